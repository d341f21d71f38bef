import type { Impact, IncidentKind, IncidentStatus, Status } from '@upriver/contract';
import { formatDuration, formatList } from './wording.ts';

const NAMED_MAX = 3;
const NOT_UNDERSTOOD = 'its status page says nothing that we understand';

/** What a vendor's page says, as far as a verdict needs it. */
export interface PageSide {
  /** Last recorded status; a failed check never changes it. */
  readonly status: Status;
  /** When it was observed; null before the first observation. */
  readonly observedAt: number | null;
  /** An observation older than this says nothing about now. */
  readonly staleAfterMs: number;
  /** Why the last check failed; absent when it succeeded or there was none. */
  readonly unreadable?: string;
  /** The vendor publishes no page that can be read. */
  readonly isAbsent?: boolean;
  /** Unresolved incidents and maintenances in progress. */
  readonly incidents: readonly PageIncident[];
  /** Components that are not operational. */
  readonly components: readonly PageComponent[];
}

/** Whether the project's hosts, endpoints and regions use what is affected; null when nobody knows. */
export type Touches = boolean | null;

export interface PageIncident {
  readonly id: string;
  readonly title: string;
  readonly kind: IncidentKind;
  readonly impact: Impact;
  readonly status: IncidentStatus;
  readonly startedAt: number;
  /** When we first saw it on the page. */
  readonly postedAt: number;
  readonly touches: Touches;
}

export interface PageComponent {
  readonly name: string;
  readonly status: Status;
  /** Since when it has the status, by our own checks. */
  readonly changedAt: number;
  readonly touches: Touches;
}

/** What the page amounts to for one project. */
export interface PageReading {
  /** `elsewhere`: all trouble that the page tells of is on parts that the project does not use. */
  readonly says: 'operational' | 'trouble' | 'elsewhere' | 'maintenance' | 'nothing';
  /** Age of its word; null when it never gave one. */
  readonly ageMs: number | null;
  /** A half sentence: `its status page, read 40 seconds ago, says operational`. */
  readonly phrase: string;
  /** Earliest start of what it tells of; null when it tells of nothing. */
  readonly since: number | null;
  /** When it told the newest part of it; null when it tells of nothing. */
  readonly toldAt: number | null;
}

/** Reads a page's side at a time. Stale, unreadable or unknown is `nothing`, never operational. */
export function readPageSide(page: PageSide, now: number): PageReading {
  const ageMs = page.observedAt === null ? null : now - page.observedAt;
  const silence = silenceOf(page, ageMs);
  if (silence !== null)
    return {
      says: 'nothing',
      ageMs: ageMs === null ? null : Math.max(0, ageMs),
      phrase: silence,
      since: null,
      toldAt: null,
    };
  // Words cost more than all else, and of many verdicts only some are told.
  const age = (): string => `its status page, ${readPhrase(ageMs ?? 0)},`;
  const incidents = page.incidents.filter(({ kind, impact }) => kind === 'incident' && impact !== 'none');
  const components = page.components.filter(({ status }) => isTrouble(status));
  const maintenances = page.incidents.filter(({ kind, status }) => kind === 'maintenance' && isUnderWay(status));
  const maintained = page.components.filter(({ status }) => status === 'maintenance');
  const troubles = [...incidents, ...components];
  // A page may call itself operational while it lists an open incident: the incident counts.
  const trouble = spread(troubles, isTrouble(page.status));
  const maintenance = spread([...maintenances, ...maintained], page.status === 'maintenance');
  // What is announced for a part that calls use explains more than trouble elsewhere.
  if (trouble === 'here' || (trouble === 'elsewhere' && maintenance !== 'here')) {
    const toldAt = Math.max(
      ...incidents.map(({ postedAt }) => postedAt),
      ...components.map(({ changedAt }) => changedAt),
    );
    return {
      says: trouble === 'elsewhere' ? 'elsewhere' : 'trouble',
      ageMs,
      get phrase() {
        const what = [...incidents.map(({ title }) => `“${title}”`), ...components.map(describeComponent)];
        const told = what.length > 0 ? `tells of ${formatList(what, NAMED_MAX)}` : `says ${wordFor(page.status)}`;
        return `${age()} ${told}${asideFor(trouble)}`;
      },
      since: earliest(incidents),
      toldAt: Number.isFinite(toldAt) ? toldAt : null,
    };
  }
  if (maintenance !== 'nowhere') {
    const since =
      earliest(maintenances) ?? (maintained[0] ? Math.min(...maintained.map(({ changedAt }) => changedAt)) : null);
    return {
      says: maintenance === 'elsewhere' ? 'elsewhere' : 'maintenance',
      ageMs,
      get phrase() {
        const parts = formatList(
          maintained.map(({ name }) => name),
          NAMED_MAX,
        );
        const title = maintenances[0] ? ` “${maintenances[0].title}”` : parts === '' ? '' : ` of ${parts}`;
        return `${age()} announces maintenance${title}${asideFor(maintenance)}`;
      },
      since,
      toldAt: since,
    };
  }
  if (page.status === 'unknown') return { says: 'nothing', ageMs, phrase: NOT_UNDERSTOOD, since: null, toldAt: null };
  return {
    says: 'operational',
    ageMs,
    get phrase() {
      return `${age()} says operational`;
    },
    since: null,
    toldAt: null,
  };
}

/** Younger than this it was read now. */
const JUST_NOW_MS = 5000;

function readPhrase(ageMs: number): string {
  return ageMs < JUST_NOW_MS ? 'read just now' : `read ${formatDuration(ageMs)} ago`;
}

/** How much a word may seem to be of the future: nodes' clocks differ. */
const CLOCKS_DIFFER_MS = 60_000;

/** `here`: on something that the calls use, or may use. */
type Where = 'here' | 'elsewhere' | 'nowhere';

/** Where what a page lists is; what it only says of itself may be anywhere. */
function spread(listed: readonly { readonly touches: Touches }[], isSaid: boolean): Where {
  if (listed.length === 0) return isSaid ? 'here' : 'nowhere';
  return listed.every(({ touches }) => touches === false) ? 'elsewhere' : 'here';
}

function asideFor(where: Where): string {
  return where === 'elsewhere' ? ', which your calls do not use' : '';
}

function silenceOf(page: PageSide, ageMs: number | null): string | null {
  if (ageMs === null) {
    if (page.isAbsent === true) return 'it has no status page that can be read';
    return page.unreadable
      ? `its status page could not be read (${page.unreadable.replace(/\.$/, '')})`
      : 'its status page was not read yet';
  }
  if (ageMs < -CLOCKS_DIFFER_MS)
    return 'its status page was read by a clock that was ahead and has been set back since';
  if (ageMs > page.staleAfterMs) {
    const why = page.unreadable ? ` (${page.unreadable.replace(/\.$/, '')})` : '';
    return `its status page was last read ${formatDuration(ageMs)} ago${why}, too long to count`;
  }
  return null;
}

function isTrouble(status: Status): boolean {
  return status === 'degraded' || status === 'partial_outage' || status === 'major_outage';
}

function isUnderWay(status: IncidentStatus): boolean {
  return status === 'in_progress' || status === 'verifying';
}

function describeComponent({ name, status }: PageComponent): string {
  return `${name} (${wordFor(status)})`;
}

function wordFor(status: Status): string {
  return status.replace('_', ' ');
}

function earliest(incidents: readonly PageIncident[]): number | null {
  return incidents.length === 0 ? null : Math.min(...incidents.map(({ startedAt }) => startedAt));
}
