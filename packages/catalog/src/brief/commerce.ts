/** Vendors of the category `commerce` in one line each; see `brief-vendors.ts`. */
export const commerce = `
    API2Cart | api.api2cart.com *.api2cart.com | | | trufflehog
    BigCartel | api.bigcartel.com *.bigcartel.com
    Cin7 | inventory.dearsystems.com *.dearsystems.com *.cin7.com | | | nango
    Commerce.js | api.chec.io *.chec.io | npm:@chec/commerce.js | | trufflehog
    Ecwid | app.ecwid.com *.ecwid.com | | | grant
    Fairing | app.fairing.co *.fairing.co | | | nango
    Gelato | *.gelatoapis.com *.gelato.com
    Judge.me | api.judge.me *.judge.me | | | nango
    KnoCommerce | app-api.knocommerce.com *.knocommerce.com | | | nango
    Konnektive | api.konnektive.com *.konnektive.com | | | nango
    Loop Returns | api.loopreturns.com *.loopreturns.com | | | nango
    Lulu | api.lulu.com *.lulu.com
    Northbeam | *.northbeam.io | | | nango
    Postscript | api.postscript.io *.postscript.io | | | nango rudder segment
    Redo | api.getredo.com *.getredo.com | | | nango
    RyderShip | www.getwhiplash.com *.getwhiplash.com *.whiplash.app | | | nango
    ShipWire | api.shipwire.com *.shipwire.com
    SHOPLINE | *.myshopline.com *.shopline.com | | | nango
    Snipcart | app.snipcart.com *.snipcart.com | | | trufflehog
    Spocket | *.spocket.co
    Store Leads | *.storeleads.app | | | nango
    Ticket Tailor | api.tickettailor.com *.tickettailor.com | | | csp trufflehog
    Triple Whale | api.triplewhale.com *.triplewhale.com | | | nango
    Vouchery | *.vouchery.io | | | trufflehog
    VTEX | *.vtexcommercestable.com.br *.vtex.com *.vtexcommerce.com.br | npm:@vtex/api npm:@vtex/client-cms | | nango
    Zigpoll | v1.zigpoll.com *.zigpoll.com | | | nango
`;
