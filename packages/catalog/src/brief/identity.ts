/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    Authgear | *.authgear.cloud *.authgearapps.com *.authgear.com | npm:@authgear/web npm:@authgear/react-native pub:flutter_authgear
    Authress | *.authress.io authress.io | npm:@authress/login npm:@authress/sdk npm:authress-sdk pypi:authress-sdk
    Baidu | openapi.baidu.com *.baidu.com *.baidustatic.com
    BankID Norway | auth.bankid.no *.bankid.no
    CILogon | cilogon.org *.cilogon.org | | | allauth
    ClaveÚnica | accounts.claveunica.gob.cl | composer:socialiteproviders/claveunica#C composer:socialiteproviders/clave-unica#C | | socialite
    Cloud-IAM | *.cloud-iam.com
    Dashlane | *.dashlane.com | | https://status.dashlane.com
    Didit | apx.didit.me *.didit.me | composer:socialiteproviders/didit#C | | socialite
    e-INFRA CZ | login.e-infra.cz *.e-infra.cz
    EGI Check-in | aai.egi.eu aai-demo.egi.eu aai-dev.egi.eu
    Fedora Account | id.fedoraproject.org *.fedoraproject.org
    Feide | auth.dataporten.no api.dataporten.no groups-api.dataporten.no *.dataporten.no *.feide.no | | | allauth
    FranceConnect | app.franceconnect.gouv.fr | composer:socialiteproviders/franceconnect#C composer:socialiteproviders/france-connect#C | | socialite
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | kingfisher trufflehog
    Globus | auth.globus.org *.globus.org | pypi:globus-sdk pypi:globus-cli#G npm:@globus/sdk | https://status.globus.org | allauth
    GovBR | *.acesso.gov.br | composer:socialiteproviders/govbr#C composer:socialiteproviders/gov-br#C | | socialite
    Helmholtz ID | login.helmholtz.de
    HyperVerge | ind.hyperverge.co ind-docs.hyperverge.co *.hyperverge.co | | | https://documentation.hyperverge.co
    iDenfy | ivs.idenfy.com *.idenfy.com | | | https://documentation.idenfy.com
    IDfy | eve.idfy.com api.idfy.com *.idfy.com | | | https://api-docs.idfy.com
    Karza | api.karza.in testapi.karza.in *.karza.in | | | https://docs.karza.in
    Life Science Login | login.aai.lifescience-ri.eu *.lifescience-ri.eu login.elixir-czech.org *.elixir-czech.org
    Login with Amazon | api.amazon.com api.amazon.co.uk api.amazon.co.jp | npm:passport-amazon#C gem:omniauth-amazon#C composer:socialiteproviders/amazon#C composer:luchianenco/oauth2-amazon#C
    LoginTC | cloud.logintc.com *.logintc.com
    Logto Cloud | *.logto.app auth.logto.io *.logto.io | npm:@logto/node#B npm:@logto/next#B npm:@logto/react#B npm:@logto/vue#B npm:@logto/express#B npm:@logto/browser#B pypi:logto#B golang:github.com/logto-io/go#B composer:logto/sdk#B pub:logto_dart_sdk#B | https://status.logto.io
    MojoAuth | api.mojoauth.com *.mojoauth.com | npm:mojoauth-sdk
    netID | broker.netid.de *.netid.de | | | https://github.com/ory/kratos
    NFDI AAI | *.nfdi-aai.de *.nfdi-aai.dfn.de
    OSSO | demo.ossoapp.com *.ossoapp.com
    Outseta | *.outseta.com
    PayBin | idp.paybin.io *.paybin.io
    Phase Two | *.phasetwo.io
    Privacy Portal | api.privacyportal.org app.privacyportal.org *.privacyportal.org | | | https://privacyportal.org/docs
    Seznam | login.szn.cz *.szn.cz *.imedia.cz
    Shufti Pro | api.shuftipro.com *.shuftipro.com | | | https://developers.shuftipro.com
    Signzy | api.signzy.app api-preproduction.signzy.app signzy.tech *.signzy.app *.signzy.tech | | | https://docs.signzy.com
    SimpleLogin | app.simplelogin.io *.simplelogin.io | npm:simplelogin-client#C
    Surepass | kyc-api.surepass.io sandbox.surepass.io *.surepass.io | | | https://docs.surepass.io
    SWITCH edu-ID | proxy.edu-id.dfn.de login.eduid.ch *.eduid.ch
    UAE Pass | id.uaepass.ae stg-id.uaepass.ae *.uaepass.ae
    Ubuntu One | login.ubuntu.com login.launchpad.net api.launchpad.net *.launchpad.net
    Web3Auth | *.web3auth.io *.tor.us | npm:@web3auth/auth npm:@web3auth/modal npm:@web3auth/no-modal npm:@web3auth/single-factor-auth npm:@web3auth/web3auth npm:@web3auth/core
    Xiaomi Account | account.xiaomi.com open.account.xiaomi.com | |  | logto
    Yandex ID | oauth.yandex.ru login.yandex.ru oauth.yandex.com login.yandex.com openid.yandex.ru | composer:aego/oauth2-yandex#C | | goth grant nango pocketbase socialite
`;
