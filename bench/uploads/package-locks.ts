// Lockfiles as npm writes them for large programs, made here: thousands of packages, some of them nested below those that need another
// version, with the members that real entries have.

const SCOPES = ['@babel', '@types', '@aws-sdk', '@storybook', '@radix-ui', '@nestjs', '@opentelemetry', '@jest'];
/** One in so many entries lies in the folder of another package, and one in so many of these a level below. */
const NESTED_EVERY = 6;
const NESTED_TWICE_EVERY = 5;
/** Packages that all lockfiles of an upload have: its programs use much of the same. */
const SHARED_SHARE = 0.5;
/** Bytes of an entry, about. */
const ENTRY_BYTES = 463;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One lockfile of about so many bytes; what lies beyond the shared packages is its own. */
export function makePackageLock(bytes: number, number: number): string {
  const count = Math.floor(bytes / ENTRY_BYTES);
  const random = randomFrom(number + 1);
  const names = Array.from({ length: count }, (_, index) =>
    nameOf(index < count * SHARED_SHARE ? index : index + (number + 1) * 1_000_000),
  );
  const direct = names.slice(0, 120);
  const packages: Record<string, unknown> = {
    '': {
      name: `service-${number}`,
      version: '1.0.0',
      dependencies: Object.fromEntries(direct.slice(0, 80).map((name) => [name, '^1.0.0'])),
      devDependencies: Object.fromEntries(direct.slice(80).map((name) => [name, '^2.0.0'])),
    },
  };
  for (const [index, name] of names.entries()) {
    const parent = names[Math.floor(random() * index)] ?? name;
    const other = names[Math.floor(random() * count)] ?? name;
    const isNested = index > 200 && index % NESTED_EVERY === 0;
    const isTwice = isNested && index % (NESTED_EVERY * NESTED_TWICE_EVERY) === 0;
    const path = `${isTwice ? `node_modules/${other}/` : ''}${isNested ? `node_modules/${parent}/` : ''}node_modules/${isNested ? other : name}`;
    const version = `${1 + (index % 9)}.${Math.floor(random() * 40)}.${Math.floor(random() * 20)}`;
    packages[path] = {
      version,
      resolved: `https://registry.example.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
      integrity: `sha512-${hash(random)}==`,
      ...(index % 3 === 0 && { dev: true }),
      license: 'MIT',
      dependencies: Object.fromEntries(
        Array.from({ length: 1 + Math.floor(random() * 4) }, () => [
          names[Math.floor(random() * count)] ?? name,
          `^${1 + Math.floor(random() * 9)}.0.0`,
        ]),
      ),
      ...(index % 2 === 0 && { engines: { node: '>=18' } }),
    };
  }
  return JSON.stringify(
    { name: `service-${number}`, version: '1.0.0', lockfileVersion: 3, requires: true, packages },
    null,
    2,
  );
}

function nameOf(index: number): string {
  const scope = index % 4 === 0 ? `${SCOPES[index % SCOPES.length]}/` : '';
  return index % 500 === 7 ? '@sentry/node' : `${scope}package-${index.toString(36)}`;
}

function hash(random: () => number): string {
  return Array.from({ length: 86 }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]).join('');
}

/** The same numbers each time. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
