/** An address in quotes, brackets or after a sign, with or without a scheme. */
const ADDRESS =
  /(?:\b(?:https?|wss?|smtps?|amqps?|grpcs?):)?\/\/(?:[^\s"'`<>@/]{0,200}@)?((?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,20})(?::\d{1,5})?(\/[\w./-]{0,80})?/g;
/** A host alone in quotes: `"smtp.sendgrid.net"`. */
const QUOTED = /["'`]((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20})(?::\d{1,5})?["'`]/g;
/** A comment tells where something is described, not what is called. */
export const COMMENT = /^\s*(?:\/\/|#|\*|\/\*|<!--|--|;|%|"""|@see|@link)/;
/** Labels of hosts that people open and programs do not call. */
const FOR_PEOPLE =
  /^(?:www|docs?|developers?|dev|support|help|status|blog|community|learn|about|careers|forums?|wiki|academy|go|get|join|discuss|dashboard|console|admin|app|apps|my|accounts?|portal|legal|trust|policies|policy|marketplace|plugins|pages|download|downloads|news|press|guides?|tutorials?|examples?|demo|manage|cloud|platform|hub|play|chrome|translate|links?|feedback|roadmap|changelog|security|schemas?|json|xmlns|web|drive|share|calendar|meet|[a-z]{2}|checkout-docs|gist|join|store|shop|itunes|try|download|avatars|ajax)$/;
const DOCUMENTATION = /^(?:docs?|developers?|support|help|status|blog|community|learn|wiki|forum|guides?)\./;
const FOR_PEOPLE_PATH = /^\/(?:wiki|browse|blob|issues|questions|docs|pulls?|r|terms|privacy|legal|forms?|en|watch)\b/i;
const API_PATH =
  /^\/(?:v\d|docs\.json|oauth2?|rest|services|hooks?|webhooks?|token|rpc|ws|bot)|\/(?:api|graphql|resolve)(?:\/|$)/i;

/** Hosts of a line of a program or its configuration that look as if they were called. */
export function listHosts(line: string): string[] {
  if (!/\/\/|["'`]/.test(line) || COMMENT.test(line)) return [];
  const hosts: string[] = [];
  for (const [, host = '', path = ''] of line.matchAll(ADDRESS))
    if (isCalled(host, path)) hosts.push(host.toLowerCase());
  for (const [, host = ''] of line.matchAll(QUOTED)) if (isCalled(host, '')) hosts.push(host.toLowerCase());
  return hosts;
}

/** A bare domain is a site, unless the path is one of an API. */
function isCalled(host: string, path: string): boolean {
  const name = host.toLowerCase();
  if (WELL_KNOWN.has(name)) return true;
  if (DOCUMENTATION.test(name)) return false;
  if (API_PATH.test(path)) return true;
  if (FOR_PEOPLE_PATH.test(path)) return false;
  const labels = name.split('.');
  return labels.length > 2 && !FOR_PEOPLE.test(labels[0] ?? '');
}

/** Hosts that programs call although their names look like sites. */
const WELL_KNOWN = new Set([
  'ghcr.io',
  'quay.io',
  'www.googleapis.com',
  'www.google-analytics.com',
  'www.googletagmanager.com',
  'www.gravatar.com',
  'www.gstatic.com',
  'www.paypal.com',
  'app.posthog.com',
  'app.loops.so',
  'app.asana.com',
  'embed.diagrams.net',
]);
