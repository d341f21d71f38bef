import { hostText, packageText } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import { CreateService, Link, CustomVendor, UpdateService } from '@upriver/contract';
import { findSameVendors } from '@upriver/inventory';
import { Type } from 'typebox';
import { AppError, notFound } from '../../domain/errors.ts';
import { toSlug } from '../../domain/slug.ts';
import { customVendorId } from '../../linking/vendors.ts';
import {
  deleteLink,
  deleteWatch,
  insertLink,
  insertWatch,
  listLinksOfProject,
  moveLinks,
} from '../../store/services/links.ts';
import type { Queries } from '../../store/database.ts';
import { forgetLastCheck } from '../../store/checks/schedule.ts';
import {
  deleteCustomVendor,
  findService,
  insertService,
  listCustomVendors,
  updateCustomVendor,
} from '../../store/services/services.ts';
import type { Service, ServiceChange } from '../../store/services/services.ts';
import { checkReading, readPageUrl, toPage } from '../custom-vendor-page.ts';
import {
  invalidField,
  readHosts,
  readPackages,
  refuseTooManyPatterns,
  refuseTooManyVendors,
} from '../custom-vendor-patterns.ts';
import { route } from '../route.ts';
import { getProject } from './projects.ts';
import { getService, toServiceFields } from './services.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });
const LinkParameters = Type.Object({ id: Type.String(), projectId: Type.String() });

