import { availableParallelism, totalmem } from 'node:os';
import type { Config } from './config.ts';
import { OperatorError } from './domain/operator-error.ts';
import { allocateSharedMemory } from './threads/shared-memory.ts';
import { fittingThreads } from './fitting-threads.ts';
import type { Machine } from './fitting-threads.ts';
import { startServingThreads } from './serving-threads.ts';
import type { ServingThreads } from './serving-threads.ts';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import type { FirstStart } from './bootstrap.ts';
import { storeFileOf } from './store/data-directory.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';
import { findStoreFailure } from './store/failure.ts';
import type { StoreFailure } from './store/failure.ts';
import { waitForStore } from './store/wait-for-store.ts';

/** A second signal, or this long after the first, ends the process whatever is under way. */
const SHUTDOWN_MS_MAX = 20_000;

/** How long a start waits for PostgreSQL. */
const DATABASE_MS_MAX = 30_000;

/** Where people read what the server says at its start. */
export interface Console {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs the server until SIGINT or SIGTERM, then drains.
 * @returns the exit code
 */
export async function serve(config: Config, console: Console): Promise<number> {
  const stopped = Promise.withResolvers<void>();
  const starting = new AbortController();
  const stop = (): void => {
    starting.abort();
    stopped.resolve();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let app: App | undefined;
  let serving: ServingThreads | undefined;
  /** A part that failed is not gone on without: whoever supervises the process starts a whole one. */
  const endAtOnce = (error: unknown): void => {
    console.error(`upriver: a serving thread failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  };
  try {
    const threads = config.workers === 'auto' ? fittingThreads(thisMachine()) : config.workers;
    await waitForDatabase(config, console, starting.signal);
    const memory = allocateSharedMemory();
    app = await createApp(config, { memory, onChange: () => serving?.wake() });
    if (threads > 1) {
      serving = await startServingThreads(app, { config, memory, port: config.port, threads }, endAtOnce);
      app.keep();
    }
    const address = serving?.address ?? (await app.listen());
    console.out(`listening on ${address}${threads > 1 ? `\n${threads} threads serve` : ''}`);
    const url = config.publicUrl ?? address;
    if (app.firstStart !== undefined) greet(url, app.firstStart, config, console);
    else console.out(`API documentation: ${url}/docs`);
  } catch (error) {
    console.error(startProblem(error, config));
    await app?.close().catch(() => undefined);
    return 1;
  }
  await stopped.promise;
  process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
  const deadline = setTimeout(() => process.exit(1), SHUTDOWN_MS_MAX);
  console.error('shutting down: finishing requests and commits');
  await serving?.close();
  await app.close();
  clearTimeout(deadline);
  return 0;
}

/** PostgreSQL may be starting too. */
async function waitForDatabase({ databaseUrl }: Config, { error: say }: Console, signal: AbortSignal): Promise<void> {
  if (databaseUrl === undefined) return;
  await waitForStore(
    { dialect: 'postgres', url: databaseUrl },
    {
      forMs: DATABASE_MS_MAX,
      signal,
      onWaiting: ({ message }) =>
        say(`waiting for the database of UPRIVER_DATABASE_URL, which does not answer (${message})`),
    },
  );
}

/** A container's own bounds, where it has any. */
function thisMachine(): Machine {
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return { cores: availableParallelism(), memoryBytes, platform: process.platform };
}

/** Said once, because the secrets are nowhere else. */
function greet(url: string, { token, sdkKey }: FirstStart, config: Config, { out }: Console): void {
  const shown = (secret: string, given: string | undefined): string =>
    given === undefined ? secret : '(the one you gave)';
  out('');
  out(`API documentation  ${url}/docs`);
  out(`Admin API token    ${shown(token, config.bootstrapToken)}`);
  out(`SDK key            ${shown(sdkKey, config.bootstrapSdkKey)}`);
  out('Keep both: they are not shown again. Try:');
  out('');
  const authorization = `-H "Authorization: Bearer ${config.bootstrapToken === undefined ? token : '$UPRIVER_BOOTSTRAP_TOKEN'}"`;
  const key = config.bootstrapSdkKey === undefined ? sdkKey : '$UPRIVER_BOOTSTRAP_SDK_KEY';
  const json = '-H "Content-Type: application/json"';
  const manifest = String.raw`{\"manifests\":[{\"path\":\"package.json\",\"content\":\"{\\\"dependencies\\\":{\\\"stripe\\\":\\\"^14.0.0\\\"}}\"}]}`;
  const event = String.raw`{\"sdk_key\":\"${key}\",\"event\":{\"host\":\"api.stripe.com\",\"endpoint\":\"/v1/charges\",\"status\":200,\"latency_ms\":84,\"ts\":$(date +%s)}}`;
  out(`curl -X PUT ${url}/api/v1/projects/default/manifests ${authorization} ${json} -d "${manifest}"`);
  out(`curl -X POST ${url}/v1/events ${json} -d "${event}"`);
  out(`curl ${url}/api/v1/services ${authorization}`);
  out('');
}

function startProblem(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `upriver: port ${config.port} on ${config.host} is in use; stop what listens there, or choose another with UPRIVER_PORT.`;
  if (code === 'EACCES') return `upriver: may not listen on port ${config.port}, or write to ${config.dataDirectory}.`;
  if (error instanceof OperatorError) return `upriver: ${error.message}`;
  if (error instanceof DirectoryInUseError)
    return `upriver: ${error.message}. Stop that one, or choose another directory with UPRIVER_DATA; several servers can share PostgreSQL, not SQLite.`;
  const failure = findStoreFailure(error);
  if (failure !== undefined) return `upriver: ${describeStore(failure, error, config)}`;
  return `upriver: cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** What is wrong with the store, and what to do. A URL may hold a password, so it is not shown. */
function describeStore(failure: StoreFailure, error: unknown, { databaseUrl, dataDirectory }: Config): string {
  const store = databaseUrl === undefined ? storeFileOf(dataDirectory) : 'the database of UPRIVER_DATABASE_URL';
  const said = error instanceof Error ? error.message : String(error);
  return {
    full: `no room is left on the disk of ${store}. Make some and start again; nothing that was stored is lost.`,
    read_only: `${store} can only be read. Make the file and its directory writable for this user, or choose another with UPRIVER_DATA.`,
    busy: `another process keeps ${store} locked. Stop it and start again.`,
    damaged: `${store} is damaged (${said}). It was not touched. docs/operations.md says how to save what is in it, or to restore a copy.`,
    disk_failing: `the disk of ${store} fails (${said}). See the system's log (dmesg); copy the files of the store elsewhere before anything else.`,
    unreachable:
      databaseUrl === undefined
        ? `${store} cannot be opened (${said}). Is it there, and may this user read and write it and its directory?`
        : `${store} does not answer (${said}). Does it run, are its name and port right, and may this machine connect to it?`,
  }[failure];
}
