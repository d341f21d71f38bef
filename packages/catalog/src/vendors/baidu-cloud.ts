import type { Vendor } from '../vendor.ts';

export const baiduCloud: Vendor = {
  slug: 'baidu-cloud',
  name: 'Baidu AI Cloud',
  category: 'cloud',
  statusPageUrl: null,
  hosts: [{ suffix: 'baidubce.com' }, { suffix: 'bcebos.com' }],
  packages: {
    nuget: [{ name: 'BootstrapBlazor.BaiduSpeech', class: 'C' }, { name: 'Baidu.AI' }],
    composer: [{ name: 'baidubce/bce-php-sdk', class: 'E' }],
    maven: [
      { name: 'org.springaicommunity:qianfan-spring-boot-starter', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-qianfan-spring-boot-starter', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-qianfan', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-community-qianfan-spring-boot-starter', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-community-qianfan', class: 'C' },
      { name: 'com.baidubce:qianfan' },
      { name: 'com.baidu.aip:java-sdk' },
      { name: 'com.baidubce:bce-java-sdk', class: 'E' },
    ],
    generic: [
      { prefix: 'env:BAIDUCLOUD_', class: 'B' },
      { prefix: 'env:BAIDU_CLOUD_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/cloudwego/eino-ext/components/embedding/qianfan', class: 'C' },
      { module: 'github.com/cloudwego/eino-ext/components/model/qianfan', class: 'C' },
      { module: 'github.com/baidubce/bce-qianfan-sdk' },
      { module: 'github.com/baidubce/bce-sdk-go' },
    ],
    npm: [
      { name: 'bce-sdk-js' },
      { name: 'baidu-aip-sdk' },
      { name: '@baiducloud/sdk' },
      { name: '@baiducloud/qianfan' },
    ],
    pypi: [
      { prefix: 'baiducloud-python-sdk-' },
      { name: 'qianfan' },
      { name: 'bce-python-sdk' },
      { name: 'baidu-aip' },
    ],
  },
  sources: ['https://cloud.baidu.com/doc', 'known'],
};
