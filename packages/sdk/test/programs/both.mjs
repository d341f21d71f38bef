// Makes calls to vendors' names, each answered by a server of the test, while the SDK and OpenTelemetry watch the same process.
import dns from 'node:dns';
import { createRequire } from 'node:module';

const { tools, exporter, server, sdkKey, vendor } = JSON.parse(process.argv[2]);
const require = createRequire(`${tools}/`);
const { NodeTracerProvider } = require('@opentelemetry/sdk-trace-node');
const { BatchSpanProcessor } = require('@opentelemetry/sdk-trace-base');
const { registerInstrumentations } = require('@opentelemetry/instrumentation');
const { HttpInstrumentation } = require('@opentelemetry/instrumentation-http');
const { UndiciInstrumentation } = require('@opentelemetry/instrumentation-undici');
const { OTLPTraceExporter } = require(`@opentelemetry/exporter-trace-otlp-${exporter}`);
const { detectResources, envDetector } = require('@opentelemetry/resources');

// Everything that is particular to Upriver comes from the environment.
const provider = new NodeTracerProvider({
  resource: detectResources({ detectors: [envDetector] }),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();
registerInstrumentations({
  instrumentations: [new HttpInstrumentation(), new UndiciInstrumentation()],
  tracerProvider: provider,
});
const http = require('node:http');
const https = require('node:https');
const { init } = await import('@upriver/sdk');
const client = init({
  sdkKey,
  endpoint: server,
  environment: 'production',
  feature: 'checkout',
  flushIntervalMs: 60_000,
});

// Every vendor's name leads here, but one that has no address. Asked as late as a real look-up answers.
dns.lookup = (name, options, callback) => {
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
  setImmediate(() => {
    if (name === 'api.twilio.com') callback(error);
    else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  });
};

const at = (url, host) => url.replace('127.0.0.1', host);
const stripe = at(vendor.http, 'api.stripe.com');
const after = (ms, reason) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), ms);
  return controller.signal;
};
const calls = [
  [`${stripe}/v1/charges/ch_1a2b3c?expand=customer`],
  [`${stripe}/v1/customers`, { method: 'POST', body: 'payload' }],
  [`${stripe}/status/404`],
  [`${stripe}/status/401`],
  [`${stripe}/status/429`],
  [`${stripe}/status/503`],
  [`${stripe}/early`],
  [`${stripe}/redirect`],
  [`${stripe}/slow`],
  [`${stripe}/hang-up`],
  [`${at(vendor.garbage, 'api.stripe.com')}/x`],
  [`${at(vendor.refused, 'api.openai.com')}/v1/models`],
  [`${at(vendor.tls, 'api.github.com')}/repos/acme/shop`],
  ['http://api.twilio.com/2010-04-01/Accounts.json'],
  [`${at(vendor.http, 'acme-files.s3.eu-west-1.amazonaws.com')}/report-alice.pdf`],
  [`${at(vendor.http, 'payments.default.svc.cluster.local')}/charge`],
  [`${vendor.http}/by-address`],
];
for (const call of [viaFetch, viaHttp]) for (const [url, init] of calls) await call(url, init).catch(() => undefined);
// Only these differ in what the two can see: `http` hides why a signal fired.
await viaFetch(`${stripe}/silent`, { signal: AbortSignal.timeout(150) }).catch(() => undefined);
await viaFetch(`${stripe}/silent`, { signal: after(100) }).catch(() => undefined);

await new Promise((resolve) => setTimeout(resolve, 50));
const delivered = await client.flush(5000);
await provider.shutdown();
console.log(JSON.stringify({ delivered, stats: client.stats() }));
process.exit(0);

async function viaFetch(url, init) {
  const response = await fetch(url, init);
  await response.text();
}

function viaHttp(url, { body, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https') ? https : http;
    request(url, { ...options, agent: false }, (response) => response.resume().on('end', resolve).on('error', reject))
      .on('error', reject)
      .end(body);
  });
}
