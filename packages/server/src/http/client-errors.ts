// Responses to input that the HTTP parser or Node refuses: invalid HTTP, headers that are too large, CONNECT, an unknown Expect.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { STATUS_BY_CODE, toErrorBody } from './errors.ts';

const BY_CODE: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The path and headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'too_large', message: 'The chunk extensions of the body are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request did not arrive in time.' },
};
const MALFORMED = {
  code: 'malformed_request',
  message: 'The request is not valid HTTP/1.1.',
} as const;

/** Has a header of its own in the answer's head, the usual ones aside. */
type Head = Readonly<Record<string, string>>;

/** What Node's parser refuses. Answers to requests that came whole on the same connection go first. */
export function createClientErrorHandler(securityHeaders: Head) {
  return function answer(error: Error & { code?: string }, socket: Socket): void {
    const current = currentAnswer(socket);
    if (current?.req.complete === true && !current.headersSent) {
      current.once('close', () => answer(error, socket));
      return;
    }
    // The connection is gone, or its beginning of another answer cannot be taken back.
    if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent === true) {
      socket.destroy(error);
      return;
    }
    const { code, message } = BY_CODE[error.code ?? ''] ?? MALFORMED;
    socket.end(rawAnswer(new AppError(code, message), securityHeaders), () => socket.destroy());
  };
}

/** Cases that Node answers with an empty body, or not at all. */
export function refuseUnusual(app: FastifyInstance, securityHeaders: Head): void {
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    const error = new AppError('method_not_allowed', 'CONNECT is not supported: this server is not a proxy.');
    socket.end(rawAnswer(error, { ...securityHeaders, allow: '' }));
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const error = new AppError('expectation_failed', 'The only supported Expect value is 100-continue.');
    const { headers, body, status } = toParts(error, securityHeaders);
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  });
}

function rawAnswer(error: AppError, securityHeaders: Head): string {
  const { status, headers, body } = toParts(error, securityHeaders);
  const lines = Object.entries({ ...headers, date: new Date().toUTCString(), connection: 'close' });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

function toParts(error: AppError, securityHeaders: Head) {
  const requestId = randomUUID();
  const body = JSON.stringify(toErrorBody(error, requestId));
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { status: STATUS_BY_CODE[error.code], headers, body };
}

/** The answer that a connection is at: Node knows it by this field, and asks it for the same reason. */
function currentAnswer(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return message ?? undefined;
}
