import type { Vendor } from '../vendor.ts';

export const axiom: Vendor = {
  slug: 'axiom',
  name: 'Axiom',
  category: 'monitoring',
  statusPageUrl: 'https://status.axiom.co',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'axiomdomain.co' },
    { host: 'api.axiom.co' },
    { host: 'api.eu.axiom.co' },
    { suffix: 'axiom.co' },
    { host: 'us-east-1.aws.edge.axiom.co' },
  ],
  packages: {
    generic: [{ name: 'env:AXIOM_TOKEN', class: 'B' }],
    terraform: [{ name: 'axiomhq/axiom', class: 'G' }],
    nuget: [{ name: 'Serilog.Sinks.Axiom', class: 'C' }],
    docker: [{ prefix: 'axiomhq/', class: 'G' }],
    cargo: [{ name: 'tracing-axiom', class: 'C' }, { name: 'axiom-rs' }],
    golang: [{ module: 'github.com/axiomhq/axiom-go' }],
    npm: [
      { name: '@axiomhq/logging' },
      { name: '@axiomhq/axiom-node' },
      { name: 'pino-axiom', class: 'C' },
      { name: '@axiomhq/nextjs', class: 'C' },
      { name: '@axiomhq/react' },
      { name: '@axiomhq/winston', class: 'C' },
      { name: '@axiomhq/pino', class: 'C' },
      { name: '@axiomhq/js' },
      { name: 'next-axiom', class: 'C' },
    ],
    pypi: [{ name: 'axiom-py' }],
  },
  sources: ['https://axiom.co/docs', 'https://status.axiom.co', 'known'],
};
