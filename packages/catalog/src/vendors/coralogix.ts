import type { Vendor } from '../vendor.ts';

export const coralogix: Vendor = {
  slug: 'coralogix',
  name: 'Coralogix',
  category: 'monitoring',
  statusPageUrl: 'https://status.coralogix.com',
  hosts: [
    { suffix: 'coralogixsg.com' },
    { suffix: 'coralogix.com' },
    { suffix: 'coralogix.in' },
    { suffix: 'coralogix.us' },
  ],
  packages: {
    nuget: [{ name: 'CoralogixCoreSDK' }],
    docker: [{ prefix: 'coralogixrepo/', class: 'G' }],
    swift: [{ name: 'github.com/coralogix/cx-ios-sdk', class: 'C' }],
    maven: [{ name: 'com.coralogix.sdk:coralogix-sdk' }],
    cocoapods: [{ name: 'Coralogix' }],
    golang: [
      { module: 'github.com/coralogix/coralogix-management-sdk', class: 'C' },
      { module: 'github.com/coralogix/go-coralogix-sdk' },
    ],
    generic: [
      { prefix: 'helm/cgx.jfrog.io/artifactory/coralogix-charts-virtual/', class: 'G' },
      { prefix: 'helm/coralogix-', class: 'G' },
      { name: 'helm/otel-integration', class: 'G' },
      { prefix: 'env:CORALOGIX_', class: 'B' },
    ],
    npm: [
      { name: 'coralogix-logger-bunyan' },
      { name: 'coralogix-logger-winston' },
      { name: 'coralogix-logger' },
      { name: '@coralogix/browser' },
    ],
    pypi: [{ name: 'cx-guardrails', class: 'C' }, { name: 'coralogix-logger' }, { name: 'coralogix-opentelemetry' }],
    terraform: [{ name: 'coralogix/coralogix', class: 'G' }],
  },
  sources: ['https://coralogix.com/docs'],
};
