import type { Answer, Outcome, TagKind } from '@upriver/detection';
import type { ErrorClass } from '@upriver/contract';
import type { Tags } from '../domain/event.ts';

/** How a call went, as whose fault it is is weighed by; undefined for one that went well. */
export function outcomeOf(errorClass: ErrorClass | '', status: number): Outcome | undefined {
  switch (errorClass) {
    case 'server_error':
      return status >= 502 && status <= 504 ? 'gateway' : 'server';
    case 'protocol':
      return 'server';
    case 'timeout':
      return 'timeout';
    case 'dns':
      return 'dns';
    case 'connection_refused':
    case 'connection_reset':
    case 'network':
    case 'tls':
    case 'incomplete_response':
      return 'connection';
    case 'rate_limited':
    case 'auth':
      return errorClass;
    case 'client_error':
      return 'client';
    default:
      return undefined;
  }
}

/** Tags of an event that are read as evidence of whose fault it is, see docs/attribution.md. */
const TAG_NAMES: readonly (readonly [name: string, kind: TagKind])[] = [
  ['account', 'account'],
  ['tenant', 'account'],
  ['instance', 'instance'],
  ['credential', 'credential'],
];
const ANSWERED_BY = 'answered_by';
const QUOTA = 'quota';
/** All of them. */
export const EVIDENCE_TAGS: readonly string[] = [...TAG_NAMES.map(([name]) => name), ANSWERED_BY, QUOTA];

const ANSWERS: Readonly<Record<string, Answer>> = {
  'answered_by vendor': 'by_vendor',
  'answered_by proxy': 'by_proxy',
  'quota spent': 'limit_spent',
  'quota left': 'limit_left',
};

/** Values of an event's tags by what they tell apart. */
export function tagKindsOf(tags: Tags): readonly (readonly [kind: TagKind, value: string])[] {
  return TAG_NAMES.flatMap(([name, kind]) => {
    const value = tags[name];
    return value === undefined || value === '' ? [] : [[kind, String(value)] as const];
  });
}

/** Who answered, and whether a refusal said that the quota was spent, as far as an event's tags say. */
export function answersOf(tags: Tags): readonly Answer[] {
  return [ANSWERED_BY, QUOTA].flatMap((name) => ANSWERS[`${name} ${String(tags[name])}`] ?? []);
}
