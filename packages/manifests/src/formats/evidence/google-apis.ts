import { COMMENT } from './hosts.ts';

/** Names of Google's interfaces in scopes and paths, where they are not those of their hosts. */
const HOST_NAMES: Readonly<Record<string, string>> = {
  contacts: 'people',
  devstorage: 'storage',
  documents: 'docs',
  spreadsheets: 'sheets',
  userinfo: 'oauth2',
  webmasters: 'searchconsole',
};
const NAMES =
  'admin|analytics|androidpublisher|bigquery|calendar|chat|contacts|devstorage|docs|documents|drive|forms|gmail|oauth2|people|pubsub|searchconsole|sheets|slides|spreadsheets|storage|tasks|translate|userinfo|vision|webmasters|youtube';
/** A scope, a path of the shared host, `google.gmail({…})` of the client for JavaScript, `build("drive", "v3")` of the one for Python. */
const USES = new RegExp(
  `googleapis\\.com/(?:auth/|upload/)?(${NAMES})\\b|\\bgoogle\\.(${NAMES})\\(|["'](${NAMES})["'],\\s*(?:version=)?["']v\\d`,
  'g',
);

/** Hosts of the interfaces of Google that a line uses through a client of all of them, or through their shared host. */
export function listGoogleHosts(line: string): string[] {
  if (!/google|["']v\d/.test(line) || COMMENT.test(line)) return [];
  return [...line.matchAll(USES)].flatMap((match) => {
    const name = match.slice(1).find((part) => part !== undefined);
    return name === undefined ? [] : [`${HOST_NAMES[name] ?? name}.googleapis.com`];
  });
}
