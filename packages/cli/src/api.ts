import type { ErrorBody, FieldProblem } from '@upriver/contract';
import { findFlag } from './command.ts';
import type { CommandContext } from './command.ts';
import { findProfile } from './profiles.ts';

const DEFAULT_URL = 'http://127.0.0.1:4300';
const TIMEOUT_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/** The server said no, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Asking again would get the same answer. */
  readonly isFinal: boolean;
  /** Of the server's refusal. */
  readonly code: string | undefined;
  /** Fields that the server refused. */
  readonly details: readonly FieldProblem[];
  /** When the server asks to be asked again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    options: {
      cause?: unknown;
      isFinal?: boolean;
      code?: string | undefined;
      details?: readonly FieldProblem[] | undefined;
      retryAfterSeconds?: number | undefined;
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.isFinal = options.isFinal ?? false;
    this.code = options.code;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export interface Api {
  /** URL of the server, without a slash at its end. */
  readonly base: string;
  /** @returns `data` of the answer @throws ApiError with a sentence for a person */
  request<Data>(method: string, path: string, body?: unknown, options?: { readonly timeoutMs: number }): Promise<Data>;
  /** The same for the few answers that come without an envelope: the whole body. */
  requestBare<Body>(method: string, path: string): Promise<Body>;
  /** An answer that is read as it comes. @throws ApiError unless it is one of success */
  open(path: string, options: OpenOptions): Promise<Response>;
}

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** A client of the server that flags or environment name. */
export function connect(context: CommandContext): Api {
  const { url: base, token } = findServer(context);
  const ask = async (method: string, path: string, body?: unknown, timeoutMs = TIMEOUT_MS): Promise<unknown> => {
    const open = { headers: {}, signal: AbortSignal.timeout(timeoutMs) };
    const response = await send(base, method, path, requireToken(token), body, open);
    if (response.status === 204) return undefined;
    const answer = await readJson(response, base);
    if (!response.ok) throw refusal(answer, response);
    return answer;
  };
  // Safe: the server checks its answers against the contract's schemas, and both are of one version.
  return {
    base,
    request: async <Data>(method: string, path: string, body?: unknown, options?: { readonly timeoutMs: number }) =>
      ((await ask(method, path, body, options?.timeoutMs)) as { data: Data } | undefined)?.data as Data,
    requestBare: async <Body>(method: string, path: string) => (await ask(method, path)) as Body,
    async open(path, { headers, signal }) {
      const response = await send(base, 'GET', path, requireToken(token), undefined, { headers, signal });
      if (!response.ok) throw refusal(await readJson(response, base), response);
      return response;
    },
  };
}

/** A server, and the token for it where there is one. */
export interface ServerAccess {
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * Flags win over the profile that `--profile` names, which wins over the environment, which wins over the profile of the file. The token
 * of a profile is never sent to another server than its own.
 */
export function findServer(context: CommandContext): ServerAccess {
  const named = findFlag(context, 'profile');
  const [url, token] = [findFlag(context, 'url'), findFlag(context, 'token')];
  const given = named === undefined ? context.environment : {};
  const askedUrl = url ?? given['UPRIVER_URL'];
  const askedToken = token ?? given['UPRIVER_TOKEN'];
  if (askedUrl !== undefined && askedToken !== undefined && named === undefined)
    return { url: toBase(askedUrl), token: askedToken };
  const profile = findProfile(context.environment, named);
  const base = toBase(askedUrl ?? profile?.url ?? DEFAULT_URL);
  return { url: base, token: askedToken ?? (profile?.url === base ? profile.token : undefined) };
}

/** A URL without the slashes at its end. */
function toBase(url: string): string {
  return url.replace(/\/+$/, '');
}

function requireToken(token: string | undefined): string {
  if (token !== undefined) return token;
  throw new ApiError(
    'no API token: set UPRIVER_TOKEN, or run upriver login (the server prints a token at its first start)',
  );
}

/** A server that is full or shutting down says something else later; one that does not know the caller does not. */
function refusal(answer: unknown, { status, headers }: Response): ApiError {
  const body = answer as Partial<ErrorBody>;
  const [retryAfter] = /^\d+$/.exec(headers.get('retry-after') ?? '') ?? [];
  return new ApiError(describe(body, status), {
    isFinal: status < 500 && status !== TOO_MANY_REQUESTS,
    code: body.code,
    // Safe: the server makes them of this type.
    details: body.details as FieldProblem[] | undefined,
    retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
  });
}

async function send(
  base: string,
  method: string,
  path: string,
  token: string,
  body: unknown,
  { headers, signal }: OpenOptions,
): Promise<Response> {
  try {
    return await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  } catch (error) {
    throw new ApiError(`cannot reach ${base}: ${causeOf(error)}`, { cause: error });
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

async function readJson(response: Response, base: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new ApiError(
      `${base} returned status ${response.status} and a body that is not JSON; is it an Upriver server?`,
      {
        cause: error,
      },
    );
  }
}

function describe({ error, code, details, requestId }: Partial<ErrorBody>, status: number): string {
  const more = (details ?? []).slice(1).map((detail) => `\n  ${JSON.stringify(detail)}`);
  return `${error ?? `the server returned status ${status}`} (${code ?? status}, request ${requestId ?? 'unknown'})${more.join('')}`;
}