export const customVendorRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/custom-vendors',
    access: 'read',
    tag: 'Custom vendors',
    summary: 'Lists the custom vendors of the organization, oldest first.',
    description: 'Status pages that overlays set are not in it; see `GET /api/v1/overlays`.',
    status: 200,
    answer: Type.Array(CustomVendor),
    async handle({ database }, { caller }) {
      const rows = await listCustomVendors(database.kysely, caller.organizationId);
      return rows.filter(({ overlayOf }) => overlayOf === null).map(toCustomVendor);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/services',
    access: 'write',
    tag: 'Custom vendors',
    summary: 'Creates a custom vendor. Other organizations cannot see it.',
    description:
      'Its hosts and packages take precedence over the catalog. Projects that use its packages are linked immediately.',
    body: CreateService,
    bodyExample: {
      name: 'Acme Pay',
      statusPageUrl: 'https://status.acmepay.com',
      hosts: ['api.acmepay.com'],
      packages: { npm: ['@acme/pay'] },
    },
    status: 201,
    answer: CustomVendor,
    errors: ['conflict', 'unprocessable'],
    async handle(
      { database, linking, listVendors, pages, onOrganizationChanged, requestCheck },
      { caller, body, now, record },
    ) {
      checkReading(pages, body);
      const slug = body.slug ?? toSlug(body.name);
      if (slug === '') throw invalidField('slug', 'is needed, because the name has no letters or digits for one');
      await refuseTakenSlug(database.kysely, caller.organizationId, slug);
      const patterns = { hosts: readHosts(body.hosts ?? []), packages: readPackages(body.packages ?? {}) };
      await refuseTooManyVendors(database.kysely, caller.organizationId, 1);
      await refuseTooManyPatterns(database.kysely, caller.organizationId, patterns);
      const pageUrl = readPageUrl(body.statusPageUrl);
      const service: Service = {
        id: customVendorId(caller.organizationId, slug),
        organizationId: caller.organizationId,
        slug,
        name: body.name.trim(),
        category: 'own',
        statusPageUrl: pageUrl,
        adapter: body.adapter ?? null,
        page: toPage(pageUrl, body.declarative),
        ...patterns,
        currentStatus: 'unknown',
        rawStatus: null,
        lastCheckedAt: null,
        createdAt: now,
        retiredAt: null,
        overlayOf: null,
        standsFor: null,
      };
      await database.transaction(async (db) => {
        if (!(await insertService(db, service))) throw takenSlug(slug);
        await record(db, 'service.create', { subject: service, after: toCustomVendor(service) });
      });
      await linking.relinkOrganization(caller.organizationId);
      onOrganizationChanged(caller.organizationId);
      requestCheck(service.id);
      return withOverlaps(service, listVendors());
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/services/:id',
    access: 'write',
    tag: 'Custom vendors',
    summary: 'Changes a custom vendor.',
    params: IdParameter,
    body: UpdateService,
    bodyExample: { hosts: ['api.acmepay.com', '*.eu.acmepay.com'] },
    status: 200,
    answer: CustomVendor,
    errors: ['not_found', 'conflict', 'unprocessable'],
    async handle(
      { database, linking, listVendors, pages, onOrganizationChanged, requestCheck },
      { caller, params, body, record },
    ) {
      checkReading(pages, body);
      const row = await getCustomVendor(database.kysely, caller.organizationId, params.id);
      const patterns = {
        hosts: body.hosts === undefined ? row.hosts : readHosts(body.hosts),
        packages: body.packages === undefined ? row.packages : readPackages(body.packages),
      };
      if (body.hosts !== undefined || body.packages !== undefined)
        await refuseTooManyPatterns(database.kysely, caller.organizationId, patterns, row.id);
      const change: ServiceChange = {
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.hosts === undefined ? {} : { hosts: patterns.hosts }),
        ...(body.packages === undefined ? {} : { packages: patterns.packages }),
        ...(body.statusPageUrl === undefined && body.declarative === undefined
          ? {}
          : toPageChange(row, body.statusPageUrl, body.declarative)),
        ...(body.adapter === undefined ? {} : { adapter: body.adapter }),
      };
      const changed = toCustomVendor({ ...row, ...change });
      await database.transaction(async (db) => {
        await updateCustomVendor(db, caller.organizationId, row.id, change);
        if (change.page !== undefined || change.adapter !== undefined) await forgetLastCheck(db, row.id);
        await record(db, 'service.update', { subject: row, before: toCustomVendor(row), after: changed });
      });
      await linking.relinkOrganization(caller.organizationId);
      onOrganizationChanged(caller.organizationId);
      requestCheck(row.id);
      return withOverlaps({ ...row, ...change }, listVendors());
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id',
    access: 'write',
    tag: 'Custom vendors',
    summary: 'Deletes a custom vendor and all data recorded for it.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found', 'conflict'],
    async handle({ database, linking, onOrganizationChanged }, { caller, params, record }) {
      const row = await getCustomVendor(database.kysely, caller.organizationId, params.id);
      await database.transaction(async (db) => {
        if (row.standsFor !== null) await moveLinks(db, caller.organizationId, row.id, row.standsFor);
        await deleteCustomVendor(db, caller.organizationId, row.id);
        await record(db, 'service.delete', { subject: row, before: toCustomVendor(row) });
      });
      await linking.relinkOrganization(caller.organizationId);
      onOrganizationChanged(caller.organizationId);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/services/:id/links/:projectId',
    access: 'write',
    tag: 'Links',
    summary: 'Links a project to a service by hand.',
    params: LinkParameters,
    status: 200,
    answer: Link,
    errors: ['not_found'],
    async handle({ database, requestCheck }, { caller, params, now, record }) {
      const { service, project, key } = await readLinkKey(database.kysely, caller.organizationId, params);
      await database.transaction(async (db) => {
        await insertLink(db, key, 'manual', now);
        await record(db, 'link.create', { subject: service, after: { project: project.slug } });
      });
      requestCheck(service.id);
      const links = await listLinksOfProject(database.kysely, caller.organizationId, project.id);
      return {
        projectId: project.id,
        serviceId: service.id,
        kinds: links
          .filter(({ serviceId }) => serviceId === service.id)
          .map(({ kind }) => kind)
          .sort(),
      };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id/links/:projectId',
    access: 'write',
    tag: 'Links',
    summary: 'Deletes a link made by hand. Links from packages or calls remain.',
    params: LinkParameters,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const { service, project, key } = await readLinkKey(database.kysely, caller.organizationId, params);
      await database.transaction(async (db) => {
        if (!(await deleteLink(db, key, 'manual'))) throw notFound('link by hand');
        await record(db, 'link.delete', { subject: service, before: { project: project.slug } });
      });
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/services/:id/watch',
    access: 'write',
    tag: 'Links',
    summary: 'Watches a service without linking it to a project.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database, requestCheck }, { caller, params, now, record }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      await database.transaction(async (db) => {
        await insertWatch(db, caller.organizationId, service.id, now);
        await record(db, 'watch.create', { subject: service });
      });
      requestCheck(service.id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id/watch',
    access: 'write',
    tag: 'Links',
    summary: 'Stops watching a service.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      await database.transaction(async (db) => {
        await deleteWatch(db, caller.organizationId, service.id);
        await record(db, 'watch.delete', { subject: service });
      });
    },
  }),
];

