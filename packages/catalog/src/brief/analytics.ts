/** Vendors of the category `analytics` in one line each; see `brief-vendors.ts`. */
export const analytics = `
    ABsmartly | *.absmartly.io *.absmartly.com | npm:@absmartly/javascript-sdk pypi:absmartly gem:absmartly-sdk composer:absmartly/php-sdk | | segment
    Accoil | in.accoil.com *.accoil.com | | | rudder segment
    Aggregations.io | ingest.aggregations.io *.aggregations.io | | | segment
    Altertable | api.altertable.ai *.altertable.ai | pypi:altertable pypi:altertable-flightsql#C pypi:altertable-lakehouse#C | | segment
    Appfigures | api.appfigures.com *.appfigures.com | |  | meltano
    AppFit | api.appfit.io *.appfit.io | | | segment
    AppMetrica | *.appmetrica.yandex.com *.appmetrica.yandex.net | npm:@appmetrica/react-native-analytics pub:appmetrica_plugin cocoapods:AppMetricaAnalytics cocoapods:YandexMobileMetrica maven:io.appmetrica.analytics maven:com.yandex.android:mobmetricalib cocoapods:YandexMobileMetricaPush cocoapods:AppMetricaPush cocoapods:AppMetricaCore pub:appmetrica_push_plugin#C cocoapods:AppMetricaCrashes#C cocoapods:AppMetricaAdSupport#C swift:github.com/appmetrica/push-sdk-ios#C cocoapods:AppMetricaPushLazy cocoapods:AppMetricaScreenshot cocoapods:AppMetricaLibraryAdapter pub:appmetrica_*
    Apptentive | api.apptentive.com *.apptentive.com | npm:apptentive-react-native cocoapods:ApptentiveKit swift:github.com/apptentive/apptentive-kit-ios cocoapods:apptentive-ios cocoapods:Apptentive#C maven:com.apptentive | | https://github.com/apptentive/apptentive-react-native
    Apptimize | *.apptimize.com | cocoapods:Apptimize swift:github.com/urbanairship/apptimize-ios-kit pypi:apptimize | | https://github.com/urbanairship/apptimize-ios-kit
    Aptabase | eu.aptabase.com us.aptabase.com *.aptabase.com | npm:@aptabase/web npm:@aptabase/react npm:@aptabase/react-native npm:@aptabase/electron npm:@aptabase/tauri npm:@aptabase/angular pub:aptabase_flutter nuget:Aptabase.Maui cargo:tauri-plugin-aptabase pypi:aptabase#C
    AT Internet | api.atinternet.io *.atinternet-solutions.com *.atinternet.io | cocoapods:ATInternet-Apple-SDK#C |  | meltano
    Attribution App | track.attributionapp.com *.attributionapp.com | | | rudder segment
    Avo | api.avo.app *.avo.app | npm:avo-inspector npm:node-avo-inspector npm:avo#G maven:app.avo cocoapods:AvoInspector npm:react-native-avo-inspector | | segment
    Backtrace | submit.backtrace.io *.backtrace.io | cocoapods:Backtrace | | https://docs.saucelabs.com/error-reporting
    Baidu Translate | fanyi-api.baidu.com | | | dify
    bitdrift | api.bitdrift.io *.bitdrift.io | maven:io.bitdrift:capture swift:github.com/bitdriftlabs/capture-sdk swift:github.com/bitdriftlabs/capture-ios#C maven:io.bitdrift | | https://github.com/bitdriftlabs/capture-sdk
    Bloomreach | *.exponea.com *.bloomreach.com *.brxcdn.com *.brsrvr.com *.dxpapi.com *.brcdn.com *.brsvr.com | npm:react-native-exponea-sdk npm:@bloomreach/spa-sdk npm:@bloomreach/react-sdk pub:exponea cocoapods:ExponeaSDK maven:com.exponea.sdk npm:@bloomreach/discovery-web-sdk npm:@bloomreach/ng-sdk npm:@bloomreach/vue-sdk cocoapods:ExponeaSDK-Notifications cocoapods:exponea swift:github.com/exponea/exponea-ios-sdk | https://status.bloomreach.com
    Brandwatch | *.brandwatch.com
    Bugly | *.bugly.qq.com | cocoapods:Bugly pub:flutter_bugly#C gem:fastlane-plugin-bugly#G gem:fastlane-plugin-upload_to_bugly#G gem:fastlane-plugin-upload_dsym_to_bugly#G cocoapods:BuglyPro#C maven:com.tencent.bugly | | https://bugly.qq.com/docs
    Bugsee | api.bugsee.com *.bugsee.com | cocoapods:Bugsee gem:fastlane-plugin-bugsee#G maven:com.bugsee | | https://docs.bugsee.com
    BugSplat | *.bugsplat.com | npm:@bugsplat/js-api-client cocoapods:BugSplat swift:github.com/BugSplat-Git/bugsplat-apple#C | | https://docs.bugsplat.com
    Callibri | api.callibri.ru *.callibri.ru
    Calliper | *.getcalliper.com | | | segment
    CallMiner | *.callminer.com *.callminer.net | |  | meltano
    Calltouch | api.calltouch.ru *.calltouch.ru
    Canvas App | *.canvasapp.com | | | segment
    Chartbeat | *.chartbeat.com *.chartbeat.net | cocoapods:Chartbeat maven:com.chartbeat.androidsdk | https://status.chartbeat.com
    ClickMeter | apiv2.clickmeter.com *.clickmeter.com | | | openapis
    Clicky | api.clicky.com in.getclicky.com static.getclicky.com *.clicky.com *.getclicky.com *.staticstuff.net | pypi:pyclicky#C
    Confidence | resolver.confidence.dev events.confidence.dev *.confidence.dev | swift:github.com/spotify/confidence-sdk-swift | | https://github.com/spotify/confidence-sdk-swift
    Contentsquare | *.contentsquare.com *.contentsquare.net | npm:@contentsquare/react-native-bridge npm:@contentsquare/tag-sdk cocoapods:CS_iOS_SDK cocoapods:ContentsquareSDK maven:com.contentsquare.android pub:contentsquare swift:github.com/ContentSquare/apple-sdk cocoapods:ContentsquareBridgeModule swift:github.com/contentsquare/cs_ios_sdk npm:@contentsquare/react-native-autocapture maven:com.contentsquare.error.analysis.network#G | https://status.contentsquare.com
    Convert Experiences | *.convertexperiments.com api.convert.com | pypi:convert-python-sdk#C
    Countly | *.count.ly | npm:countly-sdk-web#B npm:countly-sdk-nodejs#B npm:countly-sdk-react-native-bridge#B pub:countly_flutter#B cocoapods:Countly#B maven:ly.count.android#B
    Crazy Egg | script.crazyegg.com *.crazyegg.com
    Custify | api.custify.com *.custify.com | | | rudder
    Dashbot | tracker.dashbot.io *.dashbot.io | npm:dashbot | | https://www.dashbot.io/docs
    data.ai | *.data.ai *.appannie.com
    Databox | push.databox.com *.databox.com | npm:databox | https://status.databox.com | kingfisher power trufflehog
    Databuddy | *.databuddy.cc | npm:@databuddy/sdk
    DataFast | datafa.st *.datafa.st | | | https://github.com/gitroomhq/postiz-app
    Dittofeed | app.dittofeed.com dittofeed.com *.dittofeed.com | npm:@dittofeed/sdk-node#B npm:@dittofeed/sdk-web#B npm:@dittofeed/sdk-js-base | | https://docs.dittofeed.com
    Dreamdata | *.dreamdata.io
    Easy Insight | www.easy-insight.com *.easy-insight.com | | | trufflehog
    Factors.ai | api.factors.ai *.factors.ai | npm:factorsai#C | | rudder
    Faros AI | prod.api.faros.ai *.faros.ai
    Freshpaint | *.perfalytics.com *.freshpaint.io *.freshpaint-cdn.com
    GameAnalytics | api.gameanalytics.com *.gameanalytics.com | npm:gameanalytics cocoapods:GA-SDK-IOS swift:github.com/GameAnalytics/GA-SDK-IOS#C | | https://docs.gameanalytics.com
    Geckoboard | api.geckoboard.com *.geckoboard.com | npm:geckoboard npm:geckoboard-push#C | https://geckoboard.statuspage.io | kingfisher trufflehog
    Glassbox | *.glassboxdigital.io *.glassbox.com *.glassboxcdn.com | cocoapods:Glassbox#C
    GoatCounter | *.goatcounter.com
    GrowingIO | api.growingio.com *.growingio.com | cocoapods:GrowingAnalytics cocoapods:GrowingAnalytics-cdp cocoapods:GrowingAnalytics-upgrade cocoapods:GrowingTouchKit cocoapods:GrowingAutoTrackKit cocoapods:GrowingIO cocoapods:GrowingCoreKit cocoapods:GrowingPublicHeader maven:com.growingio.android.autotracker#G | | https://docs.growingio.com
    Hackle | sdk.hackle.io event.hackle.io monitoring.hackle.io *.hackle.io | npm:@hackler/javascript-sdk npm:@hackler/react-native-sdk npm:@hackler/react-sdk cocoapods:Hackle | | https://docs.hackle.io
    HappyOrNot | feedback.happy-or-not.com *.happy-or-not.com | | | https://www.happy-or-not.com
    HockeyStack | *.hockeystack.com
    Indicative | api.indicative.com *.indicative.com | | | rudder
    Insights.io | getinsights.io *.getinsights.io | npm:insights-js#C
    Inspectlet | cdn.inspectlet.com *.inspectlet.com
    Instrumental | collector.instrumentalapp.com *.instrumentalapp.com | hex:instrumental#C gem:instrumental_agent | | https://instrumentalapp.com
    Invoca | *.invoca.net *.invoca.com *.invocacdn.com *.dialogtech.com | | | meltano
    Jitsu | *.jitsu.com | npm:@jitsu/js#B npm:@jitsu/sdk-js#B npm:@jitsu/nextjs#B npm:@jitsu/jitsu-react#B
    June | api.june.so *.june.so | npm:@june-so/analytics-next pypi:june-analytics-python | | rudder segment
    Keen | api.keen.io *.keen.io | npm:keen-core npm:keen-tracking npm:keen-analysis npm:keen-js pypi:keen gem:keen npm:keen.io npm:keen-dataviz npm:@keen.io/query hex:keenex#C cocoapods:KeenClient | https://status.keen.io | rudder trufflehog
    Klime | i.klime.com *.klime.com | npm:@klime/browser pypi:klime#C | | segment
    Localytics | *.localytics.com | cocoapods:Localytics swift:github.com/localytics/Localytics-swiftpm maven:com.localytics.android:library cocoapods:Segment-Localytics#C maven:com.localytics.android
    Loglib | api.loglib.io loglib.io *.loglib.io | npm:@loglib/tracker
    LogSnag | api.logsnag.com *.logsnag.com | npm:logsnag npm:@logsnag/node npm:@logsnag/next npm:@logsnag/react pypi:logsnag
    Looker | *.looker.com | pypi:airbyte-source-looker#C pypi:dagster-looker#C pypi:tap-looker#C pypi:looker-sdk#B npm:@looker/sdk#B npm:@looker/sdk-node#B pypi:tap-lookml#C npm:@looker/embed-sdk#B npm:looker-sdk#C pypi:shipyard-looker#C pypi:lookerdf#C pypi:looker-ingestion#C npm:@looker/sdk-rtl npm:@looker/extension-sdk terraform:devoteamgcloud/looker#G | | nango
    Lucky Orange | *.luckyorange.com *.luckyorange.net
    Luzmo | api.luzmo.com *.luzmo.com | npm:@luzmo/embed npm:@luzmo/nodejs-sdk npm:@luzmo/react-embed pypi:luzmo-sdk
    Lytics | *.lytics.io
    Mantle | appapi.heymantle.com *.heymantle.com | npm:@heymantle/react npm:@heymantle/client | | segment
    Matomo Cloud | *.matomo.cloud | npm:matomo-tracker#B npm:@datapunt/matomo-tracker-react#B composer:drupal/matomo#B cocoapods:MatomoTracker#B pub:matomo_tracker#B swift:github.com/matomo-org/matomo-sdk-ios#B npm:@datapunt/matomo-tracker-js#B | https://status.matomo.cloud
    Maze | *.maze.co | | https://status.maze.co | csp
    Meltwater | api.meltwater.com *.meltwater.com
    Metabase Cloud | *.metabaseapp.com | | https://status.metabase.com | nango
    MobTech | *.mob.com | cocoapods:mob_sharesdk cocoapods:mob_linksdk cocoapods:mob_paysdk cocoapods:SMSSDK maven:com.mob.sdk#G | | https://www.mob.com/wiki
    Mode | app.mode.com *.mode.com |  | https://status.modeanalytics.com
    Mouseflow | *.mouseflow.com | npm:mouseflow#C npm:react-mouseflow#C
    NPAW | *.npaw.com *.youbora.com *.youborafds01.com | cocoapods:YouboraLib cocoapods:YouboraConfigUtils cocoapods:YouboraAVPlayerAdapter cocoapods:NpawPlugin maven:com.nicepeopleatwork maven:com.npaw | | https://documentation.npaw.com
    Omni Analytics | *.omniapp.co | | | nango
    OpenReplay | api.openreplay.com *.openreplay.com | npm:@openreplay/tracker#B
    Parse.ly | api.parsely.com *.parsely.com | cocoapods:ParselyAnalytics#C | https://status.parsely.com
    Piano | *.piano.io *.tinypass.com *.aticdn.net *.ati-host.net *.xiti.com | npm:piano-analytics-js cocoapods:PianoAnalytics maven:io.piano cocoapods:PianoComposer cocoapods:PianoOAuth cocoapods:PianoTokenService cocoapods:PianoCommon cocoapods:PianoC1X cocoapods:CxenseSDK pypi:piano-analytics-client#C
    Pirsch | *.pirsch.io | npm:pirsch-sdk
    PlayerZero | *.playerzero.app | | | segment
    Polytomic | *.polytomic.com | pypi:polytomic pypi:dagster-polytomic#C npm:polytomic | https://status.polytomic.com
    PriceLabs | *.pricelabs.co
    Qlik Cloud | *.qlikcloud.com | | https://status.qlikcloud.com
    Quantum Metric | *.quantummetric.com
    Raindrop AI | api.raindrop.ai *.raindrop.ai | pypi:raindrop-ai npm:raindrop-ai | | nango
    Reo.Dev | *.reo.dev | npm:reodotdev
    RJMetrics | connect.rjmetrics.com *.rjmetrics.com | |  | meltano
    Roistat | cloud.roistat.com *.roistat.com
    Rybbit | app.rybbit.io *.rybbit.io | npm:@rybbit/js#B npm:@rybbit/node
    Searchmetrics | api.searchmetrics.com *.searchmetrics.com | |  | meltano
    Seline | cdn.seline.com api.seline.com *.seline.com *.seline.so | npm:@seline-analytics/web
    Sematext | logsene-receiver.sematext.com logsene-receiver.eu.sematext.com spm-receiver.sematext.com spm-receiver.eu.sematext.com *.sematext.com | npm:sematext-agent-express npm:winston-logsene#C npm:logsene-js npm:spm-agent npm:spm-agent-nodejs docker:sematext/agent#G docker:sematext/logagent#G docker:sematext/vector#G terraform:sematext/sematext#G generic:helm/sematext-agent#G generic:helm/cdn.sematext.com/*#G | https://status.sematext.com | vector
    Sensor Tower | *.sensortower.com
    Sensors Data | *.sensorsdata.cn | npm:sa-sdk-javascript#B npm:sa-sdk-miniprogram pypi:pysensorsdata#C cocoapods:SensorsAnalyticsSDK pub:sensors_analytics_flutter_plugin maven:com.sensorsdata.analytics.android:SensorsAnalyticsSDK cocoapods:SensorsABTesting cocoapods:SensorsFocus maven:com.sensorsdata.analytics.android#G
    Simple Analytics Web | *.simpleanalytics.com |  | https://status.simpleanalytics.com
    Snowplow | *.snplow.net *.snowplow.io console.snowplowanalytics.com *.snowplowanalytics.com | npm:@snowplow/browser-tracker#B npm:@snowplow/node-tracker#B npm:snowplow-tracker#B npm:@snowplow/react-native-tracker#B pypi:snowplow-tracker#B gem:snowplow-tracker#B composer:snowplow/snowplow-tracker#B maven:com.snowplowanalytics:snowplow-java-tracker#B maven:com.snowplowanalytics:snowplow-android-tracker#B golang:github.com/snowplow/snowplow-golang-tracker#B nuget:Snowplow.Tracker#B cargo:snowplow_tracker#B pub:snowplow_tracker#B cocoapods:SnowplowTracker#B swift:github.com/snowplow/snowplow-objc-tracker#B swift:github.com/snowplow/snowplow-ios-tracker npm:@snowplow/browser-tracker-core#B pypi:snowplow-signals | https://status.snowplow.io
    SpeedCurve | lux.speedcurve.com cdn.speedcurve.com *.speedcurve.com | npm:speedcurve githubactions:SPEEDCURVE-METRICS/*#G docker:speedcurve/*#G
    Sprinklr | *.sprinklr.com |  | https://status.sprinklr.com
    StatCounter | api.statcounter.com *.statcounter.com
    StoreTraffic | *.storetraffic.com | |  | meltano
    Stormly | *.stormly.com | | | rudder
    Swetrix | api.swetrix.com *.swetrix.com | npm:swetrix#B | | https://docs.swetrix.com
    Swrve | *.swrve.com | maven:com.swrve.sdk.android:swrve-firebase cocoapods:SwrveSDK cocoapods:Swrve-mParticle cocoapods:Swrve#C cocoapods:SwrveGeoSDK#C maven:com.swrve.sdk.android | | https://docs.swrve.com
    Tableau Cloud | *.online.tableau.com | pypi:tableauserverclient#B pypi:tabcmd#G pypi:tableau-api-lib#B npm:@tableau/embedding-api#B npm:@tableau/embedding-api-react#B pypi:apache-airflow-providers-tableau#C | | nango
    TalkingData | *.talkingdata.com *.talkingdata.net *.xdrig.com | cocoapods:TalkingData cocoapods:TalkingDataAppAnalytics cocoapods:TalkingDataSDK-AppAnalytics cocoapods:TalkingData-Analytics#C | | https://doc.talkingdata.com
    Taplytics | api.taplytics.com *.taplytics.com | cocoapods:Taplytics cocoapods:Segment-Taplytics#C | | https://docs.taplytics.com
    Tealium | *.tealiumiq.com *.tealium.com *.tiqcdn.com | npm:tealium-react-native pub:tealium cocoapods:tealium-swift maven:com.tealium pub:tealium_adobevisitor pub:tealium_braze pub:tealium_firebase pub:tealium_moments_api cocoapods:TealiumAdobeVisitorAPI cocoapods:TealiumBraze cocoapods:TealiumFirebase cocoapods:tealium cocoapods:tealium_adobevisitor cocoapods:tealium_braze cocoapods:tealium_firebase cocoapods:tealium_moments_api cocoapods:TealiumIOS#C cocoapods:TealiumAdjust#C swift:github.com/Tealium/tealium-ios-adjust-remote-command#C swift:github.com/Tealium/tealium-ios-firebase-remote-command#C swift:github.com/tealium/tealium-ios-* | https://status.tealium.com
    Tenjin | *.tenjin.com *.tenjin.io | cocoapods:TenjinSDK maven:com.tenjin npm:react-native-tenjin pub:tenjin_plugin
    ThinkingData | *.thinkingdata.cn *.thinkingdata.io | cocoapods:ThinkingSDK pub:thinking_analytics cocoapods:TAThirdParty cocoapods:ThinkingDataCore cocoapods:ThinkDataSDK | | https://docs.thinkingdata.cn
    ThoughtSpot | *.thoughtspot.cloud *.thoughtspot.com | npm:@thoughtspot/visual-embed-sdk#B npm:@thoughtspot/rest-api-sdk#B npm:@thoughtspot/ts-chart-sdk
    Toplyne | *.toplyne.io | | | segment
    Totango | api.totango.com *.totango.com | pypi:tap-totango#C pypi:totango#C | https://status.totango.com | meltano
    Trackingplan | *.trackingplan.com
    TrackJS | *.trackjs.com | npm:trackjs npm:trackjs-node nuget:TrackJS npm:trackjs-nextjs | | csp
    Treasure Data | *.treasuredata.com | npm:td-js-sdk pypi:td-client pypi:pytd gem:td-client gem:fluent-plugin-td composer:treasure-data/td-client | https://status.treasure.ai
    TVSquared | *.tvsquared.com | |  | meltano
    Umami Cloud | *.umami.is | npm:@umami/api-client#B npm:@umami/node#B npm:nuxt-umami#B npm:next-umami#B composer:drupal/umami_analytics#B
    Umeng | msgapi.umeng.com ulogs.umeng.com utoken.umeng.com *.umeng.com *.umengcloud.com | cocoapods:UMCommon cocoapods:UMPush cocoapods:UMCCommon pub:umeng_common_sdk pub:umeng_push_sdk cocoapods:UMDevice cocoapods:UMShare cocoapods:UMAPM cocoapods:UMCAnalytics cocoapods:UMCSecurityPlugins cocoapods:UMCShare cocoapods:UMengAnalytics cocoapods:UMengAnalytics-NO-IDFA pub:umeng_analytics_plugin#C cocoapods:UMVerify cocoapods:UMLink cocoapods:UMCPush maven:com.umeng.umsdk maven:com.umeng.sdk maven:com.umeng.analytics | | https://developer.umeng.com
    Usermaven | *.usermaven.com | npm:@usermaven/sdk-js npm:@usermaven/react npm:@usermaven/nextjs npm:@usermaven/vue | | segment
    UserMotion | *.usermotion.com | | | segment
    Userpilot | *.userpilot.io *.userpilot.com | npm:userpilot cocoapods:Userpilot swift:github.com/userpilot/ios-sdk#C maven:com.userpilot | | rudder segment
    UserTesting | *.usertesting.com
    UXCam | *.uxcam.com api.uxcam.com verify.uxcam.com | npm:react-native-ux-cam#C cocoapods:UXCam swift:github.com/uxcam/ios-sdk pub:flutter_uxcam swift:github.com/uxcam/uxcam-ios-sdk maven:com.uxcam | | https://github.com/uxcam
    Vemetric | hub.vemetric.com *.vemetric.com | npm:@vemetric/node#B npm:@vemetric/react#B npm:@vemetric/web#B pypi:vemetric | | https://vemetric.com/docs
    Wiredash | api.wiredash.io *.wiredash.io *.wiredash.com | pub:wiredash | | https://docs.wiredash.com
    WishKit | *.wishkit.io | swift:github.com/wishkit/wishkit-ios
    Woopra | www.woopra.com *.woopra.com | npm:woopra gem:woopra pypi:woopra | https://status.woopra.com | rudder
    Yandex Disk | cloud-api.yandex.net cloud-api.yandex.com | pypi:yndx-disk#C composer:arhitector/yandex#C
    Yandex Metrica | api-metrica.yandex.com api-metrica.yandex.net api-metrika.yandex.net api-metrika.yandex.ru mc.yandex.ru | pypi:airbyte-source-yandex-metrica#C npm:next-yandex-metrica#C pypi:airflow-provider-yandex-admetrica#C
`;
