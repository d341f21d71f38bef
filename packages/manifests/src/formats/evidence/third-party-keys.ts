import { listOfJson } from './json-settings.ts';

/** Where programs of Laravel keep what they need to call others, by name. */
const LARAVEL_SERVICES = /(?:^|\/)config\/services\.php$/;
const LARAVEL_KEY = /^( {4}|\t)["']([A-Za-z][\w-]{2,40})["']\s*=>\s*(?:\[|array\()/;
const LARAVEL_CLIENT = /["'](?:client_id|redirect)["']\s*=>/;
const CREDENTIAL =
  /["']\w{0,40}(?:key|token|secret|password|dsn|webhook|domain|account|credentials|sms_from|(?:^|_|["'])(?:id|sid|auth))(?:_?(?:url|id))?["']\s*=>/i;
/** What Laravel writes there for every program, or has written in its earlier versions. */
const LARAVEL_SKELETON = new Set(['mailgun', 'mandrill', 'postmark', 'resend', 'ses', 'slack', 'sparkpost', 'stripe']);
/** Examples of what programs of Rails keep encrypted, by name. */
const RAILS_CREDENTIALS = /(?:^|\/)config\/(?:credentials|secrets)(?:[./-][\w.-]+)?\.ya?ml$/;
const RAILS_KEY = /^( {0,2})([a-z]\w{2,40}):\s*(?:#.*)?$/;
/** Keys that divide a file by environment. */
const ENVIRONMENTS = /^(?:default|shared|development|test|staging|production)$/;
const ENTRY_LINES_MAX = 30;

/** A name of somebody, as a file of credentials has it: `secret:mollie`, or `signin:google` of a client for signing in. */
export interface NamedKey {
  readonly name: string;
  /** Zero-based. */
  readonly at: number;
}

/** Names of third parties under which a framework's file of their credentials keeps those; none of another file. */
export function listThirdPartyKeys(path: string, lines: readonly string[]): NamedKey[] {
  if (MOBILE.test(path)) return listOfMobile(lines);
  if (LARAVEL_SERVICES.test(path)) return listOfLaravel(lines);
  if (LARAVEL_DRIVERS.test(path)) return listDrivers(lines);
  if (RAILS_CREDENTIALS.test(path)) return listOfRails(lines);
  if (CADDY.test(path)) return listOfCaddy(lines);
  if (APP_SETTINGS.test(path)) return listSections(lines);
  if (DJANGO_SETTINGS.test(path)) return listOfDjango(lines);
  const vendor = RAILS_OF_VENDOR.exec(path)?.[1];
  const at = vendor === undefined ? -1 : lines.findIndex((line) => KEY_OF_VENDOR.test(line));
  return at === -1 ? [] : [{ name: `secret:${vendor ?? ''}`, at }];
}

/** What configures one third party in a program of Rails is called after it, and holds the key for it. */
const RAILS_OF_VENDOR = /(?:^|\/)config\/([a-z]\w{2,30})\.ya?ml$/;
const KEY_OF_VENDOR =
  /^\s*(?:(?:push_)?api_key|license_key|authentication|access_token|auth_token|secret_key|dsn|app_token):\s*\S/;

/** Which file of Laravel's configuration names whom it logs at, keeps files at and sends mail with. */
const LARAVEL_DRIVERS = /(?:^|\/)config\/(?:filesystems|logging|mail)\.php$/;
const DRIVER =
  /(?:["'](?:driver|transport)["']\s*=>\s*|\benv\(\s*["'](?:MAIL_MAILER|MAIL_DRIVER|FILESYSTEM_D\w{1,20})["'],\s*)["'](?!s3|slack|ses|mailgun|postmark|resend|papertrail|mandrill|sparkpost)([a-z][\w-]{2,30})["']/g;

function listDrivers(lines: readonly string[]): NamedKey[] {
  return lines.flatMap((line, at) => {
    if (/^\s*(?:\/\/|#|\*)/.test(line)) return [];
    return [...line.matchAll(DRIVER)].map(([, name]) => ({
      name: name === 'gcs' ? 'client:google-cloud' : `client:${name}`,
      at,
    }));
  });
}

/** Settings of programs of ASP.NET, whose sections are called after what they configure. */
const APP_SETTINGS = /(?:^|\/)appsettings(?:\.\w+)?\.json$/;

function listSections(lines: readonly string[]): NamedKey[] {
  const settings = listOfJson(lines.join('\n'));
  const off = settings.filter(({ keys, value }) => /^enabled$/i.test(keys.at(-1) ?? '') && value === 'false');
  const offKeys = new Set(off.map(({ keys }) => keys[0]));
  const named = new Set(settings.filter(({ keys }) => keys.length > 1).map(({ keys }) => keys[0]));
  return settings.flatMap(({ keys: [section = '', ...more], at }) => {
    if (more.length > 0 || !named.has(section) || offKeys.has(section) || !SECTION_NAME.test(section)) return [];
    return [{ name: OF_AZURE[section.toLowerCase()] ?? `secret:${section}`, at }];
  });
}

const SECTION_NAME = /^[A-Za-z]\w{2,30}$/;
/** Sections that clients of Azure give their names. */
const OF_AZURE: Readonly<Record<string, string>> = {
  applicationinsights: 'host:dc.services.visualstudio.com',
};

/** Settings of programs of Django, of which dictionaries are called after whom they configure. */
const DJANGO_SETTINGS = /(?:^|\/)(?:settings?(?:[._-][\w.-]*)?|(?:settings|config)\/(?:[^/]+\/)*\w+)\.py$/;
const DICTIONARY =
  /^([A-Z][A-Z0-9_]{2,40}?)(?:_(?:CONFIG|SETTINGS|OPTIONS|STORAGE|CONF))?\s*(?::\s*[\w[\], ]{1,40})?\s*=\s*(?:\{|dict\()/;
/** What pages of a program show with files of its own, whoever sells more of it. */
const EDITORS = /^(?:ckeditor|tinymce|froala|summernote)/i;
/** Settings of what keeps files, and where it keeps them. */
const STORE =
  /^(GS_(?:BUCKET_NAME|PROJECT_ID|CREDENTIALS)|AZURE_(?:CONTAINER|ACCOUNT_NAME)|AWS_STORAGE_BUCKET_NAME)\s*=/;
/** Other stores that take the same calls. */
const OTHER_STORE = /^\s*AWS_S3_ENDPOINT_URL\s*=/;
const OLD_NAMES: Readonly<Record<string, string>> = { raven: 'sentry', opbeat: 'elastic-apm' };

function listOfDjango(lines: readonly string[]): NamedKey[] {
  const hasOtherStore = lines.some((line) => OTHER_STORE.test(line));
  let accounts: number | undefined;
  return lines.flatMap((line, at) => {
    if (/^[}\])]/.test(line)) accounts = undefined;
    const indent = line.search(/\S/);
    const provider = accounts === undefined ? undefined : /^\s+["'](\w{2,30})["']\s*:\s*[{d]/.exec(line)?.[1];
    if (accounts === 0 && provider !== undefined) accounts = indent;
    if (provider !== undefined && accounts === indent) return [{ name: `signin:${provider}`, at }];
    const store = STORE.exec(line)?.[1];
    if (store !== undefined)
      return store.startsWith('AWS') && hasOtherStore
        ? []
        : [
            {
              name: store.startsWith('GS')
                ? 'client:google-cloud'
                : `client:${store.slice(0, store.indexOf('_')).toLowerCase()}`,
              at,
            },
          ];
    const name = DICTIONARY.exec(line)?.[1]?.toLowerCase();
    if (name === undefined || EDITORS.test(name)) return [];
    if (name === 'socialaccount_providers') accounts = 0;
    return [{ name: `secret:${OLD_NAMES[name] ?? name}`, at }];
  });
}

function listOfLaravel(lines: readonly string[]): NamedKey[] {
  return lines.flatMap((line, at) => {
    const [, indent = '', key] = LARAVEL_KEY.exec(line) ?? [];
    if (key === undefined || LARAVEL_SKELETON.has(key.toLowerCase())) return [];
    const next = lines.findIndex((other, place) => place > at && other.startsWith(`${indent}]`));
    const isOneLine = /\],?\s*$/.test(line);
    const entry = isOneLine ? [line] : lines.slice(at, Math.min(next === -1 ? at : next, at + ENTRY_LINES_MAX));
    // What has no credential is an address for people, or a setting of the program's own.
    if (!entry.some((one) => CREDENTIAL.test(one))) return [];
    return [{ name: `${entry.some((one) => LARAVEL_CLIENT.test(one)) ? 'signin' : 'secret'}:${key}`, at }];
  });
}

/** Keys at the edge, or below a key that is an environment's, with more keys below them. */
function listOfRails(lines: readonly string[]): NamedKey[] {
  let isDivided = false;
  return lines.flatMap((line, at) => {
    const [, indent = '', key] = RAILS_KEY.exec(line) ?? [];
    if (key === undefined) return [];
    if (indent === '') isDivided = ENVIRONMENTS.test(key);
    if (isDivided ? indent === '' : indent !== '') return [];
    return [{ name: `secret:${key}`, at }];
  });
}

/** What an app tells its system of itself, among which are the keys of clients of others. */
const MOBILE = /(?:^|\/)(?:AndroidManifest\.xml|(?!GoogleService)[\w-]*Info\.plist|res\/values\/\w+\.xml)$/;
/** What clients call their keys there, and whose they are. */
const MOBILE_KEYS: readonly (readonly [key: RegExp, name: string])[] = [
  [/"com\.google\.android\.(?:geo\.API_KEY|maps\.v2\.API_KEY)"/, 'host:maps.googleapis.com'],
  [/"com\.google\.android\.gms\.ads\.APPLICATION_ID"|>GADApplicationIdentifier</, 'host:googleads.g.doubleclick.net'],
  [/"com\.facebook\.sdk\.(?:ApplicationId|ClientToken)"|>Facebook(?:AppID|ClientToken)</, 'host:graph.facebook.com'],
  [/"io\.sentry\.(?:dsn|auto-init)"/, 'client:sentry'],
  [/"io\.branch\.sdk\.BranchKey(?:\.test)?"|>branch_key</, 'host:api2.branch.io'],
  [/"com\.bugsnag\.android\.API_KEY"|>BugsnagAPIKey</, 'client:bugsnag'],
  [/"com\.onesignal\.[\w.]+"|>OneSignal_app_id</i, 'client:onesignal'],
  [/"com\.mapbox\.(?:AccessToken|[\w.]*token)"|>(?:MGL|MBX)(?:Mapbox)?AccessToken</i, 'client:mapbox'],
  [
    /"com\.google\.firebase\.messaging\.\w+"|"firebase_(?:analytics|crashlytics|performance)_(?![\w-]*deactivated)[\w-]+"|>Firebase(?:AppDelegateProxy|AutomaticScreenReporting)Enabled</,
    'client:firebase',
  ],
  [/"com\.amap\.api\.v2\.apikey"/, 'client:amap'],
  [/"com\.baidu\.lbsapi\.API_KEY"/, 'client:baidu-maps'],
  [/"com\.appsflyer\.[\w.]+"|>AppsFlyer(?:DevKey|AppId)</i, 'client:appsflyer'],
  [/"com\.kakao\.sdk\.AppKey"|>KAKAO_APP_KEY</, 'client:kakao'],
  [/"CLEVERTAP_(?:ACCOUNT_ID|TOKEN)"|>CleverTap(?:AccountID|Token)</, 'client:clevertap'],
  [/"io\.fabric\.ApiKey"|<string name="google_app_id"/, 'client:firebase'],
  [/"com\.newrelic\.[\w.]+"/, 'client:newrelic'],
  [/"com\.braze\.[\w.]*api_?key"/i, 'client:braze'],
];

/** A key among the texts of an app: one word, and none that people read. */
const RESOURCE =
  /<string\s[^>]{0,80}name="((?!google_(?:app_id|api_key|crash))[a-z][a-z0-9]{1,30}_[a-z0-9_]{0,40}(?:key|token|secret|app_id|client_id|dsn))"[^>]{0,80}>[^\s<@]{8,}</;

function listOfMobile(lines: readonly string[]): NamedKey[] {
  return lines.flatMap((line, at) => {
    const resource = RESOURCE.exec(line)?.[1];
    const names = MOBILE_KEYS.filter(([key]) => key.test(line)).map(([, name]) => name);
    return [...names, ...(resource === undefined ? [] : [`env:${resource.toUpperCase()}`])].map((name) => ({
      name,
      at,
    }));
  });
}

const CADDY = /(?:^|\/)Caddyfile(?:\.[\w-]+)?$/;

/** Who answers the challenge for a certificate of a site: `dns cloudflare {env.TOKEN}`. */
function listOfCaddy(lines: readonly string[]): NamedKey[] {
  return lines.flatMap((line, at) => {
    const name = /^\s*(?:acme_)?dns\s+([a-z]\w{2,30})\b/.exec(line)?.[1];
    return name === undefined ? [] : [{ name: `client:${name === 'route53' ? 'aws' : name}`, at }];
  });
}
