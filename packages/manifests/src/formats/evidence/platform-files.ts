import { createLineCounter } from '../../lines.ts';
import { parseJson } from '../../parse.ts';
import { fieldOf, listOf, textOf } from '../../tree.ts';
import type { NamedKey } from './third-party-keys.ts';

/** Files that a platform reads, by their names and by what stands in them, and whose they are. */
const MARKERS: readonly (readonly [file: RegExp, content: RegExp, name: string])[] = [
  [/(?:^|\/)amplify\.ya?ml$/, /^(?:version|applications|frontend|backend):/m, 'client:aws'],
  [/(?:^|\/)\.do\/(?:app|deploy\.template)\.ya?ml$/, /./, 'client:digitalocean'],
  [
    /(?:^|\/)app\.ya?ml$/,
    /^(?:runtime:\s*["']?(?:python|nodejs|go|java|php|ruby)\d|(?:env|vm):\s*(?:standard|flex|true))/m,
    'client:google-cloud',
  ],
  [/(?:^|\/)cloudbuild[\w.-]*\.ya?ml$/, /^steps:/m, 'client:google-cloud'],
  [/(?:^|\/)buildspec[\w.-]*\.ya?ml$/, /^phases:/m, 'client:aws'],
  [/(?:^|\/)appspec\.ya?ml$/, /^(?:os:\s*(?:linux|windows)|Resources:)/m, 'client:aws'],
  [/(?:^|\/)samconfig\.toml$/, /./, 'client:aws'],
  [/\.(?:ya?ml|json)$/, /^(?:[ \t]*["'])?(?:AWSTemplateFormatVersion["']?\s*:|Transform:\s*["']?AWS::)/m, 'client:aws'],
  [/(?:^|\/)serverless\.(?:ya?ml|ts|json)$/, /^[ \t]*name["']?:\s*["']?aws\b/m, 'client:aws'],
  [/(?:^|\/)serverless\.(?:ya?ml|ts|json)$/, /^[ \t]*name["']?:\s*["']?azure\b/m, 'client:azure'],
  [/(?:^|\/)serverless\.(?:ya?ml|ts|json)$/, /^[ \t]*name["']?:\s*["']?google\b/m, 'client:google-cloud'],
  [/(?:^|\/)host\.json$/, /Microsoft\.Azure\.Functions|"extensionBundle"|"functionTimeout"/, 'client:azure'],
  [/(?:^|\/)staticwebapp\.config\.json$/, /./, 'client:azure'],
  [/(?:^|\/)azure\.ya?ml$/, /^services:/m, 'client:azure'],
  [/(?:^|\/)sst\.config\.[cm]?[jt]s$/, /\bhome:\s*["']aws["']|\bnew\s+sst\.aws\.|\bsst\/constructs\b/, 'client:aws'],
  [/(?:^|\/)cdk\.json$/, /@aws-cdk|aws-cdk/, 'client:aws'],
];

/** What a file of a platform is, if its text tells. */
export function listPlatformFiles(path: string, text: string): NamedKey[] {
  // Written by flyctl, also where the file has another name.
  if (path.endsWith('.toml') && text.startsWith('# fly.toml app configuration file'))
    return [{ name: 'file:fly.toml', at: 0 }];
  const marker = MARKERS.find(([file, content]) => file.test(path) && content.test(text));
  if (marker !== undefined) return [{ name: marker[2], at: 0 }];
  // Expo's file of this name has none of these, and Dokku's says that it is.
  const isHerokus =
    /(?:^|\/)app\.json$/.test(path) && !text.includes('"dokku"') && /"(?:addons|buildpacks|formation)"\s*:/.test(text);
  return isHerokus ? [{ name: 'file:app.json', at: 0 }, ...listAddOns(text)] : [];
}

/** Whose add-ons a program for Heroku asks for, but for Heroku's own: `papertrail:choklad`, or a map whose `plan` it is. */
function listAddOns(text: string): NamedKey[] {
  const parsed = parseJson(text);
  if ('problem' in parsed) return [];
  const lineOf = createLineCounter(text);
  return listOf(fieldOf(parsed.value, 'addons')).flatMap((one) => {
    const plan = textOf(one) ?? textOf(fieldOf(one, 'plan')) ?? '';
    const name = /^(?!heroku-)([a-z][a-z0-9-]{1,60})(?::|$)/.exec(plan)?.[1];
    return name === undefined ? [] : [{ name: `addon:${name}`, at: lineOf(text.indexOf(`"${plan}"`)) - 1 }];
  });
}
