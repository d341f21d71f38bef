import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from './index.ts';

const PATHS = [
  '.github/workflows/ci.yml',
  'Cargo.lock',
  'Cargo.toml',
  'Dockerfile',
  'Gemfile.lock',
  'Package.swift',
  'Podfile.lock',
  'app.csproj',
  'compose.yaml',
  'composer.lock',
  'go.mod',
  'main.tf',
  'mix.exs',
  'mix.lock',
  'package-lock.json',
  'package.json',
  'pnpm-lock.yaml',
  'poetry.lock',
  'pom.xml',
  'pubspec.yaml',
  'requirements.txt',
  'setup.cfg',
  'setup.py',
];

test('what a failed download leaves behind is a problem in every format', async () => {
  for (const content of ['<!DOCTYPE html>\n<html><body>no</body></html>', '404: Not Found', 'Not Found\n'])
    for (const path of PATHS) {
      const [file] = (await readManifests([{ path, content }])).files;
      assert.deepEqual([file?.dependencies.length, file?.problems[0]?.fatal], [0, true], `${path}: ${content}`);
    }
});

test('programs and blocks that are none are problems, and empty ones are not', async () => {
  const problems = async (path: string, content: string) =>
    (await readManifests([{ path, content }])).files[0]?.problems.length;
  for (const [path, other, empty] of [
    ['Dockerfile', 'just words', '# nothing yet\nFROM scratch\n'],
    ['Package.swift', 'just words', 'import PackageDescription\nlet package = Package(name: "X")\n'],
    ['main.tf', 'just words', '# nothing yet\n'],
    ['mix.exs', 'just words', 'defmodule X.MixProject do\n  defp deps, do: []\nend\n'],
    ['mix.lock', '%{\n  "a": {:hex, :a, "1.0.0", "x"},\n', '%{}\n'],
  ] as const) {
    assert.equal(await problems(path, other), 1, path);
    assert.equal(await problems(path, empty), 0, path);
  }
});
