/** Vendors of the category `analytics` in one line each; see `brief-vendors.ts`. */
export const analytics = `
    ABsmartly | *.absmartly.io *.absmartly.com | | | segment
    Accoil | in.accoil.com *.accoil.com | | | rudder segment
    Aggregations.io | ingest.aggregations.io *.aggregations.io | | | segment
    Altertable | api.altertable.ai *.altertable.ai | | | segment
    AppFit | api.appfit.io *.appfit.io | | | segment
    AppMetrica | *.appmetrica.yandex.com *.appmetrica.yandex.net
    Attribution App | track.attributionapp.com *.attributionapp.com | | | rudder segment
    Avo | api.avo.app *.avo.app | | | segment
    Bloomreach | *.exponea.com *.bloomreach.com *.brxcdn.com *.brsrvr.com
    Brandwatch | *.brandwatch.com
    Calliper | *.getcalliper.com | | | segment
    Canvas App | *.canvasapp.com | | | segment
    Chartbeat | *.chartbeat.com *.chartbeat.net
    Contentsquare | *.contentsquare.com *.contentsquare.net
    Countly | *.count.ly
    Custify | api.custify.com *.custify.com | | | rudder
    data.ai | *.data.ai *.appannie.com
    Databox | push.databox.com *.databox.com | | | power trufflehog
    Dreamdata | *.dreamdata.io
    Easy Insight | www.easy-insight.com *.easy-insight.com | | | trufflehog
    Factors.ai | api.factors.ai *.factors.ai | | | rudder
    Freshpaint | *.perfalytics.com *.freshpaint.io
    Geckoboard | api.geckoboard.com *.geckoboard.com | | | trufflehog
    Glassbox | *.glassboxdigital.io *.glassbox.com
    GoatCounter | *.goatcounter.com
    HockeyStack | *.hockeystack.com
    Indicative | api.indicative.com *.indicative.com | | | rudder
    June | api.june.so *.june.so | | | rudder segment
    Keen | api.keen.io *.keen.io | | | rudder trufflehog
    Klime | i.klime.com *.klime.com | | | segment
    Localytics | *.localytics.com
    Looker | *.looker.com | | | nango
    Lucky Orange | *.luckyorange.com
    Luzmo | api.luzmo.com *.luzmo.com
    Lytics | *.lytics.io
    Mantle | appapi.heymantle.com *.heymantle.com | | | segment
    Matomo Cloud | *.matomo.cloud
    Maze | *.maze.co | | | csp
    Meltwater | api.meltwater.com *.meltwater.com
    Metabase Cloud | *.metabaseapp.com | | | nango
    Mode | app.mode.com *.mode.com
    Mouseflow | *.mouseflow.com
    Omni Analytics | *.omniapp.co | | | nango
    Parse.ly | api.parsely.com *.parsely.com
    Piano | *.piano.io
    Pirsch | *.pirsch.io
    PlayerZero | *.playerzero.app | | | segment
    Polytomic | *.polytomic.com
    PriceLabs | *.pricelabs.co
    Qlik Cloud | *.qlikcloud.com
    Quantum Metric | *.quantummetric.com
    Raindrop AI | api.raindrop.ai *.raindrop.ai | | | nango
    Sensor Tower | *.sensortower.com
    Simple Analytics Web | *.simpleanalytics.com
    Snowplow | *.snplow.net *.snowplow.io
    Sprinklr | *.sprinklr.com
    Stormly | *.stormly.com | | | rudder
    Tableau Cloud | *.online.tableau.com | | | nango
    Tealium | *.tealiumiq.com *.tealium.com
    Tenjin | *.tenjin.com *.tenjin.io
    ThoughtSpot | *.thoughtspot.cloud
    Toplyne | *.toplyne.io | | | segment
    TrackJS | *.trackjs.com | | | csp
    Treasure Data | *.treasuredata.com
    Umami Cloud | *.umami.is
    Usermaven | *.usermaven.com | | | segment
    UserMotion | *.usermotion.com | | | segment
    Userpilot | *.userpilot.io *.userpilot.com | | | rudder segment
    UserTesting | *.usertesting.com
    Woopra | www.woopra.com *.woopra.com | | | rudder
`;
