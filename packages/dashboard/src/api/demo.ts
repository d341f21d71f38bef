import { createStore } from '../store.ts';

/** Whether this server is a demo, as its answers say. */
export const demo = createStore(false);
