// An application on a dispatcher of its own version of undici, and on `node:http`. Prints what it can see of both and of the process.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [url, folder] = process.argv.slice(2);
const atStart = describeProcess();
const { fetch } = await import(pathToFileURL(createRequire(`${folder}/`).resolve('undici8')).href);
const own = await (await fetch(`${url}/undici`)).json();
const https = await import('node:https');
const { version, listeners } = await new Promise((resolve, reject) => {
  const request = https.get(`${url}/https`, { agent: new https.Agent({ keepAlive: true }) }, (response) => {
    const seen = { request: counts(request), socket: counts(request.socket), response: counts(response) };
    response.setEncoding('utf8').on('data', (text) => resolve({ version: text, listeners: seen }));
  });
  request.on('error', reject);
});
const builtIn = await (await globalThis.fetch(`${url}/fetch`)).json();
console.log(JSON.stringify({ atStart, own, version, listeners, builtIn, atEnd: describeProcess() }));
process.exit(0);

function describeProcess() {
  const symbols = Object.getOwnPropertySymbols(globalThis).filter((symbol) => String(symbol).includes('undici'));
  return {
    dispatchers: symbols.map((symbol) => [String(symbol), globalThis[symbol]?.constructor?.name]),
    listeners: counts(process),
    globals: Object.getOwnPropertyNames(globalThis).length,
    fetch: String(globalThis.fetch),
    modules: process.moduleLoadList.filter((name) =>
      /^NativeModule (http|https|zlib|internal\/deps\/undici)/.test(name),
    ),
  };
}

function counts(emitter) {
  return Object.fromEntries(emitter.eventNames().map((name) => [String(name), emitter.listenerCount(name)]));
}
