// Status pages that an organization sets for a vendor of the catalog. Each is a service of the organization, which is checked like those of
// custom vendors. The main page has the vendor's slug and stands for the vendor; further pages have slugs of their own.
import { hostText } from '@upriver/catalog';
import type { OverlayFurtherPage, OverlayPage } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import { customVendorId } from '../linking/vendors.ts';
import { forgetLastCheck } from '../store/checks/schedule.ts';
import type { Writing } from '../store/database.ts';
import { moveLinks } from '../store/services/links.ts';
import {
  deleteCustomVendor,
  findService,
  insertService,
  listCustomVendors,
  updateCustomVendor,
} from '../store/services/services.ts';
import type { Service } from '../store/services/services.ts';
import { readPageUrl, toPage } from './custom-vendor-page.ts';
import { invalidField, readHosts, refuseTooManyVendors } from './custom-vendor-patterns.ts';

/**
 * Sets the page that stands for a vendor, or takes it away.
 * @returns services whose page is to be checked
 */
export async function setMainPage(
  db: Writing,
  organizationId: string,
  vendor: Service,
  page: OverlayPage | null,
  now: number,
): Promise<string[]> {
  const id = customVendorId(organizationId, vendor.slug);
  if (page !== null) {
    const isNew = await putPage(db, organizationId, vendor, toRow(id, organizationId, vendor, page, now));
    if (isNew) await moveLinks(db, organizationId, vendor.id, id);
    return [id];
  }
  const main = (await listPages(db, organizationId, vendor)).find((row) => row.id === id);
  if (main !== undefined) await removePage(db, organizationId, vendor, main);
  return [];
}

/**
 * Makes the further pages of a vendor exactly these.
 * @returns services whose page is to be checked
 */
export async function setFurtherPages(
  db: Writing,
  organizationId: string,
  vendor: Service,
  pages: readonly OverlayFurtherPage[],
  now: number,
): Promise<string[]> {
  const wanted = pages.map((page, index): Service => {
    const slug = `${vendor.slug}-${page.key}`;
    const row = toRow(customVendorId(organizationId, slug), organizationId, vendor, page, now);
    return { ...row, slug, name: page.name.trim(), hosts: readHosts(page.hosts, `pages.${index}.hosts`) };
  });
  refuseTwice(wanted, pages);
  for (const row of await listPages(db, organizationId, vendor))
    if (row.slug !== vendor.slug && wanted.every(({ id }) => id !== row.id))
      await removePage(db, organizationId, vendor, row);
  for (const row of wanted) await putPage(db, organizationId, vendor, row);
  return wanted.map(({ id }) => id);
}

/** @throws invalid_request when two pages have one key, or claim one host: which of them counts would be left to chance */
function refuseTwice(rows: readonly Service[], pages: readonly OverlayFurtherPage[]): void {
  const keys = new Set<string>();
  const owners = new Map<string, string>();
  for (const [index, { hosts }] of rows.entries()) {
    const key = pages[index]?.key ?? '';
    if (keys.has(key)) throw invalidField(`pages.${index}.key`, `must not be "${key}" again`);
    keys.add(key);
    for (const [place, text] of hosts.map(hostText).entries()) {
      const owner = owners.get(text);
      if (owner !== undefined)
        throw invalidField(`pages.${index}.hosts.${place}`, `must not be "${text}", a host of the page "${owner}"`);
      owners.set(text, key);
    }
  }
}

/** Takes all pages away that an organization set for a vendor. */
export async function removeOverlayPages(db: Writing, organizationId: string, vendor: Service): Promise<void> {
  for (const row of await listPages(db, organizationId, vendor)) await removePage(db, organizationId, vendor, row);
}

async function listPages(db: Writing, organizationId: string, vendor: Service): Promise<Service[]> {
  return (await listCustomVendors(db, organizationId)).filter(({ overlayOf }) => overlayOf === vendor.id);
}

/** @returns whether it is new @throws conflict when the slug is another vendor's */
async function putPage(db: Writing, organizationId: string, vendor: Service, row: Service): Promise<boolean> {
  const taken = await findService(db, organizationId, row.slug);
  if (taken !== undefined && taken.id !== vendor.id && taken.overlayOf !== vendor.id)
    throw new AppError('conflict', `"${row.slug}" is the slug of another vendor.`);
  if (taken?.overlayOf !== vendor.id) {
    await refuseTooManyVendors(db, organizationId, 1);
    return insertService(db, row);
  }
  const { name, hosts, statusPageUrl, page } = row;
  const isSameUrl = statusPageUrl === taken.statusPageUrl;
  // Without a word about the provider, the one that was found for this page stays.
  const adapter = row.adapter ?? (isSameUrl ? taken.adapter : null);
  const isSamePage =
    isSameUrl && adapter === taken.adapter && same(page.declarative, taken.page.declarative) && row.adapter === null;
  await updateCustomVendor(
    db,
    organizationId,
    row.id,
    isSamePage ? { name, hosts } : { name, hosts, statusPageUrl, adapter, page },
  );
  if (!isSamePage) await forgetLastCheck(db, row.id);
  return false;
}

async function removePage(db: Writing, organizationId: string, vendor: Service, row: Service): Promise<void> {
  await moveLinks(db, organizationId, row.id, row.standsFor ?? vendor.id);
  await deleteCustomVendor(db, organizationId, row.id);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function toRow(id: string, organizationId: string, vendor: Service, page: OverlayPage, now: number): Service {
  const url = readPageUrl(page.statusPageUrl);
  return {
    id,
    organizationId,
    slug: vendor.slug,
    name: vendor.name,
    category: vendor.category,
    statusPageUrl: url,
    adapter: page.adapter ?? null,
    page: toPage(url, page.declarative),
    hosts: [],
    packages: {},
    currentStatus: 'unknown',
    rawStatus: null,
    lastCheckedAt: null,
    createdAt: now,
    retiredAt: null,
    overlayOf: vendor.id,
    standsFor: null,
  };
}
