/** Vendors of the category `support` in one line each; see `brief-vendors.ts`. */
export const support = `
    Ada | *.ada.support | npm:@ada-support/react-native-sdk cocoapods:AdaEmbedFramework maven:support.ada | https://status.ada.support
    Assembled | api.assembledhq.com *.assembledhq.com *.assembled.com | | https://status.assembled.com | statussy
    Atlas.so | api.atlas.so *.atlas.so | | | nango
    Babelforce | api.babelforce.com *.babelforce.com | |  | meltano
    Birdeye | api.birdeye.com *.birdeye.com
    BugHerd | www.bugherd.com *.bugherd.com | | | kingfisher trufflehog
    Carrot quest | api.carrotquest.io *.carrotquest.io
    Channel Talk | api.channel.io open-api.channel.io *.channel.io | npm:@channel.io/channel-web-sdk-loader cocoapods:ChannelIOSDK swift:github.com/channel-io/channel-talk-ios-framework#C
    Chatarmin | api.chatarmin.com *.chatarmin.com | | | nango
    Chatbot.com | api.chatbot.com *.chatbot.com | | | kingfisher trufflehog
    Chatfuel | dashboard.chatfuel.com api.chatfuel.com *.chatfuel.com | | | kingfisher trufflehog
    Circle.so | app.circle.so *.circle.so | npm:circleso#C | https://status.circle.so | nango
    Cliengo | api.cliengo.com *.cliengo.com | | | kingfisher trufflehog
    CloudTalk | my.cloudtalk.io *.cloudtalk.io | | | nango
    Cobrowse.io | api.cobrowse.io *.cobrowse.io | npm:cobrowse-sdk-js npm:cobrowse-sdk-react-native npm:cobrowse-agent-sdk
    Cresta | *.cresta.com *.cresta.ai | | https://status.cresta.com
    Customer Thermometer | app.customerthermometer.com *.customerthermometer.com
    Deskpro | *.deskpro.com | | https://deskprostatus.com
    Dialpad WFM | api.teamsurfboard.com *.teamsurfboard.com | | | nango
    Dixa | dev.dixa.io *.dixa.io *.dixa.com | pypi:airbyte-source-dixa#C pypi:tap-dixa#C pypi:dixa-api-client#C | https://status.dixa.io | nango
    Elevio | api.elev.io *.elev.io | npm:elevio | https://status.elev.io | nango
    EvaluAgent | *.evaluagent.com | | | nango
    Featurebase | do.featurebase.app *.featurebase.app | npm:featurebase-js npm:featurebase-node pypi:featurebase#C | https://status.featurebase.app
    Fider | *.fider.io | generic:env:FIDER_API_TOKEN#B
    Forethought | *.forethought.ai | | https://status.forethought.ai
    Frigade | api.frigade.com api3.frigade.com *.frigade.com | npm:@frigade/js npm:@frigade/react | https://status.frigade.com
    Gladly | *.gladly.com | pypi:tap-gladly#C | https://gladly.statuspage.io
    Groove | api.groovehq.com *.groovehq.com | npm:groove-api#C | https://status.groovehq.com | grant kingfisher trufflehog
    HappyFox | *.happyfox.com | | https://status.happyfox.com
    HelpCrunch | api.helpcrunch.com *.helpcrunch.com | | | kingfisher trufflehog
    HelpDesk | api.helpdesk.com *.helpdesk.com | | https://status.helpdesk.com
    Helpjuice | *.helpjuice.com | | https://status.helpjuice.com | statussy
    Helpshift | api.helpshift.com *.helpshift.com | npm:helpshift-plugin-sdkx-react-native cocoapods:Helpshift cocoapods:HSHelpshift#C cocoapods:Helpshift-Support#C cocoapods:HelpshiftX#C maven:com.helpshift | https://status.helpshift.com | meltano
    Instabot | api.instabot.io *.instabot.io | | | kingfisher trufflehog
    Kayako | *.kayako.com | | https://status.kayako.com
    Khoros | *.khoros.com *.lithium.com | | https://status.khoros.com
    Kommunicate | api.kommunicate.io services.kommunicate.io widget.kommunicate.io *.kommunicate.io | npm:@kommunicate/kommunicate-chatbot-plugin cocoapods:Kommunicate maven:io.kommunicate.sdk:kommunicateui cocoapods:KommunicateChatUI-iOS-SDK#C | | https://docs.kommunicate.io
    LiveAgent | *.ladesk.com
    LivePerson | api.liveperson.net *.liveperson.net *.liveperson.com *.lpsnmedia.net | npm:node-agent-sdk pypi:tap-liveperson#C cocoapods:LPMessagingSDK | https://status.liveperson.com | meltano
    MaestroQA | *.maestroqa.com | | https://status.maestroqa.com | meltano
    Movidesk | api.movidesk.com *.movidesk.com
    OctaDesk | api.octadesk.services *.octadesk.services *.octadesk.com
    Olark | *.olark.com | | https://status.olark.com
    Omnidesk | *.omnidesk.ru *.omnidesk.pro
    Papercups | app.papercups.io *.papercups.io | | | https://docs.papercups.io
    Podium | api.podium.com *.podium.com | | https://status.podium.com | nango w6w
    Product Fruits | *.productfruits.com | npm:product-fruits npm:react-product-fruits
    Pylon | api.usepylon.com *.usepylon.com | pypi:airbyte-agent-pylon#C pypi:usepylon | https://status.usepylon.com | nango w6w
    Re:amaze | *.reamaze.com *.reamaze.io
    respond.io | api.respond.io *.respond.io | | https://status.respond.io | w6w
    Richpanel | *.richpanel.com
    Ringover | public-api.ringover.com *.ringover.com | npm:ringover-sdk | | nango
    SnapEngage | www.snapengage.com *.snapengage.com | |  | meltano
    Support HQ | *.supporthq.app
    SysAid | *.sysaidit.com *.sysaid.com | | https://status.sysaid.com | statussy
    TeamSupport | *.teamsupport.com | | https://status.teamsupport.com
    Tidio | api.tidio.com *.tidio.com *.tidio.co *.tidiochat.com | cocoapods:Tidio pub:tidio_chat#C | https://status.tidio.com
    Trengo | app.trengo.com *.trengo.com *.trengo.eu | pypi:pytrengo#C | https://status.trengo.com | rudder
    UJET | *.ujet.co *.ujet.cx | pypi:tap-ujet#C | https://status.ujet.co | meltano
    UseDesk | api.usedesk.ru secure.usedesk.ru *.usedesk.ru
    UserGuiding | *.userguiding.com
    UserJot | cdn.userjot.com *.userjot.com | | | https://github.com/Openpanel-dev/openpanel
    Userlike | api.userlike.com *.userlike.com *.lime-connect.com | | https://status.lime-connect.com | statussy
    Wildix | *.wildixin.com | | | nango
`;
