import type { Ecosystem } from '@upriver/contract';

/** Words behind the name of a vendor that say what kind of adapter it is. */
const KIND =
  '(?:[-_.](?:oauth2?|oidc|openid[-_]connect|transport|adapter|provider|plugin|driver|backend|storage|sdk|client|api|payments?|gateway|mailer|notifier|spring-boot-starter|store))*';
/** How frameworks call adapters by third parties: what stands in the place of `*` has to be all of a vendor's name. */
const FAMILIES: Partial<Record<Ecosystem, string>> = {
  composer:
    'socialiteproviders/* laravel-notification-channels/* league/oauth2-* league/flysystem-* omnipay/* symfony/*-mailer symfony/*-notifier symfony/ai-*-platform geocoder-php/*-provider /oauth2-* /omnipay-* /flysystem-* /laravel-* /magento2-* /module-* /sylius-* /filament-* drupal/*',
  gem: 'omniauth-* fluent-plugin-* logstash-input-* logstash-output-* spree_* solidus_* carrierwave-* shrine-* jekyll-* *-ruby ruby-*',
  hex: 'ueberauth_* swoosh_* bamboo_* ex_* *_ex *_elixir',
  maven:
    ':spring-ai-* :spring-ai-starter-model-* :spring-ai-starter-vector-store-* :langchain4j-* :quarkus-langchain4j-* :camel-* :micrometer-registry-*',
  npm: '@ai-sdk/* @langchain/* @mastra/* @llamaindex/* passport-* @superfaceai/passport-* gatsby-source-* strapi-provider-email-* strapi-provider-upload-* @strapi/provider-email-* @strapi/provider-upload-* @payloadcms/storage-* @payloadcms/email-* medusa-payment-* medusa-file-* medusa-fulfillment-* medusa-plugin-* @medusajs/payment-* @medusajs/file-* @medusajs/notification-* @medusajs/auth-* @medusajs/analytics-* n8n-nodes-* node-red-contrib-* nodemailer-* winston-* pino-* @keyv/* @livekit/agents-plugin-* @redwoodjs/auth-* @pipedream/* @activepieces/piece-* hubot-* @analytics/* @capacitor-community/* cordova-plugin-* *-ai-provider',
  nuget:
    'Serilog.Sinks.* NLog.Targets.* AspNet.Security.OAuth.* Microsoft.AspNetCore.Authentication.* OpenTelemetry.Exporter.* MassTransit.* *.Net *.AspNetCore',
  pypi: 'langchain-* llama-index-llms-* llama-index-embeddings-* llama-index-readers-* llama-index-tools-* llama-index-vector-stores-* llama-index-postprocessor-* livekit-plugins-* *-haystack apache-airflow-providers-* dagster-* prefect-* tap-* target-* airbyte-source-* opentelemetry-exporter-* llm-* social-auth-*',
};

/**
 * What in the name of a package is all of a vendor's name, if it is one's adapter for a framework; undefined where no framework calls its adapters so.
 * Families whose names also say what a package looks like or replaces (`react-trello`, `django-imagekit`) are not among these.
 */
export function adapterName(ecosystem: Ecosystem, name: string): string | undefined {
  const [before, behind] = patternsOf(ecosystem);
  const lower = name.toLowerCase();
  const found = before?.exec(lower)?.[1] ?? behind?.exec(lower)?.[1];
  return found?.replaceAll(/[^a-z0-9]/g, '');
}

type Patterns = readonly [before: RegExp | undefined, behind: RegExp | undefined];
const patterns = new Map<Ecosystem, Patterns>();

/** Made when the first package of an ecosystem is asked for. */
function patternsOf(ecosystem: Ecosystem): Patterns {
  const known = patterns.get(ecosystem);
  if (known !== undefined) return known;
  const families = (FAMILIES[ecosystem] ?? '').split(' ').filter((family) => family !== '');
  const made: Patterns = [
    toPattern(families.filter((family) => !family.startsWith('*'))),
    toPattern(families.filter((family) => family.startsWith('*'))),
  ];
  patterns.set(ecosystem, made);
  return made;
}

/** The longest first: `langchain4j-*` would take all of another framework's family. */
function toPattern(families: readonly string[]): RegExp | undefined {
  if (families.length === 0) return undefined;
  const parts = families
    .toSorted((a, b) => b.length - a.length)
    .map((family) => {
      const [before = '', after = ''] = family.toLowerCase().split('*').map(escape);
      // `/oauth2-*` and `:camel-*` leave open whose it is.
      const owner = /^[/:]/.test(family) ? '[^/:]{1,100}' : '';
      return `(?:${owner}${before}(?=[a-z0-9_.-]+${after}$))`;
    });
  const ends = families.map((family) => escape(family.toLowerCase().split('*')[1] ?? ''));
  return new RegExp(`^(?:${parts.join('|')})([a-z0-9][a-z0-9_.-]{1,60}?)${KIND}(?:${[...new Set(ends)].join('|')})$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
