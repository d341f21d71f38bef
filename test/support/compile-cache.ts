// Preloaded before the tests: Node keeps what it made of the sources for the next process, which then starts in half the time, and so
// do its threads and the programs that it starts with its own environment.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('../../node_modules/.cache/upriver', import.meta.url));
process.env['NODE_COMPILE_CACHE'] ??= directory;
enableCompileCache(directory);
