import type { Config } from './config.ts';
import { createLedger } from './ledger.ts';
import type { Platform } from './platform.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder } from './recorder.ts';
import { createSender } from './sender.ts';
import type { Sender } from './sender.ts';
import type { Client } from './types.ts';

/** The feature that calls started now belong to. */
export interface FeatureScope {
  current(): string | undefined;
  run<T>(name: string, fn: () => T): T;
}

/** What an entry point needs beside the public client. */
export interface Assembly {
  client: Client;
  recorder: Recorder;
  sender: Sender;
  /** Called once, on shutdown: takes back whatever a capture changed. */
  onShutdown(undo: () => void): void;
}

const FLUSH_DEFAULT_MS = 5000;
const SHUTDOWN_DEFAULT_MS = 2000;

/** Puts the parts of one client together. Nothing is observed before a capture is attached to the recorder. */
export function assemble(config: Config, platform: Platform, scope: FeatureScope): Assembly {
  const ledger = createLedger();
  const log = config.debug ? (text: string) => console.debug(`[upriver] ${text}`) : () => undefined;
  const sender = createSender(config, platform, ledger, log);
  const recorder = createRecorder({
    config,
    platform,
    ledger,
    rate: sender.rate,
    isStopped: () => sender.isStopped,
    feature: scope.current,
    enqueue: sender.enqueue,
  });
  const undos: (() => void)[] = [];
  const client: Client = {
    flush: async (timeoutMs = FLUSH_DEFAULT_MS) => {
      const done = sender.drain(timeoutMs, true);
      platform.keepAlive?.(done);
      return done;
    },
    shutdown: async (timeoutMs = SHUTDOWN_DEFAULT_MS) => {
      for (const undo of undos.splice(0)) undo();
      const isDone = await client.flush(timeoutMs);
      sender.stop('shutdown');
      return isDone;
    },
    withFeature: (name, fn) => scope.run(name, fn),
    stats: () => ({
      ...ledger,
      lost: { ...ledger.lost },
      queued: sender.queued,
      sampleRate: sender.sampleRate,
      flushIntervalMs: sender.flushIntervalMs,
      isStopped: sender.isStopped,
    }),
  };
  return { client, recorder, sender, onShutdown: (undo) => void undos.push(undo) };
}

/** A client that does nothing: switched off, or set up wrongly. */
export function inertClient(): Client {
  return {
    flush: async () => true,
    shutdown: async () => true,
    withFeature: (_name, fn) => fn(),
    stats: () => ({
      ...createLedger(),
      queued: 0,
      sampleRate: 0,
      flushIntervalMs: 0,
      isStopped: true,
    }),
  };
}
