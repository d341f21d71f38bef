// What can happen to a server, its store, its disk, its clock and its clients.
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SDK_KEY, TOKEN } from '../../test/support/process.ts';
import type { Preparation, StoreName, World } from './world.ts';

/** One fault. It is over when `happen` resolves: from then on everything has to become well by itself. */
export interface Fault {
  readonly name: string;
  readonly stores: readonly StoreName[];
  readonly preparation?: Preparation;
  /** @returns events that the fault itself destroyed, if it destroys any */
  happen(world: World, options: FaultOptions): Promise<ReadonlySet<string> | void>;
}

export interface FaultOptions {
  readonly awaySeconds: number;
}

const BOTH: readonly StoreName[] = ['sqlite', 'postgres'];
const POSTGRES: readonly StoreName[] = ['postgres'];
const HOUR_SECONDS = 3600;
/** How long a disk stays full or read-only, a clock wrong, clients slow. */
const LASTING_MS = 10_000;
const SQLITE_DISK_BYTES = 64 * 1024 * 1024;
const POSTGRES_DISK_BYTES = 320 * 1024 * 1024;
const SLOW_CLIENTS = 200;
const IDLE_CONNECTIONS = 1000;
const DAMAGED_BYTES = 64;
const CLOCK: Preparation = { hasOwnClock: true };

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill -9',
    stores: BOTH,
    async happen(world) {
      await world.end('SIGKILL');
      await world.start();
    },
  },
  {
    name: 'SIGTERM',
    stores: BOTH,
    async happen(world) {
      const code = await world.end('SIGTERM');
      if (code !== 0) throw new Error(`ended with ${String(code)}: ${world.server().output()}`);
      await world.start();
    },
  },
  { name: 'full disk', stores: ['sqlite'], preparation: { diskBytes: SQLITE_DISK_BYTES }, happen: fillDisk },
  { name: 'full disk', stores: POSTGRES, preparation: { diskBytes: POSTGRES_DISK_BYTES }, happen: fillDisk },
  {
    name: 'read-only disk',
    stores: ['sqlite'],
    preparation: { diskBytes: SQLITE_DISK_BYTES },
    happen: failDisk,
  },
  {
    name: 'read-only disk',
    stores: POSTGRES,
    preparation: { diskBytes: POSTGRES_DISK_BYTES },
    happen: failDisk,
  },
  {
    name: 'read-only database',
    stores: POSTGRES,
    async happen({ postgres }) {
      await postgres?.execute('alter system set default_transaction_read_only = on');
      await postgres?.execute('select pg_reload_conf()');
      await delay(LASTING_MS);
      await postgres?.execute('alter system reset default_transaction_read_only');
      await postgres?.execute('select pg_reload_conf()');
    },
  },
  { name: 'PostgreSQL restarts (fast)', stores: POSTGRES, happen: (world) => restart(world, 'fast') },
  { name: 'PostgreSQL restarts (immediate)', stores: POSTGRES, happen: (world) => restart(world, 'immediate') },
  {
    name: 'connections killed',
    stores: POSTGRES,
    happen: async ({ postgres }) => postgres?.terminateConnections(),
  },
  {
    name: 'PostgreSQL away',
    stores: POSTGRES,
    async happen({ postgres }, { awaySeconds }) {
      await postgres?.stop('fast');
      await delay(awaySeconds * 1000);
      await postgres?.start();
    },
  },
  { name: 'clock 1 h ahead and back', stores: BOTH, preparation: CLOCK, happen: (world) => moveClock(world, 1) },
  { name: 'clock 1 h behind and back', stores: BOTH, preparation: CLOCK, happen: (world) => moveClock(world, -1) },
  {
    name: 'clock 1 h behind from now on',
    stores: BOTH,
    preparation: CLOCK,
    async happen(world) {
      world.moveClock(-HOUR_SECONDS);
    },
  },
  {
    name: 'slow bodies',
    stores: BOTH,
    async happen({ url }) {
      const body = JSON.stringify({ sdk_key: SDK_KEY, batch: [] });
      const head = `POST /v1/events HTTP/1.1\r\nHost: upriver\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`;
      await hold(url, SLOW_CLIENTS, `${head}${body.slice(0, -1)}${' '.repeat(800_000)}`);
    },
  },
  {
    name: 'slow readers of streams',
    stores: BOTH,
    async happen(world) {
      const head = `GET /api/v1/stream?lastEventId=0 HTTP/1.1\r\nHost: upriver\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`;
      await hold(world.url, SLOW_CLIENTS, head, (socket) => socket.pause());
    },
  },
  {
    name: '1000 idle connections',
    stores: BOTH,
    happen: ({ url }) => hold(url, IDLE_CONNECTIONS, ''),
  },
  { name: 'damaged file', stores: BOTH, happen: damage },
];

