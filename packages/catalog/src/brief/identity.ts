/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    A-Trust | www.a-trust.at hs-abnahme.a-trust.at www.handy-signatur.at *.a-trust.at
    Afdian | afdian.net *.afdian.net ifdian.net *.ifdian.net | | | justauth
    ASLI RI | *.asliri.id
    Authgear | *.authgear.cloud *.authgearapps.com *.authgear.com | npm:@authgear/web npm:@authgear/react-native pub:flutter_authgear
    Authing | core.authing.cn *.authing.cn *.authing.co | npm:authing-js-sdk npm:authing-node-sdk npm:@authing/web npm:@authing/sso npm:@authing/guard pypi:authing | | https://github.com/Authing/authing-js-sdk
    Authologic | api.authologic.com sandbox.authologic.com *.authologic.com
    Authress | *.authress.io authress.io | npm:@authress/login npm:@authress/sdk npm:authress-sdk pypi:authress-sdk npm:authress-login pypi:authress#C
    Authsignal | api.authsignal.com *.authsignal.com | npm:react-native-authsignal | | https://docs.authsignal.com
    Baidu | openapi.baidu.com *.baidu.com *.baidustatic.com | npm:bmaplib.texticonoverlay#C npm:bmaplib.markerclusterer#C npm:bmaplib.lushu#C pypi:aiotieba#C pypi:bypy-next#C pypi:abdds#C pypi:bdds#C pypi:baidu-disk-client#C pypi:bypy#C pypi:infoflow-robot#C pypi:baidusearch#C nuget:Owin.Security.Providers.Baidu#C cocoapods:BaiduMobStat cocoapods:BaiduMobStatCodeless
    BankID Norway | auth.bankid.no *.bankid.no
    BankID Sweden | appapi2.bankid.com appapi2.test.bankid.com *.bankid.com | npm:bankid#C golang:github.com/NicklasWallgren/bankid#C | | https://developers.bankid.com
    CILogon | cilogon.org *.cilogon.org | | | allauth
    ClaveÚnica | accounts.claveunica.gob.cl | composer:socialiteproviders/claveunica#C composer:socialiteproviders/clave-unica#C | | socialite
    Cloud-IAM | *.cloud-iam.com
    Coohom | oauth.kujiale.com openapi.kujiale.com *.kujiale.com *.coohom.com | | | justauth
    Corppass | id.corppass.gov.sg stg-id.corppass.gov.sg *.corppass.gov.sg | | | https://docs.corppass.gov.sg
    Criipto | *.criipto.id *.criipto.io *.criipto.com *.idura.broker *.idura.app | npm:@criipto/verify-react npm:@criipto/auth-js npm:@criipto/signatures | https://status.criipto.com | https://docs.criipto.com
    CSDN | api.csdn.net | | | justauth
    Dashlane | *.dashlane.com | | https://status.dashlane.com
    Didit | apx.didit.me *.didit.me | composer:socialiteproviders/didit#C npm:@didit-protocol/sdk-web npm:@didit-protocol/sdk-react-native pub:didit_sdk#C pypi:didit-sdk | https://status.didit.me | socialite
    Dojah | api.dojah.io sandbox.dojah.io *.dojah.io | npm:react-dojah pub:dojah_kyc#C pub:flutter_dojah_kyc#C | | https://docs.dojah.io
    e-INFRA CZ | login.e-infra.cz *.e-infra.cz
    EGI Check-in | aai.egi.eu aai-demo.egi.eu aai-dev.egi.eu
    Electronic IDentification | etrust-live.electronicid.eu etrust-sandbox.electronicid.eu *.electronicid.eu
    Eleme | open-api.shop.ele.me *.ele.me | | | justauth
    Elm | yakeen.elm.sa nafath.api.elm.sa *.elm.sa
    FaceTec | api.facetec.com *.facetec.com
    Fedora Account | id.fedoraproject.org *.fedoraproject.org | | https://status.fedoraproject.org | https://docs.fedoraproject.org
    Feide | auth.dataporten.no api.dataporten.no groups-api.dataporten.no *.dataporten.no *.feide.no | composer:socialiteproviders/dataporten#C | | allauth
    Fortmatic | api.fortmatic.com x2.fortmatic.com *.fortmatic.com | npm:fortmatic | | https://docs.fortmatic.com
    Fourthline | api.fourthline.com api.staging.fourthline.com *.fourthline.com
    FranceConnect | app.franceconnect.gouv.fr fcp.integ01.dev-franceconnect.fr fcp-low.integ01.dev-franceconnect.fr *.franceconnect.gouv.fr *.dev-franceconnect.fr | composer:socialiteproviders/franceconnect#C composer:socialiteproviders/france-connect#C pypi:france-connect-py#C | | socialite
    Freja eID | services.prod.frejaeid.com services.test.frejaeid.com *.frejaeid.com
    GBG | eu.platform.go.gbgplc.com *.gbgplc.com *.id3global.com *.acuant.net *.acuant.com
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | kingfisher trufflehog
    Globus | auth.globus.org *.globus.org | pypi:globus-sdk pypi:globus-cli#G npm:@globus/sdk pypi:globus-compute-sdk | https://status.globus.org | allauth
    GOV.UK One Login | oidc.account.gov.uk oidc.integration.account.gov.uk *.account.gov.uk | | | https://docs.sign-in.service.gov.uk
    GovBR | *.acesso.gov.br | composer:socialiteproviders/govbr#C composer:socialiteproviders/gov-br#C | | socialite
    Helmholtz ID | login.helmholtz.de
    HiOrg-Server | www.hiorg-server.de api.hiorg-server.de *.hiorg-server.de | | | scribejava
    HyperVerge | ind.hyperverge.co ind-docs.hyperverge.co *.hyperverge.co | | | https://documentation.hyperverge.co
    iDenfy | ivs.idenfy.com *.idenfy.com | cocoapods:iDenfySDK#C swift:github.com/idenfy/iDenfySDK-iOS#C | | https://documentation.idenfy.com
    IDfy | eve.idfy.com api.idfy.com *.idfy.com | | | https://api-docs.idfy.com
    IDnow | gateway.idnow.de gateway.test.idnow.de api.idnow.de *.idnow.de *.idnow.io
    idwall | api-v2.idwall.co api.idwall.co *.idwall.co
    Incode | demo-api.incodesmile.com saas-api.incodesmile.com *.incodesmile.com *.incode.com | npm:@incodetech/welcome pub:onboarding_flutter_wrapper | | https://developer.incode.com
    iProov | eu.rp.secure.iproov.me us.rp.secure.iproov.me *.iproov.me *.iproov.com *.iproov.app | npm:@iproov/react-native pub:iproov_flutter cocoapods:iProov cocoapods:iProovAPIClient swift:github.com/iProov/ios cocoapods:iProovSDK#C | | https://docs.iproov.com
    itsme | idp.prd.itsme.services idp.e2e.itsme.services *.itsme.services
    Karza | api.karza.in testapi.karza.in *.karza.in | | | https://docs.karza.in
    Life Science Login | login.aai.lifescience-ri.eu *.lifescience-ri.eu login.elixir-czech.org *.elixir-czech.org
    Login with Amazon | api.amazon.com api.amazon.co.uk api.amazon.co.jp | npm:passport-amazon#C gem:omniauth-amazon#C composer:socialiteproviders/amazon#C composer:luchianenco/oauth2-amazon#C nuget:AspNet.Security.OAuth.Amazon#C cocoapods:LoginWithAmazon
    LoginTC | cloud.logintc.com *.logintc.com
    Logto Cloud | *.logto.app auth.logto.io *.logto.io | npm:@logto/node#B npm:@logto/next#B npm:@logto/react#B npm:@logto/vue#B npm:@logto/express#B npm:@logto/browser#B pypi:logto#B golang:github.com/logto-io/go#B composer:logto/sdk#B pub:logto_dart_sdk#B nuget:Logto.AspNetCore.Authentication#B npm:@logto/client#B npm:@logto/js#B npm:@logto/api#B | https://status.logto.io
    Microblink | api.microblink.com api.us-east.verify.microblink.com *.microblink.com | cocoapods:PPBlinkID cocoapods:BlinkReceipt cocoapods:MBBlinkID cocoapods:PPBlinkOCR cocoapods:PPBlinkCard swift:github.com/blinkid/blinkid-swift-package swift:github.com/blinkid/blinkid-ios swift:github.com/blinkid/blinkid-sp swift:github.com/blinkreceipt/blinkreceipt-ios maven:com.microblink
    MojoAuth | api.mojoauth.com *.mojoauth.com | npm:mojoauth-sdk
    netID | broker.netid.de *.netid.de | | | https://github.com/ory/kratos
    NFDI AAI | *.nfdi-aai.de *.nfdi-aai.dfn.de
    Nubarium | curp.nubarium.com ine.nubarium.com sat.nubarium.com ocr.nubarium.com *.nubarium.com
    OkHi | api.okhi.io sandbox-api.okhi.io *.okhi.io *.okhi.com | npm:react-native-okhi | | https://docs.okhi.co
    Ondato | idvapi.ondato.com id.ondato.com sandbox-idvapi.ondato.com *.ondato.com
    Openfort | api.openfort.io api.openfort.xyz *.openfort.io | npm:@openfort/openfort-node npm:@openfort/shield-js | | https://www.openfort.io/docs
    OSChina | www.oschina.net | | | justauth
    OSSO | demo.ossoapp.com *.ossoapp.com
    OTPless | auth.otpless.app *.otpless.app *.otpless.com | npm:otpless-node-js-auth-sdk npm:otpless-headless-js cocoapods:OtplessSDK cocoapods:OtplessBM cocoapods:OtplessSwiftConnect pub:otpless_headless_flutter#C | | https://otpless.com/docs
    Outseta | *.outseta.com | pypi:outsetapy#C | https://status.outseta.com | w6w
    PayBin | idp.paybin.io *.paybin.io
    Phantom | api.phantom.app *.phantom.app *.phantom.com | npm:@phantom/client npm:@phantom/react-sdk npm:@phantom/browser-sdk npm:@phantom/react-native-sdk npm:@phantom/wallet-sdk npm:@phantom/openapi-wallet-service | https://status.phantom.com | https://docs.phantom.com
    Phase Two | *.phasetwo.io
    Prembly | api.prembly.com *.prembly.com *.myidentitypass.com | |  | https://docs.prembly.com
    Privacy Portal | api.privacyportal.org app.privacyportal.org *.privacyportal.org | | | https://privacyportal.org/docs
    Privy Indonesia | api-sandbox.privy.id stg-core.privy.id *.privy.id
    Proginn | www.proginn.com *.proginn.com | | | justauth
    ReachFive | *.reach5.net | npm:@reachfive/identity-core | | https://developer.reachfive.com
    Regula | api.regulaforensics.com *.regulaforensics.com | npm:@regulaforensics/document-reader-webclient#B npm:@regulaforensics/facesdk-webclient#B pypi:regula-documentreader-webclient#B pypi:regula-facesdk-webclient#B | | https://docs.regulaforensics.com
    Renren | api.renren.com graph.renren.com *.renren.com | | | justauth
    Seznam | login.szn.cz *.szn.cz *.imedia.cz smtp.seznam.cz imap.seznam.cz
    Shufti Pro | api.shuftipro.com *.shuftipro.com | cocoapods:ShuftiPro#C | | https://developers.shuftipro.com
    Signicat | api.signicat.com *.signicat.com *.sandbox.signicat.com *.signicat.io
    Signzy | api.signzy.app api-preproduction.signzy.app signzy.tech *.signzy.app *.signzy.tech | | | https://docs.signzy.com
    SimpleLogin | app.simplelogin.io *.simplelogin.io | npm:simplelogin-client#C | https://status.simplelogin.io | https://github.com/simple-login/app
    Singpass | id.singpass.gov.sg stg-id.singpass.gov.sg api.singpass.gov.sg *.singpass.gov.sg api.myinfo.gov.sg test.api.myinfo.gov.sg *.myinfo.gov.sg | npm:myinfo-connector-nodejs npm:@govtechsg/singpass-myinfo-oidc-helper npm:@opengovsg/myinfo-gov-client#C npm:@opengovsg/sgid-client | | https://docs.developer.singpass.gov.sg
    SK ID Solutions | mid.sk.ee tsp.demo.sk.ee *.sk.ee | maven:ee.sk.mid:mid-rest-java-client | | https://github.com/SK-EID/MID
    SlashID | api.slashid.com api.sandbox.slashid.com *.slashid.com | npm:@slashid/slashid npm:@slashid/react | | https://developer.slashid.dev
    Smart-ID | rp-api.smart-id.com sid.demo.sk.ee *.smart-id.com | maven:ee.sk.smartid:smart-id-java-client composer:sk-id-solutions/smart-id-php-client | | https://github.com/SK-EID/smart-id-documentation
    Smile ID | api.smileidentity.com testapi.smileidentity.com *.smileidentity.com | npm:smile-identity-core gem:smile-identity-core pypi:smile-id-core composer:smile-identity/smile-identity-core cocoapods:SmileID cocoapods:SmileIDSDK swift:github.com/smileidentity/ios cocoapods:Smile_Identity_SDK#C | https://status.usesmileid.com | https://docs.usesmileid.com
    Surepass | kyc-api.surepass.io sandbox.surepass.io *.surepass.io | | | https://docs.surepass.io
    SwissSign | *.swisssign.net *.swisssign.com
    SWITCH edu-ID | proxy.edu-id.dfn.de login.eduid.ch *.eduid.ch
    Teambition | account.teambition.com api.teambition.com *.teambition.com | npm:teambition npm:teambition-sdk pypi:teambition-oapi-sdk | | justauth
    Truecaller | api4.truecaller.com *.truecaller.com | cocoapods:TrueSDK swift:github.com/truecaller/ios-sdk | | https://github.com/truecaller/ios-sdk
    UAE Pass | id.uaepass.ae stg-id.uaepass.ae *.uaepass.ae
    Ubuntu One | login.ubuntu.com login.launchpad.net api.launchpad.net *.launchpad.net | | https://status.canonical.com | statusphere
    uCoz | uapi.ucoz.com *.ucoz.com | | | scribejava
    Unico IDtech | api.acesso.io identityhomolog.acesso.io *.acesso.io *.unico.io *.unico.app
    Veridas | *.veridas.com *.das-peak.com
    VerifyMe | vapi.verifyme.ng *.verifyme.ng
    Verihubs | api.verihubs.com *.verihubs.com
    VIDA | my-id-api.np.vida.id qa-sso.vida.id sso.vida.id *.vida.id
    Virtru | api.virtru.com *.virtru.com | npm:virtru-sdk | | https://github.com/virtru/virtru-sdk-js
    Web3Auth | *.web3auth.io *.tor.us | npm:@web3auth/auth npm:@web3auth/modal npm:@web3auth/no-modal npm:@web3auth/single-factor-auth npm:@web3auth/web3auth npm:@web3auth/core cocoapods:Web3Auth npm:@web3auth/node-sdk npm:@web3auth/react-native-sdk | https://status.web3auth.io
    Xiaomi Account | account.xiaomi.com open.account.xiaomi.com | |  | logto
    Ximalaya | api.ximalaya.com *.ximalaya.com | | | justauth
    Yandex ID | oauth.yandex.ru login.yandex.ru oauth.yandex.com login.yandex.com openid.yandex.ru | composer:aego/oauth2-yandex#C npm:passport-yandex#C pypi:yandexid-new#C pypi:yaidng#C nuget:AspNet.Security.OAuth.Yandex#C hex:ueberauth_yandex#C cocoapods:YandexLoginSDK pub:flutter_login_yandex#C maven:com.yandex.android:authsdk composer:socialiteproviders/yandex#C | | goth grant nango pocketbase socialite
    Youverify | api.youverify.co api.sandbox.youverify.co *.youverify.co
    ZignSec | gateway.zignsec.com test-gateway.zignsec.com *.zignsec.com
`;
