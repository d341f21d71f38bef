export type * from './vendor.ts';
