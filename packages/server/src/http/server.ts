// The HTTP room: every route of `routes/index.ts` gets its authentication, checks, envelope, ETag and errors here, once.
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { createAddressList } from '../domain/address.ts';
import { AppError } from '../domain/errors.ts';
import { createAdmission } from './admission.ts';
import { watchMethods } from './allowed-methods.ts';
import type { FindAllowed } from './allowed-methods.ts';
import { actorOf, createRecorder } from './audit.ts';
import { callerAddress, plainAddress } from './caller-address.ts';
import {
  CONNECTION_OPTIONS,
  KEEP_ALIVE_MS,
  REQUEST_MS,
  SILENCE_MS,
  closeIdle,
  shareConnections,
} from './connections.ts';
import type { DirectConnections } from './connections.ts';
import { createClientErrorHandler, refuseUnusual } from './client-errors.ts';
import { authenticate, requireScope } from './authenticate.ts';
import { createKeptAnswers } from './kept-answers.ts';
import type { KeptAnswer, Validity } from './kept-answers.ts';
import { createKeptCallers } from './kept-callers.ts';
import type { KeptCallers } from './kept-callers.ts';
import type { HttpDependencies } from './dependencies.ts';
import { createFrameworkLog } from './framework-log.ts';
import type { Log } from '../domain/log.ts';
import { registerDocuments } from './documents.ts';
import { logOwnError, toAppError, toErrorBody, toErrorHead } from './errors.ts';
import { answerUsualEvents } from './usual-events.ts';
import { answerUsualReads } from './usual-reads.ts';
import type { Kept } from './usual-reads.ts';
import { createSharedWork } from './shared-work.ts';
import type { SharedWork } from './shared-work.ts';
import { createFront } from './front.ts';
import type { FrontOptions } from './front.ts';
import { registerIngest } from './ingest.ts';
import { createTelemetryBounds, createTelemetryBudget } from './ingest-scope.ts';
import { createRecord } from './record.ts';
import type { Answered } from './record.ts';
import { findAmbiguity, requestIdOf } from './request-head.ts';
import { findInnerCaller } from './inner-requests.ts';
import { authenticateConnection, challengeOf } from './oauth-caller.ts';
import { findSignedIn } from './session-caller.ts';
import { sessionRequest } from './session-request.ts';
import { acceptJson } from './json-bodies.ts';
import { registerPage } from './page-files.ts';
import { createBodyReceiver } from './receive-body.ts';
import type { BodyReceiver } from './receive-body.ts';
import { NOBODY } from './route.ts';
import type { Caller, Route } from './route.ts';
import { routes } from './routes/index.ts';
import { makeAndKeep, send, sendMade, sendUnlessKnown } from './send-answer.ts';
import type { MadeAnswer } from './send-answer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { registerOtlp } from './otlp.ts';
import { checkBodyText, checkUrlText } from './unstorable-text.ts';
import { compileCheck } from './validate.ts';
import type { Check } from './validate.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const DEMO = { 'upriver-demo': 'true' };

const TIMES = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, connectionTimeout: SILENCE_MS };

/** Builds the server; nothing listens yet. */
export function createHttpServer(dependencies: HttpDependencies): FastifyInstance {
  const { log } = dependencies;
  const { trustProxy, publicUrl, isDemo } = dependencies.config;
  const trusted = createAddressList(trustProxy);
  const isTrusted = (address: string): boolean => trustProxy.length > 0 && trusted.has(plainAddress(address) ?? '');
  const security = createSecurityHeaders(publicUrl, trustProxy.length > 0);
  const app = Fastify({
    loggerInstance: createFrameworkLog(log),
    // One line per request is written by `record`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    // Routes that need more say so themselves.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    // Asking takes longer than all else that a header costs.
    trustProxy: trustProxy.length > 0 && isTrusted,
    // Whoever logs names the request itself, so a logger for each is not needed.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    // What the router refuses before any route or hook.
    frameworkErrors: (error, request, reply) => {
      security.set(request, reply);
      sendError(error, request, reply, log);
    },
    clientErrorHandler: createClientErrorHandler(security.always),
    // Node would answer with an empty body; `checkHead` does it.
    http: { ...CONNECTION_OPTIONS, requireHostHeader: false },
    ...TIMES,
    forceCloseConnections: 'idle',
    // The framework's own answer while it closes is not an error of this API.
    return503OnClosing: false,
  });
  const connections: DirectConnections = new Map();
  const isClosing = watchClosing(app, connections);
  shareConnections(app.server, isTrusted, connections);
  refuseUnusual(app, security.always);
  const findAllowed = watchMethods(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (isDemo) reply.headers(DEMO);
    security.set(request, reply);
    if (isClosing()) throw new AppError('unavailable', 'The server is shutting down.', { retryAfterSeconds: 1 });
    checkHead(request);
    checkUrlText(request);
    // Before a body is read.
    if (request.is404) {
      // Every place of the page is the same document.
      if (page?.isAskedFor(request) === true) return page.send(request, reply);
      refuseUnknown(request, reply, findAllowed);
    }
    done();
  });
  const record = createRecord(dependencies);
  app.addHook('onResponse', (request, reply, done) => {
    record(toAnswered(request, reply));
    done();
  });
  app.setErrorHandler((thrown, request, reply) => {
    sendError(thrown, request, reply, log);
  });
  const bodies = createBodyReceiver(dependencies.clock);
  acceptJson(app, dependencies.config, bodies, dependencies.ingest.turns);
  const kept = createShared(dependencies);
  for (const route of routes) addRoute(app, route, dependencies, kept);
  registerDocuments(app, routes, dependencies.version);
  const page = registerPage(app);
  const headers = headersOfFront(security, isDemo ? DEMO : {});
  registerFront(app, dependencies, { ...headers, record, isClosing, isTrusted, connections }, bodies, kept);
  return app;
}

