// Preloaded before the tests: properties draw their values from one seed, so that a run is the same each time.
import * as fc from 'fast-check';
import './cheap-keys.ts';
import './compile-cache.ts';
import './promise-tracking.ts';

const FIXED_SEED = 20_261_122;

const wanted = process.env.PROPERTY_SEED ?? String(FIXED_SEED);
const seed = wanted === 'random' ? Date.now() % 2 ** 31 : Number(wanted);
if (!Number.isSafeInteger(seed)) throw new Error(`PROPERTY_SEED is "${wanted}"; it must be an integer or "random".`);

fc.configureGlobal({ seed });
