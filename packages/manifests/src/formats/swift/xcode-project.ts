import type { Dependency, Extraction, Format } from '../../format.ts';
import { repositoryName } from './package-swift.ts';

/** The project of an app made with Xcode, which declares the packages that no `Package.swift` does. */
export const xcodeProject: Format = {
  name: 'swift-xcode-project',
  ecosystem: 'swift',
  kind: 'manifest',
  files: /(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/,
  extract: extractXcodeProject,
};

/** What begins with this line is one package, up to the line that closes it at the same depth. */
const PACKAGE = /\bisa\s*=\s*XCRemoteSwiftPackageReference\s*;/;
const FIELD =
  /^\s*(repositoryURL|minimumVersion|maximumVersion|version|branch|revision)\s*=\s*"?([^";\n]{1,500})"?\s*;/;
/** A package has some ten lines. */
const PACKAGE_LINES_MAX = 40;

function extractXcodeProject(text: string): Extraction {
  const lines = text.split('\n');
  const dependencies: Dependency[] = [];
  for (const [at, line] of lines.entries()) {
    if (!PACKAGE.test(line)) continue;
    const fields = new Map<string, { value: string; line: number }>();
    let depth = 1;
    for (let inside = at + 1; inside < Math.min(lines.length, at + PACKAGE_LINES_MAX) && depth > 0; inside += 1) {
      const written = lines[inside] ?? '';
      const [, key, value] = FIELD.exec(written) ?? [];
      if (key !== undefined && value !== undefined) fields.set(key, { value, line: inside + 1 });
      if (/\{\s*$/.test(written)) depth += 1;
      if (/^\s*\}/.test(written)) depth -= 1;
    }
    const url = fields.get('repositoryURL');
    if (url === undefined) continue;
    dependencies.push({
      ecosystem: 'swift',
      name: repositoryName(url.value),
      requirement:
        ['minimumVersion', 'version', 'branch', 'revision']
          .map((key) => fields.get(key)?.value)
          .find((one) => one !== undefined) ?? '',
      scope: 'runtime',
      direct: true,
      line: url.line,
      locator: url.value,
    });
  }
  return { dependencies, problems: [] };
}