/** Says whether the server is closing, which ends connections without a request under way. */
function watchClosing(app: FastifyInstance, connections: DirectConnections): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    closeIdle(app.server, connections);
    done();
  });
  return () => isClosing;
}

/** Routes are checked by `validate.ts`. Those of the framework load a hundred modules, whether any schema is given to it or not. */
function refuseSchemas(): never {
  throw new Error('the framework is given no schemas');
}

function headersOfFront(
  { always, withTls }: SecurityHeaders,
  more: Readonly<Record<string, string>>,
): Pick<FrontOptions, 'headers' | 'headersOfTls'> {
  return { headers: { ...more, ...always }, headersOfTls: { ...more, ...withTls } };
}

/** Telemetry, and what is answered in front of the framework. */
function registerFront(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  options: Omit<FrontOptions, 'clock'>,
  bodies: BodyReceiver,
  kept: Shared,
): void {
  const front = createFront(app, { clock: dependencies.clock, ...options });
  const budget = createTelemetryBudget();
  registerIngest(app, dependencies, bodies, budget);
  registerOtlp(app, dependencies, bodies, budget);
  answerUsualEvents(front, dependencies, { bodies, boundsOf: createTelemetryBounds(budget) });
  answerUsualReads(front, dependencies, kept);
}

/** What requests have of each other. */
interface Shared extends Kept {
  readonly underWay: SharedWork<MadeAnswer>;
}

function createShared(dependencies: HttpDependencies): Shared {
  return {
    callers: createKeptCallers(dependencies),
    answers: createKeptAnswers(dependencies.database.freshness),
    underWay: createSharedWork(),
  };
}

function addRoute(app: FastifyInstance, route: Route, dependencies: HttpDependencies, kept: Shared): void {
  const checks = {
    params: route.params === undefined ? undefined : compileCheck(route.params, 'path'),
    query: compileCheck(route.query ?? Type.Object({}), 'query', { refusesUnknown: route.access !== 'public' }),
    body: route.body === undefined ? undefined : compileCheck(route.body, 'body'),
  };
  const checkAnswer =
    route.answer === null || route.contentType !== undefined ? undefined : compileCheck(route.answer, 'answer');
  const admit =
    route.requestsMax === undefined
      ? undefined
      : createAdmission(
          `${route.method} ${route.path}`,
          {
            all: route.requestsMax(dependencies.config),
            ofOrganization: route.requestsPerOrganizationMax?.(dependencies.config),
          },
          dependencies.underWay,
        );
  app.route({
    method: route.method,
    url: route.path,
    config: { keepsBytes: route.keepsBytes === true, takesForm: route.takesForm === true },
    ...(route.bodyBytesMax === undefined ? {} : { bodyLimit: route.bodyBytesMax(dependencies.config) }),
    // Before the body is read, so that a caller without a credential cannot make the server work.
    onRequest: async (request, reply) => {
      request.caller = await identify(route, request, reply, dependencies, kept.callers);
      admit?.(reply, request.caller.organizationId);
      if (!keepsAnswer(route, request)) return undefined;
      const answer = kept.answers.find(request.caller.organizationId, request.url, dependencies.clock.now());
      return answer === undefined ? undefined : sendMade(answer, request, reply);
    },
    handler: async (request, reply) => {
      check(checks, request, route.freeFields);
      const caller = request.caller ?? NOBODY;
      // Requests that come together would otherwise be answered in one turn of the event loop, however many one caller sends.
      if (route.isProbe !== true) await dependencies.ingest.turns.next(caller.organizationId || callerAddress(request));
      const now = dependencies.clock.now();
      const given = {
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        caller,
        now,
        holdUntil: () => undefined,
        record: createRecorder(caller.organizationId, actorOf(caller), request, now),
        request,
        reply,
      };
      const answerCheck = dependencies.checksAnswers ? checkAnswer : undefined;
      if (keepsAnswer(route, request)) {
        const keep = (answer: KeptAnswer, validity: Validity): void =>
          kept.answers.keep(caller.organizationId, request.url, answer, validity);
        // Of requests that come together the first makes the answer: nothing may be waited for between asking whether one does and beginning.
        const underWay = kept.answers.underWay(caller.organizationId, request.url);
        if (underWay !== undefined) {
          // One that cannot be sent again is waited for once.
          await underWay;
          const found = kept.answers.find(caller.organizationId, request.url, dependencies.clock.now());
          if (found !== undefined) return sendMade(found, request, reply);
        }
        const work = () => makeAndKeep(route, given, answerCheck, dependencies, keep);
        return sendUnlessKnown(await kept.answers.make(caller.organizationId, request.url, work), request, reply);
      }
      if (route.isShared === true) {
        const work = () => makeAndKeep(route, given, answerCheck, dependencies);
        return sendMade(await kept.underWay.share(`${caller.organizationId} ${request.url}`, work), request, reply);
      }
      const result = await route.handle(dependencies, given);
      // It may have ended somebody's access.
      if (route.method !== 'GET') dependencies.streams.endRevoked();
      if (reply.sent) return reply;
      return send(route, result, answerCheck, request, reply);
    },
  });
}

