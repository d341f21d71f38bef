import type { FastifyRequest } from 'fastify';
import type { McpApi } from '@upriver/mcp';
import type { ErrorBody } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import { AppError } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { callerAddress } from './caller-address.ts';

/** This server's API in this process, with the credential of a request: its authentication and checks are those of every other request. */
export function createOwnApi(request: FastifyRequest, clock: Clock): McpApi {
  const { authorization, cookie } = request.headers;
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await request.server.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: callerAddress(request),
      headers: {
        'x-request-id': request.id,
        ...(authorization === undefined ? {} : { authorization }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const data = answer.json<unknown>();
    if (answer.statusCode >= 400) {
      // Safe: this API answers refusals so.
      const { error, code } = data as ErrorBody & { code: ErrorCode };
      throw new AppError(code, `${error} (${code})`);
    }
    return data;
  };
  // Safe: answers fit the schemas of the contract.
  return {
    request: async <Data>(method: string, path: string, body?: unknown) =>
      ((await send(method, path, body)) as { data: Data }).data,
    requestBare: async <Body>(method: string, path: string) => (await send(method, path)) as Body,
    now: () => clock.now(),
  };
}
