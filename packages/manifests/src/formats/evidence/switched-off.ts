const OFF = /^(\s*)["']?enabled["']?\s*[:=]\s*(?:false|no|off)\s*,?\s*(?:#.*)?$/i;
const SECTION = /^\s*\[/;
/** Configuration of Laravel, and what every program that it makes has there, used or not. */
const LARAVEL = /(?:^|\/)config\/(?:broadcasting|cache|filesystems|logging|mail|queue|scout|services)\.php$/;
const SKELETON =
  /["'](?:ABLY_KEY|ALGOLIA_(?:APP_ID|SECRET)|AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY|DEFAULT_REGION|BUCKET|URL|ENDPOINT)|DYNAMODB_ENDPOINT|LOG_SLACK_WEBHOOK_URL|MAILGUN_(?:DOMAIN|SECRET|ENDPOINT)|MANDRILL_SECRET|PAPERTRAIL_URL|POSTMARK_(?:TOKEN|API_KEY)|PUSHER_APP_(?:KEY|SECRET|ID)|RESEND_(?:API_)?KEY|SES_(?:KEY|SECRET)|SLACK_BOT_USER_OAUTH_TOKEN|SPARKPOST_SECRET|SQS_PREFIX|STRIPE_(?:KEY|SECRET|WEBHOOK_(?:SECRET|TOLERANCE)))["']|["']smtp\.mail(?:gun\.org|trap\.io)["']|["']https:\/\/(?:sqs\.us-east-1\.amazonaws|identity\.api\.rackspacecloud)\.com/;
/** Variables that Laravel writes into the example of the environment of every program, used or not, and what only it writes there. */
const LARAVEL_VARIABLE = /^(?:AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)|(?:(?:MIX|VITE)_)?PUSHER_APP_(?:ID|KEY|SECRET))$/;
const LARAVEL_OWN = ['APP_KEY', 'APP_DEBUG', 'QUEUE_CONNECTION'];

/** Whether a program's example of its environment has a variable only because Laravel writes it into each. */
export function isLaravels(variable: string, all: Pick<ReadonlySet<string>, 'has'>): boolean {
  return LARAVEL_VARIABLE.test(variable) && LARAVEL_OWN.every((own) => all.has(own));
}

/** What the command line of Supabase writes into every configuration, used or not. */
const SUPABASE = /(?:^|\/)supabase\/config\.toml$/;
const SUPABASE_SKELETON = /^\s*openai_api_key\s*=\s*"env\(OPENAI_API_KEY\)"/;
/** What Phoenix writes as a comment into the configuration of every program. */
const PHOENIX = /(?:^|\/)config\/(?:runtime|prod|releases)\.exs$/;
const PHOENIX_SKELETON = /^\s*#.*\bMAILGUN_(?:API_KEY|DOMAIN)\b/;
/** An annotation that shows how something is used: `@Example(code = """…""")`, `@ExampleObject(…)`. */
const EXAMPLE = /^\s*@\w*Example\w*\s*\(/;
/** An annotation that is longer is none that this reads right. */
const EXAMPLE_LINES_MAX = 300;

/**
 * Places of the lines of a file of configuration that a switch beside them turns off: of the section that says `enabled = false` in TOML and INI,
 * of the block that says `enabled: false` in YAML; of annotations of Java that hold an example; and of what the configurations of Laravel and
 * Supabase have in every program; and of long tables of links. A template names everything that its reader could switch on.
 */
export function findSwitchedOff(path: string, lines: readonly string[]): ReadonlySet<number> {
  if (/\.(?:java|kt|groovy)$/.test(path)) return findExamples(lines);
  const off = findLinkTable(lines);
  for (const at of findShownSites(lines)) off.add(at);
  if (LARAVEL.test(path)) for (const [at, line] of lines.entries()) if (SKELETON.test(line)) off.add(at);
  if (SUPABASE.test(path)) for (const [at, line] of lines.entries()) if (SUPABASE_SKELETON.test(line)) off.add(at);
  if (PHOENIX.test(path)) for (const [at, line] of lines.entries()) if (PHOENIX_SKELETON.test(line)) off.add(at);
  const isInside = insideOf(path);
  if (isInside === undefined) return off;
  for (const [at, line] of lines.entries()) {
    const indent = OFF.exec(line)?.[1]?.length;
    if (indent === undefined || off.has(at)) continue;
    off.add(at);
    for (let up = at - 1; up >= 0 && isInside(lines[up] ?? '', indent); up -= 1) off.add(up);
    for (let down = at + 1; down < lines.length && isInside(lines[down] ?? '', indent); down += 1) off.add(down);
  }
  return off;
}

/** An entry of a table of links: `"CERTFR-": "https://www.cert.ssi.gouv.fr/alerte/",`. */
const LINK = /^\s*["'][^"']{1,80}["']\s*(?::|=>)\s*["']https?:\/\/([\w.-]{4,100})[/"']/;
const LINKS_MIN = 15;
const LINKED_DOMAINS_MIN = 10;

/** Places of entries of tables with so many links to so many sites that nobody calls them all. */
function findLinkTable(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let run: { at: number; domain: string }[] = [];
  for (const [at, line] of [...lines, ''].entries()) {
    const host = LINK.exec(line)?.[1];
    if (host !== undefined) run.push({ at, domain: host.split('.').slice(-2).join('.') });
    else if (at === lines.length || !/^\s*(?:#|\/\/|$)/.test(line)) {
      const isTable = run.length >= LINKS_MIN && new Set(run.map(({ domain }) => domain)).size >= LINKED_DOMAINS_MIN;
      if (isTable) for (const entry of run) found.add(entry.at);
      run = [];
    }
  }
  return found;
}

/** An address of an entry among others in data: `    url: https://jpl.nasa.gov/`. */
const ENTRY =
  /^\s*(?:-\s+)?["']?(?:url|link|href|website|site)["']?\s*:\s*["']?https?:\/\/([\w.-]{4,100})\/?["']?\s*,?\s*$/;

/** Places of addresses of so many sites, none with a path, that data only shows them. */
function findShownSites(lines: readonly string[]): number[] {
  const entries = lines.flatMap((line, at) => {
    const host = line.includes('://') ? ENTRY.exec(line)?.[1] : undefined;
    return host === undefined ? [] : [{ at, domain: host.split('.').slice(-2).join('.') }];
  });
  const isList = entries.length >= LINKS_MIN && new Set(entries.map(({ domain }) => domain)).size >= LINKED_DOMAINS_MIN;
  return isList ? entries.map(({ at }) => at) : [];
}

/** Whether a line belongs to the block of a line of this indentation next to it. */
function insideOf(path: string): ((line: string, indent: number) => boolean) | undefined {
  if (/\.(?:toml|ini|cfg|conf)$/.test(path)) return (line) => !SECTION.test(line);
  // What stands at the left edge is the whole file.
  if (/\.ya?ml$/.test(path)) return (line, indent) => indent > 0 && (line.trim() === '' || line.search(/\S/) >= indent);
  return undefined;
}

/** Places of the lines of annotations that hold examples, each up to the bracket that closes it. */
function findExamples(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (found.has(at) || !EXAMPLE.test(line)) continue;
    let depth = 0;
    for (let inside = at; inside < Math.min(lines.length, at + EXAMPLE_LINES_MAX); inside += 1) {
      found.add(inside);
      depth += countOf(lines[inside], '(') - countOf(lines[inside], ')');
      if (depth <= 0) break;
    }
  }
  return found;
}

function countOf(line: string | undefined, letter: string): number {
  return (line ?? '').split(letter).length - 1;
}
