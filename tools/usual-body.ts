// Makes the WebAssembly module that reads usual bodies of events from its source: `node tools/usual-body.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is used of the compiler. Its own types would give `Array` and other globals of every file its meaning of them. */
interface Compiler {
  main(
    args: readonly string[],
    api: {
      readonly readFile: (name: string) => string | null;
      readonly writeFile: (name: string, contents: string | Uint8Array) => void;
      readonly listFiles: () => readonly string[];
      readonly stderr: object;
    },
  ): Promise<{ readonly error: Error | null }>;
  createMemoryStream(): { readonly toString: () => string };
}

const COMPILER: string = 'assemblyscript/asc';

const place = (name: string): string =>
  fileURLToPath(new URL(`../packages/server/src/telemetry/usual-body/${name}`, import.meta.url));
/** What is kept in the repository, so that nothing has to be built to run. */
export const USUAL_BODY_MODULE = place('read-body.wasm');
const SOURCE = 'read-body.ts';
const OUTPUT = 'read-body.wasm';
/** Its own memory of 61 pages, and nothing from outside. */
const OPTIONS = [
  '-O3',
  '--runtime',
  'stub',
  '--initialMemory',
  '61',
  '--memoryBase',
  '0',
  '--use',
  'abort=',
  '--noAssert',
];

/**
 * The module as the compiler makes it now.
 * @throws Error with what the compiler says
 */
export async function compileUsualBody(): Promise<Uint8Array> {
  let module: Uint8Array | undefined;
  const { default: asc } = (await import(COMPILER)) as { readonly default: Compiler };
  const errors = asc.createMemoryStream();
  const { error } = await asc.main([SOURCE, '--outFile', OUTPUT, '--enable', 'simd', ...OPTIONS], {
    readFile: (name) => (name === SOURCE ? readFileSync(place('read-body.as'), 'utf8') : null),
    writeFile(name, contents) {
      if (name === OUTPUT && typeof contents !== 'string') module = contents;
    },
    listFiles: () => [],
    stderr: errors,
  });
  if (error !== null || module === undefined) throw new Error(`The compiler refused it: ${errors.toString()}`);
  return module;
}

if (import.meta.main) writeFileSync(USUAL_BODY_MODULE, await compileUsualBody());
