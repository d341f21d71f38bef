// What is said of the calls of one series, in parts of sentences.
import type { SeriesVerdict } from '@upriver/contract';
import { leadingImpairment } from './signal-share.ts';
import { moment, percent } from './words.ts';

/** What calls meet, by what is impaired first of all. */
export function deed(series: SeriesVerdict): { readonly is: string; readonly are: string } {
  switch (leadingImpairment(series)?.signal) {
    case 'slow':
    case 'very_slow':
      return { is: 'is slow', are: 'are slow' };
    case 'rate_limited':
      return { is: 'limits calls', are: 'limit calls' };
    case 'auth':
      return { is: 'refuses keys', are: 'refuse keys' };
    case 'client_error':
      return { is: 'refuses calls', are: 'refuse calls' };
    case 'waiting':
      return { is: 'is reached late', are: 'are reached late' };
    default:
      return { is: 'is failing', are: 'are failing' };
  }
}

/** Which of ours breaks the calls: "checkout 42 breaks calls to Stripe". */
export function ourDeed({ cause, project, region, evidence }: SeriesVerdict, vendors: string, number: number): string {
  const subject = cause?.subject;
  const where = subject?.region ?? region ?? project.name;
  switch (cause?.cause) {
    case 'deployment':
      return `${deploymentOf(project.name, subject?.deployment ?? cause.change?.name ?? 'as deployed')} breaks calls to ${vendors}`;
    case 'credentials':
      return `the key of ${project.name} is refused by ${vendors}`;
    case 'network':
      return evidence.causes?.failing.outcomes[0]?.outcome === 'dns'
        ? `names don’t resolve in ${where}`
        : `the network of ${where} breaks calls to ${number === 1 ? vendors : 'vendors'}`;
    case 'feature':
      return `${subject?.feature ?? 'one feature'} of ${project.name} breaks calls to ${vendors}`;
    case 'input':
      return `${project.name} sends ${vendors} what it refuses`;
    case 'project':
      if (cause.kind === 'pool') return `${project.name} has no free connection for calls to ${vendors}`;
      if (cause.kind === 'event_loop') return `${project.name} stands still and calls ${vendors} late`;
      return `${project.name} breaks calls to ${vendors}`;
    default:
      return `${project.name} breaks calls to ${vendors}`;
  }
}

/** "checkout 42"; a deployment whose name says the project is not told twice. */
function deploymentOf(project: string, deployment: string): string {
  const isNamed = deployment.startsWith(project) && !/^[\p{L}\p{N}]/u.test(deployment.slice(project.length));
  return isNamed ? deployment : `${project} ${deployment}`;
}

const DOES = {
  failures: 'fail',
  slow: 'are slow',
  very_slow: 'are very slow',
  waiting: 'wait for limits of ours',
  rate_limited: 'are rate limited',
  auth: 'are refused for their key',
  client_error: 'are refused',
} as const;

/** "31 % of calls fail, usually 0.2 %."; the share of now is of calls that are bad in any of the ways that rose. */
export function shareOf({ evidence: { calls }, shareNow }: SeriesVerdict): string {
  const risen = calls.impairments.map(({ signal }) => signal);
  const [first = 'failures'] = risen;
  const counted = shareNow === null || risen.length === 0 ? [first] : risen;
  const share = shareNow ?? calls.rates?.[first];
  if (share === undefined) return '';
  const does = counted.filter((signal) => signal !== 'very_slow' || !counted.includes('slow'));
  const usual = counted.reduce((sum, signal) => sum + (calls.usualRates?.[signal] ?? 0), 0);
  const words = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    [...new Set(does)].map((signal) => DOES[signal]),
  );
  return `${percent(share)} of calls ${words}${calls.usualRates === null ? '' : `, usually ${percent(usual)}`}.`;
}

/** "Their page says operational." */
export function pageSays({ evidence: { page }, page: agrees }: SeriesVerdict): string {
  if (page.unreadable !== null) return `Their page cannot be read: ${sentenceEnd(page.unreadable)}`;
  if (page.says === 'nothing') return '';
  if (page.says === 'operational') return 'Their page says operational.';
  return agrees === 'agrees' ? 'Their page reports it.' : 'Their page reports trouble elsewhere.';
}

/** '' unless the newest calls are as usual. */
export function recovering({ isRecovering }: SeriesVerdict): string {
  return isRecovering ? 'Recovering: the newest calls are as usual.' : '';
}

/** When it began: "03:04". */
export function onset({ since }: SeriesVerdict, now: number, zone: string): string {
  return since === null ? 'just now' : moment(Date.parse(since), now, zone);
}

/** A reason of the server may or may not be a whole sentence. */
export function sentenceEnd(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
