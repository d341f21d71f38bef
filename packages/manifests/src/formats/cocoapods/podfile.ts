import type { Dependency, Extraction, Format } from '../../format.ts';

/** CocoaPods' manifest, which is a program. https://guides.cocoapods.org/syntax/podfile.html */
export const podfile: Format = {
  name: 'cocoapods-podfile',
  ecosystem: 'cocoapods',
  kind: 'manifest',
  files: /(?:^|\/)Podfile$/,
  extract: extractPodfile,
};

/** `pod 'Name/Part', '~> 1.0', :git => '…'` on a line of its own; nothing is run. */
const POD = /^[ \t]*pod[ \t(]+(["'])([\w+./-]{1,200})\1([^\n]{0,500})/;

function extractPodfile(text: string): Extraction {
  const dependencies = text.split('\n').flatMap((line, index): Dependency[] => {
    const [, , written, options = ''] = POD.exec(line.slice(0, 1000)) ?? [];
    if (written === undefined) return [];
    const requirement = /^\s*,\s*(["'])([^"']*)\1/.exec(options)?.[2] ?? '';
    const locator = /(?::git\s*=>|\bgit:)\s*["']([^"']+)["']/.exec(options)?.[1];
    const isLocal = /(?::path\s*=>|\bpath:)/.test(options);
    return [
      {
        ecosystem: 'cocoapods',
        name: written.split('/')[0] ?? written,
        requirement,
        scope: 'runtime',
        direct: true,
        line: index + 1,
        ...(locator !== undefined && { locator }),
        ...(isLocal && { local: true }),
      },
    ];
  });
  const isPodfile = /^[ \t]*(?:target|platform|pod|source|use_frameworks)\b/m.test(text);
  return {
    dependencies,
    problems: isPodfile ? [] : [{ line: 1, message: 'there is neither a target nor a pod in this file', fatal: true }],
  };
}
