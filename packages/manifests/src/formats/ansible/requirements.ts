import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';

/**
 * Collections and roles of Ansible that a project, a collection (`galaxy.yml`) or a role (`meta/main.yml`) needs.
 * https://docs.ansible.com/ansible/latest/galaxy/user_guide.html
 */
export const ansibleRequirements: Format = {
  name: 'ansible-requirements',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)(?:(?:ansible-)?(?:galaxy|requirements)(?:[.-]ansible)?|meta\/main)\.ya?ml$/,
  recognizes: (head) =>
    /^(?:collections|roles|galaxy_info|namespace|- +(?:src|include)):|^- +(?:name: +)?["']?[\w-]+\.[\w-]+/m.test(head),
  extract: extractRequirements,
};

function extractRequirements(text: string, { resolve }: FormatContext): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const { value } = parsed;
  if (!isMap(value) && !Array.isArray(value)) {
    const message = `requirements of Ansible are a map or a list of roles; this is ${kindOf(value)}`;
    return { dependencies: [], problems: [{ line: 1, message, fatal: true }] };
  }
  const needed = fieldOf(value, 'dependencies');
  const listed = [value, fieldOf(value, 'collections'), fieldOf(value, 'roles'), needed].flatMap(listOf);
  const lineOf = findLines(text);
  return {
    dependencies: [
      ...listed.flatMap((one) => readEntry(one, lineOf)),
      ...entriesOf(needed).flatMap(([name, version]) => readName(name, textOf(version), lineOf(name))),
    ],
    problems: [],
    includes: listed.flatMap((one) => {
      const path = textOf(fieldOf(one, 'include'));
      return path === undefined ? [] : (resolve(path) ?? []);
    }),
  };
}

/** `acme.shop`, or a map with `name`, and of a role with `src` or `role`. */
function readEntry(entry: unknown, lineOf: (written: string) => number | undefined): Dependency[] {
  const [written] = [entry, ...['src', 'role', 'name', 'source'].map((key) => fieldOf(entry, key))].flatMap(
    (one) => textOf(one) ?? [],
  );
  return written === undefined ? [] : readName(written, textOf(fieldOf(entry, 'version')), lineOf(written));
}

/** A name on Galaxy or the address of a repository. What lies in a folder or is filled in later is none. */
function readName(written: string, version: string | undefined, line: number | undefined): Dependency[] {
  const [, host, path] =
    /^(?:git\+)?(?:https?:\/\/|(?:ssh:\/\/)?git@)([\w.-]{1,100})[/:]([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?(?:[,#].*)?$/.exec(
      written.slice(0, 500),
    ) ?? [];
  if (host !== undefined && path !== undefined)
    return [declare('generic', `git/${host}/${path}`.toLowerCase(), version ?? '', { line, locator: written })];
  const [, name, asked = ''] = /^([\w-]{1,100}\.[\w-]{1,100})(?:[:,] ?([^,\s]{1,60}))?/.exec(written) ?? [];
  return name === undefined ? [] : [declare('generic', `ansible/${name.toLowerCase()}`, version ?? asked, { line })];
}

/** Lines by what is written in an element of a list, in one of its usual fields, or as a key: the first of each. */
function findLines(text: string): (written: string) => number | undefined {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const written = /^[ \t-]*(?:(?:name|src|role|source):[ \t]*)?["']?([\w.+:/@,#-]{1,500})/.exec(line)?.[1];
    const key = written?.replace(/:$/, '');
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 1);
  }
  return (written) => lines.get(written);
}
