// Distinguishes the words of routes from ids that consist of letters, by how usual their neighbouring letters are in English. The table is small enough
// for the SDK of a page, and one look per letter is fast enough for every call.

/** A row of the table: 26 letters, and one place that is not used. */
const ROW = 27;
const UPPER_A = 65;
const LOWER_A = 97;
/** Cost of a pair that no English word has. */
const NEVER = 3;
/** Words cost at most this; longer ones a little more, and those with less than eight letters, which random ones resemble most, less. */
const COST_MAX = 3;
const SHORT_COST_MAX = 2;
const LETTERS_PER_COST = 8;
/** So many consonants, or vowels, in a row cost a short word one. */
const CONSONANTS_MAX = 4;
const VOWELS_MAX = 3;
/** a, e, i, o, u and y, as bits. */
const VOWELS = [0, 4, 8, 14, 20, 24].reduce((bits, letter) => bits | (1 << letter), 0);
/** Letters without a break: `findplacefromtext` has 17. */
const WORD_MAX = 24;
/** The same for names in camel case. */
const NAME_MAX = 40;

/**
 * Two bits for each pair of letters at the start of a word, inside of it and at its end, three pairs a character: 0 for the pairs that make up 95 % of
 * those in frequent English words, 1 up to 99 %, 2 up to 99.95 %, 3 for the rest.
 */
const TABLE = decode(
  'gIJ4CIAW4Pz88888_sPzw8888_cPz8_8887cJZuoDVWMcPz88888_8Pz58488_sPz8_8_8_c-ff9C9Xv8P39_8_8_8v38_y___8Pz8_8_8_sPz8_4_8_c' +
    'Pz8_8_8_shtq-WMoG4Pzw888c_s______8_8Pz0_8_8_8MzwwADwzcPzw_8883c__v-jNX_8Pz8_8_-_8Pzw_88__8________8f3-_9___8v7-_-___8' +
    'wJIgCIABEHj4so8EvcMzww84Q_cKCYsYsIbcEAEkBEBAYPw8888U_cPzA8gsI_cKi49otQ7cAAL0AEBN0f3-_9_9_8bio5muK7sJBo0YeAbMCy8-EOM_c' +
    'IAEhgqAKYAFIkAIABYLig8oMA7c______8_8EBEhAcAXMIhgkEGA3cIhg8YsA3IABM4BMCuoPz8_8_-vsKi050tb_sd35_-f2_sZmo-VeL78v39--___k' +
    '2Kb0CcC1Mv3-_-_L_cvzzz-_D_Mvj__9_P_MbBv0ScDxc_1__-_H_Mvzn_l_P_Mv3-_u_D_MYGu8RND94____-___8vz-___P_cbB-0evD_MXz__6fP_c' +
    'eDOz-_C-MmJf1BMCycvz3___D_c________8WC-yCuD_M-zz3OvD_cfzy_9_L_I3Tb8HdD-svz__-___s_r_6y_P_s_7-___7_s_7_-v_P_8v3______Y',
);
const START = 0;
const INNER = 26 * ROW;
const END = 2 * INNER;

/** Words of routes whose letters are unusual in English, without plural. */
const JARGON = new Set(
  'webhook sync lookup emoji graphql rrset gmail inbox dkim hmac hubdb apexrest whoami typeahead sandbox synthetic snooze saml pgsodium xpack async mget msearch json bypass zone timezone dsym listview myself synonym object sku sha256 base64 zip zipball markdown hostedzone iface http https html smtp imap uuid grpc mqtt ntfy xlsx oauth oauth2 jwks h323 backup buyer draft gift help journey keyword loyalty next project proxy quiz quizze reject repo subject survey symbol system text video year youtube jira kanban kudo lambda nginx okta tiktok twilio wiki xero yaml zendesk zoom axi crawl cycle echo lyric mailbox markup offset outbox pickup prize syntax vpc webapp yield sigma adjust enqueue hyper'.split(
    ' ',
  ),
);

/** Upper-case parts of names in camel case, and those of two letters. */
const SHORT_PARTS = new Set(
  'URL API ID IP SMS PDF CSV XML HTML JSON DNS SSL TLS MFA SSO OTP VAT SKU QR SIP UI DB AI TTS SQL HTTP UUID By In Me Id Of To On Up My Is Do At Or As Ip Ai Qr Tv Vm Db Os Ui Us Io No Go'.split(
    ' ',
  ),
);

/** Whether letters, with digits at most at their end, read as a word, an acronym or a name in camel case. */
export function isRouteWord(text: string): boolean {
  const { length } = text;
  if (length > NAME_MAX) return false;
  const digitsFrom = text.search(/\d/);
  if (digitsFrom >= 0) return isNumbered(text, digitsFrom);
  if (length <= 3) return true;
  const humps = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return humps.length === 1 ? isWord(text) : areHumps(humps, length);
}

/** Lower-case letters from one index to another: what most segments are, without cutting them out. */
export function costOfWord(text: string, from: number, to: number): number {
  let cost = costAt(START, text, from) + costAt(END, text, to - 2);
  let run = 0;
  let wereVowels = false;
  const isShort = to - from < LETTERS_PER_COST;
  for (let at = from; at < to; at += 1) {
    if (at + 1 < to) cost += costAt(INNER, text, at);
    const areVowels = ((VOWELS >> letterAt(text, at)) & 1) === 1;
    run = areVowels === wereVowels ? run + 1 : 1;
    wereVowels = areVowels;
    if (isShort && run === (areVowels ? VOWELS_MAX : CONSONANTS_MAX)) cost += 1;
  }
  return cost;
}

/** What a word of so many letters may cost. */
export function costMax(length: number): number {
  return length < LETTERS_PER_COST ? SHORT_COST_MAX : COST_MAX - 1 + Math.floor(length / LETTERS_PER_COST);
}

function isWord(text: string): boolean {
  if (text.length > WORD_MAX) return false;
  return costOfWord(text, 0, text.length) <= costMax(text.length) || JARGON.has(text.toLowerCase().replace(/s$/, ''));
}

function isNumbered(text: string, digitsFrom: number): boolean {
  if (JARGON.has(text.toLowerCase())) return true;
  if (digitsFrom === 0 || digitsFrom !== text.length - 1) return false;
  return text.length <= 3;
}

/** `createCheckoutSession`: few parts, each of them a word. `iOS` and `OAuth` begin with one letter. */
function areHumps(humps: readonly string[], length: number): boolean {
  if (humps.length > 1 + length / 4) return false;
  return humps.every((hump, index) =>
    hump.length < 3 || hump === hump.toUpperCase()
      ? SHORT_PARTS.has(hump) || (index === 0 && hump.length === 1)
      : isWord(hump),
  );
}

function costAt(place: number, text: string, at: number): number {
  return TABLE[place + letterAt(text, at) * ROW + letterAt(text, at + 1)] ?? NEVER;
}

function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= LOWER_A ? code - LOWER_A : code - UPPER_A;
}

function decode(text: string): Uint8Array {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Uint8Array.from({ length: text.length * 3 }, (_, at) => {
    const bits = digits.indexOf(text.charAt(Math.floor(at / 3)));
    return (bits >> (4 - 2 * (at % 3))) & 3;
  });
}
