import type { Vendor } from '../vendor.ts';

export const ibmCloud: Vendor = {
  slug: 'ibm-cloud',
  name: 'IBM Cloud',
  category: 'cloud',
  statusPageUrl: 'https://cloud.ibm.com/status',
  statusPage: { adapter: 'ibm' },
  hosts: [
    { suffix: 'softlayer.com' },
    { host: 'api.softlayer.com' },
    { suffix: 'cloud.ibm.com' },
    { suffix: 'cloud-object-storage.appdomain.cloud' },
  ],
  packages: {
    gem: [{ name: 'ibm_watson' }],
    nuget: [{ name: 'IBM.Watson' }],
    golang: [
      { module: 'github.com/softlayer/softlayer-go' },
      { module: 'github.com/IBM/go-sdk-core', class: 'D' },
      { module: 'github.com/IBM/platform-services-go-sdk' },
      { module: 'github.com/IBM/ibm-cos-sdk-go' },
    ],
    maven: [
      { group: 'com.ibm.watson' },
      { group: 'com.ibm.cloud', except: ['com.ibm.cloud:sdk-core', 'com.ibm.cloud:sdk-common'] },
    ],
    npm: [
      { name: 'ibm-cloud-sdk-core' },
      { name: '@langchain/ibm', class: 'C' },
      { name: 'ibm-watson' },
      { name: '@ibm-cloud/watsonx-ai' },
      { name: 'ibm-cos-sdk' },
      { name: '@ibm-cloud/cloudant' },
      { name: '@ibm-cloud/platform-services' },
    ],
    pypi: [
      { name: 'cloudant', class: 'F' },
      { name: 'ibm-continuous-delivery' },
      { name: 'ibm-watson-machine-learning' },
      { name: 'ibm-vpc' },
      { name: 'ibm-secrets-manager-sdk' },
      { name: 'qiskit-ibm-runtime' },
      { name: 'ibm-watson' },
      { name: 'ibm-watsonx-ai' },
      { name: 'ibm-cos-sdk' },
      { name: 'ibm-platform-services' },
      { name: 'ibmcloudant' },
      { name: 'langchain-ibm', class: 'C' },
    ],
    terraform: [{ name: 'IBM-Cloud/ibm', class: 'G' }],
  },
  sources: ['https://cloud.ibm.com/docs'],
};
