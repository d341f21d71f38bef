import type { FastifyRequest } from 'fastify';
import type { McpApi } from '@upriver/mcp';
import type { ErrorBody } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import { AppError } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { callerAddress } from './caller-address.ts';
import { sendAs } from './inner-requests.ts';
import type { Caller } from './route.ts';

/** This server's API in this process, as the one who calls: scopes and checks are those of every other request. */
export function createOwnApi(caller: Caller, request: FastifyRequest, clock: Clock): McpApi {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await sendAs(caller, (headers) =>
      request.server.inject({
        method: method as 'GET',
        url: path,
        remoteAddress: callerAddress(request),
        headers: {
          ...headers,
          'x-request-id': request.id,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    );
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
