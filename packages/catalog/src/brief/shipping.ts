/** Vendors of the category `shipping` in one line each; see `brief-vendors.ts`. */
export const shipping = `
    4PX | open.4px.com *.4px.com
    AhaMove | api.ahamove.com partner-api.ahamove.com partner-apistg.ahamove.com apistg.ahamove.com *.ahamove.com
    Andreani | apis.andreani.com api.andreani.com apissandbox.andreani.com *.andreani.com
    AnterAja | doit.anteraja.id *.anteraja.id
    ApiShip | api.apiship.ru *.apiship.ru
    Aramex Australia | api.fastway.org au.api.fastway.org api.myfastway.com.au *.fastway.org *.myfastway.com.au *.myfastway.co.nz
    Arta | api.arta.io *.arta.io | npm:@artaio/arta-browser
    Austrian Post | plc.post.at webservice.post.at abn-plc.post.at *.post.at
    Baikal Service | api.baikalsr.ru *.baikalsr.ru
    Belpost | api.belpost.by *.belpost.by
    Biteship | api.biteship.com *.biteship.com | | | https://biteship.com/en/docs
    Blue Dart | apigateway.bluedart.com netconnect.bluedart.com *.bluedart.com
    Bob Go | api.bobgo.co.za api.sandbox.bobgo.co.za *.bobgo.co.za
    Bosta | app.bosta.co *.bosta.co
    Boxberry | api.boxberry.ru *.boxberry.ru | | | https://api.boxberry.ru
    Boxtal | api.boxtal.com api.boxtal.build www.envoimoinscher.com *.boxtal.com *.boxtal.org *.envoimoinscher.com | composer:boxtal/boxtal-php-poly | | https://developer.boxtal.com
    Braspress | api.braspress.com *.braspress.com
    Bringg | developer-api.bringg.com *.bringg.com | | | https://developers.bringg.com
    BRT | api.brt.it *.brt.it
    Cainiao | link.cainiao.com *.cainiao.com
    Canpar | canship.canpar.com sandbox.canpar.com *.canpar.com
    CDEK | api.cdek.ru api.edu.cdek.ru *.cdek.ru | composer:antistress-store/cdek-sdk-v2#C npm:cdek#C pypi:cdek#C pypi:aiocdek#C pypi:gocream-pycdek#C | | https://api-docs.cdek.ru
    Chilexpress | testservices.wschilexpress.com services.wschilexpress.com *.wschilexpress.com *.chilexpress.cl
    Chit Chats | chitchats.com staging.chitchats.com *.chitchats.com | | | https://chitchats.com/docs/api
    Chronopost | *.chronopost.fr | pypi:karrio-chronopost#C | | karrio
    CJ Logistics | *.cjlogistics.com
    ClickPost | www.clickpost.in *.clickpost.in *.clickpost.ai
    CMA CGM | apis.cma-cgm.net auth.cma-cgm.com *.cma-cgm.net *.cma-cgm.com
    Colissimo | ws.colissimo.fr *.colissimo.fr | pypi:karrio-colissimo#C | | https://www.colissimo.entreprise.laposte.fr
    Coordinadora | ws.coordinadora.com *.coordinadora.com
    Correo Argentino | api.correoargentino.com.ar apitest.correoargentino.com.ar *.correoargentino.com.ar
    Correos | preregistroenvios.correos.es localizador.correos.es *.correos.es
    CouriersPlease | api.couriersplease.com.au api-test.couriersplease.com.au *.couriersplease.com.au
    CyKe | www.cyke.io *.cyke.io | | | https://github.com/coopcycle/coopcycle-web
    Czech Post | b2c.cpost.cz *.cpost.cz *.ceskaposta.cz
    DAT Freight | freight.api.dat.com identity.api.dat.com *.api.dat.com *.dat.com
    Deliveree | api.deliveree.com api.sandbox.deliveree.com *.deliveree.com
    Delivery Tracker | apis.tracker.delivery *.tracker.delivery | | | https://tracker.delivery/docs
    Delovye Linii | api.dellin.ru *.dellin.ru | | | https://dev.dellin.ru
    Delyva | api.delyva.app *.delyva.app
    Deutsche Post | internetmarke.deutschepost.de api.deutschepost.de *.deutschepost.de *.deutschepost.com | | | https://developer.dhl.com
    Dostavista | robot.dostavista.ru robotapitest.dostavista.ru *.dostavista.ru *.borzodelivery.com
    DTDC | *.dtdc.com *.dtdc.in
    EasyParcel | connect.easyparcel.my demo.connect.easyparcel.my connect.easyparcel.sg api.easyparcel.com *.easyparcel.my *.easyparcel.sg *.easyparcel.com
    Ecom Express | clbeta.ecomexpress.in plapi.ecomexpress.in *.ecomexpress.in
    Ekart Logistics | api.ekartlogistics.com *.ekartlogistics.com | | | https://ekartlogistics.com
    Envia.com | api.envia.com api-test.envia.com queries.envia.com *.envia.com | | | https://docs.envia.com
    EnvíoPack | api.enviopack.com *.enviopack.com
    ePost | api.klara.ch *.klara.ch | | | nango
    Estafeta | *.estafeta.com
    FAN Courier | api.fancourier.ro *.fancourier.ro
    Flash Express | open-api.flashexpress.com open-api-tra.flashexpress.com *.flashexpress.com *.flashfulfillment.co.th
    Freightcom | external-api.freightcom.com customer-external-api.ssd-test.freightcom.com *.freightcom.com
    Freightos | api.freightos.com sandbox.freightos.com *.freightos.com
    Frenet | api.frenet.com.br *.frenet.com.br | | | https://docs.frenet.com.br
    Fulfillment.com | api.fulfillment.com *.fulfillment.com | | | openapis
    Gebrüder Weiss | *.gw-world.com | | | nango
    Giao Hang Nhanh | online-gateway.ghn.vn dev-online-gateway.ghn.vn *.ghn.vn | | | https://api.ghn.vn
    Giao Hang Tiet Kiem | services.giaohangtietkiem.vn *.giaohangtietkiem.vn *.ghtk.vn
    GIG Logistics | *.gigl-go.com *.giglogistics.com
    GoSweetSpot | api.gosweetspot.com *.gosweetspot.com
    Hapag-Lloyd | api.hlag.com *.hlag.com *.hapag-lloyd.com
    Hermes Germany | *.myhermes.de | | | karrio
    IDS Fulfillment | api.idsfulfillment.com *.idsfulfillment.com | | | nango
    iMile | openapi.imile.com openapi.52imile.cn *.imile.com
    Intelipost | api.intelipost.com.br *.intelipost.com.br
    Interparcel | api.au.interparcel.com *.interparcel.com
    J&T Express | openapi.jtexpress.com demoopenapi.jtexpress.com.cn *.jtexpress.com *.jtexpress.com.cn *.jtexpress.my *.jtexpress.ph *.jet.co.id
    Jadlog | www.jadlog.com.br *.jadlog.com.br
    JNE | apiv2.jne.co.id *.jne.co.id
    Kangu | portal.kangu.com.br *.kangu.com.br
    KDNiao | api.kdniao.com sandboxapi.kdniao.com *.kdniao.com *.kdniao.cc
    Kerry Express | *.kerryexpress.com *.kex-express.com
    KiriminAja | client.kiriminaja.com tdev.kiriminaja.com *.kiriminaja.com | pypi:kiriminaja
    Kuaidi100 | poll.kuaidi100.com *.kuaidi100.com
    Kwik Delivery | *.kwik.delivery
    Landmark Global | *.landmarkglobal.com | | | karrio
    Leopards Courier | merchantapi.leopardscourier.com merchantapistaging.leopardscourier.com *.leopardscourier.com
    Lion Parcel | algo-api.lionparcel.com api-stg-consolidator.lionparcel.com *.lionparcel.com
    Loggi | api.loggi.com *.loggi.com | | | https://docs.api.loggi.com
    Logiwa | myapi.logiwa.com *.logiwa.com
    Loomis Express | webservice.loomis-express.com *.loomis-express.com
    LP Express | api-manosiuntos.post.lt *.post.lt
    MacroPoint | *.macropoint.com
    Matkahuolto | api.matkahuolto.fi *.matkahuolto.fi
    Maystro Delivery | backend.maystro-delivery.com *.maystro-delivery.com
    Meest | api.meest.com *.meest.com
    Mipaquete | api-v2.mpr.mipaquete.com *.mipaquete.com
    MRW | sagec.mrw.es *.mrw.es
    MyGLS | api.mygls.hu api.mygls.cz api.mygls.sk api.mygls.ro api.mygls.si api.mygls.hr api.test.mygls.hu
    Mylerz | *.mylerz.com *.mylerz.net
    MyParcel | api.myparcel.nl *.myparcel.nl *.myparcel.com | composer:myparcelnl/sdk npm:@myparcel/sdk | | https://developer.myparcel.nl
    Naqel Express | infotrack.naqelexpress.com *.naqelexpress.com *.naqelksa.com
    NimbusPost | api.nimbuspost.com *.nimbuspost.com | | | https://documenter.getpostman.com/view/9692837/TW6wHnoz
    Ninja Van | api.ninjavan.co api-sandbox.ninjavan.co *.ninjavan.co | | | https://api-docs.ninjavan.co
    Noest Express | app.noest-dz.com *.noest-dz.com
    Nova Poshta | api.novaposhta.ua *.novaposhta.ua | composer:lis-dev/nova-poshta-api-2#C | | https://developers.novaposhta.ua
    nShift | nshiftportal.com api.unifaun.com *.nshiftportal.com *.unifaun.com *.nshift.com *.consignorportal.com
    NZ Post | api.nzpost.co.nz oauth.nzpost.co.nz *.nzpost.co.nz
    OCA Argentina | webservice.oca.com.ar *.oca.com.ar
    Omniva | edixml.post.ee www.omniva.ee *.omniva.ee *.omniva.eu *.omniva.lt *.omniva.lv
    Onlogist | *.onlogist.com | | | nango
    OptimoRoute | api.optimoroute.com *.optimoroute.com | | | https://optimoroute.com/api
    OTO | api.tryoto.com staging-api.tryoto.com *.tryoto.com
    ParcelOne | *.parcel.one | pypi:karrio-parcelone#C | | karrio
    ParcelsApp | parcelsapp.com *.parcelsapp.com
    Pathao | api-hermes.pathao.com courier-api-sandbox.pathao.com *.pathao.com | composer:codeboxr/pathao-courier#C pypi:pathao#C | | https://merchant.pathao.com
    Paxel | api.paxel.co stage-commerce-api.paxel.co commerce-api.paxel.co *.paxel.co
    PEC | kabinet.pecom.ru *.pecom.ru | | | https://kabinet.pecom.ru/api
    Pochta | otpravka-api.pochta.ru otpravka.pochta.ru postprice.pochta.ru tracking.pochta.ru | | | https://otpravka.pochta.ru/specification
    Pos Malaysia | gateway-usc.pos.com.my *.pos.com.my
    Poste Italiane | apiw.gp.posteitaliane.it *.posteitaliane.it *.poste.it
    PostEx | api.postex.pk *.postex.pk
    Posti | gateway.posti.fi gateway-auth.posti.fi *.posti.fi
    RajaOngkir | api.rajaongkir.com pro.rajaongkir.com rajaongkir.komerce.id *.rajaongkir.com *.komerce.id
    RedX | openapi.redx.com.bd sandbox.redx.com.bd *.redx.com.bd
    Relais Colis | *.relaiscolis.com | | | https://www.relaiscolis.com
    Routific | api.routific.com *.routific.com | npm:routific | | https://docs.routific.com
    Sameday Courier | api.sameday.ro *.sameday.ro *.sameday.hu *.sameday.bg
    SeaRates | *.searates.com
    Servientrega | *.servientrega.com *.servientrega.com.ec
    SEUR | servicios.api.seur.io *.seur.com *.seur.io
    SF Express | sfapi.sf-express.com sfapi-sbox.sf-express.com bspgw.sf-express.com *.sf-express.com
    Ship Logic | api.shiplogic.com *.shiplogic.com | | | https://www.shiplogic.com
    Ship24 | api.ship24.com *.ship24.com | pypi:ship24 | | https://docs.ship24.com
    Shipit | api.shipit.cl *.shipit.cl
    Shipmondo | app.shipmondo.com sandbox.shipmondo.com *.shipmondo.com | | | https://app.shipmondo.com/api/public/v3/specification
    ShipMonk | *.shipmonk.com
    Shippit | app.shippit.com app.staging.shippit.com *.shippit.com
    Shippop | mkpservice.shippop.com *.shippop.com
    Shiptor | api.shiptor.ru *.shiptor.ru
    Shipwell | api.shipwell.com sandbox-api.shipwell.com *.shipwell.com
    SiCepat | *.sicepat.com
    Simply Noted | api.simplynoted.com *.simplynoted.com | | | kingfisher trufflehog
    Skydropx | api.skydropx.com api-demo.skydropx.com *.skydropx.com | | | https://docs.skydropx.com
    SmartKargo | *.smartkargo.com | pypi:karrio-smartkargo#C | | karrio
    SMSA Express | track.smsaexpress.com ecomapis.smsaexpress.com *.smsaexpress.com
    Stallion Express | ship.stallionexpress.ca sandbox.stallionexpress.ca *.stallionexpress.ca
    Starken | *.starken.cl
    Starshipit | api.starshipit.com *.starshipit.com | | | https://api-docs.starshipit.com
    Steadfast Courier | portal.packzy.com portal.steadfast.com.bd *.packzy.com *.steadfast.com.bd | composer:steadfast-courier/steadfast-courier-laravel-package
    Storecove | api.storecove.com *.storecove.com | npm:storecove-client#C | | kingfisher trufflehog
    SweetTracker | info.sweettracker.co.kr *.sweettracker.co.kr *.sweettracker.net
    Swiss Post | webservices.post.ch *.post.ch | | | https://github.com/hitobito/hitobito
    TCS Courier | *.tcscourier.com *.tcsexpress.com
    Teleship | *.teleship.com | pypi:karrio-teleship#C | | karrio
    Terminal49 | api.terminal49.com *.terminal49.com | | | https://terminal49.com/docs
    Thailand Post | trackapi.thailandpost.co.th *.thailandpost.co.th
    Torod | torod.co *.torod.co *.stage.torod.co
    Total Express | edi.totalexpress.com.br apis.totalexpress.com.br *.totalexpress.com.br
    Track-POD | *.track-pod.com | | | https://api.track-pod.com
    TrackingMore | api.trackingmore.com *.trackingmore.com | npm:trackingmore-sdk-nodejs pypi:trackingmore-sdk-python composer:trackingmore/trackingmore-sdk-php | | https://www.trackingmore.com/docs
    Transdirect | www.transdirect.com.au *.transdirect.com.au
    Trax | sonic.pk app.sonic.pk *.sonic.pk *.trax.pk
    Truckstop | *.truckstop.com
    Turvo | publicapi.turvo.com *.turvo.com
    Ukrposhta | www.ukrposhta.ua dev.ukrposhta.ua *.ukrposhta.ua
    Urbantz | api.urbantz.com *.urbantz.com | | | https://github.com/coopcycle/coopcycle-web
    Venipak | go.venipak.lt *.venipak.lt *.venipak.com
    Viettel Post | partner.viettelpost.vn *.viettelpost.vn *.viettelpost.com.vn
    Vizion | prod.vizionapi.com demo.vizionapi.com *.vizionapi.com | | | https://docs.vizionapi.com
    XpressBees | shipment.xpressbees.com *.xpressbees.com | | | https://www.xpressbees.com
    Yalidine | api.yalidine.app *.yalidine.app *.yalidine.com
    Yandex Delivery | b2b.taxi.yandex.net b2b-authproxy.taxi.yandex.net b2b.taxi.tst.yandex.net *.taxi.yandex.net
    YunExpress | oms.api.yunexpress.com *.yunexpress.com *.yunexpress.cn
    Yurtiçi Kargo | webservices.yurticikargo.com ws.yurticikargo.com *.yurticikargo.com
    ZhelDorExpedition | api.jde.ru *.jde.ru
    Zippin | api.zippin.com.ar api.zipnova.com *.zippin.com.ar *.zippin.app *.zipnova.com
    ZR Express | procolis.com api.zrexpress.app *.procolis.com *.zrexpress.app
`;
