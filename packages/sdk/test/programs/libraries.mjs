// One call through one client library, as its users make it, against a server on loopback.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { library, folder, ingest, vendor } = JSON.parse(process.argv[2]);
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
