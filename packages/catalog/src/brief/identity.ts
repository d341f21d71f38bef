/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    Baidu | openapi.baidu.com *.baidu.com
    BankID Norway | auth.bankid.no *.bankid.no
    CILogon | cilogon.org *.cilogon.org | | | allauth
    ClaveÚnica | accounts.claveunica.gob.cl | composer:socialiteproviders/claveunica#C composer:socialiteproviders/clave-unica#C | | socialite
    Didit | apx.didit.me *.didit.me | composer:socialiteproviders/didit#C | | socialite
    e-INFRA CZ | login.e-infra.cz *.e-infra.cz
    EGI Check-in | aai.egi.eu aai-demo.egi.eu aai-dev.egi.eu
    Fedora Account | id.fedoraproject.org *.fedoraproject.org
    Feide | auth.dataporten.no api.dataporten.no groups-api.dataporten.no *.dataporten.no *.feide.no | | | allauth
    FranceConnect | app.franceconnect.gouv.fr | composer:socialiteproviders/franceconnect#C composer:socialiteproviders/france-connect#C | | socialite
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | kingfisher trufflehog
    Globus | auth.globus.org *.globus.org | pypi:globus-sdk pypi:globus-cli#G npm:@globus/sdk | | allauth
    GovBR | *.acesso.gov.br | composer:socialiteproviders/govbr#C composer:socialiteproviders/gov-br#C | | socialite
    Helmholtz ID | login.helmholtz.de
    Life Science Login | login.aai.lifescience-ri.eu *.lifescience-ri.eu login.elixir-czech.org *.elixir-czech.org
    NFDI AAI | *.nfdi-aai.de *.nfdi-aai.dfn.de
    OSSO | demo.ossoapp.com *.ossoapp.com
    Seznam | login.szn.cz *.szn.cz
    SimpleLogin | app.simplelogin.io *.simplelogin.io
    SWITCH edu-ID | proxy.edu-id.dfn.de login.eduid.ch *.eduid.ch
    Ubuntu One | login.ubuntu.com login.launchpad.net api.launchpad.net *.launchpad.net
    Yandex ID | oauth.yandex.ru login.yandex.ru oauth.yandex.com login.yandex.com openid.yandex.ru |  |  | goth grant nango pocketbase socialite
`;
