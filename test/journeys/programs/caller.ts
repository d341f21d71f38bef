// An application that carries the SDK and calls some vendors without end. Arguments: JSON of what is below.
import { get } from 'node:http';
import type { LookupFunction } from 'node:net';
import { init } from '../../../packages/sdk/src/node.ts';

const { endpoint, sdkKey, deploymentId, hosts, port, pauseMs } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly endpoint: string;
  readonly sdkKey: string;
  readonly deploymentId: string;
  readonly hosts: readonly string[];
  readonly port: number;
  readonly pauseMs: number;
};

init({ endpoint, sdkKey, deploymentId, environment: 'production', flushIntervalMs: 1000 });

/** Every vendor's name leads to this machine. */
const lookup: LookupFunction = (_name, options, done) => {
  if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

setInterval(() => {
  for (const host of hosts)
    get({ host, port, path: '/v1/items', lookup, headers: { 'x-deployment': deploymentId } }, (response) =>
      response.resume(),
    ).on('error', () => undefined);
}, pauseMs);
