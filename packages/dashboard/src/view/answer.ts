// Which sentence answers "is it us or them?": the worst by us, them, undecided, weighed by calls lost a minute; never well when unknown.
import type { Overview, SeriesVerdict, Verdict } from '@upriver/contract';
import { wouldDecide } from './deciders.ts';
import { deed, onset, ourDeed, pageSays, recovering, sentenceEnd, shareOf } from './series-words.ts';
import { clock, inZone, list, moment, plural, probability, span } from './words.ts';

/** The answer as the page, the wall and a chat show it. */
export interface Answer {
  readonly verdict: Verdict;
  /** No tint: nothing needs anybody. */
  readonly isQuiet: boolean;
  /** It was so, and what it is now is not known. */
  readonly isOld: boolean;
  /** The side, before the sentence: "It’s them:". */
  readonly lead: string | undefined;
  readonly headline: string;
  readonly why: string;
  /** "99 % sure". */
  readonly sure: string | undefined;
  /** What else is worth knowing, without the ages. */
  readonly meta: readonly string[];
  /** Slug of the service whose evidence is behind it. */
  readonly service: string | undefined;
  /** Identifiers of all services that it says something of. */
  readonly about: readonly string[];
}

export interface AnswerContext {
  readonly now: number;
  /** Time zone of the reader. */
  readonly zone: string;
  /** When the connection to the server was lost; absent while it lives. */
  readonly lostAt?: number | undefined;
  /** What the reader has filtered by, in words: "checkout in eu-west-1". */
  readonly filter?: string | undefined;
}

type Trouble = Overview['trouble'][number];

const MINUTE_MS = 60_000;
/** Calls are told to have stopped when none has come for so long. */
const CALLS_OLD_MS = 5 * MINUTE_MS;
const PAGES_OLD_MS = 15 * MINUTE_MS;
const NAMED_MAX = 2;

export function answer(overview: Overview, context: AnswerContext): Answer {
  const made = present(overview, context);
  const say = (text: string): string => inZone(text, context.now, context.zone);
  const now = { ...made, headline: say(made.headline), why: say(made.why) };
  return context.lostAt === undefined ? now : past(now, context.lostAt, context.zone);
}

function present(overview: Overview, context: AnswerContext): Answer {
  const { trouble, services } = overview;
  const of = (verdict: Verdict): Trouble[] => trouble.filter((one) => worst(one)?.verdict === verdict);
  const [us, them, undecided, unfelt] = [of('us'), of('them'), of('undecided'), of('not_affecting_you')];
  if (services.length === 0) return nothingHere(overview, context);
  if (us.length > 0 && them.length > 0) return both(us, them, overview);
  if (us.length > 0) return itIsUs(us, overview, context);
  if (them.length > 0) return itIsThem(them, overview, context);
  if (undecided.length > 0) return open(undecided, overview, context);
  return calmOrUnknown(overview, context, unfelt);
}

/** Nobody is impaired: well only where calls say so. */
function calmOrUnknown(overview: Overview, context: AnswerContext, unfelt: readonly Trouble[]): Answer {
  const { counts, callsAt, pagesReadAt, services } = overview;
  const callsAge = callsAt === null ? undefined : context.now - Date.parse(callsAt);
  const pagesAge = pagesReadAt === null ? undefined : context.now - Date.parse(pagesReadAt);
  if (callsAge === undefined && counts.healthy === 0) return noCallsYet(overview, unfelt);
  if (callsAge !== undefined && callsAge > CALLS_OLD_MS && counts.healthy === 0)
    return {
      ...UNKNOWN,
      lead: 'Can’t say:',
      headline: `no calls have come for ${span(callsAge)}.`,
      why: `The last came at ${moment(context.now - callsAge, context.now, context.zone)}. ${pagesSay(services)}`,
    };
  const lost = overview.trouble.filter((one) => worst(one)?.verdict === 'cannot_say');
  const arePagesOld =
    services.some(({ statusPageUrl }) => statusPageUrl !== null) && (pagesAge ?? Infinity) > PAGES_OLD_MS;
  if (lost.length > 0 || arePagesOld)
    return partlyUnknown(overview, arePagesOld ? (pagesAge ?? Infinity) : undefined, lost);
  if (unfelt.length > 0) return notAffecting(unfelt, overview);
  if (counts.healthy === 0)
    return { ...UNKNOWN, lead: 'Can’t say yet:', headline: 'the calls are too few to tell.', why: pagesSay(services) };
  return {
    ...CALM,
    verdict: 'healthy',
    headline: 'All well. Nothing needs you.',
    why: `${plural(counts.healthy, 'vendor')} healthy by your calls${notTold(services)}.`,
  };
}

