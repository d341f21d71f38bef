import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';

/** CocoaPods' lockfile. */
export const podfileLock: Format = {
  name: 'cocoapods-podfile-lock',
  ecosystem: 'cocoapods',
  kind: 'lockfile',
  files: /(?:^|\/)Podfile\.lock$/,
  extract: extractPodfileLock,
};

/** `Name/Sub (= 1.2)`: name and what stands in brackets. */
const ENTRY = /^([^\s(]+)(?:\s+\(([^)]*)\))?/;

/** What a `Podfile.lock` holds. Subspecs are parts of one pod; `DEPENDENCIES` is what the Podfile asked for. */
function extractPodfileLock(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ message: `a Podfile.lock is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  const local = new Set(
    entriesOf(fieldOf(parsed.value, 'EXTERNAL SOURCES'))
      .filter(([, source]) => fieldOf(source, ':path') !== undefined || fieldOf(source, ':podspec') !== undefined)
      .map(([name]) => rootOf(name)),
  );
  const asked = readAsked(listOf(fieldOf(parsed.value, 'DEPENDENCIES')));
  const pods = new Map<string, Dependency>();
  for (const item of listOf(fieldOf(parsed.value, 'PODS'))) {
    const found = ENTRY.exec(nameOf(item));
    if (found?.[1] === undefined) continue;
    const name = rootOf(found[1]);
    const resolved = found[2]?.trim();
    if (pods.has(name)) continue;
    pods.set(name, {
      ecosystem: 'cocoapods',
      name,
      requirement: asked.get(name) ?? '',
      scope: 'unknown',
      direct: asked.has(name),
      ...(resolved && { resolved }),
      ...(local.has(name) && { local: true }),
    });
  }
  return { dependencies: [...pods.values()], problems: [] };
}

/** A pod with dependencies is a map of one key. */
function nameOf(item: unknown): string {
  return textOf(item) ?? entriesOf(item)[0]?.[0] ?? '';
}

function readAsked(items: readonly unknown[]): ReadonlyMap<string, string> {
  const asked = new Map<string, string>();
  for (const item of items) {
    const found = ENTRY.exec(textOf(item) ?? '');
    if (found?.[1] === undefined) continue;
    const requirement = found[2] ?? '';
    // `from` names a source, not a version.
    asked.set(rootOf(found[1]), /^(?:from|branch|commit|tag|HEAD)\b/.test(requirement) ? '' : requirement.trim());
  }
  return asked;
}

function rootOf(name: string): string {
  return name.split('/', 1)[0] ?? name;
}
