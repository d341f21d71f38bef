/** Products whose makers also sell them as a service, as images and variables name them. */
const PRODUCTS =
  'appwrite|baserow|chatwoot|directus|discourse|flagsmith|formbricks|ghost|gitlab|glitchtip|grafana|growthbook|hasura|infisical|inngest|langfuse|livekit|logto|mattermost|matomo|meilisearch|metabase|n8n|nocodb|novu|openreplay|plausible|posthog|qdrant|rocketchat|sentry|signoz|strapi|supabase|temporal|typesense|umami|unleash|weaviate|zammad|zitadel|zulip';
const IMAGE = new RegExp(`^\\s*(?:-\\s+)?image:\\s*["']?(?:[\\w.$:{}-]+\\/){0,3}(${PRODUCTS})\\b`, 'i');
const COMPOSE = /(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/;
/** A variable that says where such a product runs, and the domain there: `DISCOURSE_URL=https://forum.example.org`. */
const PLACE = new RegExp(
  `^\\s*(?:-\\s+|export\\s+)?["']?(?:[A-Z0-9]{1,20}_){0,2}(${PRODUCTS.toUpperCase()})_(?:(?:API|BASE|INSTANCE|PUBLIC|ROOT|SERVER|SITE|WEB|WS)_){0,2}(?:URL|HOST|HOSTNAME|ENDPOINT|SERVER)["']?\\s*[:=]\\s*["']?(?:[a-z]{2,5}:\\/\\/)?((?:[\\w-]{1,63}\\.){1,6}[a-z]{2,20})(?=[\\s"':/,]|$)`,
);
/** Where the makers run them under another name. */
const MAKERS = /(?:^|\.)(?:tmprl\.cloud|umami\.is)$/;

/** A variable that says that an interface is at a machine beside the program, which a cluster gives a name without a domain or one of its own. */
const BESIDE =
  /^\s*(?:-\s+)?["']?([A-Z][A-Z0-9]{2,20})_(?:(?:API|BASE|SERVER)_){0,2}(?:URLS?|ENDPOINT)["']?\s*[:=]\s*["']?https?:\/\/(?!localhost\b)[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}\.svc(?:\.cluster\.local)?)?(?::\d{2,5})?(?:[/"']|\s*$)/;
const YAML = /\.ya?ml$/;

/** What the program calls a domain, and is a word: `FACEBOOK_DOMAIN = "facebook"`. */
const WORD = /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_DOMAIN)\s*(?::\s*\w+\s*)?=\s*["'][\w-]+["']/;

/**
 * Whether a variable is one of a product that the operator runs: the same compose file starts it, or the same file says that it runs at a domain which is
 * not called after it. So is one that the file sets to a word where a domain would be.
 */
export function createSelfHostedRule(path: string, lines: readonly string[]): (variable: string) => boolean {
  const images = COMPOSE.test(path) ? lines.flatMap((line) => IMAGE.exec(line)?.[1]?.toUpperCase() ?? []) : [];
  const beside = YAML.test(path) ? lines.flatMap((line) => BESIDE.exec(line)?.[1] ?? []) : [];
  const names = [...images, ...beside, ...lines.flatMap(listPlaced)];
  const words = new Set(lines.flatMap((line) => (line.includes('_DOMAIN') ? (WORD.exec(line)?.[1] ?? []) : [])));
  return (variable) =>
    words.has(variable) || names.some((name) => variable.startsWith(`${name}_`) || variable.includes(`_${name}_`));
}

function listPlaced(line: string): string[] {
  const [, name, host = ''] = PLACE.exec(line) ?? [];
  if (name === undefined || MAKERS.test(host)) return [];
  const domain = host.toLowerCase().split('.').slice(-2).join('.');
  return domain.includes(name.toLowerCase()) ? [] : [name];
}
