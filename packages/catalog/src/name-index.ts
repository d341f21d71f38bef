import type { Ecosystem } from '@upriver/contract';
import { adapterName, clientName, doubledName, placedNames } from './adapter-names.ts';
import { AMBIGUOUS_WORDS, CHANCE_STARTS, KEYED_WORDS, SPLIT_NAMES } from './ambiguous-words.ts';
import type { HostIndex } from './host-index.ts';
import type { Removals } from './overlay.ts';
import type { PackageIndex, PackageMatch } from './package-index.ts';
import type { HostPattern, PackagePattern } from './vendor.ts';
import type { NamedVendor } from './vendor-words.ts';
import { COMMON_WORDS, collectWords } from './vendor-words.ts';

/** Finds the vendors whose name stands in what a program calls its variables, hosts and parts. */
export interface NameIndex {
  /** `env:APP_STRIPE_SECRET_KEY`, `host:api.stripe.com`, `signin:github`, `secret:stripe`, `part:stripe_service`, `client:stripe`, `addon:papertrail` of Heroku or `import:stripe` of npm. */
  find(name: string, removals?: Removals): readonly PackageMatch[];
  /**
   * The vendor that an adapter of a framework (`omniauth-untappd`), a client by somebody else (`node-untappd-api`), an
   * action (`untappd/setup`, `notify-untappd`), an orb, a pipe, an agent's image, a package of NuGet
   * (`Untappd.Beers`), a pod or a module (`acme/beers/untappd`) is called after. Only for packages that no pattern speaks of.
   */
  findAdapter(ecosystem: Ecosystem, name: string, removals?: Removals): readonly PackageMatch[];
}

/** Clouds that other vendors run in, and that are named beside them. */
const CLOUD_SLUGS = ['aws', 'azure', 'google-cloud'];
/** What is named in these builds a program or what it runs on, and is no part of it. */
const TOOL_ECOSYSTEMS: ReadonlySet<Ecosystem> = new Set(['docker', 'generic', 'githubactions', 'terraform']);
/** The most words that a vendor's name has. */
const WORDS_MAX = 4;
/** What parts of a program are called after the vendor that they connect to, and before it. */
const PART_WORDS = new Set(
  'service services client provider adapter api integration gateway module plugin mailer channel notifier sender driver connector auth oauth oauth2 sso login controller job worker helper manager handler processor payment payments webhook webhooks sdk tracker source sink importer exporter sync backend storage config initializer the my app core lib common shared use analytics pixel tag chat bot email mail sms shipping tax method checkout ts js rb py go index v1 v2 v3 http rest repository model models strategy social'.split(
    ' ',
  ),
);

/** What vendors are called. */
export interface VendorNames {
  /** The vendor with this slug. */
  readonly idOfSlug: (slug: string) => string | undefined;
  /** The vendor that a word without dashes names. */
  readonly findId: (word: string) => string | undefined;
  /** Whether programs keep their data at a vendor. */
  readonly givesStores: (id: string) => boolean;
}

/** Collects the names of vendors when they are first asked for: most packages are no adapters, and few programs name vendors. */
export function createVendorNames(vendors: readonly (NamedVendor & { readonly id: string })[]): VendorNames {
  let slugs: ReadonlyMap<string, string> | undefined;
  const idOfSlug = (slug: string): string | undefined =>
    (slugs ??= new Map(vendors.map((vendor) => [vendor.slug, vendor.id]))).get(slug);
  let ids: ReadonlyMap<string, string> | undefined;
  let stores: ReadonlySet<string> | undefined;
  return {
    idOfSlug,
    findId: (word) => (ids ??= collectIds(vendors, idOfSlug)).get(word),
    givesStores: (id) => (stores ??= new Set(listStores(vendors))).has(id),
  };
}

