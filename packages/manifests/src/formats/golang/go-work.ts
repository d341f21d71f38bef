import { declare, matchLines } from '../../declare.ts';
import type { Extraction, Format } from '../../format.ts';

/** Go's workspace: it names modules of this repository, whose own files say what they require. https://go.dev/ref/mod#workspaces */
export const goWork: Format = {
  name: 'golang-go-work',
  ecosystem: 'golang',
  kind: 'manifest',
  files: /(?:^|\/)go\.work$/,
  extract: extractGoWork,
};

function extractGoWork(text: string): Extraction {
  const uses = matchLines(text, /^[ \t]*(?:use[ \t]+)?(\.{1,2}(?:\/[^\s"`)]{0,300})?)[ \t]*(?:\/\/.*)?$/);
  const isWorkspace = /^[ \t]*(?:go|use)\b/m.test(text);
  return {
    dependencies: uses.map(({ parts: [, path = ''], line }) => declare('golang', path, '', { line, local: true })),
    problems: isWorkspace
      ? []
      : [{ line: 1, message: 'there is neither a "go" nor a "use" in this file', fatal: true }],
  };
}