const UNKNOWN = {
  verdict: 'cannot_say',
  isQuiet: false,
  isOld: false,
  lead: undefined,
  why: '',
  sure: undefined,
  meta: [],
  service: undefined,
  about: [],
} as const;
const CALM = { ...UNKNOWN, isQuiet: true } as const;

function nothingHere({ setup }: Overview, { filter }: AnswerContext): Answer {
  if (filter !== undefined)
    return { ...CALM, headline: `No vendor of ${filter}.`, why: 'Clear the filter to see the others.' };
  return {
    ...CALM,
    headline: 'Nothing to say yet: no calls measured.',
    why: setup.project ? 'The first event of a program shows its vendors.' : 'A project comes first.',
  };
}

function noCallsYet({ counts, services }: Overview, unfelt: readonly Trouble[]): Answer {
  return {
    ...CALM,
    verdict: 'cannot_say',
    headline: 'Nothing to say yet: no calls measured.',
    why: `${plural(services.length, 'vendor')} known from their pages only. ${pagesSay(services)}`,
    service: unfelt[0]?.service.slug,
    meta: counts.not_affecting_you > 0 ? [`${plural(counts.not_affecting_you, 'page')} reports trouble`] : [],
  };
}

function partlyUnknown(
  { counts, services, callsAt }: Overview,
  pagesAge: number | undefined,
  lost: readonly Trouble[],
): Answer {
  const rest = counts.healthy > 0 ? ` By your calls, ${counts.healthy} are healthy.` : '';
  const unreadable = lost.map((one) => worst(one)?.evidence.page.unreadable).find((why) => typeof why === 'string');
  const reporting = lost.find((one) => worst(one)?.evidence.page.says === 'trouble');
  const pages =
    pagesAge === undefined
      ? typeof unreadable === 'string'
        ? `A page cannot be read: ${sentenceEnd(unreadable)}`
        : reporting === undefined
          ? 'Their calls have stopped.'
          : `${reporting.service.name} reports trouble, and your calls do not tell yet whether they feel it.`
      : pagesAge === Infinity
        ? 'No status page could be read yet.'
        : `No status page could be read for ${span(pagesAge)}.`;
  const number = pagesAge === undefined ? lost.length : counts.cannot_say;
  return {
    ...UNKNOWN,
    lead: 'Can’t say',
    headline: `for ${number} of ${plural(services.length, 'vendor')}.${rest}`,
    why: `${pages}${callsAt === null ? '' : callsSpeak(counts.healthy)}`,
    service: lost[0]?.service.slug,
  };
}

function callsSpeak(healthy: number): string {
  return healthy === 0
    ? ' Your calls arrive, but are too few to tell.'
    : ` Your calls arrive, and speak for ${plural(healthy, 'vendor')}.`;
}

