// What the verdict card of a service says, and which hypotheses it weighs.
import type { SeriesVerdict, ServiceVerdicts, Status } from '@upriver/contract';
import { pageSays, shareOf } from './series-words.ts';
import { inZone, moment, percent, plural, span } from './words.ts';

export interface Hypothesis {
  readonly name: string;
  readonly side: 'them' | 'us' | 'none';
  readonly probability: number;
}

/** A sentence that the verdict rests on, and when that was true. */
export interface Fact {
  readonly icon: 'calls' | 'page' | 'people' | 'server' | 'deploy';
  readonly text: string;
  readonly at: string | null;
}

export interface VerdictCardText {
  /** "It’s them." */
  readonly lead: string;
  readonly sentence: string;
  readonly more: string;
  readonly hypotheses: readonly Hypothesis[];
  readonly facts: readonly Fact[];
  readonly wouldChange: readonly string[];
}

const LEADS = {
  them: 'It’s them.',
  us: 'It’s us.',
  undecided: 'Undecided.',
  not_affecting_you: 'Not affecting you.',
  healthy: 'Healthy.',
  cannot_say: 'Can’t say.',
} as const;
const HYPOTHESES_MAX = 6;

/** Which series a service is judged by: that whose verdict is the whole's, of several the one with most calls. */
export function leadingSeries({ verdict, series }: ServiceVerdicts): SeriesVerdict | undefined {
  const calls = (one: SeriesVerdict): number => one.evidence.calls.window?.calls ?? -1;
  return series.filter((one) => one.verdict === verdict).sort((a, b) => calls(b) - calls(a))[0];
}

/** What the page says as far as anybody has confirmed it lately. */
export function saidNow({ series }: ServiceVerdicts): Status {
  const page = series[0]?.evidence.page;
  return page === undefined || page.says === 'nothing' ? 'unknown' : page.status;
}

/** When the page was last read, where that is so long ago that what it said then says nothing about now. */
export function lastReadBefore({ series }: ServiceVerdicts): string | undefined {
  const page = series[0]?.evidence.page;
  const isOld = page?.says === 'nothing' && (page.status !== 'unknown' || page.unreadable !== null);
  return isOld ? (page.observedAt ?? undefined) : undefined;
}

export function verdictCard(verdicts: ServiceVerdicts, now: number, zone: string): VerdictCardText {
  const series = leadingSeries(verdicts);
  if (series === undefined)
    return {
      lead: LEADS.cannot_say,
      sentence: inZone(verdicts.sentence, now, zone),
      more: '',
      hypotheses: [],
      facts: [],
      wouldChange: [],
    };
  return {
    lead: LEADS[verdicts.verdict],
    sentence: sentenceOf(series, now, zone),
    more: inZone(moreOf(verdicts, series), now, zone),
    hypotheses: listHypotheses(series).map((one) => ({ ...one, name: inZone(one.name, now, zone) })),
    facts: factsOf(verdicts, series),
    wouldChange: series.wouldChange.map((one) => inZone(capital(one), now, zone)),
  };
}

/** Causes that read alike, as kinds of one deployment do, are one hypothesis. */
function listHypotheses({ evidence }: SeriesVerdict): Hypothesis[] {
  const causes = Map.groupBy(evidence.causes?.causes ?? [], ({ phrase, side }) => `${side} ${phrase}`);
  return [...causes.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const probability = others.reduce((sum, one) => sum + one.probability, first.probability);
      return { name: capital(first.phrase), side: first.side, probability };
    })
    .sort((a, b) => b.probability - a.probability)
    .slice(0, HYPOTHESES_MAX);
}

function sentenceOf(series: SeriesVerdict, now: number, zone: string): string {
  const { evidence, since } = series;
  if (series.verdict === 'healthy') return wellOf(series, now, zone);
  if (evidence.calls.says !== 'impaired') return withoutName(inZone(series.sentence, now, zone));
  const began = since === null ? '' : `Since ${moment(Date.parse(since), now, zone)} `;
  return `${began}${shareOf(series)} ${pageSays(series)}`.trim();
}

/** "Your calls are as usual again since 10:42: 0.2 % fail. Their page says operational." */
function wellOf(series: SeriesVerdict, now: number, zone: string): string {
  const { calls, recoveredAt } = series.evidence;
  const again = recoveredAt === null ? '' : ` again since ${moment(Date.parse(recoveredAt), now, zone)}`;
  // The window reaches back into what has ended.
  const share = calls.rates === null || recoveredAt !== null ? '' : `; ${percent(calls.rates.failures)} fail`;
  return `Your calls are as usual${again}${share}. ${pageSays(series)}`.trim();
}

/** Sentences for a chat begin with the vendor, which is the title here. */
function withoutName(sentence: string): string {
  return capital(sentence.replace(/^[^:]{1,80}: /, ''));
}

function moreOf({ series }: ServiceVerdicts, leading: SeriesVerdict): string {
  const impaired = series.filter(({ evidence }) => evidence.calls.says === 'impaired');
  if (impaired.length === 0) return '';
  const endpoints = leading.evidence.causes?.failing.endpoints ?? [];
  const projects = new Set(impaired.map(({ project }) => project.id)).size;
  const regions = new Set(impaired.flatMap(({ region }) => region ?? [])).size;
  return [
    endpoints.length === 0 ? '' : `Mostly ${endpoints.slice(0, 2).join(' and ')}.`,
    `${plural(projects, 'project')}${regions === 0 ? '' : ` in ${plural(regions, 'region')}`} feel it.`.replace(
      /^1 project feel/,
      '1 project feels',
    ),
    ...leading.doubts.map((doubt) => `${capital(doubt)}.`.replace(/\.\.$/, '.')),
    leading.isRecovering ? 'Recovering: the newest calls are as usual.' : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function factsOf({ series }: ServiceVerdicts, { evidence }: SeriesVerdict): Fact[] {
  const { calls, page } = evidence;
  const projects = new Set(series.map(({ project }) => project.id)).size;
  const facts: Fact[] = [];
  if (calls.window === null || calls.window.calls === 0)
    facts.push({ icon: 'calls', text: 'No calls of yours were measured lately', at: null });
  else {
    const length = span(Date.parse(calls.window.to) - Date.parse(calls.window.from));
    const text = `${plural(calls.window.calls, 'call')} in ${length}, of ${plural(projects, 'project')}`;
    facts.push({ icon: 'calls', text, at: calls.window.to });
  }
  if (page.unreadable !== null)
    facts.push({ icon: 'page', text: `Page unreadable: ${page.unreadable.replace(/\.$/, '')}`, at: page.observedAt });
  else if (page.observedAt === null) facts.push({ icon: 'page', text: 'No status page was read', at: null });
  else {
    const number = page.incidentIds.length;
    // A page that says operational may list planned work.
    const incidents =
      number === 0 ? ', no incident open' : page.status === 'operational' ? '' : `, ${plural(number, 'incident')}`;
    facts.push({
      icon: 'page',
      text: `Page read: ${page.status.replace('_', ' ')}${incidents}`,
      at: page.observedAt,
    });
  }
  if (calls.usualFromCalls > 0)
    facts.push({
      icon: 'server',
      text: `What is usual was learned from ${plural(calls.usualFromCalls, 'call')}`,
      at: null,
    });
  return facts;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