async function readLinkKey(db: Queries, organizationId: string, params: { id: string; projectId: string }) {
  const service = await getService(db, organizationId, params.id);
  const project = await getProject(db, organizationId, params.projectId);
  return { service, project, key: { organizationId, projectId: project.id, serviceId: service.id } };
}

/** @throws not_found, or conflict for a vendor of the catalog, which has overlays instead */
async function getCustomVendor(db: Queries, organizationId: string, idOrSlug: string): Promise<Service> {
  const row = await getService(db, organizationId, idOrSlug);
  if (row.organizationId !== null && row.overlayOf === null) return row;
  const vendor = row.overlayOf === null ? row : await getService(db, organizationId, row.overlayOf);
  throw new AppError(
    'conflict',
    `"${row.slug}" is not a custom vendor. Change the vendor of the catalog with PATCH /api/v1/services/${vendor.slug}/overlay.`,
  );
}

async function refuseTakenSlug(db: Queries, organizationId: string, slug: string): Promise<void> {
  const taken = await findService(db, organizationId, slug);
  if (taken === undefined) return;
  if (taken.organizationId !== null && taken.overlayOf === null) throw takenSlug(slug);
  throw new AppError(
    'conflict',
    `"${slug}" is the slug of a vendor of the catalog. Choose another slug, or change that vendor with PATCH /api/v1/services/${slug}/overlay.`,
  );
}

function takenSlug(slug: string): AppError {
  return new AppError('conflict', `A vendor with the slug "${slug}" already exists.`);
}

function toPageChange(service: Service, url: string | null | undefined, declarative: unknown): ServiceChange {
  const own = ownPageUrl(service);
  const pageUrl = url === undefined ? own : readPageUrl(url);
  return {
    statusPageUrl: pageUrl,
    page: toPage(pageUrl, declarative ?? service.page.declarative),
    // Another page may have another provider, which is detected.
    ...(pageUrl === own && pageUrl === service.statusPageUrl ? {} : { adapter: null }),
  };
}

/** The page that the organization gave; none where that of the catalog stands in its place. */
function ownPageUrl({ statusPageUrl, page }: Service): string | null {
  return page.isOfCatalog === true ? null : statusPageUrl;
}

/** A vendor with those of the catalog that are the same one, or a part of it, under another slug. */
function withOverlaps(service: Service, vendors: readonly Vendor[]): CustomVendor {
  const own = { ...service, statusPageUrl: ownPageUrl(service) };
  return { ...toCustomVendor(service), overlaps: findSameVendors(own, vendors).map(({ slug }) => slug) };
}

function toCustomVendor(service: Service): CustomVendor {
  const { adapter, hosts, packages, page } = service;
  return {
    ...toServiceFields(service),
    statusPageUrl: ownPageUrl(service),
    adapter: page.isOfCatalog === true ? null : adapter,
    ...(page.declarative === undefined ? {} : { declarative: page.declarative }),
    hosts: hosts.map(hostText),
    packages: Object.fromEntries(
      Object.entries(packages).map(([ecosystem, list]) => [ecosystem, list.map(packageText)]),
    ),
  };
}
