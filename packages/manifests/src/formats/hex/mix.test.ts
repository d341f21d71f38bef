import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from '../../index.ts';

const MIX = `defmodule Shop.MixProject do
  use Mix.Project
  def project, do: [app: :shop, deps: deps(), aliases: [{:not, "1.0"}]]
  defp deps do
    [
      {:stripity_stripe, "~> 2.17"},
      # {:commented, "~> 1.0"},
      {:sentry, "~> 10.0", only: [:prod, :dev]},
      {:credo, "~> 1.7", only: [:dev, :test], runtime: false},
      {:renamed, ">= 0.0.0", hex: :real_name},
      {:forked, github: "acme/forked", branch: "main"},
      {:mine, path: "../mine"},
      {:sibling, in_umbrella: true},
      {
        :multi,
        "~> 1.0 and != 1.2.0", # why
        override: true
      }
    ] ++ more()
  end
  defp more, do: []
end
`;

test('a mix.exs gives the tuples of its dependencies, under their real names', async () => {
  const [file] = (await readManifests([{ path: 'mix.exs', content: MIX }])).files;
  assert.ok(file);
  assert.deepEqual(
    file.dependencies.map(
      ({ name, requirement, scope, local, line }) =>
        `${name}@${requirement} ${scope}${local === true ? ' local' : ''}:${line}`,
    ),
    [
      'stripity_stripe@~> 2.17 runtime:6',
      'sentry@~> 10.0 runtime:8',
      'credo@~> 1.7 development:9',
      'real_name@>= 0.0.0 runtime:10',
      'forked@github:acme/forked#main runtime:11',
      'mine@ runtime local:12',
      'sibling@ runtime local:13',
      'multi@~> 1.0 and != 1.2.0 runtime:14',
    ],
  );
  assert.deepEqual([countDirectRuntime(file), countDirectAll(file)], [5, 6]);
});

test('functions that are added to the dependencies count, and others do not', async () => {
  const content = `defmodule Shop.MixProject do
  def project do
    [app: :shop, deps: base() ++ extra(), aliases: aliases(), releases: [{:not, "1.0"}]]
  end
  defp base, do: [{:jason, "~> 1.4"}] ++ more()
  defp more do
    [{:plug, "~> 1.15"}] # ++ commented()
  end
  defp extra, do: [{:sentry, "~> 10.0"}]
  @test_deps [{:mox, "~> 1.0", only: :test}]
  defp commented, do: [{:no, "1.0"}]
  defp aliases, do: [{:setup, "x"}]
end
`;
  const [file] = (await readManifests([{ path: 'mix.exs', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name }) => name),
    ['jason', 'plug', 'sentry', 'mox'],
  );
});

test('a mix.lock gives what was chosen', async () => {
  const content = `%{
  "renamed": {:hex, :real_name, "1.2.3", "hash", [:mix], [{:jason, "~> 1.0", [hex: :jason, repo: "hexpm", optional: false]}], "hexpm", "hash"},
  "forked": {:git, "https://github.com/acme/forked.git", "0a1b2c", [branch: "main"]},
}
`;
  const [file] = (await readManifests([{ path: 'mix.lock', content }])).files;
  assert.ok(file);
  assert.deepEqual(
    file.dependencies.map(({ name, resolved }) => [name, resolved]),
    [
      ['real_name', '1.2.3'],
      ['forked', '0a1b2c'],
    ],
  );
  assert.equal(countPackages(file), 2);
});

test('a text that is no mix.lock is a problem, and a mix.exs without dependencies has none', async () => {
  const [lock] = (await readManifests([{ path: 'mix.lock', content: 'hello' }])).files;
  assert.equal(lock?.problems[0]?.fatal, true);
  const [manifest] = (await readManifests([{ path: 'mix.exs', content: 'defmodule A do\n  {:a, "1"}\nend' }])).files;
  assert.deepEqual(manifest?.dependencies, []);
});

test('a mix.exs is read in time in proportion to its length', async () => {
  const bodies = [
    (n: number) => '{:a, "~> 1.0"},\n'.repeat(n),
    (n: number) => 'deps: [ '.repeat(n),
    (n: number) => '\n '.repeat(n),
    (n: number) => `"${'\\"'.repeat(n)}`,
    (n: number) => `@${'dep'.repeat(n)}`,
    (n: number) => 'end\n defp deps_a, do: [{:a, "1"}]\n'.repeat(n),
  ];
  for (const body of bodies) {
    const content = `defmodule A do\n defp deps do\n[${body(100_000)}\nend\n`;
    const startedAt = process.threadCpuUsage().user;
    await readManifests([{ path: 'mix.exs', content }]);
    const ms = (process.threadCpuUsage().user - startedAt) / 1000;
    // Quadratic in a hundred thousand lines it would be minutes.
    assert.ok(ms < 2000, `${ms} ms for ${body(2)}`);
  }
});

test('a tuple that something is matched with is no dependency', async () => {
  const content = `defmodule Shop.MixProject do
  defp deps do
    [{:stripity_stripe, "~> 2.17"}, {:plug, "~> 1.16"}]
  end

  @lock (with {:ok, text} <- File.read("mix.lock"),
              {:done, lock} = Code.eval_string(text) do
           lock
         else
           {:error, _} -> %{}
         end)
end
`;
  const [file] = (await readManifests([{ path: 'mix.exs', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name }) => name),
    ['stripity_stripe', 'plug'],
  );
});
