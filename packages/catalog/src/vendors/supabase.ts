import type { Vendor } from '../vendor.ts';

export const supabase: Vendor = {
  slug: 'supabase',
  name: 'Supabase',
  category: 'data',
  statusPageUrl: 'https://status.supabase.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.supabase.com' },
    { suffix: 'supabase.co', tenant: true },
    { suffix: 'pooler.supabase.com' },
    { suffix: 'supabase.com' },
  ],
  packages: {
    hex: [{ name: 'supabase_potion', class: 'C' }],
    maven: [{ group: 'io.github.jan-tennert.supabase' }],
    cargo: [{ name: 'postgrest', class: 'F' }],
    composer: [{ name: 'supabase/supabase-php', class: 'B' }],
    gem: [{ name: 'supabase-rb', class: 'B' }],
    generic: [
      { name: 'supabase/config.toml', class: 'C' },
      { prefix: 'env:SUPABASE_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/nedpals/supabase-go', class: 'C' },
      { module: 'github.com/supabase-community/supabase-go', class: 'B' },
    ],
    npm: [
      { name: 'strapi-provider-upload-supabase', class: 'B' },
      { name: '@llamaindex/supabase', class: 'B' },
      { name: 'supabase', class: 'G' },
      { name: 'supabase-management-js' },
      { name: 'react-supabase', class: 'C' },
      { name: '@nuxtjs/supabase', class: 'C' },
      { name: '@supabase/supabase-js', class: 'B' },
      { name: '@supabase/ssr', class: 'B' },
      { prefix: '@supabase/', except: ['@supabase/node-fetch'], class: 'B' },
    ],
    nuget: [{ name: 'supabase-csharp' }, { name: 'Supabase', class: 'B' }],
    pub: [
      { name: 'supabase', class: 'B' },
      { name: 'supabase_flutter', class: 'B' },
    ],
    pypi: [
      { name: 'supabase-haystack', class: 'B' },
      { name: 'llama-index-vector-stores-supabase', class: 'B' },
      { name: 'supabase-functions' },
      { name: 'supabase-auth' },
      { name: 'storage3' },
      { name: 'realtime', class: 'D' },
      { name: 'gotrue' },
      { name: 'supabase', class: 'B' },
    ],
    swift: [{ name: 'github.com/supabase/supabase-swift', class: 'B' }],
    terraform: [{ name: 'supabase/supabase', class: 'G' }],
  },
  sources: ['https://supabase.com/docs', 'https://status.supabase.com', 'known'],
};
