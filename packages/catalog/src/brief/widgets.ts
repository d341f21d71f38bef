/** Vendors whose scripts web pages load, in one line each; see `brief-vendors.ts`. Their names are not looked for (`UNNAMED_CATEGORIES`). */
export const widgets = `
    11Sight | *.11sight.com | | | webappanalyzer
    42Chat | *.42chat.com | | | webappanalyzer
    7Shifts | *.7shifts.com | | | webappanalyzer
    99minds | *.99minds.io | | | webappanalyzer
    Able CDP | *.ablecdp.com | | | webappanalyzer
    Abralytics | *.abralytics.com | | | webappanalyzer
    accessiBe | *.accessibe.com | | | thirdparty
    Accessibly | *.onthemapmarketing.com | | | webappanalyzer
    Acecounter | *.acecounter.com | | | webappanalyzer
    Acquire Live Chat | *.acquire.io | | | webappanalyzer
    ActBlue | *.actblue.com | | | thirdparty webappanalyzer
    Actito | *.smartfocus.com *.actito.be | | | thirdparty webappanalyzer
    ActivEngage | *.activengage.com | | | companiesdb webappanalyzer
    Adabra | *.adabra.com | | | webappanalyzer
    Adaptix | *.adaptix.ai | | | webappanalyzer
    AddEvent | *.addevent.com | | | thirdparty webappanalyzer
    Addsearch | *.addsearch.com | | | webappanalyzer
    AddThis | *.addthis.com *.addthiscdn.com *.addthisedge.com | | | companiesdb thirdparty webappanalyzer
    AddToAny | *.addtoany.com | composer:drupal/addtoany#C | | companiesdb thirdparty webappanalyzer
    Adline | *.adline.com | | | webappanalyzer
    Adnymics | *.adnymics.com | | | companiesdb webappanalyzer
    AdOpt | *.goadopt.io | | | webappanalyzer
    Adoric | *.adoric-om.com | | | webappanalyzer
    Affilae | *.affilae.com | | | webappanalyzer
    Affiliatly | *.affiliatly.com | | | thirdparty webappanalyzer
    Affilo | *.affilo.io | | | webappanalyzer
    Agendize | *.agendize.com | | | webappanalyzer
    Agillic | *.agilliccdn.com | | | webappanalyzer
    Agoda | *.agoda.com | | | webappanalyzer
    Agorize | *.agorize.com | | | webappanalyzer
    AI LOG | *.ai-log.biz | | | webappanalyzer
    Aimbase | *.aimbase.com | | | webappanalyzer
    Aimerce | *.aimerce.ai | | | webappanalyzer
    Aimy | *.meetaimy.com | | | webappanalyzer
    AINIRO | *.ainiro.io | | | webappanalyzer
    AiTrillion | *.aitrillion.com | | | webappanalyzer
    Aiva | *.hireaiva.com | | | webappanalyzer
    Akavita | *.akavita.com | | | companiesdb webappanalyzer
    Akia | *.akia.ai | | | webappanalyzer
    Aklamio | *.aklamio.com | | | webappanalyzer
    Albacross | *.albacross.com | | | companiesdb thirdparty webappanalyzer
    Alfright | *.alfright.eu | | | webappanalyzer
    Alimama | *.alimama.com | | | webappanalyzer
    Alive5 | *.websitealive.com | | | companiesdb thirdparty webappanalyzer
    All in One Accessibility | *.skynettechnologies.com | | | webappanalyzer
    Allbookable | *.allbookable.com | | | webappanalyzer
    AllClients | *.allclients.com | | | webappanalyzer
    Alli | *.alliai.com | | | webappanalyzer
    Alloka | *.alloka.ru | | | webappanalyzer
    Allyable | *.allyable.com *.mk-sense.com | | | webappanalyzer
    Allyant | *.accessible360.com | | | webappanalyzer
    Alpharank | *.alpharank.io | | | webappanalyzer
    Ambassador | *.getambassador.com | | | thirdparty webappanalyzer
    AMP Project | *.ampproject.org | | | companiesdb thirdparty webappanalyzer
    Amped | *.amped.io | | | webappanalyzer
    Amplience | *.amplience.com *.amplience.net | npm:dc-delivery-sdk-js npm:dc-management-sdk-js terraform:labd/amplience#G | | thirdparty
    Ampry | *.ampry.com | | | webappanalyzer
    AnalyticOwl | *.analyticowl.com | | | webappanalyzer
    AnalyticsConnect | *.analyticsconnect.io | | | webappanalyzer
    Analyzati | *.analyzati.com | | | webappanalyzer
    Analyzee | *.analyzee.io | | | webappanalyzer
    Analyzz | *.analyzz.com | | | webappanalyzer
    Anexis | *.anex.is | | | webappanalyzer
    AnimalChat | *.animalchat.net | | | webappanalyzer
    Aniview Video Ad Player | *.aniview.com | | | companiesdb thirdparty webappanalyzer
    Annoto | *.annoto.io | | | webappanalyzer
    AnswerDash | *.answerdash.com | | | thirdparty webappanalyzer
    Apester | *.apester.com | | | companiesdb thirdparty
    Apisearch | *.apisearch.cloud | | | webappanalyzer
    Apodle | *.apodle.com | | | webappanalyzer
    Appcast | *.appcast.io | | | webappanalyzer
    Appifiny | *.appifiny.io | | | webappanalyzer
    Apptus | *.apptus.com | | | thirdparty webappanalyzer
    AppuOnline | *.appuonline.com | | | webappanalyzer
    Appzi | *.appzi.io | | | webappanalyzer
    Apruvd | *.apruvd.com | | | webappanalyzer
    Aptania | *.aptania.com | | | webappanalyzer
    Arc | *.arc.io | | | webappanalyzer
    Arengu | *.arengu.com | | | webappanalyzer
    Arketa | *.arketa.co | | | webappanalyzer
    Arnica | *.arnica.pro | | | webappanalyzer
    Asapp | *.asapp.com | | | thirdparty webappanalyzer
    aSc EduPage | *.edupage.org | | | webappanalyzer
    AsisteClick | *.asisteclick.com | | | webappanalyzer
    Astute Solutions | *.iperceptions.com | | | companiesdb thirdparty webappanalyzer
    Attracta | *.attracta.com | | | companiesdb webappanalyzer
    AudioEye | *.audioeye.com | | | webappanalyzer
    Auryc | *.auryc.com | | | webappanalyzer
    Authy | *.authy.com | npm:authy-client#C | | webappanalyzer
    Automabots | *.automabots.com | | | webappanalyzer
    AutoVitals | *.autovitals.com | | | webappanalyzer
    Auxilia | *.theauxilia.com | | | webappanalyzer
    Avis Verifies | *.avis-verifies.com | | | thirdparty webappanalyzer
    Avizi | *.avizi.fr | | | webappanalyzer
    B2Chat | *.b2chat.io | | | webappanalyzer
    BackerKit | *.backerkit.com | | | webappanalyzer
    Bambuser | *.bambuser.com | | | webappanalyzer
    Banana Splash | *.banana-splash.com | | | webappanalyzer
    Barilliance | *.barilliance.net | | | thirdparty webappanalyzer
    Batchbook | *.batchbook.com | | | webappanalyzer
    Bazo | *.bazo.io | | | webappanalyzer
    Beam Impact | *.beamimpact.com | | | webappanalyzer
    Beans | *.trybeans.com | | | webappanalyzer
    BedBooking | *.bed-booking.com | | | webappanalyzer
    Beddy | *.beddy.io | | | webappanalyzer
    Beeketing | *.beeketing.com | | | companiesdb thirdparty webappanalyzer
    Bench | *.benchplatform.com | | | companiesdb webappanalyzer
    BespokeChat | *.bespokechat.com | | | webappanalyzer
    Better Replay | *.better-replay.com | | | webappanalyzer
    BetterBot | *.betterbot.ai *.betterbot.com | | | webappanalyzer
    Beusable | *.beusable.net | | | webappanalyzer
    Beyond | *.getbeyond.io | | | webappanalyzer
    Beyonk | *.beyonk.com | | | webappanalyzer
    Bigin | *.bigin.io | | https://us.zohostatus.com | webappanalyzer w6w
    Bileto | *.bileto.com | | | webappanalyzer
    BirdSeed | *.birdseed.io | | | webappanalyzer
    biskoui | *.biskoui.com | | | webappanalyzer
    BizSpring | *.bizspring.net | | | webappanalyzer
    Black Book | *.blackbookinformation.com | | | webappanalyzer
    Black Crow | *.blackcrow.ai | | | webappanalyzer
    Blinger | *.blinger.io | | | webappanalyzer
    BLiNK AI | *.blinkai.com | | | webappanalyzer
    Blinklink | *.blinklink.com | | | webappanalyzer
    Blue | *.getblue.io | | | webappanalyzer
    Blueknow | *.blueknow.com | | | webappanalyzer
    Bluestone PIM | *.bluestonepim.com | | | webappanalyzer
    Boberdoo | *.boberdoo.com | | | webappanalyzer
    BokaBord | *.bokabord.se | | | webappanalyzer
    BON Loyalty | *.bonloyalty.com | | | webappanalyzer
    Bontii | *.bontii.dk | | | webappanalyzer
    Book N Pay | *.booknpay.net | | | webappanalyzer
    Bookboost | *.bookboost.io | | | webappanalyzer
    Bookeo | *.bookeo.com | | | webappanalyzer
    Booking Experts | *.bookingexperts.com | | | webappanalyzer
    Bookitit | *.bookitit.com | | | webappanalyzer
    Booklux | *.booklux.com | | | webappanalyzer
    Bookster | *.booksterhq.com | | | webappanalyzer
    BookVisit | *.bookvisit.com | | | webappanalyzer
    boomtime | *.boomtime.com | | | webappanalyzer
    BootstrapCDN | *.bootstrapcdn.com | | | companiesdb thirdparty webappanalyzer
    Borderfree | *.borderfree.com | | | thirdparty webappanalyzer
    botBrains | *.botbrains.io | | | webappanalyzer
    Botmind | *.botmind.io | | | webappanalyzer
    BotPenguin | *.botpenguin.com | | | webappanalyzer
    Botsplash | *.botsplash.com | | | webappanalyzer
    Boulevard | *.joinboulevard.com *.boulevard.io | |  | webappanalyzer
    Bounce Commerce | *.bounce-commerce.de | | | webappanalyzer
    Boxever | *.boxever.com | | | companiesdb thirdparty
    Brafton | *.brafton.com | | | webappanalyzer
    BrainSINS | *.brainsins.com | | | companiesdb webappanalyzer
    Brandquiz | *.brandquiz.io | | | webappanalyzer
    Bread & Butter | *.breadbutter.io | | | webappanalyzer
    BrightInfo | *.brightinfo.com | | | webappanalyzer
    BrightLocal | *.brightlocal.com | | | webappanalyzer
    Briqpay | *.briqpay.com | | | webappanalyzer
    Brivity | *.brivityidx.com | | | webappanalyzer
    Browsealoud | *.browsealoud.com | | | thirdparty webappanalyzer
    BRYNK | *.brynk.org | | | webappanalyzer
    Bsport | *.bsport.io | | | webappanalyzer
    Buglog | *.buglog.io | | | webappanalyzer
    Buildertrend | *.buildertrend.net *.buildertrend.com | | | webappanalyzer
    Bullseye | *.bullseyelocations.com | | | webappanalyzer
    Busify | *.busify.com | | | webappanalyzer
    BuySafe | *.buysafe.com | | | webappanalyzer
    Buz Club | *.buzclubsoftware.com | | | webappanalyzer
    BuzzBuilder | *.buzzbuilderpro.com | | | webappanalyzer
    Byscuit | *.byscuit.com | | | webappanalyzer
    BySide | *.byside.com | | | thirdparty webappanalyzer
    ByteDance CDN | *.bytecdntp.com | | | https://cdn.bytedance.com
    c/side | *.cside.dev | | | webappanalyzer
    Caast.tv | *.caast.tv | | | webappanalyzer
    Cabin | *.withcabin.com | | | thirdparty webappanalyzer
    Cackle | *.cackle.me | | | companiesdb webappanalyzer
    CalendarHero | *.calendarhero.com | | | webappanalyzer
    CalendarWiz | *.calendarwiz.com | | | webappanalyzer
    Calenso | *.calenso.com | | | webappanalyzer
    CaliberMind | *.calibermind.com | | | webappanalyzer
    Callbell | *.callbell.eu | | | webappanalyzer
    Callgear | *.callgear.com | | | webappanalyzer
    CallRoot | *.callroot.com | | | webappanalyzer
    Campflow | *.campflow.de | | | webappanalyzer
    Canopy Connect | *.usecanopy.com | | | webappanalyzer
    CAPYS | *.capys.com.br | | | webappanalyzer
    Carbonfact | *.carbonfact.com | | | webappanalyzer
    CarChat24 | *.carchat24.com | | | webappanalyzer
    CareCart Sales Pop Up | *.carecart.io | | | webappanalyzer
    CareCloud | *.carecloud.com | | | webappanalyzer
    Caremerge | *.caremerge.com | | | webappanalyzer
    CartBot | *.cart-bot.net | | | webappanalyzer
    CartHook | *.carthook.com | | | webappanalyzer
    CartKit | *.cartkitcdn.com | | | webappanalyzer
    CartRocket | *.cartrocket.com | | | webappanalyzer
    Carts Guru | *.cartsguru.io | | | webappanalyzer
    cashew | *.cashewpayments.com | | | webappanalyzer
    CatchJS | *.catchjs.com | | | webappanalyzer
    CATS | *.catsone.com *.thecatapi.com | | | publicapis webappanalyzer
    Catylist | *.catylist.com | | | webappanalyzer
    CausalFunnel | *.causalfunnel.com | | | webappanalyzer
    Celebrus | *.celebrus.com | | | companiesdb thirdparty
    Cellxpert | *.cellxpert.com | | | webappanalyzer
    Centium | *.centiumsoftware.com | | | webappanalyzer
    Centribal | *.centribal.com | | | webappanalyzer
    Ceros | *.ceros.com | | https://status.ceros.com | thirdparty webappanalyzer statusphere
    Chameleon Power | *.chameleonpower.com | | | webappanalyzer
    Chaport | *.chaport.com | | | webappanalyzer
    ChargeAfter | *.chargeafter.com | | | webappanalyzer
    Chat Chasers | *.chatchasers.com | | | webappanalyzer
    Chatango | *.chatango.com | | | companiesdb webappanalyzer
    Chatbaby | *.chatbaby.co | | | webappanalyzer
    ChatBullet | *.chatbullet.com | | | webappanalyzer
    ChatGen | *.chatgen.ai | | | webappanalyzer
    Chatgo | *.chatgo.cz | | | webappanalyzer
    Chatify | *.chatify.com | | | webappanalyzer
    Chative | *.chative.io | | | webappanalyzer
    ChatLab | *.chatlab.com | | | webappanalyzer
    Chatlio | *.chatlio.com | | | webappanalyzer
    Chatlyn | *.chatlyn.com | | | webappanalyzer
    Chatra | *.chatra.io | npm:@chatra/chatra | | companiesdb webappanalyzer
    Chatroll | *.chatroll.com | | | webappanalyzer
    Chatsimple | *.chatsimple.ai | | | webappanalyzer
    Chatway | *.chatway.app | | | webappanalyzer
    Chatwee | *.bchatwee.com | | | webappanalyzer
    ChatWING | *.chatwing.com | | | companiesdb webappanalyzer
    ChatWith.io | *.chatwith.io | | | webappanalyzer
    Chaty | *.chaty.app | | | webappanalyzer
    Checkfront | *.checkfront.com | | | thirdparty webappanalyzer
    Checkin | *.checkin.no | | | webappanalyzer
    Chefpreneur | *.chefpreneur.com | | | webappanalyzer
    CHIIRP | *.chiirp.com | | | webappanalyzer
    Chord | *.chord.us | | | webappanalyzer
    CitrusPay | *.citruspay.com | | | webappanalyzer
    Clarip | *.clarip.com | | | webappanalyzer
    Clarivoy | *.clarivoy.com | | | webappanalyzer
    Claspo | *.claspo.io | | | webappanalyzer
    ClassFit | *.classfit.com | | | webappanalyzer
    CleanTalk | *.cleantalk.org | | | webappanalyzer
    Clearstream | *.clearstream.io | | | webappanalyzer
    Cleeng | *.cleeng.com | | | webappanalyzer
    Clerk.io | *.clerk.io | | | companiesdb thirdparty webappanalyzer
    Click & Pledge | *.clickandpledge.com | | | webappanalyzer
    ClickCease | *.clickcease.com | | | companiesdb webappanalyzer
    ClickChat | *.click-chat.ru | | | webappanalyzer
    ClickDesk | *.clickdesk.com | | | companiesdb thirdparty
    ClickDimensions | *.clickdimensions.com | | | companiesdb thirdparty webappanalyzer
    ClickReport | *.clickreport.com | | | companiesdb webappanalyzer
    ClickTale | *.clicktale.net | | | companiesdb thirdparty webappanalyzer
    Clickx | *.clickx.io | | | webappanalyzer
    Client Chat Live | *.clientchatlive.com | | | webappanalyzer
    Client Diary | *.clientdiary.com | | | webappanalyzer
    Clientify | *.clientify.net | | https://status.clientify.com | webappanalyzer w6w
    CLIKdata | *.clikdata.com | | | webappanalyzer
    Clipara | *.getclipara.com | | | webappanalyzer
    Clock PMS | *.clock-software.com | | | webappanalyzer
    Cloud.typography | cloud.typography.com | | | https://www.typography.com/webfonts
    CloudEngage | *.cloudengage.com | | | webappanalyzer
    CloudSponge | *.cloudsponge.com | | | thirdparty webappanalyzer
    Cludo | *.cludo.com | | | thirdparty webappanalyzer
    Coachy | *.coachy.net | | | webappanalyzer
    Coax | *.coax.com.au | | | webappanalyzer
    CoCo AI | *.my-coco.ai | | | webappanalyzer
    COCON | *.cocon.app | | | webappanalyzer
    CoConstruct | *.co-construct.com | | | webappanalyzer
    Combeenation | *.combeenation.com | | | webappanalyzer
    Comm100 | *.comm100.com | | | companiesdb thirdparty
    Commanders Act TagCommander | *.tagcommander.com | | | companiesdb thirdparty webappanalyzer
    Commento | *.commento.io | | | webappanalyzer
    Community Funded | *.communityfunded.com | | | webappanalyzer
    ComplyAuto | *.complyauto.com | | | webappanalyzer
    Comscore | *.comscore.com *.scorecardresearch.com | cocoapods:ComScore swift:github.com/comScore/Comscore-Swift-Package-Manager cocoapods:comScore-iOS-SDK cocoapods:ComScore-iOS cocoapods:comScore-iOS-Lite maven:com.comscore | | companiesdb thirdparty
    Conduze | *.conduze.com | | | webappanalyzer
    Confer With | *.conferwith.io | | | webappanalyzer
    Connectif | *.connectif.cloud | | | webappanalyzer
    ContentGems | *.contentgems.com | | | webappanalyzer
    ContextBar | *.contextbar.ru | | | companiesdb webappanalyzer
    Contlo | *.contlo.com | | | webappanalyzer
    Converdiant | *.converdiant.com | | | webappanalyzer
    ConvertBox | *.convertbox.com | | | webappanalyzer
    Convertcart | *.convertcart.com | | | webappanalyzer
    Convertful | *.convertful.com | | | thirdparty webappanalyzer
    Convertiser | *.convertiser.com | | | webappanalyzer
    ConvertoBot | *.convertobot.com | | | webappanalyzer
    Converzee | *.converzee.com | | | webappanalyzer
    ConveyThis | *.conveythis.com | | | webappanalyzer
    Convincely | *.convincely.com | | | webappanalyzer
    Convious | *.convious-app.com | | | webappanalyzer
    Conviva | *.conviva.com | cocoapods:ConvivaSDK swift:github.com/conviva/conviva-ios-appanalytics swift:github.com/conviva/conviva-avfoundation swift:github.com/conviva/conviva-ios-sdk maven:com.conviva.sdk | | companiesdb thirdparty
    Conword | *.conword.io | | | webappanalyzer
    Cookie Assistant | *.cookieassistant.com | | | webappanalyzer
    Cookie Control | *.civiccomputing.com | | | thirdparty webappanalyzer
    Cookie Script | *.cookie-script.com | | | companiesdb thirdparty webappanalyzer
    Cookie Seal | *.cookieseal.com | | | webappanalyzer
    CookieFirst | *.cookiefirst.com | | | webappanalyzer
    Cool Popup | *.coolpopup.com | | | webappanalyzer
    Cooladata | *.cooladata.com | | | thirdparty webappanalyzer
    Cooltix | *.cooltix.com | | | webappanalyzer
    Coopt | *.getcoopt.com | | | webappanalyzer
    Copernica | *.copernica.com | | | webappanalyzer
    Corebook | *.corebook.io | | | webappanalyzer
    Cove | *.cove.chat | | | webappanalyzer
    CoverManager | *.covermanager.com | | | webappanalyzer
    Crall | *.crall.io | | | webappanalyzer
    Creaitor | *.creaitor.ai | | | webappanalyzer
    CreateJS | *.createjs.com | | | companiesdb thirdparty webappanalyzer
    CRMBOOST | *.crmboost.com | | | webappanalyzer
    Cross Sell | *.csell.co | | | webappanalyzer
    CTAwidget | *.ctawidget.ru | | | webappanalyzer
    Cubilis | *.cubilis.eu | | | webappanalyzer
    CustomDonations | *.customdonations.com | | | webappanalyzer
    Customer Alliance | *.customer-alliance.com | | | webappanalyzer
    Customer Stories | *.customerstories.net | | | webappanalyzer
    CustomerSure | *.customersure.com | | | webappanalyzer
    Customily | *.customily.com | | | webappanalyzer
    CXDP | *.cxdp.ru | | | webappanalyzer
    Cylindo | *.cylindo.com | | | webappanalyzer
    Czater | *.czater.pl | | | webappanalyzer
    D.Engage | *.dengage.com | cocoapods:Dengage cocoapods:Dengage.Framework pub:dengage_flutter maven:com.github.dengage-tech.dengage-android-sdk:sdk maven:com.github.dengage-tech.dengage-android-sdk:sdk-geofence | | webappanalyzer
    Daily Deals | *.dailydeals.ai | | | webappanalyzer
    DailyKarma | *.dailykarma.io | | | thirdparty webappanalyzer
    Dakno | *.dakno.com | | | webappanalyzer
    Daktela Omnichannel | *.daktela.com | | | webappanalyzer
    Dalue | *.dalue.io | | | webappanalyzer
    Dapta | *.dapta.ai | | | webappanalyzer
    Darwin Pricing | *.darwinpricing.com | | | webappanalyzer
    Dashly | *.dashly.app | | | webappanalyzer
    data nugget | *.datanugget.io | | | webappanalyzer
    Datalitics | *.datalitics.com.br | | | webappanalyzer
    Datanyze | *.datanyze.com | | | webappanalyzer
    Datarize | *.datarize.ai | | | webappanalyzer
    Datascape | *.datascape.cloud | | | webappanalyzer
    Dataships | *.dataships.io | | | webappanalyzer
    DataTables CDN | cdn.datatables.net
    Deadline Funnel | *.deadlinefunnel.com | | | companiesdb webappanalyzer
    Deal.ai | *.deal.ai | | | webappanalyzer
    DearDoc | *.getdeardoc.com | | | webappanalyzer
    Deep Lawn | *.deeplawn.com | | | webappanalyzer
    DeepMarkit | *.deepmarkit.com | | | webappanalyzer
    Deko | *.dekopay.com | | | webappanalyzer
    Delight XR | *.delight-vr.com | | | webappanalyzer
    Delivra | *.delivra.com | | | webappanalyzer
    Dema | *.dema.ai | | | webappanalyzer
    Demandbase | *.demandbase.com *.engagio.com | | | companiesdb thirdparty webappanalyzer
    Descartes | *.descartes.com | | | webappanalyzer
    Deskero | *.deskero.com | | | webappanalyzer
    Desku | *.desku.io | | | webappanalyzer
    Develic Omnium Maps | *.develic.com | | | webappanalyzer
    Dexem | *.dexem.net | | | webappanalyzer
    Dialogity | *.dialogity.com | | | webappanalyzer
    DialogShift | *.dialogshift.com | | | webappanalyzer
    Digistore24 | *.digistore24.com | | https://status.digistore24.com | webappanalyzer w6w
    Digital Analytics Program | dap.digitalgov.gov | | | https://github.com/fecgov/fec-cms
    digi·access | *.digiaccess.org | | | webappanalyzer
    Dimml | *.dimml.io | | | companiesdb webappanalyzer
    Divido | *.divido.com | | | thirdparty webappanalyzer
    Docket | *.dockethosting.com | | | webappanalyzer
    Doctena | *.doctena.at | | | webappanalyzer
    DonorPerfect | *.donorperfect.net | | | webappanalyzer
    Doofinder | *.doofinder.com | | | companiesdb thirdparty webappanalyzer
    Doorbell | *.doorbell.io | | | companiesdb webappanalyzer
    DoorLoop | *.doorloop.com | | | webappanalyzer
    doxo | *.doxo.com | | | webappanalyzer
    DreamApply | *.dreamapply.com | | | webappanalyzer
    DreamROI | *.dreamroi.com | | | webappanalyzer
    DressOn | *.dresson.com.br | | | webappanalyzer
    Droplabs | *.droplabs.pl | | | webappanalyzer
    Droxy | *.droxy.ai | | | webappanalyzer
    Droz Bot | *.meudroz.com | | | webappanalyzer
    Duel | *.duel.me | | | webappanalyzer
    DX1 | *.dx1app.com | | | webappanalyzer
    EAD Plataforma | *.eadplataforma.com | | | webappanalyzer
    EasiChat | *.easichat.co.uk | | | webappanalyzer
    Easy Rez | *.easy-rez.com | | | webappanalyzer
    EasyBroker | *.easybroker.com | | | webappanalyzer
    EasyLiao | *.easyliao.com | | | webappanalyzer
    Easyling | *.easyling.com | | | webappanalyzer
    EasyPolls | *.easypolls.net | | | thirdparty webappanalyzer
    EasyWebinar | *.easywebinar.com | | | webappanalyzer
    EasyWeek | *.easyweek.io | | | webappanalyzer
    EatStreet | *.eatstreet.com | | | webappanalyzer
    Eber | *.eber.co | | | webappanalyzer
    Ecal | *.ecal.com | | | webappanalyzer
    ECBB | *.ecbb.jp | | | webappanalyzer
    EcomScout | *.ecomscout.io | | | webappanalyzer
    EcomX | *.ecomx.ai | | | webappanalyzer
    Edugram | *.edugram.com | | | webappanalyzer
    Effiliation | *.effiliation.com | | | companiesdb thirdparty webappanalyzer
    eGain Conversation | *.analytics-egain.com | | | companiesdb thirdparty webappanalyzer
    Eggflow | *.eggflow.com | | | webappanalyzer
    Eggplant | *.eggplant.cloud | | | webappanalyzer
    eKomi | *.ekomi.de *.ekomi.com | | | companiesdb thirdparty
    eKonsilio | *.ekonsilio.com | | | webappanalyzer
    Elfsight | *.elfsight.com | | | webappanalyzer
    Elina PMS | *.elinapms.com | | | webappanalyzer
    Eloomi | *.eloomi.com | | | webappanalyzer
    Elopage | *.myelopage.com *.elopage.com | | | webappanalyzer
    Elromco | *.elromco.com | | | webappanalyzer
    Emaileri | *.emaileri.fi | | | webappanalyzer
    Emanda | *.emanda.com.br | | | webappanalyzer
    EmbedSocial | *.embedsocial.com | | | webappanalyzer
    emBlue | *.embluemail.com | | | webappanalyzer
    Emotive | *.emotivecdn.io | | | webappanalyzer
    Enalyzer | *.enalyzer.com | | | webappanalyzer
    Enecto | *.enecto.com | | | companiesdb webappanalyzer
    Engaga | *.engaga.com | | | webappanalyzer
    Engati | *.engati.com | | | webappanalyzer
    Enquisite | *.enquisite.com | | | companiesdb webappanalyzer
    Ensighten | *.ensighten.com | | | companiesdb thirdparty webappanalyzer
    Enterprise Bot | *.enterprisebot.co | | | webappanalyzer
    Envoke | *.envoke.com | | | webappanalyzer
    Envolve Tech | *.envolvetech.com | | | webappanalyzer
    Enzuzo | *.enzuzo.com | | | webappanalyzer
    eola | *.eola.co | | | webappanalyzer
    Erxes | *.erxes.io | | | webappanalyzer
    eShopCRM | *.eshopcrm.com | | | webappanalyzer
    esm.sh | *.esm.sh | | | thirdparty
    eSputnik | *.esputnik.com | | | webappanalyzer
    Etracker | *.etracker.com *.etracker.de | | | companiesdb thirdparty webappanalyzer
    Evergage | *.evergage.com | cocoapods:Evergage | | companiesdb thirdparty
    Everviz | *.everviz.com | | | webappanalyzer
    EverWondr | *.everwondr.com | | | webappanalyzer
    EveryAction | *.everyaction.com | | | webappanalyzer
    Evidence | *.evidence.io | | | webappanalyzer
    Evidon | *.evidon.com | | | companiesdb thirdparty webappanalyzer
    Exemptify | *.modules4u.biz | | | webappanalyzer
    ExitIntel | *.exitintel.com | | | webappanalyzer
    ExpertRec | *.expertrec.com | | | webappanalyzer
    EZLynx | *.ezlynx.com | | | webappanalyzer
    EzTix | *.eztix.co | | | webappanalyzer
    Facilita | *.appfacilita.com | | | webappanalyzer
    Famewall | *.famewall.io | | | webappanalyzer
    Famous.ai | *.famous.ai | | | webappanalyzer
    Fanplayr | *.fanplayr.com | | | thirdparty webappanalyzer
    FareHarbor | *.fareharbor.com | | https://status.fareharbor.com | webappanalyzer w6w
    Fastbase | *.fastbase.com | | | webappanalyzer
    Fastmind | *.fastmind.ai | | | webappanalyzer
    FastPixel | *.fastpixel.io | | | webappanalyzer
    FC2 | *.fc2.com | | | webappanalyzer
    Feathr | *.feathr.co | | | webappanalyzer
    FeedbackAutomatic | *.feedbackautomatic.com | | | webappanalyzer
    Feedbackify | *.feedbackify.com | | | companiesdb thirdparty
    FeederNinja | *.feederninja.com | | | webappanalyzer
    Feedify | *.feedify.net | | | webappanalyzer
    FeedSpring | *.feedspring.co | | | webappanalyzer
    Fello | *.hifello.com | | | webappanalyzer
    Fera | *.fera.ai | | | webappanalyzer
    Feroot | *.feroot.com | | | webappanalyzer
    FinanceAds | *.financeads.com *.financeads.net | | | webappanalyzer
    FinConnect | *.finconnect.nl | | | webappanalyzer
    Findberry | *.findberry.com | | | webappanalyzer
    FindGore | *.findgore.com | | | webappanalyzer
    Firepush | *.firepush.net *.firepush.io | | | webappanalyzer
    FirstHive | *.firsthive.com | | | webappanalyzer
    Fit Analytics | *.fitanalytics.com | | | companiesdb thirdparty webappanalyzer
    Fitle | *.fitle.com | | | webappanalyzer
    Fitssey | *.fitssey.com | | | webappanalyzer
    Fittingbox | *.fittingbox.com | | | webappanalyzer
    Fixel | *.fixel.ai | | | webappanalyzer
    Flamp | *.flamp.ru | | | webappanalyzer
    Flashchat | *.flashchat.ai | | | webappanalyzer
    Flip-Pay | *.flip-pay.com | | | webappanalyzer
    Flipdish | *.flipdish.com | npm:@flipdish/api-client-typescript npm:@flipdish/authorization npm:@flipdish/property-management | | webappanalyzer
    FlippingBook | *.flippingbook.com | | | webappanalyzer
    Floatbot | *.floatbot.ai | | | webappanalyzer
    Flockler | *.flockler.com | | | thirdparty webappanalyzer
    FlockRocket | *.flockrocket.io | | | webappanalyzer
    Flocktory | *.flocktory.com | | | companiesdb webappanalyzer
    Flowbox | *.getflowbox.com | | | webappanalyzer
    Flowplayer | *.flowplayer.org | | | companiesdb thirdparty
    FlowTrack | *.flowtrack.co | | | webappanalyzer
    Flurry Analytics | *.flurry.com | cocoapods:Flurry-iOS-SDK cocoapods:FlurrySDK gem:fastlane-plugin-flurry#G maven:com.flurry.android:analytics swift:github.com/flurry/FlurryAnalytics-SPM swift:github.com/flurry/flurry-ios-sdk cocoapods:Segment-Flurry#C pub:flutter_flurry_sdk | | companiesdb webappanalyzer
    Flyzoo | *.flyzoo.co | | | webappanalyzer
    Fondue | *.getfondue.com | | | webappanalyzer
    Foratable | *.foratable.com | | | webappanalyzer
    Forento | *.forento.site | | | webappanalyzer
    Formaloo | *.formaloo.net | | | webappanalyzer
    FormBold | *.formbold.com | | | webappanalyzer
    Formcake | *.formcake.com | | | webappanalyzer
    Formcan | *.formcan.com | | | webappanalyzer
    FormDr | *.formdr.com | | | webappanalyzer
    Formester | *.formester.com | | | webappanalyzer
    Formitable | *.formitable.com | | | webappanalyzer
    Formtoro | *.formtoro.com | | | webappanalyzer
    Forsant | *.forsant.io | | | webappanalyzer
    Forter | *.forter.com | cocoapods:ForterSDK | | companiesdb thirdparty webappanalyzer
    Four | *.paywithfour.com | | | webappanalyzer
    Foursixty | *.foursixty.com | | | thirdparty webappanalyzer
    FoxPush | *.foxpush.net | | | companiesdb webappanalyzer
    Foxy.io | *.foxycart.com *.foxy.io | npm:@foxy.io/sdk | | thirdparty webappanalyzer
    Fraud Blocker | *.fraudblocker.com | | | webappanalyzer
    freegeoip.net | *.freegeoip.net | | | companiesdb thirdparty
    Fresh Relevance | *.freshrelevance.com | | | thirdparty webappanalyzer
    Fresha | *.fresha.com | | | webappanalyzer
    Friendly Analytics | *.friendlyanalytics.ch | | | webappanalyzer
    Frill | *.frill.co | | | webappanalyzer
    Frizbit | *.frizbit.com | | | webappanalyzer
    Froged | *.froged.com | | | webappanalyzer
    Frontlead | *.frontlead.io | | | webappanalyzer
    Fueled | *.fueled.io | | | webappanalyzer
    Fullbay | *.fullbay.com | | | webappanalyzer
    Funbutler Booking | *.funbutler.com | | | webappanalyzer
    FundRazr | *.fundrazr.com | | | webappanalyzer
    Funnel Science | *.funnelscience.com | | | webappanalyzer
    FunnelCockpit | *.funnelcockpit.com | | | webappanalyzer
    Funnelytics | *.funnelytics.io | | | companiesdb webappanalyzer
    Fuzey Channels | *.fuzey.io | | | webappanalyzer
    Gastronaut | *.gastronaut.ai | | | webappanalyzer
    Gauges | *.gaug.es | | | companiesdb thirdparty
    GBooking | *.gbooking.ru | | | webappanalyzer
    Geggio | *.geggio.com | | | webappanalyzer
    Geo Targetly | *.geotargetly.co | | | webappanalyzer
    geoPlugin | *.geoplugin.com *.geoplugin.net | | | publicapis thirdparty
    Gestim | *.gestim.biz | | | webappanalyzer
    Getback | *.getback.ch | | | webappanalyzer
    GetButton | *.getbutton.io | | | webappanalyzer
    GetChat | *.getchat.app | | | webappanalyzer
    Getgabs | *.getgabs.com | | | webappanalyzer
    GetReview | *.getreview.pl | | | webappanalyzer
    Getro | *.getro.com | | | webappanalyzer
    GetRooster | *.getrooster.com | | | companiesdb webappanalyzer
    Getsitecontrol | *.getsitecontrol.com | | | companiesdb thirdparty webappanalyzer
    GetSocial | *.getsocial.io | | | thirdparty webappanalyzer
    GetTerms | *.getterms.io | | | webappanalyzer
    GetYourGuide | *.getyourguide.com | | | webappanalyzer
    Gevme | *.gevme.com | | | webappanalyzer
    Gigya | *.gigya.com | npm:gigya cocoapods:Gigya cocoapods:GigyaTfa cocoapods:GigyaAuth cocoapods:GigyaNss swift:github.com/SAP/gigya-swift-sdk | | companiesdb thirdparty webappanalyzer
    Giscus | *.giscus.app | npm:@giscus/react | | webappanalyzer
    Giveffect | *.giveffect.com | | | webappanalyzer
    GiveSmart | *.givesmart.com | | | webappanalyzer
    GivingFuel | *.givingfuel.com | | | webappanalyzer
    GlampManager | *.glampmanager.com | | | webappanalyzer
    Gleen | *.gleen.ai | | | webappanalyzer
    Glia | *.glia.com | swift:github.com/salemove/ios-sdk-widgets | | webappanalyzer
    Global-e | *.global-e.com | | | thirdparty webappanalyzer
    GlobalShopex | *.globalshopex.com | | | webappanalyzer
    GlobalSign | *.globalsign.com | | | companiesdb thirdparty
    GlobRes | *.globres.io | | | webappanalyzer
    Gloo | *.gloo.us | | | webappanalyzer
    Glopal | *.glopal.com | | | webappanalyzer
    GlueUp | *.glueup.com | | | webappanalyzer
    Go Instore | *.goinstore.com | | | thirdparty webappanalyzer
    Gobot | *.getgobot.com | | | webappanalyzer
    GoCertify | *.gocertify.me | | | webappanalyzer
    Goftino | *.goftino.com | | | webappanalyzer
    Google Hosted Libraries | ajax.googleapis.com
    GOrendezvous | *.gorendezvous.com | | | webappanalyzer
    Gorilla Dash | *.gorilladash.com | | | webappanalyzer
    GoSquared | *.gosquared.com | | | companiesdb thirdparty
    GoZen Forms | *.gozen.io | | | webappanalyzer
    Grade.us | *.grade.us | | | webappanalyzer
    Grain Harvest | *.graindata.com | | | webappanalyzer
    Granify | *.granify.com | | | companiesdb thirdparty
    GraphicsFlow | *.graphicsflow.com | | | webappanalyzer
    Gravity | *.gravi.org | | | webappanalyzer
    GreenRope | *.greenrope.com | | | webappanalyzer
    GreenStory | *.greenstory.ca | | | companiesdb webappanalyzer
    GReminders | *.greminders.com | | | webappanalyzer
    Grivy | *.grivy.com | | | webappanalyzer
    Groobee | *.groobee.io | | | webappanalyzer
    GroupBy | *.groupbycloud.com | | | webappanalyzer
    Growave | *.socialshopwave.com | | | thirdparty webappanalyzer
    Guest Suite | *.guestapp.me | | | webappanalyzer
    Guidap | *.guidap.net | | | webappanalyzer
    GuildQuality | *.guildquality.com | | | webappanalyzer
    Gurucan | *.gurucan.com | | | webappanalyzer
    Hansel | *.hansel.io | | | webappanalyzer
    Hapana | *.hapana.com | | | webappanalyzer
    Happy Talk | *.happytalkio.com | | | webappanalyzer
    HappySync | *.happysync.io | | | webappanalyzer
    Haptik | *.haptikapi.com | | | webappanalyzer
    Harafunnel | *.harafunnel.com | | | webappanalyzer
    HawkSearch | *.hawksearch.com | | | thirdparty
    Hearth | *.gethearth.com | | | webappanalyzer
    Heatmap | *.heatmap.it | | | companiesdb thirdparty
    Hello Bar | *.hellobar.com | | | companiesdb thirdparty
    Hello Retail | *.helloretailcdn.com | | | webappanalyzer
    HelpDocs | *.helpdocs.io | | | webappanalyzer
    HelpOnClick | *.helponclick.com | | | webappanalyzer
    Helpwise | *.helpwise.io | | | webappanalyzer
    HetrixTools | *.hetrixtools.com | | | webappanalyzer
    Hexia | *.hexia.io | | | webappanalyzer
    HeyPongo | *.heypongo.com | | | webappanalyzer
    Hi Platform | *.hiplatform.com | | | webappanalyzer
    Highcharts CDN | *.highcharts.com | | | thirdparty
    Hikari CS | *.hikarics.com | | | webappanalyzer
    Hireology | *.hireology.com | | | webappanalyzer
    Histats | *.histats.com | | | companiesdb thirdparty
    Hiver | *.hiverhq.com | | https://status.hiverhq.com | webappanalyzer statusphere
    HoldMyTicket | *.holdmyticket.com | | | webappanalyzer
    Homebot | *.homebotapp.com | | | webappanalyzer
    hoolah | *.hoolah.co | | | webappanalyzer
    Hoowla | *.hoowla.com | | | webappanalyzer
    Hostmeapp | *.hostmeapp.com | | | webappanalyzer
    HotDoc | *.hotdoc.com.au | | | webappanalyzer
    Huberway Analytics | *.huberway.com | | | webappanalyzer
    Huggy | *.huggy.io | | | webappanalyzer
    HulkApps Product Reviews | *.hulkapps.com | | | webappanalyzer
    Humblytics | *.humblytics.com | | | webappanalyzer
    Hushly | *.hushly.com | | | webappanalyzer
    iAdvize | *.iadvize.com | | | companiesdb thirdparty webappanalyzer
    ICE | *.enterice.com | | | webappanalyzer
    iClose | *.iclosed.io | | https://status.iclosed.io | webappanalyzer w6w
    Iconosquare | *.iconosquare.com | | | webappanalyzer
    Ignition | *.practiceignition.com | | | webappanalyzer
    iiQ Check | *.iiq-check.de | | | webappanalyzer
    Ikeono | *.ikeono.com | | | webappanalyzer
    Image Relay | *.imagerelay.com | | | webappanalyzer
    Inbenta | *.inbenta.com | | | companiesdb thirdparty
    INBOX | *.useinbox.com | | | webappanalyzer
    Infinity | *.startinfinity.com | | | webappanalyzer
    Influence | *.useinfluence.co | | | webappanalyzer
    Influenster | *.influenster.com | | | webappanalyzer
    Infogram | *.infogr.am *.infogram.com | | | thirdparty
    InMoment | *.inmoment.com | | | webappanalyzer
    Inplayer | *.inplayer.com | | | webappanalyzer
    Inputflow | *.inputflow.io | | | webappanalyzer
    Insignal | *.insignal.co | | | webappanalyzer
    InstantGeo | *.instantgeo.info | | | webappanalyzer
    Interact | *.tryinteract.com | | | webappanalyzer
    InteractiveCalculator | *.interactivecalculator.com | | | webappanalyzer
    Intervo | *.intervo.ai | | | webappanalyzer
    Intice | *.inticeinc.com | | | webappanalyzer
    iPaper | *.ipaper.io | | | webappanalyzer
    iSina Chat | *.isina.agency | | | webappanalyzer
    Issuu | *.issuu.com | | | thirdparty webappanalyzer
    Iteras | *.iteras.dk | | | webappanalyzer
    Iterate | *.iteratehq.com | | | thirdparty webappanalyzer
    iZooto | *.izooto.com | | | companiesdb thirdparty
    Jameda | *.jameda-elements.de | | | webappanalyzer
    Jarvis Analytics | *.jarvisanalytics.com | | | webappanalyzer
    JBoard | *.jboard.io | | | webappanalyzer
    Jeeng | *.jeeng.com | | | companiesdb webappanalyzer
    Jenny | *.getjenny.com | | | webappanalyzer
    JivoChat | *.jivosite.com | | | companiesdb thirdparty webappanalyzer
    Jivox | *.jivox.com | | | companiesdb thirdparty webappanalyzer
    Jobylon | *.jobylon.com | | | webappanalyzer
    jQuery CDN | *.jquery.com | | | companiesdb thirdparty webappanalyzer
    JSPM | *.jspm.io | | | thirdparty
    Jubna | *.jubna.com | | | webappanalyzer
    Juicer | *.juicer.io | | | webappanalyzer
    Junip | *.juniphq.com | | | webappanalyzer
    Justuno App | *.justuno.com | | | thirdparty webappanalyzer
    Kalix | *.kalixhealth.com | | | webappanalyzer
    Kamozi | *.kamozi.io | | | webappanalyzer
    Kangaroo Rewards | *.kangaroorewards.com | | | webappanalyzer
    Kapture CRM | *.kapturecrm.com | | | webappanalyzer
    KARTE | *.karte.io | npm:@react-native-karte/core | | thirdparty
    Kartra | *.kartra.com | | | webappanalyzer
    Kasika | *.kasika.io | | | webappanalyzer
    Kauz | *.kauz.ai | | | webappanalyzer
    KeaBuilder | *.keabuilder.com | | | webappanalyzer
    Keptify | *.keptify.com | | | webappanalyzer
    KeyReply | *.keyreply.com | | | webappanalyzer
    Keywee | *.keywee.co | | | companiesdb thirdparty webappanalyzer
    Kibo Personalization | *.certona.net *.baynote.net | | | companiesdb thirdparty webappanalyzer
    Kiprotect | *.kiprotect.com | | | webappanalyzer
    Kiva | *.kiva.org | | | webappanalyzer
    Kiwi Sizing | *.kiwisizing.com | | | webappanalyzer
    KKTIX | *.kktix.io | | | webappanalyzer
    Klangoo | *.klangoo.com | | | webappanalyzer
    Klara | *.klara.com | | | webappanalyzer
    KlickPages | *.klickpages.com.br | | | webappanalyzer
    Kliken | *.sitewit.com | | | companiesdb webappanalyzer
    Klook | *.klook.com | | | webappanalyzer
    Knock Knock App | *.knock-knockapp.com | | | webappanalyzer
    Knoma | *.knoma.io | | | webappanalyzer
    Ko-fi | *.ko-fi.com | | | webappanalyzer
    Kommi | *.kommi.io | | | webappanalyzer
    Konget | *.konget.ru | | | webappanalyzer
    KoobCamp | *.koobcamp.com | | | webappanalyzer
    Krible | *.krible.com | | | webappanalyzer
    Kross Booking | *.krossbooking.com | | | webappanalyzer
    KUKUI | *.kukui.com | | | webappanalyzer
    Kulea Marketing | *.kulea.marketing | | | webappanalyzer
    Kundo | *.kundo.se | | | webappanalyzer
    Kwanzoo | *.kwanzoo.com | | | webappanalyzer
    Lasso CRM | *.lassocrm.com | | | webappanalyzer
    LatitudePay | *.latitudepay.com *.latitudepayapps.com | | | webappanalyzer
    LaunchNotes | *.launchnotes.com | | https://status.launchnotes.com | webappanalyzer statusphere
    Lawmatics | *.lawmatics.com | | https://status.lawmatics.com | webappanalyzer w6w
    Laylo | *.laylo.com | | | webappanalyzer
    Lead Concept | *.lead-concept.com | | | webappanalyzer
    Lead Forensics | *.leadforensics.com | | | companiesdb thirdparty webappanalyzer
    Lead Generated | *.leadgenerated.com | | | webappanalyzer
    LeadBoxer | *.leadboxer.com | | | thirdparty webappanalyzer
    LeadByte | *.leadbyte.co.uk | | | webappanalyzer
    Leadferno | *.leadferno.com | | | webappanalyzer
    Leads2b | *.leads2b.com | | | webappanalyzer
    LeadsBridge | *.leadsbridge.com | | | webappanalyzer
    LeadSimple | *.leadsimple.com | | | webappanalyzer
    LeadsLeap | *.leadsleap.net | | | webappanalyzer
    LeadSlide | *.leadslide.com | | | webappanalyzer
    Leadspace | *.leadspace.com | | | webappanalyzer
    LeadsSight | *.leadssight.com | | | webappanalyzer
    Leadtex | *.leadteh.ru | | | webappanalyzer
    Leady | *.leady.com | | | companiesdb webappanalyzer
    Leaflet CDN | *.leafletjs.com | | | thirdparty
    LeaseHawk | *.leasehawk.com | | | webappanalyzer
    Legal Monster | *.legalmonster.com | | | webappanalyzer
    Lendi | *.lendi.pl | | | webappanalyzer
    Lengow | *.lengow.com | | | companiesdb thirdparty webappanalyzer
    Let's Connect | *.letsconnect.at | | | webappanalyzer
    Letro | *.letro.jp | | | webappanalyzer
    LEVERADE | *.leverade.com | | | webappanalyzer
    Lexer | *.lexer.io | | | webappanalyzer
    LightSpeed VT | *.lightspeedvt.com | | | webappanalyzer
    LightWidget | *.lightwidget.com | | | thirdparty
    Ligna | *.ligna.io | | | webappanalyzer
    Lime Talk | *.limetalk.com | | | webappanalyzer
    Limecall | *.limecall.com | | | webappanalyzer
    LimeChat | *.limechat.ai | | | webappanalyzer
    Linda | *.linda.co | | | webappanalyzer
    Line-Up | *.lineupnow.com | | | webappanalyzer
    Line2 | *.line2text.me | | | webappanalyzer
    Linguana | *.linguana.io | | | webappanalyzer
    LinkMink | *.linkmink.com | | | webappanalyzer
    Linkz | *.linkz.ai | | | webappanalyzer
    LipScore | *.lipscore.com | | | webappanalyzer
    ListTrac | *.listtrac.com | | | webappanalyzer
    LiveHelpNow | *.livehelpnow.net | | | companiesdb thirdparty
    LiveSession | *.livesession.io | npm:@livesession/sdk | | webappanalyzer
    LiveTex | *.livetex.ru | | | companiesdb thirdparty
    LobbyPMS | *.lobbypms.com | | | webappanalyzer
    LocaliQ Live Chat | *.reachlocallivechat.com | | | companiesdb webappanalyzer
    Localised | *.localised.com | | | webappanalyzer
    LocalSignal | *.localsignal.com | | | webappanalyzer
    Lodgify | *.lodgify.com | | | webappanalyzer
    Loloyal | *.loloyal.com | | | webappanalyzer
    Loop11 | *.loop11.com | | | companiesdb thirdparty
    Loopi | *.loopi-velo.fr | | | webappanalyzer
    Lootly | *.lootly.io | | | webappanalyzer
    LotLinx | *.lotlinx.com | | | webappanalyzer
    Lovi | *.lovi.ai | | | webappanalyzer
    LoyaltyLoop | *.loyaltyloop.com | | | webappanalyzer
    Loyoly | *.loyoly.io | | | webappanalyzer
    Lucid Samplicio | *.samplicio.us | | | companiesdb thirdparty
    Luigi's Box | *.luigisbox.com | | | thirdparty
    Lumio | *.lumio-analytics.com | | | webappanalyzer
    Lumise | *.lumise.com | | | webappanalyzer
    Maestra | *.maestra.io | | | webappanalyzer
    Magixite | *.magixite.com | | | webappanalyzer
    Maguru | *.maguru.dk | | | webappanalyzer
    Mailercloud | *.mailercloud.com | | | webappanalyzer
    Mainstay | *.mainstay.com | | | webappanalyzer
    Maisie | *.mymaisie.com | | | webappanalyzer
    Makeplans | *.makeplans.com | | | webappanalyzer
    Malomo | *.gomalomo.com | | | webappanalyzer
    Mangomint | *.mangomint.com | | | webappanalyzer
    Manula | *.manula.com | | | webappanalyzer
    ManyContacts | *.manycontacts.com | | | companiesdb webappanalyzer
    Mapline | *.mapline.com | | | webappanalyzer
    MapLoco | *.maploco.com | | | companiesdb webappanalyzer
    Mapme | *.mapme.com | | | webappanalyzer
    MapMyChannel | *.mapmychannel.com | | | webappanalyzer
    Maptive | *.maptive.com | | | thirdparty
    Marchex | *.marchex.io | | | companiesdb thirdparty webappanalyzer
    Marfeel | *.marfeel.com | | | webappanalyzer
    Markate | *.markate.com | | | webappanalyzer
    MarketPlan | *.marketplan.io | | | webappanalyzer
    Mars Flag | *.marsflag.com | | | webappanalyzer
    MarsX | *.marsx.dev | | | webappanalyzer
    Massflow | *.massflow.io | | | webappanalyzer
    Mastery Manager | *.masterymanager.com | | | webappanalyzer
    Matchi | *.matchi.com | | | webappanalyzer
    MathJax CDN | *.mathjax.org | | | companiesdb thirdparty
    Maxxton | *.maxxton.net | | | webappanalyzer
    Mazrica | *.mazrica.com | | | webappanalyzer
    Measured | *.measured.com | | | thirdparty webappanalyzer
    Medchat | *.medchatapp.com | | | webappanalyzer
    Melibo | *.melibo.de | | | webappanalyzer
    MembershipWorks | *.membershipworks.com | | | webappanalyzer
    Mentaya | *.mentaya.com | | | webappanalyzer
    Mention Me | *.mention-me.com | | | thirdparty webappanalyzer
    Menuu | *.menuu.com | | | webappanalyzer
    Merit | *.meritpages.com | | | webappanalyzer
    Merlin | *.gomerlin.com.br | | | webappanalyzer
    Meticular | *.metikular.ch | | | webappanalyzer
    Metrics Key | *.metricskey.net | | | webappanalyzer
    MetricsCube | *.metricscube.io | | | webappanalyzer
    Mezereon | *.mezereon.net | | | webappanalyzer
    Miappi | *.miappi.com | | | webappanalyzer
    MICE Operations | *.miceoperations.com | | | webappanalyzer
    Microsoft Ajax CDN | ajax.aspnetcdn.com ajax.microsoft.com
    Mieruca | *.mieru-ca.com | | | webappanalyzer
    MiloTree | *.milotree.com | | | webappanalyzer
    Mimiran | *.mimiran.com | | | webappanalyzer
    MiniBC | *.minibc.com | | | webappanalyzer
    Mirador | *.miradorfin.com | | | webappanalyzer
    MissionSuite | *.themissionsuite.com | | | webappanalyzer
    Modal Forms | *.modalforms.com | | | webappanalyzer
    ModiFace | *.modiface.com | | | webappanalyzer
    Modio | *.modio.cz | | | webappanalyzer
    MoinAI | *.moin.ai | | | webappanalyzer
    Molin AI | *.molin.ai | | | webappanalyzer
    Momence | *.momence.com | | | webappanalyzer
    Monitus | *.monitus.net | | | companiesdb webappanalyzer
    Monocle | *.usemonocle.com | | | webappanalyzer
    Monotype Fonts | *.fonts.com | | | companiesdb thirdparty
    Moon Organizer | *.moonorganizer.com | | | webappanalyzer
    Moostik | *.moostik.net | | | webappanalyzer
    Mopinion | *.mopinion.com | | | companiesdb thirdparty webappanalyzer
    MoreVago | *.morevago.com | | | webappanalyzer
    Mosio | *.mosio.com | | | webappanalyzer
    Mottle | *.mottle.com | | | webappanalyzer
    MouseStats | *.mousestats.com | | | companiesdb thirdparty
    MoverBase | *.moverbase.com | | | webappanalyzer
    Movylo | *.movylo.com | | | webappanalyzer
    Moyklass | *.moyklass.com | | | webappanalyzer
    MTCaptcha | *.mtcaptcha.com | | | webappanalyzer
    Musement | *.musement.com | | | webappanalyzer
    MyAlice | *.myalice.ai | | | webappanalyzer
    MyFonts | hello.myfonts.net *.myfonts.net | | | https://www.myfonts.com/pages/webfonts
    Myli | *.myli.io | | | webappanalyzer
    MyLiveChat | *.mylivechat.com | | | webappanalyzer
    Myma | *.myma.ai | | | webappanalyzer
    MyPersonas | *.mypersonas.ai | | | webappanalyzer
    MyRest | *.myrest.io | | | webappanalyzer
    MyTime | *.mytime.com | | | webappanalyzer
    Nagich | *.nagich.co | | | webappanalyzer
    Najva | *.najva.com | | | webappanalyzer
    Namastay | *.namastay.io | | | webappanalyzer
    Nanorep | *.nanorep.com | | | companiesdb thirdparty
    NativeForms | *.nativeforms.com | | | webappanalyzer
    Natural Intelligence | *.naturalint.com | | | webappanalyzer
    Navu | *.navu.co | | | thirdparty webappanalyzer
    Negate | *.negate.io | | | webappanalyzer
    Nemu | *.nemu.com.br | | | webappanalyzer
    NeoAsist | *.neoassist.com | | | webappanalyzer
    Nepcha Analytics | *.nepcha.com | | | webappanalyzer
    Neshan | *.neshan.org | | | webappanalyzer
    NET-RESULTS | *.net-results.io | | | webappanalyzer
    Netrox | *.netroxsc.ru | | | webappanalyzer
    Network for Good | *.networkforgood.com | | | webappanalyzer
    Newo | *.newo.ai | | | webappanalyzer
    NexMind | *.nexmind.ai | | | webappanalyzer
    Nextsale | *.nextsale.io | | | webappanalyzer
    Nightbot | api.nightbot.tv nightbot.tv *.nightbot.tv | | | https://api-docs.nightbot.tv
    Nimbata | *.nimbata.com | | | webappanalyzer
    Ninchat | *.ninchat.com | | | webappanalyzer
    NinjaCat | *.ninjacat.io | | | webappanalyzer
    Nochex | *.nochex.com | | | thirdparty
    Nocodelytics | *.nocodelytics.com | | | webappanalyzer
    Noddus | *.noddus.com | | | companiesdb webappanalyzer
    Noembed | noembed.com *.noembed.com | | | https://noembed.com
    NoFraud | *.nofraud.com | | | webappanalyzer
    Noibu | *.noibu.com | | | thirdparty
    Nolt | *.nolt.io | | | webappanalyzer
    Noodle Factory | *.noodlefactory.ai | | | webappanalyzer
    Nootiz | *.nootiz.com | | | webappanalyzer
    Norby | *.norby.io | | | webappanalyzer
    Normi | *.normi.ca | | | webappanalyzer
    Notix | *.notix.io | | | webappanalyzer
    Nova Busca | *.novabusca.com.br | | | webappanalyzer
    Nudgify | *.nudgify.com | | | webappanalyzer
    Nuqlium | *.nuqlium.com | | | webappanalyzer
    Nurture | *.nurturehq.com | | | webappanalyzer
    Nurture Boss | *.nurtureboss.io | | | webappanalyzer
    Occasion | *.getoccasion.com | | | webappanalyzer
    Oct8ne | *.oct8ne.com | | | webappanalyzer
    Octane | *.octane.co | | | webappanalyzer
    Octane AI | *.octaneai.com | | | webappanalyzer
    Octorate | *.octorate.com | | | webappanalyzer
    Ocular | *.ocularsolution.com | | | webappanalyzer
    Oculizm | *.oculizm.com | | | webappanalyzer
    Oddcast | *.oddcast.com | | | webappanalyzer
    Olvy | *.olvy.co | | | webappanalyzer
    Omacro | *.omacro.com | | | webappanalyzer
    Omago | *.omago.ai | | | webappanalyzer
    Omeda | *.omeda.com | | | webappanalyzer
    Ometrics | *.ometrics.com | | | webappanalyzer
    Omniconvert | *.omniconvert.com | | https://status.web.omniconvert.com | companiesdb thirdparty webappanalyzer statussy
    OnChat | *.onchat.ai | | | webappanalyzer
    Ondestek | *.ondestek.com | | | webappanalyzer
    OneAll | *.oneall.com | | | companiesdb thirdparty webappanalyzer
    OneCause | *.onecause.com | | | webappanalyzer
    Onicon | *.onicon.ru | | | webappanalyzer
    Onlim | *.onlim.com | | | webappanalyzer
    OnSip | *.onsip.com | | | webappanalyzer
    Onsite Support | *.onsitesupport.io | | | webappanalyzer
    Ookla Speedtest Custom | *.speedtestcustom.com | | | webappanalyzer
    OpenChat | *.openchat.so | | | webappanalyzer
    OpenGraph.io | opengraph.io *.opengraph.io | | | https://www.opengraph.io/documentation
    Opentracker | *.opentracker.net | | | companiesdb webappanalyzer
    OpenWeb Spot.IM | *.spot.im | | | companiesdb thirdparty
    Opesta | *.opesta.com | | | webappanalyzer
    OpinionLab | *.foresee.com | | | companiesdb thirdparty webappanalyzer
    Ops Calendar | *.opscalendar.com | | | webappanalyzer
    OptiMonk | *.optimonk.com | | | companiesdb thirdparty webappanalyzer
    Optimove | *.optimove.net | maven:com.optimove.android:optimove-android cocoapods:OptimoveSDK cocoapods:OptimoveNotificationServiceExtension swift:github.com/optimove-tech/optimove-sdk-ios swift:github.com/kumulos/kumulossdkswift maven:com.optimove.android | | thirdparty webappanalyzer
    Optinopoli | *.optinopoli.com | | | webappanalyzer
    Orankl | *.orankl.com | | | webappanalyzer
    Orimon.ai | *.orimon.ai | | | webappanalyzer
    OSI Tracker | *.ositracker.com | | | webappanalyzer
    OtterText | *.ottertext.com | | | webappanalyzer
    Outfindo | *.outfindo.com | | | webappanalyzer
    Outplay | *.outplayhq.co | | | webappanalyzer
    Overfull | *.overfull.fr | | | webappanalyzer
    Ownpage | *.ownpage.fr | | | companiesdb webappanalyzer
    Oxi Social Login | *.oxiapps.com | | | webappanalyzer
    P3chat | *.p3chat.com | | | webappanalyzer
    Pabbly Form Builder | *.pabbly.com | | | webappanalyzer
    Pace | *.pacenow.co | | | webappanalyzer
    Package.AI | *.package.ai | | | webappanalyzer
    PageNudge | *.pagenudge.com | | | webappanalyzer
    PageUp | *.pageuppeople.com | | | webappanalyzer
    Panda Video | *.pandavideo.com | | | webappanalyzer
    ParkFlow | *.parkflow.io | | | webappanalyzer
    Partial.ly | *.partial.ly | | | webappanalyzer
    ParticularAudience | *.particularaudience.com | | | webappanalyzer
    Partnero | *.partnero.com | | | webappanalyzer
    PathFactory | *.pathfactory.com | | | webappanalyzer
    Patient Prism | *.patientprism.com | | | webappanalyzer
    PatientLoop | *.patientloop.com | | | webappanalyzer
    Paydock | *.paydock.com | | | webappanalyzer
    PayJustNow | *.payjustnow.com api.payjustnow.com checkout.payjustnow.io *.payjustnow.io | | | webappanalyzer
    PayKickStart | *.paykickstart.com | | | companiesdb webappanalyzer
    Payl8r | *.payl8r.com | | | webappanalyzer
    Paymattic | *.paymattic.com | | | webappanalyzer
    Payrexx | *.payrexx.com | | | webappanalyzer
    Payva | *.payva.com | | | webappanalyzer
    Peachs | *.peachs.co | | | webappanalyzer
    Peerius | *.peerius.com | | | companiesdb thirdparty webappanalyzer
    Pelcro | *.pelcro.com | | | webappanalyzer
    Pepper Cloud | *.peppercloud.com | | | webappanalyzer
    Perfect Corp | *.perfectcorp.com | | | webappanalyzer
    Perfex CRM | *.perfexcrm.com | | | webappanalyzer
    Permutive | *.permutive.com api.permutive.app *.permutive.app | | | companiesdb thirdparty webappanalyzer
    Persona.ly | *.persona.ly | | | webappanalyzer
    PersonaClick | *.personaclick.com | | | webappanalyzer
    Personizely | *.personizely.net | | | webappanalyzer
    Personyze | *.personyze.com | | | companiesdb webappanalyzer
    Perzonalization | *.perzonalization.com | | | webappanalyzer
    Phenom | *.phenompeople.com | | | webappanalyzer
    Phonexa | *.phonexa.com | | | webappanalyzer
    Picatcha | *.picatcha.com | | | webappanalyzer
    Pickrr | *.pickrr.com | | | webappanalyzer
    Picreel | *.picreel.com | | | thirdparty webappanalyzer
    PieEye | *.pii.ai | | | webappanalyzer
    Piggy | *.piggy.eu | | | webappanalyzer
    Pimster | *.pimster.app | | | webappanalyzer
    Ping Parrot | *.pingparrot.com | | | webappanalyzer
    Piperun | *.crmpiperun.com api.pipe.run *.pipe.run | | | webappanalyzer
    Piwik PRO | *.piwik.pro | npm:@piwikpro/react-native-piwik-pro-sdk npm:@piwikpro/next-piwik-pro npm:@piwikpro/ngx-piwik-pro npm:@piwikpro/nuxt-piwik-pro npm:@piwikpro/react-piwik-pro npm:@piwikpro/tracking-base-library npm:@piwikpro/vue-piwik-pro composer:drupal/piwik_pro#C cocoapods:PiwikPROSDK pub:flutter_piwikpro#C swift:github.com/piwikpro/piwik-pro-ios-sdk swift:github.com/PiwikPRO/piwik-pro-sdk-framework-ios | | companiesdb webappanalyzer
    Pixc | *.pixc.com | | | webappanalyzer
    Pixlee TurnTo | *.pixlee.com | | | thirdparty webappanalyzer
    Placehold.it | *.placehold.it | | | thirdparty
    Planfy | *.planfy.com | | | webappanalyzer
    Planning Pod | *.planningpod.com | | | webappanalyzer
    Plannit | *.plannit.io | | | webappanalyzer
    PlantUML | www.plantuml.com *.plantuml.com | | | https://plantuml.com/server
    Platformly | *.platform.ly | | | webappanalyzer
    Plaza | *.useplaza.com | | | webappanalyzer
    Plenigo | *.plenigo.com | | | webappanalyzer
    Plerdy | *.plerdy.com | | | webappanalyzer
    Plezi | *.plezi.co | | | webappanalyzer
    Plices | *.plices.com | | | webappanalyzer
    Pluralo | *.pluralo.com | | | webappanalyzer
    PlusThis | *.plusthis.com | | | webappanalyzer
    Plutio | *.plutio.com | | | webappanalyzer
    Pobuca | *.pobuca.com | | | webappanalyzer
    Pocus | *.pocustrack.com | | | webappanalyzer
    Podigee | *.podigee.com | | | webappanalyzer
    Podkite | *.podkite.com | | | webappanalyzer
    POINT | *.pointapp.org | | | webappanalyzer
    Poll Everywhere | *.polleverywhere.com | | | webappanalyzer
    Poll Maker | *.poll-maker.com | | | webappanalyzer
    Pollster | *.pollster.pl | | | webappanalyzer
    Poloda AI | *.polodaai.com | | | webappanalyzer
    Poloriz | *.poloriz.com | | | webappanalyzer
    Poltio | *.poltio.com | | | webappanalyzer
    Polyfill.io | *.polyfill.io | | | companiesdb thirdparty webappanalyzer
    Popcorn CRM | *.popcorn.email | | | webappanalyzer
    Poper | *.poper.ai | | | webappanalyzer
    Poppins | *.poppins.so | | | webappanalyzer
    Popupular | *.popupular.io | | | webappanalyzer
    Post Affiliate Pro | *.postaffiliatepro.com | | | companiesdb webappanalyzer
    Post Dolphin | *.dolphinsuite.com | | | webappanalyzer
    Postano | *.postano.com | | | webappanalyzer
    Postie | *.postie.com | | | webappanalyzer
    Postpay | *.postpay.io | | | webappanalyzer
    Potions | *.get-potions.com | | | webappanalyzer
    Power CRM | *.powercrm.com.br | | | webappanalyzer
    PowerPay | *.getpowerpay.com | | | webappanalyzer
    PowerSchool | *.powerschool.com | | | webappanalyzer
    POWR | *.powr.io | | | companiesdb thirdparty webappanalyzer
    Powster | *.powster.com | | | webappanalyzer
    Practo | *.practo.com | | | webappanalyzer
    Preeco | *.preeco.de | | | webappanalyzer
    Preezie | *.preezie.io | | | webappanalyzer
    Prezi | *.prezi.com | | https://status.prezi.com | thirdparty statusphere
    PriceSpider | *.pricespider.com | | | companiesdb webappanalyzer
    Priice | *.priice.net | | | webappanalyzer
    Prime AI | *.primeai.co.uk | | | webappanalyzer
    Primeleads | *.primeleads.de | | | webappanalyzer
    PrintFriendly | *.printfriendly.com | | | thirdparty
    Printlane | *.printlane.com | | | webappanalyzer
    Privado | *.privado.ai | | | webappanalyzer
    Probance | *.my-probance.one | | | webappanalyzer
    ProcessOut | *.processout.com | | | webappanalyzer
    Profity | *.profity.ch | | | webappanalyzer
    Prolo Finder | *.prolofinder.com | | | webappanalyzer
    Prommt | *.prommt.com | | | webappanalyzer
    Proofdy | *.proofdy.ru | | | webappanalyzer
    Prooven | *.prooven.io | | | webappanalyzer
    Property Shell | *.propertyshell.com | | | webappanalyzer
    Prospa | *.prospa.com | | | webappanalyzer
    Prostoy | *.prostoy.ru | | | webappanalyzer
    Provide Support | *.providesupport.com | | | companiesdb thirdparty webappanalyzer
    Pubble | *.pubble.io | | | webappanalyzer
    Publytics | *.publytics.net | | | webappanalyzer
    Pubperf | *.pubperf.com | | | thirdparty webappanalyzer
    Pulse Insights | *.pulseinsights.com | | | companiesdb thirdparty webappanalyzer
    PunchTab | *.punchtab.com | | | companiesdb webappanalyzer
    Pure Chat | *.purechat.com | | | companiesdb thirdparty webappanalyzer
    PureClarity | *.pureclarity.net | | | webappanalyzer
    PushAd | *.push-ad.com | | | webappanalyzer
    PushAlert | *.pushalert.co | | | webappanalyzer
    PushBots | *.pushbots.com | | | webappanalyzer
    Pushe | *.pushe.co | | | webappanalyzer
    Pushify | *.pushify.com | | | webappanalyzer
    Pushouse | *.pushouse.com | | | webappanalyzer
    PushOwl | *.pushowl.com | | | webappanalyzer
    Pushpay | *.pushpay.com *.pushpay.io | |  | webappanalyzer
    PushPushGo | *.pushpushgo.com | | | webappanalyzer
    Pyze | *.pyze.com | | | webappanalyzer
    Qgiv | *.qgiv.com | | | webappanalyzer
    Qiscus | *.qiscus.com | npm:qiscus-sdk-core | | webappanalyzer
    Qomon | *.qomon.org | | | webappanalyzer
    Qooqie | *.qooqie.com | | | webappanalyzer
    Quadran | *.quadran.eu | | | webappanalyzer
    Qualified | *.qualified.com | | | webappanalyzer
    Qualitando | *.qualitando.com | | | webappanalyzer
    Qualva | *.qualva.com | | | webappanalyzer
    Quandoo | *.quandoo.com | | | webappanalyzer
    Quanta | *.quanta.io | | | webappanalyzer
    Qubit | *.qubit.com *.qubitproducts.com *.goqubit.com | | | companiesdb thirdparty
    Queryly | *.queryly.com | | | webappanalyzer
    Queue-it | *.queue-it.net | | | companiesdb thirdparty webappanalyzer
    QuickCEP | *.quickcep.com | | | webappanalyzer
    Quicktext | *.quicktext.im | | | webappanalyzer
    Quixchat | *.quixchat.com | | | webappanalyzer
    Quizitri | *.quizitri.com | | | webappanalyzer
    Quotemedia | *.quotemedia.com | | | webappanalyzer
    RabbitLoader | *.rabbitloader.xyz | | | webappanalyzer
    RaiseDonors | *.raisedonors.com | | | webappanalyzer
    Rake | *.rake.ai | | | webappanalyzer
    RapidSpike | *.rapidspike.com | | | companiesdb webappanalyzer
    Raptor | *.raptorsmartadvisor.com | | | webappanalyzer
    RateParity | *.rateparity.com | | | webappanalyzer
    Ratesight | *.ratesight.com | | | webappanalyzer
    RawGit | *.rawgit.com | | | companiesdb thirdparty webappanalyzer
    RE-OS.com | *.re-os.com | | | webappanalyzer
    RE:Guest | *.reguest.io | | | webappanalyzer
    Re:plain | *.replain.cc | | | webappanalyzer
    Reactful | *.reactful.com | | | companiesdb thirdparty webappanalyzer
    ReadSpeaker | *.readspeaker.com | | | companiesdb thirdparty webappanalyzer
    ReadyPlanet | *.readyplanet.com | | | webappanalyzer
    RealSatisfied | *.realsatisfied.com | | | webappanalyzer
    Recapture | *.recapture.io | | | webappanalyzer
    Recite Me | *.reciteme.com | | | thirdparty webappanalyzer
    Recooty Job Widget | *.recooty.com | | | webappanalyzer
    RecoverMyCart | *.recovermycart.com | | | webappanalyzer
    Recras | *.recras.nl | | | webappanalyzer
    Reditus | *.getreditus.com | | | webappanalyzer
    Reevoo | *.reevoo.com | | | companiesdb thirdparty webappanalyzer
    Refari | *.refari.co | | | webappanalyzer
    Refericon | *.refericon.pl | | | companiesdb webappanalyzer
    Referral Rocket | *.referralrocket.io | | | webappanalyzer
    Refersion | *.refersion.com | | | companiesdb thirdparty webappanalyzer
    Refix | *.refix.ai | | | webappanalyzer
    Regiondo | *.regiondo.net | | | webappanalyzer
    REI Chat | *.reichat.ai | | | webappanalyzer
    Released | *.released.so | | | webappanalyzer
    Relewise | *.relewise.com | npm:@relewise/client | | webappanalyzer
    RentCafe | *.rentcafe.com | | | webappanalyzer
    ReplyBox | *.getreplybox.com | | | webappanalyzer
    Replyco | *.replyco.com | | | webappanalyzer
    Replyment | *.replyment.com | | | webappanalyzer
    Repro | *.reproio.com marketing.repro.io *.repro.io | cocoapods:Repro pub:repro_flutter npm:react-native-repro | | webappanalyzer
    Repuso | *.repuso.com | | | webappanalyzer
    Reputon | *.reputon.com | | | webappanalyzer
    Request Metrics | *.requestmetrics.com | | | webappanalyzer
    Reservio | *.reservio.com | | | webappanalyzer
    Resonate | *.resonate.com | | | webappanalyzer
    Respondi | *.respondi.app | | | webappanalyzer
    Resultify | *.resultify.com | | | webappanalyzer
    Resupply | *.resupplyapp.com | | | webappanalyzer
    Retail Rocket | *.retailrocket.net | | | companiesdb webappanalyzer
    Returnflows | *.returnflows.com | | | webappanalyzer
    ReturnGO | *.returngo.ai | | | webappanalyzer
    Reuzenpanda | *.reuzenpanda.nl | | | webappanalyzer
    RevCent | *.revcent.com | | | webappanalyzer
    Revcontent | *.revcontent.com | | | companiesdb thirdparty
    REVE Chat | *.revechat.com | | | webappanalyzer
    Revenue Roll | *.revenueroll.com | | | webappanalyzer
    Reverse Market Insight | *.rminsight.net | | | webappanalyzer
    Reviefy | *.reviefy.com | | | webappanalyzer
    Review Stars | *.reviewstars.com | | | webappanalyzer
    Review Wave | *.reviewwave.com | | | webappanalyzer
    ReviewForest | *.reviewforest.org | | | webappanalyzer
    Reviewgrower | *.reviewgrower.com | | | webappanalyzer
    ReviewPro | *.reviewpro.com | | | webappanalyzer
    ReviewRail | *.reviewrail.com | | | webappanalyzer
    Reviews Up | *.getreviewsup.com | | | webappanalyzer
    Reviewshake | *.reviewshake.com | | | webappanalyzer
    ReviewSolicitors | *.reviewsolicitors.co.uk | | | webappanalyzer
    RevLifter | *.revlifter.io | | | webappanalyzer
    RevolverMaps | *.revolvermaps.com | | | companiesdb thirdparty webappanalyzer
    RevTrax | *.revtrax.com | | | webappanalyzer
    Rezgo | *.rezgo.com | | | webappanalyzer
    RideBits | *.ridebitsapp.com | | | webappanalyzer
    RightMessage | *.rightmessage.com | | | webappanalyzer
    RingCaptcha | *.ringcaptcha.com | | | webappanalyzer
    Ringostat | *.ringostat.com api.ringostat.net *.ringostat.net | | | webappanalyzer
    Rinsed | *.rinsed.co | | | webappanalyzer
    Robly | *.robly.com | | | webappanalyzer
    Robofy | *.robofy.ai | | | webappanalyzer
    RoboReception | *.roboreception.co.uk | | | webappanalyzer
    Rock Content | *.rockcontent.com | | | webappanalyzer
    Rockee | *.rockee.io | | | webappanalyzer
    Rollick | *.rollick.io | | | webappanalyzer
    RomanCart | *.romancart.com | | | thirdparty webappanalyzer
    Roof | *.roof.ai | | | webappanalyzer
    Roojoom | *.roojoom.com | | | webappanalyzer
    Rosana | *.rosana.io | | | webappanalyzer
    rss2json | *.rss2json.com | | | thirdparty
    Rtoaster | *.rtoaster.jp | | | thirdparty webappanalyzer
    Rubic | *.rubic.no | | | webappanalyzer
    Ruttl | *.ruttl.com | | | webappanalyzer
    Ryviu | *.ryviu.com | | | webappanalyzer
    Ryzeo | *.ryzeo.com | | | webappanalyzer
    SabeeApp | *.sabeeapp.com | | | webappanalyzer
    SafeBuy | *.safebuy.org.uk | | | webappanalyzer
    Sajari | *.sajari.com | npm:sajari npm:@sajari/sdk-js | | thirdparty
    SalesCandy | *.salescandy.com | | | webappanalyzer
    SalesFire | *.salesfire.co.uk | | | webappanalyzer
    Salesfloor | *.salesfloor.net | | | webappanalyzer
    SALESmanago | *.salesmanago.com | | | companiesdb webappanalyzer
    SalesMatch | *.salesmatch.ai | | | webappanalyzer
    Salespype | *.salespype.com | | | webappanalyzer
    SalesReps.io | *.salesreps.io | | | webappanalyzer
    Sameday | *.sameday.ai | | | webappanalyzer
    Sched | *.sched.com | | | webappanalyzer
    Schema App | *.schemaapp.com | | | webappanalyzer
    ScoreApp | *.scoreapp.com | | | webappanalyzer
    SealMetrics | *.sealmetrics.com | | | webappanalyzer
    Search Magic | *.searchmagic.com | | | webappanalyzer
    Searchanise | *.searchanise.com | | | thirdparty webappanalyzer
    Searchine | *.searchine.net | | | webappanalyzer
    Searchtap | *.searchtap.io | | | webappanalyzer
    Seated | *.seated.com | | | webappanalyzer
    Seatics | *.seatics.com | | | webappanalyzer
    SecureMetrics | *.securitymetrics.com | | | thirdparty webappanalyzer
    Securiti | *.securiti.ai | | | webappanalyzer
    SeedGrow | *.seedgrow.net | | | webappanalyzer
    Seel | *.seel.com | | | webappanalyzer
    Segmanta | *.segmanta.com | | | thirdparty webappanalyzer
    SegMate | *.segmate.io | | | webappanalyzer
    Segmentify | *.segmentify.com | | | webappanalyzer
    SegmentStream | *.segmentstream.com | | | thirdparty webappanalyzer
    Segmetrics | *.segmetrics.io | | | webappanalyzer
    SendOwl | *.sendowl.com | | | webappanalyzer
    Sendpad | *.sendtex.com | | | webappanalyzer
    Sendtex | *.sendpad.com | | | webappanalyzer
    SendX | *.sendx.io | | | webappanalyzer
    Sensai Metrics | *.sensaimetrics.io | | | webappanalyzer
    Sentifi | *.sentifi.com | | | companiesdb thirdparty webappanalyzer
    SEO Samba | *.seosamba.com | | | webappanalyzer
    SEOmator | *.seomator.com | | | webappanalyzer
    Serchen | *.serchen.com | | | webappanalyzer
    Service Provider Pro | *.spp.io | | | webappanalyzer
    Session Rewind | *.sessionrewind.com | | | webappanalyzer
    SessionCam | *.sessioncam.com | | | companiesdb thirdparty
    Sessionly | *.sessionly.io | | | companiesdb webappanalyzer
    SessionStack | *.sessionstack.com | | | webappanalyzer
    Setrics | *.setrics.com | | | webappanalyzer
    Setrow | *.setrowid.com *.setrow.com | | | webappanalyzer
    Shanon | *.shanon-services.com | | | webappanalyzer
    Shapo | *.shapo.io | | | webappanalyzer
    Shareaholic | *.shareaholic.com | | | companiesdb thirdparty
    ShareThis | *.sharethis.com | | | companiesdb thirdparty webappanalyzer
    Sharpay | *.sharpay.io | | | webappanalyzer
    SharpSpring | *.sharpspring.com | | | companiesdb thirdparty
    SheerID | *.sheerid.com | | | companiesdb webappanalyzer
    Sheet Monkey | *.sheetmonkey.io | | | webappanalyzer
    Shipup | *.shipup.co | | | webappanalyzer
    Shoefitr.io | *.shoefitr.io | | | webappanalyzer
    Shopgate | *.shopgate.com | | | companiesdb thirdparty
    ShopHub | *.tryshophub.com | | | webappanalyzer
    Shoppable | *.shoppable.com | | | webappanalyzer
    ShopperApproved | *.shopperapproved.com | | | companiesdb webappanalyzer
    ShoppingGives | *.shoppinggives.com | | | webappanalyzer
    Shoprunner | *.shoprunner.com | | | companiesdb thirdparty webappanalyzer
    Shoutout Testimonial | *.shoutout.so | | | webappanalyzer
    Showdigs | *.showdigs.com | | | webappanalyzer
    SightCall | *.sightcall.com | | | webappanalyzer
    Signals | *.getsignals.ai | | | webappanalyzer
    SignalZen | *.signalzen.com | | | webappanalyzer
    Silktide | *.silktide.com | | | companiesdb thirdparty webappanalyzer
    Simon | *.simonsignal.com | | | webappanalyzer
    Simple Icons | cdn.simpleicons.org | | | https://github.com/stackblitz-labs/bolt.diy
    Simplero | *.simplero.com | | https://status.simplero.com | webappanalyzer w6w
    Simplotel | *.simplotel.com | | | webappanalyzer
    SimplyCast | *.simplycast.com | | | webappanalyzer
    Sirge | *.sirge.com | | | webappanalyzer
    Sistem | *.sistem.ai | | | webappanalyzer
    Site Meter | *.sitemeter.com | | | companiesdb thirdparty webappanalyzer
    SiteGPT | *.sitegpt.ai | | | webappanalyzer
    Siteimprove | *.siteimprove.com *.siteimproveanalytics.com | composer:drupal/siteimprove#C | | companiesdb thirdparty webappanalyzer
    SiteJabber | *.sitejabber.com | | | webappanalyzer
    SiteMinder | *.siteminder.com *.littlehotelier.com | |  | webappanalyzer
    SiteVibes | *.sitevibes.com | | | webappanalyzer
    SizeMe | *.sizemeai.com | | | webappanalyzer
    Skeepers | *.skeepers.io | | | webappanalyzer
    SkyGlue | *.skyglue.com | | | companiesdb thirdparty webappanalyzer
    Slaask | *.slaask.com | | | webappanalyzer
    Slapform | *.slapform.com | | | webappanalyzer
    Slate | *.technolutions.net | | | webappanalyzer
    Sleekplan | *.sleekplan.com | generic:env:SLEEKPLAN_*#B | | webappanalyzer
    Slingshot | *.getslingshot.com | | | webappanalyzer
    Smart Analytics | *.smartanalytics.io | | | webappanalyzer
    SmartDX | *.smartdx.co | | | webappanalyzer
    SmartEmailing | *.smartemailing.cz | | | webappanalyzer
    SmartHint | *.smarthint.co | | | webappanalyzer
    Smartocto | *.smartocto.com | | | webappanalyzer
    Smartpoint | *.smartpoint.pro | | | webappanalyzer
    Smartsupp | *.smartsupp.com *.smartsuppchat.com *.smartsuppcdn.com | npm:smartsupp-widget | | thirdparty
    Smile Virtual | *.smilevirtual.com | | | webappanalyzer
    Smilee | *.smilee.io | | | webappanalyzer
    SnapSea | *.snapsea.io | | | webappanalyzer
    SnapWidget | *.snapwidget.com | | | thirdparty webappanalyzer
    SnatchBot | *.snatchbot.me | | | webappanalyzer
    SniperCRM | *.snipercrm.io | | | webappanalyzer
    SniperFast | *.sniperfast.com | | | webappanalyzer
    Sniply | *.gosniply.com | | | webappanalyzer
    Snoobi | *.snoobi.com | | | companiesdb webappanalyzer
    Sobot Live Chat | *.sobot.com | | | webappanalyzer
    Socedo | *.socedo.com | | | webappanalyzer
    Social9 | *.social9.com | | | webappanalyzer
    SocialJuice | *.socialjuice.io | | | webappanalyzer
    Socioh | *.socioh.com | | | webappanalyzer
    Soffront CRM | *.soffront.com | | | webappanalyzer
    SoftwareSuggest | *.softwaresuggest.com | | | webappanalyzer
    Soisy | *.soisy.it | | | webappanalyzer
    Sojern | *.sojern.com | | | companiesdb thirdparty
    Solitics | *.solitics.com | | | webappanalyzer
    SolutionReach | *.solutionreach.com | | | webappanalyzer
    Solvvy | *.solvvy.com | | | webappanalyzer
    Sonetel Chat | *.sonetel.com | | | webappanalyzer
    Sooqr | *.sooqr.com | | | thirdparty
    SoTellUs | *.sotellus.com | | | webappanalyzer
    SparkLoop | *.sparkloop.app | | | webappanalyzer
    Spectro | *.myspectro.io | | | webappanalyzer
    SpeedOf.Me | *.speedof.me | | | webappanalyzer
    SpeedSize | *.speedsize.com | | | webappanalyzer
    Spektrix | *.spektrix.com | | | webappanalyzer
    Spicy Rocket | *.spicyrocket.com | | | webappanalyzer
    Spikmi | *.spikmi.com | | | webappanalyzer
    Spoki | *.spoki.it | | | webappanalyzer
    Spotii | *.spotii.me | | | webappanalyzer
    SpotOn | *.spoton.com | | | webappanalyzer
    Spotzer | *.spotzer.com | | | webappanalyzer
    SprintHub | *.sprinthub.io | | | webappanalyzer
    Spruce | *.sprucehealth.com | | | webappanalyzer
    SquadUP | *.squadup.com | | | webappanalyzer
    SqualoMail | *.squalomail.net | | | webappanalyzer
    Squeezely | *.squeezely.tech | | | webappanalyzer
    Stack Analytix | *.stackanalytix.com | | | webappanalyzer
    Stage Try | *.stagetry.io | | | webappanalyzer
    Stammer.ai | *.stammer.ai | | | webappanalyzer
    Starboard Suite | *.starboardsuite.com | | | webappanalyzer
    Stay22 | *.stay22.com | | | webappanalyzer
    Steer Health | *.steerhealth.io | | | webappanalyzer
    Stibo | *.stibo.com | | | webappanalyzer
    StorePoint | *.storepoint.co | | | webappanalyzer
    StoreRocket | *.storerocket.io | | | webappanalyzer
    StorifyMe | *.storifyme.com | | | webappanalyzer
    Storylane | *.storylane.io | | | webappanalyzer
    Storyly | *.storyly.io | cocoapods:Storyly | | webappanalyzer
    StoryStream | *.storystream.ai | | | webappanalyzer
    Strands | *.strands.com | | | companiesdb thirdparty webappanalyzer
    Streamwood | *.streamwood.ru | | | webappanalyzer
    Struq | *.struq.com | | | companiesdb thirdparty webappanalyzer
    StyleSeat | *.styleseat.com | | | webappanalyzer
    Stylitics | *.stylitics.com | | | webappanalyzer
    Sub2Tech | *.sub2tech.com | | | companiesdb thirdparty webappanalyzer
    Sugester | *.sugester.pl | | | webappanalyzer
    Suiteshare | *.suiteshare.com | | | webappanalyzer
    SuperBuzz | *.superbuzz.io | | | webappanalyzer
    Superchat | *.superchat.de | | | webappanalyzer
    SuperPluralAnalytics | *.superplural.com | | | webappanalyzer
    SuperStats | *.superstats.com | | | webappanalyzer
    Surfside | *.surfside.io | | | webappanalyzer
    Swagify | *.swagifyapp.com | | | webappanalyzer
    Swapcard | *.swapcard.com | | | webappanalyzer
    Swat.io | *.swat.io | | | webappanalyzer
    Swell CX | *.swellcx.com | | | webappanalyzer
    Symbolset | *.symbolset.com | | | webappanalyzer
    SynBird | *.synbird.com | | | webappanalyzer
    Syncfusion | *.syncfusion.com | | | webappanalyzer
    Syndeca | *.syndeca.com | | | webappanalyzer
    Systema | *.systema.ai | | | webappanalyzer
    Systeme.io | *.systeme.io | | | webappanalyzer
    TableFever | *.tablefever.com | | | webappanalyzer
    Tableo | *.tableo.com | | | webappanalyzer
    Tactful | *.tactful.ai | | | webappanalyzer
    Tagalys | *.tagalys.com | | | webappanalyzer
    Tagboard | *.tagboard.com | | | thirdparty webappanalyzer
    Tagembed | *.tagembed.com | | | webappanalyzer
    Taggbox | *.taggbox.com | | | webappanalyzer
    Tagnology | *.tagnology.co | | | webappanalyzer
    Tail | *.tailtarget.com | | | companiesdb thirdparty webappanalyzer
    Talent Clue | *.talentclue.com | | | webappanalyzer
    Talentegy | *.talentegy.com | | | webappanalyzer
    Talention | *.talention.com | | | webappanalyzer
    Tallentor | *.tallentor.com | | | webappanalyzer
    Tanx | *.tanx.co | | | webappanalyzer
    Tapcart | *.tapcart.app *.tapcart.com | | https://tapcart.statuspage.io | webappanalyzer statussy
    TapMango | *.tapmango.com | | | webappanalyzer
    Tars | *.hellotars.com | | | webappanalyzer
    Taxdome | *.taxdome.com | | | webappanalyzer
    TeamBrain | *.teambrain.app | | | webappanalyzer
    TeamUp | *.goteamup.com | | | webappanalyzer
    Teeinblue | *.teeinblue.com | | | webappanalyzer
    Tender Support | *.tenderapp.com | | | companiesdb webappanalyzer
    TerMed | *.termed.de | | | webappanalyzer
    Terminus | *.terminus.services | | | thirdparty webappanalyzer
    TestFreaks | *.testfreaks.com | | | webappanalyzer
    Testimonial Robot | *.testimonialrobot.com | | | webappanalyzer
    Testimonial.to | testimonial.to embed-v2.testimonial.to *.testimonial.to | | | https://help.testimonial.to
    Text Marketer | *.textmarketer.biz | | | webappanalyzer
    Textline | *.textline.com | | | webappanalyzer
    TG Track | *.tgtrack.ru | | | webappanalyzer
    ThankYou Analytics | *.thank-you.io | | | webappanalyzer
    Thanx | *.thanx.com | | | webappanalyzer
    The AdsLab | *.theadslab.io | | | webappanalyzer
    The Hotels Network | *.thehotelsnetwork.com | | | webappanalyzer
    The Rave | *.therave.co | | | webappanalyzer
    TheBotForge | *.thebotforge.ai | | | webappanalyzer
    theMarketer | *.themarketer.com | | | webappanalyzer
    Thimatic | *.thimatic-apps.com | | | webappanalyzer
    ThingLink | *.thinglink.com | | | companiesdb thirdparty
    Thinking Chat | *.thinkingchat.com | | | webappanalyzer
    Thinkstack | *.thinkstack.ai | | | webappanalyzer
    Thrinacia | *.thrinacia.com | | | webappanalyzer
    Tiled | *.tiled.co | | | webappanalyzer
    Tiller | *.tiller.co | | | companiesdb webappanalyzer
    TimeTap | *.timetap.com | | | webappanalyzer
    TINT | *.tintup.com | | | webappanalyzer
    Tint Wiz | *.tintwiz.com | | | webappanalyzer
    TinyURL | *.tinyurl.com | | | publicapis thirdparty
    TITANPush | *.titanpush.com | | | webappanalyzer
    Tito | *.tito.io | | | webappanalyzer
    Tockify | *.tockify.com | | | webappanalyzer
    TocToc | *.toctoc.me | | | webappanalyzer
    Token of Trust | *.tokenoftrust.com | | | webappanalyzer
    Tolk | *.tolk.ai | | | webappanalyzer
    Tolstoy | *.gotolstoy.com | | | webappanalyzer
    ToneDen | *.toneden.io | | | webappanalyzer
    Tooltip | *.tooltip.io | | | webappanalyzer
    Top Producer | *.topproducerwebsite.com | | | webappanalyzer
    Topic Intelligence | *.topicintelligence.ai | | | webappanalyzer
    Topic'it | *.topicit.net | | | webappanalyzer
    TouchCommerce | *.touchcommerce.com | | | thirdparty
    TourCMS | *.tourcms.com | npm:tourcms | | webappanalyzer
    Tracify | *.tracify.ai | | | webappanalyzer
    Track Hospitality Software | *.trackhs.com | | | webappanalyzer
    Trackboxx | *.trackboxx.info | | | webappanalyzer
    trackthemetric | *.trackthemetric.com | | | webappanalyzer
    Tradable Bits | *.tradablebits.com | | | webappanalyzer
    Tramoce | *.tramoce.com | | | webappanalyzer
    TravPRO | *.travpromobile.com | | | webappanalyzer
    Trendemon | *.trendemon.com | | | companiesdb webappanalyzer
    Trezor | *.trezor.io | | | webappanalyzer
    TRIBUS | *.mytribus.com | | | webappanalyzer
    Tripleseat | *.tripleseat.com | | | webappanalyzer
    Triptease | *.triptease.io | | | companiesdb webappanalyzer
    True Fit | *.truefitcorp.com | | | companiesdb thirdparty webappanalyzer
    TRUENDO | *.truendo.com | | | webappanalyzer
    Trumba | *.trumba.com | | | companiesdb webappanalyzer
    Trumpia | *.trumpia.com | | | webappanalyzer
    Trusted Shops | api.etrusted.com *.etrusted.com *.trustedshops.com | | | companiesdb thirdparty webappanalyzer
    Trustio | *.trustio.se | | | webappanalyzer
    TrustLock | *.trustlock.co | | | webappanalyzer
    Trustspot | *.trustspot.io | | | webappanalyzer
    TruValidate | *.iovation.com | | | companiesdb webappanalyzer
    TryNow | *.trynow.net | | | webappanalyzer
    Tryzens | *.tryzens-analytics.com | | | thirdparty webappanalyzer
    TuCalendi | *.tucalendi.com | | | webappanalyzer
    TuoTempo | *.tuotempo.com | | | webappanalyzer
    TuriTop | *.turitop.com | | | webappanalyzer
    TurnTo | *.turnto.com | | | companiesdb thirdparty
    TutorCruncher | *.tutorcruncher.com | | | webappanalyzer
    Ucalc | *.ucalc.pro | | | webappanalyzer
    UI Avatars | *.ui-avatars.com
    UniConsent | *.uniconsent.com | | | thirdparty
    Unipag | *.unipag.com | | | webappanalyzer
    Unless | *.unless.com | | | webappanalyzer
    Upfluence | *.upfluence.co | | | webappanalyzer
    UpSellit | *.upsellit.com | | | companiesdb thirdparty webappanalyzer
    Upserve | *.upserve.com | | | webappanalyzer
    Uptain | *.uptain.de | | | companiesdb webappanalyzer
    Ureserv | *.ureserv.com | | | webappanalyzer
    Usabilla | *.usabilla.com | npm:usabilla-react-native maven:com.usabilla.sdk:ubform cocoapods:Usabilla swift:github.com/usabilla/usabilla-u4a-ios-swift-sdk | | companiesdb thirdparty
    UsableNet | *.usablenet.com | | | webappanalyzer
    Useberry | *.useberry.com | | | webappanalyzer
    Userlink | *.userlink.ai | | | webappanalyzer
    UserReport | *.userreport.com | | | companiesdb thirdparty webappanalyzer
    UserZoom | *.userzoom.com | | | companiesdb thirdparty webappanalyzer
    Usizy | *.usizy.es | | | webappanalyzer
    UXSniff | *.uxsniff.com | | | webappanalyzer
    v4Guard Checkpoint | *.v4guard.io | | | webappanalyzer
    Vacation Labs | *.vacationlabs.com | | | webappanalyzer
    VAPTCHA | *.vaptcha.com | | | webappanalyzer
    Vaven | *.vaven.co | | | webappanalyzer
    vcita | *.vcita.com | | | companiesdb webappanalyzer
    Vee24 | *.vee24.com | | | companiesdb thirdparty
    Vello | *.vello.fi | | | webappanalyzer
    Venyoo | *.venyoo.ru | | | companiesdb webappanalyzer
    Vepaar | *.vepaar.com | | | webappanalyzer
    Vera | *.privasee.io *.getvera.ai | | | webappanalyzer
    VeraCore | *.veracore.com | | | webappanalyzer
    VeraSafe | *.verasafe.com | | | webappanalyzer
    Verfacto | *.verfacto.com | | | webappanalyzer
    Vergic | *.vergic.com | | | companiesdb thirdparty webappanalyzer
    Verificado | *.verificado.ai | | | webappanalyzer
    VerifyPress | *.verifypress.com | | | webappanalyzer
    VertaFlow | *.vertaflow.io | | | webappanalyzer
    ViaBill | *.viabill.com | | | webappanalyzer
    Vicomi | *.vicomi.com | | | companiesdb webappanalyzer
    Videoly | *.videoly.co | | | webappanalyzer
    Videoo.tv | *.videoo.tv | | | webappanalyzer
    Vidora | *.vidora.com | | | companiesdb webappanalyzer
    Vidscrip | *.vidscrip.com | | | webappanalyzer
    Vidstack | *.vidstack.io
    Viloud | *.viloud.tv | | | webappanalyzer
    Vimos | *.vimos.io | | | webappanalyzer
    Vincere | *.vincere-digital.io | | | webappanalyzer
    Viral Loops | *.viral-loops.com | | | companiesdb webappanalyzer
    Virtooal | *.virtooal.com | | | webappanalyzer
    Virtusize | *.virtusize.jp | | | webappanalyzer
    Visitor.js | *.visitorjs.com | | | webappanalyzer
    VisitorVille | *.visitorville.com | | | companiesdb webappanalyzer
    Vivocha | *.vivocha.com | | | thirdparty
    Vizium | *.vizium.co | | | webappanalyzer
    Vizury | *.vizury.com | | | companiesdb thirdparty webappanalyzer
    Vntana | *.vntana.com | | | webappanalyzer
    Voizee | *.voizee.com | | | webappanalyzer
    Volley | *.meetvolley.com | | | webappanalyzer
    Voltage | *.voltageapp.io | | | webappanalyzer
    Voltn | *.voltn.com | | | webappanalyzer
    Voomly | *.voomly.com | | | webappanalyzer
    VReview | *.vreview.tv | | | webappanalyzer
    Vue.ai | *.vue.ai | | | webappanalyzer
    W3Counter | *.w3counter.com | | | companiesdb webappanalyzer
    Waaship | *.waaship.com | | | webappanalyzer
    Wabi | *.wabi-app.com | | | webappanalyzer
    Wair | *.getwair.com | | | webappanalyzer
    WalkMe | *.walkme.com | | https://status.walkme.com | companiesdb thirdparty statusphere
    Wallkit | *.wallkit.net | | | webappanalyzer
    Wally | *.getwally.net | | | webappanalyzer
    Warmly | *.getwarmly.com | | | webappanalyzer
    Warply | *.warp.ly | | | companiesdb webappanalyzer
    WatchThem | *.watchthem.live | | | webappanalyzer
    Web CEO | *.webceo.com | | | webappanalyzer
    Web4Realty | *.web4realty.com | | | webappanalyzer
    Webbotify | *.webbotify.com | | | webappanalyzer
    Weberlo | *.weberlo.com | | | webappanalyzer
    Webestools | *.webestools.com | | | webappanalyzer
    Webim | *.webim.ru | | | webappanalyzer
    WeboLead | *.webolead.com | | | webappanalyzer
    Webotit | *.webotit.ai | | | webappanalyzer
    Webtrekk | *.wt-eu02.net *.webtrekk.net | | | companiesdb thirdparty
    Webtrends | *.webtrends.com *.webtrendslive.com | | | companiesdb thirdparty
    Webyn | *.webyn.ai | | | webappanalyzer
    Weezevent | *.weezevent.com | | | webappanalyzer
    Weply | *.weply.chat | | | webappanalyzer
    WeTravel | *.wetravel.com | | | webappanalyzer
    Whatfix | *.whatfix.com | | | webappanalyzer
    Wheel of Popups | *.wheelofpopups.com | | | webappanalyzer
    Wheely Sales | *.wheelysales.com | | | webappanalyzer
    Whelp | *.getwhelp.com | | | webappanalyzer
    WhosOn | *.whoson.com | | | companiesdb thirdparty webappanalyzer
    Whova | *.whova.com | | | webappanalyzer
    Wicked Reports | *.wickedreports.com | | | thirdparty webappanalyzer
    Widde | *.widde.io | | | webappanalyzer
    WidgetWhats | *.widgetwhats.com | | | webappanalyzer
    Wigzo | *.wigzo.com *.wigzopush.com | | | thirdparty webappanalyzer
    Wikit Live Chat | *.wikit.ai | | | webappanalyzer
    WinLocal | *.winlocal.ru | | | webappanalyzer
    Wiqhit | *.wiqhit.com | | | companiesdb webappanalyzer
    Wiremo | *.wiremo.co | | | webappanalyzer
    Wisepops | *.wisepops.com | | | companiesdb thirdparty webappanalyzer
    WiserNotify | *.wisernotify.com | | | webappanalyzer
    Wishloop | *.wishloop.com | | | webappanalyzer
    Wishpond | *.wishpond.com *.wishpond.net | | | thirdparty
    Witbooking | *.witbooking.com | | | webappanalyzer
    WizSoft | *.wizsoft.com | | | webappanalyzer
    Wonder | *.wonder-ma.com | | | webappanalyzer
    WooChat | *.woochat.io | | | webappanalyzer
    WoowUp | *.woowup.com | | | webappanalyzer
    Workadu | *.workadu.com | | | webappanalyzer
    Workbooks | *.workbooks.com | | | webappanalyzer
    WORKetc | *.worketc.com | | | webappanalyzer
    Worldz | *.worldztool.com | | | webappanalyzer
    WotNot | *.wotnot.io | | | webappanalyzer
    WuBook | *.wubook.net | | | webappanalyzer
    WURFL.js | *.wurfl.io | | | companiesdb thirdparty webappanalyzer
    WWPass | *.wwpass.com | | | webappanalyzer
    Xenioo | *.xenioo.com | | | webappanalyzer
    XGen Ai | *.xgen.dev | | | webappanalyzer
    Xpresslane | *.xpresslane.in | | | webappanalyzer
    Xverify | *.xverify.com | | | webappanalyzer
    Xzero Analytics | *.xzero.co.uk | | | webappanalyzer
    YachtSys | *.yachtsys.com | | | webappanalyzer
    Yay! Forms | *.yayforms.link | | | webappanalyzer
    Ybug | *.ybug.io | | | webappanalyzer
    Yeps | *.yeps.io | | | webappanalyzer
    Yieldify | *.yieldify.com | | | companiesdb thirdparty webappanalyzer
    YogaTrail | *.yogatrail.com | | | webappanalyzer
    Yomdel | *.yomdel.com | | | webappanalyzer
    Yonder | *.yonderhq.com | | | webappanalyzer
    YoPlanning | *.yoplanning.pro | | | webappanalyzer
    Yottaa | *.yottaa.com *.yottaa.net | | | thirdparty
    YourGPT | *.yourgpt.ai | | | webappanalyzer
    Zaxaa | *.zaxaa.com | | | webappanalyzer
    ZeeMaps | *.zeemaps.com | | | webappanalyzer
    Zen Planner | *.zenplanner.com | | | webappanalyzer
    Zenchef | *.zenchef.com | | | webappanalyzer
    Zenrez | *.zenrez.com | | | webappanalyzer
    Zenu | *.zenu.com.au | | | webappanalyzer
    Zeotap | *.zeotap.com | | | thirdparty webappanalyzer
    Zeppelin | *.zeppelin-group.com | | | webappanalyzer
    ZergNet | *.zergnet.com | | | companiesdb thirdparty
    Zevi | *.zevi.ai | | | webappanalyzer
    Zevioo | *.zevioo.com | | | webappanalyzer
    Zieny | *.ar-view-zieny.com | | | webappanalyzer
    Zmags Creator | *.zmags.com | | | companiesdb thirdparty webappanalyzer
    Zonos | *.zonos.com | | | webappanalyzer
    Zoorate | *.zoorate.com | | | webappanalyzer
    Zozi | *.zozi.com | | | webappanalyzer
    Zuberance | *.zuberance.com | | | webappanalyzer
    Zyratalk | *.zyratalk.com | | | webappanalyzer
`;
