import { createApp, readConfig } from '@upriver/server';
import type { App, AppOptions } from '@upriver/server';
import type { Vendor } from '@upriver/catalog';
import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import type { HandClock } from '../../packages/server/src/domain/clock.ts';
import { openMemoryStore } from './memory-store.ts';

/** The first moment of every test. */
export const START = Date.UTC(2026, 10, 21, 12);

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Parsed where it is JSON. */
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape
  /** The body as it came. */
  readonly bytes: Buffer;
}

/** A real app on a store in memory, with its clock in the test's hand. */
export interface TestApp {
  readonly app: App;
  readonly clock: HandClock;
  readonly token: string;
  readonly sdkKey: string;
  /** A request as the first admin token; `token` of the options puts another in its place, null none. */
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  get(path: string, options?: RequestOptions): Promise<Answer>;
  sendEvents(body: unknown, options?: RequestOptions): Promise<Answer>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface RequestOptions {
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Two vendors are enough for most tests, and start faster than the whole catalog. */
export const TEST_VENDORS: readonly Vendor[] = [
  {
    slug: 'acme-pay',
    name: 'Acme Pay',
    category: 'payments',
    statusPageUrl: 'https://status.acmepay.example',
    statusPage: { adapter: 'statuspage' },
    hosts: [{ suffix: 'acmepay.com' }],
    packages: { npm: [{ name: 'acme-pay' }, { prefix: '@acme-pay/' }], pypi: [{ name: 'acme-pay' }] },
    sources: ['known'],
  },
  {
    slug: 'mailer',
    name: 'Mailer',
    category: 'messaging',
    statusPageUrl: null,
    hosts: [{ host: 'api.mailer.io' }],
    packages: { npm: [{ name: 'mailer-sdk' }], pypi: [{ name: 'mailer' }] },
    sources: ['known'],
  },
];

export async function createTestApp(
  settings: Readonly<Record<string, string>> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const clock = createHandClock(START);
  const config = readConfig({
    UPRIVER_LOG_LEVEL: 'silent',
    UPRIVER_PORT: '0',
    // Vendors of tests have names that nobody is to be asked for.
    UPRIVER_PROBE: 'off',
    UPRIVER_SECRET_KEY: 'a key that protects nothing but tests',
    ...settings,
  });
  const app = await createApp(config, {
    clock,
    vendors: TEST_VENDORS,
    checksAnswers: true,
    spacingMs: 0,
    database: options.database ?? (await openMemoryStore()),
    ...options,
  });
  if (app.firstStart === undefined) throw new Error('a test app starts on an empty store');
  const { token, sdkKey } = app.firstStart;
  const request: TestApp['request'] = async (method, path, given = {}) => {
    const secret = given.token === undefined ? token : given.token;
    const response = await app.http.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        ...(given.body === undefined || typeof given.body === 'string' ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body === undefined
        ? {}
        : {
            payload:
              typeof given.body === 'string' || Buffer.isBuffer(given.body) ? given.body : JSON.stringify(given.body),
          }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? JSON.parse(response.body) : response.body,
      bytes: response.rawPayload,
    };
  };
  return {
    app,
    clock,
    token,
    sdkKey,
    request,
    get: (path, given) => request('GET', path, given),
    sendEvents: (body, given) => request('POST', '/v1/events', { token: null, body, ...given }),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

/** A call that went well; fields are put in its place. */
export function event(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { host: 'api.acmepay.com', endpoint: '/v1/charges', status: 200, latency_ms: 80, ts: START / 1000, ...change };
}
