// The floor: the same HTTP server, which inflates, parses and checks the same bodies, answers, and keeps nothing. Of columns it checks nothing.
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { findProblem } from '../../packages/server/src/telemetry/validate.ts';

interface Body {
  readonly batch?: readonly unknown[];
  readonly columns?: { readonly count: number };
}

const app = fastify({ logger: false });
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
  done(null, body),
);
app.post('/v1/events', (request, reply) => {
  const body = request.body as Buffer;
  const bytes = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const { columns, batch = [] } = JSON.parse(String(bytes)) as Body;
  const accepted = columns?.count ?? batch.filter((event) => findProblem(event) === undefined).length;
  void reply.send({ ok: true, accepted, dropped: Math.max(0, batch.length - accepted) });
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
