import type { Vendor } from '../vendor.ts';
import { vendor1password } from './1password.ts';
import { ably } from './ably.ts';
import { activecampaign } from './activecampaign.ts';
import { adjust } from './adjust.ts';
import { adobe } from './adobe.ts';
import { adyen } from './adyen.ts';
import { affirm } from './affirm.ts';
import { africastalking } from './africastalking.ts';
import { afterpay } from './afterpay.ts';
import { agora } from './agora.ts';
import { airbrake } from './airbrake.ts';
import { airbyte } from './airbyte.ts';
import { airship } from './airship.ts';
import { airtable } from './airtable.ts';
import { aiven } from './aiven.ts';
import { akamai } from './akamai.ts';
import { alchemy } from './alchemy.ts';
import { algolia } from './algolia.ts';
import { alibabaCloud } from './alibaba-cloud.ts';
import { alloy } from './alloy.ts';
import { amadeus } from './amadeus.ts';
import { amplitude } from './amplitude.ts';
import { anthropic } from './anthropic.ts';
import { apiVideo } from './api-video.ts';
import { apify } from './apify.ts';
import { apolloIo } from './apollo-io.ts';
import { apple } from './apple.ts';
import { appsflyer } from './appsflyer.ts';
import { appsignal } from './appsignal.ts';
import { arize } from './arize.ts';
import { asana } from './asana.ts';
import { assemblyai } from './assemblyai.ts';
import { atlassian } from './atlassian.ts';
import { auth0 } from './auth0.ts';
import { authorizeNet } from './authorize-net.ts';
import { avalara } from './avalara.ts';
import { aws } from './aws.ts';
import { axiom } from './axiom.ts';
import { azure } from './azure.ts';
import { azureDevops } from './azure-devops.ts';
import { backblaze } from './backblaze.ts';
import { bandwidth } from './bandwidth.ts';
import { baseten } from './baseten.ts';
import { betterstack } from './betterstack.ts';
import { bigcommerce } from './bigcommerce.ts';
import { bigdatacloud } from './bigdatacloud.ts';
import { bitbucket } from './bitbucket.ts';
import { bitmovin } from './bitmovin.ts';
import { bitrise } from './bitrise.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { box } from './box.ts';
import { braintree } from './braintree.ts';
import { braintrust } from './braintrust.ts';
import { branch } from './branch.ts';
import { braveSearch } from './brave-search.ts';
import { braze } from './braze.ts';
import { brevo } from './brevo.ts';
import { brex } from './brex.ts';
import { brightdata } from './brightdata.ts';
import { browserbase } from './browserbase.ts';
import { browserless } from './browserless.ts';
import { browserstack } from './browserstack.ts';
import { bugsnag } from './bugsnag.ts';
import { buildkite } from './buildkite.ts';
import { bunny } from './bunny.ts';
import { calCom } from './cal-com.ts';
import { calendly } from './calendly.ts';
import { campaignMonitor } from './campaign-monitor.ts';
import { canva } from './canva.ts';
import { cartesia } from './cartesia.ts';
import { census } from './census.ts';
import { cerebras } from './cerebras.ts';
import { chargebee } from './chargebee.ts';
import { checkly } from './checkly.ts';
import { checkoutCom } from './checkout-com.ts';
import { checkr } from './checkr.ts';
import { chromaCloud } from './chroma-cloud.ts';
import { circle } from './circle.ts';
import { circleci } from './circleci.ts';
import { civo } from './civo.ts';
import { clearbit } from './clearbit.ts';
import { clerk } from './clerk.ts';
import { clickhouseCloud } from './clickhouse-cloud.ts';
import { clicksend } from './clicksend.ts';
import { clickup } from './clickup.ts';
import { cloudamqp } from './cloudamqp.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudinary } from './cloudinary.ts';
import { cockroach } from './cockroach.ts';
import { codecov } from './codecov.ts';
import { cohere } from './cohere.ts';
import { coinbase } from './coinbase.ts';
import { commercetools } from './commercetools.ts';
import { composio } from './composio.ts';
import { configcat } from './configcat.ts';
import { confluent } from './confluent.ts';
import { contentful } from './contentful.ts';
import { convertkit } from './convertkit.ts';
import { convex } from './convex.ts';
import { courier } from './courier.ts';
import { coveralls } from './coveralls.ts';
import { cratesIo } from './crates-io.ts';
import { crisp } from './crisp.ts';
import { cronitor } from './cronitor.ts';
import { cursor } from './cursor.ts';
import { customerIo } from './customer-io.ts';
import { cybersource } from './cybersource.ts';
import { cypressCloud } from './cypress-cloud.ts';
import { daily } from './daily.ts';
import { databricks } from './databricks.ts';
import { datadog } from './datadog.ts';
import { datocms } from './datocms.ts';
import { daytona } from './daytona.ts';
import { dbtCloud } from './dbt-cloud.ts';
import { deepgram } from './deepgram.ts';
import { deepinfra } from './deepinfra.ts';
import { deepl } from './deepl.ts';
import { deepseek } from './deepseek.ts';
import { descope } from './descope.ts';
import { dhl } from './dhl.ts';
import { digitalocean } from './digitalocean.ts';
import { discord } from './discord.ts';
import { dlocal } from './dlocal.ts';
import { dnsimple } from './dnsimple.ts';
import { dockerHub } from './docker-hub.ts';
import { docusign } from './docusign.ts';
import { doppler } from './doppler.ts';
import { dropbox } from './dropbox.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { duffel } from './duffel.ts';
import { duo } from './duo.ts';
import { dwolla } from './dwolla.ts';
import { dynatrace } from './dynatrace.ts';
import { e2b } from './e2b.ts';
import { easypost } from './easypost.ts';
import { elasticCloud } from './elastic-cloud.ts';
import { elevenlabs } from './elevenlabs.ts';
import { entraId } from './entra-id.ts';
import { exa } from './exa.ts';
import { exoscale } from './exoscale.ts';
import { expo } from './expo.ts';
import { fal } from './fal.ts';
import { fastly } from './fastly.ts';
import { fauna } from './fauna.ts';
import { fedex } from './fedex.ts';
import { figma } from './figma.ts';
import { filestack } from './filestack.ts';
import { finch } from './finch.ts';
import { fingerprint } from './fingerprint.ts';
import { firebase } from './firebase.ts';
import { firecrawl } from './firecrawl.ts';
import { fireworks } from './fireworks.ts';
import { fivetran } from './fivetran.ts';
import { flagsmith } from './flagsmith.ts';
import { flutterwave } from './flutterwave.ts';
import { flyIo } from './fly-io.ts';
import { freshdesk } from './freshdesk.ts';
import { front } from './front.ts';
import { fullstory } from './fullstory.ts';
import { fusionauth } from './fusionauth.ts';
import { gandi } from './gandi.ts';
import { ghost } from './ghost.ts';
import { gitbook } from './gitbook.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { gocardless } from './gocardless.ts';
import { godaddy } from './godaddy.ts';
import { googleAds } from './google-ads.ts';
import { googleAnalytics } from './google-analytics.ts';
import { googleCloud } from './google-cloud.ts';
import { googleGemini } from './google-gemini.ts';
import { googleIdentity } from './google-identity.ts';
import { googleMaps } from './google-maps.ts';
import { googlePlay } from './google-play.ts';
import { googleWorkspace } from './google-workspace.ts';
import { gorgias } from './gorgias.ts';
import { grafanaCloud } from './grafana-cloud.ts';
import { groq } from './groq.ts';
import { growthbook } from './growthbook.ts';
import { gusto } from './gusto.ts';
import { hasura } from './hasura.ts';
import { hcaptcha } from './hcaptcha.ts';
import { hcp } from './hcp.ts';
import { healthchecks } from './healthchecks.ts';
import { heap } from './heap.ts';
import { helicone } from './helicone.ts';
import { helpScout } from './help-scout.ts';
import { here } from './here.ts';
import { heroku } from './heroku.ts';
import { hetzner } from './hetzner.ts';
import { heygen } from './heygen.ts';
import { hightouch } from './hightouch.ts';
import { honeybadger } from './honeybadger.ts';
import { honeycomb } from './honeycomb.ts';
import { hotjar } from './hotjar.ts';
import { huaweiCloud } from './huawei-cloud.ts';
import { hubspot } from './hubspot.ts';
import { huggingface } from './huggingface.ts';
import { hygraph } from './hygraph.ts';
import { ibmCloud } from './ibm-cloud.ts';
import { imagekit } from './imagekit.ts';
import { imgix } from './imgix.ts';
import { incidentIo } from './incident-io.ts';
import { increase } from './increase.ts';
import { influxdbCloud } from './influxdb-cloud.ts';
import { infobip } from './infobip.ts';
import { infura } from './infura.ts';
import { inngest } from './inngest.ts';
import { intercom } from './intercom.ts';
import { ipinfo } from './ipinfo.ts';
import { iterable } from './iterable.ts';
import { iyzico } from './iyzico.ts';
import { jfrog } from './jfrog.ts';
import { jina } from './jina.ts';
import { jira } from './jira.ts';
import { jsdelivr } from './jsdelivr.ts';
import { jumio } from './jumio.ts';
import { jumpcloud } from './jumpcloud.ts';
import { jwplayer } from './jwplayer.ts';
import { keygen } from './keygen.ts';
import { klarna } from './klarna.ts';
import { klaviyo } from './klaviyo.ts';
import { knock } from './knock.ts';
import { kustomer } from './kustomer.ts';
import { langfuse } from './langfuse.ts';
import { langsmith } from './langsmith.ts';
import { launchdarkly } from './launchdarkly.ts';
import { lemonsqueezy } from './lemonsqueezy.ts';
import { letsencrypt } from './letsencrypt.ts';
import { lightstep } from './lightstep.ts';
import { linear } from './linear.ts';
import { linkedin } from './linkedin.ts';
import { linode } from './linode.ts';
import { livekit } from './livekit.ts';
import { llamacloud } from './llamacloud.ts';
import { lob } from './lob.ts';
import { loggly } from './loggly.ts';
import { logrocket } from './logrocket.ts';
import { logzio } from './logzio.ts';
import { loops } from './loops.ts';
import { luma } from './luma.ts';
import { mailchimp } from './mailchimp.ts';
import { mailerlite } from './mailerlite.ts';
import { mailersend } from './mailersend.ts';
import { mailgun } from './mailgun.ts';
import { mailjet } from './mailjet.ts';
import { mailtrap } from './mailtrap.ts';
import { make } from './make.ts';
import { mapbox } from './mapbox.ts';
import { maptiler } from './maptiler.ts';
import { marketo } from './marketo.ts';
import { marqeta } from './marqeta.ts';
import { mavenCentral } from './maven-central.ts';
import { maxmind } from './maxmind.ts';
import { meilisearch } from './meilisearch.ts';
import { mem0 } from './mem0.ts';
import { mercadopago } from './mercadopago.ts';
import { mercury } from './mercury.ts';
import { merge } from './merge.ts';
import { messagebird } from './messagebird.ts';
import { metaGraph } from './meta-graph.ts';
import { microsoft365 } from './microsoft-365.ts';
import { microsoftTeams } from './microsoft-teams.ts';
import { minimax } from './minimax.ts';
import { miro } from './miro.ts';
import { mistral } from './mistral.ts';
import { mixpanel } from './mixpanel.ts';
import { modal } from './modal.ts';
import { modernTreasury } from './modern-treasury.ts';
import { mollie } from './mollie.ts';
import { monday } from './monday.ts';
import { mongodbAtlas } from './mongodb-atlas.ts';
import { moonshot } from './moonshot.ts';
import { moralis } from './moralis.ts';
import { mux } from './mux.ts';
import { namecheap } from './namecheap.ts';
import { nebius } from './nebius.ts';
import { neon } from './neon.ts';
import { netlify } from './netlify.ts';
import { netlifyIdentity } from './netlify-identity.ts';
import { netsuite } from './netsuite.ts';
import { newrelic } from './newrelic.ts';
import { notion } from './notion.ts';
import { novu } from './novu.ts';
import { nugetOrg } from './nuget-org.ts';
import { nylas } from './nylas.ts';
import { okta } from './okta.ts';
import { onelogin } from './onelogin.ts';
import { onesignal } from './onesignal.ts';
import { onfido } from './onfido.ts';
import { openai } from './openai.ts';
import { opencage } from './opencage.ts';
import { openrouter } from './openrouter.ts';
import { openweather } from './openweather.ts';
import { opsgenie } from './opsgenie.ts';
import { optimizely } from './optimizely.ts';
import { oracleCloud } from './oracle-cloud.ts';
import { orb } from './orb.ts';
import { ovhcloud } from './ovhcloud.ts';
import { packagist } from './packagist.ts';
import { paddle } from './paddle.ts';
import { pagerduty } from './pagerduty.ts';
import { pandadoc } from './pandadoc.ts';
import { pantheon } from './pantheon.ts';
import { papertrail } from './papertrail.ts';
import { paypal } from './paypal.ts';
import { paystack } from './paystack.ts';
import { pendo } from './pendo.ts';
import { perplexity } from './perplexity.ts';
import { persona } from './persona.ts';
import { pinecone } from './pinecone.ts';
import { pingIdentity } from './ping-identity.ts';
import { pingdom } from './pingdom.ts';
import { pinterest } from './pinterest.ts';
import { pipedrive } from './pipedrive.ts';
import { plaid } from './plaid.ts';
import { planetscale } from './planetscale.ts';
import { plausible } from './plausible.ts';
import { playfab } from './playfab.ts';
import { plivo } from './plivo.ts';
import { plunk } from './plunk.ts';
import { polar } from './polar.ts';
import { portkey } from './portkey.ts';
import { posthog } from './posthog.ts';
import { postmark } from './postmark.ts';
import { powerPlatform } from './power-platform.ts';
import { prisma } from './prisma.ts';
import { prismic } from './prismic.ts';
import { pubnub } from './pubnub.ts';
import { pulumi } from './pulumi.ts';
import { pusher } from './pusher.ts';
import { pypiRegistry } from './pypi-registry.ts';
import { qdrant } from './qdrant.ts';
import { quay } from './quay.ts';
import { quickbooks } from './quickbooks.ts';
import { quicknode } from './quicknode.ts';
import { railway } from './railway.ts';
import { ramp } from './ramp.ts';
import { raygun } from './raygun.ts';
import { razorpay } from './razorpay.ts';
import { readmeCom } from './readme-com.ts';
import { recaptcha } from './recaptcha.ts';
import { recurly } from './recurly.ts';
import { reddit } from './reddit.ts';
import { redisCloud } from './redis-cloud.ts';
import { render } from './render.ts';
import { replicate } from './replicate.ts';
import { resend } from './resend.ts';
import { retell } from './retell.ts';
import { revenuecat } from './revenuecat.ts';
import { roblox } from './roblox.ts';
import { rollbar } from './rollbar.ts';
import { rubygems } from './rubygems.ts';
import { rudderstack } from './rudderstack.ts';
import { runpod } from './runpod.ts';
import { runway } from './runway.ts';
import { salesforce } from './salesforce.ts';
import { sambanova } from './sambanova.ts';
import { sanity } from './sanity.ts';
import { sauceLabs } from './sauce-labs.ts';
import { scaleway } from './scaleway.ts';
import { segment } from './segment.ts';
import { semaphore } from './semaphore.ts';
import { sendbird } from './sendbird.ts';
import { sendgrid } from './sendgrid.ts';
import { sentry } from './sentry.ts';
import { serpapi } from './serpapi.ts';
import { servicenow } from './servicenow.ts';
import { shipengine } from './shipengine.ts';
import { shippo } from './shippo.ts';
import { shopify } from './shopify.ts';
import { sift } from './sift.ts';
import { sinch } from './sinch.ts';
import { slack } from './slack.ts';
import { smartsheet } from './smartsheet.ts';
import { smarty } from './smarty.ts';
import { snapchat } from './snapchat.ts';
import { snowflake } from './snowflake.ts';
import { snyk } from './snyk.ts';
import { sonarcloud } from './sonarcloud.ts';
import { sparkpost } from './sparkpost.ts';
import { split } from './split.ts';
import { splunk } from './splunk.ts';
import { spotify } from './spotify.ts';
import { square } from './square.ts';
import { stability } from './stability.ts';
import { statsig } from './statsig.ts';
import { statuspage } from './statuspage.ts';
import { storyblok } from './storyblok.ts';
import { strapiCloud } from './strapi-cloud.ts';
import { stream } from './stream.ts';
import { stripe } from './stripe.ts';
import { stytch } from './stytch.ts';
import { sumologic } from './sumologic.ts';
import { sumsub } from './sumsub.ts';
import { supabase } from './supabase.ts';
import { svix } from './svix.ts';
import { tavily } from './tavily.ts';
import { taxjar } from './taxjar.ts';
import { telegram } from './telegram.ts';
import { teleport } from './teleport.ts';
import { telnyx } from './telnyx.ts';
import { temporal } from './temporal.ts';
import { tencentCloud } from './tencent-cloud.ts';
import { textmagic } from './textmagic.ts';
import { tigris } from './tigris.ts';
import { tiktok } from './tiktok.ts';
import { together } from './together.ts';
import { transloadit } from './transloadit.ts';
import { travisCi } from './travis-ci.ts';
import { trello } from './trello.ts';
import { triggerDev } from './trigger-dev.ts';
import { turbopuffer } from './turbopuffer.ts';
import { turso } from './turso.ts';
import { twilio } from './twilio.ts';
import { twitch } from './twitch.ts';
import { typeform } from './typeform.ts';
import { typesense } from './typesense.ts';
import { unity } from './unity.ts';
import { unleash } from './unleash.ts';
import { unsplash } from './unsplash.ts';
import { unstructured } from './unstructured.ts';
import { uploadcare } from './uploadcare.ts';
import { uploadthing } from './uploadthing.ts';
import { ups } from './ups.ts';
import { upstash } from './upstash.ts';
import { usps } from './usps.ts';
import { vapi } from './vapi.ts';
import { vercel } from './vercel.ts';
import { veriff } from './veriff.ts';
import { vimeo } from './vimeo.ts';
import { vonage } from './vonage.ts';
import { voyage } from './voyage.ts';
import { vultr } from './vultr.ts';
import { wandb } from './wandb.ts';
import { wasabi } from './wasabi.ts';
import { weaviate } from './weaviate.ts';
import { webflow } from './webflow.ts';
import { wise } from './wise.ts';
import { wolfram } from './wolfram.ts';
import { wordpressCom } from './wordpress-com.ts';
import { workos } from './workos.ts';
import { worldpay } from './worldpay.ts';
import { wpEngine } from './wp-engine.ts';
import { xTwitter } from './x-twitter.ts';
import { xai } from './xai.ts';
import { xata } from './xata.ts';
import { xero } from './xero.ts';
import { yandexCloud } from './yandex-cloud.ts';
import { yoti } from './yoti.ts';
import { youtube } from './youtube.ts';
import { zapier } from './zapier.ts';
import { zendesk } from './zendesk.ts';
import { zhipu } from './zhipu.ts';
import { zilliz } from './zilliz.ts';
import { zoom } from './zoom.ts';

