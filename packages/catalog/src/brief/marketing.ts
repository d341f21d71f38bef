/** Vendors of the category `marketing` in one line each; see `brief-vendors.ts`. */
export const marketing = `
    Aampe | *.aampe.com | | | segment
    AccuRanker | app.accuranker.com *.accuranker.com
    Acoustic | *.goacoustic.com *.acoustic.com | | https://status.goacoustic.com | segment
    Act-On | restapi.actonsoftware.com *.actonsoftware.com | | | grant
    Actable | api.converscience.com | | | segment
    ActiveTrail | *.activetrail.com
    Acumbamail | acumbamail.com *.acumbamail.com | | https://status.acumbamail.com | w6w
    Agorapulse | api.agorapulse.com *.agorapulse.com
    Airbridge | *.airbridge.io | npm:airbridge-web-sdk-loader npm:airbridge-react-native-sdk cocoapods:AirBridge pub:airbridge_flutter_sdk maven:io.airbridge:sdk-android cocoapods:Airbridge#C cocoapods:airbridge-ios-sdk#C swift:github.com/ab180/airbridge-ios-sdk-deployment#C maven:io.airbridge | https://status.airbridge.io
    Alchemer | restapi.surveygizmo.com restapi.surveygizmo.eu *.surveygizmo.com api.alchemer.com *.alchemer.com | | | csp grant
    Amperity | *.amperity.com
    Annex Cloud | *.annexcloud.com
    Antavo | *.antavo.com | | | segment
    AppFollow | api.appfollow.io *.appfollow.io | pypi:airbyte-source-appfollow#C npm:appfollow-api#C | | kingfisher trufflehog
    AskNicely | *.asknice.ly *.asknicely.com | |  | meltano
    Autopilot Ortto | *.ap3api.com *.ortto.com *.ortto.app api2.autopilothq.com *.autopilothq.com | pypi:tap-autopilot#C | | kingfisher rudder trufflehog
    Awario | api.awario.com *.awario.com
    AWeber | api.aweber.com auth.aweber.com *.aweber.com | composer:socialiteproviders/aweber#C | https://status.aweber.com | grant
    Axeptio | client.axept.io api.axept.io static.axept.io *.axept.io *.axeptio.eu | npm:@axeptio/react-native-sdk cocoapods:AxeptioSDK cocoapods:AxeptioIOSSDK cocoapods:AxeptioTCFSDK | | https://support.axeptio.eu
    Ayrshare | app.ayrshare.com api.ayrshare.com *.ayrshare.com | npm:social-post-api | | kingfisher trufflehog
    Bazaarvoice | *.bazaarvoice.com | cocoapods:BVSDK | https://status.bazaarvoice.com
    Beamer | api.getbeamer.com *.getbeamer.com | | | kingfisher trufflehog
    Beefree | auth.getbee.io api.getbee.io *.getbee.io *.beefree.io | npm:@beefree.io/sdk
    Benchmark Email | clientapi.benchmarkemail.com *.benchmarkemail.com
    Bing Webmaster Tools | ssl.bing.com www.bing.com | pypi:bing-webmaster-tools#C | | dify dlt nango sim
    Bluecore | api.bluecore.app *.bluecore.app *.bluecore.com | | | rudder
    Bluedot | *.bluedot.io | pub:bluedot_point_sdk#C swift:github.com/Bluedot-Innovation/PointSDK-iOS#C cocoapods:BluedotPointSDK maven:au.com.bluedot
    Blueshift | api.getblueshift.com api.eu.getblueshift.com *.getblueshift.com | pub:blueshift_plugin cocoapods:BlueShift-iOS-SDK maven:com.blueshift | | rudder
    BombBomb | api.bombbomb.com *.bombbomb.com | | | kingfisher trufflehog
    Bouncer | api.usebouncer.com *.usebouncer.com | | | https://docs.usebouncer.com
    Brand24 | api-data.brand24.com *.brand24.com
    BrightEdge | api.brightedge.com *.brightedge.com
    Bronto | api.bronto.com *.bronto.com | |  | meltano
    Buffer | api.buffer.com *.buffer.com api.bufferapp.com *.bufferapp.com | composer:socialiteproviders/buffer#C composer:tgallice/oauth2-buffer#C npm:buffer-node#C nuget:AspNet.Security.OAuth.Buffer#C nuget:Owin.Security.Providers.Buffer#C | https://status.buffer.com | grant nango sim socialite
    CallRail | api.callrail.com *.callrail.com | pypi:airbyte-source-callrail#C | https://status.callrail.com | nango
    CallTrackingMetrics | api.calltrackingmetrics.com *.calltrackingmetrics.com
    Campaigner | *.campaigner.com
    Campayn | *.campayn.com | | | kingfisher trufflehog
    Candu | api.candu.ai *.candu.ai | | | rudder
    Chartboost | api.chartboost.com *.chartboost.com | maven:com.google.ads.mediation:chartboost#C pub:gma_mediation_chartboost cocoapods:AppLovinMediationChartboostAdapter cocoapods:GoogleMobileAdsMediationChartboost cocoapods:ChartboostSDK swift:github.com/googleads/googleads-mobile-ios-mediation-chartboost swift:github.com/chartboost/chartboost-mediation-ios-sdk#C cocoapods:IronSourceChartboostAdapter maven:com.chartboost | | nango
    Chattermill | *.chattermill.com | | | nango
    CleverReach | rest.cleverreach.com *.cleverreach.com | | https://status.cleverreach.com | nango w6w
    CommandBar | api.commandbar.com *.commandbar.com | npm:commandbar
    ConvertFlow | *.convertflow.com *.convertflow.co
    Cordial | *.cordial.com api.cordial.io *.cordial.io | | | segment
    CreatorIQ | apis.creatoriq.com *.creatoriq.com
    Customer Guru | *.customer.guru | | | trufflehog
    Cyberimpact | api.cyberimpact.com *.cyberimpact.com | | | nango
    Dash Social | *.dashhudson.com *.dashsocial.com | |  | meltano
    DashaMail | api.dashamail.com *.dashamail.com *.dashamail.ru
    Delighted | api.delighted.com *.delighted.com | npm:delighted pypi:delighted gem:delighted composer:delighted/delighted maven:com.delighted:delighted pypi:airbyte-source-delighted#C pypi:tap-delighted#C | https://status.delighted.com | kingfisher rudder trufflehog
    Determ | *.mediatoolkit.com *.determ.com
    Dotdigital | r1-api.dotdigital.com r2-api.dotdigital.com r3-api.dotdigital.com *.dotdigital.com *.dotmailer.com | composer:dotdigital/dotdigital-magento2-extension | | power segment trufflehog
    Dynamic Yield | *.dynamicyield.com *.dy-api.com *.dy-api.eu | | | rudder
    E-goi | api.egoiapp.com *.egoiapp.com *.e-goi.com | | | power
    Ecomail | api2.ecomailapp.cz *.ecomailapp.cz *.ecomail.app
    Eloqua | *.eloqua.com *.en25.com | pypi:tap-eloqua#C npm:eloqua#C
    Emailable | api.emailable.com *.emailable.com | pypi:emailable npm:emailable gem:emailable composer:emailable/emailable | https://status.emailable.com
    EmailListVerify | apps.emaillistverify.com api.emaillistverify.com *.emaillistverify.com | | | https://api.emaillistverify.com
    Emarsys | api.emarsys.net auth.emarsys.net *.emarsys.net *.emarsys.com *.scarabresearch.com | pub:emarsys_sdk cocoapods:EmarsysSDK maven:com.emarsys composer:snowcap/emarsys#C pypi:tap-emarsys#C cocoapods:EmarsysNotificationService#C | https://trust.emarsys.com | nango rudder segment
    Emelia | graphql.emelia.io *.emelia.io | | | n8n
    emfluence | api.emailer.emfluence.com *.emfluence.com | | | power
    Encharge | api.encharge.io *.encharge.io | | | segment
    Engage.so | api.engage.so *.engage.so | | | rudder
    Everwebinar | *.everwebinar.com
    ExpertSender | api.esv2.com api2.esv2.com api3.esv2.com api4.esv2.com api5.esv2.com *.esv2.com *.expertsender.com *.ecdp.app
    Falconide | api.falconide.com *.falconide.com
    Feedback Fish | api.feedback.fish *.feedback.fish | npm:@feedback-fish/react
    Feedier | api.feedier.com *.feedier.com | | | kingfisher trufflehog
    Feefo | api.feefo.com *.feefo.com | |  | meltano
    Flodesk | api.flodesk.com *.flodesk.com | | | https://developers.flodesk.com
    FreshMail | api.freshmail.com *.freshmail.com *.freshmail.io *.freshmail.pl
    GameBall | api.gameball.co *.gameball.co | | | segment
    GetGist | api.getgist.com *.getgist.com | | | kingfisher trufflehog
    Gleam | *.gleam.io
    HelpHero | app.helphero.co *.helphero.co | npm:helphero | | https://docs.helphero.co
    Hootsuite | platform.hootsuite.com *.hootsuite.com |  | https://status.hootsuite.com | grant
    HypeAuditor | hypeauditor.com *.hypeauditor.com
    Hyperengage | api.hyperengage.io *.hyperengage.io | npm:@hyperengage/sdk-js | | segment
    iContact | app.icontact.com api.icontact.com *.icontact.com
    IndexNow | api.indexnow.org *.indexnow.org | npm:indexnow-submit#C pypi:index-now-for-python#C cargo:indexnow-api#C | | https://www.indexnow.org/documentation
    Insider | *.insiderone.com *.useinsider.com *.api.useinsider.com | npm:react-native-insider pub:flutter_insider cocoapods:InsiderMobile maven:com.useinsider cocoapods:InsiderMobileAdvancedNotification | | segment
    Instapage | *.instapage.com
    Inxmail | *.inxmail.com *.inxserver.de *.inxmail-commerce.com | | | https://apidocs.inxmail.com
    Jimo | *.usejimo.com | | | segment
    Keyword Tool | api.keywordtool.io *.keywordtool.io
    Kissmetrics | trk.kissmetrics.com *.kissmetrics.com *.kissmetrics.io | gem:kissmetrics#C gem:km | https://status.kissmetrics.io | rudder
    KlickTipp | api.klicktipp.com *.klicktipp.com | | https://klicktipp-status.com | nango w6w
    Klipfolio | app.klipfolio.com *.klipfolio.com | | | kingfisher nango trufflehog
    Koala | api2.getkoala.com *.getkoala.com | npm:@getkoala/browser | | segment
    Landbot | *.landbot.io |  | https://status.landbot.io
    Later | api.later.com *.later.com
    LeadConduit | *.leadconduit.com
    Leadlovers | llapi.leadlovers.com *.leadlovers.com
    Leadpages | *.leadpages.com *.leadpages.io |  | https://status.leadpages.com
    Letterdrop | *.letterdrop.com | | | power
    LinkDrip | api.linkdrip.com *.linkdrip.com | | | https://github.com/gitroomhq/postiz-app
    Linkinize | *.linkinize.com
    Listrak | api.listrak.com auth.listrak.com *.listrak.com *.listrakbi.com | pypi:tap-listrak#C | | nango segment
    Loox | *.loox.io
    LoyaltyLion | *.loyaltylion.com *.loyaltylion.net | | https://status.loyaltylion.com
    Mailcheck.co | api.mailcheck.co *.mailcheck.co | | | n8n
    MailerCheck | app.mailercheck.com *.mailercheck.com | npm:@mailercheck/mailercheck-js composer:mailercheck/mailercheck-php
    Mailganer | *.mailganer.com
    Mailkit | api.mailkit.eu *.mailkit.eu *.mailkit.com
    Mailmodo | api.mailmodo.com *.mailmodo.com | | | kingfisher rudder trufflehog
    Mailshake | api.mailshake.com *.mailshake.com | pypi:tap-mailshake#C npm:mailshake-node | | meltano
    MailUp | services.mailup.com *.mailup.com | pypi:django-mailupy#C pypi:mailupy#C | | grant
    Mailxpert | *.mailxpert.ch | composer:mailxpert/oauth2-mailxpert#C
    Majestic SEO | api.majestic.com *.majestic.com
    Mangools | api2.mangools.com *.mangools.com
    ManyChat | api.manychat.com *.manychat.com | | https://status.manychat.com
    Mapp | *.mapp.com *.shortest-route.com
    Marigold | *.selligent.com api.sailthru.com *.sailthru.com *.cheetahmail.com *.cheetahdigital.com | pypi:sailthru-client pypi:tap-sailthru#C pypi:tap-selligent#C npm:sailthru-client npm:@selligent-marketing-cloud/selligent-react-native cocoapods:Carnival
    MDirector | api.mdirector.com *.mdirector.com | composer:antevenio/oauth2-mdirector#C
    Medallia | *.medallia.com *.medallia.eu *.kampyle.com *.decibelinsight.net | cocoapods:MedalliaDigitalSDK pub:medallia_digital#C pub:medallia_dxa_flutter | | nango
    Mention | web.mention.com *.mention.com *.mention.net | | | grant
    Metricool | app.metricool.com *.metricool.com
    Metrilo | trk.mtrl.me *.mtrl.me *.metrilo.com | | | kingfisher trufflehog
    Microsoft Advertising | ads.microsoft.com clientcenter.api.bingads.microsoft.com api.bingads.microsoft.com campaign.api.bingads.microsoft.com reporting.api.bingads.microsoft.com *.bingads.microsoft.com bat.bing.com api.ads.microsoft.com | pypi:tap-bing-ads#C pypi:bingads docker:airbyte/source-bing-ads#C pypi:airbyte-source-bing-ads#C | https://status.ads.microsoft.com | nango segment
    Mindbox | api.mindbox.ru api.mindbox.cloud *.mindbox.ru *.mindbox.cloud | cocoapods:Mindbox pub:mindbox npm:mindbox-sdk maven:cloud.mindbox:mobile-sdk pub:mindbox_* | | https://developers.mindbox.ru
    Modash | api.modash.io *.modash.io | | | https://docs.modash.io
    Monetate | *.monetate.net *.monetate.com | | https://monetate.statuspage.io | rudder
    Moosend | api.moosend.com *.moosend.com | pypi:oviond-tap-moosend#C | | kingfisher power trufflehog
    Netcore | *.netcoresmartech.com *.netcorecloud.net | npm:smartech-base-react-native cocoapods:Smartech-iOS-SDK maven:com.netcore.android npm:smartech-push-react-native npm:smartech-reactnative-nudges cocoapods:SmartechAppinbox pub:smartech_base pub:netcore_smartech#C | | novu
    Netmera | restapi.netmera.com sdkapi.netmera.com *.netmera.com *.netmera-web.com | npm:react-native-netmera pub:netmera_flutter_sdk cocoapods:Netmera maven:com.netmera | | https://developer.netmera.com
    Newsletter2Go | api.newsletter2go.com *.newsletter2go.com | | | https://docs.newsletter2go.com
    Nicereply | api.nicereply.com *.nicereply.com | | | kingfisher trufflehog
    Ninetailed | experience.ninetailed.co *.ninetailed.co | npm:@ninetailed/experience.js npm:@ninetailed/experience.js-react npm:@ninetailed/experience.js-next npm:@ninetailed/experience.js-node npm:@ninetailed/experience.js-shared npm:@ninetailed/experience.js-gatsby npm:@ninetailed/experience.js-next-esr npm:@ninetailed/experience.js-plugin-insights | | rudder
    Noticeable | api.noticeable.io *.noticeable.io | | | kingfisher trufflehog
    Okendo | *.okendo.io |  | https://status.okendo.io
    Ometria | api.ometria.com *.ometria.com | | | rudder
    Open Loyalty | *.openloyalty.io *.open-loyalty.com
    OptinMonster | *.optinmonster.com *.optnmnstr.com | | | https://github.com/catarse/catarse
    Ordinal | app.tryordinal.com *.tryordinal.com | | | nango
    Outfunnel | *.outfunnel.com | | | segment
    Pardot | pi.pardot.com *.pardot.com | pypi:airbyte-source-pardot#C pypi:tap-pardot#C pypi:pypardot4#C | https://trust.pardot.com | rudder segment
    Partoo | api.partoo.co *.partoo.co | |  | meltano
    PersistIQ | api.persistiq.com *.persistiq.com | pypi:airbyte-source-persistiq#C |  | rudder
    PhantomBuster | api.phantombuster.com *.phantombuster.com | npm:phantombuster-sdk | https://status.phantombuster.com
    Phyllo | api.getphyllo.com api.sandbox.getphyllo.com api.staging.getphyllo.com *.getphyllo.com *.insightiq.ai | | | https://docs.getphyllo.com
    Podscribe | backend.podscribe.ai *.podscribe.ai *.podscribe.com | | | nango segment
    Postiz | api.postiz.com *.postiz.com | | | https://docs.postiz.com
    PowerReviews | *.powerreviews.com
    Profitwell | api.profitwell.com *.profitwell.com | | | rudder
    ProvenExpert | www.provenexpert.com *.provenexpert.com | | | nango
    Publer | *.publer.io *.publer.com
    Qualaroo | api.qualaroo.com *.qualaroo.com | pypi:airbyte-source-qualaroo#C cocoapods:Qualaroo#C |  | kingfisher trufflehog
    QuickEmailVerification | api.quickemailverification.com | npm:quickemailverification | | https://docs.quickemailverification.com
    Rapidmail | apiv3.emailsys.net *.emailsys.net *.rapidmail.de | composer:rapidmail/rapidmail-apiv3-client-php | | https://developer.rapidmail.wiki
    Raven Tools | api.raventools.com *.raventools.com | | | kingfisher trufflehog
    RD Station | api.rd.services *.rd.services *.rdstation.com | composer:rdstation/oauth2-rdstation#C pypi:rdstationpy#C | https://status.rdstation.com | meltano w6w
    Reacher | api.reacher.email *.reacher.email
    ReachMail | services.reachmail.net *.reachmail.net | | | kingfisher trufflehog
    Rebrandly | api.rebrandly.com *.rebrandly.com | npm:rebrandly#C pypi:rebrandly-official#C | | kingfisher power trufflehog
    Recombee | *.recombee.com | npm:recombee-api-client npm:recombee-js-api-client pypi:recombee-api-client gem:recombee_api_client composer:recombee/php-api-client maven:com.recombee:api-client nuget:Recombee.ApiClient golang:github.com/recombee/go-api-client | | segment
    REES46 | api.rees46.com api.rees46.ru *.rees46.com *.rees46.ru
    Refiner | api.refiner.io *.refiner.io | npm:refiner-js cocoapods:RefinerSDK pub:refiner_flutter | https://status.refiner.io | kingfisher nango rudder trufflehog w6w
    Rehook | api.rehook.ai *.rehook.ai | | | segment
    Related Digital | pushs.euromsg.com *.euromsg.com *.relateddigital.com *.visilabs.net *.visilabs.com | pub:relateddigital_flutter cocoapods:RelatedDigitalIOS#C | | https://docs.relateddigital.com
    Reputation.com | *.reputation.com
    Retently | app.retently.com *.retently.com | |  | meltano
    REVIEWS.io | api.reviews.io api.reviews.co.uk *.reviews.io *.reviews.co.uk | |  | meltano
    RiteKit | api.ritekit.com *.ritekit.com | | | kingfisher trufflehog
    Rockerbox | webhooks.getrockerbox.com *.getrockerbox.com | | | rudder
    SaaSquatch | app.referralsaasquatch.com *.referralsaasquatch.com *.saasquatch.com | npm:@saasquatch/squatch-js pypi:tap-referral-saasquatch#C | | meltano
    SalesWings | *.saleswings.pro *.saleswingsapp.com | | | segment
    Sarbacane | sarbacaneapis.com api.sarbacane.com *.sarbacane.com *.sarbacaneapis.com | | | https://developers.sarbacane.com
    SARE | *.sare25.com *.enewsletter.pl
    SatisMeter | app.satismeter.com *.satismeter.com | pypi:tap-satismeter#C npm:satismeter-loader#C |  | trufflehog
    SE Ranking | api4.seranking.com api.seranking.com *.seranking.com | | | https://seranking.com/api
    SendFox | api.sendfox.com *.sendfox.com | | | power
    Sendible | api.sendible.com *.sendible.com
    Sendsay | api.sendsay.ru *.sendsay.ru | npm:sendsay-api | | https://sendsay.ru/api
    Senja | widget.senja.io *.senja.io
    Serpstat | api.serpstat.com *.serpstat.com | | | https://api-docs.serpstat.com
    Short.io | api.short.io *.short.io | pypi:airbyte-source-shortio#C npm:short.io#C npm:@short.io/client-node pypi:pyshortio#C | https://shortiostatus.com | mcp w6w
    Similarweb | api.similarweb.com *.similarweb.com | | | sim
    Simon Data | *.simondata.com
    SISTRIX | api.sistrix.com *.sistrix.com
    Skimlinks | go.skimresources.com s.skimresources.com *.skimresources.com *.skimapis.com *.skimlinks.com *.skimresources.net
    Smaily | *.sendsmaily.net *.smaily.com | |  | meltano
    Smile.io | *.smile.io
    Smoove | rest.smoove.io *.smoove.io
    Social Blade | matrix.sbapis.com *.sbapis.com *.socialblade.com | npm:socialblade pypi:socialblade | | https://socialblade.com/developers
    Socialinsider | *.socialinsider.io | | | power
    SocialPilot | panel.socialpilot.co *.socialpilot.co | | | grant
    Sovrn Commerce | api.viglink.com cdn.viglink.com *.viglink.com | | | https://developer.sovrn.com
    Sprig | api.sprig.com *.sprig.com | npm:@sprig-technologies/sprig-browser cocoapods:UserLeapKit pub:sprig_flutter_plugin | | rudder segment
    Sprout Social | api.sproutsocial.com *.sproutsocial.com |  | https://status.sproutsocial.com
    SpyFu | *.spyfu.com
    Stamped | *.stamped.io
    StoryChief | api.storychief.io *.storychief.io | | | trufflehog
    Student Beans | connect.studentbeans.com *.studentbeans.com
    SureContact | api.surecontact.com *.surecontact.com | | | nango
    SurveySparrow | api.surveysparrow.com *.surveysparrow.com | pypi:airbyte-source-survey-sparrow#C cocoapods:SurveySparrowSdk#C |  | grant kingfisher segment trufflehog
    Survicate | data-api.survicate.com *.survicate.com | npm:@survicate/react-native-survicate pub:survicate_flutter_sdk cocoapods:Survicate maven:com.survicate npm:@survicate/survicate-web-surveys-wrapper | | kingfisher rudder segment trufflehog
    T.LY | api.t.ly *.t.ly | | | kingfisher trufflehog
    Talkable | www.talkable.com *.talkable.com | |  | meltano
    Talkwalker | api.talkwalker.com *.talkwalker.com | | | https://apidocs.talkwalker.com
    Talon.One | *.talon.one | npm:talon_one composer:talon-one/talon-one-client nuget:TalonOne golang:github.com/talon-one/talon_go gem:talon_one | https://status.talon.one | segment
    TapClicks | api.tapclicks.com *.tapclicks.com | | | nango
    Travelpayouts | engine.hotellook.com *.hotellook.com api.travelpayouts.com *.travelpayouts.com | pypi:avia-api#C | | kingfisher trufflehog
    Trophy | app.trophy.so api.trophy.so *.trophy.so | npm:@trophyso/node pypi:trophy gem:trophy_api_client
    Trustpilot | api.trustpilot.com authenticate.trustpilot.com invitations-api.trustpilot.com *.trustpilot.com | pypi:airbyte-source-trustpilot#C pypi:tap-trustpilot#C composer:dmt-software/oauth2-trustpilot#C npm:trustpilot | https://status.trustpilot.com | grant nango
    Typefully | api.typefully.com *.typefully.com | | | nango
    Uberall | *.uberall.com
    Unbounce | api.unbounce.com *.unbounce.com | | https://status.unbounce.com | grant
    Upload-Post | api.upload-post.com | npm:upload-post | | https://docs.upload-post.com
    Upwave | api.upwave.io *.upwave.io | | | kingfisher trufflehog
    User.com | *.user.com | | | rudder
    UserCheck | api.usercheck.com api.mailcheck.ai *.usercheck.com *.mailcheck.ai | | | https://www.usercheck.com/docs
    Userlist | incoming.userlist.com push.userlist.com *.userlist.com | gem:userlist gem:userlist-rails npm:@userlist/node pypi:userlist-python#C npm:@userlist/push | | rudder
    VBOUT | api.vbout.com *.vbout.com | | | kingfisher trufflehog
    VerticalResponse | vrapi.verticalresponse.com *.verticalresponse.com | | | grant
    Voila Norbert | api.voilanorbert.com *.voilanorbert.com
    Voucherify | api.voucherify.io as1.api.voucherify.io us1.api.voucherify.io *.voucherify.io | npm:@voucherify/sdk npm:voucherify pypi:voucherify gem:voucherify composer:rspective/voucherify npm:voucherify.js#C | https://status.voucherify.io | segment
    Voyage SMS | api.voyagetext.com *.voyagetext.com | | | segment
    WebEngage | api.webengage.com api.in.webengage.com *.webengage.com *.webengage.co | npm:react-native-webengage pub:webengage_flutter cocoapods:WebEngage maven:com.webengage cocoapods:WebEngageBannerPush pub:webengage_inbox_flutter#C cocoapods:WebEngageAppEx#C pub:we_personalization_flutter pub:we_notificationinbox_flutter pub:webengage_* | | rudder
    WhatConverts | app.whatconverts.com *.whatconverts.com | pypi:oviond-tap-whatconverts#C | https://status.whatconverts.com
    Wingify | *.wingify.net | | | segment
    Wiser | *.wiser.com
    Woodpecker | api.woodpecker.co *.woodpecker.co | | https://status.woodpecker.co | power w6w
    Woorise | *.woorise.com
    Wootric | api.wootric.com *.wootric.com | cocoapods:WootricSDK maven:com.wootric pypi:tap-wootric#C |  | rudder
    Yext | *.yextapis.com *.yext.com *.yext-pixel.com *.yextevents.com | npm:@yext/search-core npm:@yext/search-headless-react npm:@yext/analytics npm:@yext/pages#G npm:@yext/search-ui-react npm:@yext/api npm:@yext/answers-core | https://status.yext.com
    Yonoma | *.yonoma.io | pypi:yonoma#C | | segment
    YouAppi | *.youappi.com | | | segment
    Zenloop | api.zenloop.com *.zenloop.com | |  | meltano
    Zeta Global | *.zetaglobal.net
    Zonka Feedback | *.zonkafeedback.com | | | kingfisher trufflehog
`;
