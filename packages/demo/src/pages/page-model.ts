import type { Impact, IncidentStatus, Status } from '@upriver/contract';

/** What a vendor would say of itself, before any provider of page puts it in its own words. Times are milliseconds UTC. */
export interface PageModel {
  readonly name: string;
  readonly components: readonly ModelComponent[];
  readonly incidents: readonly ModelIncident[];
  readonly maintenances: readonly ModelMaintenance[];
}

export interface ModelComponent {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
}

export interface ModelUpdate {
  readonly id: string;
  readonly status: IncidentStatus;
  readonly body: string;
  readonly at: number;
}

export interface ModelIncident {
  readonly id: string;
  readonly title: string;
  readonly status: IncidentStatus;
  readonly impact: Impact;
  readonly startedAt: number;
  /** Null while it lasts. */
  readonly resolvedAt: number | null;
  readonly componentIds: readonly string[];
  /** Oldest first. */
  readonly updates: readonly ModelUpdate[];
}

export interface ModelMaintenance {
  readonly id: string;
  readonly title: string;
  readonly status: IncidentStatus;
  readonly scheduledFor: number;
  readonly scheduledUntil: number;
  readonly componentIds: readonly string[];
  /** Oldest first. */
  readonly updates: readonly ModelUpdate[];
}

const FROM_BEST: readonly Status[] = ['operational', 'maintenance', 'degraded', 'partial_outage', 'major_outage'];
const STATUS_OF_IMPACT: Readonly<Record<Impact, Status>> = {
  none: 'operational',
  minor: 'degraded',
  major: 'partial_outage',
  critical: 'major_outage',
};

/** The page's overall word: the worst of its components, or of its open incidents where it lists none. */
export function overallStatus({ components, incidents, maintenances }: PageModel): Status {
  const isUnderMaintenance = maintenances.some(({ status }) => status === 'in_progress' || status === 'verifying');
  const parts =
    components.length > 0
      ? components.map(({ status }) => status)
      : openIncidents(incidents).map(({ impact }) => STATUS_OF_IMPACT[impact]);
  return [...parts, isUnderMaintenance ? ('maintenance' as const) : ('operational' as const)].reduce((worst, status) =>
    FROM_BEST.indexOf(status) > FROM_BEST.indexOf(worst) ? status : worst,
  );
}

export function openIncidents(incidents: readonly ModelIncident[]): readonly ModelIncident[] {
  return incidents.filter(({ resolvedAt }) => resolvedAt === null);
}

export function openMaintenances(maintenances: readonly ModelMaintenance[]): readonly ModelMaintenance[] {
  return maintenances.filter(({ status }) => status !== 'completed');
}

/** Components by their ids. */
export function componentsOf(model: PageModel, ids: readonly string[]): readonly ModelComponent[] {
  return model.components.filter(({ id }) => ids.includes(id));
}
