import { Type } from 'typebox';
import { notFound } from '../domain/errors.ts';
import type { Linking } from '../linking/linking.ts';
import type { Queries } from '../store/database.ts';
import { findOrganizationBySlug } from '../store/organizations/organizations.ts';
import type { Organization } from '../store/organizations/organizations.ts';
import { isPublic } from '../store/organizations/public-views.ts';
import type { PublicView } from '../store/organizations/public-views.ts';
import { listLinkedServices } from '../store/services/services.ts';
import type { ServiceSummary } from '../store/services/services.ts';
import { readQuietPages } from './quiet-pages.ts';

export const organizationParameter = Type.String({
  maxLength: 64,
  description: 'Slug of the organization.',
  examples: ['acme'],
});

/** @throws not_found, the same for an organization that is not there and one that shows nothing */
export async function getPublicOrganization(db: Queries, slug: string, view: PublicView): Promise<Organization> {
  const row = await findOrganizationBySlug(db, slug);
  if (row === undefined || !(await isPublic(db, row.id, view)))
    throw notFound(view === 'badges' ? 'badge' : 'embeddable status');
  return row;
}

/** The services of an organization, by name, without pages that do not count for it. */
export async function readShownServices(
  db: Queries,
  linking: Linking,
  organizationId: string,
): Promise<ServiceSummary[]> {
  const linked = await listLinkedServices(db, organizationId);
  const ids = linked.map(({ id }) => id);
  const quiet = await readQuietPages(db, linking, ids, organizationId);
  return linked.filter(({ id }) => !quiet.has(id));
}
