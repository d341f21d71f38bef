import type { Vendor } from '../vendor.ts';

export const appdynamics: Vendor = {
  slug: 'appdynamics',
  name: 'AppDynamics',
  category: 'monitoring',
  statusPageUrl: 'https://status.appdynamics.com',
  hosts: [{ suffix: 'saas.appdynamics.com' }, { suffix: 'appdynamics.com' }, { suffix: 'eum-appdynamics.com' }],
  packages: {
    swift: [{ name: 'github.com/ciscodevnet/app-dynamics-swift' }],
    docker: [{ prefix: 'appdynamics/', class: 'G' }],
    gem: [{ name: 'fastlane-plugin-appdynamics', class: 'G' }],
    pub: [{ name: 'appdynamics_agent' }],
    maven: [
      { name: 'adeum:adeum.gradle.plugin', class: 'G' },
      { name: 'com.appdynamics:appdynamics-gradle-plugin', class: 'G' },
      { name: 'com.appdynamics:appdynamics-runtime' },
    ],
    cocoapods: [{ name: 'AppDynamics', class: 'C' }, { name: 'AppDynamicsAgent' }],
    nuget: [{ name: 'AppDynamics.Agent' }],
    generic: [
      { prefix: 'helm/appdynamics.jfrog.io/artifactory/appdynamics-cloud-helmcharts/', class: 'G' },
      { prefix: 'helm/appdynamics.github.io/appdynamics-charts/', class: 'G' },
      { prefix: 'helm/ciscodevnet.github.io/appdynamics-charts/', class: 'G' },
      { name: 'helm/appdynamics-collectors', class: 'G' },
      { name: 'helm/appdynamics-operators', class: 'G' },
      { prefix: 'ansible/appdynamics.', class: 'G' },
      { prefix: 'helm/appdynamics-', class: 'G' },
      { prefix: 'env:APPDYNAMICS_', class: 'B' },
    ],
    npm: [{ name: '@appdynamics/react-native-agent' }, { name: 'appdynamics-lambda-tracer' }, { name: 'appdynamics' }],
    pypi: [{ name: 'appdynamics' }],
  },
  sources: ['https://docs.appdynamics.com'],
};
