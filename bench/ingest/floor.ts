// The floor: the same HTTP server, which parses and checks the same bodies, answers, and keeps nothing.
import fastify from 'fastify';
import { findProblem } from '../../packages/server/src/telemetry/validate.ts';

const app = fastify({ logger: false });
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
  done(null, body),
);
app.post('/v1/events', (request, reply) => {
  const { batch } = JSON.parse(String(request.body)) as { batch: readonly unknown[] };
  let accepted = 0;
  for (const event of batch) if (findProblem(event) === undefined) accepted += 1;
  void reply.send({ ok: true, accepted, dropped: batch.length - accepted });
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
