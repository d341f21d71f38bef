/** Vendors of the category `shipping` in one line each; see `brief-vendors.ts`. */
export const shipping = `
    Arta | api.arta.io *.arta.io | npm:@artaio/arta-browser
    ePost | api.klara.ch *.klara.ch | | | nango
    Gebrüder Weiss | *.gw-world.com | | | nango
    IDS Fulfillment | api.idsfulfillment.com *.idsfulfillment.com | | | nango
    Onlogist | *.onlogist.com | | | nango
    Simply Noted | api.simplynoted.com *.simplynoted.com | | | kingfisher trufflehog
    Storecove | api.storecove.com *.storecove.com | | | kingfisher trufflehog
`;
