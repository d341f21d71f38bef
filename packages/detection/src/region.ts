/** A place where a vendor runs, as far as a name tells: a part of the world, and within it a code of some scheme. */
export interface Region {
  readonly area: Area;
  readonly scheme: 'aws' | 'google' | 'azure' | 'numbered' | 'label';
  readonly name: string;
}

/** Parts of the world that nobody's labels cross: Canada may be meant by "America", Sydney is in AWS's `ap`. */
export type Area = 'africa' | 'asia_pacific' | 'china' | 'europe' | 'middle_east' | 'north_america' | 'south_america';

const DIRECTION = '(?:north|south|east|west|central|northeast|southeast|northwest|southwest)';
const AWS = new RegExp(`^(us|eu|ap|sa|ca|me|af|il|mx|cn)(?:-gov|-iso[a-z]?)?-${DIRECTION}-\\d$`);
const GOOGLE = new RegExp(`^(us|europe|asia|australia|northamerica|southamerica|me|africa)-${DIRECTION}\\d{1,2}$`);
/** `us1`, `EU-2`, `us5`: cells of makers who count them. */
const NUMBERED = /^(us|eu|ap|ca|au|jp|uk|in)-?(\d{1,2})$/;

/** What codes begin with. */
const AREA_OF_PREFIX: Readonly<Record<string, Area>> = {
  af: 'africa',
  africa: 'africa',
  ap: 'asia_pacific',
  asia: 'asia_pacific',
  au: 'asia_pacific',
  australia: 'asia_pacific',
  ca: 'north_america',
  cn: 'china',
  eu: 'europe',
  europe: 'europe',
  il: 'middle_east',
  in: 'asia_pacific',
  jp: 'asia_pacific',
  me: 'middle_east',
  mx: 'north_america',
  northamerica: 'north_america',
  sa: 'south_america',
  southamerica: 'south_america',
  uk: 'europe',
  us: 'north_america',
};

/** Whole labels, with one name for those that mean the same. */
const LABELS: Readonly<Record<string, readonly [Area, string]>> = {
  africa: ['africa', 'africa'],
  ap: ['asia_pacific', 'asia pacific'],
  apac: ['asia_pacific', 'asia pacific'],
  asia: ['asia_pacific', 'asia'],
  'asia pacific': ['asia_pacific', 'asia pacific'],
  au: ['asia_pacific', 'australia'],
  australia: ['asia_pacific', 'australia'],
  brazil: ['south_america', 'brazil'],
  ca: ['north_america', 'canada'],
  canada: ['north_america', 'canada'],
  china: ['china', 'china'],
  eu: ['europe', 'europe'],
  europe: ['europe', 'europe'],
  'european union': ['europe', 'europe'],
  india: ['asia_pacific', 'india'],
  japan: ['asia_pacific', 'japan'],
  jp: ['asia_pacific', 'japan'],
  'middle east': ['middle_east', 'middle east'],
  'north america': ['north_america', 'north america'],
  'south america': ['south_america', 'south america'],
  uk: ['europe', 'united kingdom'],
  'united kingdom': ['europe', 'united kingdom'],
  'united states': ['north_america', 'united states'],
  us: ['north_america', 'united states'],
  usa: ['north_america', 'united states'],
};

/** AWS writes its regions as places, too (https://docs.aws.amazon.com/global-infrastructure/latest/regions/aws-regions.html). */
const AWS_PLACES: Readonly<Record<string, string>> = {
  bahrain: 'me-south-1',
  california: 'us-west-1',
  'cape town': 'af-south-1',
  'canada central': 'ca-central-1',
  frankfurt: 'eu-central-1',
  'hong kong': 'ap-east-1',
  hyderabad: 'ap-south-2',
  ireland: 'eu-west-1',
  jakarta: 'ap-southeast-3',
  london: 'eu-west-2',
  melbourne: 'ap-southeast-4',
  milan: 'eu-south-1',
  mumbai: 'ap-south-1',
  'n. california': 'us-west-1',
  'n. virginia': 'us-east-1',
  'northern virginia': 'us-east-1',
  ohio: 'us-east-2',
  oregon: 'us-west-2',
  osaka: 'ap-northeast-3',
  paris: 'eu-west-3',
  'sao paulo': 'sa-east-1',
  seoul: 'ap-northeast-2',
  singapore: 'ap-southeast-1',
  spain: 'eu-south-2',
  stockholm: 'eu-north-1',
  sydney: 'ap-southeast-2',
  tokyo: 'ap-northeast-1',
  virginia: 'us-east-1',
  zurich: 'eu-central-2',
};

