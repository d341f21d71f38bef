// Answers everything with the same few bytes, in a process of its own so that its time is not counted.
import { createServer } from 'node:http';

// What a server with its default limit of 1,000 events a minute and key tells a client that makes thousands of calls a second.
const ADVICE = '{"ok":true,"accepted":0,"dropped":0,"sampleRate":0.01}';

const server = createServer((request, response) => {
  request.resume();
  response
    .writeHead(200, { 'content-type': 'application/json', 'upriver-accepts': 'columns' })
    .end(request.url.startsWith('/advised') ? ADVICE : '{"ok":true,"accepted":0,"dropped":0}');
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
