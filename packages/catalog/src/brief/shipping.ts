/** Vendors of the category `shipping` in one line each; see `brief-vendors.ts`. */
export const shipping = `
    Arta | api.arta.io *.arta.io | npm:@artaio/arta-browser
    Boxberry | api.boxberry.ru *.boxberry.ru | | | https://api.boxberry.ru
    Boxtal | api.boxtal.com api.boxtal.build www.envoimoinscher.com *.boxtal.com *.boxtal.org *.envoimoinscher.com | composer:boxtal/boxtal-php-poly | | https://developer.boxtal.com
    Bringg | developer-api.bringg.com *.bringg.com | | | https://developers.bringg.com
    CDEK | api.cdek.ru api.edu.cdek.ru *.cdek.ru | composer:antistress-store/cdek-sdk-v2#C | | https://api-docs.cdek.ru
    Chronopost | *.chronopost.fr | | | karrio
    Colissimo | ws.colissimo.fr *.colissimo.fr | | | https://www.colissimo.entreprise.laposte.fr
    CyKe | www.cyke.io *.cyke.io | | | https://github.com/coopcycle/coopcycle-web
    Delovye Linii | api.dellin.ru *.dellin.ru | | | https://dev.dellin.ru
    Deutsche Post | internetmarke.deutschepost.de api.deutschepost.de *.deutschepost.de *.deutschepost.com | | | https://developer.dhl.com
    Ekart Logistics | api.ekartlogistics.com *.ekartlogistics.com | | | https://ekartlogistics.com
    ePost | api.klara.ch *.klara.ch | | | nango
    Frenet | api.frenet.com.br *.frenet.com.br | | | https://docs.frenet.com.br
    Fulfillment.com | api.fulfillment.com *.fulfillment.com | | | openapis
    Gebrüder Weiss | *.gw-world.com | | | nango
    Hermes Germany | *.myhermes.de | | | karrio
    IDS Fulfillment | api.idsfulfillment.com *.idsfulfillment.com | | | nango
    Landmark Global | *.landmarkglobal.com | | | karrio
    Loggi | api.loggi.com *.loggi.com | | | https://docs.api.loggi.com
    NimbusPost | api.nimbuspost.com *.nimbuspost.com | | | https://documenter.getpostman.com/view/9692837/TW6wHnoz
    Nova Poshta | api.novaposhta.ua *.novaposhta.ua | composer:lis-dev/nova-poshta-api-2#C | | https://developers.novaposhta.ua
    Onlogist | *.onlogist.com | | | nango
    OptimoRoute | api.optimoroute.com *.optimoroute.com | | | https://optimoroute.com/api
    ParcelOne | *.parcel.one | | | karrio
    PEC | kabinet.pecom.ru *.pecom.ru | | | https://kabinet.pecom.ru/api
    Pochta | otpravka-api.pochta.ru otpravka.pochta.ru postprice.pochta.ru tracking.pochta.ru | | | https://otpravka.pochta.ru/specification
    Relais Colis | *.relaiscolis.com | | | https://www.relaiscolis.com
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
    XpressBees | shipment.xpressbees.com *.xpressbees.com | | | https://www.xpressbees.com
`;
