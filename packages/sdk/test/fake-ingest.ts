import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { OutboundEvent } from '../src/types.ts';

/** What a scripted answer is. `silence` keeps the connection open, `hangUp` closes it. */
export type Answer =
  | { status?: number; headers?: Record<string, string>; body?: Record<string, unknown> | string }
  | 'silence'
  | 'hangUp';

/** One request as it came. */
export interface Received {
  at: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  sdkKey: string;
  batchId: string;
  events: OutboundEvent[];
}

export interface FakeIngest extends AsyncDisposable {
  url: string;
  requests: Received[];
  /** Events of all requests that were answered with 200. */
  events: OutboundEvent[];
  /** The next answers, in order; after them everything is accepted. */
  script: Answer[];
  /** Resolves when so many requests, or accepted events, have come. */
  until(condition: () => boolean): Promise<void>;
}

/** An ingest server on loopback that accepts everything until it is configured otherwise. */
export async function startFakeIngest(): Promise<FakeIngest> {
  const requests: Received[] = [];
  const events: OutboundEvent[] = [];
  const script: Answer[] = [];
  const waiting = new Set<() => void>();

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') {
        // Only what needs a preflight comes here; none of ours should.
        requests.push({ ...emptyRequest(), method: 'OPTIONS', path: request.url ?? '' });
        response.writeHead(204, { 'access-control-allow-headers': '*' }).end();
        return;
      }
      const raw = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
      const body = JSON.parse(text) as { sdk_key: string; batch_id: string; batch: OutboundEvent[] };
      requests.push({
        at: performance.now(),
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        sdkKey: body.sdk_key,
        batchId: body.batch_id,
        events: body.batch,
      });
      answer(response, script.shift() ?? {}, body.batch, events);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events,
    script,
    until: (condition) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!condition()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, script: Answer, batch: OutboundEvent[], events: OutboundEvent[]): void {
  if (script === 'silence') return;
  if (script === 'hangUp') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = {} } = script;
  if (status === 200) events.push(...batch);
  const accepted = status === 200 ? { ok: true, accepted: batch.length, dropped: 0 } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify({ ...accepted, ...body }));
}

function emptyRequest(): Received {
  return { at: 0, method: '', path: '', headers: {}, sdkKey: '', batchId: '', events: [] };
}
