import { idAt, isRecord, recordAt, recordsAt, textAt, type JsonRecord } from '../../reading/json-value.ts';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * True for any JSON document of the Statuspage API. An empty list of incidents alone is not enough: other providers answer
 * `{"incidents":[]}` too.
 */
export function isStatuspageShape(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  const page = recordAt(value, 'page');
  // A text there is Instatus, which answers at the same addresses in a shape of its own.
  if (page !== undefined && typeof page['status'] === 'string') return false;
  const hasIndicator = textAt(recordAt(value, 'status') ?? {}, 'indicator') !== undefined;
  if (page !== undefined)
    return (
      isNamed(page) &&
      (hasIndicator || ['components', 'incident', 'incidents', 'scheduled_maintenances'].some((key) => key in value))
    );
  // Every document of the API names its page; an indicator alone may be of anything.
  if (hasIndicator) return Array.isArray(value['components']);
  return [...recordsAt(value, 'incidents'), ...recordsAt(value, 'scheduled_maintenances'), value].some(isIncidentShape);
}

/** Every page has an identifier or a name; without both it is anybody's. */
function isNamed(page: JsonRecord): boolean {
  return idAt(page, 'id', 'name') !== undefined;
}

/** Rootly speaks of its page and of incidents in the same words, without components. */
export function isRootlyShape(value: JsonRecord): boolean {
  const page = recordAt(value, 'page');
  const hasIndicator = textAt(recordAt(value, 'status') ?? {}, 'indicator') !== undefined;
  if (page === undefined || !isNamed(page)) return false;
  return hasIndicator && 'incidents' in value && !('components' in value);
}

/** incident.io answers in the same shape with ULIDs for identifiers and without the page's time zone. */
export function isIncidentIoShape(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const page = recordAt(value, 'page');
  return page !== undefined && ULID.test(textAt(page, 'id') ?? '') && !('time_zone' in page);
}

/** True for one incident or maintenance. */
export function isIncidentShape(value: JsonRecord): boolean {
  return Array.isArray(value['incident_updates']) && textAt(value, 'status') !== undefined;
}
