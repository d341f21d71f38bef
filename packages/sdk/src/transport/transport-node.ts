import type http from 'node:http';
import type https from 'node:https';
import { createRequire } from 'node:module';
import type zlib from 'node:zlib';
import type { Reply } from './retry.ts';

type Http = typeof http | typeof https;

const TIMEOUT_MS = 5000;
/** Compressing a batch of usual size costs the process more time than everything else the SDK does; only large ones are worth it. */
const GZIP_BYTES_MIN = 32_768;
/** An answer is short; whatever is longer is not one. */
const ANSWER_BYTES_MAX = 65_536;
const IDLE_SOCKET_MS = 30_000;
/**
 * Loads a module of Node at the first request, and not by `import`: that reads every export of `node:http`, among them those that load Node's own
 * undici, which then becomes the global dispatcher of an application that brought another version. Any path will do for modules of Node.
 */
const load = createRequire(process.execPath);

/** Makes `post` over one kept connection, whose socket never keeps the process alive. */
export function createNodePost(): (url: string, body: string) => Promise<Reply> {
  let agent: http.Agent | undefined;
  return async (url, body) => {
    try {
      const client = load(url.startsWith('https:') ? 'node:https' : 'node:http') as Http;
      agent ??= new client.Agent({ keepAlive: true, maxSockets: 1, timeout: IDLE_SOCKET_MS, ...proxyOption() });
      const isZipped = body.length >= GZIP_BYTES_MIN;
      return await send(client, url, agent, isZipped ? await compress(body) : body);
    } catch (error) {
      return { status: 0, body: String(error) };
    }
  };
}

function compress(body: string): Promise<Buffer> {
  const { gzip } = load('node:zlib') as typeof zlib;
  return new Promise((resolve, reject) => {
    gzip(body, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

/**
 * As far as it can, a request takes the ways through Node's client that the application's own take: what is the first of its kind there, such as a
 * header that is a number, a decoder or a body of bytes, makes Node compile its largest functions a second time, for both.
 */
function send(client: Http, url: string, agent: http.Agent, body: string | Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = client.request(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...(typeof body !== 'string' && { 'content-encoding': 'gzip' }),
      },
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), TIMEOUT_MS);
    timer.unref();
    request.on('socket', (socket) => socket.unref());
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let left = ANSWER_BYTES_MAX;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        left -= chunk.length;
        if (left <= 0) response.destroy();
      });
      // A body that broke off still came after a status: what the server did is known.
      response.on('error', () => undefined);
      response.on('close', () => {
        clearTimeout(timer);
        const { 'retry-after': retryAfter, 'upriver-accepts': accepts } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          retryAfter,
          accepts: accepts?.toString(),
          body: String(Buffer.concat(chunks)),
        });
      });
    });
    request.end(body);
  });
}

/** Node 24 lets an agent follow HTTPS_PROXY when the process was asked to. */
function proxyOption(): { proxyEnv?: NodeJS.ProcessEnv } {
  return process.env['NODE_USE_ENV_PROXY'] === '1' ? { proxyEnv: process.env } : {};
}
