import type { AlertItem, MessageKind } from '@upriver/contract';
import type { AlertMessage, StoredRule, Subject } from '../domain/alert.ts';
import { worstSeverity } from './match-rule.ts';

const NAMED_MAX = 3;
const MINUTE_MS = 60_000;
/** Titles. `(97 %)` says how sure it is; only the sentence below says `It is`, and only with high confidence. */
const WORDS: Readonly<Record<string, (item: AlertItem) => string>> = {
  them: ({ service, probability }) => `Calls to ${service.name} are impaired, by them${percent(probability)}`,
  us: ({ service, probability }) => `Calls to ${service.name} are impaired, by us${percent(probability)}`,
  undecided: ({ service }) => `Calls to ${service.name} are impaired, not yet clear by whom`,
  not_affecting_you: ({ service }) => `${service.name} reports a problem that does not affect your calls`,
  cannot_say: ({ service }) => `${service.name}: too few calls to judge`,
  healthy: ({ service }) => `${service.name}: calls are as usual`,
  incident: ({ service, incidents }) => `${service.name}: ${incidents[0]?.title ?? 'incident'}`,
  page_unreadable: ({ service }) => `The status page of ${service.name} cannot be read`,
  maintenance: ({ service, incidents }) => `Maintenance of ${service.name}: ${incidents[0]?.title ?? ''}`,
  degraded: ({ service }) => `${service.name} reports degraded performance`,
  partial_outage: ({ service }) => `${service.name} reports a partial outage`,
  major_outage: ({ service }) => `${service.name} reports a major outage`,
};

export interface MessageInputs {
  readonly kind: MessageKind;
  readonly subject: Pick<Subject, 'id' | 'openedAt' | 'acknowledgedBy' | 'acknowledgedAt'>;
  /** What is wrong; at the end, what was wrong. */
  readonly items: readonly AlertItem[];
  readonly rules: readonly Pick<StoredRule, 'id' | 'name' | 'hash'>[];
  /** At the end: about how many calls failed that usually do not; null when nobody knows. */
  readonly callsLost: number | null;
  readonly publicUrl: string | null;
  /** At the end: why nothing more is told. */
  readonly end: MessageEnd;
  /** When it ended; the time of the message, unless its end had to stand first. */
  readonly endedAt: number;
  /** How often it was there, with this time. */
  readonly times: number;
  /** Of what came back: whether it has stood for long since. */
  readonly isLasting: boolean;
}

/**
 * Why nothing more is told: it is over; calls are no longer made, so nobody knows how they would fare; somebody set the status by hand;
 * or the trouble goes on, and no rule matches it any more.
 */
export type MessageEnd =
  | { readonly kind: 'over' | 'stopped' }
  | { readonly kind: 'overridden'; readonly how: string }
  | { readonly kind: 'unmatched'; readonly remaining: readonly AlertItem[] };

/** A message as every channel can show it. */
export function composeMessage(inputs: MessageInputs, now: number): AlertMessage {
  const { kind, subject, items, rules, publicUrl } = inputs;
  return {
    kind,
    alertId: subject.id,
    title: titleOf(inputs),
    severity: worstSeverity(items),
    openedAt: beginningOf(items) ?? subject.openedAt,
    at: now,
    items,
    isAcknowledged: kind !== 'closed' && subject.acknowledgedAt !== null,
    isOver: kind === 'closed' && inputs.end.kind === 'over',
    notes: notesOf(inputs, now),
    rules: [...new Map(rules.map(({ id, name, hash }) => [id, { id, name, hash }])).values()],
    url: publicUrl === null ? null : `${publicUrl}${placeOf(items)}`,
  };
}

/** Where the page shows this: the service, or the overview for several. */
function placeOf(items: readonly AlertItem[]): string {
  const [first, ...others] = new Set(items.map(({ service }) => service.slug));
  return first === undefined || others.length > 0 ? '/' : `/services/${encodeURIComponent(first)}`;
}

