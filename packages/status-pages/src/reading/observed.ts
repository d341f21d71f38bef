import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Impact, IncidentKind, IncidentStatus, Status } from '@upriver/contract';
import type { Observation, ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../observation.ts';
import { cleanText } from './clean-text.ts';
import { decodeEntities } from './plain-text.ts';
import { isAmong } from './reported-status.ts';

/** Longer ones are cut, or stand for themselves by a digest; no vendor has them. */
const TITLE_LENGTH_MAX = 500;
const ID_LENGTH_MAX = 300;

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** The same shape, where an optional member may also be given as undefined. */
export type Loose<T> = Omit<T, OptionalKeys<T>> & { [K in OptionalKeys<T>]?: T[K] | undefined };

/**
 * An observation, with the reported statuses that the adapter does not know, if there are any. A page that calls itself healthy while
 * it lists trouble is `degraded`: its overall status may be late, or be set by hand. Beside a component with a status that nobody
 * knows it is `unknown`. `neverCloses`: incidents of this provider are
 * left open when they are over, so that they are no trouble by themselves.
 */
export function observed(
  observation: Loose<Observation>,
  unknownStatuses?: ReadonlySet<string>,
  { neverCloses = false }: { readonly neverCloses?: boolean } = {},
): Reading {
  const reported = unknownStatuses === undefined || unknownStatuses.size === 0 ? undefined : [...unknownStatuses];
  const { status } = observation;
  return {
    kind: 'observed',
    observation: withoutUndefined<Observation>({
      ...observation,
      status: status === 'operational' ? readCalm(observation, unknownStatuses, neverCloses) : status,
      unknownStatuses: reported,
    }),
  };
}

/** What a page is that calls itself healthy. */
function readCalm(
  observation: Loose<Observation>,
  unknownStatuses: ReadonlySet<string> | undefined,
  neverCloses: boolean,
): Status {
  if (hasFailing(observation) || (!neverCloses && hasUnsolved(observation, unknownStatuses))) return 'degraded';
  return hasUnclear(observation, unknownStatuses) ? 'unknown' : 'operational';
}

/**
 * A component that reports no status, or one which nobody knows: it may be a word for trouble. Or no component of which anything is known:
 * nobody watches them, and the page's word is about nothing.
 */
function hasUnclear(
  { components = [] }: Loose<Observation>,
  unknownStatuses: ReadonlySet<string> = new Set(),
): boolean {
  if (components.length > 0 && components.every(({ status }) => status === 'unknown')) return true;
  return components.some(
    ({ status, rawStatus }) => status === 'unknown' && (rawStatus === undefined || isAmong(unknownStatuses, rawStatus)),
  );
}

/** A component that does not work. */
function hasFailing({ components = [] }: Loose<Observation>): boolean {
  return components.some(
    ({ status }) => status === 'degraded' || status === 'partial_outage' || status === 'major_outage',
  );
}

/**
 * An incident that is still looked into or worked at. One that is only watched, or that the vendor says has no impact, is no trouble
 * beside components that work. A word for an impact that nobody knows does not say that there is none.
 */
function hasUnsolved({ incidents }: Loose<Observation>, unknownStatuses: ReadonlySet<string> | undefined): boolean {
  return incidents.some(
    ({ kind, resolvedAt, status, impact, rawImpact }) =>
      kind === 'incident' &&
      resolvedAt === null &&
      (status === 'investigating' || status === 'identified') &&
      (impact !== 'none' ||
        rawImpact === undefined ||
        (unknownStatuses !== undefined && isAmong(unknownStatuses, rawImpact))),
  );
}

export function unreadable(reason: string): Reading {
  return { kind: 'unreadable', reason };
}

/** A component; pages that escape names for HTML do so in their JSON too. */
export function makeComponent(component: Loose<ObservedComponent>): ObservedComponent {
  const { name, groupName } = component;
  return withoutUndefined<ObservedComponent>({
    ...component,
    name: decodeEntities(name),
    groupName: groupName === undefined ? undefined : decodeEntities(groupName),
  });
}

/**
 * The name of a part, or a name made of its id: a part without a name still counts, or the whole would look better than it is.
 */
export function nameOr(name: string | undefined, id: string | undefined, position: number): string {
  return name ?? `Unnamed ${id ?? position + 1}`;
}

export function makeUpdate(update: Loose<ObservedUpdate>): ObservedUpdate {
  return withoutUndefined<ObservedUpdate>(update);
}

/** What an adapter knows of an incident before the gaps are filled. */
export interface IncidentParts {
  readonly externalId: string | undefined;
  readonly kind?: IncidentKind | undefined;
  readonly title: string | undefined;
  readonly impact?: Impact | undefined;
  readonly status: IncidentStatus;
  /** The vendor's own closing field, where that is not the status. */
  readonly isOpen?: boolean | undefined;
  readonly startedAt: number | undefined;
  readonly resolvedAt?: number | undefined;
  readonly scheduledFor?: number | undefined;
  readonly scheduledUntil?: number | undefined;
  readonly url?: string | undefined;
  readonly updates?: readonly ObservedUpdate[] | undefined;
  readonly componentIds?: readonly string[] | undefined;
  readonly rawStatus?: string | undefined;
  readonly rawImpact?: string | undefined;
}

/**
 * Fills the gaps of an incident: updates oldest first, a start from the first update when none is given, an end when it is
 * closed, and a status that agrees with being open or closed. Entities of its title are decoded.
 */
export function makeIncident(parts: IncidentParts, now: number): ObservedIncident {
  const updates = (parts.updates ?? []).toSorted((a, b) => a.createdAt - b.createdAt);
  const kind = parts.kind ?? 'incident';
  const isOpen = parts.isOpen ?? !isClosed(parts.status);
  const startedAt = parts.startedAt ?? parts.scheduledFor ?? updates[0]?.createdAt ?? now;
  const given = decodeEntities(parts.title ?? '').trim();
  const title = given === '' ? 'Untitled' : given.slice(0, TITLE_LENGTH_MAX);
  // As it is stored: by its identifier an open incident is found again on the page.
  const id = cleanText(parts.externalId ?? '');
  return withoutUndefined<ObservedIncident>({
    externalId:
      id !== '' && id.length <= ID_LENGTH_MAX
        ? id
        : deriveId([kind, id || title, String(parts.startedAt ?? updates[0]?.createdAt ?? '')]),
    kind,
    title,
    impact: kind === 'maintenance' ? 'none' : (parts.impact ?? 'none'),
    status: agree(parts.status, kind, isOpen),
    startedAt,
    resolvedAt: isOpen ? null : (parts.resolvedAt ?? updates.at(-1)?.createdAt ?? startedAt),
    scheduledFor: parts.scheduledFor,
    scheduledUntil: parts.scheduledUntil,
    url: parts.url,
    updates,
    componentIds: parts.componentIds,
    rawStatus: parts.rawStatus,
    rawImpact: parts.rawImpact,
  });
}

export function isClosed(status: IncidentStatus): boolean {
  return status === 'resolved' || status === 'postmortem' || status === 'completed';
}

export function isMaintenancePhase(status: IncidentStatus): boolean {
  return status === 'scheduled' || status === 'in_progress' || status === 'verifying' || status === 'completed';
}

/** A stable identifier for what the vendor gives none: the same text gives the same one at every check. */
export function deriveId(parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, 24);
}

/** The vendor's closing field wins over its reported status where the two disagree. */
function agree(status: IncidentStatus, kind: IncidentKind, isOpen: boolean): IncidentStatus {
  if (isOpen === !isClosed(status)) return kind === 'maintenance' && status === 'resolved' ? 'completed' : status;
  if (!isOpen) return kind === 'maintenance' ? 'completed' : 'resolved';
  return kind === 'maintenance' ? 'verifying' : 'monitoring';
}

/** Safe: only members that are undefined go, and `Loose` allows those only where T has the member optional. */
function withoutUndefined<T extends object>(value: Loose<T>): T {
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) result[name] = member;
  return result as T;
}
