import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { fillInVariables, knownPart, readImage } from './image.ts';

/** Compose files. */
export const compose: Format = {
  name: 'docker-compose',
  ecosystem: 'docker',
  kind: 'manifest',
  files: /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/i,
  extract: extractCompose,
};

/** The images of a compose file's services; what is built here is the project's own. */
function extractCompose(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ message: `a compose file is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  // The first version had the services at the top.
  const services = fieldOf(parsed.value, 'services') ?? parsed.value;
  const problems: Problem[] = [];
  const lineOf = findYamlValueLines(text, ['image']);
  const dependencies = entriesOf(services).flatMap(([service, value]): Dependency[] => {
    const written = textOf(findField(value, 'image'));
    if (written === undefined) return [];
    const image = fillInVariables(written, new Map());
    const line = lineOf(written);
    if (image === undefined) {
      problems.push({
        message: `services.${service}.image is ${written.slice(0, 200)}, which only the environment knows`,
        ...(line !== undefined && { line }),
      });
      return readImage(knownPart(written, new Map()), 'runtime', line);
    }
    const built = findField(value, 'build') !== undefined;
    return readImage(image, 'runtime', line).map((one) => (built ? { ...one, local: true } : one));
  });
  return { dependencies, problems };
}

/** A service's own word, or that of what it merges in (`<<: *defaults`), the first of several first. */
function findField(service: unknown, key: string): unknown {
  const merged = fieldOf(service, '<<');
  const sources = [service, ...(Array.isArray(merged) ? listOf(merged) : [merged])];
  return sources.map((source) => fieldOf(source, key)).find((value) => value !== undefined);
}
