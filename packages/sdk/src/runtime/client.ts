import { short } from './config.ts';
import type { Config } from './config.ts';
import { createLedger } from '../transport/ledger.ts';
import type { Platform } from './platform.ts';
import { createRecorder } from '../capture/recorder.ts';
import type { Recorder } from '../capture/recorder.ts';
import { createSender } from '../transport/sender.ts';
import type { Sender } from '../transport/sender.ts';
import type { Client } from '../types.ts';

/** What the application says of the calls that a function makes. */
export interface Scoped {
  feature?: string | undefined;
  tenant?: string | undefined;
}

/** What calls started now belong to. */
export interface CallScope {
  current: () => Scoped | undefined;
  /** Adds to what is there while `fn` runs. */
  run: <T>(values: Scoped, fn: () => T) => T;
}

/** What an entry point needs beside the public client. */
export interface Assembly {
  client: Client;
  recorder: Recorder;
  sender: Sender;
  /** Called once, on shutdown: takes back whatever a capture changed. */
  undos: (() => void)[];
}

const FLUSH_DEFAULT_MS = 5000;
const SHUTDOWN_DEFAULT_MS = 2000;

/** Puts the parts of one client together. Nothing is observed before a capture is attached to the recorder. */
export function assemble(config: Config, platform: Platform, scope: CallScope): Assembly {
  const ledger = createLedger();
  const sender = createSender(config, platform, ledger);
  const recorder = createRecorder(config, platform, ledger, sender, scope);
  const undos: (() => void)[] = [];
  const client: Client = {
    flush: (timeoutMs = FLUSH_DEFAULT_MS) => platform.flush(sender, timeoutMs).catch(() => false),
    shutdown: async (timeoutMs = SHUTDOWN_DEFAULT_MS) => {
      for (const undo of undos.splice(0)) undo();
      const isDone = await client.flush(timeoutMs);
      sender.stop('shutdown');
      return isDone;
    },
    withFeature: (name, fn) => scope.run({ feature: short(name) }, fn),
    withTenant: (id, fn) => scope.run({ tenant: short(id) }, fn),
    stats: () => ({ ...ledger, lost: { ...ledger.lost }, ...sender.state() }),
  };
  return { client, recorder, sender, undos };
}

/** A client that does nothing: switched off, or set up wrongly. */
export function inertClient(): Client {
  return {
    flush: async () => true,
    shutdown: async () => true,
    withFeature: (_name, fn) => fn(),
    withTenant: (_id, fn) => fn(),
    stats: () => ({ ...createLedger(), queued: 0, inFlight: 0, sampleRate: 0, flushIntervalMs: 0, isStopped: true }),
  };
}
