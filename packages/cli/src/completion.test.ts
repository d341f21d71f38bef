import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { runCli } from '../../../test/support/cli.ts';
import { commands } from './commands/index.ts';

test('bash completes commands, their second words and their flags', async () => {
  const { out: script } = await runCli(['completion', 'bash'], {});
  const complete = (...words: string[]): string[] => {
    const line = words.map((word) => `'${word}'`).join(' ');
    const asked = `${script}\nCOMP_WORDS=(upriver ${line}); COMP_CWORD=${words.length}; _upriver; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-uc', asked], { encoding: 'utf8' }).split('\n').filter(Boolean);
  };
  assert.deepEqual(new Set(complete('')), new Set(commands.map(({ name }) => name.split(' ')[0])));
  assert.deepEqual(complete('inc'), ['incident', 'incidents']);
  assert.deepEqual(complete('token', ''), ['create', 'list', 'revoke']);
  assert.deepEqual(complete('token', 'cr'), ['create']);
  assert.deepEqual(complete('incidents', '--s'), ['--since']);
  assert.ok(complete('token', 'create', 'name', '--').includes('--scopes'));
  assert.ok(complete('serve', '--').includes('--database-url'));
  assert.deepEqual(complete('token', 'create', 'x'), [], 'files of the shell');
  assert.deepEqual(complete('--v'), ['--version']);
});

test('there is a script for zsh and fish, with every command', async () => {
  for (const shell of ['zsh', 'fish']) {
    const { out } = await runCli(['completion', shell], {});
    for (const { name } of commands)
      for (const word of name.split(' ')) assert.ok(out.includes(word), `${shell} ${name}`);
  }
  assert.match((await runCli(['completion', 'tcsh'], {})).error, /there is no completion for tcsh; there is for bash/);
});
