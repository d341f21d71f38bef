import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ecosystem } from '@upriver/contract';
import { listVendors } from './all-vendors.ts';
import { createPackageIndex } from './package-index.ts';
import { plainnessOf } from './plain-packages.ts';
import { createSuggester } from './suggest.ts';

const vendors = listVendors();

/** Packages whose names hold a vendor's, and that call it. Written before the suggester was run on them. */
const OF_VENDORS = `
npm: @vercel/edge-config=vercel @sendgrid/eventwebhook=sendgrid @twilio/flex-ui=twilio react-stripe-elements=stripe
  nestjs-twilio=twilio strapi-provider-upload-cloudinary=cloudinary @strapi/provider-email-sendgrid=sendgrid
  passport-auth0=auth0 passport-okta-oauth=okta winston-papertrail=papertrail winston-loggly-bulk=loggly pino-datadog=datadog
  medusa-payment-stripe=stripe medusa-plugin-sendgrid=sendgrid @supabase/auth-ui-react=supabase next-sanity-image=sanity
  gatsby-source-contentful=contentful gatsby-plugin-intercom-spa=intercom vue-mapbox=mapbox vue-recaptcha-v3=recaptcha
  @hubspot/cms-components=hubspot n8n-nodes-openai-extra=openai @nangohq/airtable-sync=airtable parse-server-mailgun=mailgun
  react-hotjar=hotjar react-paypal-button-v2=paypal shopify-buy-kit=shopify hubot-pagerduty=pagerduty
  mongoose-algolia=algolia react-zendesk=zendesk telegram-send-message=telegram bugsnag-build-reporter-x=bugsnag
pypi: django-mailgun=mailgun flask-sendgrid=sendgrid dj-stripe=stripe prefect-snowflake=snowflake dagster-pagerduty=pagerduty
  dagster-datadog=datadog dbt-snowflake=snowflake apache-airflow-providers-snowflake=snowflake
  apache-airflow-providers-salesforce=salesforce llama-index-llms-openai=openai llama-index-vector-stores-pinecone=pinecone
  llama-index-llms-anthropic=anthropic langchain-cohere=cohere django-intercom=intercom wagtail-mailchimp=mailchimp
  django-twilio=twilio airbyte-source-hubspot=hubspot python-telegram-handler=telegram flask-discord=discord
  pelican-cloudinary=cloudinary celery-newrelic=newrelic
gem: intercom-rails=intercom omniauth-github=github omniauth-auth0=auth0 omniauth-okta=okta sendgrid-actionmailer=sendgrid
  mailgun_rails=mailgun postmark-rails=postmark stripe_event=stripe fastlane-plugin-bugsnag=bugsnag activeadmin-twilio=twilio
  slack-notifier=slack carrierwave-dropbox=dropbox spree_braintree_vzero=braintree solidus_stripe=stripe
composer: laravel-notification-channels/telegram=telegram laravel-notification-channels/twilio=twilio
  laravel-notification-channels/discord=discord socialiteproviders/okta=okta symfony/mailgun-mailer=mailgun
  symfony/telegram-notifier=telegram omnipay/stripe=stripe omnipay/paypal=paypal payum/stripe=stripe league/oauth2-github=github
  sentry/sentry-symfony=sentry silverstripe/salesforce-api=salesforce drupal/hubspot_api=hubspot
maven: org.springframework.ai:spring-ai-openai=openai com.okta.spring:okta-spring-boot-starter=okta
  io.micrometer:micrometer-registry-datadog=datadog io.micrometer:micrometer-registry-dynatrace=dynatrace
  org.apache.camel:camel-twilio=twilio org.apache.camel.springboot:camel-slack-starter=slack
  dev.langchain4j:langchain4j-cohere=cohere io.quarkiverse.openai:quarkus-openai=openai
nuget: Serilog.Sinks.Datadog.Logs=datadog AspNet.Security.OAuth.GitHub=github Auth0.AspNetCore.Authentication=auth0
  Microsoft.Bot.Builder.Adapters.Twilio=twilio MassTransit.Twilio=twilio Umbraco.Community.Cloudinary=cloudinary
golang: github.com/go-telegram-bot-api/telegram-bot-api/v5=telegram github.com/kevinburke/twilio-go=twilio
  github.com/sashabaranov/go-openai=openai github.com/someone/pagerduty-client=pagerduty github.com/cloudflare/cloudflare-go-v9=cloudflare
cargo: async-stripe=stripe sentry-tower=sentry twilio-async=twilio tracing-honeycomb=honeycomb
hex: bamboo_postmark=postmark ex_twilio=twilio stripity_stripe=stripe ueberauth_github=github ueberauth_auth0=auth0
pub: flutter_stripe=stripe sentry_dio=sentry flutter_mapbox_navigation=mapbox
githubactions: slackapi/slack-github-action=slack`;