/** An index of names; `packages` and `hosts` are those of the same vendors. */
export function createNameIndex(
  { idOfSlug, findId, givesStores }: VendorNames,
  packages: Pick<PackageIndex, 'find'>,
  hosts: () => Pick<HostIndex, 'find'>,
): NameIndex {
  let clouds: ReadonlySet<string | undefined> | undefined;
  const isCloud = (id: string): boolean => (clouds ??= new Set(CLOUD_SLUGS.map(idOfSlug))).has(id);
  return {
    find(name, removals) {
      const at = name.indexOf(':');
      const [kind, text] = [name.slice(0, at), name.slice(at + 1)];
      const found = findByKind(kind, text);
      return found
        .map((id) => toMatch(id, name, kind === 'host' ? hosts().find(text)?.pattern : undefined))
        .filter(({ id, pattern }) => removals?.isPackageRemoved(id, 'generic', pattern) !== true);
    },
    findAdapter(ecosystem, name, removals) {
      const word = adapterName(ecosystem, name);
      const id =
        (word === undefined ? undefined : findAdapted(word)) ??
        findClient(ecosystem, name) ??
        findFirst(placedNames(ecosystem, name)) ??
        findDoubled(ecosystem, name) ??
        findOfModule(ecosystem, name);
      if (id === undefined || removals?.isPackageRemoved(id, ecosystem, { name }) === true) return [];
      const isTool = TOOL_ECOSYSTEMS.has(ecosystem);
      const packageClass = isTool ? 'G' : 'C';
      return [
        { id, pattern: { name, class: packageClass }, class: packageClass, confidence: isTool ? 'low' : 'medium' },
      ];
    },
  };

  /** Of a module of Terraform, `acme/vpc/aws`, whose provider it is for. */
  function findOfModule(ecosystem: Ecosystem, name: string): string | undefined {
    const provider = ecosystem === 'terraform' ? /^[\w-]+\/[\w-]+\/([\w-]+)$/.exec(name)?.[1] : undefined;
    return provider === undefined ? undefined : packages.find('terraform', provider)[0]?.id;
  }

  function findDoubled(ecosystem: Ecosystem, name: string): string | undefined {
    const word = doubledName(ecosystem, name);
    return word === undefined ? undefined : idOfSlug(word);
  }

  function findFirst(words: readonly string[]): string | undefined {
    const known = words.find((word) => findId(word) !== undefined);
    return known === undefined ? undefined : findId(known);
  }

  /** The vendor that an adapter is for: by its name, or by the one that its variables have, such as Facebook's. */
  function findAdapted(word: string): string | undefined {
    return findId(word) ?? (isCommon(word) ? undefined : findClaimed(word.toUpperCase())[0]);
  }

  /** The vendor whose interface a package by somebody else is a client of; another vendor's own package means that one's. */
  function findClient(ecosystem: Ecosystem, packageName: string): string | undefined {
    const client = clientName(ecosystem, packageName);
    if (client === undefined) return undefined;
    const id = findId(client.name.replaceAll('-', ''));
    // Two words that are one vendor's name only together, such as `space-lift`, are something else.
    const isWhole = !client.name.includes('-') || idOfSlug(client.name) === id;
    const isOthers = client.owners.some((owner) => (findId(owner) ?? id) !== id);
    return isWhole && !isOthers ? id : undefined;
  }

  function findByKind(kind: string, text: string): readonly string[] {
    if (kind === 'env') return findInVariable(text);
    if (kind === 'part' || kind === 'secret' || kind === 'client' || kind === 'addon') return findPart(text);
    if (kind === 'signin') return findProvider(text);
    if (kind === 'import') return packages.find('npm', text).flatMap((one) => (one.class === 'G' ? [] : one.id));
    if (kind === 'file') return packages.find('generic', text).map(({ id }) => id);
    const match = kind === 'host' ? hosts().find(text) : undefined;
    return match === undefined || match.hosting === true ? [] : [match.id];
  }

  /** The first vendor that is named, and the next one, unless it is a cloud: `SUPABASE_AUTH_GITHUB_SECRET` is of both. */
  function findInVariable(variable: string): readonly string[] {
    const words = variable.split('_');
    const found = new Set<string>();
    for (let from = 0; from < words.length && found.size < 2; from += 1) {
      const rest = words.slice(from).join('_');
      const claimed = [...packages.find('generic', `env:${rest}`), ...packages.find('generic', `env:${rest}_`)];
      const matches = claimed.filter(({ pattern }) => from === 0 || !isCommon(words[from]) || isLong(pattern));
      if (matches.length > 0) {
        for (const { id } of matches) found.add(id);
        continue;
      }
      const spanned = findSpan(words, from);
      if (spanned !== undefined) {
        found.add(spanned.id);
        from += spanned.length - 1;
      }
    }
    // The key of where one vendor runs is not for the cloud: `SUPABASE_AWS_KEY`.
    const named = [...found].filter((id, place) => place === 0 || !isCloud(id));
    return named.length > 0 ? named : findKeyed(variable);
  }

  /** A vendor whose name is a word, by a variable that says nothing else than that it is the key for its API. */
  function findKeyed(variable: string): readonly string[] {
    const word = KEY_OF_API.exec(variable)?.[1]?.toLowerCase();
    const id = word === undefined || !KEYED_WORDS.has(word) ? undefined : idOfSlug(word);
    return id === undefined ? [] : [id];
  }

  function findSpan(words: readonly string[], from: number): { id: string; length: number } | undefined {
    for (let length = Math.min(WORDS_MAX, words.length - from); length > 0; length -= 1) {
      const span = words.slice(from, from + length).map((word) => word.toLowerCase());
      const isKey = length > 1 && KEY_WORDS.has(span.at(-1) ?? '');
      const id = isKey || isByChance(span, words[from + length]) ? undefined : findId(span.join(''));
      if (id === undefined) continue;
      return OF_OWN_STORE.test(words.slice(from + length).join('_')) && !givesStores(id) ? undefined : { id, length };
    }
    return undefined;
  }

  /** The whole name has to be a vendor's, without words that say what kind of part it is, and without the program's own: `Shop.PayPal`. */
  function findPart(part: string): readonly string[] {
    const whole = findWords(splitWords(part));
    return whole.length > 0 || !part.includes('.') ? whole : findWords(splitWords(part.replace(/^[^.]*\./, '')));
  }

  function findWords(all: readonly string[]): readonly string[] {
    // `google_analytics` is a name, of which a word alone says what kind of part it is.
    const named = all.length > 1 && all.length <= WORDS_MAX ? idOfSlug(all.join('-')) : undefined;
    if (named !== undefined && !isByChance(all, undefined) && findId(all.join('')) === named) return [named];
    const words = all.filter((word) => !PART_WORDS.has(word));
    if (words.length === 0 || words.length > WORDS_MAX) return [];
    const joined = words.join('');
    const id = isByChance(words, undefined) ? undefined : findId(joined);
    if (id !== undefined) return [id];
    return isCommon(joined) ? [] : findClaimed(words.join('_').toUpperCase());
  }

  function findProvider(provider: string): readonly string[] {
    // Whoever signs people in with Azure does so with Microsoft's sign-in, which the cloud's name once was part of.
    const named = provider.toLowerCase() === 'azure' ? 'azure_ad' : provider;
    const words = splitWords(named).filter((word) => !PART_WORDS.has(word));
    const claimed = findClaimed(words.join('_').toUpperCase());
    return claimed.length > 0 ? claimed : findPart(provider);
  }

  /** The vendor of the variable that would hold this one's identifier of a client. */
  function findClaimed(word: string): readonly string[] {
    const matches = packages.find('generic', `env:${word}_CLIENT_ID`);
    return matches.filter(({ pattern }) => (pattern.prefix ?? `env:${word}_`) === `env:${word}_`).map(({ id }) => id);
  }
}

