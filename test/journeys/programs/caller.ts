// An application that carries the SDK and calls some vendors without end. Arguments: JSON of what is below.
import { Resolver } from 'node:dns';
import { Agent, get } from 'node:http';
import type { LookupFunction } from 'node:net';
import { init } from '../../../packages/sdk/src/node.ts';

const { endpoint, sdkKey, deploymentId, region, hosts, port, pauseMs, nameServer } = JSON.parse(
  process.argv[2] ?? '{}',
) as {
  readonly endpoint: string;
  readonly sdkKey: string;
  readonly deploymentId: string;
  readonly region?: string;
  readonly hosts: readonly string[];
  readonly port: number;
  readonly pauseMs: number;
  /** Asked for the address of each call's vendor; without one every vendor's name leads to this machine. */
  readonly nameServer?: string;
};

init({ endpoint, sdkKey, deploymentId, region, environment: 'production', flushIntervalMs: 1000 });

const resolver = new Resolver({ timeout: 1000, tries: 1 });
if (nameServer !== undefined) resolver.setServers([nameServer]);

const lookup: LookupFunction = (name, options, done) => {
  const answer = (addresses: readonly string[]): void => {
    const found = addresses.map((address) => ({ address, family: 4 }));
    if (options.all === true) done(null, found);
    else done(null, found[0]?.address ?? '', 4);
  };
  if (nameServer === undefined) answer(['127.0.0.1']);
  else
    resolver.resolve4(name, (error, addresses) => {
      if (error === null) answer(addresses);
      else done(error, []);
    });
};

// A connection that is kept would need no name.
const agent = new Agent({ keepAlive: nameServer === undefined });
const headers = { 'x-deployment': deploymentId, ...(region === undefined ? {} : { 'x-region': region }) };

setInterval(() => {
  for (const host of hosts)
    get({ host, port, path: '/v1/items', lookup, agent, headers }, (response) => response.resume()).on(
      'error',
      () => undefined,
    );
}, pauseMs);
