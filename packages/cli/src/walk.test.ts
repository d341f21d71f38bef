import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { UsageError } from './command.ts';
import { walk } from './walk.ts';

test('a directory that cannot be read is reported, and what else there is counts; links and pipes are not read', () => {
  const root = mkdtempSync(join(tmpdir(), 'upriver-walk-'));
  try {
    // No text stands for this name, so nothing finds the directory by it.
    mkdirSync(Buffer.concat([Buffer.from(join(root, 'a')), Buffer.of(0xff)]));
    mkdirSync(join(root, 'b'));
    symlinkSync('..', join(root, 'b', 'loop'));
    for (const name of ['package.json', '.gitignore']) symlinkSync('/dev/zero', join(root, 'b', name));
    for (const name of ['composer.json', '.gitignore']) symlinkSync('/dev/zero', join(root, name));
    execFileSync('mkfifo', [join(root, 'go.mod')]);
    writeFileSync(join(root, 'package.json'), '{"dependencies":{"stripe":"1"}}');
    const { files, unreadable } = walk(root);
    assert.deepEqual(
      files.map(({ path }) => path),
      ['package.json'],
    );
    assert.deepEqual(
      unreadable.map(({ path }) => path),
      ['a\uFFFD'],
    );
    assert.throws(() => walk(join(root, 'absent')), UsageError);
  } finally {
    rmSync(Buffer.from(root), { recursive: true, force: true });
  }
});
