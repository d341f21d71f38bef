import type { Database } from '../store/database.ts';
import { hasOpenIncident } from '../store/incidents.ts';
import { keepDocuments, seeDocumentsAgain } from '../store/page-documents.ts';
import type { LookOutcome } from './look.ts';

/**
 * Keeps what a page served where it may be asked for later: around incidents, and where it could not be read.
 * `hadIncident`, asked before the look was recorded, keeps the look that ends an incident too.
 */
export async function keepEvidence(
  database: Database,
  serviceId: string,
  outcome: LookOutcome,
  hadIncident: boolean,
  at: number,
): Promise<void> {
  if (outcome.kind === 'unchanged' && hadIncident) await seeDocumentsAgain(database.kysely, serviceId, at);
  if (outcome.kind !== 'observed' && outcome.kind !== 'unreadable') return;
  const { documents } = outcome;
  if (documents === undefined || documents.length === 0) return;
  if (outcome.kind === 'unreadable') {
    await keepDocuments(database, serviceId, documents, { kind: 'unreadable', reason: outcome.reason }, at);
    return;
  }
  if (hadIncident || (await hasOpenIncident(database.kysely, serviceId)))
    await keepDocuments(database, serviceId, documents, { kind: 'observed' }, at);
}
