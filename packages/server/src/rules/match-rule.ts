import { IMPACTS, TROUBLE_STATUSES } from '@upriver/contract';
import type { AlertItem, AlertRuleDefinition, Severity } from '@upriver/contract';
import type { StoredRule } from '../domain/alert.ts';
import { toNullableTimestamp } from '../domain/clock.ts';
import { IMPAIRED, isMeasured } from './situation.ts';
import type { MaintenanceSituation, SeriesSituation, Situation } from './situation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Above this share of bad calls trouble is critical. */
const MOST_CALLS = 0.5;
const WORST_FIRST: readonly Severity[] = ['critical', 'error', 'warning', 'info'];

/** Why a rule matches a service now; undefined when it does not. */
export function matchTrouble(rule: AlertRuleDefinition, situation: Situation, now: number): AlertItem | undefined {
  if (!namesService(rule, situation)) return undefined;
  if (rule.exceptMaintenance && situation.maintenances.some(({ isRunning }) => isRunning)) return undefined;
  return matchCalls(rule, situation) ?? matchPage(rule, situation, now);
}

/** What matches, with its hash, see `hashDefinition`. */
export type HashedDefinition = Pick<StoredRule, 'hash' | 'definition'>;

/** By situation what rules made of it, by their hash. */
const MATCHED = new WeakMap<Situation, Map<string, AlertItem | undefined>>();

/** The same as `matchTrouble`. Of a situation that was matched before, the item is the same object. */
export function matchAgain(
  { hash, definition }: HashedDefinition,
  situation: Situation,
  now: number,
): AlertItem | undefined {
  // Of a page that cannot be read, the item says for how long.
  if (situation.unreadableSince !== null) return matchTrouble(definition, situation, now);
  let matched = MATCHED.get(situation);
  if (matched === undefined) MATCHED.set(situation, (matched = new Map()));
  if (!matched.has(hash)) matched.set(hash, matchTrouble(definition, situation, now));
  return matched.get(hash);
}

/** Why a rule announces a maintenance now; undefined when it does not. */
export function matchMaintenance(
  rule: AlertRuleDefinition,
  situation: Situation,
  maintenance: MaintenanceSituation,
  now: number,
): AlertItem | undefined {
  if (rule.maintenanceAheadHours === null || !namesService(rule, situation) || !namesProject(rule, situation))
    return undefined;
  if (!maintenance.isRunning && maintenance.startsAt - now > rule.maintenanceAheadHours * HOUR_MS) return undefined;
  const { service } = situation;
  const begins = spokenTime(maintenance.startsAt);
  return {
    ...pageItem(situation),
    word: 'maintenance',
    severity: 'info',
    sentence: `${service.name}: maintenance “${maintenance.title}” ${maintenance.isRunning ? `has been running since ${begins} UTC` : `begins at ${begins} UTC`}.`,
    since: toNullableTimestamp(maintenance.startsAt),
    incidents: [{ id: maintenance.id, title: maintenance.title, impact: 'none' }],
    clears: 'It ends when the vendor reports the maintenance as completed.',
  };
}

/**
 * Whether what a rule matched before is known to be over. Missing calls and a page that cannot be read prove nothing, so an alert
 * stays as it is meanwhile.
 */
export function isKnownOver(item: AlertItem, situation: Situation): boolean {
  const { series, status } = situation;
  // Pages that can be read again, or words that no longer match, are in the situation itself.
  if (item.word === 'page_unreadable' || item.word === 'incident') return true;
  if (!IMPAIRED.some((verdict) => verdict === item.word)) return status !== 'unknown';
  const affected = series.filter(({ project }) => item.projects.includes(project.name));
  // Series without a call for a day are no longer listed: nothing more will be known.
  return affected.every(({ verdict, hasCalls }) => verdict !== 'cannot_say' || !hasCalls);
}

/** The most urgent of some severities. */
export function worstSeverity(items: readonly Pick<AlertItem, 'severity'>[]): Severity {
  return WORST_FIRST.find((severity) => items.some((item) => item.severity === severity)) ?? 'info';
}

function matchCalls(rule: AlertRuleDefinition, situation: Situation): AlertItem | undefined {
  const matching = situation.series.filter((series) => series.hasCalls && matchesSeries(rule, series));
  const worst = matching.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  if (worst === undefined) return undefined;
  const since = matching.flatMap((series) => series.since ?? []);
  return {
    service: named(situation),
    word: worst.verdict,
    severity: severityOf(worst),
    sentence: worst.sentence,
    since: toNullableTimestamp(since.length === 0 ? null : Math.min(...since)),
    projects: [...new Set(matching.map(({ project }) => project.name))].sort(),
    cause: worst.cause?.cause ?? null,
    probability: worst.probability,
    page: worst.page,
    incidents: situation.incidents.map(({ id, title, impact }) => ({ id, title, impact })),
    statusPageUrl: situation.statusPageUrl,
    clears: IMPAIRED.includes(worst.verdict)
      ? `It ends when calls to ${situation.service.name} have been as usual for long enough to rule out chance.`
      : `It ends when the verdict on ${situation.service.name} is no longer ${worst.verdict}.`,
  };
}

