import type { Vendor } from '../vendor.ts';

export const harness: Vendor = {
  slug: 'harness',
  name: 'Harness',
  category: 'feature-flags',
  statusPageUrl: 'https://status.harness.io',
  hosts: [
    { host: 'app.harness.io' },
    { host: 'config.ff.harness.io' },
    { host: 'events.ff.harness.io' },
    { suffix: 'harness.io' },
  ],
  packages: {
    docker: [
      { prefix: 'us-docker.pkg.dev/gar-prod-setup/harness-public/', class: 'G' },
      { name: 'harness/ci-addon', class: 'G' },
      { name: 'harness/delegate', class: 'G' },
    ],
    generic: [
      { prefix: 'helm/app.harness.io/storage/harness-download/', class: 'G' },
      { name: 'helm/harness-delegate', class: 'G' },
      { name: 'helm/harness-delegate-ng', class: 'G' },
    ],
    swift: [{ name: 'github.com/harness/ff-ios-client-sdk' }],
    maven: [{ name: 'io.harness:ff-android-client-sdk' }, { name: 'io.harness:ff-java-server-sdk' }],
    nuget: [{ name: 'ff-dotnet-server-sdk' }],
    cocoapods: [{ name: 'ff-ios-client-sdk' }],
    gem: [{ name: 'ff-ruby-server-sdk' }],
    golang: [
      { module: 'github.com/open-feature/go-sdk-contrib/providers/harness', class: 'C' },
      { module: 'github.com/harness/ff-golang-server-sdk' },
    ],
    npm: [
      { prefix: '@harnessio/react-' },
      { name: '@harnessio/react-template-service-client' },
      { name: '@harnessio/react-ng-manager-swagger-service-client' },
      { name: '@harnessio/code-service-client' },
      { name: '@harnessio/ff-nodejs-server-sdk' },
      { name: '@harnessio/ff-javascript-client-sdk' },
      { name: '@harnessio/ff-react-client-sdk' },
    ],
    pypi: [
      { name: 'harness-python-sdk' },
      { name: 'airbyte-source-harness', class: 'C' },
      { name: 'harness-featureflags' },
    ],
    terraform: [{ name: 'harness/harness', class: 'G' }],
  },
  sources: ['https://developer.harness.io/docs'],
};
