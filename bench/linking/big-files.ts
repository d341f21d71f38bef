// Lockfiles of any size, in the shapes that the tools write: made here, because no public project is ours to copy.

/** One entry takes about this many bytes in each of these files. */
const ENTRIES_PER_100_KB = { npm: 350, pnpm: 480, yarn: 420, poetry: 190, cyclonedx: 300, go: 1400 } as const;

/** Names, by ecosystem, of which every tenth belongs to a vendor. */
const VENDOR_PACKAGES = {
  npm: ['stripe', '@sentry/node', 'openai', 'twilio'],
  pypi: ['stripe', 'openai', 'boto3', 'twilio'],
};
const HASH = 'q'.repeat(86);

export const bigFiles: Readonly<
  Record<string, { readonly path: string; readonly make: (kilobytes: number, variant?: number) => string }>
> = {
  'package-lock v3': {
    path: 'package-lock.json',
    make: (kilobytes, variant = 0) =>
      JSON.stringify(
        {
          name: 'app',
          lockfileVersion: 3,
          requires: true,
          packages: Object.fromEntries([
            ['', { name: 'app', dependencies: Object.fromEntries(names('npm', 30).map((name) => [name, '^1.0.0'])) }],
            ...names('npm', entries('npm', kilobytes), variant).map((name, index) => [
              `node_modules/${name}`,
              {
                version: `1.${index % 50}.0`,
                resolved: `https://registry.example.org/${name}/-/x-1.0.0.tgz`,
                integrity: `sha512-${HASH}==`,
                dependencies: { [`package-${index + 1}`]: '^1.0.0' },
              },
            ]),
          ]),
        },
        null,
        2,
      ),
  },
  'pnpm-lock 9': {
    path: 'pnpm-lock.yaml',
    make: (kilobytes, variant = 0) => {
      const list = names('npm', entries('pnpm', kilobytes), variant);
      const quoted = (name: string): string => (name.startsWith('@') ? `'${name}'` : name);
      return [
        "lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:",
        ...list.slice(0, 30).map((name) => `      ${quoted(name)}:\n        specifier: ^1.0.0\n        version: 1.0.0`),
        '\npackages:\n',
        ...list.map((name) => `  ${quoted(`${name}@1.0.0`)}:\n    resolution: {integrity: sha512-${HASH}==}\n`),
        'snapshots:\n',
        ...list.map((name) => `  ${quoted(`${name}@1.0.0`)}: {}\n`),
      ].join('\n');
    },
  },
  'yarn.lock classic': {
    path: 'yarn.lock',
    make: (kilobytes, variant = 0) =>
      `# yarn lockfile v1\n\n\n${names('npm', entries('yarn', kilobytes), variant)
        .map(
          (name) =>
            `"${name}@^1.0.0":\n  version "1.0.0"\n  resolved "https://registry.example.org/${name}/-/x-1.0.0.tgz#abc"\n  integrity sha512-${HASH}==\n`,
        )
        .join('\n')}`,
  },
  'poetry.lock': {
    path: 'poetry.lock',
    make: (kilobytes, variant = 0) =>
      names('pypi', entries('poetry', kilobytes), variant)
        .map(
          (name) =>
            `[[package]]\nname = "${name}"\nversion = "1.0.0"\ndescription = "A package."\noptional = false\npython-versions = ">=3.8"\ngroups = ["main"]\nfiles = [\n${`    {file = "x-1.0.0.tar.gz", hash = "sha256:${'a'.repeat(64)}"},\n`.repeat(3)}]\n`,
        )
        .join('\n'),
  },
  'CycloneDX JSON': {
    path: 'bom.json',
    make: (kilobytes, variant = 0) =>
      JSON.stringify(
        {
          bomFormat: 'CycloneDX',
          specVersion: '1.6',
          components: names('npm', entries('cyclonedx', kilobytes), variant).map((name) => ({
            'bom-ref': `pkg:npm/${name}@1.0.0`,
            type: 'library',
            name,
            version: '1.0.0',
            purl: `pkg:npm/${name}@1.0.0`,
            licenses: [{ license: { id: 'MIT' } }],
          })),
        },
        null,
        2,
      ),
  },
  'go.mod': {
    path: 'go.mod',
    make: (kilobytes) =>
      `module example.com/app\n\ngo 1.25\n\nrequire (\n${Array.from(
        { length: entries('go', kilobytes) },
        (_, index) => `\tgithub.com/example-owner/package-${index} v1.${index}.0 // indirect`,
      ).join('\n')}\n)\n`,
  },
};

/** Some package names of an ecosystem; variants share every other one. */
export function names(ecosystem: keyof typeof VENDOR_PACKAGES, count: number, variant = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const vendor = index % 10 === 0 ? VENDOR_PACKAGES[ecosystem][index / 10] : undefined;
    return vendor ?? (index % 2 === 0 ? `package-${index}` : `package-${variant}-${index}`);
  });
}

function entries(kind: keyof typeof ENTRIES_PER_100_KB, kilobytes: number): number {
  return Math.round((ENTRIES_PER_100_KB[kind] * kilobytes) / 100);
}
