import type { Vendor } from '../vendor.ts';

export const linkedin: Vendor = {
  slug: 'linkedin',
  name: 'LinkedIn API',
  category: 'platform',
  statusPageUrl: 'https://www.linkedin-status.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'linkedin.com' },
    { suffix: 'licdn.com' },
    { host: 'snap.licdn.com' },
    { host: 'www.linkedin.com' },
  ],
  pages: [
    {
      key: 'api',
      name: 'API',
      statusPageUrl: 'https://www.linkedin-apistatus.com',
      statusPage: { adapter: 'statuspage' },
      hosts: [{ host: 'api.linkedin.com' }],
    },
  ],
  packages: {
    docker: [
      { name: 'airbyte/source-linkedin-ads', class: 'C' },
      { name: 'airbyte/source-linkedin-pages', class: 'C' },
    ],
    pub: [{ name: 'signin_with_linkedin', class: 'C' }],
    cocoapods: [
      { name: 'linkedin-sdk' },
      { name: 'IOSLinkedInAPIFix', class: 'C' },
      { name: 'LinkedinSwift', class: 'C' },
      { name: 'LinkedinAudienceNetwork' },
      { name: 'AppLovinDSPLinkedInAdapter' },
    ],
    golang: [{ module: 'github.com/tamboto2000/golinkedin', class: 'C' }],
    nuget: [
      { name: 'Sparkle.LinkedInNET', class: 'C' },
      { name: 'Owin.Security.Providers.LinkedIn', class: 'C' },
    ],
    generic: [{ prefix: 'env:LINKEDIN_', class: 'B' }],
    pypi: [
      { name: 'linkedin-scraper-mcp', class: 'C' },
      { name: 'airbyte-source-linkedin-ads', class: 'C' },
      { name: 'airbyte-source-linkedin-pages', class: 'C' },
      { name: 'ldraney-linkedin-sdk', class: 'C' },
      { name: 'airbyte-agent-linkedin-ads', class: 'C' },
      { name: 'tap-linkedin-ads', class: 'C' },
      { name: 'linkedin-api', class: 'C' },
      { name: 'linkedin-api-client' },
    ],
    npm: [
      { name: 'linkedin-jobs-api', class: 'C' },
      { name: 'gatsby-plugin-linkedin-insight', class: 'C' },
      { name: 'nextjs-linkedin-insight-tag', class: 'C' },
      { name: 'react-linkedin-insight', class: 'C' },
      { name: 'passport-linkedin', class: 'C' },
      { name: 'passport-linkedin-oauth2-token', class: 'C' },
      { name: 'passport-linkedin-oauth2', class: 'C' },
      { name: 'react-linkedin-login-oauth2', class: 'C' },
      { name: 'linkedin-api-client' },
    ],
    composer: [
      { name: 'symfony/linked-in-notifier', class: 'C' },
      { name: 'socialiteproviders/linkedin', class: 'C' },
      { name: 'socialiteproviders/linked-in', class: 'C' },
      { name: 'league/oauth2-linkedin', class: 'C' },
    ],
    gem: [
      { name: 'linkedin2', class: 'C' },
      { name: 'linkedin', class: 'C' },
      { name: 'omniauth-linkedin-openid', class: 'C' },
      { name: 'omniauth-linkedin', class: 'C' },
      { name: 'omniauth-linkedin-oauth2', class: 'C' },
    ],
  },
  sources: [
    'https://learn.microsoft.com/linkedin',
    'https://www.linkedin-status.com',
    'https://www.linkedin-apistatus.com',
    'known',
  ],
};
