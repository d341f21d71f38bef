import { spawnSync } from 'node:child_process';

/** Why a test that needs a small disk is skipped. */
export const NO_TMPFS =
  'needs a small disk of its own: run as root where `mount -t tmpfs -o size=20m tmpfs /mnt` works';

/** A small disk. */
export interface SmallDisk {
  setReadOnly(): void;
  [Symbol.dispose](): void;
}

/** Puts a small disk at a directory; undefined where that is not allowed. */
export function mountTmpfs(path: string, size: string): SmallDisk | undefined {
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path)) return undefined;
  return {
    setReadOnly() {
      if (!run('mount', '-o', 'remount,ro', path)) throw new Error('cannot make the disk read-only');
    },
    [Symbol.dispose]: () => void run('umount', '-l', path),
  };
}

function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
