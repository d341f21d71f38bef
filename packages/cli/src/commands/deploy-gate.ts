import type { DeployGate } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const deployGate: Command = {
  flags: {
    project: {
      type: 'string',
      short: 'p',
      description: 'Project to deploy. Default: all projects of the organization.',
    },
    services: { type: 'string', description: 'Services to consider, comma-separated. Default: all linked services.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver deploy-gate -p checkout', 'upriver deploy-gate -p checkout --services stripe,twilio --json'],
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ['project', 'services']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const gate = await connect(context).requestBare<DeployGate>('GET', `/api/v1/deploy-gate?${query.toString()}`);
    if (context.flags['json'] === true) context.out(`${JSON.stringify(gate, null, 2)}\n`);
    else {
      context.out(`${gate.safe ? 'Safe to deploy.' : 'Not safe to deploy.'}\n`);
      const unsafe = gate.services.filter(({ safe }) => !safe);
      if (unsafe.length > 0)
        context.out(
          formatTable(
            ['service', 'status', 'verdict', 'why'],
            unsafe.map((one) => [one.service.slug, one.currentStatus, one.verdict, one.reason ?? '']),
            '',
          ),
        );
    }
    return gate.safe ? EXIT_CODES.success.code : EXIT_CODES.condition.code;
  },
};
