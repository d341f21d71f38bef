// Reads usual bodies of `POST /v1/events` into columns, sixteen bytes at a time. This is AssemblyScript: `node tools/usual-body.ts` makes
// read-body.wasm of it, and a test compares the two. Whatever is not exactly what most senders write is given up, and is read by
// parse-events.ts, which also knows what to say about it.
//
// A text is known by a number, which it gets when it is first seen and keeps until `reset`. 0 stands for none. The places of what is
// given and taken in memory are in usual-body.ts, too; a test of every column would fail if they differed.

const KEYS: usize = 256;
const KEY_LENGTHS: usize = 1024;
const LIMITS: usize = 1088;
const POWERS: usize = 1152;
const ORDER: usize = 1280;
const MASKS: usize = 1344;
const HEAD: usize = 1632;
const SENT_AT: usize = 1664;
const TEXTS: usize = 4096;
const STATUSES: usize = 24576;
const LATENCIES: usize = 26624;
const TIMES: usize = 30720;
const SHAPES: usize = 34816;
const TAG_ENDS: usize = 36864;
const SHAPE_STARTS: usize = 38912;
const SHAPE_LENGTHS: usize = 40960;
const TAG_KEYS: usize = 43008;
const TAG_VALUES: usize = 83200;
const SLOTS: usize = 131072;
const HASHES: usize = 393216;
const OFFSETS: usize = 524288;
const LENGTHS: usize = 655360;
const KINDS: usize = 786432;
const HEAP: usize = 819200;
const HEAP_END: usize = 2916352;
const INPUT: usize = 2916384;

const ROWS_MAX: i32 = 500;
const COLUMN_BYTES: usize = 2000;
const TAGS_MAX: i32 = 20;
const TEXTS_MAX: i32 = 32768;
const SLOTS_MASK: i32 = 65535;
/** Texts that hash alike are told apart for so long; then all are forgotten, so that nobody gains by choosing them. */
const PROBES_MAX: i32 = 64;
/** New texts of one body. Whoever sends more is read in steps. */
const NEW_TEXTS_MAX: i32 = 2048;

const TEXT_FIELDS: i32 = 10;
const HOST: i32 = 0;
const ENDPOINT: i32 = 1;
const STATUS: i32 = 10;
const LATENCY: i32 = 11;
const TIME: i32 = 12;
const TAGS: i32 = 13;
const EVENT_KEYS: i32 = 14;
const SDK_KEY: i32 = 14;
const BATCH: i32 = 15;
const BATCH_ID: i32 = 16;
const SENT: i32 = 17;
const EVENT: i32 = 18;
const KEYS_END: i32 = 19;
const REQUIRED: i32 = (1 << HOST) | (1 << ENDPOINT) | (1 << STATUS) | (1 << LATENCY) | (1 << TIME);

const SDK_KEY_BYTES_MAX: i32 = 256;
const BATCH_ID_BYTES_MAX: i32 = 128;
const TAG_KEY_BYTES_MAX: i32 = 64;
const TAG_VALUE_BYTES_MAX: i32 = 256;
const SECONDS_MAX: f64 = 100_000_000_000;

const QUOTE: i32 = 0x22;
const COMMA: i32 = 0x2c;
const POINT: i32 = 0x2e;
const COLON: i32 = 0x3a;
const BRACKET_OPEN: i32 = 0x5b;
const BRACKET_CLOSE: i32 = 0x5d;
const BRACE_OPEN: i32 = 0x7b;
const BRACE_CLOSE: i32 = 0x7d;

const TEXT: i32 = 0;
const NUMBER: i32 = 1;
const WORD: i32 = 2;

const GIVEN_UP: i32 = -1;
const FULL: i32 = -2;

