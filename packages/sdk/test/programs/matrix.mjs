// Makes every kind of call once, with fetch or with node:http, and prints what the application saw. With an ingest URL the
// SDK is on, without one it is not; both outputs must be the same.
import http from 'node:http';
import https from 'node:https';

const { how, ingest, vendor } = JSON.parse(process.argv[2]);
let client;
if (ingest) {
  const { init } = await import('@upriver/sdk');
  client = init({ sdkKey: 'upr_sdk_matrix', endpoint: ingest, includePrivate: true, flushIntervalMs: 60_000 });
}

const call = how === 'fetch' ? callFetch : callHttp;
const cases = {
  ok: () => call(`${vendor.http}/v1/charges/ch_1a2b3c?expand=customer#top`),
  post: () => call(`${vendor.http}/v1/items`, { method: 'POST', body: 'payload' }),
  remove: () => call(`${vendor.http}/v1/items/42`, { method: 'DELETE' }),
  peek: () => call(`${vendor.http}/v1/items`, { method: 'HEAD' }),
  notFound: () => call(`${vendor.http}/status/404`),
  unauthorized: () => call(`${vendor.http}/status/401`),
  limited: () => call(`${vendor.http}/status/429`),
  broken: () => call(`${vendor.http}/status/503`),
  early: () => call(`${vendor.http}/early`),
  redirect: () => call(`${vendor.http}/redirect`),
  slow: () => call(`${vendor.http}/slow`),
  refused: () => call(`${vendor.refused}/x`),
  unknownHost: () => call('http://upriver-test.invalid/x'),
  certificate: () => call(`${vendor.tls}/x`),
  hangUp: () => call(`${vendor.http}/hang-up`),
  reset: () => call(`${vendor.http}/reset`),
  cutHeaders: () => call(`${vendor.http}/cut-headers`),
  sliced: () => call(`${vendor.http}/sliced`),
  credentials: () => call(vendor.http.replace('//', '//alice:secret@') + '/private'),
  invalid: () => call('http://not a host/'),
  garbage: () => call(`${vendor.garbage}/x`),
  truncated: () => call(`${vendor.http}/truncated`),
  timeout: () => call(`${vendor.http}/silent`, { signal: AbortSignal.timeout(150) }),
  abort: () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return call(`${vendor.http}/silent`, { signal: controller.signal });
  },
  // An error of one's own is a reason like any other.
  reason: () => {
    const mine = Object.assign(new Error('the user left'), { mine: true });
    const controller = new AbortController();
    if (how === 'http') return call(`${vendor.http}/silent`, { destroyWith: mine });
    setTimeout(() => controller.abort(mine), 100);
    return call(`${vendor.http}/silent`, { signal: controller.signal });
  },
  bare: () =>
    how === 'fetch'
      ? fetch(`${vendor.http}/v1/items`, null).then(({ status }) => status)
      : call(`${vendor.http}/v1/items`),
  // What cannot be called stays the caller's own mistake, however often it is made.
  nothing: () => (how === 'fetch' ? fetch() : http.request('')),
  name: () => fetch.name,
  cancelBody: () => call(`${vendor.http}/stream`, { leave: true }),
  abortedBefore: () => call(`${vendor.http}/never`, { signal: AbortSignal.abort() }),
};

const seen = {};
for (const [name, run] of Object.entries(cases)) {
  try {
    seen[name] = await run();
  } catch (error) {
    seen[name] = describe(error);
  }
}
let delivered;
if (client) {
  // An abort may be reported a turn later than the application hears of it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  delivered = await client.flush(5000);
}
console.log(JSON.stringify({ seen, delivered, stats: client?.stats() }));
process.exit(0);

async function callFetch(url, { leave, ...init } = {}) {
  const response = await fetch(url, init);
  if (leave) {
    const reader = response.body.getReader();
    await reader.read();
    await reader.cancel();
    return { status: response.status, left: true };
  }
  return {
    status: response.status,
    url: new URL(response.url).pathname,
    type: response.type,
    body: await response.text(),
  };
}

function callHttp(url, { body, leave, destroyWith, ...init } = {}) {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https') ? https : http;
    const sent = request(url, { ...init, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
        if (!leave) return;
        response.destroy();
        resolve({ status: response.statusCode, left: true });
      });
      response.on('end', () => resolve({ status: response.statusCode, body: text, complete: response.complete }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
    if (destroyWith) setTimeout(() => sent.destroy(destroyWith), 100);
  });
}

function describe(error, depth = 3) {
  if (typeof error !== 'object' || error === null || depth === 0) return String(error);
  const { name, code, message, cause, mine } = error;
  // Ports differ from run to run, and so does which of two equal sockets is named.
  return {
    name,
    code,
    mine,
    message: message?.replaceAll(/:\d+/g, ':0'),
    cause: cause && describe(cause, depth - 1),
    type: error.constructor.name,
  };
}
