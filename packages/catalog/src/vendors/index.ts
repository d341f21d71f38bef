import type { Vendor } from '../vendor.ts';
import { vendor100ms } from './100ms.ts';
import { seventeenTrack } from './17track.ts';
import { vendor1password } from './1password.ts';
import { vendor2checkout } from './2checkout.ts';
import { twoFactor } from './2factor.ts';
import { eightByEight } from './8x8.ts';
import { ably } from './ably.ts';
import { abstractApi } from './abstract-api.ts';
import { abuseipdb } from './abuseipdb.ts';
import { accuweather } from './accuweather.ts';
import { activecampaign } from './activecampaign.ts';
import { acuityScheduling } from './acuity-scheduling.ts';
import { adapty } from './adapty.ts';
import { adjust } from './adjust.ts';
import { adobe } from './adobe.ts';
import { adyen } from './adyen.ts';
import { affinity } from './affinity.ts';
import { affirm } from './affirm.ts';
import { africastalking } from './africastalking.ts';
import { afterpay } from './afterpay.ts';
import { aftership } from './aftership.ts';
import { agentops } from './agentops.ts';
import { agora } from './agora.ts';
import { ahrefs } from './ahrefs.ts';
import { ai21 } from './ai21.ts';
import { airbrake } from './airbrake.ts';
import { airbyte } from './airbyte.ts';
import { aircall } from './aircall.ts';
import { airship } from './airship.ts';
import { airtable } from './airtable.ts';
import { airwallex } from './airwallex.ts';
import { aiven } from './aiven.ts';
import { akamai } from './akamai.ts';
import { akeyless } from './akeyless.ts';
import { alchemy } from './alchemy.ts';
import { alephAlpha } from './aleph-alpha.ts';
import { algolia } from './algolia.ts';
import { alibabaCloud } from './alibaba-cloud.ts';
import { alienvaultOtx } from './alienvault-otx.ts';
import { allegro } from './allegro.ts';
import { alloy } from './alloy.ts';
import { alpaca } from './alpaca.ts';
import { alphaVantage } from './alpha-vantage.ts';
import { amadeus } from './amadeus.ts';
import { amazonSpApi } from './amazon-sp-api.ts';
import { amplitude } from './amplitude.ts';
import { anaconda } from './anaconda.ts';
import { ankr } from './ankr.ts';
import { anrok } from './anrok.ts';
import { anthropic } from './anthropic.ts';
import { apiVideo } from './api-video.ts';
import { apideck } from './apideck.ts';
import { apiflash } from './apiflash.ts';
import { apify } from './apify.ts';
import { apilayer } from './apilayer.ts';
import { apolloGraphos } from './apollo-graphos.ts';
import { apolloIo } from './apollo-io.ts';
import { appcues } from './appcues.ts';
import { appdynamics } from './appdynamics.ts';
import { apple } from './apple.ts';
import { applitools } from './applitools.ts';
import { appsflyer } from './appsflyer.ts';
import { appsignal } from './appsignal.ts';
import { arcgis } from './arcgis.ts';
import { arcjet } from './arcjet.ts';
import { argyle } from './argyle.ts';
import { arize } from './arize.ts';
import { arkoseLabs } from './arkose-labs.ts';
import { arxiv } from './arxiv.ts';
import { asana } from './asana.ts';
import { ashby } from './ashby.ts';
import { assemblyai } from './assemblyai.ts';
import { astra } from './astra.ts';
import { astraDb } from './astra-db.ts';
import { atlassian } from './atlassian.ts';
import { attentive } from './attentive.ts';
import { attio } from './attio.ts';
import { auth0 } from './auth0.ts';
import { authorizeNet } from './authorize-net.ts';
import { avalara } from './avalara.ts';
import { aws } from './aws.ts';
import { axiom } from './axiom.ts';
import { azure } from './azure.ts';
import { azureDevops } from './azure-devops.ts';
import { backblaze } from './backblaze.ts';
import { baiduCloud } from './baidu-cloud.ts';
import { bamboohr } from './bamboohr.ts';
import { bandwidth } from './bandwidth.ts';
import { basecamp } from './basecamp.ts';
import { baseten } from './baseten.ts';
import { batch } from './batch.ts';
import { beehiiv } from './beehiiv.ts';
import { belvo } from './belvo.ts';
import { betterstack } from './betterstack.ts';
import { bigcommerce } from './bigcommerce.ts';
import { bigdatacloud } from './bigdatacloud.ts';
import { bill } from './bill.ts';
import { binance } from './binance.ts';
import { bitbucket } from './bitbucket.ts';
import { bitgo } from './bitgo.ts';
import { bitly } from './bitly.ts';
import { bitmovin } from './bitmovin.ts';
import { bitpay } from './bitpay.ts';
import { bitrise } from './bitrise.ts';
import { bitwarden } from './bitwarden.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { bland } from './bland.ts';
import { blockfrost } from './blockfrost.ts';
import { boldsign } from './boldsign.ts';
import { box } from './box.ts';
import { braintree } from './braintree.ts';
import { braintrust } from './braintrust.ts';
import { branch } from './branch.ts';
import { braveSearch } from './brave-search.ts';
import { braze } from './braze.ts';
import { brevo } from './brevo.ts';
import { brex } from './brex.ts';
import { brightcove } from './brightcove.ts';
import { brightdata } from './brightdata.ts';
import { browserbase } from './browserbase.ts';
import { browserless } from './browserless.ts';
import { browserstack } from './browserstack.ts';
import { bugsnag } from './bugsnag.ts';
import { builderIo } from './builder-io.ts';
import { buildkite } from './buildkite.ts';
import { bunny } from './bunny.ts';
import { buyMeACoffee } from './buy-me-a-coffee.ts';
import { calCom } from './cal-com.ts';
import { calendly } from './calendly.ts';
import { campaignMonitor } from './campaign-monitor.ts';
import { canny } from './canny.ts';
import { canva } from './canva.ts';
import { canvasLms } from './canvas-lms.ts';
import { cartesia } from './cartesia.ts';
import { cashfree } from './cashfree.ts';
import { castle } from './castle.ts';
import { cdnjs } from './cdnjs.ts';
import { census } from './census.ts';
import { cerebras } from './cerebras.ts';
import { certn } from './certn.ts';
import { chameleon } from './chameleon.ts';
import { chargebee } from './chargebee.ts';
import { checkly } from './checkly.ts';
import { checkoutCom } from './checkout-com.ts';
import { checkr } from './checkr.ts';
import { chiliPiper } from './chili-piper.ts';
import { chromaCloud } from './chroma-cloud.ts';
import { chromatic } from './chromatic.ts';
import { chronosphere } from './chronosphere.ts';
import { circle } from './circle.ts';
import { circleci } from './circleci.ts';
import { civo } from './civo.ts';
import { clarifai } from './clarifai.ts';
import { clearbit } from './clearbit.ts';
import { clerk } from './clerk.ts';
import { clever } from './clever.ts';
import { clevertap } from './clevertap.ts';
import { clickhouseCloud } from './clickhouse-cloud.ts';
import { clickatell } from './clickatell.ts';
import { clicksend } from './clicksend.ts';
import { clickup } from './clickup.ts';
import { clockify } from './clockify.ts';
import { clojars } from './clojars.ts';
import { close } from './close.ts';
import { cloudamqp } from './cloudamqp.ts';
import { cloudconvert } from './cloudconvert.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudinary } from './cloudinary.ts';
import { cloudsmith } from './cloudsmith.ts';
import { clover } from './clover.ts';
import { cockroach } from './cockroach.ts';
import { cocoapodsRegistry } from './cocoapods-registry.ts';
import { coda } from './coda.ts';
import { codat } from './codat.ts';
import { codecov } from './codecov.ts';
import { codemagic } from './codemagic.ts';
import { cohere } from './cohere.ts';
import { coinbase } from './coinbase.ts';
import { coingecko } from './coingecko.ts';
import { coinmarketcap } from './coinmarketcap.ts';
import { column } from './column.ts';
import { comet } from './comet.ts';
import { commercetools } from './commercetools.ts';
import { companiesHouse } from './companies-house.ts';
import { complyadvantage } from './complyadvantage.ts';
import { complycube } from './complycube.ts';
import { composio } from './composio.ts';
import { conekta } from './conekta.ts';
import { configcat } from './configcat.ts';
import { confluence } from './confluence.ts';
import { confluent } from './confluent.ts';
import { constantContact } from './constant-contact.ts';
import { contentful } from './contentful.ts';
import { contentstack } from './contentstack.ts';
import { convertapi } from './convertapi.ts';
import { convertkit } from './convertkit.ts';
import { convex } from './convex.ts';
import { copper } from './copper.ts';
import { coralogix } from './coralogix.ts';
import { couchbaseCapella } from './couchbase-capella.ts';
import { courier } from './courier.ts';
import { covalent } from './covalent.ts';
import { coveralls } from './coveralls.ts';
import { cratesIo } from './crates-io.ts';
import { crisp } from './crisp.ts';
import { cronitor } from './cronitor.ts';
import { cronofy } from './cronofy.ts';
import { crossref } from './crossref.ts';
import { crowdin } from './crowdin.ts';
import { crowdstrike } from './crowdstrike.ts';
import { crunchbase } from './crunchbase.ts';
import { currencylayer } from './currencylayer.ts';
import { cursor } from './cursor.ts';
import { customerIo } from './customer-io.ts';
import { cybersource } from './cybersource.ts';
import { cypressCloud } from './cypress-cloud.ts';
import { dId } from './d-id.ts';
import { dagsterCloud } from './dagster-cloud.ts';
import { daily } from './daily.ts';
import { dash0 } from './dash0.ts';
import { databricks } from './databricks.ts';
import { datadog } from './datadog.ts';
import { dataforseo } from './dataforseo.ts';
import { datocms } from './datocms.ts';
import { daytona } from './daytona.ts';
import { dbtCloud } from './dbt-cloud.ts';
import { deadMansSnitch } from './dead-mans-snitch.ts';
import { deel } from './deel.ts';
import { deepgram } from './deepgram.ts';
import { deepinfra } from './deepinfra.ts';
import { deepl } from './deepl.ts';
import { deepseek } from './deepseek.ts';
import { deezer } from './deezer.ts';
import { denoDeploy } from './deno-deploy.ts';
import { depot } from './depot.ts';
import { descope } from './descope.ts';
import { devcycle } from './devcycle.ts';
import { dhl } from './dhl.ts';
import { dialpad } from './dialpad.ts';
import { diffbot } from './diffbot.ts';
import { digitalocean } from './digitalocean.ts';
import { discord } from './discord.ts';
import { discourse } from './discourse.ts';
import { disqus } from './disqus.ts';
import { dlocal } from './dlocal.ts';
import { dnsimple } from './dnsimple.ts';
import { dockerHub } from './docker-hub.ts';
import { docraptor } from './docraptor.ts';
import { docuseal } from './docuseal.ts';
import { docusign } from './docusign.ts';
import { dodoPayments } from './dodo-payments.ts';
import { doordash } from './doordash.ts';
import { doppler } from './doppler.ts';
import { drata } from './drata.ts';
import { drift } from './drift.ts';
import { drip } from './drip.ts';
import { dropbox } from './dropbox.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { dub } from './dub.ts';
import { duffel } from './duffel.ts';
import { duo } from './duo.ts';
import { dwolla } from './dwolla.ts';
import { dynamicXyz } from './dynamic-xyz.ts';
import { dynatrace } from './dynatrace.ts';
import { e2b } from './e2b.ts';
import { easypost } from './easypost.ts';
import { easyship } from './easyship.ts';
import { ebanx } from './ebanx.ts';
import { ebay } from './ebay.ts';
import { edamam } from './edamam.ts';
import { elasticCloud } from './elastic-cloud.ts';
import { elasticEmail } from './elastic-email.ts';
import { elasticPath } from './elastic-path.ts';
import { elevenlabs } from './elevenlabs.ts';
import { entraId } from './entra-id.ts';
import { eppo } from './eppo.ts';
import { etherscan } from './etherscan.ts';
import { etsy } from './etsy.ts';
import { eventbrite } from './eventbrite.ts';
import { exa } from './exa.ts';
import { exchangerateApi } from './exchangerate-api.ts';
import { exoscale } from './exoscale.ts';
import { exotel } from './exotel.ts';
import { expensify } from './expensify.ts';
import { expo } from './expo.ts';
import { fal } from './fal.ts';
import { fastly } from './fastly.ts';
import { fastspring } from './fastspring.ts';
import { fathom } from './fathom.ts';
import { fauna } from './fauna.ts';
import { featherless } from './featherless.ts';
import { fedex } from './fedex.ts';
import { figma } from './figma.ts';
import { filestack } from './filestack.ts';
import { financialModelingPrep } from './financial-modeling-prep.ts';
import { finch } from './finch.ts';
import { fingerprint } from './fingerprint.ts';
import { finicity } from './finicity.ts';
import { finnhub } from './finnhub.ts';
import { firebase } from './firebase.ts';
import { fireblocks } from './fireblocks.ts';
import { firecrawl } from './firecrawl.ts';
import { firehydrant } from './firehydrant.ts';
import { fireworks } from './fireworks.ts';
import { fitbit } from './fitbit.ts';
import { fivetran } from './fivetran.ts';
import { fixer } from './fixer.ts';
import { flagsmith } from './flagsmith.ts';
import { flare } from './flare.ts';
import { flexport } from './flexport.ts';
import { flutterwave } from './flutterwave.ts';
import { flyIo } from './fly-io.ts';
import { folk } from './folk.ts';
import { fossa } from './fossa.ts';
import { foursquare } from './foursquare.ts';
import { frankfurter } from './frankfurter.ts';
import { freshbooks } from './freshbooks.ts';
import { freshdesk } from './freshdesk.ts';
import { friendli } from './friendli.ts';
import { friendlyCaptcha } from './friendly-captcha.ts';
import { front } from './front.ts';
import { frontegg } from './frontegg.ts';
import { fullcontact } from './fullcontact.ts';
import { fullstory } from './fullstory.ts';
import { fusionauth } from './fusionauth.ts';
import { galileo } from './galileo.ts';
import { gandi } from './gandi.ts';
import { geoapify } from './geoapify.ts';
import { getaddress } from './getaddress.ts';
import { getresponse } from './getresponse.ts';
import { gettyImages } from './getty-images.ts';
import { ghost } from './ghost.ts';
import { giftbit } from './giftbit.ts';
import { giphy } from './giphy.ts';
import { gitbook } from './gitbook.ts';
import { gitguardian } from './gitguardian.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { gladia } from './gladia.ts';
import { gnews } from './gnews.ts';
import { goModules } from './go-modules.ts';
import { gocardless } from './gocardless.ts';
import { godaddy } from './godaddy.ts';
import { gong } from './gong.ts';
import { googleAds } from './google-ads.ts';
import { googleAnalytics } from './google-analytics.ts';
import { googleCloud } from './google-cloud.ts';
import { googleFonts } from './google-fonts.ts';
import { googleGemini } from './google-gemini.ts';
import { googleIdentity } from './google-identity.ts';
import { googleMaps } from './google-maps.ts';
import { googlePlay } from './google-play.ts';
import { googleWorkspace } from './google-workspace.ts';
import { gorgias } from './gorgias.ts';
import { grafanaCloud } from './grafana-cloud.ts';
import { grammarly } from './grammarly.ts';
import { gravatar } from './gravatar.ts';
import { greenhouse } from './greenhouse.ts';
import { groq } from './groq.ts';
import { growthbook } from './growthbook.ts';
import { guardian } from './guardian.ts';
import { gumroad } from './gumroad.ts';
import { gupshup } from './gupshup.ts';
import { gusto } from './gusto.ts';
import { hanko } from './hanko.ts';
import { harness } from './harness.ts';
import { harvest } from './harvest.ts';
import { hashnode } from './hashnode.ts';
import { hasura } from './hasura.ts';
import { haveibeenpwned } from './haveibeenpwned.ts';
import { hcaptcha } from './hcaptcha.ts';
import { hcp } from './hcp.ts';
import { healthchecks } from './healthchecks.ts';
import { heap } from './heap.ts';
import { helicone } from './helicone.ts';
import { helius } from './helius.ts';
import { helpScout } from './help-scout.ts';
import { here } from './here.ts';
import { heroku } from './heroku.ts';
import { hetzner } from './hetzner.ts';
import { hex } from './hex.ts';
import { hexPm } from './hex-pm.ts';
import { heygen } from './heygen.ts';
import { hibob } from './hibob.ts';
import { highlevel } from './highlevel.ts';
import { highlight } from './highlight.ts';
import { hightouch } from './hightouch.ts';
import { honeybadger } from './honeybadger.ts';
import { honeycomb } from './honeycomb.ts';
import { hookdeck } from './hookdeck.ts';
import { hotjar } from './hotjar.ts';
import { huaweiCloud } from './huawei-cloud.ts';
import { hubspot } from './hubspot.ts';
import { huggingface } from './huggingface.ts';
import { hume } from './hume.ts';
import { hunter } from './hunter.ts';
import { hygraph } from './hygraph.ts';
import { hyperbolic } from './hyperbolic.ts';
import { hyperbrowser } from './hyperbrowser.ts';
import { hyperdx } from './hyperdx.ts';
import { hypertune } from './hypertune.ts';
import { ibmCloud } from './ibm-cloud.ts';
import { idealPostcodes } from './ideal-postcodes.ts';
import { ideogram } from './ideogram.ts';
import { iframely } from './iframely.ts';
import { ifttt } from './ifttt.ts';
import { igdb } from './igdb.ts';
import { imagekit } from './imagekit.ts';
import { imgix } from './imgix.ts';
import { incidentIo } from './incident-io.ts';
import { increase } from './increase.ts';
import { infisical } from './infisical.ts';
import { influxdbCloud } from './influxdb-cloud.ts';
import { infobip } from './infobip.ts';
import { infura } from './infura.ts';
import { inngest } from './inngest.ts';
import { instabug } from './instabug.ts';
import { instana } from './instana.ts';
import { instantly } from './instantly.ts';
import { intercom } from './intercom.ts';
import { ip2location } from './ip2location.ts';
import { ipapiCo } from './ipapi-co.ts';
import { ipdata } from './ipdata.ts';
import { ipgeolocation } from './ipgeolocation.ts';
import { ipinfo } from './ipinfo.ts';
import { ipstack } from './ipstack.ts';
import { ironclad } from './ironclad.ts';
import { iterable } from './iterable.ts';
import { iugu } from './iugu.ts';
import { iyzico } from './iyzico.ts';
import { jasper } from './jasper.ts';
import { jfrog } from './jfrog.ts';
import { jina } from './jina.ts';
import { jira } from './jira.ts';
import { jitpack } from './jitpack.ts';
import { jotform } from './jotform.ts';
import { jsdelivr } from './jsdelivr.ts';
import { jumio } from './jumio.ts';
import { jumpcloud } from './jumpcloud.ts';
import { junction } from './junction.ts';
import { jwplayer } from './jwplayer.ts';
import { kaleyra } from './kaleyra.ts';
import { kaltura } from './kaltura.ts';
import { kameleoon } from './kameleoon.ts';
import { keap } from './keap.ts';
import { keygen } from './keygen.ts';
import { kickbox } from './kickbox.ts';
import { kinde } from './kinde.ts';
import { klarna } from './klarna.ts';
import { klaviyo } from './klaviyo.ts';
import { knock } from './knock.ts';
import { kochava } from './kochava.ts';
import { kombo } from './kombo.ts';
import { kontentAi } from './kontent-ai.ts';
import { koyeb } from './koyeb.ts';
import { kraken } from './kraken.ts';
import { kustomer } from './kustomer.ts';
import { lago } from './lago.ts';
import { lakera } from './lakera.ts';
import { lambda } from './lambda.ts';
import { lambdatest } from './lambdatest.ts';
import { langfuse } from './langfuse.ts';
import { langsmith } from './langsmith.ts';
import { languagetool } from './languagetool.ts';
import { lark } from './lark.ts';
import { launchdarkly } from './launchdarkly.ts';
import { leanplum } from './leanplum.ts';
import { lemlist } from './lemlist.ts';
import { lemonsqueezy } from './lemonsqueezy.ts';
import { leonardoAi } from './leonardo-ai.ts';
import { letsencrypt } from './letsencrypt.ts';
import { letta } from './letta.ts';
import { lever } from './lever.ts';
import { lightspeed } from './lightspeed.ts';
import { lightstep } from './lightstep.ts';
import { line } from './line.ts';
import { linear } from './linear.ts';
import { linkedin } from './linkedin.ts';
import { linkup } from './linkup.ts';
import { linode } from './linode.ts';
import { lithic } from './lithic.ts';
import { liveblocks } from './liveblocks.ts';
import { livechat } from './livechat.ts';
import { livekit } from './livekit.ts';
import { llamacloud } from './llamacloud.ts';
import { lmnt } from './lmnt.ts';
import { lob } from './lob.ts';
import { locationiq } from './locationiq.ts';
import { locize } from './locize.ts';
import { loggly } from './loggly.ts';
import { logrocket } from './logrocket.ts';
import { logzio } from './logzio.ts';
import { lokalise } from './lokalise.ts';
import { loops } from './loops.ts';
import { loqate } from './loqate.ts';
import { luma } from './luma.ts';
import { lumigo } from './lumigo.ts';
import { lusha } from './lusha.ts';
import { m3ter } from './m3ter.ts';
import { magic } from './magic.ts';
import { magicbell } from './magicbell.ts';
import { mailchimp } from './mailchimp.ts';
import { mailerlite } from './mailerlite.ts';
import { mailersend } from './mailersend.ts';
import { mailgun } from './mailgun.ts';
import { mailjet } from './mailjet.ts';
import { mailtrap } from './mailtrap.ts';
import { make } from './make.ts';
import { mapbox } from './mapbox.ts';
import { mapquest } from './mapquest.ts';
import { maptiler } from './maptiler.ts';
import { marketo } from './marketo.ts';
import { marqeta } from './marqeta.ts';
import { massive } from './massive.ts';
import { mavenCentral } from './maven-central.ts';
import { maxio } from './maxio.ts';
import { maxmind } from './maxmind.ts';
import { medium } from './medium.ts';
import { meilisearch } from './meilisearch.ts';
import { mem0 } from './mem0.ts';
import { mercadolibre } from './mercadolibre.ts';
import { mercadopago } from './mercadopago.ts';
import { mercury } from './mercury.ts';
import { merge } from './merge.ts';
import { messagebird } from './messagebird.ts';
import { metaGraph } from './meta-graph.ts';
import { metamap } from './metamap.ts';
import { meteomatics } from './meteomatics.ts';
import { methodFinancial } from './method-financial.ts';
import { metronome } from './metronome.ts';
import { mezmo } from './mezmo.ts';
import { microsoft365 } from './microsoft-365.ts';
import { microsoftTeams } from './microsoft-teams.ts';
import { middesk } from './middesk.ts';
import { midtrans } from './midtrans.ts';
import { minimax } from './minimax.ts';
import { miro } from './miro.ts';
import { mistral } from './mistral.ts';
import { mixedbread } from './mixedbread.ts';
import { mixpanel } from './mixpanel.ts';
import { modal } from './modal.ts';
import { modernTreasury } from './modern-treasury.ts';
import { moengage } from './moengage.ts';
import { mollie } from './mollie.ts';
import { monday } from './monday.ts';
import { mongodbAtlas } from './mongodb-atlas.ts';
import { mono } from './mono.ts';
import { moonpay } from './moonpay.ts';
import { moonshot } from './moonshot.ts';
import { moralis } from './moralis.ts';
import { motherduck } from './motherduck.ts';
import { moz } from './moz.ts';
import { mparticle } from './mparticle.ts';
import { msg91 } from './msg91.ts';
import { mux } from './mux.ts';
import { mx } from './mx.ts';
import { n8nCloud } from './n8n-cloud.ts';
import { namecheap } from './namecheap.ts';
import { nango } from './nango.ts';
import { nasa } from './nasa.ts';
import { nationalWeatherService } from './national-weather-service.ts';
import { ncbi } from './ncbi.ts';
import { nebius } from './nebius.ts';
import { neon } from './neon.ts';
import { neptuneAi } from './neptune-ai.ts';
import { netlify } from './netlify.ts';
import { netlifyIdentity } from './netlify-identity.ts';
import { netsuite } from './netsuite.ts';
import { neverbounce } from './neverbounce.ts';
import { newYorkTimes } from './new-york-times.ts';
import { newrelic } from './newrelic.ts';
import { newsapi } from './newsapi.ts';
import { ngrok } from './ngrok.ts';
import { nomic } from './nomic.ts';
import { nominatim } from './nominatim.ts';
import { northflank } from './northflank.ts';
import { notion } from './notion.ts';
import { novita } from './novita.ts';
import { novu } from './novu.ts';
import { nugetOrg } from './nuget-org.ts';
import { nutrient } from './nutrient.ts';
import { nutritionix } from './nutritionix.ts';
import { nvidiaNim } from './nvidia-nim.ts';
import { nxCloud } from './nx-cloud.ts';
import { nylas } from './nylas.ts';
import { okta } from './okta.ts';
import { omise } from './omise.ts';
import { omnisend } from './omnisend.ts';
import { onelogin } from './onelogin.ts';
import { onesignal } from './onesignal.ts';
import { onfido } from './onfido.ts';
import { openExchangeRates } from './open-exchange-rates.ts';
import { openLibrary } from './open-library.ts';
import { openMeteo } from './open-meteo.ts';
import { openai } from './openai.ts';
import { opencage } from './opencage.ts';
import { opencorporates } from './opencorporates.ts';
import { openpanel } from './openpanel.ts';
import { openpix } from './openpix.ts';
import { openrouter } from './openrouter.ts';
import { openrouteservice } from './openrouteservice.ts';
import { opensea } from './opensea.ts';
import { openweather } from './openweather.ts';
import { opsgenie } from './opsgenie.ts';
import { optimizely } from './optimizely.ts';
import { oracleCloud } from './oracle-cloud.ts';
import { orb } from './orb.ts';
import { osoCloud } from './oso-cloud.ts';
import { oura } from './oura.ts';
import { outreach } from './outreach.ts';
import { ovhcloud } from './ovhcloud.ts';
import { oxylabs } from './oxylabs.ts';
import { packagist } from './packagist.ts';
import { paddle } from './paddle.ts';
import { pagarme } from './pagarme.ts';
import { pagerduty } from './pagerduty.ts';
import { pandadoc } from './pandadoc.ts';
import { pantheon } from './pantheon.ts';
import { papertrail } from './papertrail.ts';
import { paragon } from './paragon.ts';
import { patreon } from './patreon.ts';
import { patronus } from './patronus.ts';
import { payjp } from './payjp.ts';
import { paymongo } from './paymongo.ts';
import { payoneer } from './payoneer.ts';
import { paypal } from './paypal.ts';
import { paystack } from './paystack.ts';
import { payu } from './payu.ts';
import { pdfshift } from './pdfshift.ts';
import { pendo } from './pendo.ts';
import { peopleDataLabs } from './people-data-labs.ts';
import { percy } from './percy.ts';
import { permitIo } from './permit-io.ts';
import { perplexity } from './perplexity.ts';
import { persona } from './persona.ts';
import { personio } from './personio.ts';
import { pexels } from './pexels.ts';
import { phonepe } from './phonepe.ts';
import { photoroom } from './photoroom.ts';
import { phrase } from './phrase.ts';
import { pinata } from './pinata.ts';
import { pinecone } from './pinecone.ts';
import { pingIdentity } from './ping-identity.ts';
import { pingdom } from './pingdom.ts';
import { pinterest } from './pinterest.ts';
import { pipedream } from './pipedream.ts';
import { pipedrive } from './pipedrive.ts';
import { pixabay } from './pixabay.ts';
import { plaid } from './plaid.ts';
import { plain } from './plain.ts';
import { planetscale } from './planetscale.ts';
import { plausible } from './plausible.ts';
import { playfab } from './playfab.ts';
import { playht } from './playht.ts';
import { plivo } from './plivo.ts';
import { plunk } from './plunk.ts';
import { polar } from './polar.ts';
import { polygonRpc } from './polygon-rpc.ts';
import { portkey } from './portkey.ts';
import { portone } from './portone.ts';
import { postcodesIo } from './postcodes-io.ts';
import { postgrid } from './postgrid.ts';
import { posthog } from './posthog.ts';
import { postman } from './postman.ts';
import { postmark } from './postmark.ts';
import { powerPlatform } from './power-platform.ts';
import { prefectCloud } from './prefect-cloud.ts';
import { printful } from './printful.ts';
import { printify } from './printify.ts';
import { prisma } from './prisma.ts';
import { prismic } from './prismic.ts';
import { privy } from './privy.ts';
import { productHunt } from './product-hunt.ts';
import { productboard } from './productboard.ts';
import { promptlayer } from './promptlayer.ts';
import { propelauth } from './propelauth.ts';
import { pubDev } from './pub-dev.ts';
import { pubnub } from './pubnub.ts';
import { pulumi } from './pulumi.ts';
import { pusher } from './pusher.ts';
import { pushover } from './pushover.ts';
import { pushwoosh } from './pushwoosh.ts';
import { pypiRegistry } from './pypi-registry.ts';
import { qdrant } from './qdrant.ts';
import { qualtrics } from './qualtrics.ts';
import { quay } from './quay.ts';
import { quickbooks } from './quickbooks.ts';
import { quicknode } from './quicknode.ts';
import { radar } from './radar.ts';
import { ragie } from './ragie.ts';
import { railway } from './railway.ts';
import { ramp } from './ramp.ts';
import { rapid7 } from './rapid7.ts';
import { rapidapi } from './rapidapi.ts';
import { rapyd } from './rapyd.ts';
import { ravelin } from './ravelin.ts';
import { raygun } from './raygun.ts';
import { razorpay } from './razorpay.ts';
import { readmeCom } from './readme-com.ts';
import { recaptcha } from './recaptcha.ts';
import { recurly } from './recurly.ts';
import { reddit } from './reddit.ts';
import { redisCloud } from './redis-cloud.ts';
import { reducto } from './reducto.ts';
import { reka } from './reka.ts';
import { remote } from './remote.ts';
import { removeBg } from './remove-bg.ts';
import { render } from './render.ts';
import { replicate } from './replicate.ts';
import { resemble } from './resemble.ts';
import { resend } from './resend.ts';
import { retell } from './retell.ts';
import { revAi } from './rev-ai.ts';
import { revenuecat } from './revenuecat.ts';
import { ringcentral } from './ringcentral.ts';
import { riotGames } from './riot-games.ts';
import { rippling } from './rippling.ts';
import { riskified } from './riskified.ts';
import { roblox } from './roblox.ts';
import { rocketreach } from './rocketreach.ts';
import { rollbar } from './rollbar.ts';
import { rootly } from './rootly.ts';
import { rubygems } from './rubygems.ts';
import { rudderstack } from './rudderstack.ts';
import { runpod } from './runpod.ts';
import { runway } from './runway.ts';
import { rutter } from './rutter.ts';
import { salesforce } from './salesforce.ts';
import { salesloft } from './salesloft.ts';
import { sambanova } from './sambanova.ts';
import { sanity } from './sanity.ts';
import { sardine } from './sardine.ts';
import { sauceLabs } from './sauce-labs.ts';
import { scalekit } from './scalekit.ts';
import { scaleway } from './scaleway.ts';
import { schematic } from './schematic.ts';
import { schwab } from './schwab.ts';
import { scoutApm } from './scout-apm.ts';
import { scraperapi } from './scraperapi.ts';
import { scrapingbee } from './scrapingbee.ts';
import { screenshotone } from './screenshotone.ts';
import { secureframe } from './secureframe.ts';
import { segment } from './segment.ts';
import { semaphore } from './semaphore.ts';
import { semgrep } from './semgrep.ts';
import { semrush } from './semrush.ts';
import { sendbird } from './sendbird.ts';
import { sendcloud } from './sendcloud.ts';
import { sendgrid } from './sendgrid.ts';
import { sendpulse } from './sendpulse.ts';
import { sentry } from './sentry.ts';
import { seon } from './seon.ts';
import { serpapi } from './serpapi.ts';
import { serper } from './serper.ts';
import { servicenow } from './servicenow.ts';
import { shipbob } from './shipbob.ts';
import { shipengine } from './shipengine.ts';
import { shippo } from './shippo.ts';
import { shipstation } from './shipstation.ts';
import { shodan } from './shodan.ts';
import { shopify } from './shopify.ts';
import { shorebird } from './shorebird.ts';
import { shortcut } from './shortcut.ts';
import { shutterstock } from './shutterstock.ts';
import { sift } from './sift.ts';
import { sigma } from './sigma.ts';
import { signalwire } from './signalwire.ts';
import { signifyd } from './signifyd.ts';
import { signnow } from './signnow.ts';
import { signozCloud } from './signoz-cloud.ts';
import { siliconflow } from './siliconflow.ts';
import { simpleAnalytics } from './simple-analytics.ts';
import { sinch } from './sinch.ts';
import { singlestore } from './singlestore.ts';
import { singular } from './singular.ts';
import { skylight } from './skylight.ts';
import { skyscanner } from './skyscanner.ts';
import { slack } from './slack.ts';
import { smartlead } from './smartlead.ts';
import { smartling } from './smartling.ts';
import { smartlook } from './smartlook.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { smartsheet } from './smartsheet.ts';
import { smarty } from './smarty.ts';
import { smtp2go } from './smtp2go.ts';
import { snapchat } from './snapchat.ts';
import { snov } from './snov.ts';
import { snowflake } from './snowflake.ts';
import { snyk } from './snyk.ts';
import { socketDev } from './socket-dev.ts';
import { socketlabs } from './socketlabs.ts';
import { socure } from './socure.ts';
import { sonarcloud } from './sonarcloud.ts';
import { soundcloud } from './soundcloud.ts';
import { sourcegraph } from './sourcegraph.ts';
import { sparkpost } from './sparkpost.ts';
import { speechmatics } from './speechmatics.ts';
import { split } from './split.ts';
import { splunk } from './splunk.ts';
import { splunkOnCall } from './splunk-on-call.ts';
import { spoonacular } from './spoonacular.ts';
import { sportradar } from './sportradar.ts';
import { spotify } from './spotify.ts';
import { squadcast } from './squadcast.ts';
import { square } from './square.ts';
import { squarespace } from './squarespace.ts';
import { stability } from './stability.ts';
import { stackAuth } from './stack-auth.ts';
import { stadiaMaps } from './stadia-maps.ts';
import { statsig } from './statsig.ts';
import { statuscake } from './statuscake.ts';
import { statuspage } from './statuspage.ts';
import { steam } from './steam.ts';
import { steel } from './steel.ts';
import { stigg } from './stigg.ts';
import { stitch } from './stitch.ts';
import { storj } from './storj.ts';
import { storyblok } from './storyblok.ts';
import { strapiCloud } from './strapi-cloud.ts';
import { strava } from './strava.ts';
import { stream } from './stream.ts';
import { stripe } from './stripe.ts';
import { stytch } from './stytch.ts';
import { sumologic } from './sumologic.ts';
import { sumsub } from './sumsub.ts';
import { sumup } from './sumup.ts';
import { supabase } from './supabase.ts';
import { supermemory } from './supermemory.ts';
import { superwall } from './superwall.ts';
import { surveymonkey } from './surveymonkey.ts';
import { svix } from './svix.ts';
import { swell } from './swell.ts';
import { synthesia } from './synthesia.ts';
import { tailscale } from './tailscale.ts';
import { tally } from './tally.ts';
import { tango } from './tango.ts';
import { tavily } from './tavily.ts';
import { tavus } from './tavus.ts';
import { tawk } from './tawk.ts';
import { taxjar } from './taxjar.ts';
import { telegram } from './telegram.ts';
import { telemetrydeck } from './telemetrydeck.ts';
import { teleport } from './teleport.ts';
import { teller } from './teller.ts';
import { telnyx } from './telnyx.ts';
import { temporal } from './temporal.ts';
import { tenable } from './tenable.ts';
import { tencentCloud } from './tencent-cloud.ts';
import { tenderly } from './tenderly.ts';
import { terra } from './terra.ts';
import { textmagic } from './textmagic.ts';
import { theGraph } from './the-graph.ts';
import { thinkific } from './thinkific.ts';
import { thirdweb } from './thirdweb.ts';
import { ticketmaster } from './ticketmaster.ts';
import { tigris } from './tigris.ts';
import { tiingo } from './tiingo.ts';
import { tiktok } from './tiktok.ts';
import { tink } from './tink.ts';
import { tinybird } from './tinybird.ts';
import { tipalti } from './tipalti.ts';
import { tmdb } from './tmdb.ts';
import { toast } from './toast.ts';
import { todoist } from './todoist.ts';
import { together } from './together.ts';
import { toggl } from './toggl.ts';
import { tomorrowIo } from './tomorrow-io.ts';
import { tomtom } from './tomtom.ts';
import { tossPayments } from './toss-payments.ts';
import { traceloop } from './traceloop.ts';
import { transak } from './transak.ts';
import { transifex } from './transifex.ts';
import { transloadit } from './transloadit.ts';
import { travisCi } from './travis-ci.ts';
import { tray } from './tray.ts';
import { treasuryPrime } from './treasury-prime.ts';
import { trello } from './trello.ts';
import { tremendous } from './tremendous.ts';
import { triggerDev } from './trigger-dev.ts';
import { truelayer } from './truelayer.ts';
import { trulioo } from './trulioo.ts';
import { truora } from './truora.ts';
import { turbopuffer } from './turbopuffer.ts';
import { turnkey } from './turnkey.ts';
import { turso } from './turso.ts';
import { twelveData } from './twelve-data.ts';
import { twilio } from './twilio.ts';
import { twitch } from './twitch.ts';
import { typeform } from './typeform.ts';
import { typesense } from './typesense.ts';
import { uber } from './uber.ts';
import { unifiedTo } from './unified-to.ts';
import { unit } from './unit.ts';
import { unity } from './unity.ts';
import { unkey } from './unkey.ts';
import { unleash } from './unleash.ts';
import { unpkg } from './unpkg.ts';
import { unsplash } from './unsplash.ts';
import { unstructured } from './unstructured.ts';
import { uploadcare } from './uploadcare.ts';
import { uploadthing } from './uploadthing.ts';
import { ups } from './ups.ts';
import { upstage } from './upstage.ts';
import { upstash } from './upstash.ts';
import { uptimerobot } from './uptimerobot.ts';
import { uptrace } from './uptrace.ts';
import { urlbox } from './urlbox.ts';
import { urlscan } from './urlscan.ts';
import { usCensus } from './us-census.ts';
import { userflow } from './userflow.ts';
import { uservoice } from './uservoice.ts';
import { usps } from './usps.ts';
import { vanta } from './vanta.ts';
import { vapi } from './vapi.ts';
import { vastAi } from './vast-ai.ts';
import { vatcomply } from './vatcomply.ts';
import { vatstack } from './vatstack.ts';
import { vectara } from './vectara.ts';
import { veracode } from './veracode.ts';
import { vercel } from './vercel.ts';
import { veriff } from './veriff.ts';
import { vero } from './vero.ts';
import { viber } from './viber.ts';
import { vimeo } from './vimeo.ts';
import { virustotal } from './virustotal.ts';
import { visualCrossing } from './visual-crossing.ts';
import { visualStudioMarketplace } from './visual-studio-marketplace.ts';
import { volcengine } from './volcengine.ts';
import { vonage } from './vonage.ts';
import { voyage } from './voyage.ts';
import { vultr } from './vultr.ts';
import { vwo } from './vwo.ts';
import { walmartMarketplace } from './walmart-marketplace.ts';
import { wandb } from './wandb.ts';
import { wasabi } from './wasabi.ts';
import { weatherapi } from './weatherapi.ts';
import { weatherbit } from './weatherbit.ts';
import { weaviate } from './weaviate.ts';
import { webex } from './webex.ts';
import { webflow } from './webflow.ts';
import { what3words } from './what3words.ts';
import { whereby } from './whereby.ts';
import { wikimedia } from './wikimedia.ts';
import { wise } from './wise.ts';
import { wistia } from './wistia.ts';
import { withings } from './withings.ts';
import { wix } from './wix.ts';
import { wolfram } from './wolfram.ts';
import { wordpressCom } from './wordpress-com.ts';
import { workable } from './workable.ts';
import { workato } from './workato.ts';
import { workday } from './workday.ts';
import { workos } from './workos.ts';
import { worldpay } from './worldpay.ts';
import { wpEngine } from './wp-engine.ts';
import { wrike } from './wrike.ts';
import { writer } from './writer.ts';
import { xTwitter } from './x-twitter.ts';
import { xai } from './xai.ts';
import { xata } from './xata.ts';
import { xendit } from './xendit.ts';
import { xero } from './xero.ts';
import { yandexCloud } from './yandex-cloud.ts';
import { yapily } from './yapily.ts';
import { yelp } from './yelp.ts';
import { yoti } from './yoti.ts';
import { yotpo } from './yotpo.ts';
import { yousign } from './yousign.ts';
import { youtube } from './youtube.ts';
import { yubico } from './yubico.ts';
import { zapier } from './zapier.ts';
import { zendesk } from './zendesk.ts';
import { zenrows } from './zenrows.ts';
import { zep } from './zep.ts';
import { zerobounce } from './zerobounce.ts';
import { zerotier } from './zerotier.ts';
import { zhipu } from './zhipu.ts';
import { zilliz } from './zilliz.ts';
import { zitadelCloud } from './zitadel-cloud.ts';
import { zoho } from './zoho.ts';
import { zoom } from './zoom.ts';
import { zoominfo } from './zoominfo.ts';
import { zulipCloud } from './zulip-cloud.ts';
import { zuora } from './zuora.ts';