/** The next number of a text. */
let next: i32 = 1;
let heap: usize = HEAP;
let isFull: bool = false;
let newTexts: i32 = 0;
/** What was read last. */
let id: i32 = 0;
let number: f64 = 0;
/** Of this body: tags so far, keys of all shapes of tags so far, and shapes. */
let tags: i32 = 0;
let tagKeys: i32 = 0;
let shapes: i32 = 0;

/** Forgets all texts. */
export function reset(): void {
  memory.fill(SLOTS, 0, (SLOTS_MASK + 1) << 2);
  next = 1;
  heap = HEAP;
}

/** Reads so many bytes at INPUT. Gives the events that they hold, GIVEN_UP, or FULL where `reset` would help. */
export function read(length: i32): i32 {
  const end: usize = INPUT + <usize>length;
  memory.fill(end, 0, 32);
  isFull = false;
  newTexts = 0;
  tags = 0;
  tagKeys = 0;
  shapes = 0;
  store<i32>(HEAD, 0);
  store<i32>(HEAD, 0, 4);
  store<i32>(HEAD, 0, 8);
  store<i32>(HEAD, 0, 12);
  const rows = readBody(end);
  return rows < 0 && isFull ? FULL : rows;
}

function readBody(end: usize): i32 {
  let at = blank(INPUT);
  if (load<u8>(at) != BRACE_OPEN) return GIVEN_UP;
  at = blank(at + 1);
  let rows: i32 = 0;
  let seen: i32 = 0;
  let isOpen = true;
  while (isOpen) {
    const key = findKey(at, EVENT_KEYS, KEYS_END);
    if (key < 0 || (seen & (1 << key)) != 0) return GIVEN_UP;
    seen |= 1 << key;
    at = value(at, key);
    if (at == 0) return GIVEN_UP;
    const byte: i32 = load<u8>(at);
    if (key == SDK_KEY || key == BATCH_ID) {
      if (byte != QUOTE) return GIVEN_UP;
      at = readText(at + 1, key == SDK_KEY ? SDK_KEY_BYTES_MAX : BATCH_ID_BYTES_MAX);
      if (at == 0) return GIVEN_UP;
      store<i32>(HEAD + (key == SDK_KEY ? 0 : 4), id);
    } else if (key == SENT) {
      at = readNumber(at);
      if (at == 0 || number > SECONDS_MAX) return GIVEN_UP;
      store<f64>(SENT_AT, number);
      store<i32>(HEAD, 1, 8);
    } else if (key == EVENT) {
      if (rows > 0 || byte != BRACE_OPEN) return GIVEN_UP;
      at = readEvent(at + 1, 0);
      if (at == 0) return GIVEN_UP;
      rows = 1;
    } else {
      if (rows > 0 || byte != BRACKET_OPEN) return GIVEN_UP;
      at = blank(at + 1);
      let isMore = true;
      while (isMore) {
        if (rows == ROWS_MAX || load<u8>(at) != BRACE_OPEN) return GIVEN_UP;
        at = readEvent(at + 1, rows);
        if (at == 0) return GIVEN_UP;
        rows += 1;
        at = blank(at);
        isMore = load<u8>(at) == COMMA;
        if (isMore) at = blank(at + 1);
      }
      if (load<u8>(at) != BRACKET_CLOSE) return GIVEN_UP;
      at += 1;
    }
    at = blank(at);
    isOpen = load<u8>(at) == COMMA;
    if (isOpen) at = blank(at + 1);
  }
  if (load<u8>(at) != BRACE_CLOSE || blank(at + 1) != end) return GIVEN_UP;
  if (rows == 0 || (seen & (1 << SDK_KEY)) == 0) return GIVEN_UP;
  return rows;
}

