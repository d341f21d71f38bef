// Calls to a vendor's name while OpenTelemetry's SDK sends metrics of them, and with an argument spans as well.
import dns from 'node:dns';
import { createRequire } from 'node:module';

const { tools, port, exporter, temporality, aggregation, withTraces } = JSON.parse(process.argv[2]);
const require = createRequire(`${tools}/`);
const {
  AggregationType,
  InstrumentType,
  MeterProvider,
  PeriodicExportingMetricReader,
} = require('@opentelemetry/sdk-metrics');
const { OTLPMetricExporter } = require(`@opentelemetry/exporter-metrics-otlp-${exporter}`);
const { OTLPTraceExporter } = require(`@opentelemetry/exporter-trace-otlp-${exporter}`);
const { NodeTracerProvider } = require('@opentelemetry/sdk-trace-node');
const { SimpleSpanProcessor } = require('@opentelemetry/sdk-trace-base');
const { registerInstrumentations } = require('@opentelemetry/instrumentation');
const { HttpInstrumentation } = require('@opentelemetry/instrumentation-http');
const { UndiciInstrumentation } = require('@opentelemetry/instrumentation-undici');
const { detectResources, envDetector } = require('@opentelemetry/resources');

const resource = detectResources({ detectors: [envDetector] });
const spans = new SimpleSpanProcessor(new OTLPTraceExporter());
const tracerProvider = new NodeTracerProvider({ resource, spanProcessors: withTraces ? [spans] : [] });
tracerProvider.register();
const reader = new PeriodicExportingMetricReader({
  exporter: new OTLPMetricExporter({ temporalityPreference: temporality }),
  exportIntervalMillis: 3_600_000,
});
const meterProvider = new MeterProvider({
  resource,
  readers: [reader],
  views:
    aggregation === 'exponential'
      ? [{ instrumentType: InstrumentType.HISTOGRAM, aggregation: { type: AggregationType.EXPONENTIAL_HISTOGRAM } }]
      : [],
});
registerInstrumentations({
  instrumentations: [new HttpInstrumentation(), new UndiciInstrumentation()],
  tracerProvider,
  meterProvider,
});
const http = require('node:http');
dns.lookup = (_name, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

const vendor = `http://api.stripe.com:${port}`;
for (let round = 0; round < 3; round += 1) {
  for (let count = 0; count < 2; count += 1) await fetch(`${vendor}/v1/charges/ch_${round}${count}`);
  await fetch(`${vendor}/status/503`);
  await new Promise((resolve) => http.get(`${vendor}/v1/refunds`, (response) => response.resume().on('end', resolve)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await spans.forceFlush();
  await meterProvider.forceFlush();
}
await meterProvider.shutdown();
await tracerProvider.shutdown();
process.exit(0);
