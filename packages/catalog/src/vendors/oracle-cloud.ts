import type { Vendor } from '../vendor.ts';

export const oracleCloud: Vendor = {
  slug: 'oracle-cloud',
  name: 'Oracle Cloud',
  category: 'cloud',
  statusPageUrl: 'https://ocistatus.oraclecloud.com',
  hosts: [{ suffix: 'oraclecloud.com' }],
  packages: {
    gem: [{ name: 'oci', class: 'E' }],
    golang: [{ module: 'github.com/nrdcg/oci-go-sdk' }, { module: 'github.com/oracle/oci-go-sdk', class: 'E' }],
    maven: [
      {
        group: 'com.oracle.oci.sdk',
        except: [
          'com.oracle.oci.sdk:oci-java-sdk-bom',
          'com.oracle.oci.sdk:oci-java-sdk-common',
          'com.oracle.oci.sdk:oci-java-sdk-common-httpclient',
          'com.oracle.oci.sdk:oci-java-sdk-common-httpclient-jersey',
          'com.oracle.oci.sdk:oci-java-sdk-common-httpclient-jersey3',
          'com.oracle.oci.sdk:oci-java-sdk-circuitbreaker',
        ],
      },
    ],
    npm: [{ name: 'oci-sdk', class: 'E' }, { name: 'oci-common', class: 'D' }, { name: 'oci-objectstorage' }],
    nuget: [{ prefix: 'OCI.DotNetSDK.' }],
    pypi: [
      { name: 'oci-openai', class: 'C' },
      { name: 'borneo' },
      { name: 'pulumi-oci', class: 'G' },
      { name: 'oci', class: 'E' },
      { name: 'oci-cli', class: 'G' },
      { name: 'langchain-oci', class: 'C' },
    ],
    terraform: [{ name: 'oracle/oci', class: 'G' }],
  },
  sources: ['https://docs.oracle.com/iaas/Content/home.htm'],
};
