import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordsAt,
  recordsOf,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

/** Meta keeps "Resolved" for some hours after the end of an incident. */
const STATES: ReportedTable<Status> = {
  no_known_issues: 'operational',
  resolved: 'operational',
  low_disruptions: 'degraded',
  medium_disruptions: 'partial_outage',
  high_disruptions: 'major_outage',
};

/**
 * Meta: products (`orgs`), each with its services. Option `products` keeps some of them by id, separated by commas
 * (`whatsapp-business-api,graph-api`).
 */
export const meta = createSingleDocumentAdapter({
  name: 'meta',
  title: 'Meta',
  hosts: ['metastatus.com'],
  partOptions: ['products'],
  path: (target) => originUrl(target, '/data/orgs.json'),
  readDocument: jsonReader('Meta', isProductList, (value, { target }) => read(value, target)),
  recognises: (document) => jsonMatches(document, isProductList),
});

function isProductList(value: unknown): value is readonly JsonRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((row) => isRecord(row) && isListOfRecords(row['services']) && textAt(row, 'name') !== undefined);
}

function read(value: readonly JsonRecord[], target: PageTarget): Reading {
  const unknownStatuses = new Set<string>();
  const wanted = (target.options['products'] ?? '').split(',').flatMap((id) => id.trim() || []);
  const products = recordsOf(value).filter((row) => wanted.length === 0 || wanted.includes(idAt(row, 'id') ?? ''));
  const components = products.flatMap((row) => readProduct(row, unknownStatuses));
  return observed(
    {
      status: worstStatus(components.map(({ status }) => status)),
      components,
      incidents: [],
      listsAllUnresolved: false,
      pageName: 'Meta',
    },
    unknownStatuses,
  );
}

function readProduct(product: JsonRecord, unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const groupName = textAt(product, 'name');
  const productId = idAt(product, 'id') ?? groupName ?? '';
  return recordsAt(product, 'services').map((row, position) => {
    const name = nameOr(textAt(row, 'name'), idAt(row, 'id'), position);
    const rawStatus = textAt(row, 'status');
    return makeComponent({
      externalId: `${productId}/${idAt(row, 'id') ?? name}`,
      name,
      groupName,
      status: readStatus(STATES, rawStatus, unknownStatuses),
      rawStatus,
    });
  });
}
