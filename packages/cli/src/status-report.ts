import type { Alert, Incident, OrganizationVerdicts } from '@upriver/contract';
import { formatAge, formatTable, toPlainText } from './table.ts';

/** What `upriver` alone shows. */
export interface StatusAnswer {
  readonly verdicts: OrganizationVerdicts;
  readonly incidents: readonly Incident[];
  readonly alerts: readonly Alert[];
}

type ServiceLine = OrganizationVerdicts['services'][number];

/** Worst first: what you can mend yourself comes before what you can only wait for. */
const TROUBLE = ['us', 'them', 'undecided'] as const;
/** With the heading and what follows: ten lines. */
const ROWS_MAX = 4;

/** The answer first, then what needs attention, then what the rest is like; ten lines at most. */
export function formatStatus({ verdicts, incidents, alerts }: StatusAnswer, server: string, now: number): string {
  const failing = TROUBLE.flatMap((word) => verdicts.services.filter(({ verdict }) => verdict === word));
  const lines = [formatAnswer(verdicts, failing)];
  if (failing.length > 1) {
    const rows = failing.slice(0, ROWS_MAX).map((one) => toRow(one, now));
    lines.push('', ...formatTable(['vendor', 'verdict', 'since', 'why'], rows, '').trimEnd().split('\n'));
    if (failing.length > ROWS_MAX) lines.push(`and ${failing.length - ROWS_MAX} more: upriver verdict`);
  }
  lines.push(...formatRest(verdicts), formatOpen(incidents, alerts), `Asked ${server}.`);
  return `${lines.join('\n')}\n`;
}

function formatAnswer({ services, counts }: OrganizationVerdicts, failing: readonly ServiceLine[]): string {
  const [worst] = failing;
  if (services.length === 0)
    return "Can't say yet: no vendor is linked. Upload a manifest (upriver scan --upload) or send events.";
  if (worst === undefined && counts.healthy + counts.not_affecting_you === 0)
    return `Can't say: too few calls to ${services.length === 1 ? 'the one vendor' : `all ${services.length} vendors`} to judge.`;
  if (worst === undefined) return 'All well: no calls are impaired.';
  if (failing.length === 1) return `${headingOf(failing)}: ${toPlainText(worst.sentence)}`;
  return `${headingOf(failing)}: calls to ${failing.length} vendors are impaired.`;
}

function headingOf(failing: readonly ServiceLine[]): string {
  const [us, them] = [
    failing.some(({ verdict }) => verdict === 'us'),
    failing.some(({ verdict }) => verdict === 'them'),
  ];
  if (us && them) return 'Both us and them';
  return us ? "It's us" : them ? "It's them" : 'Undecided';
}

function toRow({ service, verdict, since, sentence }: ServiceLine, now: number): string[] {
  return [service.slug, verdict, since === null ? '' : formatAge(since, now), sentence];
}

function formatRest({ counts, services }: OrganizationVerdicts): string[] {
  const parts = [
    [counts.healthy, 'healthy'],
    [counts.not_affecting_you, 'in trouble without affecting you'],
    [counts.cannot_say, 'with too few calls to say'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return told.length === 0 ? [] : [`${services.length} vendor${services.length === 1 ? '' : 's'}: ${told.join(', ')}.`];
}

function formatOpen(incidents: readonly Incident[], alerts: readonly Alert[]): string {
  const posted =
    incidents.length === 0
      ? 'No open incident is known.'
      : `${incidents.length} open incident${incidents.length === 1 ? '' : 's'} on status pages (upriver incidents).`;
  const told =
    alerts.length === 0 ? '' : ` ${alerts.length} open alert${alerts.length === 1 ? '' : 's'} (upriver alerts).`;
  return `${posted}${told}`;
}