/** What was told, as a text that is another when a person would act differently: what is wrong, who is at fault, what the page says. */
export function fingerprint(
  items: readonly AlertItem[],
  { incidents: by }: { readonly incidents: 'each' | 'by impact' } = { incidents: 'each' },
): string {
  return JSON.stringify(
    items
      .map(({ service, word, cause, page, incidents }) => [
        service.id,
        word,
        cause,
        page === 'unknown' ? null : page,
        [...new Set(incidents.map(({ id, impact }) => (by === 'each' ? `${id} ${impact}` : impact)))].sort(),
      ])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  );
}

/** `45 s`, `23 min`, `2 h 5 min`, `3 d 4 h`. */
function spokenDuration(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.round(ms / 1000))} s`;
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const END_TITLES = {
  over: 'Over',
  stopped: 'No calls any more',
  overridden: 'Set to operational by hand',
  unmatched: 'Not over, but no rule matches',
} as const;

function titleOf(inputs: MessageInputs): string {
  const { kind, times, isLasting } = inputs;
  if (kind === 'closed' || times === 1) return plainTitle(inputs);
  return `${isLasting ? 'Again, and lasting' : 'Again'}: ${plainTitle(inputs)}`;
}

function plainTitle({ kind, items, end }: MessageInputs): string {
  const [first] = items;
  if (first === undefined) return 'Upriver';
  if (kind === 'closed') return `${END_TITLES[end.kind]}: ${vendorsOf(items)}`;
  if (items.length > 1) return `${items.length} vendors have problems at the same time: ${vendorsOf(items)}`;
  return (WORDS[first.word] ?? WORDS['incident'])?.(first) ?? first.service.name;
}

function vendorsOf(items: readonly AlertItem[]): string {
  return listNames([...new Set(items.map(({ service }) => service.name))]);
}

/** The first few names, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - NAMED_MAX;
  return rest > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} and ${rest} more` : names.join(', ');
}

function notesOf(inputs: MessageInputs, now: number): string[] {
  const { kind, subject, times, isLasting } = inputs;
  if (kind === 'closed') return endNotes(inputs, now);
  if (subject.acknowledgedAt !== null) return [`Acknowledged by ${subject.acknowledgedBy ?? 'somebody'}.`];
  if (times === 1) return [];
  const counted = `This is the ${ordinal(times)} time in ${spokenDuration(now - subject.openedAt)}`;
  return isLasting
    ? [`${counted}, and now it has lasted 20 minutes.`]
    : [`${counted}. You hear of it again if it changes or lasts 20 minutes, and when it has been gone for 20 minutes.`];
}

function endNotes({ subject, items, callsLost, end, endedAt, times }: MessageInputs, now: number): string[] {
  if (end.kind === 'stopped') return ['No calls arrived for a day. Whether they would succeed is not known.'];
  if (end.kind === 'overridden')
    return [`It counts as operational, as ${end.how}. Its page may report something else.`];
  const began = beginningOf(items) ?? subject.openedAt;
  if (end.kind === 'unmatched')
    return [
      'Nothing more is told, because no rule matches any more. What goes on:',
      ...end.remaining.map(({ sentence }) => sentence),
    ];
  if (began > now) return ['It was called off, or moved, before it began.'];
  const lasted =
    times === 1
      ? `It lasted ${spokenDuration(now - began)}.`
      : `It came and went ${times} times in ${spokenDuration(endedAt - subject.openedAt)}.`;
  return callsLost === null || callsLost < 1
    ? [lasted]
    : [`${lasted} It cost about ${callsLost.toLocaleString('en')} ${callsLost === 1 ? 'call' : 'calls'}.`];
}

function beginningOf(items: readonly AlertItem[]): number | undefined {
  const times = items.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)]));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** `2nd`, `11th`, `23rd`. */
function ordinal(count: number): string {
  const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
  // Made when it is asked for: what the engine knows of languages takes some megabytes of memory, which a server without messages does not need.
  return `${count}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`;
}

function percent(probability: number | null): string {
  return probability === null ? '' : ` (${Math.floor(probability * 100)} %)`;
}
