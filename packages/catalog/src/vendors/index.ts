import type { Vendor } from '../vendor.ts';
import { vendor1password } from './1password.ts';
import { ably } from './ably.ts';
import { activecampaign } from './activecampaign.ts';
import { adjust } from './adjust.ts';
import { adobe } from './adobe.ts';
import { adyen } from './adyen.ts';
import { africastalking } from './africastalking.ts';
import { agora } from './agora.ts';
import { airbrake } from './airbrake.ts';
import { airbyte } from './airbyte.ts';
import { airship } from './airship.ts';
import { airtable } from './airtable.ts';
import { aiven } from './aiven.ts';
import { akamai } from './akamai.ts';
import { algolia } from './algolia.ts';
import { alloy } from './alloy.ts';
import { amplitude } from './amplitude.ts';
import { anthropic } from './anthropic.ts';
import { apiVideo } from './api-video.ts';
import { apple } from './apple.ts';
import { appsflyer } from './appsflyer.ts';
import { appsignal } from './appsignal.ts';
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
import { betterstack } from './betterstack.ts';
import { bigcommerce } from './bigcommerce.ts';
import { bigdatacloud } from './bigdatacloud.ts';
import { bitbucket } from './bitbucket.ts';
import { bitmovin } from './bitmovin.ts';
import { bitrise } from './bitrise.ts';
import { box } from './box.ts';
import { braintree } from './braintree.ts';
import { branch } from './branch.ts';
import { braze } from './braze.ts';
import { brevo } from './brevo.ts';
import { browserstack } from './browserstack.ts';
import { bugsnag } from './bugsnag.ts';
import { buildkite } from './buildkite.ts';
import { bunny } from './bunny.ts';
import { calCom } from './cal-com.ts';
import { calendly } from './calendly.ts';
import { campaignMonitor } from './campaign-monitor.ts';
import { canva } from './canva.ts';
import { census } from './census.ts';
import { chargebee } from './chargebee.ts';
import { checkly } from './checkly.ts';
import { checkoutCom } from './checkout-com.ts';
import { checkr } from './checkr.ts';
import { circleci } from './circleci.ts';
import { civo } from './civo.ts';
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
import { configcat } from './configcat.ts';
import { confluent } from './confluent.ts';
import { contentful } from './contentful.ts';
import { convertkit } from './convertkit.ts';
import { convex } from './convex.ts';
import { courier } from './courier.ts';
import { coveralls } from './coveralls.ts';
import { crisp } from './crisp.ts';
import { cronitor } from './cronitor.ts';
import { customerIo } from './customer-io.ts';
import { cybersource } from './cybersource.ts';
import { cypressCloud } from './cypress-cloud.ts';
import { daily } from './daily.ts';
import { databricks } from './databricks.ts';
import { datadog } from './datadog.ts';
import { datocms } from './datocms.ts';
import { dbtCloud } from './dbt-cloud.ts';
import { deepgram } from './deepgram.ts';
import { deepseek } from './deepseek.ts';
import { descope } from './descope.ts';
import { digitalocean } from './digitalocean.ts';
import { discord } from './discord.ts';
import { dnsimple } from './dnsimple.ts';
import { dockerHub } from './docker-hub.ts';
import { docusign } from './docusign.ts';
import { doppler } from './doppler.ts';
import { dropbox } from './dropbox.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { duo } from './duo.ts';
import { dwolla } from './dwolla.ts';
import { dynatrace } from './dynatrace.ts';
import { easypost } from './easypost.ts';
import { elasticCloud } from './elastic-cloud.ts';
import { elevenlabs } from './elevenlabs.ts';
import { entraId } from './entra-id.ts';
import { exoscale } from './exoscale.ts';
import { expo } from './expo.ts';
import { fastly } from './fastly.ts';
import { fauna } from './fauna.ts';
import { figma } from './figma.ts';
import { filestack } from './filestack.ts';
import { finch } from './finch.ts';
import { fingerprint } from './fingerprint.ts';
import { firebase } from './firebase.ts';
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
import { googleAnalytics } from './google-analytics.ts';
import { googleCloud } from './google-cloud.ts';
import { googleGemini } from './google-gemini.ts';
import { googleIdentity } from './google-identity.ts';
import { googleMaps } from './google-maps.ts';
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
import { helpScout } from './help-scout.ts';
import { here } from './here.ts';
import { heroku } from './heroku.ts';
import { hetzner } from './hetzner.ts';
import { hightouch } from './hightouch.ts';
import { honeybadger } from './honeybadger.ts';
import { honeycomb } from './honeycomb.ts';
import { hotjar } from './hotjar.ts';
import { hubspot } from './hubspot.ts';
import { huggingface } from './huggingface.ts';
import { hygraph } from './hygraph.ts';
import { imagekit } from './imagekit.ts';
import { imgix } from './imgix.ts';
import { incidentIo } from './incident-io.ts';
import { influxdbCloud } from './influxdb-cloud.ts';
import { inngest } from './inngest.ts';
import { intercom } from './intercom.ts';
import { ipinfo } from './ipinfo.ts';
import { iterable } from './iterable.ts';
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
import { langsmith } from './langsmith.ts';
import { launchdarkly } from './launchdarkly.ts';
import { lemonsqueezy } from './lemonsqueezy.ts';
import { letsencrypt } from './letsencrypt.ts';
import { lightstep } from './lightstep.ts';
import { linear } from './linear.ts';
import { linkedin } from './linkedin.ts';
import { linode } from './linode.ts';
import { livekit } from './livekit.ts';
import { lob } from './lob.ts';
import { loggly } from './loggly.ts';
import { logrocket } from './logrocket.ts';
import { logzio } from './logzio.ts';
import { loops } from './loops.ts';
import { mailchimp } from './mailchimp.ts';
import { mailgun } from './mailgun.ts';
import { mailjet } from './mailjet.ts';
import { make } from './make.ts';
import { mapbox } from './mapbox.ts';
import { maptiler } from './maptiler.ts';
import { maxmind } from './maxmind.ts';
import { meilisearch } from './meilisearch.ts';
import { mercadopago } from './mercadopago.ts';
import { merge } from './merge.ts';
import { messagebird } from './messagebird.ts';
import { metaGraph } from './meta-graph.ts';
import { microsoft365 } from './microsoft-365.ts';
import { microsoftTeams } from './microsoft-teams.ts';
import { miro } from './miro.ts';
import { mistral } from './mistral.ts';
import { mixpanel } from './mixpanel.ts';
import { modal } from './modal.ts';
import { mollie } from './mollie.ts';
import { monday } from './monday.ts';
import { mongodbAtlas } from './mongodb-atlas.ts';
import { mux } from './mux.ts';
import { namecheap } from './namecheap.ts';
import { neon } from './neon.ts';
import { netlify } from './netlify.ts';
import { netlifyIdentity } from './netlify-identity.ts';
import { netsuite } from './netsuite.ts';
import { newrelic } from './newrelic.ts';
import { notion } from './notion.ts';
import { novu } from './novu.ts';
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
import { ovhcloud } from './ovhcloud.ts';
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
import { pipedrive } from './pipedrive.ts';
import { plaid } from './plaid.ts';
import { planetscale } from './planetscale.ts';
import { plausible } from './plausible.ts';
import { playfab } from './playfab.ts';
import { plivo } from './plivo.ts';
import { posthog } from './posthog.ts';
import { postmark } from './postmark.ts';
import { prisma } from './prisma.ts';
import { prismic } from './prismic.ts';
import { pubnub } from './pubnub.ts';
import { pulumi } from './pulumi.ts';
import { pusher } from './pusher.ts';
import { qdrant } from './qdrant.ts';
import { quickbooks } from './quickbooks.ts';
import { railway } from './railway.ts';
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
import { revenuecat } from './revenuecat.ts';
import { roblox } from './roblox.ts';
import { rollbar } from './rollbar.ts';
import { rudderstack } from './rudderstack.ts';
import { runpod } from './runpod.ts';
import { salesforce } from './salesforce.ts';
import { sanity } from './sanity.ts';
import { sauceLabs } from './sauce-labs.ts';
import { scaleway } from './scaleway.ts';
import { segment } from './segment.ts';
import { semaphore } from './semaphore.ts';
import { sendbird } from './sendbird.ts';
import { sendgrid } from './sendgrid.ts';
import { sentry } from './sentry.ts';
import { servicenow } from './servicenow.ts';
import { shipengine } from './shipengine.ts';
import { shippo } from './shippo.ts';
import { shopify } from './shopify.ts';
import { sift } from './sift.ts';
import { sinch } from './sinch.ts';
import { slack } from './slack.ts';
import { smartsheet } from './smartsheet.ts';
import { smarty } from './smarty.ts';
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
import { taxjar } from './taxjar.ts';
import { telegram } from './telegram.ts';
import { teleport } from './teleport.ts';
import { telnyx } from './telnyx.ts';
import { temporal } from './temporal.ts';
import { textmagic } from './textmagic.ts';
import { tigris } from './tigris.ts';
import { together } from './together.ts';
import { transloadit } from './transloadit.ts';
import { travisCi } from './travis-ci.ts';
import { trello } from './trello.ts';
import { triggerDev } from './trigger-dev.ts';
import { turso } from './turso.ts';
import { twilio } from './twilio.ts';
import { twitch } from './twitch.ts';
import { typeform } from './typeform.ts';
import { typesense } from './typesense.ts';
import { unity } from './unity.ts';
import { unleash } from './unleash.ts';
import { unsplash } from './unsplash.ts';
import { uploadcare } from './uploadcare.ts';
import { upstash } from './upstash.ts';
import { vercel } from './vercel.ts';
import { veriff } from './veriff.ts';
import { vimeo } from './vimeo.ts';
import { vonage } from './vonage.ts';
import { voyage } from './voyage.ts';
import { vultr } from './vultr.ts';
import { wasabi } from './wasabi.ts';
import { weaviate } from './weaviate.ts';
import { webflow } from './webflow.ts';
import { wise } from './wise.ts';
import { wordpressCom } from './wordpress-com.ts';
import { workos } from './workos.ts';
import { wpEngine } from './wp-engine.ts';
import { xTwitter } from './x-twitter.ts';
import { xai } from './xai.ts';
import { xata } from './xata.ts';
import { xero } from './xero.ts';
import { yoti } from './yoti.ts';
import { youtube } from './youtube.ts';
import { zapier } from './zapier.ts';
import { zendesk } from './zendesk.ts';
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
  africastalking,
  agora,
  airbrake,
  airbyte,
  airship,
  airtable,
  aiven,
  akamai,
  algolia,
  alloy,
  amplitude,
  anthropic,
  apiVideo,
  apple,
  appsflyer,
  appsignal,
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
  betterstack,
  bigcommerce,
  bigdatacloud,
  bitbucket,
  bitmovin,
  bitrise,
  box,
  braintree,
  branch,
  braze,
  brevo,
  browserstack,
  bugsnag,
  buildkite,
  bunny,
  calCom,
  calendly,
  campaignMonitor,
  canva,
  census,
  chargebee,
  checkly,
  checkoutCom,
  checkr,
  circleci,
  civo,
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
  configcat,
  confluent,
  contentful,
  convertkit,
  convex,
  courier,
  coveralls,
  crisp,
  cronitor,
  customerIo,
  cybersource,
  cypressCloud,
  daily,
  databricks,
  datadog,
  datocms,
  dbtCloud,
  deepgram,
  deepseek,
  descope,
  digitalocean,
  discord,
  dnsimple,
  dockerHub,
  docusign,
  doppler,
  dropbox,
  dropboxSign,
  duo,
  dwolla,
  dynatrace,
  easypost,
  elasticCloud,
  elevenlabs,
  entraId,
  exoscale,
  expo,
  fastly,
  fauna,
  figma,
  filestack,
  finch,
  fingerprint,
  firebase,
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
  googleAnalytics,
  googleCloud,
  googleGemini,
  googleIdentity,
  googleMaps,
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
  helpScout,
  here,
  heroku,
  hetzner,
  hightouch,
  honeybadger,
  honeycomb,
  hotjar,
  hubspot,
  huggingface,
  hygraph,
  imagekit,
  imgix,
  incidentIo,
  influxdbCloud,
  inngest,
  intercom,
  ipinfo,
  iterable,
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
  langsmith,
  launchdarkly,
  lemonsqueezy,
  letsencrypt,
  lightstep,
  linear,
  linkedin,
  linode,
  livekit,
  lob,
  loggly,
  logrocket,
  logzio,
  loops,
  mailchimp,
  mailgun,
  mailjet,
  make,
  mapbox,
  maptiler,
  maxmind,
  meilisearch,
  mercadopago,
  merge,
  messagebird,
  metaGraph,
  microsoft365,
  microsoftTeams,
  miro,
  mistral,
  mixpanel,
  modal,
  mollie,
  monday,
  mongodbAtlas,
  mux,
  namecheap,
  neon,
  netlify,
  netlifyIdentity,
  netsuite,
  newrelic,
  notion,
  novu,
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
  ovhcloud,
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
  pipedrive,
  plaid,
  planetscale,
  plausible,
  playfab,
  plivo,
  posthog,
  postmark,
  prisma,
  prismic,
  pubnub,
  pulumi,
  pusher,
  qdrant,
  quickbooks,
  railway,
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
  revenuecat,
  roblox,
  rollbar,
  rudderstack,
  runpod,
  salesforce,
  sanity,
  sauceLabs,
  scaleway,
  segment,
  semaphore,
  sendbird,
  sendgrid,
  sentry,
  servicenow,
  shipengine,
  shippo,
  shopify,
  sift,
  sinch,
  slack,
  smartsheet,
  smarty,
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
  taxjar,
  telegram,
  teleport,
  telnyx,
  temporal,
  textmagic,
  tigris,
  together,
  transloadit,
  travisCi,
  trello,
  triggerDev,
  turso,
  twilio,
  twitch,
  typeform,
  typesense,
  unity,
  unleash,
  unsplash,
  uploadcare,
  upstash,
  vercel,
  veriff,
  vimeo,
  vonage,
  voyage,
  vultr,
  wasabi,
  weaviate,
  webflow,
  wise,
  wordpressCom,
  workos,
  wpEngine,
  xTwitter,
  xai,
  xata,
  xero,
  yoti,
  youtube,
  zapier,
  zendesk,
  zilliz,
  zoom,
];
