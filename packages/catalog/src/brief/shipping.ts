/** Vendors of the category `shipping` in one line each; see `brief-vendors.ts`. */
export const shipping = `
    Arta | api.arta.io *.arta.io | npm:@artaio/arta-browser
    Bringg | developer-api.bringg.com *.bringg.com | | | https://developers.bringg.com
    CDEK | api.cdek.ru api.edu.cdek.ru *.cdek.ru | composer:antistress-store/cdek-sdk-v2#C | | https://api-docs.cdek.ru
    Chronopost | *.chronopost.fr | | | karrio
    CyKe | www.cyke.io *.cyke.io | | | https://github.com/coopcycle/coopcycle-web
    ePost | api.klara.ch *.klara.ch | | | nango
    Gebrüder Weiss | *.gw-world.com | | | nango
    Hermes Germany | *.myhermes.de | | | karrio
    IDS Fulfillment | api.idsfulfillment.com *.idsfulfillment.com | | | nango
    Landmark Global | *.landmarkglobal.com | | | karrio
    Nova Poshta | api.novaposhta.ua *.novaposhta.ua | composer:lis-dev/nova-poshta-api-2#C | | https://developers.novaposhta.ua
    Onlogist | *.onlogist.com | | | nango
    OptimoRoute | api.optimoroute.com *.optimoroute.com | | | https://optimoroute.com/api
    ParcelOne | *.parcel.one | | | karrio
    Pochta | otpravka-api.pochta.ru otpravka.pochta.ru postprice.pochta.ru tracking.pochta.ru | | | https://otpravka.pochta.ru/specification
    Routific | api.routific.com *.routific.com | npm:routific | | https://docs.routific.com
    Ship24 | api.ship24.com *.ship24.com | | | https://docs.ship24.com
    Shipmondo | app.shipmondo.com sandbox.shipmondo.com *.shipmondo.com | | | https://app.shipmondo.com/api/public/v3/specification
    Simply Noted | api.simplynoted.com *.simplynoted.com | | | kingfisher trufflehog
    SmartKargo | *.smartkargo.com | | | karrio
    Storecove | api.storecove.com *.storecove.com | npm:storecove-client#C | | kingfisher trufflehog
    Swiss Post | webservices.post.ch *.post.ch | | | https://github.com/hitobito/hitobito
    Teleship | *.teleship.com | | | karrio
    Track-POD | *.track-pod.com | | | https://api.track-pod.com
    Urbantz | api.urbantz.com *.urbantz.com | | | https://github.com/coopcycle/coopcycle-web
`;
