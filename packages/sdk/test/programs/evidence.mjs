// Calls to a vendor's name that are answered by a server of the test, each with evidence of another kind.
import dns from 'node:dns';
import http from 'node:http';

const [port, ...switched] = process.argv.slice(2);
const { init } = await import('@upriver/sdk');
const client = init({ flushIntervalMs: 60_000, instance: 'pod-7', ...(switched.length > 0 && { evidence: switched }) });
dns.lookup = (_name, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
const vendor = `http://api.stripe.com:${port}`;
const headers = { authorization: 'Bearer sk_live_secret' };
await client.withTenant('t-42', () => fetch(`${vendor}/v1/charges`, { headers }));
await fetch(`${vendor}/v1/limited`, { headers });
await new Promise((resolve) => http.get(`${vendor}/v1/proxied`, { headers }, (response) => resolve(response.resume())));
await fetch(`${vendor}/v1/broken`);
const answered = fetch(`${vendor}/v1/late`);
await new Promise((resolve) => setTimeout(resolve, 20));
for (const until = performance.now() + 400; performance.now() < until;);
await answered;
console.log(JSON.stringify({ delivered: await client.flush(5000) }));
process.exit(0);
