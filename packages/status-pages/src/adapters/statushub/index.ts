import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import { isRecord, numberAt, recordAt, type JsonRecord } from '../../reading/json-value.ts';
import { observed } from '../../reading/observed.ts';
import { below } from '../../reading/target-url.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';

const COUNTERS = ['count_status_1', 'count_status_2', 'count_status_3'] as const;

/** StatusHub: how many services are up (1), affected (2) and down (3). */
export const statushub = createSingleDocumentAdapter({
  name: 'statushub',
  title: 'StatusHub',
  isHostedByProvider: true,
  path: '/api/statuses',
  readDocument: jsonReader('StatusHub', isCounters, read),
  recognises: (document) => jsonMatches(document, isCounters),
  probes: { rank: 120, urls: below('/api/statuses') },
});

function isCounters(value: unknown): value is JsonRecord {
  const counters = isRecord(value) ? recordAt(value, 'counters') : undefined;
  return counters !== undefined && COUNTERS.every((key) => (numberAt(counters, key) ?? -1) >= 0);
}

function read(value: JsonRecord): Reading {
  const counters = recordAt(value, 'counters') ?? {};
  const [up = 0, affected = 0, down = 0] = COUNTERS.map((key) => numberAt(counters, key));
  const status = overall(up, affected, down);
  return observed({
    status: status === 'operational' && countsMore(counters) ? 'unknown' : status,
    rawStatus: `${up} up, ${affected} affected, ${down} down`,
    incidents: [],
    listsAllUnresolved: false,
  });
}

/** Services in a state that nobody knows. */
function countsMore(counters: JsonRecord): boolean {
  const others = Object.keys(counters).filter(
    (key) => key.startsWith('count_status_') && !COUNTERS.some((known) => known === key),
  );
  return others.some((key) => numberAt(counters, key) !== 0);
}

function overall(up: number, affected: number, down: number): Status {
  if (down > 0) return 'major_outage';
  if (affected > 0) return 'partial_outage';
  return up > 0 ? 'operational' : 'unknown';
}
