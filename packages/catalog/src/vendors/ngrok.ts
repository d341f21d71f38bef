import type { Vendor } from '../vendor.ts';

export const ngrok: Vendor = {
  slug: 'ngrok',
  name: 'ngrok',
  category: 'networking',
  statusPageUrl: 'https://status.ngrok.com',
  hosts: [
    { host: 'api.ngrok.com' },
    { host: 'connect.ngrok-agent.com' },
    { suffix: 'ngrok.io', hosting: true, confidence: 'low' },
    { suffix: 'ngrok.app', hosting: true, confidence: 'low' },
    { suffix: 'ngrok-free.app', hosting: true, confidence: 'low' },
    { suffix: 'ngrok.dev', hosting: true, confidence: 'low' },
    { suffix: 'ngrok.com' },
    { suffix: 'ngrok-agent.com' },
  ],
  packages: {
    githubactions: [{ prefix: 'ngrok/', class: 'G' }],
    docker: [
      { prefix: 'ngrok/', class: 'G' },
      { name: 'ngrok/ngrok', class: 'G' },
      { name: 'wernight/ngrok', class: 'G' },
    ],
    maven: [{ name: 'io.quarkiverse.ngrok:quarkus-ngrok', class: 'G' }],
    generic: [
      { prefix: 'helm/ngrok.github.io/', class: 'G' },
      { prefix: 'helm/charts.ngrok.com/', class: 'G' },
      { name: 'helm/ngrok-operator', class: 'G' },
      { prefix: 'env:NGROK_', class: 'B' },
    ],
    cargo: [{ name: 'ngrok' }],
    golang: [{ module: 'golang.ngrok.com/ngrok' }, { module: 'github.com/ngrok/ngrok-api-go' }],
    npm: [{ name: '@ngrok/ngrok' }, { name: 'ngrok', class: 'G' }],
    pypi: [{ name: 'ngrok' }, { name: 'pyngrok', class: 'C' }],
    terraform: [{ name: 'ngrok/ngrok', class: 'G' }],
  },
  sources: ['https://ngrok.com/docs'],
};
