// A worker with one route per case. What it answers must not depend on the SDK.
import { withUpriver } from '@upriver/sdk/workers';

const routes = {
  '/ok': (env) => call(`${env.VENDOR}/v1/charges/ch_1a2b3c?x=1`),
  '/broken': (env) => call(`${env.VENDOR}/status/503`),
  '/refused': (env) => call(`${env.REFUSED}/x`),
  '/timeout': (env) => call(`${env.VENDOR}/silent`, { signal: AbortSignal.timeout(100) }),
  '/two': async (env) => [await call(`${env.VENDOR}/first`), await call(`${env.VENDOR}/second`)],
  '/none': () => 'nothing',
  '/throws': () => {
    throw new Error('of the application');
  },
};
const handlers = {
  async fetch(request, env) {
    return Response.json((await routes[new URL(request.url).pathname](env)) ?? null);
  },
};

export default withUpriver(handlers, (env) => ({
  sdkKey: 'upr_sdk_worker',
  endpoint: env.INGEST,
  enabled: env.INGEST !== undefined,
  includePrivate: true,
}));

async function call(url, init) {
  try {
    const response = await fetch(url, init);
    return [response.status, await response.text()];
  } catch (error) {
    return [error.name, error.message];
  }
}
