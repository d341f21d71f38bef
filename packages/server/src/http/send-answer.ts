// How an answer is sent: as JSON with its entity tag, as text, as CSV; and again as it was kept.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/errors.ts';
import { chooseCoding, compressAnswer } from './content-coding.ts';
import { CsvAnswer } from './csv.ts';
import type { HttpDependencies } from './dependencies.ts';
import { JsonList } from './json-list.ts';
import type { KeptAnswer, Validity } from './kept-answers.ts';
import { NOBODY } from './route.ts';
import type { HandlerInput, Route } from './route.ts';
import type { Check } from './validate.ts';
import { WebAnswer } from './web-answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const READ_CACHING = 'private, no-cache';
/** Compressing less saves no packet worth its time. */
const COMPRESSED_BYTES_MIN = 8 * 1024;

/** What was made for one request, and can be sent to others: what the route set of the head is in it. */
export type MadeAnswer = Pick<KeptAnswer, 'body' | 'etag' | 'headers' | 'compressed'>;

/** Makes an answer, and gives it to `keep` if it can be sent again. */
export async function makeAndKeep(
  route: Route,
  given: HandlerInput<never, never, never>,
  checkAnswer: Check | undefined,
  dependencies: HttpDependencies,
  keep?: (answer: KeptAnswer, validity: Validity) => void,
): Promise<MadeAnswer> {
  const { caller, now, reply } = given;
  const ofEveryAnswer = new Set(Object.keys(reply.getHeaders()));
  let until = Number.POSITIVE_INFINITY;
  let isOfThisMoment = false;
  const input = {
    ...given,
    // It cannot depend on who of the organization asks.
    caller: { ...NOBODY, organizationId: caller.organizationId },
    get now() {
      isOfThisMoment = true;
      return now;
    },
    holdUntil(at: number) {
      isOfThisMoment = false;
      until = Math.min(until, at);
    },
  };
  const { freshness } = dependencies.database;
  const { result, basis, oldest } = await freshness.observe(() => route.handle(dependencies, input));
  if (checkAnswer !== undefined) checkOwnAnswer(checkAnswer, asValue(result));
  const body = Buffer.from(toJson(route, result));
  const etag = entityTag(body);
  reply.headers({ 'content-type': JSON_TYPE, 'cache-control': READ_CACHING });
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ofEveryAnswer.has(name));
  const answer = { body, etag, headers: Object.fromEntries(headers) };
  if (basis !== undefined && !isOfThisMoment && route.access !== 'public')
    keep?.({ ...answer, route: route.path, scope: route.access }, { basis, from: Math.min(now, oldest), until });
  return answer;
}

/** Sends what a handler returned, in the form of its route. */
export function send(
  route: Route,
  result: unknown,
  checkAnswer: Check | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (result instanceof WebAnswer)
    return reply.code(result.status).headers(result.headers).header('cache-control', 'no-store').send(result.body);
  reply.code(route.status);
  if (route.answer === null) return reply.code(204).send();
  if (route.contentType !== undefined) {
    if (!reply.hasHeader('content-type')) reply.type(route.contentType);
    return typeof result === 'string' ? sendText(result, request, reply) : reply.send(result);
  }
  if (result instanceof CsvAnswer) return sendCsv(result, reply);
  if (checkAnswer !== undefined) checkOwnAnswer(checkAnswer, result);
  return sendText(toJson(route, result), request, reply.type(JSON_TYPE));
}

function toJson({ bare = false }: Route, result: unknown): string {
  if (result instanceof JsonList) return bare ? String(result) : `{"data":${String(result)}}`;
  return JSON.stringify(bare ? result : { data: result });
}

function asValue(result: unknown): unknown {
  return result instanceof JsonList ? JSON.parse(String(result)) : result;
}

function sendText(body: string, request: FastifyRequest, reply: FastifyReply) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', isRead ? READ_CACHING : 'no-store');
  if (!isRead) return reply.send(body);
  return sendUnlessKnown({ body, etag: entityTag(body) }, request, reply);
}

/** By an entity tag a caller is told that nothing has changed (RFC 9110, section 13). */
function entityTag(body: string | Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** What is sent; each coding of it has an entity tag of its own. */
interface Tagged {
  readonly body: string | Buffer;
  readonly etag: string;
  compressed?: Promise<Buffer>;
}

/** What is sent for a body; a body of undefined is what the client has, and 304. */
export interface Sent {
  readonly headers: { etag: string; vary?: string; 'content-encoding'?: string };
  readonly body: string | Buffer | undefined;
}

/** Chooses the coding of an answer, and whether it needs to be sent at all. */
export function toSent(answer: Tagged, asked: IncomingHttpHeaders): Sent | Promise<Sent> {
  const { body, etag } = answer;
  const known = asked['if-none-match'];
  if (body.length < COMPRESSED_BYTES_MIN) return { headers: { etag }, body: matches(known, etag) ? undefined : body };
  const vary = 'accept-encoding';
  if (chooseCoding(asked['accept-encoding'], ['gzip']) === 'identity')
    return { headers: { etag, vary }, body: matches(known, etag) ? undefined : body };
  const codedTag = `${etag.slice(0, -1)}-gzip"`;
  const headers = { etag: codedTag, vary };
  if (matches(known, codedTag)) return { headers, body: undefined };
  answer.compressed ??= compressAnswer(body);
  return answer.compressed.then((coded) => ({ headers: { ...headers, 'content-encoding': 'gzip' }, body: coded }));
}

/** Sends an answer whose head is in `reply`, or that the client has it. */
export function sendUnlessKnown(answer: Tagged, request: FastifyRequest, reply: FastifyReply) {
  const sent = toSent(answer, request.headers);
  return sent instanceof Promise ? sent.then((coded) => sendWhole(coded, reply)) : sendWhole(sent, reply);
}

function sendWhole({ headers, body }: Sent, reply: FastifyReply) {
  for (const [name, value] of Object.entries(headers))
    if (name === 'vary') appendVary(reply, value);
    else reply.header(name, value);
  return body === undefined ? reply.removeHeader('content-type').code(304).send() : reply.send(body);
}

function appendVary(reply: FastifyReply, name: string): void {
  const varied = reply.getHeader('vary');
  reply.header('vary', varied === undefined ? name : `${String(varied)}, ${name}`);
}

/** Sends what was made for another request, or earlier. */
export function sendMade(answer: MadeAnswer, request: FastifyRequest, reply: FastifyReply) {
  return sendUnlessKnown(answer, request, reply.headers(answer.headers));
}

/** Streamed: what goes wrong on the way ends the connection, so that half a file is not taken for a whole one. */
function sendCsv({ fileName, chunks }: CsvAnswer, reply: FastifyReply) {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8; header=present')
    .send(Readable.from(chunks));
}

/** An answer that does not fit its own schema is our mistake, not the caller's. */
function checkOwnAnswer(checkAnswer: Check, result: unknown): void {
  try {
    checkAnswer(result);
  } catch (error) {
    throw new Error(
      `the answer does not fit its schema: ${error instanceof AppError ? JSON.stringify(error.details) : ''}`,
      {
        cause: error,
      },
    );
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
  );
}
