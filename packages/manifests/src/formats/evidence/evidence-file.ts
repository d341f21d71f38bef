import type { DependencyScope } from '@upriver/contract';
import { declare } from '../../declare.ts';
import type { Extraction, Format } from '../../format.ts';
import type { Evidence } from './collect.ts';

/** The name that `upriver scan` gives to what it found in the files of a program. */
export const EVIDENCE_PATH = 'upriver-evidence.tsv';

/**
 * What a scan found in files that are no manifests: names of variables, hosts and parts of the program that belong to vendors. A server
 * reads it instead of these files, which never leave the machine. Of a host only the vendor's part is named. A line is `name`, `scope`, `line` (or nothing) and `path`, divided by tabs.
 */
export const evidenceFile: Format = {
  name: 'evidence',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)upriver-evidence\.tsv$/,
  extract: extractEvidence,
};

/** What a scan found in one file. */
export interface FileEvidence {
  readonly path: string;
  readonly evidence: readonly Evidence[];
}

/** The text of an evidence file. Paths with a tab or a line break in them are left out: nobody has them, and they would be two entries. */
export function writeEvidence(files: readonly FileEvidence[]): string {
  return files
    .filter(({ path }) => !/[\t\n\r]/.test(path))
    .flatMap(({ path, evidence }) =>
      evidence.map(({ name, scope, line }) => `${name}\t${scope}\t${line ?? ''}\t${path}\n`),
    )
    .join('');
}

const LINE =
  /^((?:env|host|signin|secret|part|client|import|file|addon):[\w.@*/-]{1,200})\t(runtime|build|development)\t(\d{0,9})\t(.{1,1000})$/;

function extractEvidence(text: string): Extraction {
  const lines = text.split('\n').map((line, index) => ({ line, at: index + 1 }));
  const written = lines.filter(({ line }) => line.trim() !== '');
  const dependencies = written.flatMap(({ line }) => {
    const [, name, scope, at = '', path] = LINE.exec(line) ?? [];
    if (name === undefined || path === undefined) return [];
    const more = { scope: scope as DependencyScope, line: at === '' ? undefined : Number(at), path };
    return [declare('generic', name, '', more)];
  });
  const wrong = written.find(({ line }) => !LINE.test(line));
  return {
    dependencies,
    problems:
      wrong === undefined
        ? []
        : [
            {
              line: wrong.at,
              message: 'this is no line of an evidence file; expected name, scope, line and path, divided by tabs',
              fatal: dependencies.length === 0,
            },
          ],
  };
}