/** Packages that call nobody, or nobody in particular, many of a vendor's own account or with a vendor's name in theirs. */
const OF_NOBODY = `
npm: react react-dom next express lodash axios prettier eslint typescript vite webpack zod uuid dayjs date-fns react-modal react-slick
  linear-gradient react-native-linear-gradient stream-browserify split2 split-on-first merge-stream deepmerge heap front-matter
  github-slugger github-markdown-css @shopify/polaris @elastic/eui @stripe/stripe-js-types-of-nobody-x gl-matrix boxen
  react-segmented-control apple-touch-icons here-doc make-dir unity-react-context branch-name render-markdown persona-avatar
  squarify circle-flags adjust-color fast-loops courier-prime-font temporal-polyfill knock-out crisp-edges modal-video daily-quotes
  canvas notion-style-editor-free @vercel/ncc @types/node @babel/core @sentry/types stylelint postcss tailwindcss nodemailer redis
  mongodb pg kafkajs ai langchain
pypi: requests numpy pandas django flask fastapi pydantic sqlalchemy pytest black celery boto-stubs-x python-slugify snowflake-id
  linear-tree segment-tree heapdict square-root stripe-pattern-free-x psycopg2 redis pymongo litellm kafka-python
gem: rails puma sidekiq pg redis devise rubocop nokogiri github-markup faker rspec-rails
composer: laravel/framework spatie/laravel-permission spatie/laravel-ignition guzzlehttp/guzzle symfony/console doctrine/orm
  facebook/webdriver monolog/monolog league/flysystem
maven: com.squareup.okhttp3:okhttp com.squareup.retrofit2:retrofit com.squareup.okio:okio com.google.guava:guava
  com.google.code.gson:gson com.github.ben-manes.caffeine:caffeine org.springframework.boot:spring-boot-starter-web
  org.postgresql:postgresql com.fasterxml.jackson.core:jackson-databind io.github.somebody:something
nuget: Newtonsoft.Json Microsoft.Extensions.Logging Swashbuckle.AspNetCore AutoMapper Serilog.Sinks.Console Polly
golang: github.com/google/go-cmp github.com/google/uuid github.com/hashicorp/go-multierror github.com/hashicorp/golang-lru
  github.com/cloudflare/circl github.com/elastic/go-sysinfo github.com/DataDog/zstd github.com/segmentio/ksuid
  github.com/docker/go-units github.com/grafana/regexp github.com/stretchr/testify github.com/spf13/cobra go.uber.org/zap
  golang.org/x/sync google.golang.org/grpc github.com/square/go-jose github.com/mailgun/raymond
cargo: serde tokio linear-map segment-tree square-grid anyhow
hex: phoenix ecto plug jason
githubactions: actions/checkout actions/setup-node docker/build-push-action softprops/action-gh-release github/codeql-action
  peter-evans/create-pull-request golangci/golangci-lint-action`;

