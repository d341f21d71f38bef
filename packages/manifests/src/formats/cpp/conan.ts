import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { fieldOf, listOf, textOf } from '../../tree.ts';

/** The manifests of Conan, of which one is a program that is not run. https://docs.conan.io/2/reference/conanfile_txt.html */
export const conanFile: Format = {
  name: 'cpp-conanfile',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)conanfile\.(?:txt|py)$/,
  extract: (text, { path }) => (path.endsWith('.py') ? extractProgram(text) : extractText(text)),
};

/** Conan's lockfile. */
export const conanLock: Format = {
  name: 'cpp-conan-lock',
  ecosystem: 'generic',
  kind: 'lockfile',
  files: /(?:^|\/)conan\.lock$/,
  extract: extractLock,
};

/** `name/version[@user/channel][#revision][%time]`. */
const REFERENCE = /^([A-Za-z0-9_][\w.+-]{1,100})\/([^@#%\s"']{1,100})/;

function read(written: string, more: Parameters<typeof declare>[3]): Dependency[] {
  const [, name, version = ''] = REFERENCE.exec(written.trim()) ?? [];
  return name === undefined ? [] : [declare('generic', `conan/${name}`, version, more)];
}

function extractText(text: string): Extraction {
  let section = '';
  const dependencies = text.split('\n').flatMap((written, index): Dependency[] => {
    const header = /^\s*\[(\w+)\]/.exec(written)?.[1];
    if (header !== undefined) section = header;
    if (header !== undefined || written.length > 1000) return [];
    const line = index + 1;
    if (section === 'requires') return read(written, { line });
    return /^(?:build|tool|test)_requires$/.test(section) ? read(written, { line, scope: 'build' }) : [];
  });
  return { dependencies, problems: [] };
}

/** `requires = "a/1", "b/2"`, `self.requires("a/1")`, `self.tool_requires("b/2")`. */
function extractProgram(text: string): Extraction {
  const dependencies = text.split('\n').flatMap((written, index): Dependency[] => {
    if (written.length > 1000 || /^\s*#/.test(written)) return [];
    const [, kind = '', rest = ''] = /\b((?:build_|tool_|test_)?requires)\b\s*[=(]\s*(.*)$/.exec(written) ?? [];
    const scope = kind === 'requires' ? 'runtime' : 'build';
    return [...rest.matchAll(/["']([^"'\n]{1,200})["']/g)].flatMap(([, one = '']) =>
      read(one, { line: index + 1, scope }),
    );
  });
  return { dependencies, problems: [] };
}

function extractLock(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lists = [
    ['requires', 'runtime'],
    ['build_requires', 'build'],
    ['python_requires', 'build'],
  ] as const;
  const dependencies = lists.flatMap(([key, scope]) =>
    listOf(fieldOf(parsed.value, key)).flatMap((one) =>
      read(textOf(one) ?? '', {}).map(({ name, requirement }) =>
        declare('generic', name, '', { resolved: requirement, scope, direct: undefined }),
      ),
    ),
  );
  return { dependencies, problems: [] };
}
