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
  const response = await send(method, path, options);
  if (response.headers.get('upriver-demo') === 'true') demo.set(true);
  if (response.ok) {
    if (response.status === 204) return undefined as Answer;
    const body = (await response.json()) as { data?: Answer };
    return body.data === undefined ? (body as Answer) : body.data;
  }
  const error = await readError(response);
  if (error.status === 401 && options.staysHere !== true) goToSignIn();
  throw error;
}

async function send(method: string, path: string, { body, signal }: RequestOptions): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError('The Upriver server does not answer.', { status: 0, code: 'unreachable' });
  }
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

function goToSignIn(): void {
  if (location.pathname === '/sign-in') return;
  const back = location.pathname + location.search;
  beginAnew(back === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(back)}`);
}

/** Loads the page again at a path: whoever is somebody else now, or nobody, finds nothing of what was shown. */
export function beginAnew(path: string): void {
  location.replace(path);
}
