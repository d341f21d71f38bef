/** Vendors of the category `finance` in one line each; see `brief-vendors.ts`. */
export const finance = `
    0x | *.0x.org
    1Forge | api.1forge.com *.1forge.com | | | exchanger
    1inch | *.1inch.dev *.1inch.io | npm:@1inch/fusion-sdk npm:@1inch/cross-chain-sdk npm:@1inch/limit-order-sdk
    5paisa | openapi.5paisa.com *.5paisa.com | pypi:py5paisa | | https://www.5paisa.com/developerapi
    AbaNinja | abaninja.ch api.abaninja.ch *.abaninja.ch
    Accurate Online | account.accurate.id zeus.accurate.id *.accurate.id
    Adaequare GSP | gsp.adaequare.com *.adaequare.com
    Addepar | api.addepar.com *.addepar.com | | | nango
    Aevo | api.aevo.xyz ws.aevo.xyz *.aevo.xyz | | | hummingbot
    Afip SDK | app.afipsdk.com api.afipsdk.com *.afipsdk.com | npm:@afipsdk/afip.js composer:afipsdk/afip.php pypi:afip.py gem:afip_sdk#C | | https://docs.afipsdk.com
    Afterbanks | www.afterbanks.com *.afterbanks.com
    Akoya | *.akoya.com *.ddp.akoya.com
    Anchor | api.getanchor.co api.sandbox.getanchor.co *.getanchor.co | | | https://docs.getanchor.co
    Angel One | *.angelone.in *.angelbroking.com | npm:smartapi-javascript pypi:smartapi-python
    Apex Clearing | *.apexclearing.com
    ApeX Exchange | omni.apex.exchange *.apex.exchange | | | ccxt
    Architect Exchange | gateway.architect.exchange *.architect.exchange | | | hummingbot
    Arkade | arkade.computer *.arkade.computer *.arkade.money | npm:@arkade-os/sdk | | https://github.com/BlueWallet/BlueWallet
    Arkham | api.arkm.com api.arkhamintelligence.com *.arkm.com *.arkhamintelligence.com
    Aruba Fatturazione Elettronica | ws.fatturazioneelettronica.aruba.it auth.fatturazioneelettronica.aruba.it *.fatturazioneelettronica.aruba.it
    Arweave | arweave.net *.arweave.net | npm:arweave pypi:arweave-python-client#C | | https://docs.arweave.org
    Aster DEX | fapi.asterdex.com sapi.asterdex.com *.asterdex.com | | | ccxt
    ATOL Online | online.atol.ru testonline.atol.ru *.atol.ru
    Atomic | *.atomicfi.com
    AutoCount Cloud | accounting-api.autocountcloud.com *.autocountcloud.com
    Axis Bank | sakshamuat.axisbank.co.in saksham.axisbank.co.in *.axisbank.co.in *.axisbank.com
    Ayoconnect | sandbox.api.of.ayoconnect.id *.ayoconnect.id
    Azteco | azte.co *.azte.co | | | https://github.com/BlueWallet/BlueWallet
    B2Brouter | app-staging.b2brouter.net app.b2brouter.net api.b2brouter.net *.b2brouter.net
    Backpack Exchange | api.backpack.exchange *.backpack.exchange | | | ccxt
    Banco BS2 | api.bs2.com *.bs2.com
    Banco do Brasil | api.bb.com.br oauth.bb.com.br api.hm.bb.com.br oauth.hm.bb.com.br api-pix.bb.com.br *.bb.com.br | | | https://developers.bb.com.br
    Banco Inter | cdpj.partners.bancointer.com.br cdpj-sandbox.partners.uatinter.co *.bancointer.com.br *.uatinter.co | | | https://developers.inter.co
    Bancolombia | gw-sandbox-qa.apps.ambientesbc.com *.ambientesbc.com *.bancolombia.com
    Bank Central Asia | sandbox.bca.co.id devapi.klikbca.com api.klikbca.com *.bca.co.id *.klikbca.com
    Bank Negara Indonesia | apibeta.bni-ecollection.com api.bni-ecollection.com *.bni-ecollection.com *.bni.co.id
    Bank of Georgia | api.bog.ge ipay.ge *.bog.ge *.ipay.ge
    Bank Rakyat Indonesia | sandbox.partner.api.bri.co.id partner.api.bri.co.id *.bri.co.id
    Banked | api.banked.com *.banked.com | | | https://developers.banked.com
    Banxa | *.banxa.com
    Barclays | *.barclays.com *.barclays.co.uk
    Baremetrics | api.baremetrics.com *.baremetrics.com | | https://status.baremetrics.com | kingfisher trufflehog
    Barobill | ws.baroservice.com testws.baroservice.com *.baroservice.com *.barobill.co.kr
    Basiq | *.basiq.io | npm:basiq-api#C | https://status.basiq.io
    Basware | api.basware.com test-api.basware.com *.basware.com
    BBVA | apis.bbva.com *.bbva.com
    Bequant | api.bequant.io *.bequant.io | | | ccxt
    Betfair | api.betfair.com identitysso.betfair.com *.betfair.com | pypi:betfairlightweight#C
    bexio | idp.bexio.com api.bexio.com *.bexio.com | composer:socialiteproviders/bexio#C pypi:tap-bexio#C npm:bexio#C | https://www.bexio-status.com | socialite
    Big Red Cloud | app.bigredcloud.com *.bigredcloud.com | | | openapis
    BigONE | big.one *.big.one | | | ccxt
    Billit | api.billit.be *.billit.be *.billit.eu
    Billwerk | app.billwerk.com api.reepay.com checkout-api.reepay.com *.billwerk.io *.billwerk.com *.reepay.com | npm:billwerk | | meltano
    Billy | api.billysbilling.com *.billysbilling.com *.billy.dk
    BingX | open-api.bingx.com *.bingx.com | | | ccxt
    Birdeye Data | public-api.birdeye.so *.birdeye.so | | | https://docs.birdeye.so
    BIT.TEAM | bit.team *.bit.team | | | ccxt
    Bit2C | bit2c.co.il *.bit2c.co.il | | | ccxt
    bitbank | public.bitbank.cc api.bitbank.cc *.bitbank.cc | | | ccxt
    Bitbns | bitbns.com *.bitbns.com | | | ccxt
    BitcoinAverage | apiv2.bitcoinaverage.com *.bitcoinaverage.com | npm:bitcoinaverage | | kingfisher trufflehog
    Bitfinex | api.bitfinex.com api-pub.bitfinex.com *.bitfinex.com | npm:bitfinex-api-node npm:bfx-api-node-rest pypi:bitfinex-api-py golang:github.com/bitfinexcom/bitfinex-api-go nuget:Bitfinex.Net | https://bitfinex.statuspage.io | trufflehog
    bitFlyer | api.bitflyer.com *.bitflyer.com | npm:bitflyer-api#C
    Bitget | *.bitget.com | npm:bitget-api#C pypi:python-bitget#C
    Bithumb | api.bithumb.com *.bithumb.com | | | ccxt
    Bitkub | api.bitkub.com *.bitkub.com | | | https://github.com/bitkub/bitkub-official-api-docs
    BitMart | api-cloud.bitmart.com api-cloud-v2.bitmart.com openapi-ws-v2.bitmart.com *.bitmart.com | | | hummingbot
    BitMEX | www.bitmex.com *.bitmex.com | pypi:bitmex pypi:bitmex-ws npm:bitmex-realtime-api | https://status.bitmex.com | trufflehog
    BitoPro | api.bitopro.com *.bitopro.com | | | ccxt
    Bitpanda | *.bitpanda.com | | https://status.bitpanda.com
    Bitrefill | api.bitrefill.com *.bitrefill.com | | | https://github.com/breez/breezmobile
    Bitrue | www.bitrue.com fapi.bitrue.com *.bitrue.com | | | ccxt
    Bitso | api.bitso.com *.bitso.com | | https://status.bitso.com | meltano
    Bitstamp | www.bitstamp.net *.bitstamp.net
    BitTrade | api-cloud.bittrade.co.jp *.bittrade.co.jp | | | ccxt
    Bitvavo | api.bitvavo.com ws.bitvavo.com *.bitvavo.com | npm:bitvavo pypi:python-bitvavo-api | | ccxt
    Blochq | api.blochq.io *.blochq.io
    Blockdaemon | svc.blockdaemon.com *.blockdaemon.com | | https://status.blockdaemon.com | https://docs.blockdaemon.com
    BloFin | openapi.blofin.com *.blofin.com | | | ccxt
    Bloomberg | *.bloomberg.com
    Bokio | api.bokio.se *.bokio.se | | | https://docs.bokio.se
    Boltz | api.boltz.exchange *.boltz.exchange | npm:@arkade-os/boltz-swap#C npm:boltz-core | | https://github.com/BlueWallet/BlueWallet
    Bradesco | openapi.bradesco.com.br proxy.api.prebanco.com.br qrpix.bradesco.com.br *.bradesco.com.br *.prebanco.com.br
    brapi | brapi.dev *.brapi.dev | | | https://brapi.dev/docs
    Brasil NFe | api.brasilnfe.com.br *.brasilnfe.com.br
    Brick | api.onebrick.io sandbox.onebrick.io *.onebrick.io
    Bridge API | *.bridgeapi.io
    Bridgecard | issuecards.api.bridgecard.co *.bridgecard.co
    Bsale | api.bsale.io api.bsale.cl *.bsale.io *.bsale.cl *.bsale.com.pe | | | https://docs.bsale.dev
    BSE India | api.bseindia.com *.bseindia.com | | | https://www.bseindia.com
    BTC Markets | api.btcmarkets.net *.btcmarkets.net | | | ccxt
    BTCBOX | www.btcbox.co.jp *.btcbox.co.jp | | | ccxt
    BTCTurk | api.btcturk.com graph-api.btcturk.com *.btcturk.com | | | ccxt
    BTG Pactual | api.btgpactual.com *.btgpactual.com *.empresas.btgpactual.com
    BTSE | api.btse.com *.btse.com | | | ccxt
    BuchhaltungsButler | webapp.buchhaltungsbutler.de app.buchhaltungsbutler.de *.buchhaltungsbutler.de
    Buda.com | www.buda.com *.buda.com | | | https://api.buda.com
    Bukku | api.bukku.my api.bukku.fyi *.bukku.my
    Bullish Exchange | api.exchange.bullish.com *.bullish.com | | | ccxt
    bunq | *.bunq.com | pypi:bunq-sdk composer:bunq/sdk_php nuget:Bunq.Sdk maven:com.github.bunq:sdk_java | https://status.bunq.com
    Bybit | api.bybit.com *.bybit.com *.bytick.com *.bybit.eu | npm:bybit-api#C pypi:pybit golang:github.com/bybit-exchange/bybit.go.api golang:github.com/hirokisan/bybit#C nuget:Bybit.Net npm:bybit#C
    BYDFi | api.bydfi.com *.bydfi.com | | | ccxt
    C6 Bank | baas-api.c6bank.info baas-api-sandbox.c6bank.info *.c6bank.info
    Candis | *.candis.io | | | nango
    Capital One | *.capitalone.com
    Capital.com | api-capital.backend-capital.com demo-api-capital.backend-capital.com *.backend-capital.com *.capital.com | | | https://open-api.capital.com
    CashCtrl | *.cashctrl.com
    CEX.IO | *.cex.io | npm:cexio#C | https://status.cex.io | trufflehog
    Chainalysis | *.chainalysis.com | | https://status.chainalysis.com
    Changelly | api.changelly.com *.changelly.com
    ChangeNOW | api.changenow.io *.changenow.io
    ChartMogul | api.chartmogul.com *.chartmogul.com | npm:chartmogul-node pypi:chartmogul gem:chartmogul-ruby composer:chartmogul/chartmogul-php golang:github.com/chartmogul/chartmogul-go pypi:airbyte-source-chartmogul#C | https://status.chartmogul.com | kingfisher trufflehog
    Checkbox | api.checkbox.ua api.checkbox.in.ua dev-api.checkbox.in.ua *.checkbox.ua *.checkbox.in.ua
    Citi | *.citi.com
    ClearBank | *.clear.bank institution-api.clearbank.co.uk institution-api-sim.clearbank.co.uk *.clearbank.co.uk
    CodaBox | sandbox-api.codabox.com api.codabox.com *.codabox.com
    CoinAPI | rest.coinapi.io *.coinapi.io | pypi:airbyte-source-coin-api#C | https://status.coinapi.io | kingfisher trufflehog
    Coincheck | coincheck.com *.coincheck.com | | | ccxt
    CoinEx | api.coinex.com *.coinex.com | | | ccxt
    CoinGate | *.coingate.com | composer:coingate/omnipay-coingate#C npm:coingate-api#C | https://status.coingate.com
    CoinGlass | open-api-v4.coinglass.com open-api-v3.coinglass.com open-api.coinglass.com *.coinglass.com
    Coinlayer | api.coinlayer.com *.coinlayer.com | | | kingfisher trufflehog
    Coinlib | *.coinlib.io | | | kingfisher trufflehog
    CoinMate | coinmate.io *.coinmate.io | | | ccxt
    Coinone | api.coinone.co.kr *.coinone.co.kr | | | ccxt
    CoinPaprika | api.coinpaprika.com *.coinpaprika.com | golang:github.com/coinpaprika/coinpaprika-api-go-client
    Coins.ph | api.pro.coins.ph *.coins.ph | | | ccxt
    CoinSpot | www.coinspot.com.au *.coinspot.com.au | | | ccxt
    CoinStats | *.coinstats.app
    Colppy | login.colppy.com *.colppy.com
    Commerzbank | *.commerzbank.com
    Commodities-API | *.commodities-api.com | | | trufflehog
    Conta Azul | api.contaazul.com api-v2.contaazul.com auth.contaazul.com *.contaazul.com | | | nango
    Contabilium | rest.contabilium.com *.contabilium.com
    Creditreform | *.creditreform.de *.creditreform.com
    Creditsafe | connect.creditsafe.com connect.sandbox.creditsafe.com *.creditsafe.com | | | https://www.creditsafe.com
    CRIF | *.crif.com *.crif-online.ch
    Crypto.com | api.crypto.com *.crypto.com | npm:node-crypto-com#C | https://status.crypto.com
    CryptoCompare | min-api.cryptocompare.com *.cryptocompare.com | | | kingfisher trufflehog
    Cryptonator | api.cryptonator.com *.cryptonator.com | | | exchanger
    Currency Converter API | free.currconv.com api.currconv.com prepaid.currconv.com *.currconv.com
    CurrencyAPI | api.currencyapi.com *.currencyapi.com | npm:@everapi/currencyapi-js pypi:currencyapicom composer:everapi/currencyapi-php gem:currencyapi
    CurrencyAPI.net | currencyapi.net *.currencyapi.net | npm:currencyapi-node#C
    Currencybeacon | api.currencyscoop.com *.currencyscoop.com api.currencybeacon.com *.currencybeacon.com | | | kingfisher trufflehog
    Currencycloud | api.currencycloud.com *.currencycloud.com |  | https://status.currencycloud.com | trufflehog
    CurrencyDataFeed | currencydatafeed.com *.currencydatafeed.com | | | exchanger
    CurrencyFreaks | api.currencyfreaks.com *.currencyfreaks.com | | | kingfisher trufflehog
    Daftra | *.daftra.com
    Danske Bank | *.danskebank.com *.danskebank.dk
    Databento | hist.databento.com *.databento.com | pypi:databento | https://status.databento.com
    DATEV | api.datev.de login.datev.de *.datev.de | | | nango
    DBS Bank | *.dbs.com
    DeBank | pro-openapi.debank.com openapi.debank.com api.debank.com *.debank.com | | | https://docs.cloud.debank.com
    Decentro | in.decentro.tech in.staging.decentro.tech *.decentro.tech | | | https://docs.decentro.tech
    Deepcoin | api.deepcoin.com *.deepcoin.com | | | ccxt
    DefiLlama | api.llama.fi coins.llama.fi yields.llama.fi stablecoins.llama.fi pro-api.llama.fi *.llama.fi | npm:@defillama/api#C pypi:defillama#C | | https://api-docs.defillama.com
    Defontana | api.defontana.com *.defontana.com
    DEGIRO | trader.degiro.nl *.degiro.nl *.degiro.eu | pypi:degiro-connector#C npm:degiro-api#C
    Delta Exchange | api.delta.exchange *.delta.exchange | | | ccxt
    Deribit | *.deribit.com | npm:deribit-api | https://status.deribit.com
    Derive Finance | api.lyra.finance *.lyra.finance *.derive.xyz | | | ccxt
    Deutsche Bank | api.db.com simulator-api.db.com *.deutsche-bank.de
    Deutsche Fiskal | *.deutschefiskal.de *.fiskal.cloud
    Dexalot | api.dexalot.com *.dexalot.com *.dexalot-test.com | | | hummingbot
    Dhan | api.dhan.co auth.dhan.co *.dhan.co | pypi:dhanhq | | https://dhanhq.co/docs
    DigiFinex | openapi.digifinex.com *.digifinex.com | | | ccxt
    Digits | api.digits.com connect.digits.com *.digits.com | | | nango
    Dinero | api.dinero.dk authz.dinero.dk *.dinero.dk
    DNB Bank | api.dnb.no developer-api-sandbox.dnb.no *.dnb.no
    DriveWealth | *.drivewealth.io *.drivewealth.net
    DualEntry | api.dualentry.com *.dualentry.com | | | nango
    Dun & Bradstreet | plus.dnb.com *.dnb.com
    Dune | api.dune.com *.dune.com *.dune.xyz | pypi:tap-dune#C pypi:dune-client npm:@duneanalytics/client-sdk
    Dwellir | *.dwellir.com
    dYdX | *.dydx.exchange *.dydx.trade | npm:@dydxprotocol/v4-client-js pypi:dydx-v4-client | https://status.dydx.trade
    Dynamsoft | *.dynamsoft.com | npm:dynamsoft-javascript-barcode
    E*TRADE | *.etrade.com
    e-Boekhouden | soap.e-boekhouden.nl api.e-boekhouden.nl *.e-boekhouden.nl
    e-conomic | restapi.e-conomic.com *.e-conomic.com | | | nango
    EDICOM | ifacere.edicomgroup.com *.edicomgroup.com
    efsta | *.efsta.net *.efsta.eu
    Elliptic | *.elliptic.co |  | https://status.elliptic.co
    Embat | api.embat.io *.embat.io | | | nango
    Enable Banking | api.enablebanking.com *.enablebanking.com | | | https://enablebanking.com/docs
    eNotas | api.enotas.com.br api.enotasgw.com.br *.enotasgw.com.br *.enotas.com.br
    ENS Metadata | metadata.ens.domains *.ens.domains | | | https://docs.ens.domains
    Envestnet | *.envestnet.com
    EODHD | eodhd.com eodhistoricaldata.com *.eodhd.com | generic:env:EOD_*#B generic:env:EODHD_*#B pypi:eodhd npm:eodhd npm:eodhistoricaldata-api#C
    Equifax | *.equifax.com
    eToro | *.etoro.com | | https://status.etoro.com
    Europace | api.europace2.de www.europace2.de *.europace2.de *.europace.de
    EVEDEX | exchange-api.evedex.com auth.evedex.com *.evedex.com | | | hummingbot
    Evotor | api.evotor.ru *.evotor.ru
    Exact Online | start.exactonline.nl *.exactonline.nl *.exactonline.co.uk *.exactonline.com *.exactonline.be *.exactonline.de *.exactonline.fr *.exactonline.es | composer:picqer/exact-php-client#C pypi:exactonline#C gem:elmas#C nuget:ExactOnline.Client.Sdk#C pypi:tap-exactonline#C |  | power
    Exchangerate.host | api.exchangerate.host *.exchangerate.host | hex:ex_changerate | | meltano
    exchangeratesapi.io | api.exchangeratesapi.io *.exchangeratesapi.io | | | kingfisher trufflehog
    Exir | api.exir.io *.exir.io | | | https://github.com/BlueWallet/BlueWallet
    EXMO | api.exmo.com api.exmo.me *.exmo.com *.exmo.me
    Experian | *.experian.com
    Extended Exchange | api.starknet.extended.exchange *.extended.exchange | | | ccxt
    FactSet | api.factset.com *.factset.com | | | power
    Facturama | api.facturama.mx apisandbox.facturama.mx *.facturama.mx | | | https://apisandbox.facturama.mx/guias
    Facturapi | www.facturapi.io *.facturapi.io | npm:facturapi nuget:Facturapi composer:facturapi/facturapi-php | | https://docs.facturapi.io
    FacturoPorTi | *.facturoporti.com.mx
    Factus | api.factus.com.co api-sandbox.factus.com.co *.factus.com.co | | | https://developers.factus.com.co
    Fakturownia | *.fakturownia.pl | gem:fakturownia | | https://github.com/fakturownia/API
    FastBill | my.fastbill.com *.fastbill.com | |  | meltano
    fastFOREX | api.fastforex.io *.fastforex.io | | | kingfisher trufflehog
    Fatture in Cloud | api-v2.fattureincloud.it *.fattureincloud.it | npm:@fattureincloud/fattureincloud-ts-sdk pypi:fattureincloud-python-sdk composer:fattureincloud/fattureincloud-php-sdk gem:fattureincloud_ruby_sdk golang:github.com/fattureincloud/fattureincloud-go-sdk | | https://developers.fattureincloud.it
    Fiken | api.fiken.no *.fiken.no | composer:socialiteproviders/fiken#C | | socialite
    Finage | api.finage.co.uk *.finage.co.uk | | | kingfisher trufflehog
    financialdata.net | financialdata.net *.financialdata.net
    finAPI | *.finapi.io
    Finkok | facturacion.finkok.com demo-facturacion.finkok.com *.finkok.com
    FinMind | api.finmindtrade.com *.finmindtrade.com | pypi:finmind | | https://finmind.github.io
    Finnomena | www.finnomena.com api.finnomena.com *.finnomena.com
    Fintecture | *.fintecture.com | npm:fintecture-client
    Fintoc | api.fintoc.com *.fintoc.com | npm:fintoc pypi:fintoc gem:fintoc npm:@fintoc/fintoc-js | | https://docs.fintoc.com
    Finvu | *.finvu.in
    First Iraqi Bank | fib.prod.fib.iq fib.stage.fib.iq *.fib.iq
    Fiscalapi | live.fiscalapi.com test.fiscalapi.com *.fiscalapi.com | npm:fiscalapi pypi:fiscalapi nuget:Fiscalapi | | https://docs.fiscalapi.com
    Fiserv | *.fiservapps.com | | | activemerchant nango
    fiskaltrust | signaturcloud.fiskaltrust.at signaturcloud-sandbox.fiskaltrust.de pos-api.fiskaltrust.cloud *.fiskaltrust.at *.fiskaltrust.de *.fiskaltrust.fr *.fiskaltrust.cloud *.fiskaltrust.eu
    fiskaly | kassensichv-middleware.fiskaly.com kassensichv.fiskaly.com rksv.fiskaly.com dsfinvk.fiskaly.com *.fiskaly.com | composer:fiskaly/fiskaly-sdk-php pypi:fiskaly-sdk | | https://developer.fiskaly.com
    FixedFloat | ff.io widget.fixedfloat.com *.fixedfloat.com | | | https://github.com/breez/breezmobile
    Flinks | *.private.fin.ag *.flinks.com *.flinks.io
    FlowAccount | openapi.flowaccount.com *.flowaccount.com
    FMFW | api.fmfw.io *.fmfw.io | | | trufflehog
    Focus NFe | api.focusnfe.com.br homologacao.focusnfe.com.br *.focusnfe.com.br | | | https://focusnfe.com.br/doc
    Fonoa | api.fonoa.com *.fonoa.com | | | https://docs.fonoa.com
    Fortnox | api.fortnox.se apps.fortnox.se *.fortnox.se | npm:fortnox-api#C | | nango
    Foxbit | api.foxbit.com.br *.foxbit.com.br | | | ccxt
    FRED | api.stlouisfed.org fred.stlouisfed.org | pypi:fredapi#C pypi:full-fred#C | | power
    FreeAgent | api.freeagent.com api.sandbox.freeagent.com *.freeagent.com | composer:cloudmanaged/oauth2-freeagent#C | https://status.freeagent.com | grant nango power
    Frollo | *.frollo.com.au
    Fugle | api.fugle.tw *.fugle.tw | npm:@fugle/marketdata npm:@fugle/trade pypi:fugle-marketdata pypi:fugle-trade pypi:fugle-realtime | | https://developer.fugle.tw
    Futu | *.futunn.com *.moomoo.com | pypi:futu-api#F pypi:moomoo-api#F | | https://openapi.futunn.com
    FXCM | *.fxcm.com | pypi:fxcmpy | | https://fxcm-api.readthedocs.io
    FXMarketAPI | *.fxmarketapi.com | | | kingfisher trufflehog
    FXRatesAPI | api.fxratesapi.com *.fxratesapi.com | npm:fxratesapi#C
    FYERS | api.fyers.in api-t1.fyers.in api-t2.fyers.in *.fyers.in | pypi:fyers-apiv3 npm:fyers-api-v3 | | https://myapi.fyers.in/docsv3
    Galileo Financial | *.galileo-ft.com
    Gate.io | *.gateio.ws *.gate.io *.gateeu.com | npm:gate-api pypi:gate-api golang:github.com/gateio/gateapi-go npm:gateio-api#C
    Gelato Network | relay.gelato.digital api.gelato.digital gateway.api.gelato.digital *.gelato.digital | npm:@gelatonetwork/relay-sdk | | https://docs.gelato.cloud
    Gemini | api.gemini.com *.gemini.com | | https://status.gemini.com | trufflehog
    GetBlock | go.getblock.io *.getblock.io
    gigstack | *.gigstack.pro
    Glassnode | api.glassnode.com *.glassnode.com | npm:glassnode-api#C | | kingfisher trufflehog
    GMO Aozora Net Bank | api.gmo-aozora.com api.sunabar.gmo-aozora.com stg-api.gmo-aozora.com *.gmo-aozora.com
    GMO Coin | api.coin.z.com forex-api.coin.z.com *.coin.z.com
    Goldman Sachs Transaction Banking | *.gs.com
    Griffin | api.griffin.com *.griffin.com
    Groww | *.groww.in | pypi:growwapi
    GRVT | edge.grvt.io trades.grvt.io market-data.grvt.io *.grvt.io | | | ccxt
    Guild.xyz | api.guild.xyz *.guild.xyz | npm:@guildxyz/sdk
    Handelsbanken | api.handelsbanken.com sandbox.handelsbanken.com *.handelsbanken.com
    HashKey Exchange | api-glb.hashkey.com *.hashkey.com | | | ccxt
    Haulmer OpenFactura | api.haulmer.com dev-api.haulmer.com *.haulmer.com
    HDFC Bank | *.hdfcbank.com
    Heeros | *.heeros.com
    Hibachi | api.hibachi.xyz data-api.hibachi.xyz *.hibachi.xyz | | | ccxt
    Highnote | *.highnote.com
    HitBTC | api.hitbtc.com *.hitbtc.com | | | ccxt
    Holded | api.holded.com *.holded.com | | | nango
    HollaEx | api.hollaex.com *.hollaex.com | | | ccxt
    HSBC | sandbox.hsbc.com *.hsbc.com
    HTX | *.huobi.pro *.htx.com | nuget:Huobi.Net
    Hyperliquid | api.hyperliquid.xyz *.hyperliquid.xyz *.hyperliquid-testnet.xyz | pypi:hyperliquid-python-sdk npm:@nktkas/hyperliquid#C npm:hyperliquid#C cargo:hyperliquid_rust_sdk golang:github.com/sonirico/go-hyperliquid#C
    ICICI Bank | apibankingone.icicibank.com apibankingonesandbox.icicibank.com *.icicibank.com
    ICICI Direct | api.icicidirect.com *.icicidirect.com | pypi:breeze-connect npm:breezeconnect | | https://api.icicidirect.com
    iCount | api.icount.co.il *.icount.co.il
    iDoklad | api.idoklad.cz identity.idoklad.cz *.idoklad.cz | | | https://api.idoklad.cz
    IEX Cloud | cloud.iexapis.com *.iexapis.com api.iex.cloud *.iex.cloud | | | kingfisher trufflehog
    IG Group | api.ig.com demo-api.ig.com *.ig.com | pypi:trading-ig#C | | https://labs.ig.com
    Independent Reserve | api.independentreserve.com *.independentreserve.com | | | ccxt
    INDODAX | indodax.com *.indodax.com | | | ccxt
    inFakt | api.infakt.pl *.infakt.pl
    ING | api.ing.com api.sandbox.ing.com *.api.ing.com
    Interactive Brokers | *.ibkr.com *.interactivebrokers.com | pypi:ibapi#B pypi:ib-insync#B pypi:ib-async#B
    Intrinio | api-v2.intrinio.com *.intrinio.com | npm:intrinio-sdk pypi:intrinio-sdk gem:intrinio-sdk pypi:openbb-intrinio#C | | kingfisher trufflehog
    Inverite | www.inverite.com sandbox.inverite.com *.inverite.com
    InvertirOnline | api.invertironline.com *.invertironline.com
    Invoiced | api.invoiced.com *.invoiced.com | pypi:invoiced gem:invoiced pypi:tap-invoiced#C | | meltano
    InvoiceXpress | *.app.invoicexpress.com *.invoicexpress.com | gem:invoicexpress
    İzibiz | efatura.izibiz.com.tr *.izibiz.com.tr
    J-Quants | api.jquants.com api.jpx-jquants.com *.jquants.com *.jpx-jquants.com | pypi:jquants-api-client | | https://jpx-jquants.com
    JoinQuant | dataapi.joinquant.com *.joinquant.com | pypi:jqdatasdk | | https://www.joinquant.com
    JPMorgan | *.jpmorgan.com *.jpmchase.com
    Jupiter | *.jup.ag | npm:@jup-ag/api cargo:jupiter-swap-api-client golang:github.com/ilkamo/jupiter-go#C
    Kalshi | trading-api.kalshi.com *.kalshi.com api.elections.kalshi.com *.elections.kalshi.com *.kalshi.co | npm:kalshi-sdk#C | | sim
    KASIKORNBANK | openapi.kasikornbank.com openapi-sandbox.kasikornbank.com *.kasikornbank.com
    Kiwoom Securities | api.kiwoom.com mockapi.kiwoom.com *.kiwoom.com | | | https://openapi.kiwoom.com
    Kontist | api.kontist.com *.kontist.com | npm:@kontist/client | | https://kontist.dev
    Kontomatik | api.kontomatik.com test.api.kontomatik.com *.kontomatik.com
    Kontur | diadoc-api.kontur.ru api.kontur.ru focus-api.kontur.ru *.kontur.ru
    Korea Investment & Securities | openapi.koreainvestment.com openapivts.koreainvestment.com *.koreainvestment.com | pypi:mojito2#C pypi:pykis#C pypi:python-kis#C | | https://apiportal.koreainvestment.com
    KuCoin | api.kucoin.com *.kucoin.com | npm:kucoin-api#C npm:kucoin-universal-sdk pypi:kucoin-python pypi:python-kucoin#C pypi:kucoin-universal-sdk golang:github.com/Kucoin/kucoin-go-sdk nuget:Kucoin.Net | | trufflehog
    Kuda | kuda-openapi.kuda.com kuda-openapi-uat.kudabank.com *.kuda.com *.kudabank.com | npm:kuda-node#C
    Kuna | api.kuna.io *.kuna.io
    Kyriba | *.kyriba.com | |  | meltano
    Lambdaplex | api.lambdaplex.io *.lambdaplex.io | | | hummingbot
    LATOKEN | api.latoken.com *.latoken.com | | | ccxt
    LBank | api.lbank.info lbkperp.lbank.com *.lbank.info *.lbank.com | | | ccxt
    Lendflow | app.lendflow.io *.lendflow.io | | | kingfisher trufflehog
    Lens | api.lens.xyz api.testnet.lens.xyz api.lens.dev api-v2.lens.dev | npm:@lens-protocol/client npm:@lens-protocol/react | | https://lens.xyz/docs
    Lexware Office | api.lexware.io *.lexware.io api.lexoffice.io *.lexoffice.io
    LI.FI | *.li.quest | npm:@lifi/sdk npm:@lifi/widget
    LibreDTE | libredte.cl api.libredte.cl *.libredte.cl
    Linxo | *.oxlin.io *.linxo.com | | | https://developers.oxlin.io
    Lloyds Banking Group | *.lloydsbank.com *.lloydsbanking.com
    LN Markets | api.lnmarkets.com *.lnmarkets.com | | | https://github.com/breez/breezmobile
    Longbridge | openapi.longportapp.com openapi.longbridgeapp.com openapi.longportapp.cn *.longportapp.com *.longbridgeapp.com *.longbridge.com | pypi:longport pypi:longbridge npm:longport cargo:longport golang:github.com/longportapp/openapi-go | | https://open.longportapp.com
    LunarCrush | lunarcrush.com api.lunarcrush.com *.lunarcrush.com
    Luno | api.luno.com *.luno.com | pypi:luno-python golang:github.com/luno/luno-go composer:luno/luno-php npm:luno | https://status.luno.com | trufflehog
    Macquarie | api.macquariebank.io *.macquariebank.io
    Magic Eden | api-mainnet.magiceden.dev api.magiceden.dev api-devnet.magiceden.dev *.magiceden.dev | | | https://docs.magiceden.io
    Mambu | *.mambu.com | pypi:tap-mambu#C | https://status.mambu.com | meltano
    Maplerad | api.maplerad.com sandbox.api.maplerad.com *.maplerad.com
    Marketdata.app | api.marketdata.app *.marketdata.app
    Marketstack | api.marketstack.com *.marketstack.com | | | kingfisher trufflehog
    Masters India | api.mastersindia.co *.mastersindia.co
    Maventa | ax.maventa.com ax-stage.maventa.com *.maventa.com
    Mekari | api.mekari.com sandbox-api.mekari.com *.mekari.com *.mekari.io *.jurnal.id
    Melio | *.meliopayments.com
    Mercuryo | *.mercuryo.io
    Merit Aktiva | aktiva.merit.ee program.merit.pl *.merit.ee
    Messari | *.messari.io | npm:@messari/sdk
    MetaApi | *.agiliumtrade.ai *.meta-api.io | | | trufflehog
    MEXC | *.mexc.com
    MISA | actapp.misa.vn actopen.misa.vn api.meinvoice.vn testapi.meinvoice.vn *.misa.vn *.meinvoice.vn *.misa.com.vn
    Misoca | app.misoca.jp *.misoca.jp
    Modulbank | api.modulbank.ru pay.modulbank.ru *.modulbank.ru
    Modulr | api.modulrfinance.com *.modulrfinance.com *.modulrfinance.io |  | https://status.modulrfinance.com
    Moloni | api.moloni.pt api.moloni.es *.moloni.pt *.moloni.es | | | https://www.moloni.pt/dev
    Moneybird | *.moneybird.com | composer:picqer/moneybird-php-client#C
    Moneytree | jp-api.getmoneytree.com jp-api-staging.getmoneytree.com *.getmoneytree.com | | | https://docs.link.getmoneytree.com
    Monizze | *.monizze.be | composer:jzecca/oauth2-monizze#C
    Monzo | api.monzo.com *.monzo.com | composer:socialiteproviders/monzo#C | https://status.monzo.com | socialite
    Moody's | *.moodysanalytics.com *.moodys.com
    Morning (Green Invoice) | api.greeninvoice.co.il sandbox.d.greeninvoice.co.il *.greeninvoice.co.il
    Morningstar | *.morningstar.com | | | mcp
    Mudrex | trade.mudrex.com *.mudrex.com | | | ccxt
    MYOB | api.myob.com secure.myob.com *.myob.com | composer:globalvisionmedia/oauth2-myob#C | https://status.myob.com | grant nango
    N26 | *.n26.com
    Nado Exchange | gateway.prod.nado.xyz archive.prod.nado.xyz *.nado.xyz | | | ccxt
    Nansen | *.nansen.ai
    Nasdaq Data Link | data.nasdaq.com | pypi:nasdaq-data-link pypi:quandl gem:quandl | https://status.data.nasdaq.com | kingfisher trufflehog
    NatWest | ob.sandbox.natwest.com *.natwest.com *.natwestpayit.com
    NDAX | api.ndax.io *.ndax.io | | | ccxt
    Neonomics | *.neonomics.io
    Netvisor | integration.netvisor.fi *.netvisor.fi
    NFE.io | api.nfe.io *.nfe.io | npm:nfe-io composer:nfe/nfe gem:nfe-io | | https://nfe.io/docs
    Nibo | api.nibo.com.br *.nibo.com.br
    Nium | *.nium.com
    Nordea Open Banking | api.nordeaopenbanking.com open.nordea.com *.nordea.com open.nordeaopenbanking.com *.nordeaopenbanking.com | | | hyperswitch
    Nordigen | *.nordigen.com | npm:nordigen-node pypi:nordigen composer:nordigen/nordigen-php
    NOWPayments | *.nowpayments.io
    NSE India | www.nseindia.com archives.nseindia.com nsearchives.nseindia.com *.nseindia.com | npm:stock-nse-india#C pypi:nsepython#C | | https://www.nseindia.com
    Ntropy | api.ntropy.com *.ntropy.com | pypi:ntropy-sdk
    Nubefact | api.nubefact.com www.pse.pe demo-ose.nubefact.com *.nubefact.com
    OANDA | api-fxtrade.oanda.com *.oanda.com web-services.oanda.com | pypi:oandapyv20#C pypi:v20 | | kingfisher trufflehog
    Oblio | www.oblio.eu *.oblio.eu | composer:oblio/oblio-api npm:@obliosoftware/oblioapi | | https://www.oblio.eu/api
    OCBC | api.ocbc.com *.ocbc.com
    Octopus | service.inaras.be *.inaras.be *.octopus.be
    Okra | api.okra.ng *.okra.ng
    OKX | www.okx.com ws.okx.com *.okx.com | npm:okx-api#C pypi:python-okx golang:github.com/amir-the-h/okex#C
    One Trading | api.onetrading.com *.onetrading.com | | | ccxt
    OnFinality | *.onfinality.io
    Open Collective | api.opencollective.com *.opencollective.com | npm:opencollective#G
    OpenFIGI | api.openfigi.com *.openfigi.com | generic:env:OPENFIGI_*#B generic:env:OPEN_FIGI_*#B
    OpenMeter | openmeter.cloud *.openmeter.cloud | pypi:openmeter#B npm:@openmeter/sdk#B
    OpenNode | *.opennode.com | npm:opennode
    OrangeData | api.orangedata.ru *.orangedata.ru
    Orderly Network | api-evm.orderly.org *.orderly.org | | | ccxt
    Ordway | *.ordwaylabs.com | pypi:tap-ordway#C | | meltano
    P2B Exchange | api.p2pb2b.com *.p2pb2b.com | | | ccxt
    Pacifica Exchange | api.pacifica.fi *.pacifica.fi | | | ccxt
    Pagero | api.pageroonline.com *.pageroonline.com *.pagero.com
    Paradex | api.prod.paradex.trade *.paradex.trade | | | ccxt
    Paraswap | *.paraswap.io | npm:@paraswap/sdk npm:paraswap npm:@paraswap/core npm:paraswap-sdk
    Paribu | *.paribu.com
    Paymium | paymium.com *.paymium.com | | | ccxt
    PEAK Account | peakengineapi.peakaccount.com *.peakaccount.com
    Pennylane | app.pennylane.com *.pennylane.com | | | nango
    Perfios | api.perfios.com demo.perfios.com *.perfios.com
    Phemex | api.phemex.com *.phemex.com | | | ccxt
    Pinwheel | *.pinwheelapi.com
    Pleo | external.pleo.io auth.pleo.io *.pleo.io | | https://status.pleo.io | nango
    Pliant | *.getpliant.com
    Pluggy | *.pluggy.ai | npm:pluggy-sdk npm:react-pluggy-connect npm:pluggy-connect-sdk maven:ai.pluggy:pluggy-java npm:pluggy-js
    PlugNotas | api.plugnotas.com.br api.sandbox.plugnotas.com.br *.plugnotas.com.br | | | https://docs.plugnotas.com.br
    Poloniex | api.poloniex.com *.poloniex.com | npm:poloniex#C npm:poloniex.js | | trufflehog
    Powens | *.biapi.pro *.powens.com
    PowerOffice Go | goapi.poweroffice.net *.poweroffice.net
    Primary | api.remarkets.primary.com.ar api.primary.com.ar *.primary.com.ar | pypi:pyrofex#C
    Privacy.com | api.privacy.com *.privacy.com | | | kingfisher trufflehog
    Procountor | api.procountor.com *.procountor.com | | | https://dev.procountor.com
    Qonto | thirdparty.qonto.com *.qonto.com | pypi:airbyte-source-qonto#C | https://status.qonto.com
    Qoyod | api.qoyod.com www.qoyod.com *.qoyod.com
    Quaderno | *.quadernoapp.com *.quaderno.io | gem:quaderno | | meltano
    Questrade | login.questrade.com api01.iq.questrade.com *.questrade.com | | | allauth
    Quidax | www.quidax.com app.quidax.io *.quidax.com *.quidax.io
    Quipu | getquipu.com *.getquipu.com | | | https://getquipu.com
    Railsr | *.railsbank.com
    Ramp Network | *.ramp.network api.ramp.network | npm:@ramp-network/ramp-instant-sdk generic:env:RAMP_NETWORK_
    Rango | api.rango.exchange public-api.rango.exchange *.rango.exchange | npm:rango-sdk npm:rango-sdk-basic | | https://docs.rango.exchange
    Refinitiv | *.refinitiv.com | pypi:lseg-data pypi:refinitiv-data
    Relay Link | api.relay.link api.testnets.relay.link *.relay.link | npm:@relayprotocol/relay-sdk npm:@reservoir0x/relay-sdk | | https://docs.relay.link
    Remitly | *.remitly.com
    Request Finance | api.request.finance *.request.finance | | | kingfisher trufflehog
    RetailForce | api.retailforce.cloud *.retailforce.cloud *.retailforce.eu
    Revolut | b2b.revolut.com sandbox-b2b.revolut.com merchant.revolut.com *.revolut.com | npm:@revolut/checkout | https://www.revolut.com/system-status | nango
    Ripio | api.ripio.com api.ripiotrade.co *.ripio.com *.ripiotrade.co
    Robinhood | api.robinhood.com trading.robinhood.com agent.robinhood.com *.robinhood.com | pypi:robin-stocks#C | https://status.robinhood.com | nango trufflehog
    Run my Accounts | service.runmyaccounts.com *.runmyaccounts.com
    S&P Global | *.spglobal.com
    SaaSOptics | *.saasoptics.com | pypi:tap-saasoptics#C | | meltano
    Saby | online.sbis.ru api.sbis.ru *.sbis.ru *.saby.ru
    Safe | safe-transaction-mainnet.safe.global *.safe.global | npm:@safe-global/api-kit pypi:safe-eth-py#C
    Sage | *.sageone.com api.accounting.sage.com oauth.accounting.sage.com id.sage.com *.sage.com | composer:socialiteproviders/sage#C | | nango socialite
    Sage Intacct | api.intacct.com *.intacct.com | npm:@intacct/intacct-sdk | https://status.intacct.com | nango
    Salt Edge | *.saltedge.com
    SAMCO | tradeapi.samco.in *.samco.in
    Sandbox by Quicko | api.sandbox.co.in test-api.sandbox.co.in *.sandbox.co.in | | | https://developer.sandbox.co.in
    Santiment | api.santiment.net *.santiment.net | pypi:sanpy | | https://api.santiment.net
    Satsback | satsback.com *.satsback.com | | | https://github.com/breez/breezmobile
    Saxo Bank | gateway.saxobank.com sim.logonvalidation.net live.logonvalidation.net *.saxobank.com | pypi:saxo-openapi#C | | https://www.developer.saxo
    SEB | api-sandbox.sebgroup.com api.sebgroup.com *.sebgroup.com
    Sellsy | api.sellsy.com login.sellsy.com *.sellsy.com | | | grant nango
    Serasa Experian | api.serasaexperian.com.br uat-api.serasaexperian.com.br *.serasaexperian.com.br
    sevdesk | my.sevdesk.de *.sevdesk.de
    Siam Commercial Bank | api-sandbox.partners.scb api.partners.scb *.partners.scb
    Sicoob | api.sicoob.com.br auth.sicoob.com.br sandbox.sicoob.com.br *.sicoob.com.br
    Sicredi | api-parceiro.sicredi.com.br api-pix.sicredi.com.br *.sicredi.com.br
    SideShift | sideshift.ai *.sideshift.ai
    Siigo | api.siigo.com *.siigo.com | | | https://siigoapi.docs.apiary.io
    Sila | *.silamoney.com
    SimFin | *.simfin.com | | | kingfisher trufflehog
    SimpleAPI | api.simpleapi.cl servicios.simpleapi.cl *.simpleapi.cl
    SimpleFIN Bridge | *.simplefin.org
    SimpleSwap | api.simpleswap.io *.simpleswap.io
    Simplex | *.simplexcc.com *.simplex.com
    SIX bLink | api.blink.six-group.com *.blink.six-group.com *.six-group.com
    smallinvoice | api.smallinvoice.com *.smallinvoice.com
    SmartBill | ws.smartbill.ro *.smartbill.ro | | | https://api.smartbill.ro
    Snapshot Labs | hub.snapshot.org testnet.hub.snapshot.org score.snapshot.org *.snapshot.org | npm:@snapshot-labs/snapshot.js | | https://docs.snapshot.box
    SnapTrade | api.snaptrade.com *.snaptrade.com | pypi:snaptrade-python-sdk npm:snaptrade-typescript-sdk npm:snaptrade-react | https://status.snaptrade.com
    SnelStart | b2bapi.snelstart.nl auth.snelstart.nl *.snelstart.nl | | | https://b2bapi-developer.snelstart.nl
    Socket Bungee | api.socket.tech *.socket.tech api.bungee.exchange *.bungee.exchange | | | https://docs.bungee.exchange
    Solana RPC | api.mainnet-beta.solana.com api.mainnet.solana.com api.devnet.solana.com api.testnet.solana.com | | https://status.solana.com | https://solana.com/docs
    Solaris | *.solarisgroup.com *.solarisbank.de
    Soldo | api.soldo.com *.soldo.com
    Sovos | api.sovos.com *.sovos.com
    SpareBank 1 | api.sparebank1.no *.sparebank1.no
    Spendesk | public-api.spendesk.com *.spendesk.com | | | nango
    Squid | *.squidrouter.com
    Stampli | *.stampli.com
    Starling | api.starlingbank.com *.starlingbank.com | composer:socialiteproviders/starling#C | | socialite
    Stellar Horizon | horizon.stellar.org horizon-testnet.stellar.org friendbot.stellar.org | npm:@stellar/stellar-sdk#B npm:stellar-sdk#B pypi:stellar-sdk#B | | https://developers.stellar.org/docs/data/apis/horizon
    StockData | api.stockdata.org *.stockdata.org | | | kingfisher trufflehog
    Stocktwits | api.stocktwits.com *.stocktwits.com | composer:socialiteproviders/stocktwits#C composer:socialiteproviders/stock-twits#C npm:stocktwits-api#C | | grant socialite
    Strike | *.strike.me
    Subscan | *.api.subscan.io *.webapi.subscan.io *.subscan.io | | | https://support.subscan.io
    Subsquid | squid.subsquid.io *.subsquid.io *.sqd.dev
    Sudo Africa | api.sudo.cards api.sandbox.sudo.cards *.sudo.cards *.sudo.africa
    SUMIT | api.sumit.co.il *.sumit.co.il *.oplata.co.il
    SuperFaktura | moja.superfaktura.sk moje.superfaktura.cz sandbox.superfaktura.sk *.superfaktura.sk *.superfaktura.cz | | | https://github.com/superfaktura/docs
    Superlógica | api.superlogica.net *.superlogica.net
    SW sapien | services.sw.com.mx services.test.sw.com.mx api.sw.com.mx *.sw.com.mx | npm:sw-sdk-nodejs composer:lunasoft/sw-sdk-php nuget:SW-sdk | | https://developers.sw.com.mx
    Swan | api.swan.io *.swan.io |  | https://status.swan.io
    Swedbank | psd2.api.swedbank.com *.api.swedbank.com *.swedbank.com
    SwissBilling | *.swissbilling.ch
    Synctera | *.synctera.com
    Számlázz.hu | www.szamlazz.hu *.szamlazz.hu
    Tally Governance | api.tally.xyz *.tally.xyz | | | https://docs.tally.xyz
    Tardis.dev | api.tardis.dev datasets.tardis.dev *.tardis.dev | pypi:tardis-dev pypi:tardis-client npm:tardis-dev
    tastytrade | api.tastyworks.com api.tastytrade.com *.tastytrade.com *.tastyworks.com | pypi:tastytrade#C npm:@tastytrade/api npm:tastytrade-api
    Taxamo | services.taxamo.com *.taxamo.com
    TaxBandits | *.taxbandits.com *.expressauth.net
    TaxCloud | api.taxcloud.net api.taxcloud.com api.v3.taxcloud.com *.taxcloud.net *.taxcloud.com | gem:tax_cloud | | https://docs.taxcloud.com
    TBC Bank | api.tbcbank.ge *.tbcbank.ge
    TD Ameritrade | *.tdameritrade.com | pypi:tda-api#C
    TecnoSpeed | *.tecnospeed.com.br
    The Bitcoin Company | api.thebitcoincompany.com *.thebitcoincompany.com | | | https://github.com/breez/breezmobile
    Thomson Reuters | api.thomsonreuters.com *.thomsonreuters.com | | | nango power
    Thunes | *.thunes.com *.limonetik.com
    Tiger Brokers | openapi.tigerfintech.com openapi.itiger.com *.tigerfintech.com *.itiger.com | pypi:tigeropen | | https://quant.itigerup.com
    Tochka Bank | enter.tochka.com *.tochka.com
    Token Metrics | api.tokenmetrics.com *.tokenmetrics.com | | | openapis
    Token.io | *.token.io | npm:@token-io/core
    Tokocrypto | www.tokocrypto.com *.tokocrypto.com | | | ccxt
    Toobit | api.toobit.com *.toobit.com | | | ccxt
    Tradeshift | api.tradeshift.com api-sandbox.tradeshift.com *.tradeshift.com
    TradeStation | api.tradestation.com sim-api.tradestation.com signin.tradestation.com *.tradestation.com | | | https://api.tradestation.com/docs
    Tradier | api.tradier.com *.tradier.com |  | https://status.tradier.com | kingfisher trufflehog
    Trading 212 | live.trading212.com demo.trading212.com *.trading212.com | | | https://t212public-api-docs.redoc.ly
    Trading Economics | api.tradingeconomics.com *.tradingeconomics.com | npm:tradingeconomics pypi:tradingeconomics pypi:openbb-tradingeconomics#C | | nango
    TransUnion | *.transunion.com
    Treezor | *.treezor.com
    Tripletex | *.tripletex.no *.tripletex.tech | | | nango
    TRM Labs | *.trmlabs.com |  | https://status.trmlabs.com
    Truework | api.truework.com api.truework-sandbox.com *.truework.com *.truework-sandbox.com | | | https://docs.truework.com
    TusFacturas | www.tusfacturas.app api.tusfacturas.app *.tusfacturas.app
    Tushare | api.tushare.pro api.waditu.com *.tushare.pro | pypi:tushare | | https://tushare.pro
    Twinfield | login.twinfield.com *.twinfield.com | composer:php-twinfield/twinfield#C | | nango
    U.S. Bank | *.usbank.com | | | power
    Unifiedpost | *.unifiedpost.com *.banqup.com
    UnionBank of the Philippines | api-uat.unionbankph.com api.unionbankph.com *.unionbankph.com
    UniRateAPI | api.unirateapi.com *.unirateapi.com | pypi:tap-unirate#C
    Uniswap | *.uniswap.org
    Unnax | *.unnax.com
    Unstoppable Domains | api.unstoppabledomains.com unstoppabledomains.com resolve.unstoppabledomains.com *.unstoppabledomains.com | npm:@unstoppabledomains/resolution | | https://docs.unstoppabledomains.com
    Upbit | api.upbit.com *.upbit.com | | | ccxt
    Uphold | api.uphold.com api-sandbox.uphold.com *.uphold.com | npm:@uphold/uphold-sdk-javascript | https://status.uphold.com
    Upstox | *.upstox.com | npm:upstox-js-sdk pypi:upstox-python-sdk maven:com.upstox.api:upstox-java-sdk npm:upstox
    VALR | api.valr.com *.valr.com | | | https://docs.valr.com
    Vantage | api.vantage.sh *.vantage.sh
    Vertex Tax | *.vertexsmb.com *.vertexinc.com
    Viettel vInvoice | api-vinvoice.viettel.vn vinvoice.viettel.vn *.vinvoice.viettel.vn
    Visma | *.visma.net *.visma.com | | https://status.visma.com
    Wafeq | api.wafeq.com *.wafeq.com | | | https://developer.wafeq.com
    WalletConnect | relay.walletconnect.com relay.walletconnect.org explorer-api.walletconnect.com rpc.walletconnect.com api.web3modal.org *.walletconnect.com *.walletconnect.org *.web3modal.com *.web3modal.org *.reown.com | npm:@walletconnect/web3-provider npm:@walletconnect/sign-client npm:@walletconnect/universal-provider npm:@walletconnect/ethereum-provider npm:@web3modal/wagmi npm:@web3modal/ethers npm:@reown/appkit npm:@reown/appkit-adapter-wagmi npm:@reown/walletkit npm:@walletconnect/core npm:@walletconnect/web3wallet generic:env:WALLETCONNECT_ generic:env:WALLET_CONNECT_ npm:@walletconnect/client npm:walletconnect npm:@walletconnect/node npm:@walletconnect/browser npm:@walletconnect/react-native npm:web3modal#C npm:@web3modal/react npm:@web3modal/core npm:@web3modal/react-native
    Wave | gql.waveapps.com api.waveapps.com *.waveapps.com | composer:socialiteproviders/wave#C | https://status.waveapps.com | nango socialite
    WazirX | api.wazirx.com *.wazirx.com
    Wealthsimple | api.production.wealthsimple.com trade-service.wealthsimple.com *.wealthsimple.com
    WebmaniaBR | webmaniabr.com api.webmaniabr.com *.webmaniabr.com | | | https://webmaniabr.com/docs
    Webull | *.webull.com *.webullfintech.com | pypi:webull#C pypi:webull-python-sdk-core
    WEEX | api-spot.weex.com api-contract.weex.com *.weex.com | | | ccxt
    Wells Fargo | *.wellsfargo.com
    wFirma | api2.wfirma.pl *.wfirma.pl
    WhiteBIT | whitebit.com *.whitebit.com | | | ccxt
    WOO X | api.woox.io api-pub.woox.io *.woox.io | | | ccxt
    WorldCoinIndex | www.worldcoinindex.com *.worldcoinindex.com | | | kingfisher trufflehog
    Wyre | *.sendwyre.com
    XchangeApi | api.xchangeapi.com *.xchangeapi.com | | | exchanger
    Xignite | globalcurrencies.xignite.com *.xignite.com | | | exchanger
    XT.com | api.xt.com sapi.xt.com fapi.xt.com dapi.xt.com *.xt.com | | | ccxt
    Xubio | xubio.com *.xubio.com
    Yadio | api.yadio.io *.yadio.io | | | https://github.com/BlueWallet/BlueWallet
    Yellow Card | api.yellowcard.io sandbox.api.yellowcard.io *.yellowcard.io *.yellowcard.engineering
    YES Bank | *.yesbank.in
    Yodlee | *.yodlee.com
    Yokoy | *.yokoy.ai *.yokoy.io | | | nango
    Yuki | api.yukiworks.nl *.yukiworks.nl *.yukiworks.be
    Zaif | api.zaif.jp *.zaif.jp | | | ccxt
    Zaim | api.zaim.net *.zaim.net | npm:zaim#C | | https://dev.zaim.net
    ZebPay | sapi.zebpay.com futuresbe.zebpay.com *.zebpay.com | | | ccxt
    Zeffy | *.zeffy.com
    Zerion | api.zerion.io zpi.zerion.io *.zerion.io | | | https://developers.zerion.io
    Zerodha Kite | *.kite.trade *.zerodha.com | npm:kiteconnect pypi:kiteconnect golang:github.com/zerodha/gokiteconnect composer:zerodha/phpkiteconnect maven:com.zerodhatech.kiteconnect:kiteconnect
    Zettle | oauth.zettle.com *.zettle.com *.izettle.com | composer:socialiteproviders/zettle#C | | socialite
    Zip Procurement | api.ziphq.com *.ziphq.com
    zkLighter | mainnet.zklighter.elliot.ai *.zklighter.elliot.ai | | | ccxt
`;
