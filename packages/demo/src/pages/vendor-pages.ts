// Status pages of vendors that do not exist, served on loopback: any provider, any story. One model per page, rendered in the words of
// its provider; what happens to it is told by the methods of `VendorPage`.
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVendorPage } from './vendor-page.ts';
import type { ServedPage, VendorPage, VendorPageSpec } from './vendor-page.ts';

export type { IncidentSpec, MaintenanceSpec } from './page-story.ts';
export type { PageEncoding, SeenRequest, VendorPage, VendorPageSpec } from './vendor-page.ts';
export type { PageProviderName } from './providers/index.ts';

export interface VendorPages extends AsyncDisposable {
  readonly pages: readonly VendorPage[];
  readonly requestCount: number;
  add(spec: VendorPageSpec): Promise<VendorPage>;
  /** Ends every connection, those left hanging too. */
  close(): Promise<void>;
}

/** No page is served before the first is added. `now` dates what happens; the machine's clock unless given. */
export function createVendorPages({ now = () => Date.now() }: { readonly now?: () => number } = {}): VendorPages {
  const pages: ServedPage[] = [];
  const servers: Server[] = [];
  const timers = new Set<NodeJS.Timeout>();
  /** Pages that share a port, by the first part of their path. */
  const shared = new Map<string, ServedPage>();
  let sharedCount = 0;
  let sharedOrigin: Promise<string> | undefined;

  async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function answerShared(request: IncomingMessage, response: ServerResponse): void {
    const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const page = shared.get(name);
    if (page === undefined) response.writeHead(404).end();
    else answer(page, pathOf(rest), request, response);
  }

  function answer(page: ServedPage, path: string, request: IncomingMessage, response: ServerResponse): void {
    if (page.delayMs === 0) {
      answerNow(page, path, request, response);
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      answerNow(page, path, request, response);
    }, page.delayMs);
    timers.add(timer);
  }

  return {
    pages,
    get requestCount() {
      return pages.reduce((sum, page) => sum + page.requestCount, 0);
    },
    async add(spec) {
      if (spec.placement === 'path') {
        if (spec.provider === 'slack')
          throw new Error('the page of Slack stands at the root of its host: give it its own port');
        const name = `page${(sharedCount += 1)}`;
        sharedOrigin ??= serve(answerShared);
        const page = createVendorPage(spec, `${await sharedOrigin}/${name}`, now);
        shared.set(name, page);
        pages.push(page);
        return page;
      }
      const served: { page?: ServedPage } = {};
      const origin = await serve((request, response) => {
        if (served.page !== undefined) answer(served.page, pathOf(request.url ?? ''), request, response);
      });
      served.page = createVendorPage(spec, origin, now);
      pages.push(served.page);
      return served.page;
    },
    close,
    [Symbol.asyncDispose]: close,
  };

  async function close(): Promise<void> {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    await Promise.all(servers.splice(0).map(closeServer));
  }
}

function answerNow(page: ServedPage, path: string, request: IncomingMessage, response: ServerResponse): void {
  const fault = page.faultAt(path);
  if (fault?.kind === 'hang' || fault?.kind === 'reset') {
    if (fault.kind === 'reset') request.socket.destroy();
    page.count({ path, status: 0 });
    return;
  }
  const answer =
    fault === undefined
      ? page.answer(path, request.headers['if-none-match'])
      : { status: fault.status, headers: fault.headers, body: Buffer.from(fault.body) };
  response.writeHead(answer.status, answer.headers).end(answer.body);
  page.count({ path, status: answer.status });
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}
