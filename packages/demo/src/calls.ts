// How a vendor answers one call: the same for calls that are drawn for the past and for those that programs make.
import type { DemoCall } from './organization.ts';

/** Numbers in [0, 1). */
export type Random = () => number;

/** What goes wrong with calls to a vendor: with one part of them where an endpoint or a deployment is named. */
export interface Trouble {
  readonly vendor: string;
  readonly path?: string;
  readonly deployment?: string;
  /** Share of the calls. */
  readonly share: number;
  /** What these calls get instead of 200. */
  readonly status?: number;
  /** How many times as long they take. */
  readonly slower?: number;
}

export interface VendorAnswer {
  readonly status: number;
  readonly latencyMs: number;
}

/** Share of calls that fail on any day. */
const USUAL_FAILURES = 0.002;
/** Width of the distribution of latencies. It is wide, so that a busy machine is not mistaken for a slow vendor. */
const SPREAD = 0.7;

/** Draws the answer to one call. */
export function answerCall(
  call: Pick<DemoCall, 'vendor' | 'path' | 'medianMs'>,
  deployment: string,
  troubles: Iterable<Trouble>,
  random: Random,
): VendorAnswer {
  const usual = { status: random() < USUAL_FAILURES ? 502 : 200, latencyMs: call.medianMs * drawSpread(random) };
  const luck = random();
  for (const trouble of troubles)
    if (concerns(trouble, call, deployment) && luck < trouble.share)
      return {
        status: trouble.status ?? usual.status,
        latencyMs: Math.round(usual.latencyMs * (trouble.slower ?? 1)),
      };
  return { ...usual, latencyMs: Math.round(usual.latencyMs) };
}

/** Milliseconds until the next of so many calls a minute: they come independently of each other. */
export function drawGapMs(perMinute: number, random: Random): number {
  return (-Math.log(1 - random()) * 60_000) / perMinute;
}

function concerns(trouble: Trouble, call: Pick<DemoCall, 'vendor' | 'path'>, deployment: string): boolean {
  return (
    trouble.vendor === call.vendor &&
    (trouble.path === undefined || trouble.path === call.path) &&
    (trouble.deployment === undefined || trouble.deployment === deployment)
  );
}

/** Log-normal with median 1 (Box and Muller). */
function drawSpread(random: Random): number {
  return Math.exp(SPREAD * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
}
