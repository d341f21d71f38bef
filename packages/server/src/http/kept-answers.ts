// Answers as they were sent before, for as long as nothing that they were read from was written.
import type { TokenScope } from '@upriver/contract';
import type { ReadyAnswer } from './front.ts';
import type { Basis, Freshness } from '../store/freshness/freshness.ts';
import { KEPT_MS_MAX } from '../store/freshness/kept-reads.ts';

/** Bytes of bodies that are kept; the oldest go first. */
const BYTES_MAX = 16 * 1024 * 1024;
/** A body may be kept compressed as well, which makes it smaller. */
const FORMS = 2;
/** What an entry costs besides its body. */
const OVERHEAD_BYTES = 1024;
/** An answer that takes more leaves too little for others. */
const ANSWER_BYTES_MAX = 2 * 1024 * 1024;

/** A successful answer to a `GET`. */
export interface KeptAnswer {
  /** Pattern of the path, and what a caller needs for it. */
  readonly route: string;
  readonly scope: TokenScope;
  readonly body: Buffer;
  readonly etag: string;
  /** What the route set, beside what every answer has. */
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** The body as gzip, once somebody asked for it. */
  compressed?: Promise<Buffer>;
  /** As it is sent in front of the framework, by its form. */
  ready?: Map<string, ReadyAnswer>;
}

/** When it may be sent again. */
export interface Validity {
  readonly basis: Basis;
  readonly from: number;
  /** Not from this moment on. */
  readonly until: number;
}

interface Entry extends Validity {
  readonly answer: KeptAnswer;
}

export interface KeptAnswers {
  /**
   * By what is known of writes: ask `refresh` of the store before.
   * @param url path and query as they were sent
   * @returns undefined where the answer has to be made
   */
  find(organizationId: string, url: string, now: number): KeptAnswer | undefined;
  keep(organizationId: string, url: string, answer: KeptAnswer, validity: Validity): void;
  /** Runs work that makes an answer; others who want it meanwhile can wait for `underWay`. */
  make<Answer>(organizationId: string, url: string, work: () => Promise<Answer>): Promise<Answer>;
  /**
   * The end of the work that makes this answer at the moment, however it ends. Ask `find` again afterwards: what was made is found only
   * if it is newer than all that was known of writes before.
   */
  underWay(organizationId: string, url: string): Promise<void> | undefined;
}

export function createKeptAnswers(freshness: Freshness, bytesMax = BYTES_MAX): KeptAnswers {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<void>>();
  let bytes = 0;

  const costOf = (key: string, { answer }: Entry): number =>
    OVERHEAD_BYTES + 2 * key.length + FORMS * answer.body.length;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= costOf(key, entry);
    entries.delete(key);
  }

  return {
    find(organizationId, url, now) {
      const key = keyOf(organizationId, url);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (now >= entry.from && now < entry.until && freshness.isCurrent(entry.basis)) return entry.answer;
      forget(key);
      return undefined;
    },
    keep(organizationId, url, answer, validity) {
      if (answer.body.length > ANSWER_BYTES_MAX) return;
      const key = keyOf(organizationId, url);
      forget(key);
      const { basis, from } = validity;
      const entry = { answer, basis, from, until: Math.min(validity.until, from + KEPT_MS_MAX) };
      entries.set(key, entry);
      bytes += costOf(key, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= bytesMax) break;
        forget(oldest);
      }
    },
    async make(organizationId, url, work) {
      const key = keyOf(organizationId, url);
      const { promise, resolve } = Promise.withResolvers<void>();
      making.set(key, promise);
      try {
        return await work();
      } finally {
        if (making.get(key) === promise) making.delete(key);
        resolve();
      }
    },
    underWay: (organizationId, url) => making.get(keyOf(organizationId, url)),
  };
}

/** Identifiers have no space. */
function keyOf(organizationId: string, url: string): string {
  return `${organizationId} ${url}`;
}
