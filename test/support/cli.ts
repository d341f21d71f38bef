import { run } from '../../packages/cli/src/run.ts';
import { createTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import type { TestStore } from './stores.ts';

/** What a command printed, and its exit code. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command in this process. */
export async function runCli(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Printed> {
  const said = { out: '', error: '' };
  const code = await run(argv, environment, {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
  });
  return { code, ...said };
}

/** A server on a free port whose clock shows the real time, and the command line with its URL and admin token. */
export async function startCli(settings: Readonly<Record<string, string>> = {}, store?: TestStore) {
  const database = store === undefined ? {} : { database: await store.open() };
  const api: TestApp = await createTestApp({ UPRIVER_POLL: 'off', ...settings }, database);
  api.clock.set(Date.now());
  const url = await api.app.listen();
  return {
    api,
    url,
    ask: (...argv: string[]) => runCli(argv, { UPRIVER_URL: url, UPRIVER_TOKEN: api.token }),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}
