/** Vendors of the category `analytics` in one line each; see `brief-vendors.ts`. */
export const analytics = `
    ABsmartly | *.absmartly.io *.absmartly.com | npm:@absmartly/javascript-sdk pypi:absmartly gem:absmartly-sdk composer:absmartly/php-sdk | | segment
    Accoil | in.accoil.com *.accoil.com | | | rudder segment
    Aggregations.io | ingest.aggregations.io *.aggregations.io | | | segment
    Altertable | api.altertable.ai *.altertable.ai | | | segment
    Appfigures | api.appfigures.com *.appfigures.com | |  | meltano
    AppFit | api.appfit.io *.appfit.io | | | segment
    AppMetrica | *.appmetrica.yandex.com *.appmetrica.yandex.net | npm:@appmetrica/react-native-analytics pub:appmetrica_plugin cocoapods:AppMetricaAnalytics cocoapods:YandexMobileMetrica maven:io.appmetrica.analytics maven:com.yandex.android:mobmetricalib
    Aptabase | eu.aptabase.com us.aptabase.com *.aptabase.com | npm:@aptabase/web npm:@aptabase/react npm:@aptabase/react-native npm:@aptabase/electron npm:@aptabase/tauri npm:@aptabase/angular pub:aptabase_flutter nuget:Aptabase.Maui cargo:tauri-plugin-aptabase
    AT Internet | api.atinternet.io *.atinternet-solutions.com *.atinternet.io | |  | meltano
    Attribution App | track.attributionapp.com *.attributionapp.com | | | rudder segment
    Avo | api.avo.app *.avo.app | npm:avo-inspector npm:node-avo-inspector npm:avo#G maven:app.avo cocoapods:AvoInspector | | segment
    Baidu Translate | fanyi-api.baidu.com | | | dify
    Bloomreach | *.exponea.com *.bloomreach.com *.brxcdn.com *.brsrvr.com *.dxpapi.com *.brcdn.com *.brsvr.com | npm:react-native-exponea-sdk npm:@bloomreach/spa-sdk npm:@bloomreach/react-sdk pub:exponea cocoapods:ExponeaSDK maven:com.exponea.sdk npm:@bloomreach/discovery-web-sdk | https://status.bloomreach.com
    Brandwatch | *.brandwatch.com
    Callibri | api.callibri.ru *.callibri.ru
    Calliper | *.getcalliper.com | | | segment
    CallMiner | *.callminer.com *.callminer.net | |  | meltano
    Calltouch | api.calltouch.ru *.calltouch.ru
    Canvas App | *.canvasapp.com | | | segment
    Chartbeat | *.chartbeat.com *.chartbeat.net | cocoapods:Chartbeat maven:com.chartbeat.androidsdk | https://status.chartbeat.com
    ClickMeter | apiv2.clickmeter.com *.clickmeter.com | | | openapis
    Clicky | api.clicky.com in.getclicky.com static.getclicky.com *.clicky.com *.getclicky.com *.staticstuff.net
    Contentsquare | *.contentsquare.com *.contentsquare.net | npm:@contentsquare/react-native-bridge npm:@contentsquare/tag-sdk cocoapods:CS_iOS_SDK cocoapods:ContentsquareSDK maven:com.contentsquare.android pub:contentsquare swift:github.com/ContentSquare/apple-sdk
    Convert Experiences | *.convertexperiments.com
    Countly | *.count.ly | npm:countly-sdk-web#B npm:countly-sdk-nodejs#B npm:countly-sdk-react-native-bridge#B pub:countly_flutter#B cocoapods:Countly#B maven:ly.count.android#B
    Crazy Egg | script.crazyegg.com *.crazyegg.com
    Custify | api.custify.com *.custify.com | | | rudder
    data.ai | *.data.ai *.appannie.com
    Databox | push.databox.com *.databox.com | npm:databox | https://status.databox.com | kingfisher power trufflehog
    Databuddy | *.databuddy.cc | npm:@databuddy/sdk
    DataFast | datafa.st *.datafa.st | | | https://github.com/gitroomhq/postiz-app
    Dreamdata | *.dreamdata.io
    Easy Insight | www.easy-insight.com *.easy-insight.com | | | trufflehog
    Factors.ai | api.factors.ai *.factors.ai | npm:factorsai#C | | rudder
    Faros AI | prod.api.faros.ai *.faros.ai
    Freshpaint | *.perfalytics.com *.freshpaint.io *.freshpaint-cdn.com
    GameAnalytics | api.gameanalytics.com *.gameanalytics.com | npm:gameanalytics cocoapods:GA-SDK-IOS | | https://docs.gameanalytics.com
    Geckoboard | api.geckoboard.com *.geckoboard.com | npm:geckoboard | https://geckoboard.statuspage.io | kingfisher trufflehog
    Glassbox | *.glassboxdigital.io *.glassbox.com *.glassboxcdn.com
    GoatCounter | *.goatcounter.com
    HockeyStack | *.hockeystack.com
    Indicative | api.indicative.com *.indicative.com | | | rudder
    Insights.io | getinsights.io *.getinsights.io | npm:insights-js#C
    Inspectlet | cdn.inspectlet.com *.inspectlet.com
    Invoca | *.invoca.net *.invoca.com *.invocacdn.com *.dialogtech.com | | | meltano
    Jitsu | *.jitsu.com | npm:@jitsu/js#B npm:@jitsu/sdk-js#B npm:@jitsu/nextjs#B npm:@jitsu/jitsu-react#B
    June | api.june.so *.june.so | npm:@june-so/analytics-next pypi:june-analytics-python | | rudder segment
    Keen | api.keen.io *.keen.io | npm:keen-core npm:keen-tracking npm:keen-analysis npm:keen-js pypi:keen gem:keen | https://status.keen.io | rudder trufflehog
    Klime | i.klime.com *.klime.com | npm:@klime/browser | | segment
    Localytics | *.localytics.com
    Loglib | api.loglib.io loglib.io *.loglib.io | npm:@loglib/tracker
    LogSnag | api.logsnag.com *.logsnag.com | npm:logsnag npm:@logsnag/node npm:@logsnag/next npm:@logsnag/react pypi:logsnag
    Looker | *.looker.com | pypi:airbyte-source-looker#C pypi:dagster-looker#C pypi:tap-looker#C pypi:looker-sdk#B npm:@looker/sdk#B npm:@looker/sdk-node#B pypi:tap-lookml#C npm:@looker/embed-sdk#B npm:looker-sdk#C | | nango
    Lucky Orange | *.luckyorange.com *.luckyorange.net
    Luzmo | api.luzmo.com *.luzmo.com | npm:@luzmo/embed npm:@luzmo/nodejs-sdk npm:@luzmo/react-embed pypi:luzmo-sdk
    Lytics | *.lytics.io
    Mantle | appapi.heymantle.com *.heymantle.com | npm:@heymantle/react | | segment
    Matomo Cloud | *.matomo.cloud | | https://status.matomo.cloud
    Maze | *.maze.co | | https://status.maze.co | csp
    Meltwater | api.meltwater.com *.meltwater.com
    Metabase Cloud | *.metabaseapp.com | | https://status.metabase.com | nango
    Mode | app.mode.com *.mode.com |  | https://status.modeanalytics.com
    Mouseflow | *.mouseflow.com | npm:mouseflow#C
    Omni Analytics | *.omniapp.co | | | nango
    OpenReplay | api.openreplay.com *.openreplay.com | npm:@openreplay/tracker#B
    Parse.ly | api.parsely.com *.parsely.com | | https://status.parsely.com
    Piano | *.piano.io *.tinypass.com *.aticdn.net *.ati-host.net *.xiti.com | npm:piano-analytics-js cocoapods:PianoAnalytics maven:io.piano
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
    Sematext | logsene-receiver.sematext.com logsene-receiver.eu.sematext.com spm-receiver.sematext.com spm-receiver.eu.sematext.com *.sematext.com | npm:sematext-agent-express npm:winston-logsene#C | https://status.sematext.com | vector
    Sensor Tower | *.sensortower.com
    Sensors Data | *.sensorsdata.cn | npm:sa-sdk-javascript#B
    Simple Analytics Web | *.simpleanalytics.com |  | https://status.simpleanalytics.com
    Snowplow | *.snplow.net *.snowplow.io console.snowplowanalytics.com *.snowplowanalytics.com | npm:@snowplow/browser-tracker#B npm:@snowplow/node-tracker#B npm:snowplow-tracker#B npm:@snowplow/react-native-tracker#B pypi:snowplow-tracker#B gem:snowplow-tracker#B composer:snowplow/snowplow-tracker#B maven:com.snowplowanalytics:snowplow-java-tracker#B maven:com.snowplowanalytics:snowplow-android-tracker#B golang:github.com/snowplow/snowplow-golang-tracker#B nuget:Snowplow.Tracker#B cargo:snowplow_tracker#B pub:snowplow_tracker#B cocoapods:SnowplowTracker#B swift:github.com/snowplow/snowplow-objc-tracker#B
    SpeedCurve | lux.speedcurve.com cdn.speedcurve.com *.speedcurve.com | npm:speedcurve
    Sprinklr | *.sprinklr.com |  | https://status.sprinklr.com
    StatCounter | api.statcounter.com *.statcounter.com
    StoreTraffic | *.storetraffic.com | |  | meltano
    Stormly | *.stormly.com | | | rudder
    Tableau Cloud | *.online.tableau.com | pypi:tableauserverclient#B pypi:tabcmd#G pypi:tableau-api-lib#B npm:@tableau/embedding-api#B npm:@tableau/embedding-api-react#B | | nango
    Tealium | *.tealiumiq.com *.tealium.com *.tiqcdn.com | npm:tealium-react-native pub:tealium cocoapods:tealium-swift maven:com.tealium | https://status.tealium.com
    Tenjin | *.tenjin.com *.tenjin.io | cocoapods:TenjinSDK maven:com.tenjin npm:react-native-tenjin pub:tenjin_plugin
    ThoughtSpot | *.thoughtspot.cloud *.thoughtspot.com | npm:@thoughtspot/visual-embed-sdk#B npm:@thoughtspot/rest-api-sdk#B
    Toplyne | *.toplyne.io | | | segment
    Totango | api.totango.com *.totango.com | pypi:tap-totango#C | https://status.totango.com | meltano
    Trackingplan | *.trackingplan.com
    TrackJS | *.trackjs.com | npm:trackjs npm:trackjs-node nuget:TrackJS | | csp
    Treasure Data | *.treasuredata.com | npm:td-js-sdk pypi:td-client pypi:pytd gem:td-client gem:fluent-plugin-td composer:treasure-data/td-client | https://status.treasure.ai
    TVSquared | *.tvsquared.com | |  | meltano
    Umami Cloud | *.umami.is
    Umeng | msgapi.umeng.com ulogs.umeng.com utoken.umeng.com *.umeng.com *.umengcloud.com | cocoapods:UMCommon cocoapods:UMPush cocoapods:UMCCommon pub:umeng_common_sdk pub:umeng_push_sdk | | https://developer.umeng.com
    Usermaven | *.usermaven.com | npm:@usermaven/sdk-js npm:@usermaven/react | | segment
    UserMotion | *.usermotion.com | | | segment
    Userpilot | *.userpilot.io *.userpilot.com | npm:userpilot cocoapods:Userpilot | | rudder segment
    UserTesting | *.usertesting.com
    Woopra | www.woopra.com *.woopra.com | npm:woopra gem:woopra pypi:woopra | https://status.woopra.com | rudder
    Yandex Disk | cloud-api.yandex.net cloud-api.yandex.com
    Yandex Metrica | api-metrica.yandex.com api-metrica.yandex.net api-metrika.yandex.net api-metrika.yandex.ru mc.yandex.ru | pypi:airbyte-source-yandex-metrica#C
`;
