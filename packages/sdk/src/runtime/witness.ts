import { EVIDENCE, createWitness } from '../capture/evidence.ts';
import type { Evidence, Witness } from '../capture/evidence.ts';
import { createFingerprint } from '../capture/fingerprint.ts';
import { createLoopWatch } from '../capture/loop-watch.ts';
import type { Config } from './config.ts';
import type { Options } from '../types.ts';
import type { Waiting } from '../transport/drain.ts';

/** Tests put another clock in its place, by which no loop could be watched. */
const { setTimeout } = globalThis;

/** What is switched on. Throws for a name that there is not. */
export function readEvidence({ evidence }: Options): (name: Evidence) => boolean {
  if (evidence === false) return () => false;
  if (evidence === undefined) return () => true;
  const unknown = evidence.find((name) => !(EVIDENCE as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`evidence ${unknown} is unknown: use ${EVIDENCE.join(', ')}, or false`);
  return (name) => evidence.includes(name);
}

/** The tag `instance`, unless it is switched off. */
export function instanceTag(
  { instance }: Options,
  isOn: (name: Evidence) => boolean,
  findName: () => string | undefined,
): { instance: string } | undefined {
  const name = isOn('instance') ? (instance ?? findName()) : undefined;
  return name ? { instance: name } : undefined;
}

/** The name of this host, which a container has in its environment. Deno throws where a program may not read it. */
export function hostName(): string | undefined {
  try {
    return process.env['HOSTNAME'] ?? process.getBuiltinModule?.('node:os').hostname();
  } catch {
    return undefined;
  }
}

/** The witness of runtimes with timers and modules: Node, Bun and Deno. */
export function serverWitness(
  isOn: (name: Evidence) => boolean,
  { elapsed }: Pick<Waiting, 'elapsed'>,
): (config: Config) => Witness {
  return ({ sdkKey }) =>
    createWitness(
      isOn,
      createFingerprint(sdkKey, () => process.getBuiltinModule?.('node:crypto')),
      isOn('waited') ? createLoopWatch(elapsed, (act, ms) => setTimeout(act, ms).unref()) : undefined,
    );
}
