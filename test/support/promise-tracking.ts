// Imported before `node:test`: its runner asks Node to report every promise of the process, to know of an error that nobody caught which test it
// belongs to. A store makes millions of them, and each costs thirty times as much that way. Such an error still fails the run, under no test's name.
import asyncHooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const { createHook } = asyncHooks;
asyncHooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
syncBuiltinESMExports();