/** Behind the closing brace of an event whose opening one is before `start`; 0 when it is given up, as everywhere below. */
function readEvent(start: usize, row: i32): usize {
  const column: usize = TEXTS + (<usize>row << 2);
  for (let field: usize = 0; field < <usize>TEXT_FIELDS; field += 1) store<i32>(column + field * COLUMN_BYTES, 0);
  const place4: usize = <usize>row << 2;
  const place8: usize = <usize>row << 3;
  store<i32>(SHAPES + place4, 0);
  let at = blank(start);
  let seen: i32 = 0;
  let order: usize = ORDER;
  let isOpen = true;
  while (isOpen) {
    let field: i32 = load<u8>(order);
    if (!isKey(at, field)) {
      field = findKey(at, 0, EVENT_KEYS);
      if (field < 0) return 0;
      store<u8>(order, <u8>field);
    }
    if ((seen & (1 << field)) != 0) return 0;
    seen |= 1 << field;
    order += 1;
    at = value(at, field);
    if (at == 0) return 0;
    if (field < TEXT_FIELDS) {
      if (load<u8>(at) != QUOTE) return 0;
      at = readText(at + 1, load<i32>(LIMITS + (<usize>field << 2)));
      if (at == 0) return 0;
      store<i32>(column + <usize>field * COLUMN_BYTES, id);
    } else if (field == TAGS) {
      if (load<u8>(at) != BRACE_OPEN) return 0;
      at = readTags(at + 1, SHAPES + place4);
      if (at == 0) return 0;
    } else {
      at = readNumber(at);
      if (at == 0) return 0;
      if (field == LATENCY) store<f64>(LATENCIES + place8, number);
      else {
        if (number != Math.floor(number)) return 0;
        if (field == TIME) {
          if (number > SECONDS_MAX) return 0;
          store<f64>(TIMES + place8, number);
        } else {
          if (number != 0 && (number < 100 || number > 999)) return 0;
          store<i32>(STATUSES + place4, <i32>number);
        }
      }
    }
    at = blank(at);
    isOpen = load<u8>(at) == COMMA;
    if (isOpen) at = blank(at + 1);
  }
  if (load<u8>(at) != BRACE_CLOSE || (seen & REQUIRED) != REQUIRED) return 0;
  store<i32>(TAG_ENDS + place4, tags);
  // An empty host is none.
  if (load<i32>(LENGTHS + (<usize>load<i32>(column) << 2)) == 0) return 0;
  return at + 1;
}

/** Tags from behind their opening brace. Their keys are a shape, which mostly is that of the tags before. */
function readTags(start: usize, shapePlace: usize): usize {
  let at = blank(start);
  if (load<u8>(at) == BRACE_CLOSE) return at + 1;
  const keys: usize = TAG_KEYS + (<usize>tagKeys << 2);
  let count: i32 = 0;
  let isOpen = true;
  while (isOpen) {
    if (count == TAGS_MAX || load<u8>(at) != QUOTE) return 0;
    // Keys that are numbers have another order in an object.
    if (<u32>(<i32>load<u8>(at + 1) - 0x30) < 10) return 0;
    at = readText(at + 1, TAG_KEY_BYTES_MAX);
    if (at == 0) return 0;
    store<i32>(keys + (<usize>count << 2), id);
    at = colon(at);
    if (at == 0) return 0;
    at = readTagValue(at);
    if (at == 0) return 0;
    store<i32>(TAG_VALUES + (<usize>tags << 2), id);
    tags += 1;
    count += 1;
    at = blank(at);
    isOpen = load<u8>(at) == COMMA;
    if (isOpen) at = blank(at + 1);
  }
  if (load<u8>(at) != BRACE_CLOSE) return 0;
  if (!isLastShape(keys, count)) {
    for (let index: i32 = 1; index < count; index += 1)
      for (let other: i32 = 0; other < index; other += 1)
        if (load<i32>(keys + (<usize>index << 2)) == load<i32>(keys + (<usize>other << 2))) return 0;
    store<i32>(SHAPE_STARTS + (<usize>shapes << 2), tagKeys);
    store<i32>(SHAPE_LENGTHS + (<usize>shapes << 2), count);
    tagKeys += count;
    shapes += 1;
  }
  store<i32>(shapePlace, shapes);
  return at + 1;
}

