import type { ErrorBody, TokenScope } from '@upriver/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Config } from '../config.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { RecordChange } from './audit.ts';
import type { SignedIn } from './session-caller.ts';
import type { HttpDependencies } from './dependencies.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route: anybody, or a token with this scope. */
export type Access = 'public' | TokenScope;

/** What a handler knows of its caller. */
export interface Caller {
  readonly organizationId: string;
  /** Empty for a person, also for one for whom a program calls. */
  readonly tokenId: string;
  /** For a program that a person has connected its own name. */
  readonly tokenName: string;
  readonly scopes: readonly TokenScope[];
  /** The person who calls; absent for a token. */
  readonly signedIn?: SignedIn;
}

/** The caller of a route that anybody may call. */
export const NOBODY: Caller = { organizationId: '', tokenId: '', tokenName: '', scopes: [] };

/** The person or the token, by the name that people gave it. */
export function callerName({ signedIn, tokenName }: Caller): string {
  return signedIn?.person.name ?? tokenName;
}

export interface HandlerInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For routes of access `public` the empty caller; for answers that are kept, the organization alone. */
  readonly caller: Caller;
  /** Reading it makes an answer depend on the time: it is not kept unless `holdUntil` says how long it holds. */
  readonly now: number;
  /** A kept answer does not hold from this moment on. The earliest counts. */
  readonly holdUntil: (at: number) => void;
  /** Appends to the audit log, in the transaction of the change. */
  readonly record: RecordChange;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One route: its place in the lists of `routes/index.ts` and this description are all there is about it. */
export interface Route {
  readonly method: Method;
  /** With `:name` parameters. */
  readonly path: string;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** In the OpenAPI document, where the name made of the path is another route's. */
  readonly operationId?: string;
  readonly params?: TSchema;
  /** Others are refused, but not where anybody may call: pictures and probes are asked for with what somebody added. */
  readonly query?: TSchema;
  /** Headers that the handler reads, for the documentation; it checks them itself. */
  readonly headers?: TSchema;
  readonly body?: TSchema;
  readonly bodyExample?: unknown;
  /** The handler needs the body as it came, in `request.bytes`: a signature is of bytes. */
  readonly keepsBytes?: boolean;
  /** The body is a form (`application/x-www-form-urlencoded`); `request.bytes` has it as it came. */
  readonly takesForm?: boolean;
  /** Access tokens of OAuth are accepted too: this is the resource that they are for. */
  readonly takesConnections?: boolean;
  /** Fields of the body that hold whole files: their text may hold what no store keeps. */
  readonly freeFields?: readonly string[];
  /** Status of success and the schema of its `data` (or of the whole body when `bare`); null for no body. */
  readonly status: number;
  readonly answer: TSchema | null;
  /** The body is the answer itself, without `{ data }`. */
  readonly bare?: boolean;
  /** The handler may answer a `CsvAnswer` instead. */
  readonly alsoCsv?: boolean;
  /** Content type of an answer that is not JSON. */
  readonly contentType?: string;
  /** Further ones that the handler may choose. */
  readonly otherContentTypes?: readonly string[];
  /** Answers by status that are neither the success nor an error of this API; without a schema they have no body. */
  readonly otherAnswers?: Readonly<Record<string, { readonly description: string; readonly answer?: TSchema }>>;
  /**
   * The answer of a `GET` is kept and sent again until a table that it was read from is written. Only for handlers that read nothing
   * but the store, the organization of the caller, the URL and the time.
   */
  readonly isKept?: boolean;
  /**
   * Requests of a `GET` that come together share one answer, begun after the last of them came. For those that take long and depend on the
   * moment; with the same condition as `isKept`.
   */
  readonly isShared?: boolean;
  /** Answered at once. Every other request waits while requests that came with it take long, in turns of organizations. */
  readonly isProbe?: boolean;
  /** Error codes besides those that every route of its access can give. */
  readonly errors?: readonly ErrorCode[];
  /** Where the usual bound on bodies is too small. */
  readonly bodyBytesMax?: (config: Config) => number;
  /** How many requests of this route may be under way at once; the next is 503 before its body is read. */
  readonly requestsMax?: (config: Config) => number;
  /** How many of them may be of one organization, where it could keep all others out. */
  readonly requestsPerOrganizationMax?: (config: Config) => number;
  readonly handle: (dependencies: HttpDependencies, input: HandlerInput<never, never, never>) => Promise<unknown>;
}

type Shape<Schema extends TSchema | undefined> = Schema extends TSchema ? Static<Schema> : undefined;

interface TypedRoute<
  Params extends TSchema | undefined,
  Query extends TSchema | undefined,
  Body extends TSchema | undefined,
> extends Omit<Route, 'params' | 'query' | 'body' | 'handle'> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly handle: (
    dependencies: HttpDependencies,
    input: HandlerInput<Shape<Params>, Shape<Query>, Shape<Body>>,
  ) => Promise<unknown>;
}

/** Describes a route with its handler's input typed by its schemas. */
export function route<
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(description: TypedRoute<Params, Query, Body>): Route {
  // Safe: the server checks params, query and body against these very schemas before it calls the handler.
  return description as unknown as Route;
}

export type { ErrorBody };
