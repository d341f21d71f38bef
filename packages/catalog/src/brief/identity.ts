/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    ClaveÚnica | accounts.claveunica.gob.cl | | | socialite
    Didit | apx.didit.me *.didit.me | | | socialite
    FranceConnect | app.franceconnect.gouv.fr | | | socialite
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | kingfisher trufflehog
    GovBR | *.acesso.gov.br | | | socialite
    Yandex ID | oauth.yandex.ru login.yandex.ru oauth.yandex.com login.yandex.com | | | goth grant nango pocketbase socialite
`;
