import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { versions } from 'node:process';
import type { Owner } from '../store/files/directory-lock.ts';
import { failure, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const NODE_MAJOR_MIN = 24;
/** Each sender keeps a connection, and so does each stream. */
const OPEN_FILES_MIN = 4096;

/** Versions, and how many files the server may have open. */
export function checkMachine(version: string, owner: Owner | undefined): Finding[] {
  const node = `Upriver ${version} on Node ${versions.node}.`;
  return [
    Number(versions.node.split('.')[0]) < NODE_MAJOR_MIN
      ? failure('versions', node, `Install Node ${NODE_MAJOR_MIN} or later.`)
      : ok('versions', node),
    ...checkOpenFiles(owner?.host === hostname() ? owner : undefined),
  ];
}

/** Of the running server where that is known, else of this process. Linux only. */
function checkOpenFiles(owner: Owner | undefined): Finding[] {
  const limit = readOpenFiles(owner?.pid ?? 'self');
  if (limit === undefined) return [];
  const message = `${owner === undefined ? 'A process' : 'The server'} can open at most ${limit} files and connections.`;
  return [
    limit < OPEN_FILES_MIN
      ? warning(
          'limits.open_files',
          message,
          'Raise the limit: LimitNOFILE in a systemd unit, ulimits in compose.yaml, or ulimit -n.',
        )
      : ok('limits.open_files', message),
  ];
}

function readOpenFiles(pid: number | 'self'): number | undefined {
  try {
    const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
    const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return undefined;
  }
}
