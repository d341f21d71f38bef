// Status pages for the polling benchmark, in a process of their own: each page has an address of its own on loopback, as vendors have.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVendorPage } from '../../packages/demo/src/pages/vendor-page.ts';
import type { ServedPage } from '../../packages/demo/src/pages/vendor-page.ts';
import type { PageProviderName } from '../../packages/demo/src/pages/providers/index.ts';

/** Shares of providers, about as in the catalog. */
const PROVIDERS: readonly PageProviderName[] = [
  ...Array.from({ length: 5 }, () => 'statuspage' as const),
  'incidentio',
  'incidentio',
  'instatus',
  'betterstack',
  'statuspal',
];
const COMPONENTS = Array.from({ length: 20 }, (_, index) => `component-${index}`);

const CHANGE_EVERY_MS = 10;

/** What the benchmark is told. */
export type FromPages =
  | { readonly type: 'ready'; readonly pages: readonly PlacedPage[] }
  | { readonly type: 'changed'; readonly index: number; readonly at: number }
  /** A change was seen for the first time. */
  | { readonly type: 'served'; readonly index: number; readonly at: number }
  /** Times between two requests for one page, in milliseconds. */
  | { readonly type: 'gaps'; readonly gaps: readonly number[] };

/** What it says: how many pages change in a second, or that gaps are wanted from now on, or wanted. */
export type ToPages =
  | { readonly type: 'change'; readonly perSecond: number }
  | { readonly type: 'forget' }
  | { readonly type: 'report' };

export interface PlacedPage {
  readonly url: string;
  readonly provider: PageProviderName;
  readonly options: Readonly<Record<string, string>>;
}

const count = Number(process.argv[2] ?? 5000);
interface Entry {
  readonly index: number;
  readonly page: ServedPage;
  lastAt: number;
  isUnseen: boolean;
}
const list: Entry[] = [];
const pages = new Map<string, Entry>();
let gaps: number[] = [];

const server = createServer({ keepAliveTimeout: 5000 }, (request, response) => {
  const entry = pages.get((request.headers.host ?? '').split(':')[0] ?? '');
  if (entry === undefined) {
    response.writeHead(404).end();
    return;
  }
  const now = Date.now();
  if (entry.lastAt > 0) gaps.push(now - entry.lastAt);
  entry.lastAt = now;
  if (entry.isUnseen) tell({ type: 'served', index: entry.index, at: now });
  entry.isUnseen = false;
  const answer = entry.page.answer((request.url ?? '').replace(/[?#].*$/, ''), request.headers['if-none-match']);
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

// All of 127.0.0.0/8 leads here; one address alone would be one host.
server.listen(0, '0.0.0.0', 4096, () => {
  const { port } = server.address() as AddressInfo;
  const placed: PlacedPage[] = [];
  for (let index = 0; index < count; index += 1) {
    const host = `127.1.${index >> 8}.${index & 255}`;
    const provider = PROVIDERS[index % PROVIDERS.length] ?? 'statuspage';
    const page = createVendorPage({ provider, components: COMPONENTS }, `http://${host}:${port}`, () => Date.now());
    const entry = { index, page, lastAt: 0, isUnseen: false };
    list.push(entry);
    pages.set(host, entry);
    placed.push({ ...page.target(), provider });
  }
  tell({ type: 'ready', pages: placed });
});

/** Pages change in turn, so that none changes back before it was checked. */
let next = 0;
const open = new Map<number, string>();
let timer: NodeJS.Timeout | undefined;

function changeOne(): void {
  const entry = list[next];
  next = (next + 1) % count;
  if (entry === undefined) return;
  const { index, page } = entry;
  const incident = open.get(index);
  if (incident === undefined) {
    open.set(index, page.openIncident({ title: 'Errors', impact: 'major', componentIds: ['component-0'] }));
    page.setComponent('component-0', 'major_outage');
  } else {
    page.resolveIncident(incident);
    page.setComponent('component-0', 'operational');
    open.delete(index);
  }
  entry.isUnseen = true;
  tell({ type: 'changed', index, at: Date.now() });
}

process.on('message', (message: ToPages) => {
  if (message.type === 'forget') gaps = [];
  if (message.type === 'report') tell({ type: 'gaps', gaps });
  if (message.type !== 'change') return;
  clearInterval(timer);
  const { perSecond } = message;
  const since = performance.now();
  let changes = 0;
  // A timer that is late on a busy core changes all that are due.
  timer = setInterval(() => {
    for (const due = ((performance.now() - since) / 1000) * perSecond; changes < due; changes += 1) changeOne();
  }, CHANGE_EVERY_MS);
});
process.on('disconnect', () => process.exit(0));

function tell(message: FromPages): void {
  process.send?.(message);
}