function isLastShape(keys: usize, count: i32): bool {
  if (shapes == 0) return false;
  const last: usize = <usize>(shapes - 1) << 2;
  if (load<i32>(SHAPE_LENGTHS + last) != count) return false;
  const lastKeys: usize = TAG_KEYS + (<usize>load<i32>(SHAPE_STARTS + last) << 2);
  for (let index: usize = 0; index < <usize>count << 2; index += 4)
    if (load<i32>(keys + index) != load<i32>(lastKeys + index)) return false;
  return true;
}

function readTagValue(start: usize): usize {
  const first: i32 = load<u8>(start);
  if (first == QUOTE) return readText(start + 1, TAG_VALUE_BYTES_MAX);
  let end: usize = 0;
  let kind: i32 = WORD;
  // "true", "fals"
  if (load<u32>(start) == 0x65757274) end = start + 4;
  else if (load<u32>(start) == 0x736c6166 && load<u8>(start + 4) == 0x65) end = start + 5;
  else {
    kind = NUMBER;
    end = readNumber(start);
    if (end == 0) return 0;
  }
  const length: i32 = <i32>(end - start);
  // Sixteen digits and a point are longer than this; fifteen digits and a point are not.
  const masked = v128.and(v128.load(start), v128.load(MASKS + (<usize>length << 4)));
  id = intern(start, length, <i32>mix(kind, masked), kind);
  return id < 0 ? 0 : end;
}

/** A text from behind its opening quote to behind its closing one. */
function readText(start: usize, limit: i32): usize {
  const quote = i8x16.splat(0x22);
  const backslash = i8x16.splat(0x5c);
  const space = i8x16.splat(0x20);
  let hash: i64 = 0;
  let length: i32 = 0;
  let part = v128.load(start);
  let stops = i8x16.bitmask(v128.or(v128.or(i8x16.eq(part, quote), i8x16.eq(part, backslash)), i8x16.lt_u(part, space)));
  while (stops == 0) {
    hash = mix(hash, part);
    length += 16;
    if (length > limit) return 0;
    part = v128.load(start + <usize>length);
    stops = i8x16.bitmask(v128.or(v128.or(i8x16.eq(part, quote), i8x16.eq(part, backslash)), i8x16.lt_u(part, space)));
  }
  const rest = ctz(stops);
  if (load<u8>(start + <usize>length + <usize>rest) != QUOTE) return 0;
  hash = mix(hash, v128.and(part, v128.load(MASKS + (<usize>rest << 4))));
  length += rest;
  if (length > limit) return 0;
  id = intern(start, length, <i32>hash, TEXT);
  return id < 0 ? 0 : start + <usize>length + 1;
}

// @ts-ignore: decorator
@inline
function mix(hash: i64, part: v128): i64 {
  let mixed = (hash ^ i64x2.extract_lane(part, 0)) * 0x9e3779b97f4a7c15;
  mixed = rotr<i64>(mixed, 29) ^ i64x2.extract_lane(part, 1);
  mixed *= 0xc2b2ae3d27d4eb4f;
  return mixed ^ (mixed >>> 32);
}

/** The number of a text, a new one if need be; -1 when there is no room or it is not worth it. */
function intern(start: usize, length: i32, hash: i32, kind: i32): i32 {
  let slot = hash & SLOTS_MASK;
  for (let probe: i32 = 0; probe < PROBES_MAX; probe += 1) {
    const known = load<i32>(SLOTS + (<usize>slot << 2));
    if (known == 0) return add(start, length, hash, kind, slot);
    const place: usize = <usize>known << 2;
    if (
      load<i32>(HASHES + place) == hash &&
      load<i32>(LENGTHS + place) == length &&
      load<u8>(KINDS + <usize>known) == kind &&
      isEqual(<usize>load<i32>(OFFSETS + place), start, length)
    )
      return known;
    slot = (slot + 1) & SLOTS_MASK;
  }
  isFull = true;
  return -1;
}

