import type { Vendor } from '../vendor.ts';

export const box: Vendor = {
  slug: 'box',
  name: 'Box',
  category: 'business',
  statusPageUrl: 'https://status.box.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'boxcloud.com' },
    { host: 'dl.boxcloud.com' },
    { host: 'account.box.com' },
    { host: 'api.box.com' },
    { host: 'upload.box.com' },
    { suffix: 'box.com' },
  ],
  packages: {
    generic: [
      { name: 'env:BOX_CLIENT_SECRET', class: 'B' },
      { name: 'env:BOX_CLIENT_ID', class: 'B' },
    ],
    cargo: [
      { name: 'rust_box', class: 'C' },
      { name: 'rusty-box', class: 'C' },
    ],
    swift: [
      { name: 'github.com/box/box-swift-sdk' },
      { name: 'github.com/box/box-swift-sdk-gen' },
      { name: 'github.com/box/box-ios-sdk' },
    ],
    composer: [
      { name: 'stevenmaguire/oauth2-box', class: 'C' },
      { name: 'socialiteproviders/box', class: 'C' },
    ],
    cocoapods: [
      { name: 'BoxSdkGen' },
      { name: 'box-ios-browse-sdk' },
      { name: 'box-ios-content-sdk' },
      { name: 'box-ios-share-sdk' },
      { name: 'box-ios-sdk-v2' },
      { name: 'box-ios-sdk' },
      { name: 'BoxSDK' },
    ],
    golang: [{ module: 'github.com/box/box-cli', class: 'G' }],
    gem: [
      { name: 'box-api', class: 'C' },
      { name: 'omniauth-box2', class: 'C' },
      { name: 'omniauth-box-oauth2', class: 'C' },
      { name: 'boxr' },
    ],
    maven: [
      { name: 'org.apache.nifi:nifi-box-services', class: 'C' },
      { name: 'org.apache.nifi:nifi-box-processors', class: 'C' },
      { name: 'org.apache.camel.quarkus:camel-quarkus-box', class: 'C' },
      { name: 'org.apache.camel:camel-box', class: 'C' },
      { name: 'io.camunda.connector:connector-box', class: 'C' },
      { name: 'com.box:box-java-sdk' },
      { group: 'com.box' },
    ],
    npm: [
      { name: '@uppy/box', class: 'C' },
      { name: 'box-sdk', class: 'C' },
      { name: 'box-ui-elements' },
      { name: 'box-typescript-sdk-gen' },
      { name: 'box-node-sdk' },
    ],
    nuget: [
      { name: 'Box.Sdk.Gen' },
      { name: 'Owin.Security.Providers.Box', class: 'C' },
      { name: 'Box.V2.Core' },
      { name: 'Box.V2' },
    ],
    pypi: [
      { name: 'llama-index-tools-box', class: 'C' },
      { name: 'llama-index-readers-box', class: 'C' },
      { name: 'langchain-box', class: 'C' },
      { name: 'apache-airflow-providers-box', class: 'C' },
      { name: 'boxsdk' },
      { name: 'box-sdk-gen' },
    ],
  },
  sources: ['https://developer.box.com', 'https://status.box.com', 'known'],
};
