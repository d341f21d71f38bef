// Names for the shapes of the OpenAPI document, so that each stands there once and generated clients have named types.
import * as contract from '@upriver/contract';

/** Closed vocabularies that are types of their own. */
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  AlertKind: contract.ALERT_KINDS,
  CallOutcome: contract.OUTCOME_WORDS,
  Cause: contract.CAUSE_WORDS,
  ChangeKind: contract.CHANGE_KINDS,
  ChangeMarkerKind: contract.CHANGE_MARKER_KINDS,
  ChannelKind: contract.CHANNEL_KINDS,
  ChangeMarkerSource: contract.CHANGE_MARKER_SOURCES,
  Confidence: contract.CONFIDENCES,
  Decider: contract.DECIDER_WORDS,
  DeliveryState: contract.DELIVERY_STATES,
  DependencyScope: contract.DEPENDENCY_SCOPES,
  DropReason: contract.DROP_REASONS,
  Ecosystem: contract.ECOSYSTEMS,
  ErrorClass: contract.ERROR_CLASSES,
  Fault: contract.FAULT_SIDES,
  Impact: contract.IMPACTS,
  IncidentChange: contract.INCIDENT_CHANGES,
  IncidentKind: contract.INCIDENT_KINDS,
  IncidentStatus: contract.INCIDENT_STATUSES,
  LinkKind: contract.LINK_KINDS,
  MessageKind: contract.MESSAGE_KINDS,
  PageWord: contract.PAGE_WORDS,
  Relevance: contract.RELEVANCES,
  RelevanceReason: contract.RELEVANCE_REASONS,
  Risk: contract.RISKS,
  RuleMode: contract.RULE_MODES,
  Severity: contract.SEVERITIES,
  Signal: contract.SIGNAL_WORDS,
  Status: contract.STATUSES,
  TelemetryGroup: contract.TELEMETRY_GROUPS,
  TelemetrySource: contract.TELEMETRY_SOURCES,
  TelemetryStep: contract.TELEMETRY_STEPS,
  TokenScope: contract.TOKEN_SCOPES,
  TroubleStatus: contract.TROUBLE_STATUSES,
  Verdict: contract.VERDICTS,
  WebhookEvent: contract.WEBHOOK_EVENTS,
};

type Json = Readonly<Record<string, unknown>>;

export interface SchemaNames {
  /** The schema with every shape that has a name replaced by a reference; `name` is for a shape that has none yet. */
  toReference(schema: unknown, name: string): unknown;
  /** Every shape that was referred to, by name. */
  list(): Readonly<Record<string, unknown>>;
}

/**
 * Shapes of the contract have the name that they are exported under; an object inside of another is named by where it stands. Two
 * that read the same are one.
 */
export function createSchemaNames(): SchemaNames {
  const names = new Map(exportedShapes().map(([name, schema]) => [JSON.stringify(schema), name]));
  const words = new Map(Object.entries(VOCABULARIES).map(([name, list]) => [JSON.stringify(list), name]));
  const schemas = new Map<string, unknown>();

  function visit(node: unknown, place: string): unknown {
    if (!isObject(node)) return node;
    if (Array.isArray(node['enum'])) return visitWords(node);
    if (!isObject(node['properties'])) return visitInside(node, place);
    const key = JSON.stringify(node);
    const name = names.get(key) ?? freeName(place);
    names.set(key, name);
    if (!schemas.has(name)) {
      // Before its inside: a shape can only be met again.
      schemas.set(name, undefined);
      schemas.set(name, visitInside(node, name));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function visitWords({ type, enum: list, ...rest }: Json): unknown {
    const name = words.get(JSON.stringify(list));
    if (name === undefined) return { type, enum: list, ...rest };
    schemas.set(name, { type: 'string', enum: list });
    return { $ref: `#/components/schemas/${name}`, ...rest };
  }

  function visitInside(node: Json, place: string): unknown {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'properties' || key === 'patternProperties') return [key, visitProperties(Object(value), place)];
        if (key === 'items') return [key, visit(value, singular(place))];
        if (key === 'anyOf' && Array.isArray(value)) return [key, value.map((one) => visit(one, place))];
        return [key, value];
      }),
    );
  }

  function visitProperties(properties: Json, place: string): unknown {
    return Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, visit(value, place + capitalize(name))]),
    );
  }

  function freeName(wanted: string): string {
    const taken = new Set(names.values());
    if (taken.has(wanted) || wanted in VOCABULARIES) throw new Error(`two shapes of the API would be called ${wanted}`);
    return wanted;
  }

  return {
    // What only the types know of a schema is left behind.
    toReference: (schema, name) => visit(JSON.parse(JSON.stringify(schema)), name),
    list: () => Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function exportedShapes(): [name: string, schema: unknown][] {
  return Object.entries<unknown>(contract).filter(([, value]) => isObject(value) && isObject(value['properties']));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** `activeIncidents` holds an `ActiveIncident`. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