async function fillDisk(world: World): Promise<void> {
  const filler = join(world.files, 'filler');
  const file = openSync(filler, 'w');
  const piece = Buffer.alloc(64 * 1024);
  const beganAt = performance.now();
  // Whatever becomes free meanwhile is taken as well.
  while (performance.now() - beganAt < LASTING_MS) {
    try {
      for (;;) writeSync(file, piece);
    } catch {
      await delay(50);
    }
  }
  closeSync(file);
  rmSync(filler);
  // A cluster that could not write its log has ended itself; whoever makes room starts it again.
  if (world.postgres?.isRunning() === false) await world.postgres.start();
}

/** The disk can only be read for a while; then whoever runs the server stops it, repairs the disk and starts it again. */
async function failDisk(world: World): Promise<void> {
  world.disk?.fail();
  await delay(LASTING_MS);
  if (world.postgres === undefined) await world.end('SIGTERM');
  else await world.postgres.stop('immediate');
  world.disk?.repair();
  if (world.postgres === undefined) await world.start();
  else await world.postgres.start();
}

async function restart({ postgres }: World, mode: 'fast' | 'immediate'): Promise<void> {
  await postgres?.stop(mode);
  await postgres?.start();
}

async function moveClock(world: World, hours: number): Promise<void> {
  world.moveClock(hours * HOUR_SECONDS);
  await delay(LASTING_MS);
  world.moveClock(0);
}

/** Holds connections that have sent this and send no more, for a while. */
async function hold(url: string, count: number, text: string, prepare?: (socket: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    prepare?.(socket);
    socket.write(text);
    return socket;
  });
  await delay(LASTING_MS);
  for (const socket of sockets) socket.destroy();
}

/** Changes bytes of one stored block of events, in the file, while nothing has it open. */
async function damage(world: World): Promise<ReadonlySet<string>> {
  await world.end('SIGTERM');
  const database = world.openStore();
  const { id, bytes } = await database.kysely
    .selectFrom('event_blocks')
    .select(['id', 'bytes'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { decodeEventBlock } = await import('../../packages/server/src/columns/event-block.ts');
  const destroyed = new Set(decodeEventBlock(bytes).map(({ tags }) => String(tags?.['id'])));
  await database.close();
  await world.postgres?.stop('fast');
  // The beginning of a block, its dictionaries, is the same in others: only its middle is its own.
  const middle = Math.floor(bytes.length / 2);
  if (!flipBytes(world.files, Buffer.from(bytes).subarray(middle, middle + DAMAGED_BYTES)))
    throw new Error(`block ${id} was not found in any file`);
  await world.postgres?.start();
  await world.start();
  return destroyed;
}

/** Inverts these bytes where a file below the directory holds them first. */
function flipBytes(directory: string, wanted: Buffer): boolean {
  let isFound = false;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.includes('/pg_wal/') || statSync(path).size === 0) continue;
    const at = readFileSync(path).indexOf(wanted);
    if (at < 0) continue;
    const file = openSync(path, 'r+');
    writeSync(
      file,
      wanted.map((byte) => byte ^ 0xff),
      0,
      wanted.length,
      at,
    );
    fsyncSync(file);
    closeSync(file);
    isFound = true;
  }
  return isFound;
}
