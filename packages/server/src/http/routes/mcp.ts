import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { createOwnApi } from '../own-api.ts';
import { route } from '../route.ts';
import { requireOwnPage } from '../session-caller.ts';
import { WebAnswer } from '../web-answer.ts';

const REQUESTS_MAX = 64;
const REQUESTS_PER_ORGANIZATION_MAX = 16;

const JsonRpcError = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  error: Type.Object({ code: Type.Integer(), message: Type.String() }),
});

export const mcpRoutes = [
  route({
    method: 'POST',
    path: '/mcp',
    access: 'read',
    tag: 'MCP',
    summary: 'Answers a message of the Model Context Protocol (Streamable HTTP, without sessions).',
    description:
      'Tools, resources and a prompt for assistants; `docs/mcp.md` lists them. Each tool sends requests to this API as the one who sends the message, so it sees and may do what they may. API tokens and access tokens of OAuth are accepted. Notifications get 202.',
    body: Type.Object(
      { jsonrpc: Type.Literal('2.0') },
      { additionalProperties: true, description: 'A JSON-RPC 2.0 message.' },
    ),
    bodyExample: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    status: 200,
    answer: Type.Unknown(),
    contentType: 'application/json; charset=utf-8',
    otherContentTypes: ['text/event-stream'],
    otherAnswers: {
      202: { description: 'A notification was received.' },
      400: {
        description: 'The message is invalid, or of an unsupported version of the protocol.',
        answer: JsonRpcError,
      },
      404: { description: 'The method of the message is unknown.', answer: JsonRpcError },
    },
    requestsMax: () => REQUESTS_MAX,
    requestsPerOrganizationMax: () => REQUESTS_PER_ORGANIZATION_MAX,
    errors: ['origin_refused'],
    takesConnections: true,
    async handle({ clock, version }, { body, caller, request }) {
      requireOwnPage(request);
      // Only who uses it pays for loading it.
      const { answerHttp } = await import('@upriver/mcp');
      return WebAnswer.of(await answerHttp(toWebRequest(request), body, createOwnApi(caller, request, clock), version));
    },
  }),
];

/** The request without its credentials, which only this server's own API gets. */
function toWebRequest({ headers, host, url }: FastifyRequest): Request {
  // What the body is, and what is accepted, was decided before.
  const given = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' });
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && name.startsWith('mcp-')) given.set(name, value);
  return new Request(`http://${host}${url}`, { method: 'POST', headers: given });
}
