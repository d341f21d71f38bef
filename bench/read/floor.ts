// The floor of the reads: `node:http`, which sends the bytes and headers that a server answered.
// `node bench/read/floor.ts <url of the server> <token> <path> …`
import { createServer } from 'node:http';

const [origin = '', token = '', ...paths] = process.argv.slice(2);
/** Of the connection and the moment; Node writes them itself. */
const NOT_OURS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);
const answers = new Map<string, { body: Buffer; etag: string; headers: [string, string][] }>();
for (const path of paths) {
  const response = await fetch(origin + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  const headers = [...response.headers].filter(([name]) => !NOT_OURS.has(name));
  const body = Buffer.from(await response.arrayBuffer());
  answers.set(path, { body, etag: response.headers.get('etag') ?? '', headers });
}
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return response.writeHead(404).end();
  if (request.headers['if-none-match'] === answer.etag) return response.writeHead(304, answer.headers.flat()).end();
  return response
    .writeHead(200, [...answer.headers, ['content-length', String(answer.body.length)]].flat())
    .end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`listening on http://127.0.0.1:${address?.port ?? 0}`);
});
