import type { Vendor } from '../vendor.ts';

export const alibabaCloud: Vendor = {
  slug: 'alibaba-cloud',
  name: 'Alibaba Cloud',
  category: 'cloud',
  statusPageUrl: 'https://status.alibabacloud.com',
  hosts: [{ suffix: 'aliyuncs.com' }],
  packages: {
    composer: [{ name: 'aliyuncs/oss-sdk-php' }],
    golang: [
      { module: 'github.com/aliyun/alibaba-cloud-sdk-go', class: 'E' },
      { module: 'github.com/aliyun/aliyun-oss-go-sdk' },
      { module: 'github.com/aliyun/alibabacloud-oss-go-sdk-v2' },
    ],
    maven: [{ name: 'com.aliyun.oss:aliyun-sdk-oss' }, { name: 'com.alibaba:dashscope-sdk-java' }],
    npm: [
      { name: 'ali-oss' },
      { name: '@alicloud/pop-core', class: 'E' },
      { name: '@alicloud/openapi-client', class: 'D' },
      { name: 'qwen-ai-provider', class: 'C' },
    ],
    nuget: [{ name: 'Aliyun.OSS.SDK' }],
    pypi: [
      { name: 'oss2' },
      { name: 'dashscope' },
      { name: 'aliyun-python-sdk-core', class: 'D' },
      { name: 'alibabacloud-oss-v2' },
      { name: 'llama-index-llms-dashscope', class: 'C' },
    ],
    terraform: [{ name: 'aliyun/alicloud', class: 'G' }],
  },
  sources: ['https://www.alibabacloud.com/help'],
};
