// Bodies that cost a reader more than their size says, each as large as its endpoint accepts.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a body may inflate to, and what it may have on the wire. */
const INFLATED_BYTES = 5 * 1024 * 1024;
const WIRE_BYTES = 1024 * 1024;
/** Room for the envelope around what is repeated. */
const SLACK = 256;

export interface HostileBody {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** `{key}` and `{token}` are put in by whoever sends. */
export interface Credentials {
  readonly sdkKey: string;
  readonly token: string;
  readonly project: string;
}

/** A real event, for what is hostile around it. */
const EVENT = '"host":"api.stripe.com","endpoint":"/v1/charges","status":200,"latency_ms":80,"ts":1795244400';

export function hostileBodies(credentials: Credentials): HostileBody[] {
  const { sdkKey } = credentials;
  const key = `"sdk_key":"${sdkKey}"`;
  return [
    ...[`"sdk_key":"upr_sdk_${'x'.repeat(40)}"`, key].flatMap((given) => {
      const who = given === key ? 'known key' : 'unknown key';
      return [
        events(`1.7 million {}, ${who} first`, `{${given},"batch":[`, repeat('{},'), '{}]}'),
        events(`1.7 million {}, ${who} last`, '{"batch":[', repeat('{},'), `{}],${given}}`),
        events(`brackets, ${who} first`, `{${given},"event":`, repeat('['), '}'),
        events(`brackets, ${who} last`, '{"event":', `${'['.repeat(2_600_000)}${']'.repeat(2_600_000)}`, `,${given}}`),
        events(`unknown fields, ${who}`, `{${given},"event":{${EVENT},`, numbered('"f#":0,'), '"z":0}}'),
        events(`tags, ${who}`, `{${given},"event":{${EVENT},"tags":{`, numbered('"t#":0,'), '"z":0}}}'),
        events(`fields of the body, ${who}`, `{${given},`, numbered('"f#":0,'), '"z":0}'),
        events(
          `one field again and again, ${who}`,
          `{${given},"event":{${EVENT},`,
          numbered('"host":"h#",'),
          '"z":0}}',
        ),
      ];
    }),
    events('one text of escapes', `{${key},"event":{${EVENT},"feature":"`, repeat(String.raw`\u00e9`), '"}}'),
    events('one text of two-byte characters', `{${key},"event":{${EVENT},"feature":"`, repeat('é'), '"}}'),
    events('500 × 20 tags of 64 and 256 characters', `{${key},"batch":[`, wideEvents(manyTags), ']}'),
    events('500 × texts of as many characters as may be', `{${key},"batch":[`, wideEvents(longTexts), ']}'),
    events('blanks', `{${key},`, repeat(' '), '"batch":[]}'),
    raw(
      '50 MiB in 89 bytes of brotli',
      '/v1/events',
      'application/json',
      brotli(Buffer.alloc(50 * 1024 * 1024, 32)),
      'br',
    ),
    ...traceBodies(sdkKey),
    ...managementBodies(credentials),
  ];
}

function traceBodies(sdkKey: string): HostileBody[] {
  const traces = (name: string, before: string, middle: string, after: string): HostileBody =>
    withKey(compressed(`OTLP JSON: ${name}`, '/v1/traces', 'application/json', `${before}${middle}${after}`), sdkKey);
  const binary = (name: string, body: Buffer): HostileBody =>
    withKey(compressed(`OTLP protobuf: ${name}`, '/v1/traces', 'application/x-protobuf', body), sdkKey);
  const spans = '{"resourceSpans":[{"scopeSpans":[{"spans":[';
  return [
    traces('1.7 million spans', spans, repeat('{},'), '{}]}]}]}'),
    traces('1.7 million resources', '{"resourceSpans":[', repeat('{},'), '{}]}'),
    traces('attributes of one span', `${spans}{"attributes":[`, numbered('{"key":"#"},'), '{}]}]}]}]}'),
    traces('brackets', '{"resourceSpans":[{"scopeSpans":', repeat('['), ''),
    traces('unknown fields', '{', numbered('"f#":0,'), '"z":0}'),
    binary('empty spans', nested([1, 2, 2], Buffer.from([0x12, 0]), 2_600_000)),
    binary('empty resources', Buffer.alloc(5_200_000, Buffer.from([0x0a, 0]))),
    binary('attributes of one span', nested([1, 2, 2], Buffer.from([0x4a, 3, 0x0a, 1, 0x61]), 1_000_000, true)),
    binary('unknown fields', Buffer.alloc(5_200_000, Buffer.from([0x50, 1]))),
    binary('events of one span', nested([1, 2, 2], Buffer.from([0x5a, 0]), 2_600_000, true)),
  ];
}

function managementBodies({ token, project }: Credentials): HostileBody[] {
  const post = (name: string, path: string, text: string, method = 'POST'): HostileBody => ({
    name: `management: ${name}`,
    method,
    path,
    headers: {
      'content-type': 'application/json',
      ...(name.includes('no token') ? {} : { authorization: `Bearer ${token}` }),
    },
    body: Buffer.from(text),
  });
  const small = WIRE_BYTES - SLACK;
  const files = `/api/v1/projects/${project}/manifests`;
  return [
    post('brackets', '/api/v1/projects', `{"name":${'['.repeat(small / 2)}${']'.repeat(small / 2)}}`),
    post('objects', '/api/v1/projects', `{"name":[${repeat('{},', small)}{}]}`),
    post('fields', '/api/v1/projects', `{"name":"x",${numbered('"f#":0,', small)}"z":0}`),
    post('objects, path that does not exist, no token', '/nowhere', `{"name":[${repeat('{},', small)}{}]}`),
    post('objects, method that does not exist, no token', '/healthz', `{"name":[${repeat('{},', small)}{}]}`),
    post('manifests: 20 million objects', files, `{"manifests":[${repeat('{},', 60_000_000)}{}]}`, 'PUT'),
    post('manifests: fields', files, `{"manifests":[],${numbered('"f#":0,', 60_000_000)}"z":0}`, 'PUT'),
    post('manifests: 6 real files of 10 MB', files, JSON.stringify({ manifests: largeFiles() }), 'PUT'),
  ];
}

function events(name: string, before: string, middle: string, after: string): HostileBody {
  return compressed(`events: ${name}`, '/v1/events', 'application/json', `${before}${middle}${after}`);
}

/** By gzip, or by brotli where gzip leaves more than may be sent. */
function compressed(name: string, path: string, contentType: string, body: string | Buffer): HostileBody {
  const zipped = gzipSync(body);
  if (zipped.length <= WIRE_BYTES) return raw(name, path, contentType, zipped, 'gzip');
  return raw(name, path, contentType, brotli(Buffer.from(body), 5), 'br');
}

function raw(name: string, path: string, contentType: string, body: Buffer, encoding: string): HostileBody {
  return { name, method: 'POST', path, headers: { 'content-type': contentType, 'content-encoding': encoding }, body };
}

function withKey(body: HostileBody, sdkKey: string): HostileBody {
  return { ...body, headers: { ...body.headers, 'x-sdk-key': sdkKey } };
}

function repeat(text: string, bytes = INFLATED_BYTES - SLACK): string {
  return text.repeat(Math.floor(bytes / Buffer.byteLength(text)));
}

/** The text again and again, each time with another number for `#`. */
function numbered(text: string, bytes = INFLATED_BYTES - SLACK): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < bytes - 16; index += 1) {
    const part = text.replace('#', index.toString(36));
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

function wideEvents(more: (index: number) => object): string {
  return Array.from({ length: 500 }, (_, index) =>
    JSON.stringify({ ...JSON.parse(`{${EVENT}}`), ...more(index) }),
  ).join(',');
}

function manyTags(index: number): object {
  const entry = (tag: number): [string, string] => [
    `key${tag}of${index}`.padEnd(64, 'k'),
    `${index}.${tag}.`.padEnd(256, 'v'),
  ];
  return { tags: Object.fromEntries(Array.from({ length: 20 }, (_, tag) => entry(tag))) };
}

function longTexts(index: number): object {
  const text = (name: string): string => `${name}${index}`.padEnd(128, 'é');
  const names = [
    'method',
    'region',
    'error_class',
    'feature',
    'sdk_version',
    'deployment_id',
    'runtime',
    'environment',
  ];
  return {
    endpoint: `/v1/${index}${'/ch_1a2b3c4d'.repeat(170)}`,
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
    tags: Object.fromEntries(Array.from({ length: 20 }, (_, tag) => [`${tag}`, `${'a'.repeat(240)}@${index}`])),
  };
}

/** Protobuf: `count` times the field, in messages within each other by these field numbers. */
function nested(fields: readonly number[], field: Buffer, count: number, isOneSpan = false): Buffer {
  let body: Buffer = Buffer.alloc(Math.min(count * field.length, INFLATED_BYTES - SLACK), field);
  for (const number of (isOneSpan ? fields : fields.slice(0, -1)).toReversed()) body = wrap(body, number);
  return body;
}

function wrap(body: Buffer, field: number): Buffer {
  const length: number[] = [];
  for (let rest = body.length; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) {
      length.push(rest);
      break;
    }
    length.push((rest % 128) + 128);
  }
  return Buffer.concat([Buffer.from([field * 8 + 2, ...length]), body]);
}

function largeFiles(): object[] {
  const lock = Array.from(
    { length: 60_000 },
    (_, index) =>
      `    "node_modules/package-${index}": {\n      "version": "1.0.${index}",\n      "resolved": "https://registry.example.com/package-${index}.tgz"\n    }`,
  );
  const content = `{\n  "lockfileVersion": 3,\n  "packages": {\n${lock.join(',\n')}\n  }\n}\n`;
  return Array.from({ length: 6 }, (_, index) => ({ path: `app${index}/package-lock.json`, content }));
}

function brotli(body: Buffer, quality = 11): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}
