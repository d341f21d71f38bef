import type { DropReason, EventsAnswer } from '@upriver/contract';

/** Calls that were not stored, and why. */
export interface Rejections {
  count: number;
  readonly reasons: Set<DropReason>;
  readonly hosts: Set<string>;
  readonly problems: Set<string>;
  readonly notes: string[];
}

/** Hosts and problems that a message names. */
const NAMED_MAX = 10;

export function createRejections(): Rejections {
  return { count: 0, reasons: new Set(), hosts: new Set(), problems: new Set(), notes: [] };
}

/** Adds what an answer says was dropped. */
export function addAnswer(rejections: Rejections, answer: EventsAnswer): void {
  rejections.count += answer.dropped;
  for (const reason of answer.dropReasons ?? []) rejections.reasons.add(reason);
  for (const host of answer.unknownServices ?? []) rejections.hosts.add(host);
  for (const { message } of answer.errors ?? []) rejections.problems.add(message);
}

/** Adds a batch without a single valid event. */
export function addInvalid(rejections: Rejections, count: number, details: readonly unknown[] = []): void {
  rejections.count += count;
  rejections.reasons.add('invalid_event');
  for (const detail of details) {
    const { message } = Object(detail) as { message?: unknown };
    if (typeof message === 'string') rejections.problems.add(message);
  }
}

/** One line for the log of an exporter; empty when nothing was rejected. `unit` is what the sender calls a call. */
export function describeRejections({ count, reasons, hosts, problems, notes }: Rejections, unit: string): string {
  if (count === 0) return '';
  const listed = [...reasons].sort().map((reason) => {
    const names = [...(reason === 'unknown_service' ? hosts : reason === 'invalid_event' ? problems : [])];
    return names.length === 0 ? reason : `${reason} (${names.slice(0, NAMED_MAX).join(', ')})`;
  });
  const subject = count === 1 ? `1 ${unit} was` : `${count} ${unit}s were`;
  return `${subject} not stored: ${[...listed, ...notes].join('; ')}`;
}