function notAffecting(unfelt: readonly Trouble[], { counts, services }: Overview): Answer {
  const names = unfelt.map(({ service }) => service.name);
  const calls = unfelt.reduce((sum, { series }) => sum + (series[0]?.evidence.calls.window?.calls ?? 0), 0);
  return {
    ...CALM,
    verdict: 'not_affecting_you',
    lead: 'Not affecting you:',
    headline: `${named(names)} ${names.length === 1 ? 'reports' : 'report'} trouble.`,
    why: `${plural(calls, 'call')} of yours in it ${calls === 1 ? 'is' : 'are'} as usual. ${plural(counts.healthy, 'vendor')} healthy${notTold(services)}.`,
    service: unfelt[0]?.service.slug,
  };
}

function itIsThem(them: readonly Trouble[], overview: Overview, { now, zone }: AnswerContext): Answer {
  const [first, second] = them;
  const series = first && worst(first);
  if (first === undefined || series === undefined) return { ...UNKNOWN, headline: 'Can’t say.' };
  const does = deed(series);
  const lead = series.page === 'agrees' && second === undefined ? 'It’s them, and they say so:' : 'It’s them:';
  const headline =
    second === undefined
      ? `${first.service.name} ${does.is} for ${series.project.name} since ${onset(series, now, zone)}.`
      : `${named(them.map(({ service }) => service.name))} ${does.are}.`;
  return {
    ...UNKNOWN,
    verdict: 'them',
    lead,
    headline,
    why: [shareOf(series), pageSays(series), recovering(series)].filter(isText).join(' '),
    sure: series.probabilities === null ? undefined : `${probability(series.probabilities.them)} sure`,
    meta: [...alsoHits(first), othersOf(overview)].filter(isText),
    service: first.service.slug,
    about: idsOf(them),
  };
}

function itIsUs(us: readonly Trouble[], overview: Overview, { now, zone }: AnswerContext): Answer {
  const [first, second] = us;
  const series = first && worst(first);
  if (first === undefined || series === undefined) return { ...UNKNOWN, headline: 'Can’t say.' };
  const vendors = named(us.map(({ service }) => service.name));
  const cause = ourDeed(series, vendors, us.length);
  return {
    ...UNKNOWN,
    verdict: 'us',
    lead: 'It’s us:',
    headline: `${cause} since ${onset(series, now, zone)}${second !== undefined && series.cause?.cause === 'network' ? `; ${plural(us.length, 'vendor')} fail at once` : ''}.`,
    why: [
      shareOf(series),
      series.cause?.cause === 'deployment' ? 'Roll back to end it.' : pageSays(series),
      recovering(series),
    ]
      .filter(isText)
      .join(' '),
    sure: series.probabilities === null ? undefined : `${probability(series.probabilities.us)} sure`,
    meta: [...alsoHits(first), othersOf(overview)].filter(isText),
    service: first.service.slug,
    about: idsOf(us),
  };
}

function open(undecided: readonly Trouble[], overview: Overview, { now, zone }: AnswerContext): Answer {
  const [first, second] = undecided;
  const series = first && worst(first);
  if (first === undefined || series === undefined) return { ...UNKNOWN, headline: 'Can’t say.' };
  const does = deed(series);
  return {
    ...UNKNOWN,
    verdict: 'undecided',
    lead: 'Undecided:',
    headline:
      second === undefined
        ? `${first.service.name} ${does.is} for ${series.project.name} since ${onset(series, now, zone)}.`
        : `${named(undecided.map(({ service }) => service.name))} ${does.are}.`,
    why: [shareOf(series), wouldDecide(series), pageSays(series)].filter(isText).join(' '),
    meta: [...alsoHits(first), othersOf(overview)].filter(isText),
    service: first.service.slug,
    about: idsOf(undecided),
  };
}

