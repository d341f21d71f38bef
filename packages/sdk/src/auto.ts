import { init } from './node.ts';

/** `node --import @upriver/sdk/auto app.js`: everything comes from `UPRIVER_…` variables. */
init();
