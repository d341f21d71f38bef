import { init } from './node.ts';
import type { Options } from './types.ts';

/**
 * For Next.js. In `instrumentation.ts`: `export { register } from '@upriver/sdk/next';` with `UPRIVER_…` variables, or a `register` of your own that
 * calls this one with options. Next.js runs it once per runtime, and the runtime picks the right build.
 */
export function register(options: Options = {}): void {
  init(options);
}