/** Of what is suggested, so much is right; of what should be suggested, so much is. */
const PRECISION_MIN = 0.95;
const RECALL_MIN = 0.9;

test('a package whose name holds a vendor’s is suggested for it, and next to nothing else is', () => {
  const suggest = createSuggester(vendors);
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  const answer = (ecosystem: Ecosystem, name: string): readonly string[] => {
    const linked = index.find(ecosystem, name).map(({ id }) => id);
    return linked.length > 0 ? linked : suggest({ ecosystem, name }).map(({ slug }) => slug);
  };
  const wanted = parse(OF_VENDORS);
  const missed = wanted.filter(({ ecosystem, name, slug }) => !answer(ecosystem, name).includes(slug));
  const wrong = wanted.filter((one) => !missed.includes(one) && answer(one.ecosystem, one.name).length > 1);
  const false_ = parse(OF_NOBODY).filter(({ ecosystem, name }) => answer(ecosystem, name).length > 0);
  const right = wanted.length - missed.length;
  const precision = right / (right + wrong.length + false_.length);
  const report = [...missed, ...wrong, ...false_].map(
    ({ ecosystem, name, slug }) => `${ecosystem} ${name}: ${answer(ecosystem, name).join(' ')} for ${slug}`,
  );
  assert.ok(precision >= PRECISION_MIN, `precision ${precision}\n${report.join('\n')}`);
  assert.ok(right / wanted.length >= RECALL_MIN, `recall ${right / wanted.length}\n${report.join('\n')}`);
});

function parse(text: string): { ecosystem: Ecosystem; name: string; slug: string }[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .flatMap((line) => {
      const [ecosystem = '', ...names] = line.split(/:?\s+/);
      return names.map((entry) => {
        const [name = '', slug = ''] = entry.split('=');
        // Safe: written above.
        return { ecosystem: ecosystem as Ecosystem, name, slug };
      });
    });
}

test('types, settings of linters, parts for one platform and instrumentations call nobody, whichever vendor they name', () => {
  for (const [ecosystem, name] of [
    ['npm', 'discord-api-types'],
    ['npm', 'stripe-event-types'],
    ['npm', '@cloudflare/workers-types'],
    ['npm', '@stripe/eslint-config'],
    ['npm', 'eslint-plugin-contentful'],
    ['npm', '@datadog/native-linux-x64-gnu'],
    ['pypi', 'types-stripe'],
    ['pypi', 'mypy-boto3-s3'],
    ['pypi', 'opentelemetry-instrumentation-openai'],
  ] as const) {
    assert.equal(plainnessOf(ecosystem, name), 'plain', name);
    assert.deepEqual(createSuggester(vendors)({ ecosystem, name }), [], name);
  }
});

test('suggestions from several lists are those from one list of all', () => {
  const own = [
    { slug: 'stripe', hosts: [{ host: 'stripe.internal.example' }], packages: {} },
    { slug: 'own-thing', hosts: [{ suffix: 'stripe.com' }], packages: { npm: [{ prefix: '@stripe/' }] } },
    { slug: 'ownthing', hosts: [{ suffix: 'ownthing.example' }], packages: { pypi: [{ name: 'ownthing' }] } },
  ];
  const [layered, together] = [createSuggester(own, vendors), createSuggester([...own, ...vendors])];
  const asked = [
    ...['a.stripe.com', 'x.stripe.internal.example', 'b.ownthing.example', 'c.nobody.example'].map((host) => ({
      host,
    })),
    ...['@stripe/x', 'react-stripe-elements', 'x-ownthing', 'x-own-thing', 'lodash', '@sendgrid/eventwebhook'].map(
      (name) => ({ ecosystem: 'npm' as const, name }),
    ),
  ];
  for (const unknown of asked) assert.deepEqual(layered(unknown), together(unknown), JSON.stringify(unknown));
  assert.ok(asked.filter((unknown) => layered(unknown).length > 0).length > 5);
});
