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
  `googleapis\\.com/(?:auth/|upload/)?(${NAMES})\\b|google\\.golang\\.org/api/(${NAMES})(?:/\\w{1,20})?/v\\d|google/apis/(${NAMES})_v\\d|\\bgoogle\\.(${NAMES})\\(|["'](${NAMES})["'],\\s*(?:version=)?["']v\\d`,
  'g',
);

/** What the client for PHP calls its interfaces, where it is not as their hosts are called. */
const PHP_NAMES: Readonly<Record<string, string>> = { directory: 'admin', peopleservice: 'people' };
/** `new Google_Service_Drive($client)`, `use Google\Service\Sheets;`. */
const PHP_USES = /\bGoogle(?:_|\\{1,2})Service(?:_|\\{1,2})([A-Z]\w{2,30}?)(?=[\s\\_;:("'),])/g;
const KNOWN_NAMES = new Set([...NAMES.toLowerCase().split('|'), ...Object.keys(PHP_NAMES)]);

/** Hosts of the interfaces of Google that a line uses through a client of all of them, or through their shared host. */
export function listGoogleHosts(line: string): string[] {
  if (!/google|Google|["']v\d/.test(line) || COMMENT.test(line)) return [];
  const used = [...line.matchAll(USES)].flatMap((match) => match.slice(1).find((part) => part !== undefined) ?? []);
  const usedByPhp = [...line.matchAll(PHP_USES)].flatMap(([, name = '']) => {
    const lower = name.toLowerCase();
    return KNOWN_NAMES.has(lower) ? (PHP_NAMES[lower] ?? lower) : [];
  });
  return [...used, ...usedByPhp].map((name) => `${HOST_NAMES[name] ?? name.toLowerCase()}.googleapis.com`);
}
