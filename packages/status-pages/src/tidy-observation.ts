import type { Observation, ObservedComponent, ObservedIncident } from './observation.ts';
import { cleanText } from './reading/clean-text.ts';

/** The greatest place that a column of 32 bits holds. */
const POSITION_MAX = 2_147_483_647;
/** Beyond this there is no date. */
const TIME_MAX = 8.64e15;

/**
 * What a page said in a form that can be kept and told: text without what a database or JSON refuses (NUL, half characters) or what
 * controls a terminal or turns text around, times
 * that are dates, and each thing once. The page is a stranger's; nothing that it says may keep it from being recorded.
 */
export function tidyObservation(observation: Observation, at: number): Observation {
  // Numbers first: JSON, through which texts are cleaned, has no infinity.
  const { components, incidents, ...rest } = cleanTexts(tidyNumbers(observation, at));
  return {
    ...rest,
    ...(components === undefined ? {} : { components: once(components) }),
    incidents: once(incidents).map((incident) => ({ ...incident, updates: once(incident.updates) })),
  };
}

function tidyNumbers(observation: Observation, at: number): Observation {
  const { components, incidents, pageName } = observation;
  return {
    ...observation,
    ...(pageName === undefined ? {} : { pageName: pageName.slice(0, PAGE_NAME_LENGTH_MAX) }),
    ...(components === undefined ? {} : { components: components.map(tidyComponent) }),
    incidents: incidents.map((incident) => tidyIncident(incident, at)),
  };
}

/** The page's name for itself; no vendor has a longer one. */
const PAGE_NAME_LENGTH_MAX = 200;
/** JSON writes control characters and halves as escapes, so most observations are only looked through. */
const REFUSED = /\\u00|\\b|\\f|\\ud[89a-f]|[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

function cleanTexts(observation: Observation): Observation {
  const text = JSON.stringify(observation);
  if (!REFUSED.test(text)) return observation;
  // Safe: only texts are put in the place of texts.
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  ) as Observation;
}

/** Of those with one identifier the last counts, in the place of the first. */
function once<Thing extends { readonly externalId: string }>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.externalId, thing])).values()];
}

function tidyComponent(component: ObservedComponent): ObservedComponent {
  const { position, ...rest } = component;
  if (position === undefined || (Number.isInteger(position) && Math.abs(position) <= POSITION_MAX)) return component;
  return rest;
}

function tidyIncident(incident: ObservedIncident, at: number): ObservedIncident {
  const { scheduledFor, scheduledUntil, ...rest } = incident;
  return {
    ...rest,
    startedAt: toTime(incident.startedAt) ?? at,
    resolvedAt: incident.resolvedAt === null ? null : (toTime(incident.resolvedAt) ?? at),
    ...withTime('scheduledFor', scheduledFor),
    ...withTime('scheduledUntil', scheduledUntil),
    updates: incident.updates.map((update) => ({ ...update, createdAt: toTime(update.createdAt) ?? at })),
  };
}

function withTime<Name extends string>(name: Name, time: number | undefined): { [Key in Name]?: number } {
  const value = toTime(time);
  // Safe: the key is the name.
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: number });
}

/** Whole milliseconds, where there is such a date. */
function toTime(time: number | undefined): number | undefined {
  return time !== undefined && Math.abs(time) <= TIME_MAX ? Math.round(time) : undefined;
}
