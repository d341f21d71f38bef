// Makes calls against a local server and prints the CPU time per call. Arguments: how (fetch, http), instrumentation (none, empty, sdk, advised, otel, sentry), calls, URL.
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [how, instrumentation, calls, url] = process.argv.slice(2);
/** What the SDK subscribes to. */
const CHANNELS = {
  fetch: ['request:create', 'client:sendHeaders', 'request:headers', 'request:error'].map((name) => `undici:${name}`),
  http: ['request.created', 'request.start', 'response.finish', 'request.error'].map((name) => `http.client.${name}`),
};
const CONCURRENCY = 8;
const WARM_UP = 2000;

await instrument(instrumentation);
const { default: http } = await import('node:http');
const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
// Every program sends a key, which the SDK takes a fingerprint of.
const headers = { authorization: 'Bearer sk_test_bench' };
const call =
  how === 'fetch' ? async () => void (await (await fetch(url, { headers })).text()) : () => new Promise(callHttp);

await make(WARM_UP);
const before = process.cpuUsage();
await make(Number(calls));
const { user, system } = process.cpuUsage(before);
console.log((user + system) / Number(calls));
process.exit(0);

async function make(count) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function callHttp(resolve, reject) {
  http.get(url, { agent, headers }, (response) => response.resume().on('end', resolve)).on('error', reject);
}

async function instrument(name) {
  // What Node itself does for any subscriber: the floor.
  if (name === 'empty') for (const channel of CHANNELS[how]) subscribe(channel, () => undefined);
  if (name === 'sdk' || name === 'advised') {
    const { init } = await import('@upriver/sdk');
    // Its own sending is part of the cost; the server answers it like everything else.
    init({
      sdkKey: 'upr_sdk_bench',
      endpoint: new URL(url).origin + (name === 'advised' ? '/advised' : ''),
      includePrivate: true,
    });
  }
  if (name === 'sentry') {
    const folder = fileURLToPath(new URL('../../packages/sdk/.runtimes/bench/', import.meta.url));
    const Sentry = createRequire(folder)('@sentry/node');
    // Its defaults: breadcrumbs of calls. Tracing would add a span to each.
    Sentry.init({ dsn: `http://key@${new URL(url).host}/1` });
  }
  if (name === 'otel') {
    const folder = fileURLToPath(new URL('../../packages/sdk/.runtimes/tools/', import.meta.url));
    const require = createRequire(folder);
    const { NodeTracerProvider } = require('@opentelemetry/sdk-trace-node');
    const { BatchSpanProcessor } = require('@opentelemetry/sdk-trace-base');
    const { registerInstrumentations } = require('@opentelemetry/instrumentation');
    const { HttpInstrumentation } = require('@opentelemetry/instrumentation-http');
    const { UndiciInstrumentation } = require('@opentelemetry/instrumentation-undici');
    // Batched as in production, but exported to nowhere: what serialising and sending cost is not even counted.
    const exporter = { export: (_spans, done) => done({ code: 0 }), shutdown: async () => undefined };
    const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
    provider.register();
    registerInstrumentations({
      instrumentations: [new HttpInstrumentation(), new UndiciInstrumentation()],
      tracerProvider: provider,
    });
    // The instrumentation of http takes hold when the module is required.
    require('node:http');
  }
}
