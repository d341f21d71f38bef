import { createHash } from 'node:crypto';
import { PAGE_PROVIDERS } from './providers/index.ts';
import type { PageProviderName } from './providers/index.ts';
import type { RenderedDocument } from './providers/provider.ts';
import type { ModelComponent, PageModel } from './page-model.ts';
import { createPageStory } from './page-story.ts';
import type { PageStory } from './page-story.ts';

/** How documents are written; the content type does not always admit it. */
export type PageEncoding = 'utf-8' | 'utf-16be' | 'utf-16le' | 'latin1';

/** How the page answers instead of with its documents. */
export type PageFault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' };

/** One document, or a redirect or an error, as it goes over the wire. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface VendorPageSpec {
  readonly provider: PageProviderName;
  readonly name?: string;
  /** Names alone will do: they are the identifiers then, and all is well with them. */
  readonly components?: readonly (string | ModelComponent)[];
  /** Its own port, as its own host would be, or a path on a port that pages share. Slack's page needs its own. */
  readonly placement?: 'port' | 'path';
}

/** What may happen to a vendor and to its page. Every method takes effect with the next request. */
export interface VendorPage extends PageStory {
  /** The address that a person would paste. */
  readonly url: string;
  readonly provider: PageProviderName;
  readonly model: PageModel;
  /** Requests so far, and how many of them were answered 304. */
  readonly requestCount: number;
  readonly unchangedCount: number;
  /** The newest requests, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** What the adapter of the present provider needs. */
  target(): { readonly url: string; readonly options: Readonly<Record<string, string>> };
  /** Resolves when one more request has been answered, or left hanging. */
  nextRequest(): Promise<SeenRequest>;

  /** From here on the same page is of another provider, under the same address. */
  changeProvider(provider: PageProviderName): void;
  fail(status: number, options?: { readonly retryAfter?: string; readonly body?: string }): void;
  /** The same at one path, for example `/api/v2/summary.json`; the others answer as ever. */
  failAt(path: string, status: number, options?: { readonly retryAfter?: string; readonly body?: string }): void;
  /** Accepts requests and never answers. */
  hang(): void;
  /** Closes the connection in place of an answer. */
  reset(): void;
  redirectTo(url: string, status?: number): void;
  /** Answers everything with this, 200. */
  answerWith(body: string, contentType: string): void;
  encodeAs(encoding: PageEncoding): void;
  /** Waits before each answer. */
  delay(ms: number): void;
  /** Ends `fail`, `failAt`, `hang`, `reset`, `redirectTo`, `answerWith`, `encodeAs` and `delay`. */
  recover(): void;
}

export interface SeenRequest {
  readonly path: string;
  /** What was answered; 0 for none. */
  readonly status: number;
}

/** The page as the server sees it. */
export interface ServedPage extends VendorPage {
  /** What is answered at this path instead of a document. */
  faultAt(path: string): PageFault | undefined;
  readonly delayMs: number;
  answer(path: string, ifNoneMatch: string | undefined): PageAnswer;
  count(request: SeenRequest): void;
}

/** Requests that are remembered one by one; a benchmark makes millions. */
const REQUESTS_KEPT = 100;

export function createVendorPage(spec: VendorPageSpec, url: string, now: () => number): ServedPage {
  let provider = spec.provider;
  let fault: PageFault | undefined;
  const faults = new Map<string, PageFault>();
  let encoding: PageEncoding = 'utf-8';
  let delayMs = 0;
  let requestCount = 0;
  let unchangedCount = 0;
  const requests: SeenRequest[] = [];
  let waiting: ((request: SeenRequest) => void)[] = [];
  /** Documents as rendered since the last change. */
  const rendered = new Map<string, PageAnswer>();
  const { name = 'Acme', components = ['API', 'Dashboard'] } = spec;
  const { readModel, story } = createPageStory(name, components, now, () => rendered.clear());

  function answer(path: string, ifNoneMatch: string | undefined): PageAnswer {
    const known = rendered.get(path) ?? renderAnswer(PAGE_PROVIDERS[provider].render(path, readModel(), url), encoding);
    rendered.set(path, known);
    const isUnchanged = known.headers['etag'] !== undefined && known.headers['etag'] === ifNoneMatch;
    return isUnchanged ? { status: 304, headers: { etag: ifNoneMatch }, body: Buffer.alloc(0) } : known;
  }

  return {
    ...story,
    url,
    get provider() {
      return provider;
    },
    get model() {
      return readModel();
    },
    get requestCount() {
      return requestCount;
    },
    get unchangedCount() {
      return unchangedCount;
    },
    requests,
    faultAt: (path) => fault ?? faults.get(path),
    get delayMs() {
      return delayMs;
    },
    target: () => PAGE_PROVIDERS[provider].target(url),
    nextRequest() {
      const { promise, resolve } = Promise.withResolvers<SeenRequest>();
      waiting.push(resolve);
      return promise;
    },
    answer,
    count(request) {
      requestCount += 1;
      if (request.status === 304) unchangedCount += 1;
      requests.push(request);
      if (requests.length > REQUESTS_KEPT) requests.shift();
      const resolvers = waiting;
      waiting = [];
      for (const resolve of resolvers) resolve(request);
    },

    changeProvider(next) {
      provider = next;
      rendered.clear();
    },
    fail(status, options = {}) {
      fault = toFault(status, options);
    },
    failAt(path, status, options = {}) {
      faults.set(path, toFault(status, options));
    },
    hang() {
      fault = { kind: 'hang' };
    },
    reset() {
      fault = { kind: 'reset' };
    },
    redirectTo(location, status = 302) {
      fault = { kind: 'answer', status, headers: { location }, body: '' };
    },
    answerWith(body, contentType) {
      fault = { kind: 'answer', status: 200, headers: { 'content-type': contentType }, body };
    },
    encodeAs(next) {
      encoding = next;
      rendered.clear();
    },
    delay(ms) {
      delayMs = ms;
    },
    recover() {
      fault = undefined;
      faults.clear();
      encoding = 'utf-8';
      delayMs = 0;
      rendered.clear();
    },
  };
}

function toFault(status: number, { retryAfter, body = '' }: { retryAfter?: string; body?: string }): PageFault {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { kind: 'answer', status, headers, body };
}

function renderAnswer(document: RenderedDocument | undefined, encoding: PageEncoding): PageAnswer {
  if (document === undefined)
    return {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from('<!doctype html><title>Not found</title>'),
    };
  const body = encode(document.body, encoding);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { 'content-type': document.contentType, etag }, body };
}

/** UTF-16 with its mark; Latin-1 without a word of it, under a content type that claims UTF-8. */
function encode(text: string, encoding: PageEncoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return Buffer.from(text, encoding === 'latin1' ? 'latin1' : 'utf8');
}