/** Every vendor of the catalog, by slug. */
export const vendors: readonly Vendor[] = [
  vendor1password,
  ably,
  activecampaign,
  adjust,
  adobe,
  adyen,
  affirm,
  africastalking,
  afterpay,
  agora,
  airbrake,
  airbyte,
  airship,
  airtable,
  aiven,
  akamai,
  alchemy,
  algolia,
  alibabaCloud,
  alloy,
  amadeus,
  amplitude,
  anthropic,
  apiVideo,
  apify,
  apolloIo,
  apple,
  appsflyer,
  appsignal,
  arize,
  asana,
  assemblyai,
  atlassian,
  auth0,
  authorizeNet,
  avalara,
  aws,
  axiom,
  azure,
  azureDevops,
  backblaze,
  bandwidth,
  baseten,
  betterstack,
  bigcommerce,
  bigdatacloud,
  bitbucket,
  bitmovin,
  bitrise,
  blackForestLabs,
  box,
  braintree,
  braintrust,
  branch,
  braveSearch,
  braze,
  brevo,
  brex,
  brightdata,
  browserbase,
  browserless,
  browserstack,
  bugsnag,
  buildkite,
  bunny,
  calCom,
  calendly,
  campaignMonitor,
  canva,
  cartesia,
  census,
  cerebras,
  chargebee,
  checkly,
  checkoutCom,
  checkr,
  chromaCloud,
  circle,
  circleci,
  civo,
  clearbit,
  clerk,
  clickhouseCloud,
  clicksend,
  clickup,
  cloudamqp,
  cloudflare,
  cloudinary,
  cockroach,
  codecov,
  cohere,
  coinbase,
  commercetools,
  composio,
  configcat,
  confluent,
  contentful,
  convertkit,
  convex,
  courier,
  coveralls,
  cratesIo,
  crisp,
  cronitor,
  cursor,
  customerIo,
  cybersource,
  cypressCloud,
  daily,
  databricks,
  datadog,
  datocms,
  daytona,
  dbtCloud,
  deepgram,
  deepinfra,
  deepl,
  deepseek,
  descope,
  dhl,
  digitalocean,
  discord,
  dlocal,
  dnsimple,
  dockerHub,
  docusign,
  doppler,
  dropbox,
  dropboxSign,
  duffel,
  duo,
  dwolla,
  dynatrace,
  e2b,
  easypost,
  elasticCloud,
  elevenlabs,
  entraId,
  exa,
  exoscale,
  expo,
  fal,
  fastly,
  fauna,
  fedex,
  figma,
  filestack,
  finch,
  fingerprint,
  firebase,
  firecrawl,
  fireworks,
  fivetran,
  flagsmith,
  flutterwave,
  flyIo,
  freshdesk,
  front,
  fullstory,
  fusionauth,
  gandi,
  ghost,
  gitbook,
  github,
  gitlab,
  gocardless,
  godaddy,
  googleAds,
  googleAnalytics,
  googleCloud,
  googleGemini,
  googleIdentity,
  googleMaps,
  googlePlay,
  googleWorkspace,
  gorgias,
  grafanaCloud,
  groq,
  growthbook,
  gusto,
  hasura,
  hcaptcha,
  hcp,
  healthchecks,
  heap,
  helicone,
  helpScout,
  here,
  heroku,
  hetzner,
  heygen,
  hightouch,
  honeybadger,
  honeycomb,
  hotjar,
  huaweiCloud,
  hubspot,
  huggingface,
  hygraph,
  ibmCloud,
  imagekit,
  imgix,
  incidentIo,
  increase,
  influxdbCloud,
  infobip,
  infura,
  inngest,
  intercom,
  ipinfo,
  iterable,
  iyzico,
  jfrog,
  jina,
  jira,
  jsdelivr,
  jumio,
  jumpcloud,
  jwplayer,
  keygen,
  klarna,
  klaviyo,
  knock,
  kustomer,
  langfuse,
  langsmith,
  launchdarkly,
  lemonsqueezy,
  letsencrypt,
  lightstep,
  linear,
  linkedin,
  linode,
  livekit,
  llamacloud,
  lob,
  loggly,
  logrocket,
  logzio,
  loops,
  luma,
  mailchimp,
  mailerlite,
  mailersend,
  mailgun,
  mailjet,
  mailtrap,
  make,
  mapbox,
  maptiler,
  marketo,
  marqeta,
  mavenCentral,
  maxmind,
  meilisearch,
  mem0,
  mercadopago,
  mercury,
  merge,
  messagebird,
  metaGraph,
  microsoft365,
  microsoftTeams,
  minimax,
  miro,
  mistral,
  mixpanel,
  modal,
  modernTreasury,
  mollie,
  monday,
  mongodbAtlas,
  moonshot,
  moralis,
  mux,
  namecheap,
  nebius,
  neon,
  netlify,
  netlifyIdentity,
  netsuite,
  newrelic,
  notion,
  novu,
  nugetOrg,
  nylas,
  okta,
  onelogin,
  onesignal,
  onfido,
  openai,
  opencage,
  openrouter,
  openweather,
  opsgenie,
  optimizely,
  oracleCloud,
  orb,
  ovhcloud,
  packagist,
  paddle,
  pagerduty,
  pandadoc,
  pantheon,
  papertrail,
  paypal,
  paystack,
  pendo,
  perplexity,
  persona,
  pinecone,
  pingIdentity,
  pingdom,
  pinterest,
  pipedrive,
  plaid,
  planetscale,
  plausible,
  playfab,
  plivo,
  plunk,
  polar,
  portkey,
  posthog,
  postmark,
  powerPlatform,
  prisma,
  prismic,
  pubnub,
  pulumi,
  pusher,
  pypiRegistry,
  qdrant,
  quay,
  quickbooks,
  quicknode,
  railway,
  ramp,
  raygun,
  razorpay,
  readmeCom,
  recaptcha,
  recurly,
  reddit,
  redisCloud,
  render,
  replicate,
  resend,
  retell,
  revenuecat,
  roblox,
  rollbar,
  rubygems,
  rudderstack,
  runpod,
  runway,
  salesforce,
  sambanova,
  sanity,
  sauceLabs,
  scaleway,
  segment,
  semaphore,
  sendbird,
  sendgrid,
  sentry,
  serpapi,
  servicenow,
  shipengine,
  shippo,
  shopify,
  sift,
  sinch,
  slack,
  smartsheet,
  smarty,
  snapchat,
  snowflake,
  snyk,
  sonarcloud,
  sparkpost,
  split,
  splunk,
  spotify,
  square,
  stability,
  statsig,
  statuspage,
  storyblok,
  strapiCloud,
  stream,
  stripe,
  stytch,
  sumologic,
  sumsub,
  supabase,
  svix,
  tavily,
  taxjar,
  telegram,
  teleport,
  telnyx,
  temporal,
  tencentCloud,
  textmagic,
  tigris,
  tiktok,
  together,
  transloadit,
  travisCi,
  trello,
  triggerDev,
  turbopuffer,
  turso,
  twilio,
  twitch,
  typeform,
  typesense,
  unity,
  unleash,
  unsplash,
  unstructured,
  uploadcare,
  uploadthing,
  ups,
  upstash,
  usps,
  vapi,
  vercel,
  veriff,
  vimeo,
  vonage,
  voyage,
  vultr,
  wandb,
  wasabi,
  weaviate,
  webflow,
  wise,
  wolfram,
  wordpressCom,
  workos,
  worldpay,
  wpEngine,
  xTwitter,
  xai,
  xata,
  xero,
  yandexCloud,
  yoti,
  youtube,
  zapier,
  zendesk,
  zhipu,
  zilliz,
  zoom,
];
