// Calls of `node:http2` clients that end in every way, gRPC among them, and one of undici over HTTP/2.
import { connect } from 'node:http2';

const [vendor, refused, ingest] = process.argv.slice(2);
const { init } = await import('@upriver/sdk');
const client = init({ sdkKey: 'upr_sdk_h2', endpoint: ingest, includePrivate: true });
const session = connect(vendor, { rejectUnauthorized: false });
for (const [path, more] of [
  ['/v1/items/42?x=1'],
  ['/status/503'],
  ['/pubsub.v1.Publisher/Publish', { ':method': 'POST', 'content-type': 'application/grpc' }],
  ['/pubsub.v1.Publisher/Fail', { ':method': 'POST', 'content-type': 'application/grpc' }],
  ['/pubsub.v1.Publisher/Refuse', { ':method': 'POST', 'content-type': 'application/grpc' }],
  ['/pubsub.v1.Publisher/Misspell', { ':method': 'POST', 'content-type': 'application/grpc' }],
]) {
  const stream = session.request({ ':path': path, ...more });
  stream.resume().end();
  await closed(stream);
}
const cancelled = session.request({ ':path': '/silent' });
cancelled.on('error', () => undefined);
setTimeout(() => cancelled.close(8), 50);
await closed(cancelled);
session.close();
const none = connect(refused);
none.on('error', () => undefined);
const lost = none.request({ ':path': '/refused' });
lost.on('error', () => undefined);
await closed(lost);
await new Promise((resolve) => setImmediate(resolve));
console.log(JSON.stringify({ delivered: await client.flush(5000) }));
process.exit(0);

function closed(stream) {
  return new Promise((resolve) => stream.on('close', resolve));
}
