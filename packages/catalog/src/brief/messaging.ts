/** Vendors of the category `messaging` in one line each; see `brief-vendors.ts`. */
export const messaging = `
    019 SMS | 019sms.co.il www.019sms.co.il *.019sms.co.il
    2Chat | api.p.2chat.io *.2chat.io
    360dialog | *.360dialog.io *.360dialog.com | npm:360dialog-connect-button | https://status.360dialog.com
    360Messenger | api.360messenger.com *.360messenger.com | | | kuma
    46elks | api.46elks.com *.46elks.com | composer:symfony/forty-six-elks-notifier#C | | apprise novu
    4jawaly | api-sms.4jawaly.com www.4jawaly.net *.4jawaly.com *.4jawaly.net
    500px | api.500px.com *.500px.com | composer:socialiteproviders/fivehundredpixel#C composer:socialiteproviders/five-hundred-pixel#C npm:500px npm:500px-api#C cocoapods:500px-iOS-api#C | | grant
    800.com | api.800.com *.800.com | | | apprise
    Aakash SMS | sms.aakashsms.com *.aakashsms.com
    addy.io | app.addy.io *.addy.io
    Admitad | api.admitad.com *.admitad.com | composer:socialiteproviders/admitad#C | | socialite
    Advanta Africa | quicksms.advantasms.com *.advantasms.com | |  | https://www.advantaafrica.co.ke
    AgentLine | api.agentline.cloud *.agentline.cloud | pypi:langchain-agentline#C | | nango
    AhaSend | *.ahasend.com
    Aimon | *.aimon.it | pypi:aimon
    AiSensy | *.aisensy.com backend.api-wa.co
    Aligo | apis.aligo.in kakaoapi.aligo.in *.aligo.in | npm:aligoapi#C | | https://smartsms.aligo.in
    Allcance SMS | *.allcancesms.com.br
    AllMySMS | api.allmysms.com *.allmysms.com | composer:symfony/all-my-sms-notifier#C | | symfony
    Alpha SMS | api.sms.net.bd *.sms.net.bd
    AlphaSMS | alphasms.ua *.alphasms.ua | | | https://alphasms.ua
    Altiria | www.altiria.net *.altiria.net
    AOL Mail | smtp.aol.com imap.aol.com | | | nodemailer
    Apifonica | api.apifonica.com *.apifonica.com | | | kingfisher trufflehog
    Applozic | apps.applozic.com services.applozic.com *.applozic.com | cocoapods:Applozic cocoapods:ApplozicSwift swift:github.com/AppLozic/ApplozicSwift#C | | https://docs.applozic.com
    Arkesel | sms.arkesel.com *.arkesel.com | npm:arkesel-js#C pypi:arkesel pypi:kalourmade-arkesel#C | | https://developers.arkesel.com
    ASPSMS | json.aspsms.com soap.aspsms.com *.aspsms.com
    AudioAddict | api.audioaddict.com *.audioaddict.com | pypi:addictune-sdk#C | | https://github.com/UniversalMediaServer/UniversalMediaServer
    AutoSend | api.autosend.com *.autosend.com | npm:autosendjs | | https://docs.autosend.com
    Bale | tapi.bale.ai *.bale.ai | | | kuma
    Bark | api.day.app
    BearSMS | app.bearsms.com *.bearsms.com | | | kuma
    Beem Africa | apisms.beem.africa apichatcore.beem.africa *.beem.africa | pypi:beem-africa | | https://docs.beem.africa
    Behance | *.behance.net
    Bento | *.bentonow.com | npm:@bentonow/bento-node-sdk
    Binotel | api.binotel.com *.binotel.com *.binotel.ua
    BizM | alimtalk-api.bizmsg.kr *.bizmsg.kr *.bizm.kr
    Blip | http.msging.net *.msging.net *.blip.ai *.blip.ws | npm:blip-sdk npm:blip-chat-widget nuget:Take.Blip.Client | https://status.blip.ai | https://docs.blip.ai statusphere
    Bluesky | public.api.bsky.app *.bsky.app *.bsky.social *.bsky.network plc.directory | npm:@atproto/api#B npm:@atproto/oauth-client-node#B pypi:atproto#B golang:github.com/bluesky-social/indigo#B gem:minisky#B cargo:bsky-sdk#B pub:bluesky#B composer:symfony/bluesky-notifier#C docker:woodpeckerci/plugin-bluesky-post#G generic:env:BSKY_*#B npm:@bsky/sdk npm:bsky-react-post#C npm:@skyware/jetstream#C npm:@skyware/bot#C pypi:bsky-bridge#C pypi:blueskysocial#C pypi:truewire-bluesky#C cargo:atrium-api#B githubactions:cbrgm/bluesky-github-action#G githubactions:myConsciousness/bluesky-post#G pub:atproto#C pub:atproto_core#C pub:bluesky_cli#C pub:bluesky_text#D cargo:atrium-xrpc-client#C cargo:atrium-oauth#C cargo:jacquard#C nuget:idunno.Bluesky#C nuget:FishyFlip#C nuget:idunno.AtProto#C nuget:X.Bluesky#C | https://status.bsky.app | apprise
    Bluewin Mail | smtpauths.bluewin.ch imaps.bluewin.ch | | | nodemailer
    Blynk | *.blynk.cloud | | | kingfisher
    BoostNote | *.boostnote.io | | | kingfisher trufflehog
    BotConversa | backend.botconversa.com.br *.botconversa.com.br
    Boxcar | new.boxcar.io *.boxcar.io | | | https://boxcar.io
    BSNL Retail Push SMS | bulksms.bsnl.in | | | https://www.scribd.com/document/723184874/BRPS-API-Reference-Manual https://github.com/simpledotorg/simple-server
    BudgetSMS | api.budgetsms.net *.budgetsms.net | |  | https://www.budgetsms.net/sms-http-api
    Bulk360 | sms.360.my *.360.my
    BulkGate | portal.bulkgate.com *.bulkgate.com | composer:bulkgate/sms | | https://help.bulkgate.com
    BulkSMS | api.bulksms.com *.bulksms.com | | | apprise novu power trufflehog
    BulkSMS Nigeria | www.bulksmsnigeria.com *.bulksmsnigeria.com
    BulkSMSBD | bulksmsbd.net *.bulksmsbd.net
    BulkVS | *.bulkvs.com | | | apprise
    BurstSMS | api.transmitsms.com *.transmitsms.com *.burstsms.com | | | apprise novu
    Buttondown | api.buttondown.email *.buttondown.email api.buttondown.com *.buttondown.com | pypi:tap-buttondown#C | https://status.buttondown.com
    CallPro | api-text.callpro.mn *.callpro.mn | | | https://github.com/fleetbase/fleetbase
    Celcom Africa | isms.celcomafrica.com *.celcomafrica.com | |  | https://www.celcomafrica.com
    Cellcast | *.cellcast.com.au api.cellcast.com *.cellcast.com | |  | https://cellcast.com.au/api
    Cellsynt | se-1.cellsynt.net *.cellsynt.net | | | kuma
    Cequens | apis.cequens.com *.cequens.com | | | https://developer.cequens.com
    Chanify | api.chanify.net *.chanify.net | pypi:chanify | | apprise
    Chatwork | api.chatwork.com *.chatwork.com | composer:symfony/chatwork-notifier#C gem:chatwork gem:ruboty-chatwork#C composer:chatwork/oauth2-chatwork#C composer:chatwork/oauth2-chatwork-php#C pypi:aips-chatwork#C | | symfony
    Chess.com | api.chess.com *.chess.com | pypi:chesscompy#C pypi:chess-com#C pypi:chessapi#C pypi:chess-guru#C pypi:chesscom-guru#C pypi:get-chesscom-games#C pypi:nav-chess-com#C pypi:chesster#C | | dlt
    Chuanglan | smssh1.253.com intapi.253.com *.253.com | | | https://doc.chuanglan.com
    CIVITAI | *.civitai.com | npm:civitai npm:@civitai/client pypi:pycivitai#C pypi:civitapy#C | | dify
    CleverPush | api.cleverpush.com *.cleverpush.com | npm:cleverpush-react-native | | https://developers.cleverpush.com
    ClockworkSMS | api.clockworksms.com *.clockworksms.com | npm:clockwork#C
    CloudMailin | api.cloudmailin.com *.cloudmailin.com | npm:cloudmailin | | https://docs.cloudmailin.com
    CM.com | gw.cmtelecom.com gw.messaging.cm.com api.cm.com api.cmtelecom.com gw-cloud.cmtelecom.com *.cmtelecom.com *.messaging.cm.com | npm:@cmdotcom/text-sdk nuget:CM.Text composer:cmdotcom/text-sdk-php composer:laravel-notification-channels/cmsms#C | | https://developers.cm.com
    Commio | api.thinq.com *.thinq.com *.commio.com
    Comtele | sms.comtele.com.br *.comtele.com.br
    ConnectyCube | api.connectycube.com *.connectycube.com | npm:connectycube npm:react-native-connectycube pub:connectycube_sdk npm:@connectycube/react cocoapods:ConnectyCube pub:connectycube_flutter_call_kit#C
    Convoy Cloud | us.getconvoy.cloud eu.getconvoy.cloud *.getconvoy.cloud *.getconvoy.io | golang:github.com/frain-dev/convoy-go | | https://getconvoy.io/docs
    CPSMS | api.cpsms.dk *.cpsms.dk
    D7 Networks | rest-api.d7networks.com api.d7networks.com *.d7networks.com | | | apprise kingfisher power trufflehog
    Dailymotion | api.dailymotion.com www.dailymotion.com *.dailymotion.com *.dmcdn.net | composer:socialiteproviders/dailymotion#C npm:react-dailymotion#C | | goth grant socialite
    DAPNET | hampager.de www.hampager.de | | | apprise
    DebugMail | debugmail.io *.debugmail.io | | | nodemailer
    Deewan | apis.deewan.sa *.deewan.sa
    DEV Community | *.dev.to | githubactions:sinedied/publish-devto#G pypi:devto#C | | power
    DeviantArt | www.deviantart.com *.deviantart.com | composer:socialiteproviders/deviantart#C composer:seinopsys/oauth2-deviantart#C pypi:deviousq#C nuget:Owin.Security.Providers.DeviantArt#C | | grant socialite
    Devino Telecom | *.devino.online *.devinotele.com | |  | https://docs.devinotele.com
    Dialer | *.getdialer.app | | | mcp
    Dialog eSMS | e-sms.dialog.lk richcommunication.dialog.lk *.dialog.lk
    DIDWW | api.didww.com sandbox-api.didww.com *.didww.com | gem:didww-v3 pypi:didww | | https://doc.didww.com
    DingTalk | oapi.dingtalk.com api.dingtalk.com *.dingtalk.com | npm:dingtalk-jsapi npm:dingtalk-stream pypi:dingtalk-stream pypi:alibabacloud-dingtalk golang:github.com/open-dingtalk/dingtalk-stream-sdk-go pypi:dagster-dingtalk#C golang:github.com/blinkbean/dingtalk#C pypi:alibabacloud-gateway-dingtalk maven:com.aliyun:dingtalk maven:com.aliyun:alibaba-dingtalk-service-sdk npm:dingtalk-robot-sender#C pypi:apache-airflow-providers-dingding#C pypi:dingtalk-open-stream#C pypi:dingtalk-oapi-zhcn#C pypi:ca-dingtalk-sdk#C pypi:ca-dingtalk-websocket#C gem:fastlane-plugin-dingtalk#G gem:fastlane-plugin-dingtalk_msg#G gem:fastlane-plugin-ding_talk_msg_push#G maven:org.apache.seatunnel:connector-dingtalk#C nuget:AlibabaCloud.SDK.Dingtalk maven:com.dingtalk.open:app-stream-client golang:github.com/zhaoyunxing92/dingtalk#C | | apprise dify goth
    Discogs | api.discogs.com *.discogs.com | npm:disconnect#C pypi:python3-discogs-client#C composer:socialiteproviders/discogs#C | | grant
    Disroot | disroot.org *.disroot.org | | | nodemailer
    Dolby.io | api.dolby.io *.dolby.io *.millicast.com *.voxeet.com | npm:@millicast/sdk npm:@voxeet/voxeet-web-sdk | | https://docs.dolby.io
    Dot | dot.mindreset.tech | | | apprise
    Douban | api.douban.com *.douban.com | composer:socialiteproviders/douban#C npm:douban-sdk#C pypi:dbapi#C | | socialite
    DoubleTick | public.doubletick.io *.doubletick.io
    Douyin | open.douyin.com developer.toutiao.com open-sandbox.douyin.com openapi-fxg.jinritemai.com *.douyin.com *.jinritemai.com | pypi:bytedance#C pypi:douyinpay#C cocoapods:DouyinOpenSDK | | https://developer.open-douyin.com
    Downdetector | *.downdetectorapi.com | | | sim
    Dribbble | api.dribbble.com *.dribbble.com | composer:socialiteproviders/dribbble#C composer:crewlabs/oauth2-dribbble#C | | grant socialite
    Easemob | a1.easemob.com a41.easemob.com api.easemob.com *.easemob.com | npm:easemob-websdk pub:im_flutter_sdk cocoapods:HyphenateChat maven:io.hyphenate:hyphenate-chat cocoapods:Hyphenate cocoapods:HyphenateLite cocoapods:HyphenateLite_CN cocoapods:HyphenateChat_Circle cocoapods:EaseIMKit cocoapods:EaseChatUIKit cocoapods:EaseCallKit cocoapods:EaseCallUIKit maven:io.hyphenate maven:com.easemob | | https://doc.easemob.com
    Eazy | api.eazy.im *.eazy.im | | | novu
    eBulkSMS | api.ebulksms.com *.ebulksms.com
    EgoSMS | www.egosms.co *.egosms.co | | | kuma
    Element Matrix Services | scalar.vector.im *.element.io *.ems.host *.vector.im | | https://status.element.io | statussy
    Emailit | api.emailit.com *.emailit.com | pypi:emailit | | https://emailit.com/docs
    EmailJS | api.emailjs.com *.emailjs.com | npm:@emailjs/browser npm:@emailjs/nodejs npm:@emailjs/react-native npm:emailjs-com | https://status.emailjs.com
    EmailLabs | api.emaillabs.net.pl *.emaillabs.io *.emaillabs.net.pl
    EmailOctopus | api.emailoctopus.com *.emailoctopus.com | pypi:airbyte-source-emailoctopus#C | https://status.emailoctopus.com
    EMQX Cloud | *.emqxsl.com *.emqxsl.cn *.emqx.cloud *.emqxcloud.com
    EnableX | api.enablex.io *.enablex.io | npm:enx-rtc-react-native | | trufflehog
    engageSPARK | api.engagespark.com start.engagespark.com *.engagespark.com
    Engagespot | api.engagespot.co *.engagespot.co | composer:symfony/engagespot-notifier#C npm:@engagespot/node pypi:engagespot#C
    Envato | api.envato.com *.envato.com | composer:socialiteproviders/envato#C composer:dilab/envato-oauth2-provider#C | https://status.envato.com | socialite
    Esendex | api.esendex.com *.esendex.com | composer:symfony/esendex-notifier#C composer:esendex/sdk npm:esendex nuget:esendex-dotnet-sdk | | symfony
    Eskiz.uz | notify.eskiz.uz *.eskiz.uz | pypi:eskiz-sms#C | | https://documenter.getpostman.com/view/663428/RzfmES4z
    eSMS.vn | rest.esms.vn *.esms.vn
    Ethereal Email | api.nodemailer.com smtp.ethereal.email *.ethereal.email | | | nodemailer
    EVE Online | login.eveonline.com *.eveonline.com esi.evetech.net *.evetech.net sisilogin.testeveonline.com | composer:socialiteproviders/eveonline#C composer:killmails/oauth2-eve#C pypi:pfmsoft-eve-snippets#C pypi:pyesi-client#C pypi:esi-client#C pypi:esihub#C nuget:Owin.Security.Providers.EVEOnline#C | https://status.eveonline.com | goth socialite
    EVERY8D | api.every8d.com oms.every8d.com *.every8d.com *.every8d.com.tw
    Evolution API Cloud | evolapicloud.com *.evolapicloud.com | | | kuma
    EZ Texting | a.eztexting.com app.eztexting.com *.eztexting.com | | https://status.eztexting.com | https://developers.eztexting.com w6w
    FACEIT | api.faceit.com *.faceit.com | composer:socialiteproviders/faceit#C npm:faceit-js#C pypi:faceit#C | | socialite
    FarazSMS | api.farazsms.com api.iranpayamak.com *.farazsms.com | pypi:farazsms
    Farcaster | relay.farcaster.xyz api.farcaster.xyz *.farcaster.xyz *.warpcast.com | npm:@farcaster/auth-client npm:@farcaster/auth-kit npm:@farcaster/hub-nodejs#F pypi:farcaster#C pypi:farcaster-gabrielfior#C pypi:ape-farcaster#C npm:@farcaster/frame-node npm:@farcaster/miniapp-node npm:@farcaster/quick-auth
    Fast2SMS | www.fast2sms.com *.fast2sms.com | pypi:fast2sms#C | | https://docs.fast2sms.com
    Fastmail | api.fastmail.com *.fastmail.com |  | https://fastmailstatus.com
    FireText | www.firetext.co.uk *.firetext.co.uk | | | novu power
    Fishjam | fishjam.io *.fishjam.io | npm:@fishjam-cloud/js-server-sdk npm:@fishjam-cloud/react-client npm:@fishjam-cloud/ts-client pypi:fishjam-server-sdk | | https://docs.fishjam.io
    Five9 | *.five9.com | pypi:ff-five9-python#C pypi:five9-stats#C | https://status.five9.com
    Flat.io | api.flat.io *.flat.io | npm:flat-api | | kingfisher trufflehog
    Flipboard | *.flipboard.com
    Flock | api.flock.com *.flock.com *.flock.co | | | apprise
    Flowroute | api.flowroute.com *.flowroute.com
    Fonnte | api.fonnte.com *.fonnte.com
    Formcarry | formcarry.com *.formcarry.com | npm:formcarry npm:@formcarry/react
    FormKeep | formkeep.com *.formkeep.com
    Formspark | submit-form.com *.formspark.io | npm:@formspark/use-formspark | https://status.formspark.io | w6w
    FormSubmit | formsubmit.co *.formsubmit.co
    ForwardEmail | api.forwardemail.net *.forwardemail.net | npm:forwardemail-api#C | https://status.forwardemail.net
    Free Mobile SMS | smsapi.free-mobile.fr *.free-mobile.fr | composer:symfony/free-mobile-notifier#C pypi:freemobile-sms-client#C | | apprise
    Gallabox | server.gallabox.com *.gallabox.com
    GatewayAPI | *.gatewayapi.com *.gatewayapi.eu gatewayapi.com | composer:symfony/gateway-api-notifier#C | https://status.gatewayapi.com
    GC Notify | *.notification.canada.ca
    Genesys Cloud | *.mypurecloud.com *.mypurecloud.de *.mypurecloud.ie *.mypurecloud.com.au *.mypurecloud.jp *.usw2.pure.cloud *.euw2.pure.cloud *.pure.cloud *.genesys.cloud | npm:purecloud-platform-client-v2 npm:purecloud-guest-chat-client npm:genesys-cloud-webrtc-sdk npm:genesys-cloud-streaming-client pypi:purecloudplatformclientv2 nuget:PureCloudPlatform.Client.V2 maven:com.mypurecloud golang:github.com/mypurecloud/platform-client-sdk-go terraform:mypurecloud/genesyscloud#G composer:vormkracht10/oauth2-genesys#C pypi:tap-purecloud#C npm:purecloud-client-app-sdk cocoapods:GenesysCloud#C cocoapods:GenesysCloudMessengerTransport#C | https://status.mypurecloud.com
    Genius | api.genius.com *.genius.com | pypi:lyricsgenius#C npm:genius-lyrics#C pypi:llama-index-readers-genius#C hex:exgenius cargo:genius-rust#C generic:env:GENIUS_ACCESS_TOKEN#B | | grant
    Getform | getform.io *.getform.io forminit.com *.forminit.com | npm:forminit#C
    Getui | restapi.getui.com *.getui.com *.getui.net | composer:getui/getui-pushapi-php-client cocoapods:GTSDK cocoapods:GTSDKExtension cocoapods:GYSDK cocoapods:GtSdkRN pub:getuiflut maven:com.getui:gtsdk maven:com.getui.push:restful-sdk cocoapods:GTExtensionSDK cocoapods:GTCommonSDK maven:com.getui | | https://docs.getui.com
    Ghasedak | api.ghasedak.me gateway.ghasedak.me *.ghasedak.me *.ghasedaksms.com | npm:ghasedak composer:ghasedak/php pypi:ghasedak | | https://ghasedak.me/docs
    Gitee | *.gitee.com | composer:socialiteproviders/gitee#C pypi:giteesdk#C pypi:gitee-openapi#C | | dify pocketbase socialite
    Gitter | api.gitter.im *.gitter.im | composer:laravel-notification-channels/gitter#C npm:node-gitter nuget:Owin.Security.Providers.Gitter#C | | grant kingfisher trufflehog
    Globe Labs | devapi.globelabs.com.ph developer.globelabs.com.ph *.globelabs.com.ph
    GMX | mail.gmx.com mail.gmx.net imap.gmx.com imap.gmx.net | | | nodemailer
    Goodreads | *.goodreads.com | gem:goodreads#C npm:goodreads-api-node#C pypi:goodreads#C composer:socialiteproviders/goodreads#C pypi:quote#C | | grant
    GoSMS.cz | app.gosms.cz *.gosms.cz *.gosms.eu
    GoTo Connect | api.jive.com *.jive.com *.gotoconnect.com | | https://status.goto.com | w6w
    GOV.UK Notify | api.notifications.service.gov.uk *.notifications.service.gov.uk | pypi:notifications-python-client npm:notifications-node-client gem:notifications-ruby-client nuget:GovukNotify composer:alphagov/notifications-php-client maven:uk.gov.service.notify:notifications-java-client | https://status.notifications.service.gov.uk
    Granicus | tms.govdelivery.com *.govdelivery.com | generic:env:GRANICUS_*#B composer:drupal/govdelivery_bulletins#C generic:env:GOVDELIVERY_*#B gem:govdelivery-tms | https://status.granicusops.com | statusphere
    Green API | api.green-api.com *.green-api.com *.greenapi.com | npm:@green-api/whatsapp-api-client pypi:whatsapp-api-client-python | | https://green-api.com/en/docs
    Greenweb SMS | api.greenweb.com.bd api.bdbulksms.net *.greenweb.com.bd
    GroupMe | api.groupme.com *.groupme.com | npm:node-groupme pypi:groupme-push#C pypi:pygroupmeapi#C | | apprise
    GTX Messaging | rest.gtx-messaging.net *.gtx-messaging.net | | | kuma
    Guilded | media.guilded.gg www.guilded.gg *.guilded.gg | | | apprise
    Hail | api.hail.so *.hail.so | | | nango
    HeadHunter | api.hh.ru *.hh.ru | composer:socialiteproviders/headhunter#C composer:socialiteproviders/head-hunter#C composer:alexmasterov/oauth2-headhunter#C pypi:hh-api#C | | socialite
    Heii On-Call | heiioncall.com *.heiioncall.com | | | kuma
    HiveMQ Cloud | *.hivemq.cloud
    httpSMS | api.httpsms.com *.httpsms.com | | | apprise
    Hubtel | sms.hubtel.com smsc.hubtel.com payproxyapi.hubtel.com *.hubtel.com | | | https://developers.hubtel.com
    Huyi | 106.ihuyi.com *.ihuyi.com | | | easysms
    Imgur | api.imgur.com *.imgur.com | npm:imgur#C pypi:imgurpython gem:imgurapi#C composer:socialiteproviders/imgur#C golang:github.com/koffeinsource/go-imgur#C composer:adam-paterson/oauth2-imgur#C npm:imgur-client#C pypi:aioimgur nuget:Owin.Security.Providers.Imgur#C | https://status.imgur.com | grant socialite https://apidocs.imgur.com
    ImprovMX | api.improvmx.com *.improvmx.com
    Inboxroad | *.inboxroad.com
    Indeed | apis.indeed.com secure.indeed.com mcp.indeed.com *.indeed.com | composer:socialiteproviders/indeed#C pypi:tap-indeed#C | | mcp socialite
    InforU | capi.inforu.co.il api.inforu.co.il uapi.inforu.co.il *.inforu.co.il
    inMobile | api.inmobile.com mm.inmobile.dk *.inmobile.com *.inmobile.dk
    Interakt | *.interakt.ai
    InterFAX | rest.interfax.net *.interfax.net | npm:interfax | | https://docs.uplandsoftware.com/interfax
    IPPanel | api2.ippanel.com edge.ippanel.com rest.ippanel.com *.ippanel.com | golang:github.com/ippanel/go-rest-sdk composer:ippanel/php-rest-sdk pypi:ippanel#C | | https://github.com/ippanel
    IQSMS | api.iqsms.ru *.iqsms.ru | composer:symfony/iqsms-notifier#C | | symfony
    iSend | *.send.com.ly | | | novu
    iSendPro | apirest.isendpro.com *.isendpro.com | composer:symfony/isendpro-notifier#C | | symfony
    iSMS | www.isms.com.my *.isms.com.my | | | https://www.isms.com.my
    iTexMo | api.itexmo.com *.itexmo.com
    İleti Merkezi | api.iletimerkezi.com *.iletimerkezi.com
    Jitsi as a Service | 8x8.vc meet.jit.si *.8x8.vc | npm:@jitsi/react-sdk#B npm:lib-jitsi-meet#B cocoapods:JitsiMeetSDK#B cocoapods:JitsiMeetSDKLite#B swift:github.com/jitsi/jitsi-meet-ios-sdk-releases#B pub:jitsi_meet#B pub:jitsi_meet_flutter_sdk#B pub:jitsi_meet_wrapper#B pub:jitsi_meet_fix#B maven:org.jitsi.react:jitsi-meet-sdk#B
    JPush | api.jpush.cn bjapi.push.jiguang.cn report.jpush.cn device.jpush.cn *.jpush.cn *.jiguang.cn | npm:jpush-sdk npm:jpush-react-native pypi:jpush composer:jpush/jpush maven:cn.jpush.api pub:jpush_flutter cocoapods:JPush maven:cn.jiguang.sdk:jpush maven:cn.jiguang.sdk:jcore cocoapods:JAnalytics cocoapods:JCore cocoapods:JVerification cocoapods:JShare cocoapods:JMessage pub:jverify nuget:Jiguang.JPush maven:cn.jiguang.sdk | | https://docs.jiguang.cn/jpush
    JustCall | *.justcall.io | | https://status.justcall.io | w6w
    Kakao | kapi.kakao.com kauth.kakao.com *.kakao.com | npm:passport-kakao#C npm:@react-native-kakao/core#C npm:@react-native-seoul/kakao-login#C pub:kakao_flutter_sdk pub:kakao_flutter_sdk_user cocoapods:KakaoSDK cocoapods:KakaoSDKUser cocoapods:KakaoSDKAuth cocoapods:KakaoSDKCommon maven:com.kakao.sdk swift:github.com/kakao/kakao-ios-sdk gem:omniauth-kakao#C composer:socialiteproviders/kakao#C npm:react-kakao-login#C npm:capacitor3-kakao-login#C npm:react-native-kakao-share-link#C npm:@react-native-kakao/user#C npm:@react-native-kakao/share#C npm:@react-native-kakao/social#C pypi:airflow-provider-kakao#C nuget:AspNet.Security.OAuth.KakaoTalk#C pub:kakao_flutter_sdk_auth pub:kakao_flutter_sdk_common pub:kakao_flutter_sdk_friend pub:kakao_flutter_sdk_navi pub:kakao_flutter_sdk_share pub:kakao_flutter_sdk_talk pub:kakao_flutter_sdk_template cocoapods:KakaoSDKShare cocoapods:KakaoOpenSDK#C cocoapods:KakaoSDKTalk#C cocoapods:KakaoSDKTemplate#C cocoapods:KakaoSDKNavi#C cocoapods:KakaoSDKFriend#C cocoapods:KakaoSDKStory#C cocoapods:KakaoSDKCert#C cocoapods:RxKakaoSDK#C swift:github.com/kakao/kakao-ios-sdk-rx#C cocoapods:KakaoSDKFriendCore cocoapods:KakaoSDKCertCore cocoapods:KakaoSDKLink cocoapods:RxKakaoSDKCommon cocoapods:RxKakaoSDKAuth cocoapods:RxKakaoSDKUser cocoapods:KakaoAdSDK pub:kakao_flutter_sdk_* maven:com.kakao.maps.open | | goth grant pocketbase socialite
    Karix | api.karix.io *.karix.io | | | https://docs.karix.io
    Kavenegar | api.kavenegar.com *.kavenegar.com | npm:kavenegar pypi:kavenegar composer:kavenegar/php composer:kavenegar/laravel golang:github.com/kavenegar/kavenegar-go nuget:Kavenegar gem:kavenegar nuget:KavenegarDotNetCore#C | | apprise
    KazInfoTeh | kazinfoteh.org *.kazinfoteh.org | composer:symfony/kaz-info-teh-notifier#C | | symfony
    Keybase | api-0.core.keybaseapi.com *.keybaseapi.com *.keybase.io | golang:github.com/keybase/go-keybase-chat-bot npm:keybase-bot pypi:pykeybasebot | | https://github.com/keybase/client
    Kick | *.kick.com | composer:socialiteproviders/kick#C pypi:kickapi#C pypi:pykick#C pypi:kickpython#C pypi:kickcom-py#C pypi:betterkickapi#C pypi:kickiso#C | https://status.kick.com | socialite
    KLIPY | api.klipy.com *.klipy.com | | | https://github.com/spacebarchat/server
    Knowlarity | kpi.knowlarity.com *.knowlarity.com | | | https://developer.knowlarity.com
    Kolab Now | smtp.kolabnow.com *.kolabnow.com | | | nodemailer
    Kook | *.kookapp.cn | pypi:kookvoice#C nuget:AspNet.Security.OAuth.Kook#C | | apprise
    KotSMS | api.kotsms.com.tw api2.kotsms.com.tw *.kotsms.com.tw
    KudiSMS | my.kudisms.net *.kudisms.net
    Kumulos | *.kumulos.com | cocoapods:KumulosSdkSwift cocoapods:KumulosSdkObjectiveC maven:com.kumulos.android | | apprise
    LabsMobile | api.labsmobile.com *.labsmobile.com
    LaMetric | developer.lametric.com *.lametric.com | | | apprise
    Last.fm | ws.audioscrobbler.com *.last.fm | pypi:pylast#C npm:lastfm-node-client#C composer:barryosull/laravel-lastfm#C gem:lastfm#C npm:last-fm#C npm:lastfm#C hex:elixirfm npm:lastfmapi#C pypi:lasty#C pypi:libprick#C pypi:infrared-fm#C pypi:async-fm#C pypi:pyscrobble#C pypi:lastfmxpy#C cargo:rustfm-scrobble#C | | goth
    Lettermint | api.lettermint.co *.lettermint.co | npm:lettermint pypi:lettermint composer:lettermint/lettermint-php composer:lettermint/lettermint-laravel | | https://docs.lettermint.co
    Lettr | *.lettr.com | composer:lettr/lettr-laravel pypi:lettr | | https://docs.lettr.com
    Lichess | *.lichess.org | composer:socialiteproviders/lichess#C npm:passport-lichess#C composer:joseayram/oauth2-lichess#C pypi:berserk pypi:aiolichess#C pypi:pawnix#C | | socialite
    LightSMS | www.lightsms.com | composer:symfony/light-sms-notifier#C | | symfony
    LINE WORKS | www.worksapis.com auth.worksmobile.com *.worksapis.com *.worksmobile.com
    LINK Mobility | *.sp247.net *.linkmobility.com *.linkmobility.io | | | power
    Linq | api.linqapp.com *.linqapp.com | pypi:linq-python | | sim
    LoopMessage | server.loopmessage.com *.loopmessage.com | |  | https://docs.loopmessage.com
    LOX24 | api.lox24.eu *.lox24.eu | composer:symfony/lox24-notifier#C | | symfony
    LunaSea | notify.lunasea.app | | | kuma
    Luosimao | sms-api.luosimao.com voice-api.luosimao.com *.luosimao.com | pypi:luosimao-sms#C | | https://luosimao.com/docs/api
    M360 | api.m360.com.ph *.m360.com.ph
    MacroKiosk | www.etracker.cc *.etracker.cc
    Mail.ru | oauth.mail.ru *.mail.ru | composer:socialiteproviders/mailru#C composer:aego/oauth2-mailru#C cocoapods:myTargetSDK cocoapods:myTrackerSDK maven:com.my.target maven:com.my.tracker:mytracker-sdk maven:com.my.tracker | | goth socialite
    MailCatch | sandbox-smtp.mailcatch.app *.mailcatch.app *.mailcatch.com | | | nodemailer
    MailChannels | api.mailchannels.net *.mailchannels.net *.mailchannels.com | npm:mailchannels-sdk pypi:mailchannels#C
    Mailcoach | *.mailcoach.app | composer:spatie/laravel-mailcoach-mailer#C composer:spatie/mailcoach-sdk-php
    Maileroo | *.maileroo.com | npm:maileroo-sdk pypi:maileroo#C | https://status.maileroo.net | w6w
    Mailinator | *.mailinator.com | npm:mailinator#C pypi:mailinator-python-client-2#C | | power
    MailJunky | mailjunky.ai *.mailjunky.ai | npm:@mailjunky/sdk pypi:mailjunky#C | | logto
    Mailomat | api.mailomat.swiss *.mailomat.swiss | composer:symfony/mailomat-mailer#C | | symfony
    Mailosaur | *.mailosaur.com mailosaur.io *.mailosaur.io *.mailosaur.net | npm:mailosaur#G pypi:mailosaur#G gem:mailosaur#G nuget:mailosaur#G maven:com.mailosaur:mailosaur-java#G composer:mailosaur/mailosaur#G npm:cypress-mailosaur#C | https://status.mailosaur.com
    MailPace | app.mailpace.com *.mailpace.com smtp.ohmysmtp.com app.ohmysmtp.com *.ohmysmtp.com | composer:symfony/mail-pace-mailer#C | https://status.mailpace.com | https://docs.mailpace.com
    Mailsac | *.mailsac.com | npm:@mailsac/api npm:mailsac pypi:pymailsac#C | | kingfisher trufflehog
    MANGO OFFICE | app.mango-office.ru *.mango-office.ru *.mangotele.com | | | https://www.mango-office.ru/support/api
    Maqsam | api.maqsam.com *.maqsam.com | | | novu
    Mastodon Social | *.mastodon.social | pypi:Mastodon.py#B | https://status.mastodon.social | goth
    Matrix.org | matrix-client.matrix.org *.matrix.org | | https://status.matrix.org | https://matrix.org/docs
    MAX | platform-api.max.ru *.max.ru | | | kuma
    Maytapi | api.maytapi.com *.maytapi.com
    Meizu Push | api-push.meizu.com server-api-push.meizu.com
    Mekari Qontak | service-chat.qontak.com api.qontak.com chat-service.qontak.com *.qontak.com *.qontak.id
    MeliPayamak | rest.payamak-panel.com console.melipayamak.com api.payamak-panel.com *.payamak-panel.com *.melipayamak.com *.melipayamak.ir | npm:melipayamak npm:melipayamak-api composer:melipayamak/php pypi:melipayamak golang:github.com/melipayamak/melipayamak-go | | https://github.com/Melipayamak
    Mensatek | api.mensatek.com *.mensatek.com
    mesibo | api.mesibo.com *.mesibo.com | pypi:mesibo#C swift:github.com/mesibo/mesibo-framework | | kingfisher trufflehog
    MessageGears | *.messagegears.net
    MessageMedia | api.messagemedia.com *.messagemedia.com | npm:messagemedia-messages-sdk composer:messagemedia/messages-sdk pypi:messagemedia-messages-sdk gem:messagemedia_messages_sdk nuget:MessageMedia.SDK.Messages composer:symfony/message-media-notifier#C
    Messente | api.messente.com api2.messente.com api3.messente.com *.messente.com | npm:messente_api pypi:messente-api gem:messente_api composer:messente/messente-api-php maven:com.messente.api | https://status.messente.com | https://messente.com/documentation
    MeWe | mewe.com *.mewe.com | | | https://github.com/gitroomhq/postiz-app
    Migadu | *.migadu.com
    MimSMS | *.mimsms.com | |  | https://www.mimsms.com/api-documentation
    Minecraft Services | api.minecraftservices.com *.minecraftservices.com | | | socialite
    Mitake SMS | smsapi.mitake.com.tw sms.mitake.com.tw smsb2c.mitake.com.tw *.mitake.com.tw
    Mitto | rest.mittoapi.com *.mittoapi.com | | | power
    Mixcloud | api.mixcloud.com *.mixcloud.com | composer:socialiteproviders/mixcloud#C | | grant socialite
    MMG | api.mmg.co.uk *.mmg.co.uk
    mNotify | api.mnotify.com apps.mnotify.net *.mnotify.com *.mnotify.net
    Mobildev | *.mobildev.com
    Mobile Message | api.mobilemessage.com.au *.mobilemessage.com.au
    Mobizon | api.mobizon.kz api.mobizon.com api.mobizon.ua *.mobizon.kz | npm:mobizon-node#C | | https://mobizon.kz/help/api-docs
    Mobyt | app.mobyt.fr *.mobyt.fr | composer:symfony/mobyt-notifier#C | | symfony
    Mocean | rest.moceanapi.com *.moceanapi.com | npm:mocean-sdk composer:mocean/client pypi:moceansdk#C | | https://moceanapi.com/docs
    Moduyun | live.moduyun.com *.moduyun.com | | | easysms
    Moolre | api.moolre.com *.moolre.com | |  | https://docs.moolre.com
    Movider | api.movider.co *.movider.co | | | https://movider.co
    Mozilla Push | updates.push.services.mozilla.com *.push.services.mozilla.com | | https://status.services.mozilla.com | https://mozilla-push-service.readthedocs.io stts
    Msegat | www.msegat.com *.msegat.com
    MTS Exolve | *.mcn.ru api.exolve.ru *.exolve.ru | | | https://docs.exolve.ru
    MultiTexter | app.multitexter.com *.multitexter.com
    MusicBrainz | *.musicbrainz.org | composer:socialiteproviders/musicbrainz#C composer:socialiteproviders/music-brainz#C golang:github.com/michiwend/gomusicbrainz#C nuget:MusicBrainzAPI#C nuget:MetaBrainz.MusicBrainz#C pypi:musicbrainzngs#C pypi:music-brainz-api-micro#C | | socialite
    Mutlucell | smsgw.mutlucell.com *.mutlucell.com | |  | https://www.mutlucell.com.tr/api
    MyOperator | developers.myoperator.co obd-api.myoperator.co *.myoperator.co | | | https://developers.myoperator.co
    Nalo Solutions | sms.nalosolutions.com api.nalosolutions.com *.nalosolutions.com
    Naver | openapi.naver.com nid.naver.com *.naver.com apis.naver.com | npm:passport-naver#C npm:passport-naver-v2#C npm:@react-native-seoul/naver-login#C pub:flutter_naver_login#C pub:flutter_naver_map#C cocoapods:naveridlogin-sdk-ios gem:omniauth-naver#C composer:socialiteproviders/naver#C pypi:langchain-naver#C composer:deminoth/oauth2-naver#C maven:com.naver.maps:map-sdk maven:com.navercorp.nid:oauth npm:react-naver-maps#C npm:vue3-naver-maps#C npm:@mj-studio/react-native-naver-map#C pypi:naipy#C pypi:korector#C pypi:naver-dict-api#C pypi:ko-spell-check#C pypi:pychzzk#C pypi:papygo#C cocoapods:NMapsMap swift:github.com/naver/naveridlogin-sdk-ios-swift#C swift:github.com/naver/naveridlogin-sdk-ios#C swift:github.com/navermaps/SPM-NMapsMap#C cocoapods:naveridlogin-sdk-ios-swift cocoapods:NidThirdPartyLogin cocoapods:NMapsGeometry maven:com.navercorp.nid maven:com.naver.maps | | goth grant socialite
    NetEase Mail | smtp.163.com smtp.126.com smtp.qiye.163.com imap.163.com imap.126.com smtp.yeah.net | | | nodemailer
    NetEase Yunxin | api.netease.im api.yunxinapi.com lbs.netease.im *.netease.im *.yunxinapi.com *.yunxinfw.com *.yunxin.163.com | npm:@yxim/nim-web-sdk npm:nim-web-sdk-ng cocoapods:NIMSDK npm:nertc-web-sdk npm:node-nim cocoapods:NERtcSDK cocoapods:NERtcCallKit maven:com.netease.nimlib:basesdk cocoapods:NIMSDK_LITE cocoapods:NEChatUIKit cocoapods:NEConversationUIKit cocoapods:NEContactUIKit cocoapods:NEChatKit cocoapods:NECoreIMKit cocoapods:NETeamUIKit cocoapods:NERoomKit cocoapods:YXArtemis maven:com.netease.nimlib maven:com.netease.yunxin | | https://doc.yunxin.163.com
    NetGSM | api.netgsm.com.tr *.netgsm.com.tr | npm:@netgsm/sms pypi:netgsm-sms#C
    Nextiva | *.nextiva.com | | | https://developer.nextiva.com
    NICE CXone | *.nice-incontact.com *.nicecxone.com *.incontact.com *.niceincontact.com | npm:@nice-devone/core-sdk npm:@nice-devone/common-sdk npm:@nice-devone/agent-sdk npm:@nice-devone/auth-sdk npm:@nice-devone/acd-sdk npm:@nice-devone/voice-sdk pypi:nicepy#C npm:@nice-devone/nice-cxone-chat-web-sdk
    Nimba SMS | api.nimbasms.com | npm:nimbasms | | https://developers.nimbasms.com
    nostr.build | *.nostr.build | | | https://github.com/vitorpamplona/amethyst
    Notica | notica.us | | | apprise
    Notifery | api.notifery.com *.notifery.com | | | kuma
    Notifi | api.notifi.network *.notifi.network | npm:@notifi-network/* | | https://docs.notifi.network
    Notifiarr | *.notifiarr.com | | | apprise
    Notifo | app.notifo.io | nuget:Notifo.SDK#B | | https://github.com/notifo-io/notifo
    Notify.lk | app.notify.lk *.notify.lk
    Notifyre | api.notifyre.com *.notifyre.com | | | apprise
    Novofon | api.novofon.com *.novofon.com *.novofon.ru
    ntfy.sh | *.ntfy.sh | composer:symfony/ntfy-notifier#B npm:ntfy#C pypi:ntfy-sh#B pypi:ntfyr#B pypi:ntphy#B pypi:ntfy-wrapper#B pypi:ntfpy#B | https://ntfy.statuspage.io | apprise
    Octopush | api.octopush.com *.octopush.com www.octopush-dm.com *.octopush-dm.com | composer:symfony/octopush-notifier#C npm:octopush#C | | apprise
    OK.ru | api.ok.ru connect.ok.ru *.ok.ru api.odnoklassniki.ru *.odnoklassniki.ru apiok.ru | composer:socialiteproviders/odnoklassniki#C gem:omniauth-odnoklassniki#C composer:aego/oauth2-odnoklassniki#C pypi:aiookru#C pypi:okcdn#C nuget:AspNet.Security.OAuth.Odnoklassniki#C | | socialite
    one.com | send.one.com imap.one.com *.one.com | | https://status.one.com | nodemailer statusphere
    OneChat | chat-api.one.th *.one.th | pypi:one-chat-api#C | | kuma
    Ooredoo Maldives | o-papi1-lb01.ooredoo.mv | | | kuma
    OPPO Push | api.push.oppomobile.com *.push.oppomobile.com *.push.heytapmobi.com
    Orange Contact Everyone | contact-everyone.orange-business.com | composer:symfony/contact-everyone-notifier#C | | symfony
    ORCID | pub.orcid.org *.orcid.org | gem:omniauth-orcid#C composer:socialiteproviders/orcid#C npm:passport-orcid#C pypi:pyorcid#C pypi:pub-worm#C pypi:orcidpyclient#C nuget:Owin.Security.Providers.Orcid#C hex:ueberauth_orcid#C | https://status.orcid.org | socialite https://github.com/ORCID/ORCID-Source
    OurSMS | api.oursms.com *.oursms.com
    OwlRelay | *.owlrelay.email | npm:@owlrelay/api-sdk npm:@owlrelay/webhook
    Ozonetel | *.ozonetel.com | | | https://docs.ozonetel.com
    P1SMS | admin.p1sms.ru *.p1sms.ru | | | https://p1sms.ru
    PagerTree | api.pagertree.com *.pagertree.com | | | apprise
    Paubox | api.paubox.net *.paubox.net *.paubox.com | | https://status.paubox.com | https://docs.paubox.com
    Pepipost | api.pepipost.com *.pepipost.com | npm:pepipost-sdk-nodejs composer:pepipost/pepipost-sdk-php npm:pepipost pypi:pepipost | | kingfisher trufflehog
    Pexip | *.pexip.io *.pexip.com *.pexip.me | npm:@pexip/infinity npm:@pexip/infinity-api
    Phaxio | api.phaxio.com | npm:phaxio-official pypi:phaxio | | https://www.phaxio.com/docs
    PhilSMS | *.philsms.com | |  | https://app.philsms.com/developers
    Pinboard | api.pinboard.in *.pinboard.in | npm:node-pinboard#C pypi:pinboard#C pypi:aiopinboard#C
    Pingram | api.pingram.io *.pingram.io api.notificationapi.com *.notificationapi.com | npm:pingram npm:@notificationapi/react npm:@notificationapi/core npm:notificationapi-node-server-sdk | | apprise
    Playmobile | send.smsxabar.uz *.smsxabar.uz *.playmobile.uz
    PostageApp | api.postageapp.com *.postageapp.com | npm:postageapp | | kingfisher trufflehog
    Postman.gov.sg | api.postman.gov.sg test.postman.gov.sg *.postman.gov.sg | | | https://postman-v2.guides.gov.sg
    Ppurio | message.ppurio.com api.bizppurio.com *.ppurio.com *.bizppurio.com
    Prelude | api.prelude.dev *.prelude.dev | pypi:prelude-python-sdk npm:@prelude.so/sdk golang:github.com/prelude-so/go-sdk npm:@prelude.so/react-native-sdk npm:@prelude.so/js-sdk
    Primal | relay.primal.net blossom.primal.net *.primal.net | | | https://github.com/vitorpamplona/amethyst
    Primotexto | api.primotexto.com *.primotexto.com | composer:symfony/primotexto-notifier#C | | symfony
    PromoSMS | promosms.com *.promosms.com | | | kuma
    Prostor SMS | api.prostor-sms.ru *.prostor-sms.ru
    protocols.io | *.protocols.io | | | kingfisher trufflehog
    Proton | *.proton.me smtp.protonmail.ch *.protonmail.ch *.protonmail.com | golang:github.com/rclone/Proton-API-Bridge#C golang:github.com/rclone/go-proton-api#C golang:github.com/ProtonMail/go-proton-api npm:@protontech/drive-sdk golang:github.com/henrybear327/Proton-API-Bridge#C golang:github.com/henrybear327/go-proton-api#C | https://status.proton.me
    Prowl | api.prowlapp.com *.prowlapp.com | pypi:prowlpy#C | | apprise
    PSWinCom | simple.pswin.com *.pswin.com
    Pushbullet | api.pushbullet.com *.pushbullet.com | composer:laravel-notification-channels/pushbullet#C composer:socialiteproviders/pushbullet#C pypi:tap-pushbullet#C golang:github.com/cschomburg/go-pushbullet#C pypi:pushbullet-py#C npm:pushbullet#C pypi:platypush-pushbullet#C nuget:PushbulletSharp#C | | apprise grant huginn kingfisher socialite trufflehog
    Pushcut | *.pushcut.io
    PushDeer | api2.pushdeer.com *.pushdeer.com | | | kuma
    Pushed | api.pushed.co *.pushed.co | | | apprise
    PushMe | push.i-i.me | | | apprise
    Pushpad | *.pushpad.xyz | npm:pushpad pypi:pushpad#C
    PushPlus | www.pushplus.plus *.pushplus.plus | | | apprise
    Pushsafer | *.pushsafer.com | npm:pushsafer-notifications#C pypi:python-pushsafer#C
    PushWard | api.pushward.app *.pushward.app | | | apprise
    Pushy | api.pushy.me *.pushy.me | npm:pushy npm:pushy-react-native npm:pushy-sdk-web cocoapods:Pushy composer:symfony/pushy-notifier#C npm:pushy-electron npm:pushy-cordova pypi:pushy-api#C pypi:pushy-python | https://status.pushy.me | apprise
    Qmsg | qmsg.zendee.cn | | | apprise
    QQ | graph.qq.com *.qq.com | composer:socialiteproviders/qq#C nuget:AspNet.Security.OAuth.QQ#C cocoapods:TencentOpenApiSDK#C pub:tencent_kit#C cocoapods:TencentOpenAPI-Unofficial cocoapods:QQ_XCFWK golang:github.com/tencent-connect/botgo | | apprise dify goth grant socialite
    QuickBlox | api.quickblox.com *.quickblox.com | npm:quickblox cocoapods:QuickBlox cocoapods:Quickblox-WebRTC
    Ravelry | api.ravelry.com *.ravelry.com | pypi:pyravelry#C pypi:ravelpy#C | | grant
    Redlink | api.redlink.pl *.redlink.pl | composer:symfony/redlink-notifier#C | | symfony
    Restream | *.restream.io
    Revolt | api.revolt.chat *.revolt.chat *.stoat.chat | | | apprise
    Roam | api.ro.am *.ro.am | npm:roam-js | | nango
    Rocket.Chat Cloud | gateway.rocket.chat cloud.rocket.chat *.rocket.chat | | https://status.rocket.chat | w6w
    RongCloud | api.rong-api.com api-cn.ronghub.com api-sg01.ronghub.com api.sms.ronghub.com *.rong-api.com *.ronghub.com *.rongcloud.cn *.rongcloud.net | npm:rongcloud-sdk npm:@rongcloud/imlib-next composer:rongcloud/server-sdk-php cocoapods:RongCloudRTC cocoapods:RongCloudIM cocoapods:RongCloudIMKit cocoapods:RongCloudIMLib maven:cn.rongcloud.sdk:im_lib pub:rongcloud_im_plugin#C pub:rongcloud_im_wrapper_plugin#C pub:rongcloud_rtc_wrapper_plugin#C cocoapods:RongCloudOpenSource#C cocoapods:RongCloud maven:cn.rongcloud.sdk | | https://docs.rongcloud.cn
    Routee | connect.routee.net *.routee.net
    Rumble | *.rumble.com | pypi:cocorum#C
    Runbox | smtp.runbox.com mail.runbox.com *.runbox.com | | | nodemailer
    RunSignup | *.runsignup.com | composer:socialiteproviders/runsignup#C composer:socialiteproviders/run-signup#C
    Scaledrone | api.scaledrone.com api2.scaledrone.com *.scaledrone.com | golang:github.com/ScaleDrone/scaledrone-go
    SeaTalk | *.seatalk.io *.seatalkweb.com | pypi:python-seatalk-bot#C | | goth
    SeeMe | seeme.hu *.seeme.hu
    Semaphore SMS | api.semaphore.co *.semaphore.co | npm:semaphore-sms#C | | kingfisher trufflehog
    Sendberry | api.sendberry.com *.sendberry.com | composer:symfony/sendberry-notifier#C | | symfony
    Sendblue | api.sendblue.com *.sendblue.com api.sendblue.co *.sendblue.co | npm:sendblue pypi:sendblue | https://status.sendblue.com | sim w6w
    Sendchamp | api.sendchamp.com *.sendchamp.com | npm:sendchamp-sdk#C pypi:sendchamp#C | | novu
    SendCloud China | api.sendcloud.net sendcloud.sohu.com *.sendcloud.net | | | easysms
    Sender.net | api.sender.net *.sender.net
    SendSMS.ro | api.sendsms.ro *.sendsms.ro
    Sendwithus | api.sendwithus.com *.sendwithus.com | npm:sendwithus pypi:sendwithus gem:send_with_us gem:send_with_us_mailer#C gem:sendwithus_ruby_action_mailer#C
    ServerChan | sctapi.ftqq.com *.ftqq.com | | | apprise
    SerwerSMS | api2.serwersms.pl *.serwersms.pl | npm:serwersms#C pypi:serwersmsv2api#C | | apprise power
    seven.io | gateway.seven.io *.seven.io *.sms77.io | npm:@seven.io/client composer:seven.io/api composer:sms77/api pypi:sms77api npm:sms77-client composer:symfony/sevenio-notifier#C composer:symfony/sms77-notifier#C | https://status.seven.io | apprise power
    SFR Business | www.dmc.sfr-sh.fr | | | apprise
    SIGNL4 | connect.signl4.com *.signl4.com | | | apprise power rudder
    Simplepush | api.simplepush.io *.simplepush.io | pypi:simplepush#C | | apprise
    SimpleTexting | api-app2.simpletexting.com *.simpletexting.com | composer:symfony/simple-textin-notifier#C | | novu
    sipgate | api.sipgate.com *.sipgate.com | composer:symfony/sipgate-notifier#C npm:sipgateio | | symfony
    Skebby | api.skebby.it *.skebby.it
    SkyWay | *.skyway.ntt.com *.webrtc.ecl.ntt.com | npm:@skyway-sdk/room npm:@skyway-sdk/core npm:@skyway-sdk/token npm:skyway-js npm:@skyway-sdk/rtc-api-client npm:@skyway-sdk/analytics-client npm:@skyway-sdk/rtc-rpc-api-client npm:@skyway-sdk/sfu-api-client npm:@skyway-sdk/signaling-client pypi:skyway-room#C
    SleekFlow | api.sleekflow.io *.sleekflow.io
    SlickText | api.slicktext.com *.slicktext.com
    SLT-Mobitel | msmsenterpriseapi.mobitel.lk *.mobitel.lk | | | https://developerstg.mobitel.lk https://github.com/simpledotorg/simple-server
    SmartSMSSolutions | app.smartsmssolutions.com *.smartsmssolutions.com
    SMS Aero | gate.smsaero.ru *.smsaero.ru | npm:smsaero | | logto
    SMS Gateway for Android | api.sms-gate.app *.sms-gate.app | pypi:android-sms-gateway npm:android-sms-gateway golang:github.com/android-sms-gateway/client-go
    SMS Hosting | api.smshosting.it *.smshosting.it
    SMS Misr | smsmisr.com *.smsmisr.com
    SMS Niaga | manage.smsniaga.com *.smsniaga.com
    SMS sluzba | smsgateapi.sms-sluzba.cz | composer:symfony/sms-sluzba-notifier#C | | symfony
    SMS-fly | sms-fly.com sms-fly.ua *.sms-fly.com *.sms-fly.ua | | | https://sms-fly.ua
    SMS.ir | api.sms.ir *.sms.ir | npm:sms-ir#C npm:smsir-js npm:sms-typescript nuget:IPE.SmsIR | | kuma
    SMS.RU | sms.ru | composer:zelenin/smsru#C npm:node-sms-ru#C npm:smsru#C npm:sms_ru#C composer:zelenin/sms_ru#C | | https://sms.ru/api
    SMS.to | api.sms.to auth.sms.to *.sms.to | | | https://developers.sms.to
    SMSAPI | api.smsapi.com *.smsapi.com api.smsapi.pl *.smsapi.pl | composer:smsapi/php-client composer:smsapi/symfony-bundle pypi:smsapi-client npm:smsapi composer:symfony/smsapi-notifier#C npm:smsapicom | | power
    SMSBao | api.smsbao.com *.smsbao.com | |  | logto
    SMSBiuras | savitarna.smsbiuras.lt | composer:symfony/sms-biuras-notifier#C | | symfony
    Smsbox | api.smsbox.pro *.smsbox.pro | composer:symfony/smsbox-notifier#C | | symfony
    SMSbrana | api.smsbrana.cz *.smsbrana.cz
    SMSC | *.smsc.ru | composer:laravel-notification-channels/smsc-ru#C composer:symfony/smsc-notifier#C pypi:smsc-client#C | | apprise
    SMSC.kz | smsc.kz *.smsc.kz | | | kuma
    SMSCentral | my.smscentral.com.au *.smscentral.com.au | | | novu
    SMSDev | api.smsdev.com.br *.smsdev.com.br | | | https://www.smsdev.com.br
    SMSEagle | *.smseagle.eu
    SMSense | rest.smsense.com *.smsense.com | composer:symfony/smsense-notifier#C | | symfony
    SMSFactor | api.smsfactor.com *.smsfactor.com | composer:symfony/sms-factor-notifier#C pypi:smsfactor#C | | symfony
    SMSGlobal | api.smsglobal.com *.smsglobal.com | npm:smsglobal | | https://www.smsglobal.com/rest-api
    SMSInt | lcab.smsint.ru *.smsint.ru | | | https://www.smsint.ru
    SMSLink | secure.smslink.ro *.smslink.ro
    SMSManager | http-api.smsmanager.cz *.smsmanager.cz *.smsmngr.com rest-api.smsmanager.com *.smsmanager.com | | | apprise
    SMSMKT | portal-otp.smsmkt.com *.smsmkt.com
    smsmode | rest.smsmode.com *.smsmode.com | composer:symfony/smsmode-notifier#C | | symfony
    SMSO | app.smso.ro *.smso.ro
    SMSOnlineGH | api.smsonlinegh.com *.smsonlinegh.com
    SMSPartner | api.smspartner.fr *.smspartner.fr | | | kuma
    SMSPlanet | api2.smsplanet.pl *.smsplanet.pl | | | kuma
    SMSPortal | rest.smsportal.com *.smsportal.com | |  | https://docs.smsportal.com
    Smstools | api.smsgatewayapi.com *.smsgatewayapi.com *.smstools.com
    smsup.ch | api.smsup.ch *.smsup.ch
    SMTP.com | api.smtp.com *.smtp.com
    SOLAPI | api.solapi.com *.solapi.com *.coolsms.co.kr | npm:solapi pypi:solapi npm:coolsms-node-sdk npm:coolsms-rest-sdk
    Sparrow SMS | api.sparrowsms.com *.sparrowsms.com
    SpeedSMS | api.speedsms.vn *.speedsms.vn
    Spike.sh | api.spike.sh *.spike.sh | | | apprise
    Spot-Hit | spot-hit.fr www.spot-hit.fr | composer:symfony/spot-hit-notifier#C | | symfony
    Spryng | rest.spryngsms.com api.spryngsms.com *.spryngsms.com | | | https://docs.spryngsms.com
    Spug Push | push.spug.cc | | | kuma
    SpugPush | push.spug.dev | | | apprise
    SSL Wireless | sms.sslwireless.com *.sslwireless.com
    start.gg | api.start.gg *.start.gg | composer:socialiteproviders/startgg#C composer:socialiteproviders/start-gg#C npm:startgg.js#C pypi:pystartgg#C | | socialite
    Steady | *.steadyhq.com | composer:socialiteproviders/steady#C | | socialite
    Steam Community | *.steamcommunity.com | npm:steamcommunity#C pypi:steamcom#C hex:ueberauth_steam_strategy#C hex:ueberauth_steam#C | | goth socialite
    StreamElements | api.streamelements.com *.streamelements.com | composer:socialiteproviders/streamelements#C composer:socialiteproviders/stream-elements#C | https://status.streamelements.com | socialite
    Streamlabs | *.streamlabs.com | composer:socialiteproviders/streamlabs#C npm:streamlabs#C pypi:pyslobs#C | | apprise socialite
    Stringee | api.stringee.com *.stringee.com | npm:stringee npm:stringee-react-native pub:stringee_flutter_plugin cocoapods:Stringee | | https://developer.stringee.com
    Submail | api.submail.cn api.mysubmail.com api-v4.mysubmail.com *.submail.cn *.mysubmail.com | | | https://www.mysubmail.com/documents
    SubscribeStar | *.subscribestar.com | composer:socialiteproviders/subscribestar#C | | socialite
    Substack | *.substack.com | pypi:tap-substack#C pypi:python-substack-tarun#C pypi:python-substack-tarun-1#C
    Superfeedr | push.superfeedr.com *.superfeedr.com | gem:rack-superfeedr npm:superfeedr
    Superhuman | *.superhuman.com | | | nango
    SuprSend | hub.suprsend.com *.suprsend.com | npm:@suprsend/node-sdk npm:@suprsend/web-sdk npm:@suprsend/react pypi:suprsend-py-sdk golang:github.com/suprsend/suprsend-go maven:com.suprsend npm:@suprsend/react-inbox npm:@suprsend/js-inbox npm:@suprsend/react-core npm:@suprsend/web-inbox | https://status.suprsend.com
    Surem | rest.surem.com *.surem.com | | | https://www.surem.com
    SureVoIP | api.surevoip.co.uk *.surevoip.co.uk | | | openapis
    Surge SMS | api.surge.app *.surge.app | pypi:surge-api npm:@surgeapi/node
    Sweego | api.sweego.io *.sweego.io | composer:symfony/sweego-mailer#C composer:symfony/sweego-notifier#C pypi:sweego#C | | symfony
    Swisscom | api.swisscom.com *.swisscom.com
    Synadia Cloud | connect.ngs.global cloud.synadia.com *.ngs.global *.synadia.com
    Talkdesk | *.talkdeskapp.com *.talkdesk.com *.talkdeskid.com *.talkdeskapp.eu *.talkdeskapp.ca | pypi:airbyte-source-talkdesk-explore#C | https://status.talkdesk.com | power
    TalkSasa | bulksms.talksasa.com *.talksasa.com | |  | https://bulksms.talksasa.com/developers
    Taqnyat | api.taqnyat.sa *.taqnyat.sa | | | https://dev.taqnyat.sa
    Tata Tele Smartflo | api-smartflo.tatateleservices.com *.tatateleservices.com
    Techulus Push | push.techulus.com *.techulus.com | | | apprise
    Tefter | *.tefter.io | | | kingfisher trufflehog
    Telerivet | api.telerivet.com *.telerivet.com | npm:telerivet | | https://telerivet.com/api
    Telesign | *.telesign.com rest-api.telesign.com | npm:telesignsdk pypi:telesign pypi:telesignenterprise gem:telesign composer:telesign/telesign nuget:Telesign maven:com.telesign:telesign | https://status.telesign.com
    Teletype | api.teletype.app *.teletype.app | | | kingfisher trufflehog
    Telstra | products.api.telstra.com *.telstra.com | pypi:telstra-messaging#C | | power
    Tencent RTC | *.trtc.io *.trtc.tencent-cloud.com *.tlivewebrtc.com | npm:trtc-sdk-v5 npm:trtc-js-sdk npm:@tencentcloud/chat npm:tim-js-sdk cocoapods:TXIMSDK_iOS cocoapods:TXIMSDK_Plus_iOS cocoapods:TXIMSDK_Plus_iOS_XCFramework cocoapods:TXIMSDK_Plus_Mac cocoapods:TXLiteAVSDK_TRTC cocoapods:TXLiteAVSDK_Professional cocoapods:TUICallKit cocoapods:TUICallKit_Swift cocoapods:TUIChat cocoapods:TUILiveRoom pub:tencent_cloud_chat_sdk pub:tencent_im_sdk_plugin pub:tencent_trtc_cloud maven:com.tencent.liteav:LiteAVSDK_TRTC cocoapods:TXLiteAVSDK_UGC cocoapods:TXLiteAVSDK_Smart cocoapods:TXLiteAVSDK_Enterprise cocoapods:TXIMSDK_Plus_Swift_iOS_XCFramework cocoapods:TUICore cocoapods:TUIConversation cocoapods:TUIContact cocoapods:TUIGroup cocoapods:TUISearch cocoapods:TUICallEngine cocoapods:TUIOfflinePush cocoapods:TUIRoomKit cocoapods:TUIBeauty cocoapods:TIMPush cocoapods:RTCRoomEngine cocoapods:TIMCommon pub:tencent_calls_uikit pub:tencent_cloud_chat_push pub:tencent_cloud_uikit_core pub:tencent_cloud_chat_uikit pub:tencent_cloud_chat_common pub:tencent_cloud_chat_message pub:tencent_cloud_chat_conversation pub:tencent_conference_uikit pub:tencent_live_uikit maven:com.tencent.liteav
    Tenor | tenor.googleapis.com api.tenor.com g.tenor.com media.tenor.com *.tenor.com | npm:gif-picker-react#C pub:tenor#C pub:tenor_dart#C pub:tenor_flutter#C pub:tenor_gif_picker#C
    Termii | api.ng.termii.com v3.api.termii.com *.termii.com | composer:symfony/termii-notifier#C | | novu
    Testmail | *.testmail.app
    Text Request | api.textrequest.com *.textrequest.com | | | power
    Text.lk | app.text.lk *.text.lk | |  | https://text.lk/docs
    TextAnywhere | api.textanywhere.com *.textanywhere.com | | | trufflehog
    textbee | api.textbee.dev *.textbee.dev | |  | https://github.com/vernu/textbee
    Textlocal | api.textlocal.in *.textlocal.in api.textlocal.com *.textlocal.com
    ThaiBulkSMS | api-v2.thaibulksms.com otp.thaibulksms.com *.thaibulksms.com | npm:thaibulksms-api composer:thaibulksms/sms-api | | https://developer.thaibulksms.com
    The SMS Works | api.thesmsworks.co.uk *.thesmsworks.co.uk | | | power
    Thingiverse | api.thingiverse.com *.thingiverse.com | pypi:thingiverse-publisher#C | | grant
    Threema Gateway | msgapi.threema.ch *.threema.ch | composer:threema/msgapi-sdk pypi:threema-gateway pypi:aiothreema#C | https://status.threema.ch | apprise
    THSMS | thsms.com www.thsms.com *.thsms.com
    Tidal | openapi.tidal.com *.tidal.com | npm:passport-tidal#C npm:@tidal-music/api npm:@tidal-music/auth npm:@tidal-music/player pypi:tidalapi#C
    Tiniyo | api.tiniyo.com *.tiniyo.com | | | easysms
    Tinree | api.tinree.com *.tinree.com | | | easysms
    Tipimail | smtp.tipimail.com api.tipimail.com *.tipimail.com | | | nodemailer
    TNZ Group | api.tnz.co.nz *.tnz.co.nz | npm:tnzapi | | https://www.tnz.co.nz/Docs
    TotalVoice | api.totalvoice.com.br *.totalvoice.com.br | npm:totalvoice-node | | https://api.totalvoice.com.br/doc
    touchSMS | app.touchsms.com.au *.touchsms.com.au | | | power
    Trakt | api.trakt.tv *.trakt.tv | npm:trakt.tv#C pypi:trakt#C pypi:pytrakt#C composer:socialiteproviders/trakt#C npm:passport-trakt#C composer:bogstag/oauth2-trakt#C nuget:TraktSharp.NetStandard2#C nuget:TraktSharp#C nuget:Trakt.NET#C npm:node-trakt#C npm:trakt#C | https://status.trakt.tv | grant pocketbase socialite
    TrigV | api.trigv.com *.trigv.com | | | apprise
    Trovo | *.trovo.live | composer:socialiteproviders/trovo#C composer:artandor/oauth2-trovo#C | | socialite
    tru.ID | *.tru.id | | | trufflehog
    TrueDialog | api.truedialog.com *.truedialog.com | | | power
    TurboSMS | api.turbosms.ua *.turbosms.ua | composer:symfony/turbo-sms-notifier#C npm:turbosms#C | | symfony
    turboSMTP | api.turbo-smtp.com pro.api.serversmtp.com pro.eu.api.serversmtp.com *.turbo-smtp.com *.serversmtp.com | | | https://serversmtp.com/turbo-api
    Tuta | smtp.tutanota.com app.tuta.com mail.tutanota.com *.tutanota.com *.tuta.com | | | nodemailer
    Twist | api.twist.com *.twist.com | | https://status.twist.io | apprise trufflehog w6w
    TwitCasting | apiv2.twitcasting.tv *.twitcasting.tv | composer:socialiteproviders/twitcasting#C composer:socialiteproviders/twit-casting#C | | socialite
    tyntec | api.tyntec.com *.tyntec.com | | | kingfisher power trufflehog
    Typetalk | *.typetalk.com typetalk.com typetalk.in | | | goth trufflehog
    Ucpaas | open.ucpaas.com *.ucpaas.com | | | easysms
    UIS | dataapi.uiscom.ru callapi.uiscom.ru dataapi.comagic.ru *.uiscom.ru *.comagic.ru | | | https://www.uiscom.ru/academiya/spravochnyj-centr
    UltraMsg | api.ultramsg.com *.ultramsg.com | npm:ultramsg-whatsapp-api#C | | https://docs.ultramsg.com
    Unifonic | el.cloud.unifonic.com *.unifonic.com | composer:symfony/unifonic-notifier#C | | symfony
    Unipile | *.unipile.com | pypi:unipile-python-community#C pypi:i-unipile-sdk#C | | nango
    UniSender | api.unisender.com go1.unisender.ru go2.unisender.ru *.unisender.ru *.unisender.com | npm:unisender-api#C npm:unisender#C
    Untappd | api.untappd.com *.untappd.com | composer:socialiteproviders/untappd#C composer:shadowhand/oauth2-untappd#C pypi:utpd-models-api#C nuget:Owin.Security.Providers.Untappd#C | | grant socialite
    useSend | app.usesend.com *.usesend.com app.unsend.dev *.unsend.dev | npm:unsend npm:usesend-js pypi:usesend#B | | https://docs.usesend.com
    VatanSMS | api.vatansms.net *.vatansms.net *.vatansms.com
    Verimor | sms.verimor.com.tr api.bulutsantralim.com *.verimor.com.tr *.bulutsantralim.com
    VictoryLink | smsvas.vlserv.com *.vlserv.com
    VietGuys | cloudsms4.vietguys.biz cloudsms.vietguys.biz *.vietguys.biz
    vivo Push | api-push.vivo.com.cn
    VK | api.vk.com oauth.vk.com *.vk.com *.vk.ru *.userapi.com *.vkontakte.ru | npm:vk-io npm:passport-vkontakte#C npm:@vkontakte/vk-bridge pypi:vk-api pypi:vkbottle composer:vkcom/vk-php-sdk golang:github.com/SevereCloud/vksdk#C gem:omniauth-vkontakte#C composer:socialiteproviders/vkid#C composer:socialiteproviders/vkontakte#C npm:passport-vk-id#C composer:yasinovsky/oauth2-vkontakte#C npm:@vkid/sdk npm:vk-sdk#C npm:vkontakte#C hex:balalaika_bear maven:com.vk:androidsdk nuget:Owin.Security.Providers.VKontakte#C hex:ueberauth_vk#C cocoapods:VK-ios-sdk composer:atehnix/vk-client#C nuget:VkNet#C nuget:VkNet.AudioBypassService#C maven:com.vk:android-sdk-core maven:com.vk.api:sdk maven:com.vk.id:vkid cocoapods:VKID cocoapods:VKSDK swift:github.com/vkcom/vkid-ios-sdk swift:github.com/vkcom/vk-ios-sdk pub:flutter_login_vk#C pub:vk_id#C pub:vkid_flutter_sdk maven:com.vk | | goth grant pocketbase socialite
    VoiceMonkey | *.voicemonkey.io | | | power
    VoIP.ms | *.voip.ms | pypi:voipms#C pypi:voip-ms-moxad#C | | apprise
    Vonage Business | *.vonagebusiness.com
    Voodoo SMS | api.voodoosms.com *.voodoosms.com | | | kingfisher trufflehog
    Voximplant | api.voximplant.com *.voximplant.com | npm:voximplant-websdk npm:@voximplant/apiclient-nodejs pypi:voximplant-apiclient#C cocoapods:VoxImplantSDK cocoapods:VoximplantCore cocoapods:VoxImplantWebRTC#C swift:github.com/voximplant/ios-sdk-releases | https://status.voximplant.com
    Wablas | *.wablas.com
    Wassenger | api.wassenger.com *.wassenger.com | |  | https://app.wassenger.com/docs
    Wati | *.wati.io | | https://status.wati.io | w6w
    WatZap | api.watzap.id *.watzap.id
    Wavoip | *.wavoip.com
    Wazzup | api.wazzup24.com *.wazzup24.com
    Web3Forms | api.web3forms.com *.web3forms.com | npm:@web3forms/react
    Webpushr | api.webpushr.com *.webpushr.com
    websms | api.websms.com *.websms.com
    WeChat | api.weixin.qq.com qyapi.weixin.qq.com open.weixin.qq.com *.weixin.qq.com openws.work.weixin.qq.com | npm:wechat-api#C composer:overtrue/wechat#C composer:w7corp/easywechat#C composer:overtrue/laravel-wechat#C pypi:wechatpy#C golang:github.com/silenceper/wechat#C golang:github.com/ArtisanCloud/PowerWeChat#C nuget:Senparc.Weixin#C maven:com.github.binarywang:weixin-java-common#C maven:com.github.binarywang:weixin-java-mp#C maven:com.github.binarywang:weixin-java-miniapp#C maven:com.github.binarywang:weixin-java-open#C maven:com.github.binarywang:weixin-java-cp#C maven:com.github.binarywang:wx-java-mp-spring-boot-starter#C maven:com.github.binarywang:wx-java-miniapp-spring-boot-starter#C gem:wechat#C gem:omniauth-wechat-oauth2#C gem:omniauth-open-wechat-oauth2#C composer:socialiteproviders/wechatserviceaccount#C composer:socialiteproviders/we-chat-service-account#C composer:socialiteproviders/wechatweb#C composer:socialiteproviders/we-chat-web#C composer:socialiteproviders/weixin#C composer:socialiteproviders/weixinweb#C composer:socialiteproviders/weixin-web#C npm:passport-wechat#C composer:labs7in0/omnipay-wechat#C composer:oakhope/oauth2-wechat#C cocoapods:WechatOpenSDK maven:com.tencent.mm.opensdk:wechat-sdk-android maven:com.tencent.mm.opensdk:wechat-sdk-android-without-mta pub:fluwx#C npm:@wecom/aibot-node-sdk pypi:wecom-aibot-python-sdk npm:wechat#C npm:wechat-jssdk#C npm:wechat4u#C npm:@openclaw-china/wecom#C npm:@mocrane/wecom#C pypi:weixin-work-reborn#C pypi:wechatbot-sdk#C pypi:wechat-ilink-sdk#C pypi:weilink#C pypi:wx-channel#C nuget:AspNet.Security.OAuth.Weixin#C nuget:AspNet.Security.OAuth.WorkWeixin#C composer:socialiteproviders/wechat-service-account#C composer:socialiteproviders/wechat-web#C maven:com.github.binarywang:weixin-java-channel#C maven:com.github.binarywang:weixin-java-qidian#C maven:com.github.binarywang:wx-java-channel-spring-boot-starter#C maven:com.github.binarywang:wx-java-channel-multi-spring-boot-starter#C maven:com.github.binarywang:wx-java-channel-multi-solon-plugin#C maven:com.github.binarywang:wx-java-cp-spring-boot-starter#C maven:com.github.binarywang:wx-java-cp-multi-spring-boot-starter#C maven:com.github.binarywang:wx-java-cp-solon-plugin#C maven:com.github.binarywang:wx-java-miniapp-multi-spring-boot-starter#C maven:com.github.binarywang:wx-java-miniapp-solon-plugin#C maven:com.github.binarywang:wx-java-miniapp-multi-solon-plugin#C maven:com.github.binarywang:wx-java-mp-multi-spring-boot-starter#C maven:com.github.binarywang:wx-java-mp-solon-plugin#C maven:com.github.binarywang:wx-java-mp-multi-solon-plugin#C maven:com.github.binarywang:wx-java-open-spring-boot-starter#C maven:com.github.binarywang:wx-java-open-solon-plugin#C nuget:Senparc.Weixin.MP#C nuget:Senparc.Weixin.MP.MVC#C nuget:Senparc.Weixin.Open#C nuget:Senparc.Weixin.QY#C nuget:Senparc.Weixin.Work#C nuget:Senparc.Weixin.WxOpen#C nuget:SKIT.FlurlHttpClient.Wechat.Api#C nuget:SKIT.FlurlHttpClient.Wechat.Work#C nuget:SKIT.FlurlHttpClient.Wechat.OpenAI#C nuget:SKIT.FlurlHttpClient.Wechat.Ads#C cocoapods:WechatOpenSDK-XCFramework cocoapods:WechatOpenSDK-Full pub:wechat_kit#C maven:org.apache.seatunnel:connector-http-wechat#C nuget:EasyAbp.Abp.WeChat.Official#C nuget:EasyAbp.Abp.WeChat.MiniProgram#C golang:github.com/chanxuehong/wechat#C golang:github.com/eatmoreapple/openwechat#C cocoapods:WeChat_SDK#C cocoapods:libWeChatSDK#C cocoapods:WechatOpenSDK_NoPay cocoapods:WechatSDK cocoapods:WechatOpenSDK-NoPay golang:github.com/fastwego/offiaccount#C golang:github.com/medivhzhan/weapp#C maven:com.tencent.mm.opensdk nuget:Senparc.Weixin.AspNet#C nuget:Senparc.Weixin.MP.Middleware#C nuget:Senparc.Weixin.Work.Middleware#C | | apprise dify goth grant socialite
    Weibo | api.weibo.com *.weibo.com *.weibo.cn | gem:omniauth-weibo-oauth2#C composer:socialiteproviders/weibo#C cocoapods:WeiboSDK cocoapods:Weibo_SDK pub:weibo_kit#C maven:com.sina.weibo.sdk:core maven:io.github.sinaweibosdk:core | | grant huginn socialite
    Whapi | gate.whapi.cloud *.whapi.cloud | | | kuma
    Windows Push Notification Services | *.notify.windows.com | | | https://learn.microsoft.com/windows/apps/develop/notifications/push-notifications/wns-overview
    WinSMS | www.winsms.co.za *.winsms.co.za | | | openapis
    WonderPush | management-api.wonderpush.com *.wonderpush.com | npm:react-wonderpush npm:react-native-wonderpush-fcm cocoapods:WonderPush cocoapods:WonderPushExtension maven:com.wonderpush.sdk | | https://docs.wonderpush.com
    World ID | id.worldcoin.org *.worldcoin.org | npm:@worldcoin/idkit-core npm:@worldcoin/idkit npm:@worldcoin/idkit-standalone npm:@worldcoin/idkit-server composer:socialiteproviders/worldcoin#C npm:@worldcoin/minikit-js | https://status.worldcoin.org | socialite
    WPush | api.wpush.cn | pypi:wpush | | kuma
    Write.as | *.write.as | golang:github.com/writeas/go-writeas npm:writeas#C
    WxPusher | wxpusher.zjiecode.com *.zjiecode.com | pypi:wxpusher#C | | kuma
    Xbox Live | *.xboxlive.com | npm:prismarine-auth#C | https://support.xbox.com/en-US/xbox-live-status | socialite
    Xiaomi Push | api.xmpush.xiaomi.com *.xmpush.xiaomi.com *.xmpush.global.xiaomi.com
    XMTP | *.xmtp.network | npm:@xmtp/node-sdk npm:@xmtp/browser-sdk npm:@xmtp/agent-sdk npm:@xmtp/react-sdk npm:@xmtp/xmtp-js | https://status.xmtp.org | https://docs.xmtp.org
    Xtremepush | api.xtremepush.com *.xtremepush.com
    Yahoo Mail | smtp.mail.yahoo.com imap.mail.yahoo.com pop.mail.yahoo.com | | | nodemailer
    YakChat | api.yakchat.com *.yakchat.com | | | power
    Yandex Mail | smtp.yandex.ru imap.yandex.ru smtp.yandex.com imap.yandex.com | | | nodemailer
    Yeastar | *.yeastar.com
    Yunpian | sms.yunpian.com *.yunpian.com | composer:symfony/yunpian-notifier#C | | symfony
    Yuntongxun | app.cloopen.com sandboxapp.cloopen.com *.cloopen.com *.yuntongxun.com
    Yuque | www.yuque.com *.yuque.com | npm:@yuque/sdk | | dify
    Z-API | api.z-api.io *.z-api.io | | | https://developer.z-api.io
    Zadarma | *.zadarma.com | composer:zadarma/user-api-v1 npm:zadarma
    Zalo | openapi.zalo.me *.zalo.me *.zaloapp.com | composer:socialiteproviders/zalo#C npm:zca-js#C npm:zmp-sdk npm:@openclaw/zalouser#C pypi:pyzalo#C pypi:zalo-api#C pypi:zalo-sdk#C pypi:python-zalo-bot#C pypi:zalo-official-sdk pypi:zalobot-python#C pypi:zl2x#C pypi:zca-py#C pypi:hoanggiakiet#C pypi:zalopysdk#C pypi:zlapi#C cocoapods:ZaloSDK | | socialite
    ZEGOCLOUD | rtc-api.zego.im *.zego.im *.zegocloud.com *.coolzcloud.com | npm:zego-express-engine-webrtc npm:zego-express-engine-reactnative pub:zego_express_engine cocoapods:ZegoExpressEngine npm:zego-zim-web npm:zego-zim-react-native npm:zego-zpns-react-native npm:zego-superboard-web npm:zego-express-engine-webrtm npm:@zegocloud/zego-uikit-prebuilt npm:@zegocloud/zego-uikit-rn npm:@zegocloud/zego-uikit-prebuilt-call-rn npm:@zegocloud/zego-uikit-prebuilt-live-streaming-rn maven:im.zego:express-video cocoapods:ZegoUIKitPrebuiltCall cocoapods:ZegoLiveRoom cocoapods:ZegoExpressPrivate pub:zego_* | | https://www.zegocloud.com/docs
    Zenvia | api.zenvia.com *.zenvia.com | npm:@zenvia/sdk | https://status.zenvia.com | https://zenvia.github.io/zenvia-openapi-spec statusphere
    Zenziva | console.zenziva.net reguler.zenziva.net *.zenziva.net *.zenziva.co.id
    ZeptoMail | *.zeptomail.com *.zeptomail.eu *.zeptomail.in | npm:zeptomail pypi:zeptomail#C
    Zhutong | api.mix2.zthysms.com *.zthysms.com | | | easysms
    Zoko | chat.zoko.io *.zoko.io
    Zoom Connect | www.zoomconnect.com *.zoomconnect.com | | | openapis
    Zvonok | zvonok.com *.zvonok.com
`;
