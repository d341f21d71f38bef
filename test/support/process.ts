import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.mjs', import.meta.url));
const START_MS_MAX = 120_000;

/** The real command in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Everything it has said so far, on both outputs. */
  readonly output: () => string;
  readonly child: ChildProcess;
  /** Sends a signal and resolves to the exit code (null when a signal ended it). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export const TOKEN = `upr_api_${'journey'.repeat(4)}`;
export const SDK_KEY = `upr_sdk_${'journey'.repeat(4)}`;

/** A directory that is taken away with the test. */
export function temporaryDirectory(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'upriver-test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs `upriver` with these arguments and settings; nothing of the test's own environment but PATH. */
export function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  nodeFlags: readonly string[] = [],
  main = MAIN,
): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, main, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts `upriver serve` on a free port and waits until it listens. */
export async function startServer(
  dataDirectory: string,
  settings: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
  onOutput: (output: string) => void = () => undefined,
  main = MAIN,
): Promise<ServerProcess> {
  const defaults = {
    UPRIVER_PORT: '0',
    UPRIVER_DATA: dataDirectory,
    UPRIVER_BOOTSTRAP_TOKEN: TOKEN,
    UPRIVER_BOOTSTRAP_SDK_KEY: SDK_KEY,
    UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8',
    UPRIVER_LOG_LEVEL: 'warn',
    UPRIVER_PROBE: 'off',
    // The same on every machine.
    UPRIVER_WORKERS: '1',
  };
  const child = runCommand(['serve'], { ...defaults, ...settings }, nodeFlags, main);
  const collected = collectOutput(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => onOutput(collected.text));
  const url = await waitForLine(child, collected, /^listening on (http:\S+)$/m);
  return {
    url,
    output: () => collected.text,
    child,
    stop: (signal = 'SIGTERM') => exitOf(child, () => child.kill(signal)),
  };
}

/** Runs to the end. */
export async function finish(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const collected = collectOutput(child);
  const code = await exitOf(child, () => undefined);
  return { code, output: collected.text };
}

function exitOf(child: ChildProcess, act: () => void): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
  else child.once('close', (code) => resolve(code));
  act();
  return promise;
}

interface Collected {
  text: string;
}

function collectOutput(child: ChildProcess): Collected {
  const collected: Collected = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      collected.text += chunk.toString();
    });
  return collected;
}

function waitForLine(child: ChildProcess, collected: Collected, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Error(`did not start: ${collected.text}`));
  }, START_MS_MAX);
  const look = (): void => {
    const found = pattern.exec(collected.text)?.[1];
    if (found !== undefined) resolve(found);
  };
  child.stdout?.on('data', look);
  child.once('close', () => reject(new Error(`ended before it listened: ${collected.text}`)));
  return promise.finally(() => clearTimeout(timer));
}
