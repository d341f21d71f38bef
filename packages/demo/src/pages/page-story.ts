import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ModelComponent, ModelIncident, ModelMaintenance, ModelUpdate, PageModel } from './page-model.ts';

export interface IncidentSpec {
  readonly id?: string;
  readonly title: string;
  readonly impact?: Impact;
  readonly status?: IncidentStatus;
  /** Earlier than now: back-dated. */
  readonly startedAt?: number;
  readonly body?: string;
  readonly componentIds?: readonly string[];
}

export interface MaintenanceSpec {
  readonly id?: string;
  readonly title: string;
  readonly scheduledFor: number;
  readonly scheduledUntil: number;
  readonly body?: string;
  readonly componentIds?: readonly string[];
}

/** What happens to a vendor, and what its people write and unwrite. Identifiers that the page does not have are thrown out. */
export interface PageStory {
  setComponent(id: string, status: Status): void;
  addComponent(component: ModelComponent): void;
  dropComponent(id: string): void;
  /** Returns the incident's identifier. */
  openIncident(incident: IncidentSpec): string;
  /** Adds an update; the incident takes its status. A phase before `resolved` opens it again. */
  updateIncident(id: string, status: IncidentStatus, body?: string): void;
  resolveIncident(id: string, body?: string): void;
  /** Changes what was published, without an update: its title, impact or start, or the words of an update. */
  editIncident(id: string, changes: Partial<Pick<ModelIncident, 'title' | 'impact' | 'startedAt' | 'updates'>>): void;
  /** The page has never heard of it: not in any list, nor at its own address. */
  dropIncidentSilently(id: string): void;
  /** Returns the maintenance's identifier. */
  scheduleMaintenance(maintenance: MaintenanceSpec): string;
  updateMaintenance(id: string, status: IncidentStatus, body?: string): void;
}

/** A story that begins with all well. `onChange` is called after every turn of it. */
export function createPageStory(
  name: string,
  components: readonly (string | ModelComponent)[],
  now: () => number,
  onChange: () => void,
): { readonly readModel: () => PageModel; readonly story: PageStory } {
  let model: PageModel = { name, components: components.map(toComponent), incidents: [], maintenances: [] };
  let sequence = 0;

  function change(changes: Partial<PageModel>): void {
    model = { ...model, ...changes };
    onChange();
  }

  function nextId(prefix: string): string {
    sequence += 1;
    return `${prefix}${sequence}`;
  }

  function makeUpdate(status: IncidentStatus, body: string | undefined): ModelUpdate {
    return { id: nextId('update'), status, body: body ?? `The status is ${status.replace('_', ' ')}.`, at: now() };
  }

  function changeIncident(id: string, apply: (incident: ModelIncident) => ModelIncident): void {
    find(model.incidents, id);
    change({ incidents: model.incidents.map((incident) => (incident.id === id ? apply(incident) : incident)) });
  }

  function changeMaintenance(id: string, apply: (maintenance: ModelMaintenance) => ModelMaintenance): void {
    find(model.maintenances, id);
    change({ maintenances: model.maintenances.map((row) => (row.id === id ? apply(row) : row)) });
  }

  function updateIncident(id: string, status: IncidentStatus, body?: string): void {
    const update = makeUpdate(status, body);
    changeIncident(id, (incident) => ({
      ...incident,
      status,
      resolvedAt: status === 'resolved' || status === 'postmortem' ? (incident.resolvedAt ?? update.at) : null,
      updates: [...incident.updates, update],
    }));
  }

  const story: PageStory = {
    setComponent(id, status) {
      find(model.components, id);
      change({ components: model.components.map((part) => (part.id === id ? { ...part, status } : part)) });
    },
    addComponent(component) {
      change({ components: [...model.components, component] });
    },
    dropComponent(id) {
      find(model.components, id);
      change({ components: model.components.filter((component) => component.id !== id) });
    },
    openIncident(incident) {
      const status = incident.status ?? 'investigating';
      const update = makeUpdate(status, incident.body);
      const id = incident.id ?? nextId('incident');
      change({
        incidents: [
          ...model.incidents,
          {
            id,
            title: incident.title,
            status,
            impact: incident.impact ?? 'minor',
            startedAt: incident.startedAt ?? update.at,
            resolvedAt: null,
            componentIds: incident.componentIds ?? [],
            updates: [update],
          },
        ],
      });
      return id;
    },
    updateIncident,
    resolveIncident: (id, body) => updateIncident(id, 'resolved', body),
    editIncident: (id, changes) => changeIncident(id, (incident) => ({ ...incident, ...changes })),
    dropIncidentSilently(id) {
      find(model.incidents, id);
      change({ incidents: model.incidents.filter((incident) => incident.id !== id) });
    },
    scheduleMaintenance(maintenance) {
      const { title, scheduledFor, scheduledUntil, componentIds = [] } = maintenance;
      const id = maintenance.id ?? nextId('maintenance');
      const updates = [makeUpdate('scheduled', maintenance.body)];
      const row: ModelMaintenance = {
        id,
        title,
        status: 'scheduled',
        scheduledFor,
        scheduledUntil,
        componentIds,
        updates,
      };
      change({ maintenances: [...model.maintenances, row] });
      return id;
    },
    updateMaintenance(id, status, body) {
      const update = makeUpdate(status, body);
      changeMaintenance(id, (row) => ({ ...row, status, updates: [...row.updates, update] }));
    },
  };
  return { readModel: () => model, story };
}

function toComponent(component: string | ModelComponent): ModelComponent {
  return typeof component === 'string' ? { id: component, name: component, status: 'operational' } : component;
}

/** A story about something that is not there is a mistake of its author. */
function find<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`the page has no ${id}; it has ${rows.map((known) => known.id).join(', ')}`);
  return row;
}
