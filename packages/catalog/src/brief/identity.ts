/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    ClaveÚnica | accounts.claveunica.gob.cl | composer:socialiteproviders/claveunica#C composer:socialiteproviders/clave-unica#C | | socialite
    Didit | apx.didit.me *.didit.me | composer:socialiteproviders/didit#C | | socialite
    FranceConnect | app.franceconnect.gouv.fr | composer:socialiteproviders/franceconnect#C composer:socialiteproviders/france-connect#C | | socialite
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | kingfisher trufflehog
    GovBR | *.acesso.gov.br | composer:socialiteproviders/govbr#C composer:socialiteproviders/gov-br#C | | socialite
    Yandex ID | oauth.yandex.ru login.yandex.ru oauth.yandex.com login.yandex.com | | | goth grant nango pocketbase socialite
`;
