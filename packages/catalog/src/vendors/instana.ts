import type { Vendor } from '../vendor.ts';

export const instana: Vendor = {
  slug: 'instana',
  name: 'IBM Instana',
  category: 'monitoring',
  statusPageUrl: 'https://status.instana.io',
  hosts: [{ suffix: 'instana.io' }],
  packages: {
    nuget: [{ prefix: 'Instana.Tracing.Core.' }, { name: 'Instana.Tracing.Core' }],
    docker: [
      { prefix: 'instana/', class: 'G' },
      { name: 'instana/agent', class: 'G' },
      { name: 'icr.io/instana/agent', class: 'G' },
      { prefix: 'containers.instana.io/', class: 'G' },
    ],
    pub: [{ name: 'instana_agent', class: 'C' }],
    swift: [{ name: 'github.com/instana/iOSAgent' }],
    cocoapods: [{ name: 'InstanaAgent' }],
    maven: [
      { group: 'com.instana.android.instana-android-plugin', class: 'G' },
      { name: 'com.instana:android-agent-plugin', class: 'G' },
      { name: 'com.instana:instana-java-sdk' },
    ],
    generic: [
      { prefix: 'helm/agents.instana.io/helm/', class: 'G' },
      { name: 'helm/instana-agent', class: 'G' },
      { prefix: 'env:INSTANA_', class: 'B' },
    ],
    gem: [{ name: 'instana' }],
    golang: [{ module: 'github.com/instana/go-sensor' }],
    npm: [
      { name: '@instana/opentelemetry-exporter' },
      { name: '@instana/react-native-agent' },
      { name: '@instana/serverless' },
      { name: 'instana-nodejs-sensor' },
      { name: '@instana/core' },
      { name: '@instana/collector' },
      { name: '@instana/aws-lambda' },
    ],
    pypi: [{ name: 'instana-comprehensive-wrapper', class: 'C' }, { name: 'instana' }],
  },
  sources: ['https://www.ibm.com/docs/en/instana-observability'],
};
