// The world that the demo's organization lives in: status pages and APIs of vendors, and a receiver of alerts, all on loopback.
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall } from './calls.ts';
import type { Random, Trouble } from './calls.ts';
import { PROJECTS, VENDORS, vendorOf, versionOf } from './organization.ts';
import { createVendorPages } from './pages/vendor-pages.ts';
import type { VendorPage } from './pages/vendor-pages.ts';

/** What scenes change. */
export interface World {
  /** Milliseconds UTC: of the past that is played, later the machine's. */
  now(): number;
  readonly page: (vendor: string) => VendorPage;
  /** Calls go wrong from here on; `name` ends it again. */
  begin(name: string, trouble: Trouble): void;
  end(name: string): void;
  /** A version of a project's program takes over half of its calls. */
  deploy(project: string, version: string): Promise<void>;
  /** The version before it takes them back. */
  rollBack(project: string): Promise<void>;
  /** Somebody changes a setting of a project's program. */
  configure(project: string, description: string): Promise<void>;
}

/** Who carries out what a scene says of a project's versions. */
export interface Operations {
  deployed(project: string, version: string): Promise<void>;
  rolledBack(project: string, version: string): Promise<void>;
  configured(project: string, description: string): Promise<void>;
}

export interface OpenWorld extends World {
  /** Port of the vendors' APIs. They know by the host which vendor is meant. */
  readonly apiPort: number;
  /** Where alerts are sent. */
  readonly receiverUrl: string;
  readonly troubles: () => Iterable<Trouble>;
  /** Versions of a project that run, oldest first. */
  versionsOf(project: string): readonly string[];
  setClock(now: () => number): void;
  setOperations(operations: Operations): void;
  /** Called with the title of each alert that arrives. */
  onAlert(listener: (title: string) => void): void;
  close(): Promise<void>;
}

/** Opens pages, APIs and the receiver, each on a port that the system picks. */
export async function openWorld(random: Random): Promise<OpenWorld> {
  let clock: () => number = Date.now;
  let operations: Operations | undefined;
  let tellAlert: (title: string) => void = () => undefined;
  const troubles = new Map<string, Trouble>();
  const versions = new Map(PROJECTS.map(({ slug, deployment }) => [slug, [deployment]]));
  const pages = createVendorPages({ now: () => clock() });
  const byVendor = new Map<string, VendorPage>();
  for (const { slug, name, provider, components } of VENDORS)
    byVendor.set(slug, await pages.add({ name, provider, components }));
  const api = await listen((request, response) => answerAsVendor(request, response, troubles.values(), random));
  const receiver = await listen((request, response) => void receive(request, response, (title) => tellAlert(title)));
  const versionsOf = (project: string): string[] => versions.get(project) ?? [];
  return {
    apiPort: portOf(api),
    receiverUrl: `http://127.0.0.1:${portOf(receiver)}/alerts`,
    now: () => clock(),
    troubles: () => troubles.values(),
    versionsOf,
    page: (vendor) => byVendor.get(vendorOf(vendor).slug) as VendorPage,
    begin: (name, trouble) => void troubles.set(name, trouble),
    end: (name) => void troubles.delete(name),
    async deploy(project, version) {
      versionsOf(project).push(version);
      await operations?.deployed(project, version);
    },
    async rollBack(project) {
      const [only, version] = versionsOf(project);
      if (only === undefined || version === undefined) return;
      versions.set(project, [only]);
      await operations?.rolledBack(project, version);
    },
    async configure(project, description) {
      await operations?.configured(project, description);
    },
    setClock(next) {
      clock = next;
    },
    setOperations(next) {
      operations = next;
    },
    onAlert(listener) {
      tellAlert = listener;
    },
    async close() {
      await Promise.all([pages.close(), close(api), close(receiver)]);
    },
  };
}

function answerAsVendor(
  request: IncomingMessage,
  response: ServerResponse,
  troubles: Iterable<Trouble>,
  random: Random,
): void {
  const host = (request.headers.host ?? '').split(':')[0];
  const vendor = VENDORS.find((candidate) => candidate.host === host);
  const call = PROJECTS.flatMap(({ calls }) => calls).find(
    ({ vendor: slug, path }) => slug === vendor?.slug && path === request.url,
  );
  const version = versionOf(request.headers['user-agent'] ?? '');
  request.resume();
  const { status, latencyMs } =
    call === undefined ? { status: 404, latencyMs: 1 } : answerCall(call, version, troubles, random);
  setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'), latencyMs).unref();
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  onTitle: (title: string) => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  response.writeHead(200).end();
  const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { title: string } };
  onTitle(data.title);
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  return server;
}

function portOf(server: Server): number {
  // Safe: it listens on TCP.
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}