/** Vendors by the words that name them, without dashes. */
export function collectIds(
  vendors: readonly NamedVendor[],
  idOfSlug: (slug: string) => string | undefined,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [word, slug] of collectWords(vendors)) {
    const joined = word.replaceAll('-', '');
    if (joined.length >= WORD_LENGTH_MIN && !AMBIGUOUS_WORDS.has(joined) && !ids.has(joined))
      ids.set(joined, idOfSlug(slug) ?? slug);
  }
  return ids;
}

const WORD_LENGTH_MIN = 4;
/** Last words of a variable that say what it holds: `ENV_KEY` is nobody's. */
const KEY_WORDS = new Set(['key', 'keys', 'token', 'secret', 'password', 'id']);
const KEY_OF_API = /^(?:(?:NEXT|EXPO|NUXT)_PUBLIC_|VITE_|REACT_APP_|PUBLIC_)?([A-Z0-9]+)_API_?(?:KEY|TOKEN|SECRET)$/;

/** What is set of software that runs beside the program, behind its name: where its own data are, and who may enter: `NOMINATIM_DATABASE_DSN`. */
const OF_OWN_STORE = /^(?:(?:DATABASE|DB|POSTGRES|MYSQL|REDIS)_(?!IDS?$)\w|ADMIN_PASSWORD$)/;
/** Categories of vendors at whom programs keep their data, and whose variables may be called so. */
const STORE_CATEGORIES: ReadonlySet<string> = new Set(['cloud', 'data', 'database', 'hosting', 'platform']);

/** Vendors of these. */
export function listStores(vendors: readonly (NamedVendor & { readonly id: string })[]): string[] {
  return vendors.flatMap(({ id, category }) => (STORE_CATEGORIES.has(category ?? '') ? id : []));
}

function isCommon(word: string | undefined): boolean {
  return word !== undefined && (COMMON_WORDS.has(word.toLowerCase()) || AMBIGUOUS_WORDS.has(word.toLowerCase()));
}

/** More than a word that also means something else: `GOOGLE_OAUTH2_`. */
function isLong({ prefix, name }: PackagePattern): boolean {
  return (prefix ?? name ?? '').replace(/_$/, '').includes('_');
}

/** Words that make a vendor's name only together and mean something else: of `WEATHER_API_KEY` the API is any, and so is a user's list. */
function isByChance(words: readonly string[], next: string | undefined): boolean {
  if (words.length < 2) return false;
  const isApi = words.at(-1) === 'api' && /^(?:KEY|TOKEN|SECRET|URL|HOST|BASE|DOMAIN|PASSWORD)$/.test(next ?? '');
  return isApi || (CHANCE_STARTS.has(words[0] ?? '') && !SPLIT_NAMES.has(words.join('')));
}

/** `Shop.PayPal`, `alpha-vantage` and `zoho_crm` as words in lower case. */
function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * As strong as a vendor's client whose address is often another: the name alone does not say what is called. What a part of the program is
 * called says less: it may be a word of the program's own.
 */
function toMatch(id: string, name: string, host: HostPattern | undefined): PackageMatch {
  const confidence = name.startsWith('part:') || host?.confidence === 'low' ? 'low' : 'medium';
  return { id, pattern: { name, class: 'B' }, class: 'B', confidence };
}
