// Serves the page and the SDK's browser build. In an application a bundler takes the same file by its export condition.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const FILES = {
  '/': { file: new URL('index.html', import.meta.url), type: 'text/html; charset=utf-8' },
  '/upriver.js': { file: new URL('../../packages/sdk/dist/browser.js', import.meta.url), type: 'text/javascript' },
};

const server = createServer((request, response) => {
  const found = FILES[new URL(request.url, 'http://page').pathname];
  if (found) response.writeHead(200, { 'content-type': found.type }).end(readFileSync(found.file));
  else response.writeHead(404).end();
});
server.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
