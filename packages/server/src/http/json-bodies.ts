// Bodies of the management API: JSON, received within bounds of bytes and time, shared among organizations, and parsed in steps.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createByteBudget } from '../domain/byte-budget.ts';
import { releaseJson } from '../domain/json-walk.ts';
import { AppError } from '../domain/errors.ts';
import { doInSteps } from '../process/loop-turns.ts';
import type { Config } from '../config.ts';
import type { LoopTurns } from '../process/loop-turns.ts';
import { callerAddress } from './caller-address.ts';
import { parseJson } from './parse-json.ts';
import type { BodyReceiver } from './receive-body.ts';

/** Bytes for bodies of the usual size, beside those of uploads; of all and of one organization. */
const USUAL_BYTES_MAX = 64 * 1024 * 1024;
const OWN_USUAL_BYTES_MAX = 16 * 1024 * 1024;
/** The largest upload at 220 kB/s; the least rate cuts off what is slower by far much earlier. */
const DEADLINE_MS = 300_000;

/** `DELETE` and `PUT` without a body often come with a JSON content type: an empty body is none. */
export function acceptJson(app: FastifyInstance, { limits }: Config, bodies: BodyReceiver, turns: LoopTurns): void {
  const budget = createByteBudget(
    USUAL_BYTES_MAX + limits.manifestUploads * limits.manifestBytes,
    OWN_USUAL_BYTES_MAX + limits.manifestUploadsPerOrganization * limits.manifestBytes,
  );
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.method !== 'GET') bodies.watch(request.raw, reply.raw);
    done(null, payload);
  });
  const ownerOf = (request: FastifyRequest): string => request.caller?.organizationId ?? callerAddress(request);
  const receive = async (request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> => {
    const bytesMax = request.routeOptions.bodyLimit;
    const owner = ownerOf(request);
    const body = await bodies.receive(request.raw, payload, { bytesMax, deadlineMs: DEADLINE_MS, budget, owner });
    const { keepsBytes, takesForm } = request.routeOptions.config;
    if (keepsBytes === true || takesForm === true) request.bytes = body;
    return body;
  };
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.takesForm === true) throw unsupported('application/x-www-form-urlencoded');
    const body = await receive(request, payload);
    const owner = ownerOf(request);
    await turns.next(owner);
    try {
      return await doInSteps(parseJson(body), turns, owner);
    } finally {
      if (request.bytes === undefined) releaseJson(body);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.routeOptions.config.takesForm !== true) throw unsupported('application/json');
      return Object.fromEntries(new URLSearchParams((await receive(request, payload)).toString('utf8')));
    },
  );
}

function unsupported(expected: string): AppError {
  return new AppError('unsupported_media_type', `The content type is not supported; send ${expected}.`);
}
