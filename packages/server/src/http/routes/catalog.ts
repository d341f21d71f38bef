import { CatalogEntry } from '@upriver/contract';
import { Type } from 'typebox';
import { byName } from '../../domain/name-order.ts';
import { listLinkedServiceIds } from '../../store/services/links.ts';
import { listVisibleServices } from '../../store/services/services.ts';
import type { Service } from '../../store/services/services.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';
import { hostText, packageText } from '../vendor-patterns.ts';

export const catalogRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/catalog',
    access: 'read',
    tag: 'Catalog',
    summary: 'Lists the vendors of the catalog and the custom vendors of the organization, by name.',
    query: Type.Object({
      ...pageParameters,
      query: Type.Optional(
        Type.String({ maxLength: 200, description: 'Part of a name, slug, host or package.', examples: ['stripe'] }),
      ),
    }),
    status: 200,
    answer: Type.Array(CatalogEntry),
    async handle({ database }, { caller, query, request, reply }) {
      const rows = await listVisibleServices(database.kysely, caller.organizationId);
      const linked = await listLinkedServiceIds(database.kysely, caller.organizationId);
      const wanted = (query.query ?? '').trim().toLowerCase();
      const found = rows.map((row) => toEntry(row, linked)).filter((entry) => wanted === '' || matches(entry, wanted));
      const page = pageOf(
        found,
        readPage(query, ['text', 'id']),
        (entry, [name, id]) => byName(entry, { name, id }) > 0,
      );
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, [last.name, last.id]));
      return page.items;
    },
  }),
];

function matches(entry: CatalogEntry, wanted: string): boolean {
  return (
    entry.name.toLowerCase().includes(wanted) ||
    entry.slug.includes(wanted) ||
    entry.hosts.some((host) => host.includes(wanted)) ||
    Object.values(entry.packages).some((names) => names.some((name) => name.toLowerCase().includes(wanted)))
  );
}

function toEntry(row: Service, linked: ReadonlySet<string>): CatalogEntry {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    category: row.category,
    statusPageUrl: row.statusPageUrl,
    adapter: row.adapter,
    hosts: row.hosts.map(hostText),
    packages: Object.fromEntries(
      Object.entries(row.packages).map(([ecosystem, list]) => [ecosystem, list.map(packageText)]),
    ),
    custom: row.organizationId !== null,
    linked: linked.has(row.id),
  };
}
