import { availableParallelism, totalmem } from 'node:os';
import type { Config } from './config.ts';
import { OperatorError } from './domain/operator-error.ts';
import { allocateSharedMemory } from './threads/shared-memory.ts';
import { fittingThreads } from './fitting-threads.ts';
import type { Machine } from './fitting-threads.ts';
import { releaseMemoryAtRest } from './process/release-memory.ts';
import { startServingThreads } from './serving-threads.ts';
import type { ServingThreads } from './serving-threads.ts';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import type { FirstStart } from './bootstrap.ts';
import { ownerLink } from './owner-link.ts';
import { storeFileOf } from './store/files/data-directory.ts';
import { DirectoryInUseError } from './store/files/directory-lock.ts';
import { findStoreFailure } from './store/failure.ts';
import type { StoreFailure } from './store/failure.ts';
import { waitForStore } from './store/wait-for-store.ts';

/** A second signal, or this long after the first, ends the process whatever is under way. */
const SHUTDOWN_MS_MAX = 20_000;

/** How long a start waits for PostgreSQL. */
const DATABASE_MS_MAX = 30_000;

/** Where the server prints its start messages. */
export interface Console {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs the server until SIGINT or SIGTERM, then drains.
 * @param onListening called once with the URL of the server
 * @returns the exit code
 */
export async function serve(
  config: Config,
  console: Console,
  onListening: (url: string) => void = () => undefined,
): Promise<number> {
  const stopped = Promise.withResolvers<void>();
  const starting = new AbortController();
  const stop = (): void => {
    starting.abort();
    stopped.resolve();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let app: App | undefined;
  let serving: ServingThreads | undefined;
  /** A process that lost a thread ends, so that its supervisor starts a complete one. */
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
    console.out(`listening on ${address}${threads > 1 ? `\n${threads} threads serve requests` : ''}`);
    const url = config.publicUrl ?? address;
    if (app.firstStart !== undefined) greet(url, app.firstStart, config, console);
    else console.out(`API documentation: ${url}/docs`);
    onListening(url);
  } catch (error) {
    console.error(startProblem(error, config));
    await app?.close().catch(() => undefined);
    return 1;
  }
  const stopReleasing = releaseMemoryAtRest();
  await stopped.promise;
  stopReleasing();
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

/** Printed once: the secrets are stored nowhere in clear text. */
function greet(url: string, { token, sdkKey, ownerCode }: FirstStart, config: Config, { out }: Console): void {
  const shown = (secret: string, given: string | undefined): string =>
    given === undefined ? secret : '(as you set it)';
  out('');
  out(`Open this link     ${ownerLink(url, ownerCode)}`);
  out('It makes you the owner, works once, and ends after a day; "upriver owner-link" makes a new one.');
  out('');
  out(`API documentation  ${url}/docs`);
  out(`Admin API token    ${shown(token, config.bootstrapToken)}`);
  out(`SDK key            ${shown(sdkKey, config.bootstrapSdkKey)}`);
  out('Store both: they are not shown again. Try these commands:');
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
    return `upriver: port ${config.port} on ${config.host} is in use; stop the other process, or set UPRIVER_PORT to another port.`;
  if (code === 'EACCES')
    return `upriver: no permission to listen on port ${config.port} or to write to ${config.dataDirectory}.`;
  if (error instanceof OperatorError) return `upriver: ${error.message}`;
  if (error instanceof DirectoryInUseError)
    return `upriver: ${error.message}. Stop the other server, or set UPRIVER_DATA to another directory; several servers can share PostgreSQL, but not SQLite.`;
  const failure = findStoreFailure(error);
  if (failure !== undefined) return `upriver: ${describeStore(failure, error, config)}`;
  return `upriver: cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Describes a failure of the store and what to do. The message does not show the URL, which can contain a password. */
function describeStore(failure: StoreFailure, error: unknown, { databaseUrl, dataDirectory }: Config): string {
  const store = databaseUrl === undefined ? storeFileOf(dataDirectory) : 'the database of UPRIVER_DATABASE_URL';
  const said = error instanceof Error ? error.message : String(error);
  return {
    full: `no space is left on the disk of ${store}. Free some space and start again; no stored data is lost.`,
    read_only: `${store} is read-only. Make the file and its directory writable for this user, or set UPRIVER_DATA to another directory.`,
    busy: `another process has locked ${store}. Stop it and start again.`,
    damaged: `${store} is damaged (${said}). It was not changed. docs/operations.md describes how to recover its data or restore a backup.`,
    disk_failing: `the disk of ${store} fails (${said}). Copy the files of the store to another disk first, then read the system log (dmesg).`,
    unreachable:
      databaseUrl === undefined
        ? `${store} cannot be opened (${said}). Check that it exists and that this user can read and write it and its directory.`
        : `${store} does not answer (${said}). Check that it is running, that host and port are correct, and that this machine is allowed to connect.`,
  }[failure];
}
