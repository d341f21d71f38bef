import { baseName } from '../../upload.ts';
import type { Evidence } from './collect.ts';
import { CI, CONFIGURATION, DOCUMENTATION } from './file-scope.ts';

/** Folders whose members are named after what they connect to. */
const PARTS =
  /^(?:actions|integrations?|adapters?|connectors?|gateways?|providers?|data-?providers?|external|externals|forges?|modules?|plugins?|extensions?|drivers?|channels?|senders?|notifiers?|notifications?|backends?|payments?|payment[_-]?(?:gateways?|methods?|providers?)|processors?|services?|clients?|apis?|third[_-]?parties|vendors?|mailers?|auth|oauth|sso|social|identity|storage|sources|sinks|importers?|exporters?|webhooks?|apps|libs?|initializers|config|packages|src|infrastructure|jobs|workers|sms|email|analytics|tracking|llms?|ai|models|geocoding|geocoders?|shipping|carriers?)$/i;

/** What a path alone says: files that a vendor's own machine reads, and parts of the program, by folders whose members are named so. */
export function listParts(path: string): Evidence[] {
  if (/(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
    return [{ name: 'file:.github/workflows', line: undefined, scope: 'build' }];
  const provider = findSignIn(path);
  const names = [
    ...(provider === undefined ? [] : [`signin:${provider}`]),
    ...listNamedParts(path).map((name) => `part:${name}`),
  ];
  return names.map((name) => ({ name, line: undefined, scope: 'runtime' }));
}

/** A program for signing in with whom its file is called after: `oauth/github.ts`, `OAuth/Schemas/GoogleSchema.php`. */
const SIGN_IN =
  /(?:^|\/)(?:o-?auth2?|sso|social(?:ite|[-_]?auth|[-_]?login)?|omniauth|idps?|(?:o-?auth|login|sso|identity)[-_]?providers?)\/(?:(?:schemas?|providers?|strategies|drivers?|adapters?|connectors?|services?)\/)?([A-Za-z][\w-]{1,40})\.(?:rb|py|php|[cm]?[jt]sx?|go|rs|java|kt|cs|exs?|dart|swift|scala)$/i;
/** The same in a folder of its own: `idp/okta/okta.go`. */
const SIGN_IN_FOLDER =
  /(?:^|\/)(?:o-?auth2?|sso|omniauth|idps?)\/([A-Za-z][\w-]{1,40})\/\1\.(?:rb|py|php|[cm]?[jt]s|go|rs|exs?)$/i;
/** What only shows whom it is called after: `components/icons/social/facebook.tsx`. */
const DRAWN = /(?:^|\/)(?:icons?|logos?|svgs?|images|footer|share)\//i;
const SIGN_IN_TAIL = /(?:[-_]?(?:o?auth2?|schema|provider|strategy|driver|adapter|connector|service|login))+$/i;

function findSignIn(path: string): string | undefined {
  const name = (SIGN_IN_FOLDER.exec(path) ?? SIGN_IN.exec(path))?.[1]?.replace(SIGN_IN_TAIL, '') ?? '';
  return name.length < 3 || CI.test(path) || DRAWN.test(path) ? undefined : name;
}

/** Folders whose members each connect to the vendor that they are called after. */
const ADAPTERS =
  /^(?:integrations?|adapters?|connectors?|gateways?|providers?|senders?|notifiers?|channels?|payment[_-]?(?:gateways?|methods?|providers?)|notification[_-]?services|notifications?|backends?|agents|alerting|externals?|third[_-]?parties)$/i;
/** The last word of a name: `Channels` of `NotificationChannels`, `providers` of `sms_providers`. */
const LAST_WORD = /(?:[A-Z][a-z]+|(?<=[_.-])[a-z]+)$/;

/** Whether a folder is one of adapters, whatever else its name says of them. */
function isOfAdapters(folder: string): boolean {
  return ADAPTERS.test(folder) || ADAPTERS.test(LAST_WORD.exec(folder)?.[0] ?? '');
}

/** What a program sends a request with. */
const SENDS =
  /\bhttp\.(?:NewRequest|Post|Get)|\bfetch\(|\baxios\b|\brequests\.(?:post|get|put|request)\(|\bhttpx\.|\bHttpClient\b|\bHttpRequest\(|\bHttp::|\bNet::HTTP\b|\bFaraday\b|\bHTTParty\b|\breqwest\b|\bHTTPoison\b|\bReq\.(?:post|get)|\bTesla\.|\bcurl_init\b|\bGuzzleHttp\b|\b_?http(?:Client|Service)?\.(?:post|get|send|request|execute)\w{0,10}\(/i;

/** Folders that packages keep their programs in. */
const SOURCES = new Set(['lib', 'src']);

/** How a client of somebody is called wherever it stands: `slack_client.ex`, `JiraApiClient.java`; in Go, `zendesk/zendesk.go`. */
const CLIENT_FILE = /^([A-Za-z][\w-]{2,40}?)[-_]?(?:[Aa]pi[-_]?)?(?:[Cc]lient|[Aa]pi[-_]?[Ss]ervice)$/;

/** What adapters of chats are called whose messages go to an address that the operator gives, and whose they are. */
const CHATS: Readonly<Record<string, string>> = {
  gchat: 'host:chat.googleapis.com',
  googlechat: 'host:chat.googleapis.com',
  hangoutschat: 'host:chat.googleapis.com',
  msteams: 'client:microsoft-teams',
  teams: 'client:microsoft-teams',
};
/** Where teams are no groups of people. */
const NOTIFIES = /(?:notif|alert|messag|webhook|chat|channels?\/|senders?\/|integrations?\/)/i;
const KIND =
  /(?:(?:web)?hook|client|notifier|notification|sender|channel|provider|service|adapter|alert(?:er)?|agent)+$/;

/** Vendors whose adapters a file of a program is called after, by its name or its folder's, where it sends requests. */
export function listClients(path: string, text: string): Evidence[] {
  // `integrations/src/discord.ts` stands in a package of integrations.
  const segments = path.split('/').filter((segment, place, all) => place === all.length - 1 || !SOURCES.has(segment));
  const [above = '', parent = ''] = ['', '', ...segments].slice(-3);
  const name = baseName(path).replace(/\.[\w.]+$/, '');
  const named = isOfAdapters(parent)
    ? name
    : isOfAdapters(above)
      ? parent
      : (CLIENT_FILE.exec(name)?.[1] ?? (name === parent ? name : undefined));
  if (named === undefined || named.length < 3 || named.length > 60 || SIGN_IN_FOLDER.test(path)) return [];
  if (DOCUMENTATION.test(path) || CI.test(path) || CONFIGURATION.test(path) || !SENDS.test(text)) return [];
  const letters = named
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(KIND, '');
  const chat = letters !== 'teams' || NOTIFIES.test(path) ? CHATS[letters] : undefined;
  return [{ name: chat ?? `client:${named}`, line: undefined, scope: 'runtime' }];
}

/** Files and folders in such folders, without their endings. */
function listNamedParts(path: string): string[] {
  if (DOCUMENTATION.test(path) || CI.test(path)) return [];
  const segments = path.split('/');
  return segments.flatMap((segment, place) => {
    const parent = segments[place - 1];
    // A part may be called after the program: `Shop.Payments.Stripe`, `shop-stripe`.
    if (parent === undefined || !(PARTS.test(parent) || PARTS.test(parent.replace(/^.*[.-]/, '')))) return [];
    const name = place === segments.length - 1 ? baseName(segment).replace(/\.[\w.]+$/, '') : segment;
    return name.length < 3 || name.length > 60 ? [] : [name];
  });
}