/** Zeros follow the known text up to sixteen bytes. */
// @ts-ignore: decorator
@inline
function isEqual(known: usize, start: usize, length: i32): bool {
  let at: usize = 0;
  let left = length;
  while (left >= 16) {
    if (v128.any_true(v128.xor(v128.load(known + at), v128.load(start + at)))) return false;
    at += 16;
    left -= 16;
  }
  const part = v128.and(v128.load(start + at), v128.load(MASKS + (<usize>left << 4)));
  return !v128.any_true(v128.xor(v128.load(known + at), part));
}

function add(start: usize, length: i32, hash: i32, kind: i32, slot: i32): i32 {
  newTexts += 1;
  if (newTexts > NEW_TEXTS_MAX) return -1;
  if (next == TEXTS_MAX || heap + <usize>length + 16 > HEAP_END) {
    isFull = true;
    return -1;
  }
  v128.store(heap + <usize>length, i64x2.splat(0));
  memory.copy(heap, start, length);
  const place: usize = <usize>next << 2;
  store<i32>(HASHES + place, hash);
  store<i32>(LENGTHS + place, length);
  store<i32>(OFFSETS + place, <i32>heap);
  store<u8>(KINDS + <usize>next, <u8>kind);
  store<i32>(SLOTS + (<usize>slot << 2), next);
  heap = (heap + <usize>length + 16) & ~15;
  next += 1;
  return next - 1;
}

/** A number without sign and exponent that is exact as a quotient of an integer and a power of ten. */
function readNumber(start: usize): usize {
  let at = start;
  let digits: i64 = 0;
  let digit: u32 = <u32>load<u8>(at) - 0x30;
  if (digit > 9) return 0;
  while (digit < 10) {
    digits = digits * 10 + <i64>digit;
    at += 1;
    digit = <u32>load<u8>(at) - 0x30;
  }
  if (at > start + 1 && load<u8>(start) == 0x30) return 0;
  let decimals: usize = 0;
  let count = at - start;
  if (load<u8>(at) == POINT) {
    at += 1;
    const first = at;
    digit = <u32>load<u8>(at) - 0x30;
    while (digit < 10) {
      digits = digits * 10 + <i64>digit;
      at += 1;
      digit = <u32>load<u8>(at) - 0x30;
    }
    decimals = at - first;
    if (decimals == 0) return 0;
    count += decimals;
  }
  // What follows a number is looked at by whoever reads on: an exponent is not what may follow.
  if (count > 15) return 0;
  number = decimals == 0 ? <f64>digits : <f64>digits / load<f64>(POWERS + (decimals << 3));
  return at;
}

// @ts-ignore: decorator
@inline
function isKey(at: usize, key: i32): bool {
  const entry: usize = KEYS + (<usize>key << 5);
  return !v128.any_true(v128.xor(v128.and(v128.load(at), v128.load(entry, 16)), v128.load(entry)));
}

/** Which of the keys from `first` to `end` stands there; -1 for none. */
function findKey(at: usize, first: i32, end: i32): i32 {
  for (let key = first; key < end; key += 1) if (isKey(at, key)) return key;
  return -1;
}

/** Where the value of a key begins; 0 when no colon follows the key. */
// @ts-ignore: decorator
@inline
function value(at: usize, key: i32): usize {
  return colon(at + <usize>load<u8>(KEY_LENGTHS + <usize>key));
}

// @ts-ignore: decorator
@inline
function colon(start: usize): usize {
  const at = blank(start);
  return load<u8>(at) == COLON ? blank(at + 1) : 0;
}

// @ts-ignore: decorator
@inline
function blank(start: usize): usize {
  let at = start;
  let byte: i32 = load<u8>(at);
  while (byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09) {
    at += 1;
    byte = load<u8>(at);
  }
  return at;
}
