/** Vendors of the category `messaging` in one line each; see `brief-vendors.ts`. */
export const messaging = `
    360dialog | *.360dialog.io *.360dialog.com
    46elks | api.46elks.com *.46elks.com | | | apprise
    500px | api.500px.com *.500px.com | | | grant
    800.com | api.800.com *.800.com | | | apprise
    AgentLine | api.agentline.cloud *.agentline.cloud | | | nango
    AhaSend | *.ahasend.com
    AiSensy | *.aisensy.com
    Amazon Chime Webhooks | hooks.chime.aws | | | apprise
    Apifonica | api.apifonica.com *.apifonica.com | | | trufflehog
    Behance | *.behance.net
    Bento | *.bentonow.com
    Bluesky | public.api.bsky.app *.bsky.app *.bsky.social *.bsky.network plc.directory | | | apprise
    BulkSMS | api.bulksms.com *.bulksms.com | | | apprise power trufflehog
    BulkVS | *.bulkvs.com | | | apprise
    BurstSMS | api.transmitsms.com *.transmitsms.com | | | apprise
    Buttondown | api.buttondown.email *.buttondown.email api.buttondown.com *.buttondown.com
    Chanify | api.chanify.net *.chanify.net | | | apprise
    ClockworkSMS | api.clockworksms.com *.clockworksms.com
    D7 Networks | rest-api.d7networks.com api.d7networks.com *.d7networks.com | | | apprise power trufflehog
    Dailymotion | api.dailymotion.com www.dailymotion.com *.dailymotion.com | | | grant
    DEV Community | *.dev.to | | | power
    DeviantArt | www.deviantart.com *.deviantart.com | | | grant
    Dialer | *.getdialer.app | | | mcp
    DingTalk | oapi.dingtalk.com api.dingtalk.com *.dingtalk.com | | | apprise
    Discogs | api.discogs.com *.discogs.com | | | grant
    Dribbble | api.dribbble.com *.dribbble.com | | | grant
    EmailJS | api.emailjs.com *.emailjs.com
    EmailOctopus | api.emailoctopus.com *.emailoctopus.com
    EnableX | api.enablex.io *.enablex.io | | | trufflehog
    Fastmail | api.fastmail.com *.fastmail.com
    FireText | www.firetext.co.uk *.firetext.co.uk | | | power
    Five9 | *.five9.com
    Flipboard | *.flipboard.com
    Flock | api.flock.com *.flock.com *.flock.co | | | apprise
    ForwardEmail | api.forwardemail.net *.forwardemail.net
    Free Mobile SMS | smsapi.free-mobile.fr *.free-mobile.fr | | | apprise
    GatewayAPI | *.gatewayapi.com *.gatewayapi.eu
    Genesys Cloud | *.mypurecloud.com *.mypurecloud.de *.mypurecloud.ie *.mypurecloud.com.au *.mypurecloud.jp *.usw2.pure.cloud *.euw2.pure.cloud *.pure.cloud
    Genius | api.genius.com *.genius.com | | | grant
    Gitter | api.gitter.im *.gitter.im | | | grant trufflehog
    Goodreads | *.goodreads.com | | | grant
    GroupMe | api.groupme.com *.groupme.com | | | apprise
    httpSMS | api.httpsms.com *.httpsms.com | | | apprise
    Imgur | api.imgur.com *.imgur.com | | | grant
    ImprovMX | api.improvmx.com *.improvmx.com
    Inboxroad | *.inboxroad.com
    Interakt | *.interakt.ai
    JustCall | *.justcall.io
    Kakao | kapi.kakao.com kauth.kakao.com *.kakao.com | | | grant
    Kavenegar | api.kavenegar.com *.kavenegar.com | | | apprise
    Kick | *.kick.com
    Kook | *.kookapp.cn | | | apprise
    Kumulos | *.kumulos.com | | | apprise
    Last.fm | ws.audioscrobbler.com *.last.fm
    LINK Mobility | *.sp247.net *.linkmobility.com *.linkmobility.io | | | power
    Maileroo | *.maileroo.com
    Mailinator | *.mailinator.com | | | power
    Mailosaur | *.mailosaur.com
    Mailsac | *.mailsac.com | | | trufflehog
    Mastodon Social | *.mastodon.social
    mesibo | api.mesibo.com *.mesibo.com | | | trufflehog
    MessageGears | *.messagegears.net
    MessageMedia | api.messagemedia.com *.messagemedia.com
    Migadu | *.migadu.com
    Mitto | rest.mittoapi.com *.mittoapi.com | | | power
    Mixcloud | api.mixcloud.com *.mixcloud.com | | | grant
    Naver | openapi.naver.com nid.naver.com *.naver.com | | | grant
    NetGSM | api.netgsm.com.tr *.netgsm.com.tr
    NICE CXone | *.nice-incontact.com *.nicecxone.com *.incontact.com *.niceincontact.com
    Notifiarr | *.notifiarr.com | | | apprise
    Notifyre | api.notifyre.com *.notifyre.com | | | apprise
    ntfy.sh | *.ntfy.sh | | | apprise
    Octopush | api.octopush.com *.octopush.com | | | apprise
    PagerTree | api.pagertree.com *.pagertree.com | | | apprise
    Pepipost | api.pepipost.com *.pepipost.com | | | trufflehog
    Pingram | api.pingram.io *.pingram.io api.notificationapi.com *.notificationapi.com | | | apprise
    PostageApp | api.postageapp.com *.postageapp.com | | | trufflehog
    Proton | *.proton.me
    Prowl | api.prowlapp.com *.prowlapp.com | | | apprise
    Pushbullet | api.pushbullet.com *.pushbullet.com | | | apprise grant trufflehog
    Pushed | api.pushed.co *.pushed.co | | | apprise
    PushPlus | www.pushplus.plus *.pushplus.plus | | | apprise
    Pushy | api.pushy.me *.pushy.me | | | apprise
    QQ | graph.qq.com *.qq.com | | | apprise grant
    Ravelry | api.ravelry.com *.ravelry.com | | | grant
    Revolt | api.revolt.chat *.revolt.chat *.stoat.chat | | | apprise
    Roam | api.ro.am *.ro.am | | | nango
    Routee | connect.routee.net *.routee.net
    Rumble | *.rumble.com
    Semaphore SMS | api.semaphore.co *.semaphore.co | | | trufflehog
    Sender.net | api.sender.net *.sender.net
    ServerChan | sctapi.ftqq.com *.ftqq.com | | | apprise
    SerwerSMS | api2.serwersms.pl *.serwersms.pl | | | apprise power
    seven.io | gateway.seven.io *.seven.io *.sms77.io | | | apprise power
    SIGNL4 | connect.signl4.com *.signl4.com | | | apprise power rudder
    Simplepush | api.simplepush.io *.simplepush.io | | | apprise
    SimpleTexting | api-app2.simpletexting.com *.simpletexting.com
    SlickText | api.slicktext.com *.slicktext.com
    SMSAPI | api.smsapi.com *.smsapi.com api.smsapi.pl *.smsapi.pl | | | power
    SMSC | *.smsc.ru | | | apprise
    SMSManager | http-api.smsmanager.cz *.smsmanager.cz *.smsmngr.com | | | apprise
    SMTP.com | api.smtp.com *.smtp.com
    Spike.sh | api.spike.sh *.spike.sh | | | apprise
    Streamlabs | *.streamlabs.com | | | apprise
    Substack | *.substack.com
    Superhuman | *.superhuman.com | | | nango
    Talkdesk | *.talkdeskapp.com *.talkdesk.com *.talkdeskid.com | | | power
    Techulus Push | push.techulus.com *.techulus.com | | | apprise
    Telesign | *.telesign.com rest-api.telesign.com
    Teletype | api.teletype.app *.teletype.app | | | trufflehog
    Telstra | products.api.telstra.com *.telstra.com | | | power
    Testmail | *.testmail.app
    Text Request | api.textrequest.com *.textrequest.com | | | power
    TextAnywhere | api.textanywhere.com *.textanywhere.com | | | trufflehog
    Textlocal | api.textlocal.in *.textlocal.in api.textlocal.com *.textlocal.com
    The SMS Works | api.thesmsworks.co.uk *.thesmsworks.co.uk | | | power
    Thingiverse | api.thingiverse.com *.thingiverse.com | | | grant
    Threema Gateway | msgapi.threema.ch *.threema.ch | | | apprise
    Tidal | openapi.tidal.com *.tidal.com
    touchSMS | app.touchsms.com.au *.touchsms.com.au | | | power
    Trakt | api.trakt.tv *.trakt.tv | | | grant
    tru.ID | *.tru.id | | | trufflehog
    TrueDialog | api.truedialog.com *.truedialog.com | | | power
    Twist | api.twist.com *.twist.com | | | apprise trufflehog
    tyntec | api.tyntec.com *.tyntec.com | | | power trufflehog
    Typetalk | *.typetalk.com | | | trufflehog
    Unipile | *.unipile.com | | | nango
    Untappd | api.untappd.com *.untappd.com | | | grant
    VK | api.vk.com oauth.vk.com *.vk.com *.vk.ru | | | grant
    VoiceMonkey | *.voicemonkey.io | | | power
    VoIP.ms | *.voip.ms | | | apprise
    Vonage Business | *.vonagebusiness.com
    Voodoo SMS | api.voodoosms.com *.voodoosms.com | | | trufflehog
    Wati | *.wati.io
    WeChat | api.weixin.qq.com qyapi.weixin.qq.com open.weixin.qq.com *.weixin.qq.com | | | apprise grant
    Weibo | api.weibo.com *.weibo.com *.weibo.cn | | | grant
    YakChat | api.yakchat.com *.yakchat.com | | | power
    Yeastar | *.yeastar.com
    Zadarma | *.zadarma.com
    Zalo | openapi.zalo.me *.zalo.me *.zaloapp.com
    ZeptoMail | *.zeptomail.com *.zeptomail.eu *.zeptomail.in
`;
