// Time to read a batch of OpenTelemetry's exporters (512 spans, all of them HTTP client spans with the attributes that instrumentations write) into events.
//   node bench/ingest/otlp.ts
import { createJsonReader } from '../../packages/server/src/telemetry/otlp/read-json.ts';
import { readProtobuf } from '../../packages/server/src/telemetry/otlp/read-protobuf.ts';
import { toEvent } from '../../packages/server/src/telemetry/otlp/span-event.ts';
import { otlpJson, otlpProtobuf } from '../../test/support/otlp.ts';

const SPANS = 512;
const ROUNDS = 200;

const spans = Array.from({ length: SPANS }, (_, index) => ({
  startMs: 1_795_244_400_000 + index,
  endMs: 1_795_244_400_083 + index,
  attributes: {
    'http.request.method': 'POST',
    'http.request.method_original': 'POST',
    'url.full': `https://api.stripe.com/v1/charges/ch_${index}a?expand=customer`,
    'url.path': `/v1/charges/ch_${index}a`,
    'url.query': '?expand=customer',
    'url.scheme': 'https',
    'server.address': 'api.stripe.com',
    'server.port': 443,
    'user_agent.original': 'Stripe/v1 NodeBindings/14.0.0',
    'network.peer.address': '203.0.113.7',
    'network.peer.port': 443,
    'http.response.status_code': 200,
    'http.response.header.content-length': 271,
  },
}));
const resource = { 'service.name': 'checkout', 'service.version': '1.4.2', 'telemetry.sdk.language': 'nodejs' };
const rules = { includesPrivate: false, ownHost: 'upriver.example.com' };

for (const [name, bytes, read] of [
  ['protobuf', otlpProtobuf(spans, resource), readProtobuf],
  ['JSON', otlpJson(spans, resource), createJsonReader()],
] as const) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    let events = 0;
    const steps = read([bytes], (span, of) => {
      if (toEvent(span, of, rules) !== undefined) events += 1;
    });
    while (steps.next().done !== true);
    times.push(performance.now() - startedAt);
    if (events !== SPANS) throw new Error(`${events} events`);
  }
  const median = times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
  console.log(
    `${name}: ${bytes.length} bytes, ${median.toFixed(2)} ms for ${SPANS} spans, least ${(times[0] ?? 0).toFixed(2)} ms`,
  );
}