function keepsAnswer({ isKept = false }: Route, { method }: FastifyRequest): boolean {
  return isKept && method === 'GET';
}

async function identify(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: HttpDependencies,
  callers: KeptCallers,
): Promise<Caller> {
  if (route.access === 'public') return NOBODY;
  await dependencies.database.freshness.refresh();
  // An error keeps it, and what is answered well has none.
  if (route.takesConnections === true) reply.header('www-authenticate', challengeOf(dependencies, request));
  const caller = findInnerCaller(request.headers) ?? (await findCaller(route, request, dependencies, callers));
  requireScope(caller, route.access);
  reply.removeHeader('www-authenticate');
  return caller;
}

/** @throws unauthenticated, wrong_credential */
async function findCaller(
  route: Route,
  request: FastifyRequest,
  dependencies: HttpDependencies,
  callers: KeptCallers,
): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined) return findPerson(request, dependencies);
  const connected = route.takesConnections === true ? await authenticateConnection(dependencies, request) : undefined;
  return connected ?? callers.find(authorization, dependencies.clock.now());
}

/** @throws unauthenticated when nobody is signed in either */
async function findPerson(request: FastifyRequest, dependencies: HttpDependencies): Promise<Caller> {
  const signedIn = await findSignedIn(request, sessionRequest(request), dependencies);
  if (signedIn === undefined)
    return (await authenticate(dependencies.database.kysely, undefined, dependencies.clock.now())).caller;
  const { current, scopes } = signedIn;
  return { organizationId: current?.organization.id ?? '', tokenId: '', tokenName: '', scopes, signedIn };
}

function check(
  checks: { params: Check | undefined; query: Check | undefined; body: Check | undefined },
  request: FastifyRequest,
  freeFields: readonly string[] | undefined,
): void {
  checks.params?.(request.params);
  checks.query?.(request.query);
  if (request.body !== undefined) checkBodyText(request.body, freeFields);
  checks.body?.(request.body);
}

function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const error = toAppError(thrown);
  logOwnError(error, request.id, log);
  const { status, headers } = toErrorHead(error);
  const challenge = reply.getHeader('www-authenticate');
  void reply
    .code(status)
    .header('x-request-id', request.id)
    .headers(challenge === undefined ? headers : { ...headers, 'www-authenticate': challenge })
    .send(JSON.stringify(toErrorBody(error, request.id)));
}

/** @throws malformed_request for a head that can be read in more than one way */
function checkHead({ raw }: FastifyRequest): void {
  const ambiguity = findAmbiguity(raw);
  if (ambiguity !== undefined) throw new AppError('malformed_request', ambiguity);
}

/** @throws method_not_allowed where the path exists, not_found where not */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply, findAllowed: FindAllowed): void {
  const allow = findAllowed(pathOf(request));
  if (allow === undefined) throw new AppError('not_found', `No such endpoint: ${request.method} ${pathOf(request)}.`);
  reply.header('allow', allow);
  throw new AppError('method_not_allowed', `${request.method} is not supported here. Supported: ${allow}.`);
}

/** What is recorded of a request and its answer. */
function toAnswered(request: FastifyRequest, reply: FastifyReply): Answered {
  const isKnown = request.caller !== undefined && request.caller !== NOBODY;
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    path: pathOf(request),
    status: reply.statusCode,
    tookMs: reply.elapsedTime,
    address: callerAddress(request),
    isStream: isStream(reply),
    ...(isKnown ? { organizationId: request.caller?.organizationId } : {}),
  };
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once identified. */
    caller?: Caller;
    /** The body as it came, where the route asks for it. */
    bytes?: Uint8Array;
  }
  interface FastifyContextConfig {
    keepsBytes?: boolean;
    takesForm?: boolean;
  }
}
