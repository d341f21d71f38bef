/** Vendors of the category `advertising` in one line each; see `brief-vendors.ts`. */
export const advertising = `
    1plusX | *.1plusx.io *.opecloud.com | | | segment
    Adform | track.adform.net *.adform.net *.adform.com *.adformdsp.net *.seadform.net
    Aditude | *.aditude.io
    AdRoll | services.adroll.com *.adroll.com *.nextroll.com | pypi:tap-adroll#C | https://status.adroll.com
    Amazon Ads | advertising-api.amazon.com advertising-api-eu.amazon.com advertising-api-fe.amazon.com | pypi:airbyte-source-amazon-ads#C pypi:python-amazon-ad-api#C pypi:tap-amazon-ads-dsp#C | | rudder segment
    Amazon Publisher Services | aax.amazon-adsystem.com c.amazon-adsystem.com *.amazon-adsystem.com
    AppLovin | *.applovin.com *.applvn.com | npm:react-native-applovin-max pub:applovin_max cocoapods:AppLovinSDK maven:com.applovin
    Awin | api.awin.com *.awin.com www.awin1.com *.awin1.com *.zenaps.com *.zanox.com | pypi:tap-awin#C | | rudder
    Basis Technologies | api.basis.net *.basis.net *.sitescout.com
    BidMachine | api.bidmachine.io *.bidmachine.io
    CJ Affiliate | *.cj.com *.emjcd.com
    ClickBank | api.clickbank.com *.clickbank.com *.clickbank.net
    Criteo | api.criteo.com *.criteo.com *.criteo.net | pypi:criteo-api-retailmedia-sdk pypi:tap-criteo#C | https://status.criteo.com | rudder segment
    Daisycon | services.daisycon.com *.daisycon.com | |  | meltano
    Digital Turbine | *.fyber.com *.digitalturbine.com
    DoubleVerify | *.doubleverify.com
    Epsilon | *.dotomi.com | | | segment
    Equativ | manage.smartadserverapis.com *.smartadserver.com *.smartadserverapis.com *.equativ.com
    EthicalAds | *.ethicalads.io
    Ezoic | api.ezoic.com *.ezoic.com *.ezoic.net *.ezojs.com
    FirstPromoter | *.firstpromoter.com
    FlexOffers | api.flexoffers.com *.flexoffers.com
    Friendbuy | *.fbot.me *.friendbuy.com | | | segment
    Google Marketing Platform | *.doubleclick.net *.2mdn.net | npm:gatsby-plugin-google-marketing-platform#C |  | csp rudder segment
    ID5 | id5-sync.com *.id5-sync.com
    Impact | api.impact.com trkapi.impact.com *.impact.com | pypi:tap-impact#C |  | rudder
    Index Exchange | *.casalemedia.com *.indexexchange.com
    InMobi | *.inmobi.com *.inmobicdn.net | cocoapods:InMobiSDK maven:com.inmobi.monetization
    Integral Ad Science | *.integralads.com *.adsafeprotected.com
    IQM | *.iqm.com | | | segment
    ironSource | *.ironsrc.com *.ironsrc.mobi *.supersonicads.com | cocoapods:IronSourceSDK maven:com.ironsource.sdk pub:ironsource_mediation
    Kevel | *.adzerk.net *.kevel.com *.kevel.co | npm:@adzerk/decision-sdk npm:@adzerk/api-decision-js | | segment
    Kuaishou | open.kuaishou.com openapi.kwaixiaodian.com ad.e.kuaishou.com *.kuaishou.com *.kwaixiaodian.com | | | https://open.kuaishou.com
    Kwanko | *.kwanko.com | |  | meltano
    Liftoff | data.liftoff.io *.liftoff.io
    LiveRamp | *.liveramp.com *.liveramp.net *.pippio.com *.rlcdn.com | | https://status.liveramp.com | segment
    Lotame | bcp.crwdcntrl.net *.crwdcntrl.net *.lotame.com
    Magnite | *.rubiconproject.com
    Megaphone | cms.megaphone.fm *.megaphone.fm | pypi:tap-megaphone#C | | meltano
    Microsoft Clarity | *.clarity.ms www.clarity.ms clarity.microsoft.com | npm:@microsoft/clarity npm:react-microsoft-clarity#C npm:@microsoft/react-native-clarity pub:clarity_flutter |  | csp
    Mintegral | ss-api.mintegral.com *.mintegral.com *.rayjump.com
    MNTN | *.mountain.com | | | segment
    Moloco | *.moloco.com *.moloco.cloud
    Nextdoor | ads.nextdoor.com *.nextdoor.com | | | segment
    Nielsen | *.nielsen.com *.imrworldwide.com
    OpenX | *.openx.net *.openx.com
    Outbrain | api.outbrain.com *.outbrain.com *.outbrainimg.com | pypi:tap-outbrain#C
    Pangle | open-api.pangleglobal.com *.pangleglobal.com *.pangle.io
    Partnerize | *.partnerize.com | pypi:tap-partnerize#C
    Pepperjam | api.pepperjamnetwork.com *.pepperjamnetwork.com *.pepperjam.com | pypi:tap-pepperjam#C | | meltano
    PubMatic | *.pubmatic.com
    Quantcast | pixel.quantserve.com *.quantserve.com *.quantcast.com *.quantcount.com | | https://status.quantcast.com
    Quora | api.quora.com *.quora.com | | | segment
    Rakuten Advertising | api.rakutenadvertising.com *.rakutenadvertising.com *.linksynergy.com *.rakutenmarketing.com
    ReferralCandy | *.referralcandy.com
    Rewardful | api.rewardful.com api.getrewardful.com r.wdfl.co *.rewardful.com *.getrewardful.com *.wdfl.co *.getrewarded.io
    Rokt | data.rokt.com api.rokt.com *.rokt.com | | | segment
    ShareASale | *.shareasale.com
    Sharethrough | btlr.sharethrough.com *.sharethrough.com
    Simpli.fi | app.simpli.fi *.simpli.fi | |  | meltano
    Sklik | api.sklik.cz *.sklik.cz | |  | meltano
    Smaato | prebid.ad.smaato.net *.smaato.net *.smaato.com
    Smartly | s2s.smartly.io *.smartly.io | | | rudder
    Sourcepoint | *.privacy-mgmt.com *.sp-prod.net *.sourcepoint.com | npm:@sourcepoint/react-native-cmp cocoapods:ConsentViewController
    Sovrn | ap.lijit.com *.lijit.com *.sovrn.com
    StackAdapt | api.stackadapt.com tags.srv.stackadapt.com *.stackadapt.com | | | segment
    Taboola | backstage.taboola.com *.taboola.com *.taboolasyndication.com | pypi:tap-taboola#C | | segment
    Tapfiliate | api.tapfiliate.com *.tapfiliate.com | npm:@tapfiliate/tapfiliate-js | https://status.tapfiliate.com
    Tapjoy | api.tapjoy.com *.tapjoy.com *.tapjoyads.com
    Teads | *.teads.tv
    The Trade Desk | api.thetradedesk.com *.thetradedesk.com insight.adsrvr.org *.adsrvr.org | | | rudder segment
    Tolt | *.tolt.io | | | csp
    Topsort | api.topsort.com *.topsort.com | npm:@topsort/sdk | | rudder segment
    Tradedoubler | connect.tradedoubler.com api.tradedoubler.com *.tradedoubler.com
    TripleLift | tlx.3lift.com *.3lift.com *.triplelift.com
    Tune | *.go2cloud.org *.hasoffers.com | | | rudder
    Unity Ads | ads.unity3d.com monetization.api.unity.com auction-load.unityads.unity3d.com *.unityads.unity3d.com
    Vibe | t.vibe.co *.vibe.co | | | segment
    Vungle | *.vungle.com | cocoapods:VungleAds cocoapods:VungleSDK-iOS maven:com.vungle
    Webgains | platform-api.webgains.com *.webgains.com *.webgains.io
    Xandr | api.adnxs.com ib.adnxs.com *.adnxs.com *.xandr.com *.adnxs-simple.com | | https://status.xandr.com
    Yahoo | api.login.yahoo.com *.yahooapis.com *.yahooinc.com *.admanagerplus.yahoo.com *.finance.yahoo.com | npm:yahoo-finance2#C npm:yahoo-finance#C pypi:yfinance#C pypi:yahooquery#C pypi:yahoo-fin#C golang:github.com/piquette/finance-go#C nuget:YahooFinanceApi#C maven:com.yahoofinance-api:YahooFinanceAPI#C gem:omniauth-yahoo#C gem:omniauth-yahoo-oauth2#C composer:socialiteproviders/yahoo#C npm:passport-yahoo-oauth#C composer:hayageek/oauth2-yahoo#C npm:yahoo-api#C | | goth grant nango rudder segment socialite
    Yandex Direct | api.direct.yandex.com api.direct.yandex.ru api-sandbox.direct.yandex.com | | | https://yandex.com/dev/direct
    Yieldmo | ads.yieldmo.com *.yieldmo.com
`;
