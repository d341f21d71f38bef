import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Runtime } from './runtimes.ts';

export interface Finished {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  /** From start to end of the process. */
  tookMs: number;
}

export interface RunOptions {
  args?: string[];
  env?: Record<string, string>;
  /** Arguments before the program: `--import @upriver/sdk/auto`. */
  before?: string[];
  /** Sees the output as it comes. */
  onStdout?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

const TIME_MAX_MS = 30_000;

/** Runs one of test/programs in a process of its own. It finds the package by its name, as an application would. */
export function runProgram(runtime: Runtime, program: string, options: RunOptions = {}): Promise<Finished> {
  const path = fileURLToPath(new URL(`programs/${program}`, import.meta.url));
  const startedAt = performance.now();
  const child = spawn(runtime.command, [...runtime.args, ...(options.before ?? []), path, ...(options.args ?? [])], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...runtime.env, ...options.env },
    cwd: fileURLToPath(new URL('programs/', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_MAX_MS,
    killSignal: 'SIGKILL',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    options.onStdout?.(text, (signal) => child.kill(signal));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code, signal, stdout, stderr, tookMs: performance.now() - startedAt });
    });
  });
}
