export { init } from './node.ts';
export type * from './types.ts';