function matchesSeries(rule: AlertRuleDefinition, series: SeriesSituation): boolean {
  return (
    rule.verdicts.includes(series.verdict) &&
    (rule.causes === null || (series.cause !== null && rule.causes.includes(series.cause.cause))) &&
    (rule.projects === null ||
      rule.projects.includes(series.project.id) ||
      rule.projects.includes(series.project.slug)) &&
    (rule.environments === null || rule.environments.includes(series.environment)) &&
    (rule.regions === null || rule.regions.includes(series.region)) &&
    (rule.features === null || rule.features.includes(series.cause?.feature ?? ''))
  );
}

function matchPage(rule: AlertRuleDefinition, situation: Situation, now: number): AlertItem | undefined {
  if (!namesProject(rule, situation)) return undefined;
  const { service, status, incidents, unreadableSince } = situation;
  const item = pageItem(situation);
  const isDecidedByCalls = rule.mode === 'affects_my_calls' && (isMeasured(situation) || !situation.isRelevant);
  const asksForCalls = rule.environments !== null || rule.regions !== null || rule.features !== null;
  if (!isDecidedByCalls && !asksForCalls) {
    if (isAtLeast(TROUBLE_STATUSES, status, rule.statusAtLeast))
      return {
        ...item,
        word: status,
        severity: status === 'major_outage' ? 'critical' : status === 'partial_outage' ? 'error' : 'warning',
        sentence: pageSentence(situation),
        since: toNullableTimestamp(situation.statusSince),
        clears:
          situation.override === null
            ? `It ends when the page of ${service.name} reports less than ${spoken(rule.statusAtLeast ?? status)}.`
            : `It ends when somebody takes back what ${situation.override.by} set, or when that ends by itself.`,
      };
    const incident = incidents.find(({ impact }) => isAtLeast(IMPACTS, impact, rule.incidentImpactAtLeast));
    if (incident !== undefined)
      return {
        ...item,
        word: 'incident',
        severity: incident.impact === 'critical' ? 'critical' : incident.impact === 'major' ? 'error' : 'warning',
        sentence: `${service.name} posted an incident of impact ${incident.impact}: ${incidentPhrase(incident)}.`,
        since: toNullableTimestamp(incident.startedAt),
        clears: `It ends when ${service.name} resolves the incident.`,
      };
  }
  const minutes = rule.pageUnreadableMinutes;
  if (minutes === null || unreadableSince === null || now - unreadableSince < minutes * MINUTE_MS) return undefined;
  return {
    ...item,
    word: 'page_unreadable',
    severity: 'info',
    sentence: `The status page of ${service.name} could not be read for ${Math.floor((now - unreadableSince) / MINUTE_MS)} minutes.`,
    since: toNullableTimestamp(unreadableSince),
    clears: 'It ends when the page can be read.',
  };
}

function pageSentence({ service, status, incidents, override }: Situation): string {
  if (override !== null)
    return `${service.name} has ${spoken(status)}, as ${describeOverride(override)}. Its page may report something else.`;
  const [incident] = incidents;
  return `${service.name} reports ${spoken(status)}${incident === undefined ? '' : `: ${incidentPhrase(incident)}`}.`;
}

function incidentPhrase({ title, startedAt }: Situation['incidents'][number]): string {
  return `“${title}”, since ${spokenTime(startedAt)} UTC`;
}

/** Who set a status by hand, and until when. */
export function describeOverride({ by, until }: NonNullable<Situation['override']>): string {
  const end = until === null ? 'its page next changes' : `${spokenTime(until)} UTC`;
  return `${by} set by hand until ${end}`;
}

function spokenTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function pageItem(situation: Situation): Omit<AlertItem, 'word' | 'severity' | 'sentence' | 'clears'> {
  return {
    service: named(situation),
    since: null,
    projects: situation.projects.map(({ name }) => name).sort(),
    cause: null,
    probability: null,
    page: null,
    incidents: situation.incidents.map(({ id, title, impact }) => ({ id, title, impact })),
    statusPageUrl: situation.statusPageUrl,
  };
}

function named({ service: { id, name, slug } }: Situation): AlertItem['service'] {
  return { id, name, slug };
}

function namesService({ services }: AlertRuleDefinition, { service }: Situation): boolean {
  return services === null || services.includes(service.id) || services.includes(service.slug);
}

function namesProject({ projects }: AlertRuleDefinition, situation: Situation): boolean {
  return (
    projects === null || situation.projects.some(({ id, slug }) => projects.includes(id) || projects.includes(slug))
  );
}

function isAtLeast<Word extends string>(order: readonly Word[], word: string, least: Word | null): boolean {
  return least !== null && order.findIndex((one) => one === word) >= order.indexOf(least);
}

/** The named side first, then by how many calls fail. */
function rankOf({ verdict, shareNow }: SeriesSituation): number {
  const rank = ['them', 'us', 'undecided', 'not_affecting_you', 'cannot_say', 'healthy'].indexOf(verdict);
  return rank * 2 - (shareNow ?? 0);
}

function severityOf({ verdict, shareNow }: SeriesSituation): Severity {
  if (!IMPAIRED.includes(verdict)) return 'info';
  if ((shareNow ?? 0) >= MOST_CALLS) return 'critical';
  return verdict === 'undecided' ? 'warning' : 'error';
}

function spoken(status: string): string {
  return status === 'degraded' ? 'degraded performance' : `a ${status.replace('_', ' ')}`;
}