function both(us: readonly Trouble[], them: readonly Trouble[], overview: Overview): Answer {
  const [firstOurs, firstTheirs] = [us[0], them[0]];
  const ours = firstOurs && worst(firstOurs);
  const theirs = firstTheirs && worst(firstTheirs);
  if (ours === undefined || theirs === undefined) return { ...UNKNOWN, headline: 'Can’t say.' };
  const [ourVendors, theirVendors] = [us, them].map((all) => named(all.map(({ service }) => service.name)));
  const isOneProject = ours.project.id === theirs.project.id;
  return {
    ...UNKNOWN,
    verdict: 'undecided',
    lead: 'Both:',
    headline: isOneProject
      ? `it’s us with ${ourVendors}, it’s them with ${theirVendors}.`
      : `it’s us for ${ours.project.name}, it’s them for ${theirs.project.name}.`,
    why: `Ours: ${ourDeed(ours, ourVendors ?? '', us.length)}. Theirs: ${theirVendors} ${theirDeed(theirs, them.length)}.`,
    meta: [othersOf(overview)].filter(isText),
    service: firstOurs?.service.slug,
    about: idsOf([...us, ...them]),
  };
}

function theirDeed(series: SeriesVerdict, number: number): string {
  const does = deed(series);
  return number === 1 ? does.is : does.are;
}

function idsOf(trouble: readonly Trouble[]): string[] {
  return trouble.map(({ service }) => service.id);
}

/** What was true when the connection ended, in the past tense and without a claim about now. */
function past(answer: Answer, lostAt: number, zone: string): Answer {
  const side = { them: 'them', us: 'us', undecided: 'undecided' }[answer.verdict as 'them' | 'us' | 'undecided'];
  const at = clock(lostAt, zone);
  return {
    ...answer,
    verdict: side === undefined ? 'cannot_say' : answer.verdict,
    isQuiet: true,
    isOld: true,
    sure: undefined,
    lead: side === undefined ? `At ${at}:` : `It was ${side} at ${at}:`,
    headline: answer.headline
      .replace(/ since [^.;]+(?=[.;])/, '')
      .replace(/ (?:is|are) (?=failing|slow)/, ' ')
      .replace(/ breaks calls /, ' broke calls ')
      .replace(/^Nothing needs you\.$/, 'All well.'),
    why: 'What it is now, nobody can say here.',
    meta: [],
  };
}

/** The series that decides what is said of a service: they come worst first. */
export function worst({ series }: Trouble): SeriesVerdict | undefined {
  return series[0];
}

function alsoHits(trouble: Trouble): string[] {
  const [first] = trouble.series;
  const impaired = trouble.series.filter(({ evidence }) => evidence.calls.says === 'impaired');
  const others = [...new Set(impaired.map(({ project }) => project.name))].filter(
    (name) => name !== first?.project.name,
  );
  if (others.length === 0) return [];
  return [others.length === 1 ? `Also hits ${others[0] ?? ''}` : `Also hits ${others.length} more`];
}

function othersOf({ counts, services }: Overview): string {
  const well = counts.healthy === 0 ? '' : `${plural(counts.healthy, 'vendor')} healthy`;
  return `${well}${notTold(services)}`.replace(/^, /, '');
}

/** Vendors without a verdict: those that have a page and no calls, and those that nobody can tell of just now. */
function notTold(services: Overview['services']): string {
  const unknown = services.filter(({ verdict, quiet }) => verdict === 'cannot_say' && !quiet);
  const byPage = unknown.filter(({ evidence, page }) => evidence.page && !evidence.calls && page.unreadable === null);
  const others = unknown.length - byPage.length;
  return [
    byPage.length === 0 ? '' : `, ${byPage.length} known from their page only`,
    others === 0 ? '' : `, ${others} not known just now`,
  ].join('');
}

function pagesSay(services: Overview['services']): string {
  const read = services.filter(({ page }) => page.status !== 'unknown');
  if (read.length === 0) return 'No page has been read lately.';
  const fine = read.filter(({ page }) => page.status === 'operational').length;
  return `Pages are read, and say operational for ${fine} of ${read.length}.`;
}

function named(names: readonly string[]): string {
  return names.length <= NAMED_MAX ? list(names) : plural(names.length, 'vendor');
}

function isText(text: string): boolean {
  return text !== '';
}
