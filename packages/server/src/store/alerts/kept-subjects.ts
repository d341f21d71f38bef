import type { Subject } from '../../domain/alert.ts';
import type { Queries } from '../database.ts';
import { listSubjectVersions, readSubjects } from './subjects.ts';

/** Items that are kept of all subjects together; one has some 500 bytes. */
const ITEMS_MAX = 20_000;

/** Subjects in memory as they were read or written last. One of thousands of services takes longer to read than to review. */
export interface KeptSubjects {
  /**
   * What `listSubjects` gives. A subject is the same object until another version of it is stored, and shared, so nobody may change it.
   * @param closedAfter milliseconds
   */
  list(organizationId: string, closedAfter: number): Promise<Subject[]>;
  /** Keeps subjects as they are stored now. Called when the transaction that wrote them has been committed. */
  keep(subjects: readonly Subject[]): void;
}

export function createKeptSubjects(db: () => Queries, itemsMax = ITEMS_MAX): KeptSubjects {
  /** Those that were kept last come last. */
  const entries = new Map<string, Subject>();
  let items = 0;

  function forget(subject: Subject): void {
    entries.delete(subject.id);
    items -= sizeOf(subject);
  }

  function keep(subject: Subject): void {
    const known = entries.get(subject.id);
    // Another review may have read a later one meanwhile.
    if (known !== undefined && known.version > subject.version) return;
    if (known !== undefined) forget(known);
    items += sizeOf(subject);
    entries.set(subject.id, subject);
    for (const oldest of entries.values()) {
      if (items <= itemsMax) break;
      forget(oldest);
    }
  }

  return {
    async list(organizationId, closedAfter) {
      const versions = await listSubjectVersions(db(), organizationId, closedAfter);
      const found = new Map<string, Subject>();
      for (const { id, version } of versions) {
        const subject = entries.get(id);
        if (subject?.version === version) found.set(id, subject);
      }
      const missing = versions.map(({ id }) => id).filter((id) => !found.has(id));
      for (const [id, subject] of await readSubjects(db(), missing)) {
        found.set(id, subject);
        keep(subject);
      }
      return versions.flatMap(({ id }) => found.get(id) ?? []);
    },
    keep(subjects) {
      for (const subject of subjects) keep(subject);
    },
  };
}

function sizeOf({ parts, state }: Subject): number {
  return state.alerts.reduce((sum, alert) => sum + alert.items.length, parts.length + 1);
}
