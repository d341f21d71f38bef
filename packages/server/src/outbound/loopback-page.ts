// A web server and an HTTP client for the client's tests.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { parseCidrList } from '../domain/address.ts';
import { createHttpClient } from './http-client.ts';
import type { FetchOutcome, HttpClient, HttpClientOptions, MessageClient } from './http-client.ts';

const LOOPBACK = parseCidrList('127.0.0.0/8');

/** A web server on this machine that keeps what it was asked. */
export interface LoopbackPage extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly IncomingMessage[];
}

/** Serves until it is disposed of. */
export async function serve(answer: RequestListener): Promise<LoopbackPage> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await closeServer(server);
    },
  };
}

/** The port that was free. */
export async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

/** Ends when every connection has. */
export async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
}

/** A client that may go to loopback unless other options are given. */
export function openClient(options: Partial<HttpClientOptions> = {}): HttpClient & MessageClient & AsyncDisposable {
  const client = createHttpClient({ allow: LOOPBACK, userAgent: 'Upriver/test', ...options });
  return { ...client, [Symbol.asyncDispose]: () => client.close() };
}

/** The reason of a failure, else the kind of outcome. */
export function reasonOf(outcome: FetchOutcome): string {
  return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
}

/** The text of what must be a document. */
export function textOf(outcome: FetchOutcome): string {
  assert.equal(outcome.kind, 'document', JSON.stringify(outcome));
  return outcome.kind === 'document' ? outcome.text : '';
}
