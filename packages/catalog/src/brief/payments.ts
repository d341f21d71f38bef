/** Vendors of the category `payments` in one line each; see `brief-vendors.ts`. */
export const payments = `
    Appstle | subscription-admin.appstle.com *.appstle.com | | | nango
    DataCandy | app.datacandy.com *.datacandy.com | | | nango
    Fanvue | api.fanvue.com *.fanvue.com | | | nango
    Instamojo | api.instamojo.com *.instamojo.com | | | trufflehog
    Loyverse | api.loyverse.com *.loyverse.com | | | trufflehog
    MoonClerk | api.moonclerk.com *.moonclerk.com | | | trufflehog
    Prive | *.tryprive.com | | | nango
    Recharge | api.rechargeapps.com *.rechargeapps.com | npm:@rechargeapps/storefront-client gem:recharge-api#C | | nango trufflehog
    Skio | graphql.skio.com *.skio.com | | | nango
    Stay AI | api.retextion.com *.retextion.com | | | nango
    ThriveCart | *.thrivecart.com | | | nango
    WePay | wepayapi.wepay.com stage-api.wepay.com *.wepay.com *.wepayapi.com | | | trufflehog
`;
