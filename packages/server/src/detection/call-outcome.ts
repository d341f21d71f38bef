import type { Answer, Outcome, TagKind } from '@upriver/detection';
import type { ErrorClass } from '@upriver/contract';

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
    case 'unknown':
      return status === 0 ? 'connection' : 'server';
    default:
      return undefined;
  }
}

/** Tags by whose value calls are counted, see docs/attribution.md. */
export const TAG_NAMES: readonly (readonly [name: string, kind: TagKind])[] = [
  ['account', 'account'],
  ['tenant', 'account'],
  ['instance', 'instance'],
  ['credential', 'credential'],
];
/** Tags that say who answered, and whether a refusal said that the quota was spent. */
export const ANSWER_TAGS: readonly string[] = ['answered_by', 'quota'];
/** All tags that are evidence of whose fault a failure is. */
export const EVIDENCE_TAGS: readonly string[] = [...TAG_NAMES.map(([name]) => name), ...ANSWER_TAGS];

const ANSWERS: Readonly<Record<string, Answer>> = {
  'answered_by vendor': 'by_vendor',
  'answered_by proxy': 'by_proxy',
  'quota spent': 'limit_spent',
  'quota left': 'limit_left',
};

/** What one of `ANSWER_TAGS` says by its value; undefined for any other. */
export function answerOf(tag: string, value: string): Answer | undefined {
  return ANSWERS[`${tag} ${value}`];
}
