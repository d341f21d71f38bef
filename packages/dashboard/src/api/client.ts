import type { ErrorBody, FieldProblem } from '@upriver/contract';
import { demo } from './demo.ts';

/** An answer of the API that is not what was asked for, or no answer at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Code of the API; `unreachable` where the server did not answer. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly details: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    facts: Pick<ApiError, 'status' | 'code'> & Partial<Pick<ApiError, 'requestId' | 'details' | 'retryAfterSeconds'>>,
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.details = facts.details ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** A connection that broke without a sign of it must not look as if nothing had changed, … */
const READ_MS = 20_000;
/** … nor keep a form that was sent waiting for ever. What takes longest is a message to a channel that does not answer. */
const ANSWER_MS = 60_000;

interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Answers 401 as an error instead of going to the sign-in form. */
  readonly staysHere?: boolean;
}

/**
 * Requests a path of the API with the session's cookie.
 * @returns `data` of the answer, or the whole answer where it has none; undefined for 204
 * @throws ApiError
 */
export async function api<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  return (await dataOf(await send(method, path, options))) as Answer;
}

/** What a path answers; `isSame` when the entity tag says that it is what was answered before. */
export type Answered =
  | { readonly isSame: true }
  | { readonly isSame: false; readonly data: unknown; readonly tag: string | null };

/**
 * Reads a path, without reading the body of an answer that is known already. The browser's cache asks with the tag.
 * @throws ApiError
 */
export async function read(path: string, knownTag: string | null): Promise<Answered> {
  const response = await send('GET', path, { signal: AbortSignal.timeout(READ_MS) });
  const tag = response.headers.get('etag');
  if (tag !== null && tag === knownTag) {
    await response.body?.cancel();
    return { isSame: true };
  }
  return { isSame: false, data: await dataOf(response), tag };
}

/** Why the server refuses a path, or does not answer it (`status` 0); undefined where it begins to answer. */
export async function refusalOf(path: string): Promise<ApiError | undefined> {
  try {
    const response = await send('GET', path, { signal: AbortSignal.timeout(READ_MS) });
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @throws ApiError for an answer that is none, or an error; what `signal` was aborted with, but for a time that is over */
async function send(method: string, path: string, { body, signal, staysHere }: RequestOptions): Promise<Response> {
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const inTime = AbortSignal.timeout(ANSWER_MS);
  const ended = signal === undefined ? inTime : AbortSignal.any([signal, inTime]);
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: 'same-origin', signal: ended, ...content });
  } catch (error) {
    if (signal?.aborted === true && !isTimeout(error)) throw error;
    throw unreachable();
  }
  if (response.headers.get('upriver-demo') === 'true') demo.set(true);
  if (response.ok) return response;
  const error = await readError(response);
  if (error.status === 401 && staysHere !== true) goToSignIn();
  throw error;
}

async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  let body: { data?: unknown };
  try {
    body = (await response.json()) as { data?: unknown };
  } catch {
    // The connection ended in the middle.
    throw unreachable();
  }
  return body.data === undefined ? body : body.data;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

export function unreachable(): ApiError {
  return new ApiError('The Upriver server does not answer.', { status: 0, code: 'unreachable' });
}

async function readError(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const facts = {
    status: response.status,
    ...(requestId === undefined ? {} : { requestId }),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfterSeconds: retryAfter }),
  };
  try {
    const { error, code, details } = (await response.json()) as ErrorBody;
    // Safe: `details` of the API are problems of fields.
    return new ApiError(error, { ...facts, code, details: (details ?? []) as FieldProblem[] });
  } catch {
    return new ApiError(`The server answered ${response.status}.`, { ...facts, code: 'unreadable' });
  }
}

/** Whether the page was told to load itself at another path, so that an answer which nobody waits for sends it to no other. */
let isLeaving = false;

function goToSignIn(): void {
  if (isLeaving || location.pathname === '/sign-in') return;
  const back = location.pathname + location.search;
  beginAnew(back === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(back)}`);
}

/** Loads the page again at a path: whoever is somebody else now, or nobody, finds nothing of what was shown. */
export function beginAnew(path: string): void {
  isLeaving = true;
  location.replace(path);
}

/** The same after some work, during which nothing else loads it. @throws what the work throws; then it stays */
export async function beginAnewAfter(work: () => Promise<unknown>, path: string): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  beginAnew(path);
}