/** Every vendor of the catalog, by slug. */
export const vendors: readonly Vendor[] = [
  vendor100ms,
  seventeenTrack,
  vendor1password,
  vendor2checkout,
  twoFactor,
  eightByEight,
  ably,
  abstractApi,
  abuseipdb,
  accuweather,
  activecampaign,
  acuityScheduling,
  adapty,
  adjust,
  adobe,
  adyen,
  affinity,
  affirm,
  africastalking,
  afterpay,
  aftership,
  agentops,
  agora,
  ahrefs,
  ai21,
  airbrake,
  airbyte,
  aircall,
  airship,
  airtable,
  airwallex,
  aiven,
  akamai,
  akeyless,
  alchemy,
  alephAlpha,
  algolia,
  alibabaCloud,
  alienvaultOtx,
  allegro,
  alloy,
  alpaca,
  alphaVantage,
  amadeus,
  amazonSpApi,
  amplitude,
  anaconda,
  ankr,
  anrok,
  anthropic,
  apiVideo,
  apideck,
  apiflash,
  apify,
  apilayer,
  apolloGraphos,
  apolloIo,
  appcues,
  appdynamics,
  apple,
  applitools,
  appsflyer,
  appsignal,
  arcgis,
  arcjet,
  argyle,
  arize,
  arkoseLabs,
  arxiv,
  asana,
  ashby,
  assemblyai,
  astra,
  astraDb,
  atlassian,
  attentive,
  attio,
  auth0,
  authorizeNet,
  avalara,
  aws,
  axiom,
  azure,
  azureDevops,
  backblaze,
  baiduCloud,
  bamboohr,
  bandwidth,
  basecamp,
  baseten,
  batch,
  beehiiv,
  belvo,
  betterstack,
  bigcommerce,
  bigdatacloud,
  bill,
  binance,
  bitbucket,
  bitgo,
  bitly,
  bitmovin,
  bitpay,
  bitrise,
  bitwarden,
  blackForestLabs,
  bland,
  blockfrost,
  boldsign,
  box,
  braintree,
  braintrust,
  branch,
  braveSearch,
  braze,
  brevo,
  brex,
  brightcove,
  brightdata,
  browserbase,
  browserless,
  browserstack,
  bugsnag,
  builderIo,
  buildkite,
  bunny,
  buyMeACoffee,
  calCom,
  calendly,
  campaignMonitor,
  canny,
  canva,
  canvasLms,
  cartesia,
  cashfree,
  castle,
  cdnjs,
  census,
  cerebras,
  certn,
  chameleon,
  chargebee,
  checkly,
  checkoutCom,
  checkr,
  chiliPiper,
  chromaCloud,
  chromatic,
  chronosphere,
  circle,
  circleci,
  civo,
  clarifai,
  clearbit,
  clerk,
  clever,
  clevertap,
  clickhouseCloud,
  clickatell,
  clicksend,
  clickup,
  clockify,
  clojars,
  close,
  cloudamqp,
  cloudconvert,
  cloudflare,
  cloudinary,
  cloudsmith,
  clover,
  cockroach,
  cocoapodsRegistry,
  coda,
  codat,
  codecov,
  codemagic,
  cohere,
  coinbase,
  coingecko,
  coinmarketcap,
  column,
  comet,
  commercetools,
  companiesHouse,
  complyadvantage,
  complycube,
  composio,
  conekta,
  configcat,
  confluence,
  confluent,
  constantContact,
  contentful,
  contentstack,
  convertapi,
  convertkit,
  convex,
  copper,
  coralogix,
  couchbaseCapella,
  courier,
  covalent,
  coveralls,
  cratesIo,
  crisp,
  cronitor,
  cronofy,
  crossref,
  crowdin,
  crowdstrike,
  crunchbase,
  currencylayer,
  cursor,
  customerIo,
  cybersource,
  cypressCloud,
  dId,
  dagsterCloud,
  daily,
  dash0,
  databricks,
  datadog,
  dataforseo,
  datocms,
  daytona,
  dbtCloud,
  deadMansSnitch,
  deel,
  deepgram,
  deepinfra,
  deepl,
  deepseek,
  deezer,
  denoDeploy,
  depot,
  descope,
  devcycle,
  dhl,
  dialpad,
  diffbot,
  digitalocean,
  discord,
  discourse,
  disqus,
  dlocal,
  dnsimple,
  dockerHub,
  docraptor,
  docuseal,
  docusign,
  dodoPayments,
  doordash,
  doppler,
  drata,
  drift,
  drip,
  dropbox,
  dropboxSign,
  dub,
  duffel,
  duo,
  dwolla,
  dynamicXyz,
  dynatrace,
  e2b,
  easypost,
  easyship,
  ebanx,
  ebay,
  edamam,
  elasticCloud,
  elasticEmail,
  elasticPath,
  elevenlabs,
  entraId,
  eppo,
  etherscan,
  etsy,
  eventbrite,
  exa,
  exchangerateApi,
  exoscale,
  exotel,
  expensify,
  expo,
  fal,
  fastly,
  fastspring,
  fathom,
  fauna,
  featherless,
  fedex,
  figma,
  filestack,
  financialModelingPrep,
  finch,
  fingerprint,
  finicity,
  finnhub,
  firebase,
  fireblocks,
  firecrawl,
  firehydrant,
  fireworks,
  fitbit,
  fivetran,
  fixer,
  flagsmith,
  flare,
  flexport,
  flutterwave,
  flyIo,
  folk,
  fossa,
  foursquare,
  frankfurter,
  freshbooks,
  freshdesk,
  friendli,
  friendlyCaptcha,
  front,
  frontegg,
  fullcontact,
  fullstory,
  fusionauth,
  galileo,
  gandi,
  geoapify,
  getaddress,
  getresponse,
  gettyImages,
  ghost,
  giftbit,
  giphy,
  gitbook,
  gitguardian,
  github,
  gitlab,
  gladia,
  gnews,
  goModules,
  gocardless,
  godaddy,
  gong,
  googleAds,
  googleAnalytics,
  googleCloud,
  googleFonts,
  googleGemini,
  googleIdentity,
  googleMaps,
  googlePlay,
  googleWorkspace,
  gorgias,
  grafanaCloud,
  grammarly,
  gravatar,
  greenhouse,
  groq,
  growthbook,
  guardian,
  gumroad,
  gupshup,
  gusto,
  hanko,
  harness,
  harvest,
  hashnode,
  hasura,
  haveibeenpwned,
  hcaptcha,
  hcp,
  healthchecks,
  heap,
  helicone,
  helius,
  helpScout,
  here,
  heroku,
  hetzner,
  hex,
  hexPm,
  heygen,
  hibob,
  highlevel,
  highlight,
  hightouch,
  honeybadger,
  honeycomb,
  hookdeck,
  hotjar,
  huaweiCloud,
  hubspot,
  huggingface,
  hume,
  hunter,
  hygraph,
  hyperbolic,
  hyperbrowser,
  hyperdx,
  hypertune,
  ibmCloud,
  idealPostcodes,
  ideogram,
  iframely,
  ifttt,
  igdb,
  imagekit,
  imgix,
  incidentIo,
  increase,
  infisical,
  influxdbCloud,
  infobip,
  infura,
  inngest,
  instabug,
  instana,
  instantly,
  intercom,
  ip2location,
  ipapiCo,
  ipdata,
  ipgeolocation,
  ipinfo,
  ipstack,
  ironclad,
  iterable,
  iugu,
  iyzico,
  jasper,
  jfrog,
  jina,
  jira,
  jitpack,
  jotform,
  jsdelivr,
  jumio,
  jumpcloud,
  junction,
  jwplayer,
  kaleyra,
  kaltura,
  kameleoon,
  keap,
  keygen,
  kickbox,
  kinde,
  klarna,
  klaviyo,
  knock,
  kochava,
  kombo,
  kontentAi,
  koyeb,
  kraken,
  kustomer,
  lago,
  lakera,
  lambda,
  lambdatest,
  langfuse,
  langsmith,
  languagetool,
  lark,
  launchdarkly,
  leanplum,
  lemlist,
  lemonsqueezy,
  leonardoAi,
  letsencrypt,
  letta,
  lever,
  lightspeed,
  lightstep,
  line,
  linear,
  linkedin,
  linkup,
  linode,
  lithic,
  liveblocks,
  livechat,
  livekit,
  llamacloud,
  lmnt,
  lob,
  locationiq,
  locize,
  loggly,
  logrocket,
  logzio,
  lokalise,
  loops,
  loqate,
  luma,
  lumigo,
  lusha,
  m3ter,
  magic,
  magicbell,
  mailchimp,
  mailerlite,
  mailersend,
  mailgun,
  mailjet,
  mailtrap,
  make,
  mapbox,
  mapquest,
  maptiler,
  marketo,
  marqeta,
  massive,
  mavenCentral,
  maxio,
  maxmind,
  medium,
  meilisearch,
  mem0,
  mercadolibre,
  mercadopago,
  mercury,
  merge,
  messagebird,
  metaGraph,
  metamap,
  meteomatics,
  methodFinancial,
  metronome,
  mezmo,
  microsoft365,
  microsoftTeams,
  middesk,
  midtrans,
  minimax,
  miro,
  mistral,
  mixedbread,
  mixpanel,
  modal,
  modernTreasury,
  moengage,
  mollie,
  monday,
  mongodbAtlas,
  mono,
  moonpay,
  moonshot,
  moralis,
  motherduck,
  moz,
  mparticle,
  msg91,
  mux,
  mx,
  n8nCloud,
  namecheap,
  nango,
  nasa,
  nationalWeatherService,
  ncbi,
  nebius,
  neon,
  neptuneAi,
  netlify,
  netlifyIdentity,
  netsuite,
  neverbounce,
  newYorkTimes,
  newrelic,
  newsapi,
  ngrok,
  nomic,
  nominatim,
  northflank,
  notion,
  novita,
  novu,
  nugetOrg,
  nutrient,
  nutritionix,
  nvidiaNim,
  nxCloud,
  nylas,
  okta,
  omise,
  omnisend,
  onelogin,
  onesignal,
  onfido,
  openExchangeRates,
  openLibrary,
  openMeteo,
  openai,
  opencage,
  opencorporates,
  openpanel,
  openpix,
  openrouter,
  openrouteservice,
  opensea,
  openweather,
  opsgenie,
  optimizely,
  oracleCloud,
  orb,
  osoCloud,
  oura,
  outreach,
  ovhcloud,
  oxylabs,
  packagist,
  paddle,
  pagarme,
  pagerduty,
  pandadoc,
  pantheon,
  papertrail,
  paragon,
  patreon,
  patronus,
  payjp,
  paymongo,
  payoneer,
  paypal,
  paystack,
  payu,
  pdfshift,
  pendo,
  peopleDataLabs,
  percy,
  permitIo,
  perplexity,
  persona,
  personio,
  pexels,
  phonepe,
  photoroom,
  phrase,
  pinata,
  pinecone,
  pingIdentity,
  pingdom,
  pinterest,
  pipedream,
  pipedrive,
  pixabay,
  plaid,
  plain,
  planetscale,
  plausible,
  playfab,
  playht,
  plivo,
  plunk,
  polar,
  polygonRpc,
  portkey,
  portone,
  postcodesIo,
  postgrid,
  posthog,
  postman,
  postmark,
  powerPlatform,
  prefectCloud,
  printful,
  printify,
  prisma,
  prismic,
  privy,
  productHunt,
  productboard,
  promptlayer,
  propelauth,
  pubDev,
  pubnub,
  pulumi,
  pusher,
  pushover,
  pushwoosh,
  pypiRegistry,
  qdrant,
  qualtrics,
  quay,
  quickbooks,
  quicknode,
  radar,
  ragie,
  railway,
  ramp,
  rapid7,
  rapidapi,
  rapyd,
  ravelin,
  raygun,
  razorpay,
  readmeCom,
  recaptcha,
  recurly,
  reddit,
  redisCloud,
  reducto,
  reka,
  remote,
  removeBg,
  render,
  replicate,
  resemble,
  resend,
  retell,
  revAi,
  revenuecat,
  ringcentral,
  riotGames,
  rippling,
  riskified,
  roblox,
  rocketreach,
  rollbar,
  rootly,
  rubygems,
  rudderstack,
  runpod,
  runway,
  rutter,
  salesforce,
  salesloft,
  sambanova,
  sanity,
  sardine,
  sauceLabs,
  scalekit,
  scaleway,
  schematic,
  schwab,
  scoutApm,
  scraperapi,
  scrapingbee,
  screenshotone,
  secureframe,
  segment,
  semaphore,
  semgrep,
  semrush,
  sendbird,
  sendcloud,
  sendgrid,
  sendpulse,
  sentry,
  seon,
  serpapi,
  serper,
  servicenow,
  shipbob,
  shipengine,
  shippo,
  shipstation,
  shodan,
  shopify,
  shorebird,
  shortcut,
  shutterstock,
  sift,
  sigma,
  signalwire,
  signifyd,
  signnow,
  signozCloud,
  siliconflow,
  simpleAnalytics,
  sinch,
  singlestore,
  singular,
  skylight,
  skyscanner,
  slack,
  smartlead,
  smartling,
  smartlook,
  smartrecruiters,
  smartsheet,
  smarty,
  smtp2go,
  snapchat,
  snov,
  snowflake,
  snyk,
  socketDev,
  socketlabs,
  socure,
  sonarcloud,
  soundcloud,
  sourcegraph,
  sparkpost,
  speechmatics,
  split,
  splunk,
  splunkOnCall,
  spoonacular,
  sportradar,
  spotify,
  squadcast,
  square,
  squarespace,
  stability,
  stackAuth,
  stadiaMaps,
  statsig,
  statuscake,
  statuspage,
  steam,
  steel,
  stigg,
  stitch,
  storj,
  storyblok,
  strapiCloud,
  strava,
  stream,
  stripe,
  stytch,
  sumologic,
  sumsub,
  sumup,
  supabase,
  supermemory,
  superwall,
  surveymonkey,
  svix,
  swell,
  synthesia,
  tailscale,
  tally,
  tango,
  tavily,
  tavus,
  tawk,
  taxjar,
  telegram,
  telemetrydeck,
  teleport,
  teller,
  telnyx,
  temporal,
  tenable,
  tencentCloud,
  tenderly,
  terra,
  textmagic,
  theGraph,
  thinkific,
  thirdweb,
  ticketmaster,
  tigris,
  tiingo,
  tiktok,
  tink,
  tinybird,
  tipalti,
  tmdb,
  toast,
  todoist,
  together,
  toggl,
  tomorrowIo,
  tomtom,
  tossPayments,
  traceloop,
  transak,
  transifex,
  transloadit,
  travisCi,
  tray,
  treasuryPrime,
  trello,
  tremendous,
  triggerDev,
  truelayer,
  trulioo,
  truora,
  turbopuffer,
  turnkey,
  turso,
  twelveData,
  twilio,
  twitch,
  typeform,
  typesense,
  uber,
  unifiedTo,
  unit,
  unity,
  unkey,
  unleash,
  unpkg,
  unsplash,
  unstructured,
  uploadcare,
  uploadthing,
  ups,
  upstage,
  upstash,
  uptimerobot,
  uptrace,
  urlbox,
  urlscan,
  usCensus,
  userflow,
  uservoice,
  usps,
  vanta,
  vapi,
  vastAi,
  vatcomply,
  vatstack,
  vectara,
  veracode,
  vercel,
  veriff,
  vero,
  viber,
  vimeo,
  virustotal,
  visualCrossing,
  visualStudioMarketplace,
  volcengine,
  vonage,
  voyage,
  vultr,
  vwo,
  walmartMarketplace,
  wandb,
  wasabi,
  weatherapi,
  weatherbit,
  weaviate,
  webex,
  webflow,
  what3words,
  whereby,
  wikimedia,
  wise,
  wistia,
  withings,
  wix,
  wolfram,
  wordpressCom,
  workable,
  workato,
  workday,
  workos,
  worldpay,
  wpEngine,
  wrike,
  writer,
  xTwitter,
  xai,
  xata,
  xendit,
  xero,
  yandexCloud,
  yapily,
  yelp,
  yoti,
  yotpo,
  yousign,
  youtube,
  yubico,
  zapier,
  zendesk,
  zenrows,
  zep,
  zerobounce,
  zerotier,
  zhipu,
  zilliz,
  zitadelCloud,
  zoho,
  zoom,
  zoominfo,
  zulipCloud,
  zuora,
];
