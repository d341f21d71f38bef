import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync } from 'node:fs';

/** A small ext4 file system of its own, in a file. */
export interface LoopDisk {
  /** It can only be read from now on, for whoever has files open, too: what ext4 does when its device fails. */
  fail(): void;
  /** Checks and mounts it again, as an operator does; nobody may have files open. */
  repair(): void;
  close(): void;
}

/** Makes one of so many bytes in `image` and mounts it at `path`. Needs to be root. */
export function mountLoopDisk(image: string, path: string, bytes: number): LoopDisk {
  const file = openSync(image, 'w');
  ftruncateSync(file, bytes);
  closeSync(file);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  const mount = (): void => run('mount', '-o', 'loop', image, path);
  mount();
  return {
    fail: () => run('mount', '-o', 'remount,abort', path),
    repair() {
      run('umount', path);
      // Its exit code 1 says that it mended something.
      run('sh', '-c', `e2fsck -fy '${image}' || [ $? -eq 1 ]`);
      mount();
    },
    close: () => run('umount', '-l', path),
  };
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}
