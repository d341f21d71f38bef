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
  'admin|analytics|analyticsdata|androidpublisher|bigquery|blogger|books|calendar|chat|chromewebstore|classroom|compute|contacts|customsearch|devstorage|docs|documents|drive|fitness|forms|gmail|indexing|oauth2|pagespeedonline|people|pubsub|safebrowsing|searchconsole|sheets|slides|spreadsheets|storage|tasks|tagmanager|translate|userinfo|vision|walletobjects|webmasters|youtube|youtubeAnalytics|youtubereporting';
/**
 * A scope, a path of the shared host, the packages of the clients for Go and Ruby, `google.gmail({…})` of the one for JavaScript,
 * `build("drive", "v3")` of the one for Python.
 */
const USES = new RegExp(
  `googleapis\\.com/(?:auth/|upload/)?(${NAMES})\\b|google\\.golang\\.org/api/(${NAMES})/v\\d|google/apis/(${NAMES})_v\\d|\\bgoogle\\.(${NAMES})\\(|["'](${NAMES})["'],\\s*(?:version=)?["']v\\d`,
  'g',
);

/** Hosts of the interfaces of Google that a line uses through a client of all of them, or through their shared host. */
export function listGoogleHosts(line: string): string[] {
  if (!/google|["']v\d/.test(line) || COMMENT.test(line)) return [];
  return [...line.matchAll(USES)].flatMap((match) => {
    const name = match.slice(1).find((part) => part !== undefined);
    return name === undefined ? [] : [`${HOST_NAMES[name] ?? name.toLowerCase()}.googleapis.com`];
  });
}