/** Azure's names are one word; the part of the world is in it. */
const AZURE: readonly (readonly [RegExp, Area])[] = [
  [
    /^(?:north|south|west|east)?central?us(?:euap)?$|^(?:east|west)us[23]?$|^(?:north|south|west)centralus$/,
    'north_america',
  ],
  [
    /^(?:north|west)europe$|^uk(?:south|west)$|^(?:france|germany|norway|switzerland|sweden|poland|italy|spain)[a-z]+$/,
    'europe',
  ],
  [/^(?:east|southeast)asia$|^(?:japan|korea|india|jioindia)[a-z]+$|^(?:central|south|west)india$/, 'asia_pacific'],
  [/^australia(?:east|southeast|central2?)$/, 'asia_pacific'],
  [/^canada(?:central|east)$/, 'north_america'],
  [/^brazil(?:south|southeast)$/, 'south_america'],
  [/^(?:uae|qatar|israel)[a-z]+$/, 'middle_east'],
  [/^southafrica(?:north|west)$/, 'africa'],
];

/** Words around a label that say nothing about the place. */
const NOISE = /\b(?:aws|azure|gcp|region|regions|zone|service|data ?cent(?:er|re)|cloud|cell|cluster)\b/g;

/** The region that a whole label names (`us-east-1`, `US East (N. Virginia)`, `EU region`); undefined for anything else. */
export function readRegion(label: string): Region | undefined {
  const text = label.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(NOISE, ' ').trim();
  const inside = /\(([^()]+)\)\s*$/.exec(text)?.[1]?.trim();
  const plain = text.replaceAll(/\s+/g, ' ');
  return readPlain(plain) ?? (inside === undefined ? undefined : readPlain(inside));
}

/** A code within other words, as components' names have them: `S3 us-east-1`. Nothing that might be a plain word. */
export function findRegionCode(text: string): Region | undefined {
  for (const word of text.toLowerCase().split(/[^a-z0-9-]+/)) {
    const region = readCode(word);
    if (region !== undefined && region.scheme !== 'numbered') return region;
  }
  return undefined;
}

/** Vendors keep data in these; a country is as often where messages or payments go. */
const DATA_LABELS = ['asia pacific', 'europe', 'north america', 'united states'];

/** Whether a name says where a vendor runs, rather than perhaps where it delivers to. */
export function isWhereItRuns({ scheme, name }: Region): boolean {
  return scheme !== 'label' || DATA_LABELS.includes(name);
}

/** Whether two names mean one place; null when they may. */
export function isSameRegion(a: Region, b: Region): boolean | null {
  if (a.area !== b.area) return false;
  if (a.scheme !== b.scheme) return null;
  if (a.name === b.name) return true;
  // Labels may lie within one another; codes of one scheme never do.
  return a.scheme === 'label' ? null : false;
}

function readPlain(text: string): Region | undefined {
  const label = find(LABELS, text);
  if (label !== undefined) return { area: label[0], scheme: 'label', name: label[1] };
  return readCode(find(AWS_PLACES, text) ?? text);
}

function readCode(text: string): Region | undefined {
  const aws = AWS.exec(text)?.[1];
  if (aws !== undefined) return withArea(aws, 'aws', text);
  const google = GOOGLE.exec(text)?.[1];
  if (google !== undefined) return withArea(google, 'google', text);
  const [, prefix, number] = NUMBERED.exec(text) ?? [];
  if (prefix !== undefined) return withArea(prefix, 'numbered', `${prefix}${number}`);
  const azure = AZURE.find(([pattern]) => pattern.test(text));
  return azure === undefined ? undefined : { area: azure[1], scheme: 'azure', name: text };
}

function withArea(prefix: string, scheme: Region['scheme'], name: string): Region | undefined {
  const area = find(AREA_OF_PREFIX, prefix);
  return area === undefined ? undefined : { area, scheme, name };
}

/** Labels come from outside, and `constructor` is one that every object has. */
function find<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
