/** Vendors of the category `commerce` in one line each; see `brief-vendors.ts`. */
export const commerce = `
    11st | api.11st.co.kr openapi.11st.co.kr *.11st.co.kr
    91APP | tw.91api.com *.91api.com *.91app.com
    Abicart | api.abicart.com *.abicart.com *.textalk.se | |  | meltano
    Algonomy | *.algorecs.com *.algonomy.com *.richrelevance.com
    AliExpress | api-sg.aliexpress.com api.aliexpress.com *.aliexpress.com | pypi:aligate#C | | https://openservice.aliexpress.com
    Alokai | *.alokai.com *.alokai.cloud | | https://status.alokai.com | statussy
    Ankorstore | *.ankorstore.com
    ANYMARKET | api.anymarket.com.br sandbox-api.anymarket.com.br *.anymarket.com.br
    API2Cart | api.api2cart.com *.api2cart.com | | | trufflehog
    AppDirect | *.appdirect.com *.byappdirect.com
    AppSumo | api.licensing.appsumo.com appsumo.com *.appsumo.com | | | https://docs.licensing.appsumo.com
    Arrow Electronics | api.arrow.com *.arrow.com
    AutoDS | *.autods.com
    AutoScout24 | api.autoscout24.com listing-creation.api.autoscout24.com *.autoscout24.com | pypi:autoscout24 | | https://listing-creation.api.autoscout24.com/docs
    Avito | api.avito.ru *.avito.ru | pypi:airflow-provider-avito#C | | https://developers.avito.ru
    Bagy | api.dooca.store *.bagy.com.br *.dooca.store
    BASE | api.thebase.in *.thebase.in | | | https://docs.thebase.in
    BaseLinker | api.baselinker.com *.baselinker.com | | | https://api.baselinker.com
    Better World Books | products.bwbcontent.com *.bwbcontent.com *.betterworldbooks.com
    BigCartel | api.bigcartel.com *.bigcartel.com | | https://status.bigcartel.com
    Blibli | *.blibli.com
    Bling | api.bling.com.br *.bling.com.br | npm:bling-api#C | | meltano
    Bol.com | api.bol.com *.bol.com | npm:bolcom#C pypi:python-bol-retailer-api#C composer:picqer/bol-retailer-php-client#C composer:wienkit/bol-retailer#C
    Bukalapak | api.bukalapak.com *.bukalapak.com
    Bürklin Elektronik | www.buerklin.com *.buerklin.com | | | https://github.com/Part-DB/Part-DB-server
    Cafe24 | *.cafe24api.com *.cafe24.com | | | https://developers.cafe24.com
    Canopy API | rest.canopyapi.co graphql.canopyapi.co *.canopyapi.co
    Cart.com | *.cart.com *.americommerce.com | |  | meltano
    CCV Shop | *.ccvshop.nl
    Cdiscount | *.cdiscount.com *.octopia.com *.octopia-io.net
    Ceneo | developers.ceneo.pl *.ceneo.pl
    ChannelEngine | *.channelengine.net *.channelengine.com
    Churnkey | api.churnkey.co *.churnkey.co
    Cin7 | inventory.dearsystems.com *.dearsystems.com *.cin7.com | | | nango
    CJ Dropshipping | developers.cjdropshipping.com *.cjdropshipping.com | | | https://developers.cjdropshipping.com
    Cloudprinter | api.cloudprinter.com *.cloudprinter.com
    Color Me Shop | api.shop-pro.jp *.shop-pro.jp | composer:pepabo/oauth2-colormeshop#C
    Commerce Layer | auth.commercelayer.io *.commercelayer.io | npm:@commercelayer/sdk npm:@commercelayer/js-auth npm:@commercelayer/react-components terraform:incentro-ecommerce/commercelayer#G npm:commercelayer npm:@commercelayer/js-sdk | https://status.commercelayer.io
    Commerce.js | api.chec.io *.chec.io | npm:@chec/commerce.js | | kingfisher trufflehog
    Commerce7 | api.commerce7.com *.commerce7.com
    Conrad Electronic | api.conrad.de *.conrad.de *.conrad.com | | | https://github.com/Part-DB/Part-DB-server
    Constructor.io | ac.cnstrc.com *.cnstrc.com | npm:@constructor-io/constructorio-client-javascript npm:@constructor-io/constructorio-node npm:@constructor-io/constructorio-ui-autocomplete#C npm:constructorio pypi:constructor-io#C cocoapods:Constructor.io#C
    Coupang | api-gateway.coupang.com *.coupang.com | pypi:pcoupangapi#C | | https://developers.coupangcorp.com
    CustomCat | *.customcat.com *.mylocker.net
    Cyberbiz | app-store-api.cyberbiz.io *.cyberbiz.io *.cyberbiz.co
    Depop | *.depop.com
    Digikala | api.digikala.com seller.digikala.com *.digikala.com
    DigiKey | api.digikey.com sandbox-api.digikey.com *.digikey.com | composer:bggardner/oauth2-digikey#C pypi:digikey-api#C pypi:pydigikey#C
    Divar | open-api.divar.ir api.divar.ir *.divar.ir
    Dotykačka | api.dotykacka.cz *.dotykacka.cz | |  | meltano
    Dutchie | *.dutchie.com
    EasyStore | *.easy.co *.easystore.co
    Ecwid | app.ecwid.com *.ecwid.com | composer:mugnate/oauth2-ecwid#C npm:ecwid-api#C npm:@ecwid/sdk | https://status.ecwid.com | grant w6w
    eMAG | marketplace-api.emag.ro marketplace-api.emag.bg marketplace-api.emag.hu marketplace.emag.ro *.emag.ro
    ESM Plus | sa2.esmplus.com *.esmplus.com
    Faire | *.faire.com
    Fairing | app.fairing.co *.fairing.co | | | nango
    Falabella Seller Center | sellercenter-api.falabella.com *.falabella.com
    Farnell | api.element14.com *.element14.com *.farnell.com *.newark.com
    Flipkart | sandbox-api.flipkart.net api.flipkart.net seller.flipkart.com *.api.flipkart.net | |  | meltano
    Flowhub | *.flowhub.co *.flowhub.com
    Fnac | vendeur.fnac.com *.fnac.com | pypi:fnapy#C | | https://vendeur.fnac.com
    Foodics | api.foodics.com api-sandbox.foodics.com *.foodics.com
    Fulfil | *.fulfil.io | pypi:fulfil-client | | meltano
    Gelato | *.gelatoapis.com *.gelato.com
    Haravan | apis.haravan.com accounts.haravan.com *.haravan.com
    Hepsiburada | mpop.hepsiburada.com mpop-sit.hepsiburada.com *.hepsiburada.com | | | https://developers.hepsiburada.com
    Hepsijet | *.hepsijet.com
    Hotmart | *.hotmart.com | pypi:tap-hotmart#C
    idealo | businessapi.idealo.com import.idealo.com *.idealo.com *.idealo.de | | | https://partner.idealo.com
    IdeaSoft | *.ideasoft.com.tr *.myideasoft.com
    iFood | merchant-api.ifood.com.br *.ifood.com.br | | | https://developer.ifood.com.br
    ikas | api.myikas.com *.myikas.com | npm:@ikas/api-client npm:@ikas/admin-api-client npm:@ikas/storefront-api
    imweb | openapi.imweb.me api.imweb.me
    InSales | *.myinsales.ru *.insales.ru | gem:insales_api | | https://api.insales.ru
    JD.com | *.jd.hk api.jd.com router.jd.com *.jd.com | | | https://open.jd.com
    JTL | api.jtl-cloud.com auth.jtl-cloud.com *.jtl-cloud.com *.jtl-software.com
    Judge.me | api.judge.me *.judge.me | | https://status.judge.me | nango w6w
    Jumia | vendor-api.jumia.com vendor-api-staging.jumia.com *.jumia.com
    Kaspi | kaspi.kz *.kaspi.kz
    Kaufland | sellerapi.kaufland.com *.kaufland.com
    Kibo Commerce | *.kibocommerce.com *.mozu.com | npm:@kibocommerce/graphql-client npm:@kibocommerce/rest-sdk npm:@kibocommerce/sdk-authentication | | https://docs.kibocommerce.com
    KiotViet | public.kiotapi.com id.kiotviet.vn *.kiotviet.vn *.kiotapi.com | |  | meltano
    Kleinanzeigen | api.kleinanzeigen.de api.ebay-kleinanzeigen.de *.kleinanzeigen.de *.ebay-kleinanzeigen.de
    Klevu | *.klevu.com *.ksearchnet.com | npm:@klevu/core
    KnoCommerce | app-api.knocommerce.com *.knocommerce.com | | | nango
    Kogan Marketplace | nimda.kogan.com nimda-marketplace.aws.kgn.io *.kogan.com *.kgn.io
    Konnektive | api.konnektive.com *.konnektive.com | | | nango
    Lazada | api.lazada.sg api.lazada.com.my api.lazada.vn api.lazada.co.th api.lazada.com.ph api.lazada.co.id *.lazada.com | pypi:lazop-sdk#C
    LCSC | wmsc.lcsc.com *.lcsc.com | | | https://github.com/Part-DB/Part-DB-server
    Leafly | *.leafly.com
    leboncoin | api.leboncoin.fr *.leboncoin.fr | npm:leboncoin-api#C pypi:lbc#C | | https://www.leboncoin.fr
    Lightspeed eCom | api.webshopapp.com *.webshopapp.com api.shoplightspeed.com
    Linx | *.linx.com.br *.linxcloud.com.br *.chaordicsystems.com
    Loja Integrada | api.awsli.com.br *.awsli.com.br *.lojaintegrada.com.br | | https://status.lojaintegrada.com.br
    Loop Returns | api.loopreturns.com *.loopreturns.com | npm:@loophq/onstore-sdk | https://status.loopreturns.com | nango w6w
    Lulu | api.lulu.com *.lulu.com
    Magalu | api.magalu.com id.magalu.com *.magalu.com | | | https://developers.magalu.com
    Magazord | *.magazord.com.br
    Majoo | *.majoo.id
    MakeShop | *.makeshop.jp
    Makeswift | app.makeswift.com api.makeswift.com *.makeswift.com | npm:@makeswift/runtime | | https://github.com/bigcommerce/catalyst
    ManoMano | api.manomano.com partnersapi.manomano.com *.manomano.com
    Maropost Commerce Cloud | *.neto.com.au *.maropost.com
    Meesho | supplier.meesho.com *.meesho.com
    Megamarket | api.megamarket.tech *.megamarket.tech
    Meituan | waimaiopen.meituan.com api-open-cater.meituan.com *.meituan.com | | | https://open.meituan.com
    Memberful | *.memberful.com | pypi:memberful#C |  | meltano
    Mercari Shops | api.mercari-shops.com api.mercari-shops-sandbox.com *.mercari-shops.com
    Mirakl | *.mirakl.net | pypi:mirakl-lib#C | https://status.mirakl.com | statussy
    mobile.de | services.mobile.de *.mobile.de | | | https://services.mobile.de/docs
    Moka POS | api.mokapos.com *.mokapos.com
    Mouser | api.mouser.com *.mouser.com
    MoySklad | api.moysklad.ru online.moysklad.ru *.moysklad.ru | pypi:moysklad-remap-12-sdk#C | | https://dev.moysklad.ru
    MyDeal | *.mydeal.com.au
    n11 | api.n11.com *.n11.com | | | https://api.n11.com
    NCR Voyix | api.ncr.com *.ncr.com *.ncrvoyix.com
    Neto | *.getneto.com | composer:socialiteproviders/neto#C pypi:netoapi#C | | socialite
    Newegg | api.newegg.com *.newegg.com | | | https://developer.newegg.com
    Nexar | api.nexar.com identity.nexar.com *.nexar.com | | | https://github.com/Part-DB/Part-DB-server
    Nhanh.vn | pos.open.nhanh.vn open.nhanh.vn *.nhanh.vn
    Noon | noon-api-gateway.noon.partners *.noon.partners *.noon.com
    Northbeam | *.northbeam.io | | | nango
    Nosto | connect.nosto.com *.nosto.com | npm:@nosto/nosto-js composer:nosto/module-nostotagging
    Nuvemshop | api.nuvemshop.com.br *.nuvemshop.com.br *.tiendanube.com | composer:socialiteproviders/nuvemshop#C npm:@tiendanube/nexo npm:n8n-nodes-tiendanube-integration#C | | socialite
    OEMsecrets | oemsecretsapi.com *.oemsecretsapi.com | | | https://github.com/Part-DB/Part-DB-server
    Olist | api.olist.com *.olist.com
    Omnivore | api.omnivore.io | npm:@omnivore-app/api | | https://panel.omnivore.io/docs
    Opinew | api.opinew.com *.opinew.com
    Orderful | api.orderful.com *.orderful.com
    Ordoro | api.ordoro.com *.ordoro.com | |  | meltano
    Otto Market | *.otto.market
    Ozon | api-seller.ozon.ru *.ozon.ru | pypi:ozon-sdk#C pypi:ozonapi-async#C pypi:ozon-api#C pypi:ozon-seller-api#C pypi:ozon-delivery-business#C pypi:ozapi#C pypi:ozon-ord#C | | https://docs.ozon.ru/api/seller
    Pack Digital | *.packdigital.com | | https://status.packdigital.com | statussy
    Pancake | pages.fm pos.pages.fm *.pages.fm *.pancake.vn
    PAR Brink POS | *.brinkpos.net *.partech.com
    Pazarama | isortagimapi.pazarama.com isortagimgiris.pazarama.com *.pazarama.com
    Picqer | *.picqer.com | composer:picqer/api-client | | meltano
    Pinduoduo | gw-api.pinduoduo.com gw-upload.pinduoduo.com *.pinduoduo.com *.yangkeduo.com | | | https://open.pinduoduo.com
    plentymarkets | *.plentymarkets-cloud01.com *.plentymarkets.com *.plentysystems.com | |  | meltano
    Pollin Electronic | www.pollin.de *.pollin.de | | | https://github.com/Part-DB/Part-DB-server
    POSaBIT | *.posabit.com
    Poshmark | *.poshmark.com
    Postscript | api.postscript.io *.postscript.io | | | nango rudder segment
    Prodigi | api.prodigi.com api.sandbox.prodigi.com *.prodigi.com | | | https://www.prodigi.com/print-api/docs
    Prom.ua | my.prom.ua *.prom.ua | | | https://public-api.docs.prom.ua
    Protolabs | *.protolabs.com
    Provi Marketplace | *.provi.com
    Qonversion | api.qonversion.io api2.qonversion.io *.qonversion.io | npm:react-native-qonversion npm:@qonversion/react-native-sdk pub:qonversion_flutter cocoapods:Qonversion swift:github.com/qonversion/qonversion-ios-sdk maven:io.qonversion:sandwich cocoapods:QonversionSandwich cocoapods:qonversion_flutter maven:com.qonversion.android.sdk:sdk maven:io.qonversion maven:com.qonversion.android.sdk
    Quickbutik | api.quickbutik.com *.quickbutik.com | |  | meltano
    Rakuten | app.rms.rakuten.co.jp *.rakuten.co.jp *.rakuten.com
    Rakuten Kobo | storeapi.kobo.com *.kobo.com *.kobobooks.com
    Rappi | api.rappi.com services.grability.rappi.com *.rappi.com *.rappi.pe *.rappi.com.br | | | https://dev-portal.rappi.com
    Redo | api.getredo.com *.getredo.com | | | nango
    Reichelt Elektronik | www.reichelt.com *.reichelt.com *.reichelt.de | | | https://github.com/Part-DB/Part-DB-server
    Revel Systems | *.revelup.com
    Reverb | *.reverb.com
    Rozetka | api-seller.rozetka.com.ua *.rozetka.com.ua | | | https://api-seller.rozetka.com.ua/apidoc
    RuStore | public-api.rustore.ru *.rustore.ru | pub:flutter_rustore_billing pub:flutter_rustore_push pub:flutter_rustore_update pub:flutter_rustore_review pub:flutter_rustore_pay maven:ru.rustore.sdk maven:ru.cian.rustore-publish-gradle-plugin#G
    RyderShip | www.getwhiplash.com *.getwhiplash.com *.whiplash.app | | | nango
    Sabangnet | *.sabangnet.co.kr
    Salla | accounts.salla.sa *.salla.sa api.salla.dev *.salla.dev | composer:socialiteproviders/salla#C | https://status.salla.com | socialite w6w
    Sapo | *.mysapo.net
    Scalable Press | api.scalablepress.com *.scalablepress.com
    Searchspring | *.searchspring.net *.searchspring.io
    Seats.io | api.seatsio.net api-eu.seatsio.net api-na.seatsio.net cdn.seatsio.net *.seatsio.net *.seats.io | npm:seatsio npm:@seatsio/seatsio-react pypi:seatsio composer:seatsio/seatsio-php nuget:SeatsioDotNet
    Sellbrite | api.sellbrite.com *.sellbrite.com
    Sendo | open.sendo.vn *.sendo.vn
    Shapeways | api.shapeways.com *.shapeways.com
    Sharetribe | flex-api.sharetribe.com *.sharetribe.com | npm:sharetribe-flex-sdk npm:sharetribe-flex-integration-sdk generic:env:SHARETRIBE_*#B npm:flex-cli#G | https://status.sharetribe.com | w6w
    SHEIN | openapi.sheincorp.com openapi.sheincorp.cn *.sheincorp.com *.sheincorp.cn
    ShipHero | public-api.shiphero.com *.shiphero.com | pypi:tap-shiphero#C | https://status.shiphero.com | meltano https://github.com/stitchdata/docs
    ShipWire | api.shipwire.com *.shipwire.com
    Shopee | partner.shopeemobile.com *.shopeemobile.com | pypi:pyshopee#C pypi:snowland-shopeeapi#C pypi:saapi#C
    Shoplazza | *.myshoplaza.com *.myshoplazza.com *.shoplazza.com | |  | meltano
    SHOPLINE | *.myshopline.com *.shopline.com open.shopline.io open.shoplineapp.com *.shopline.io *.shoplineapp.com | pypi:sl-pos2-api#C | https://status.shopline.com | nango statussy
    Shoprenter | *.api.myshoprenter.hu *.myshoprenter.hu *.shoprenter.hu
    Shoptet | api.myshoptet.com *.myshoptet.com | | | https://api.docs.shoptet.com
    Skroutz | api.skroutz.gr *.skroutz.gr
    SkuVault | app.skuvault.com *.skuvault.com | |  | meltano
    SkyHub | api.skyhub.com.br *.skyhub.com.br
    Smaregi | api.smaregi.jp id.smaregi.jp webapi.smaregi.jp *.smaregi.jp *.smaregi.dev
    Smoobu | login.smoobu.com *.smoobu.com | | | https://docs.smoobu.com
    Snipcart | app.snipcart.com *.snipcart.com |  | https://status.snipcart.com | kingfisher trufflehog
    Spocket | *.spocket.co
    Spreadconnect | rest.spreadconnect.app *.spreadconnect.app *.spreadconnect.com
    SPS Commerce | api.spscommerce.com *.spscommerce.com | | https://status.spscommerce.com | statusphere
    Standtrack | *.standtrack.com | | | https://github.com/coopcycle/coopcycle-web
    Store Leads | *.storeleads.app | | | nango
    StoreHub | api.storehubhq.com *.storehubhq.com
    STORES | api.stores.dev *.stores.jp | | | https://developers.stores.jp
    Takealot | seller-api.takealot.com *.takealot.com
    Temu | openapi-b-us.temu.com openapi-b-eu.temu.com openapi-b-global.temu.com openapi.kuajingmaihuo.com *.temu.com *.kuajingmaihuo.com
    Ticket Tailor | api.tickettailor.com *.tickettailor.com | | https://status.tickettailor.com | csp kingfisher trufflehog w6w
    Tiki | api.tiki.vn *.tiki.vn | | | https://open.tiki.vn
    TikTok Shop | auth.tiktok-shops.com *.tiktok-shops.com *.tiktokglobalshop.com | composer:socialiteproviders/tiktokshop#C composer:socialiteproviders/tik-tok-shop#C | | socialite
    TME Electronic Components | api.tme.eu *.tme.eu | | | https://github.com/Part-DB/Part-DB-server
    Tokopedia | *.tokopedia.net *.tokopedia.com | | https://status.tokopedia.com
    TouchBistro | *.touchbistro.com
    Trade Me | api.trademe.co.nz api.tmsandbox.co.nz secure.trademe.co.nz *.trademe.co.nz *.tmsandbox.co.nz
    Tradera | api.tradera.com *.tradera.com | |  | meltano
    Tray Commerce | *.commercesuite.com.br *.tray.com.br | | https://status.tray.com.br
    Treez | api.treez.io *.treez.io | |  | meltano
    Trendyol | apigw.trendyol.com api.trendyol.com stageapigw.trendyol.com *.trendyol.com | | | https://developers.trendyol.com
    Triple Whale | api.triplewhale.com *.triplewhale.com | | | nango
    TrueCommerce | *.truecommerce.com
    UNAS | api.unas.eu *.unas.eu
    Unleashed Software | api.unleashedsoftware.com *.unleashedsoftware.com | |  | meltano
    Upgates | *.admin.upgates.com *.upgates.com *.upgates.cz
    Uzum Market | api-seller.uzum.uz *.uzum.uz
    Veeqo | api.veeqo.com *.veeqo.com | |  | meltano
    Vinted | *.vinted.com | pypi:vinted-api-kit#C pypi:vntd#C pypi:pythed#C
    VNDA | api.vnda.com.br *.vnda.com.br
    Volusion | *.volusion.com | | https://status.volusion.com | statussy
    Vouchery | *.vouchery.io | | | trufflehog
    VTEX | *.vtexcommercestable.com.br *.vtex.com *.vtexcommerce.com.br *.myvtex.com | npm:@vtex/api npm:@vtex/client-cms pypi:vtexpy#C npm:@vtex/client-cp npm:@vtex/cli-plugin-*#G | https://status.vtex.com | nango
    Wayfair | *.wayfair.com
    wBuy | sistema.sistemawbuy.com.br *.sistemawbuy.com.br
    Weedmaps | api-g.weedmaps.com *.weedmaps.com
    Weidian | api.vdian.com *.vdian.com *.weidian.com
    Wildberries | marketplace-api.wildberries.ru suppliers-api.wildberries.ru statistics-api.wildberries.ru *.wildberries.ru | pypi:valeryverkhoturov-wb-api-client#C pypi:wbapi-async#C pypi:wb-api-client#C pypi:wbsdk#C pypi:wbapi#C | https://dev.wildberries.ru/wb-status | https://dev.wildberries.ru
    WineDirect | *.winedirect.com *.vin65.com
    Wish | merchant.wish.com *.wish.com
    Xometry | *.xometry.com *.xometry.eu
    Yampi | api.yampi.com.br api.dooki.com.br *.yampi.com.br *.dooki.com.br | | https://status.yampi.com.br | https://docs.yampi.com.br
    Yandex Market | api.yandex.market api.partner.market.yandex.ru *.market.yandex.ru | | | https://yandex.ru/dev/market
    YouCan Shop | api.youcan.shop *.youcan.shop
    Youzan | open.youzanyun.com *.youzanyun.com *.youzan.com
    Zalando | *.zalando.com *.zalan.do
    Zelty | api.zelty.fr *.zelty.fr | | | https://github.com/coopcycle/coopcycle-web
    Zenventory | app.zenventory.com *.zenventory.com
    Zid | *.zid.sa *.zid.store
    Zigpoll | v1.zigpoll.com *.zigpoll.com | | | nango
    Çiçeksepeti | apis.ciceksepeti.com sandbox-apis.ciceksepeti.com *.ciceksepeti.com
`;
