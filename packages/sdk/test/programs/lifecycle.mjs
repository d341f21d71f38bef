// One story of a process per run, named by the first argument; the SDK's settings come from UPRIVER_… variables.
import http from 'node:http';
import { init } from '@upriver/sdk';

const [story, url, ingest] = process.argv.slice(2);
const stories = {
  // Ends by itself right after a call.
  async end() {
    init();
    await (await fetch(url)).text();
    console.log('done');
  },
  async bare() {
    const client = init({ sdkKey: 'upr_sdk_bare', endpoint: ingest, includePrivate: true });
    await (await fetch(`${url}/bare`)).text();
    await client.flush();
  },
  async idle() {
    const client = init();
    console.log(client.stats().isStopped ? 'off' : 'on');
  },
  async exitAfterFlush() {
    const client = init();
    await (await fetch(url)).text();
    console.log(await client.shutdown(2000));
    process.exit(0);
  },
  // Keeps running until a signal.
  async sigterm() {
    init();
    await (await fetch(url)).text();
    setInterval(() => undefined, 1000);
    console.log('ready');
  },
  async sigtermOfItsOwn() {
    process.on('SIGTERM', () => setTimeout(() => process.exit(7), 300));
    return stories.sigterm();
  },
  async sigtermOnce() {
    const close = () => setTimeout(() => process.exit(7), 300);
    if (url.endsWith('/before')) process.once('SIGTERM', close);
    await stories.sigterm();
    if (url.endsWith('/after')) process.once('SIGTERM', close);
    console.log('listening');
  },
  async twice() {
    const first = init();
    const second = init({ sdkKey: 'upr_sdk_other' });
    const { createRequire } = await import('node:module');
    const third = createRequire(import.meta.url)('@upriver/sdk').init();
    await (await fetch(url)).text();
    await first.flush();
    console.log(first === second && second === third);
  },
  async again() {
    await init().shutdown();
    await (await fetch(`${url}/unseen`)).text();
    const client = init();
    await (await fetch(`${url}/seen`)).text();
    await client.flush();
    console.log(JSON.stringify(client.stats().lost));
  },
  async features() {
    const client = init();
    const later = () => new Promise((resolve) => setTimeout(resolve, 5));
    await client.withFeature('checkout', async () => {
      await later();
      await (await fetch(`${url}/fetch`)).text();
      await new Promise((resolve) => http.get(`${url}/http`, (response) => response.resume().on('end', resolve)));
      await client.withFeature('tax', async () => (await fetch(`${url}/inner`)).text());
      await (await fetch(`${url}/outer`)).text();
    });
    await (await fetch(`${url}/none`)).text();
    await client.flush();
  },
  async gateways() {
    // However `http` is reached, the call is seen once.
    const { get, request, ClientRequest } = await import('node:http');
    const client = init();
    const done = (sent) =>
      new Promise((resolve, reject) =>
        sent.on('response', (response) => response.resume().on('end', resolve)).on('error', reject),
      );
    await done(get(`${url}/named-get`));
    await done(http.get(`${url}/default-get`));
    const asked = request(`${url}/named-request`, { method: 'PUT' });
    asked.end('x');
    await done(asked);
    const built = new ClientRequest(`${url}/class`);
    built.end();
    await done(built);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    await Promise.all(['/queued', '/queued', '/queued'].map((path) => done(http.get(`${url}${path}`, { agent }))));
    agent.destroy();
    await client.flush();
  },
  async lateTimeout() {
    const client = init();
    const sent = http.get(`${url}/silent`, { timeout: 100 });
    sent.on('timeout', () => sent.destroy());
    await new Promise((resolve) => sent.on('error', resolve));
    await client.flush();
  },
  async unhandled() {
    init();
    process.on('unhandledRejection', (error) => console.log(`unhandled ${error.name}`));
    void fetch(url);
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
  // What is loaded beside it takes away or breaks what every program counts on.
  async broken() {
    process.on('unhandledRejection', (error) => console.log(`unhandled ${error.message}`));
    Object.defineProperty(process, 'on', {
      configurable: true,
      value() {
        throw new Error('on');
      },
    });
    console.log(init().stats().isStopped);
    Reflect.deleteProperty(process, 'on');
    const first = init();
    await (await fetch(url)).text();
    const { stringify } = JSON;
    JSON.stringify = () => {
      throw new Error('stringify');
    };
    console.log(await first.flush(), first.stats().isStopped);
    JSON.stringify = stringify;
    await first.shutdown();
    init();
    Reflect.deleteProperty(globalThis, 'performance');
    await (await fetch(`${url}/seen`)).text();
  },
  async many() {
    const client = init();
    for (let index = 0; index < 250; index += 1) await (await fetch(`${url}/many`)).text();
    await client.flush();
    console.log(JSON.stringify(client.stats()));
  },
};
await stories[story]();
