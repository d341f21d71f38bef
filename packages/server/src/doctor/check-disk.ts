import { closeSync, existsSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import { listExposed } from '../store/files/data-directory.ts';
import { failure, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const MIB = 1024 * 1024;
/** Below this the server reports that its disk is full. */
const FREE_BYTES_MIN = 4 * MIB;
const FREE_SHARE_MIN = 0.1;
const SYNCS = 20;
/** Each commit waits for one. At more than this an ingest request takes longer than most timeouts like. */
const SYNC_MS_MAX = 50;

/** Free space on the disk of a data directory, how long it takes to make a write durable, and who may read the store. */
export function checkDisk(directory: string, clock: Clock): Finding[] {
  if (!existsSync(directory))
    return [
      warning(
        'disk.directory',
        `${directory} does not exist.`,
        'The server creates it at the first start. To use another directory, pass --data.',
      ),
    ];
  return [checkSpace(directory), checkSync(directory, clock), checkPermissions(directory)];
}

function checkSpace(directory: string): Finding {
  const { bavail, blocks, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  const share = blocks === 0 ? 1 : bavail / blocks;
  const message = `${Math.floor(free / MIB)} MB of the disk of ${directory} are free (${Math.floor(share * 100)} %).`;
  const advice = 'Free or add space, or lower UPRIVER_RETENTION_EVENTS_DAYS.';
  if (free < FREE_BYTES_MIN) return failure('disk.space', message, advice);
  return share < FREE_SHARE_MIN ? warning('disk.space', message, advice) : ok('disk.space', message);
}

function checkSync(directory: string, clock: Clock): Finding {
  const file = join(directory, `upriver.doctor-${process.pid}`);
  const page = Buffer.alloc(4096, 1);
  const tookMs: number[] = [];
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      for (let count = 0; count < SYNCS; count += 1) {
        const startedAt = clock.monotonicMs();
        writeSync(descriptor, page);
        fdatasyncSync(descriptor);
        tookMs.push(clock.monotonicMs() - startedAt);
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(
      'disk.sync',
      `Cannot write to ${directory}: ${reason}.`,
      'Make the directory writable for this user, and check the system log.',
    );
  } finally {
    rmSync(file, { force: true });
  }
  tookMs.sort((a, b) => a - b);
  const median = tookMs[SYNCS / 2] ?? 0;
  const message = `A write is durable after ${median} ms (the slowest of ${SYNCS} after ${tookMs.at(-1)} ms).`;
  return median > SYNC_MS_MAX
    ? warning('disk.sync', message, 'Use a local SSD. A network file system is slow, and its locks may not work.')
    : ok('disk.sync', message);
}

function checkPermissions(directory: string): Finding {
  const exposed = listExposed(directory);
  return exposed.length === 0
    ? ok('disk.permissions', `Only its owner can read ${directory}.`)
    : warning(
        'disk.permissions',
        `Other users of this machine can read ${exposed.join(', ')}.`,
        'chmod 700 the directory and 600 the files; the next start does so for its own files.',
      );
}
