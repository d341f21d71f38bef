// Path 2: an upload of manifests is read into dependencies, these are matched with vendors, and both are stored in one
// transaction. Whatever changes what vendors there are (a new catalog, a custom vendor) links again from what is stored.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { plainnessOf } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import type { ManifestsAnswer } from '@upriver/contract';
import {
  listCountingVendors,
  listHostVendors,
  listUnknownPackages,
  listUsedVendors,
  takeInventoryInSteps,
} from '@upriver/inventory';
import type { Inventory } from '@upriver/inventory';
import type { ManifestFile } from '@upriver/manifests';
import type { SharedFile } from '@upriver/manifests/reader';
import type { Clock } from '../domain/clock.ts';
import type { Generation } from '../threads/generation.ts';
import type { Database, Writing } from '../store/database.ts';
import { AppError, notFound } from '../domain/errors.ts';
import { replaceDeclaredHosts } from '../store/dependencies/declared-hosts.ts';
import { deletePastUploads, deleteStagedUpload, showUpload, stageUpload } from '../store/dependencies/dependencies.ts';
import { replaceLinksOfKind } from '../store/services/links.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { listOrganizations } from '../store/organizations/organizations.ts';
import { lockProject } from '../store/organizations/projects.ts';
import { syncCatalogServices } from '../store/services/services.ts';
import { relinkProjects } from './relink.ts';
import { settleStandIns } from './stand-ins.ts';
import { toDeclaredHost, toStoredLink } from './vendor-services.ts';
import { catalogFingerprint, createVendorIndexes, toService } from './vendors.ts';
import type { VendorIndex, VendorIndexes } from './vendors.ts';

export interface Linking {
  readonly indexes: VendorIndexes;
  /**
   * Replaces what a project's manifests said. A broken file gives its problems; the rest of the upload stands. Files are taken one by one,
   * so that their texts need not all stand in memory.
   * @throws not_found when the project was taken away meanwhile, unavailable when the thread that read the files ended
   */
  putManifests(
    organizationId: string,
    projectId: string,
    files: Iterable<ManifestFile> | AsyncIterable<ManifestFile>,
    atEnd: (db: Writing) => Promise<void>,
  ): Promise<ManifestsAnswer>;
  /** Links every project of an organization again, after its own vendors changed. */
  relinkOrganization(organizationId: string): Promise<void>;
  /** Writes the catalog into the store and links everything again when it, or a rule by which that is done, changed. */
  syncCatalog(): Promise<void>;
}

const UNKNOWN_PACKAGES_SHOWN = 500;
/** The next thread is started with the next upload. */
const RETRY_AFTER_SECONDS = 5;
const CATALOG_KEY = 'catalog';
/** Grows with each change of the rules by which an organization's vendors stand for those of the catalog (`stand-ins.ts`). */
const RULES_VERSION = 2;

export function createLinking(
  database: Database,
  listVendors: () => readonly Vendor[],
  clock: Clock,
  generation: Generation,
): Linking {
  const indexes = createVendorIndexes(database.kysely, listVendors, () => clock.monotonicMs(), generation);

  async function relinkOrganization(organizationId: string): Promise<void> {
    await settleStandIns(database, organizationId, listVendors());
    generation.advance();
    await relinkProjects(database, organizationId, await indexes.of(organizationId), clock.now());
  }

  return {
    indexes,
    relinkOrganization,
    async putManifests(organizationId, projectId, files, atEnd) {
      // Loaded with the first upload: it knows every format.
      const { readUploadSafely } = await import('@upriver/manifests/upload-reader');
      const { shareFile } = await import('@upriver/manifests/reader');
      const shared: SharedFile[] = [];
      for await (const file of files) {
        shared.push(shareFile(file));
        await nextTurn();
      }
      const upload = await readUploadSafely(shared, organizationId).catch((error: unknown) => {
        throw notRead(error);
      });
      const began = generation.current();
      const index = await indexes.of(organizationId);
      const now = clock.now();
      const inventory = await inTurns(takeInventoryInSteps(upload, index));
      const key = { organizationId, projectId };
      const { dependencies } = inventory;
      const links = inventory.links.map(toStoredLink);
      const hosts = inventory.hosts.map(toDeclaredHost);
      const staged = await stageUpload(database, key, dependencies);
      if (staged === undefined) throw notFound('project');
      try {
        await database.transaction(async (db) => {
          if (!(await lockProject(db, organizationId, projectId))) throw notFound('project');
          await atEnd(db);
          if (!(await showUpload(db, key, staged, upload.files, links, now))) return;
          await replaceDeclaredHosts(db, organizationId, projectId, hosts, now);
          await replaceLinksOfKind(db, key, 'package', listCountingVendors(dependencies, inventory.links), now);
          await replaceLinksOfKind(db, key, 'endpoint', listHostVendors(inventory.hosts), now);
        });
      } catch (error) {
        await deleteStagedUpload(database, projectId, staged.upload);
        throw error;
      }
      await deletePastUploads(database, projectId);
      // Vendors that changed while the rows were written.
      if (generation.current() !== began)
        await relinkProjects(database, organizationId, await indexes.of(organizationId), now);
      return toAnswer(inventory, index);
    },
    async syncCatalog() {
      const fingerprint = `${catalogFingerprint(listVendors)} ${RULES_VERSION}`;
      if ((await findMeta(database.kysely, CATALOG_KEY)) === fingerprint) return;
      const now = clock.now();
      await database.transaction((db) =>
        syncCatalogServices(
          db,
          listVendors().map((vendor) => toService(vendor, now)),
          now,
        ),
      );
      for (const { id } of await listOrganizations(database.kysely)) await relinkOrganization(id);
      // Last, so that a start that was cut short does it again.
      await putMeta(database.kysely, CATALOG_KEY, fingerprint);
    },
  };
}

/** Nothing was read, so nothing is replaced. */
function notRead(error: unknown): AppError {
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'failed';
  return new AppError('unavailable', `The files were not read (${reason}), and nothing was changed. Send them again.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** Does all steps of some work, one in each turn of the event loop. */
async function inTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- steps come one after the other
    await nextTurn();
  }
}

function toAnswer(inventory: Inventory, index: VendorIndex): ManifestsAnswer {
  return {
    dependencies: inventory.dependencies.length,
    services: listUsedVendors(inventory)
      .map(({ vendorId: id, packages }) => ({ id, slug: index.slugOf(id) ?? id, packages: [...packages] }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    unknownPackages: listUnknownPackages(inventory.dependencies, index)
      .filter(({ ecosystem, name }) => plainnessOf(ecosystem, name) === undefined)
      .slice(0, UNKNOWN_PACKAGES_SHOWN)
      .map(({ ecosystem, name }) => ({ ecosystem, name })),
    problems: [...inventory.problems],
  };
}
