// One call through one client library, as its users make it, against a server on loopback.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { library, folder, ingest, vendor, vendor2 } = JSON.parse(process.argv[2]);
const require = createRequire(`${folder}/`);
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

const { init } = await import('@upriver/sdk');
const client = init({ sdkKey: 'upr_sdk_libraries', endpoint: ingest, includePrivate: true });
const { port } = new URL(vendor);

const calls = {
  fetch: () => fetch(`${vendor}/call`).then((response) => response.text()),
  undici: async () => (await (await load('undici')).request(`${vendor}/call`)).body.text(),
  axios: async () => (await load('axios')).default.get(`${vendor}/call`),
  'axios-fetch': async () => (await load('axios')).default.get(`${vendor}/call`, { adapter: 'fetch' }),
  got: async () => (await load('got')).default(`${vendor}/call`).text(),
  'node-fetch': async () => (await (await load('node-fetch')).default(`${vendor}/call`)).text(),
  '@aws-sdk/client-s3': async () => {
    const { S3Client, HeadBucketCommand } = await load('@aws-sdk/client-s3');
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const s3 = new S3Client({ endpoint: vendor, region: 'eu-west-1', forcePathStyle: true, credentials });
    await s3.send(new HeadBucketCommand({ Bucket: 'bucket' }));
  },
  '@googleapis/drive': async () => {
    const { drive } = await load('@googleapis/drive');
    await drive({ version: 'v3', rootUrl: `${vendor}/`, retry: false }).about.get({ key: 'k' });
  },
  stripe: async () => {
    const Stripe = (await load('stripe')).default;
    const stripe = new Stripe('sk_test_x', {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
    await stripe.balance.retrieve();
  },
  twilio: async () => {
    const twilio = (await load('twilio')).default;
    const phone = twilio('AC00000000000000000000000000000000', 'token');
    await phone.request({ method: 'get', uri: `${vendor}/2010-04-01/Accounts.json` });
  },
  openai: async () => {
    const OpenAI = (await load('openai')).default;
    await new OpenAI({ apiKey: 'k', baseURL: `${vendor}/v1`, maxRetries: 0 }).models.list();
  },
  '@anthropic-ai/sdk': async () => {
    const Anthropic = (await load('@anthropic-ai/sdk')).default;
    await new Anthropic({ apiKey: 'k', baseURL: vendor, maxRetries: 0 }).models.list();
  },
  ky: async () => (await load('ky')).default.get(`${vendor}/call`).json(),
  'node-fetch2': async () => (await (await load('node-fetch2')).default(`${vendor}/call`)).text(),
  superagent: async () => (await load('superagent')).default.get(`${vendor}/call`),
  'undici-fetch': async () => (await (await load('undici')).fetch(`${vendor}/call`)).text(),
  'graphql-request': async () => (await load('graphql-request')).request(`${vendor}/graphql`, '{ a }'),
  eventsource: async () => {
    const { EventSource } = await load('eventsource');
    const source = new EventSource(`${vendor}/events`);
    // The answer is no stream of events, so it ends after one call.
    await new Promise((resolve) => source.addEventListener('error', resolve));
    source.close();
  },
  '@slack/web-api': async () => {
    const { WebClient } = await load('@slack/web-api');
    await new WebClient('t', { slackApiUrl: `${vendor}/api/`, retryConfig: { retries: 0 } }).auth.test();
  },
  '@sendgrid/mail': async () => {
    const mail = (await load('@sendgrid/mail')).default;
    mail.setApiKey('SG.x');
    mail.client.setDefaultRequest('baseUrl', `${vendor}/`);
    await mail.send({ to: 'a@example.com', from: 'b@example.com', subject: 's', text: 't' });
  },
  resend: async () => {
    process.env.RESEND_BASE_URL = vendor;
    const { Resend } = await load('resend');
    await new Resend('re_x').emails.send({ to: 'a@example.com', from: 'b@example.com', subject: 's', text: 't' });
  },
  '@supabase/supabase-js': async () => {
    const { createClient } = await load('@supabase/supabase-js');
    await createClient(vendor, 'key').from('orders').select();
  },
  '@google-cloud/storage': async () => {
    const { Storage } = await load('@google-cloud/storage');
    await new Storage({ apiEndpoint: vendor, projectId: 'p' }).bucket('pictures').getMetadata();
  },
  'firebase-admin': async () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(vendor).host;
    const { initializeApp } = await load('firebase-admin/app');
    const { getAuth } = await load('firebase-admin/auth');
    await getAuth(initializeApp({ projectId: 'p' })).getUser('someone');
  },
  '@aws-sdk/client-kinesis': async () => {
    const { KinesisClient, ListStreamsCommand } = await load('@aws-sdk/client-kinesis');
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    await new KinesisClient({ endpoint: vendor2, region: 'eu-west-1', credentials }).send(new ListStreamsCommand({}));
  },
  '@aws-sdk/client-bedrock-runtime': async () => {
    const { BedrockRuntimeClient, InvokeModelCommand } = await load('@aws-sdk/client-bedrock-runtime');
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const bedrock = new BedrockRuntimeClient({ endpoint: vendor2, region: 'eu-west-1', credentials });
    await bedrock.send(new InvokeModelCommand({ modelId: 'amazon.nova-1', body: '{}' }));
  },
  '@grpc/grpc-js': async () => {
    const { Client, credentials } = await load('@grpc/grpc-js');
    const grpc = new Client(new URL(vendor2).host, credentials.createInsecure());
    const bytes = (value) => value;
    await new Promise((resolve) =>
      grpc.makeUnaryRequest('/pubsub.v1.Publisher/Publish', bytes, bytes, Buffer.alloc(0), resolve),
    );
    grpc.close();
  },
  '@octokit/rest': async () => {
    const { Octokit } = await load('@octokit/rest');
    await new Octokit({ baseUrl: vendor }).request('GET /meta');
  },
};
let problem;
try {
  await calls[library]();
} catch (error) {
  problem = `${error.name}: ${error.message}`;
}
console.log(JSON.stringify({ problem, delivered: await client.flush(5000) }));
process.exit(0);
