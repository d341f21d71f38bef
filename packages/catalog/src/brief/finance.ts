/** Vendors of the category `finance` in one line each; see `brief-vendors.ts`. */
export const finance = `
    0x | *.0x.org
    1Forge | api.1forge.com *.1forge.com | | | exchanger
    1inch | *.1inch.dev *.1inch.io | npm:@1inch/fusion-sdk npm:@1inch/cross-chain-sdk npm:@1inch/limit-order-sdk
    5paisa | openapi.5paisa.com *.5paisa.com | pypi:py5paisa | | https://www.5paisa.com/developerapi
    AbaNinja | abaninja.ch api.abaninja.ch *.abaninja.ch
    ABN AMRO | api.abnamro.com api-sandbox.abnamro.com auth.connect.abnamro.com *.abnamro.com | | | https://developer.abnamro.com
    Absa Bank | *.absa.africa *.absa.co.za
    Accurate Online | account.accurate.id zeus.accurate.id *.accurate.id
    Adaequare GSP | gsp.adaequare.com *.adaequare.com
    Addepar | api.addepar.com *.addepar.com | pypi:addepy#C | | nango
    Aevo | api.aevo.xyz ws.aevo.xyz *.aevo.xyz | | | hummingbot
    Afip SDK | app.afipsdk.com api.afipsdk.com *.afipsdk.com | npm:@afipsdk/afip.js composer:afipsdk/afip.php pypi:afip.py gem:afip_sdk#C | | https://docs.afipsdk.com
    Afterbanks | www.afterbanks.com *.afterbanks.com
    Akahu | api.akahu.io *.akahu.io | npm:akahu | | https://developers.akahu.nz
    Akoya | *.akoya.com *.ddp.akoya.com
    Anchor | api.getanchor.co api.sandbox.getanchor.co *.getanchor.co | | | https://docs.getanchor.co
    Angel One | *.angelone.in *.angelbroking.com | npm:smartapi-javascript pypi:smartapi-python pypi:algova-angelone-sdk#C
    ANZ Bank | api.anz *.anz.com *.anz.co.nz
    Apex Clearing | *.apexclearing.com
    ApeX Exchange | omni.apex.exchange *.apex.exchange | | | ccxt
    Aplos | www.aplos.com *.aplos.com
    Architect Exchange | gateway.architect.exchange *.architect.exchange | | | hummingbot
    Arkade | arkade.computer *.arkade.computer *.arkade.money | npm:@arkade-os/sdk | | https://github.com/BlueWallet/BlueWallet
    Arkham | api.arkm.com api.arkhamintelligence.com *.arkm.com *.arkhamintelligence.com
    Aruba Fatturazione Elettronica | ws.fatturazioneelettronica.aruba.it auth.fatturazioneelettronica.aruba.it *.fatturazioneelettronica.aruba.it
    Arweave | arweave.net *.arweave.net | npm:arweave pypi:arweave-python-client#C | | https://docs.arweave.org
    Aster DEX | fapi.asterdex.com sapi.asterdex.com *.asterdex.com | nuget:JKorf.Aster.Net#C | | ccxt
    ATOL Online | online.atol.ru testonline.atol.ru *.atol.ru
    Atomic | *.atomicfi.com | npm:@atomicfi/transact-javascript
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
    Barclays | *.barclays.com *.barclays.co.uk telesto.api.barclays sandbox.api.barclays *.api.barclays |
    Baremetrics | api.baremetrics.com *.baremetrics.com | | | kingfisher trufflehog
    Barobill | ws.baroservice.com testws.baroservice.com *.baroservice.com *.barobill.co.kr
    Basiq | *.basiq.io | npm:basiq-api#C | https://status.basiq.io
    Basware | api.basware.com test-api.basware.com *.basware.com
    BBVA | apis.bbva.com *.bbva.com
    Bequant | api.bequant.io *.bequant.io | pypi:tribulnation-bequant#C pypi:typed-bequant#C | | ccxt
    Betfair | api.betfair.com identitysso.betfair.com *.betfair.com | pypi:betfairlightweight#C pypi:betfair-data-smoothcinf#C
    bexio | idp.bexio.com api.bexio.com *.bexio.com | composer:socialiteproviders/bexio#C pypi:tap-bexio#C npm:bexio#C | https://www.bexio-status.com | socialite
    Biconomy | bundler.biconomy.io paymaster.biconomy.io *.biconomy.io | npm:@biconomy/account npm:@biconomy/abstractjs npm:@biconomy/mexa npm:@biconomy/sdk npm:@biconomy/node-client | | https://docs.biconomy.io
    Big Red Cloud | app.bigredcloud.com *.bigredcloud.com | | | openapis
    BigONE | big.one *.big.one | pypi:tribulnation-bigone#C pypi:typed-bigone#C | | ccxt
    Billit | api.billit.be *.billit.be *.billit.eu
    Billwerk | app.billwerk.com api.reepay.com checkout-api.reepay.com *.billwerk.io *.billwerk.com *.reepay.com | npm:billwerk | | meltano
    Billy | api.billysbilling.com *.billysbilling.com *.billy.dk
    BingX | open-api.bingx.com *.bingx.com | pypi:bingx#C pypi:tribulnation-bingx#C pypi:typed-bingx#C pypi:bixpy#C pypi:bingx-connector2#C nuget:JK.BingX.Net#C | | ccxt
    Birdeye Data | public-api.birdeye.so *.birdeye.so | | https://bds-status.birdeye.so | https://docs.birdeye.so
    BIT.TEAM | bit.team *.bit.team | pypi:tribulnation-bitteam#C | | ccxt
    Bit2C | bit2c.co.il *.bit2c.co.il | pypi:tribulnation-bit2c#C pypi:typed-bit2c#C | | ccxt
    bitbank | public.bitbank.cc api.bitbank.cc *.bitbank.cc | pypi:tribulnation-bitbank#C pypi:typed-bitbank#C | | ccxt
    Bitbns | bitbns.com *.bitbns.com | npm:bitbns pypi:tribulnation-bitbns#C pypi:typed-bitbns#C | | ccxt
    BitcoinAverage | apiv2.bitcoinaverage.com *.bitcoinaverage.com | npm:bitcoinaverage maven:org.knowm.xchange:xchange-bitcoinaverage#C | | kingfisher trufflehog
    Bitfinex | api.bitfinex.com api-pub.bitfinex.com *.bitfinex.com | npm:bitfinex-api-node npm:bfx-api-node-rest pypi:bitfinex-api-py golang:github.com/bitfinexcom/bitfinex-api-go nuget:Bitfinex.Net npm:bfx-api-node-ws1 pypi:tribulnation-bitfinex#C pypi:typed-bitfinex#C pypi:bitfinex-api-py-postonly#C pypi:qubx-bitfinex-api#C maven:org.knowm.xchange:xchange-bitfinex#C maven:org.knowm.xchange:xchange-stream-bitfinex#C | https://bitfinex.statuspage.io | trufflehog
    bitFlyer | api.bitflyer.com *.bitflyer.com | npm:bitflyer-api#C pypi:tribulnation-bitflyer#C pypi:pylightningfx#C pypi:typed-bitflyer#C maven:org.knowm.xchange:xchange-bitflyer#C maven:org.knowm.xchange:xchange-stream-bitflyer#C
    Bitget | *.bitget.com | npm:bitget-api#C pypi:python-bitget#C pypi:bitget#C pypi:tribulnation-bitget#C pypi:typed-bitget#C nuget:JK.Bitget.Net#C maven:org.knowm.xchange:xchange-bitget#C maven:org.knowm.xchange:xchange-stream-bitget#C
    Bithumb | api.bithumb.com *.bithumb.com | pypi:tribulnation-bithumb#C pypi:typed-bithumb#C pypi:pybithumb2#C maven:org.knowm.xchange:xchange-bithumb#C | | ccxt
    Bitkub | api.bitkub.com *.bitkub.com | | | https://github.com/bitkub/bitkub-official-api-docs
    BitMart | api-cloud.bitmart.com api-cloud-v2.bitmart.com openapi-ws-v2.bitmart.com *.bitmart.com | nuget:BitMart.Net#C | | hummingbot
    BitMEX | www.bitmex.com *.bitmex.com | pypi:bitmex pypi:bitmex-ws npm:bitmex-realtime-api pypi:tribulnation-bitmex#C pypi:typed-bitmex#C nuget:JKorf.BitMEX.Net#C maven:org.knowm.xchange:xchange-bitmex#C hex:ex_bitmex#C hex:bitmex#C maven:org.knowm.xchange:xchange-stream-bitmex#C | https://status.bitmex.com | trufflehog
    BitoPro | api.bitopro.com *.bitopro.com | pypi:tribulnation-bitopro#C pypi:typed-bitopro#C | | ccxt
    Bitpanda | *.bitpanda.com | | https://status.bitpanda.com
    Bitrefill | api.bitrefill.com *.bitrefill.com | | | https://github.com/breez/breezmobile
    Bitrue | www.bitrue.com fapi.bitrue.com *.bitrue.com | pypi:tribulnation-bitrue#C pypi:typed-bitrue#C | | ccxt
    Bitso | api.bitso.com *.bitso.com | pypi:tribulnation-bitso#C pypi:typed-bitso#C maven:org.knowm.xchange:xchange-bitso#C | https://status.bitso.com | meltano
    Bitstamp | www.bitstamp.net *.bitstamp.net | npm:bitstamp#C pypi:tribulnation-bitstamp#C pypi:typed-bitstamp#C maven:org.knowm.xchange:xchange-bitstamp#C maven:org.knowm.xchange:xchange-stream-bitstamp#C | https://status.bitstamp.net
    BitTrade | api-cloud.bittrade.co.jp *.bittrade.co.jp | pypi:tribulnation-bittrade#C pypi:typed-bittrade#C | | ccxt
    Bitvavo | api.bitvavo.com ws.bitvavo.com *.bitvavo.com | npm:bitvavo pypi:python-bitvavo-api pypi:tribulnation-bitvavo#C pypi:typed-bitvavo#C pypi:bitvavo-api-upgraded#C | https://status.bitvavo.com | ccxt
    Blast API | *.blastapi.io | |  | https://docs.blastapi.io
    Blochq | api.blochq.io *.blochq.io
    Blockdaemon | svc.blockdaemon.com *.blockdaemon.com | | https://status.blockdaemon.com | https://docs.blockdaemon.com
    BloFin | openapi.blofin.com *.blofin.com | pypi:blofin#C pypi:tribulnation-blofin#C pypi:typed-blofin#C | | ccxt
    Bloomberg | *.bloomberg.com | pypi:bbg-fetch#C pypi:blp#C pypi:xbbg#C
    BMO Bank | *.bmo.com
    BNP Paribas | *.bnpparibas.com *.bnpparibasfortis.be *.bnpparibasfortis.com
    Bokio | api.bokio.se *.bokio.se | | | https://docs.bokio.se
    Boltz | api.boltz.exchange *.boltz.exchange | npm:@arkade-os/boltz-swap#C npm:boltz-core pypi:boltz-compute | | https://github.com/BlueWallet/BlueWallet
    Bradesco | openapi.bradesco.com.br proxy.api.prebanco.com.br qrpix.bradesco.com.br *.bradesco.com.br *.prebanco.com.br
    Brale | api.brale.xyz *.brale.xyz | |  | https://docs.brale.xyz
    brapi | brapi.dev *.brapi.dev | npm:brapi pypi:brapi | | https://brapi.dev/docs
    Brasil NFe | api.brasilnfe.com.br *.brasilnfe.com.br
    Brick | api.onebrick.io sandbox.onebrick.io *.onebrick.io
    Bridge API | *.bridgeapi.io
    Bridge Stablecoins | api.bridge.xyz *.bridge.xyz | |  | https://apidocs.bridge.xyz
    Bridgecard | issuecards.api.bridgecard.co *.bridgecard.co
    Bsale | api.bsale.io api.bsale.cl *.bsale.io *.bsale.cl *.bsale.com.pe | | | https://docs.bsale.dev
    BSE India | api.bseindia.com *.bseindia.com | pypi:bseindia#C pypi:bse#C | | https://www.bseindia.com
    BTC Markets | api.btcmarkets.net *.btcmarkets.net | npm:btc-markets#C pypi:tribulnation-btcmarkets#C maven:org.knowm.xchange:xchange-btcmarkets#C maven:org.knowm.xchange:xchange-stream-btcmarkets#C | | ccxt
    BTCBOX | www.btcbox.co.jp *.btcbox.co.jp | pypi:tribulnation-btcbox#C pypi:typed-btcbox#C | | ccxt
    BTCTurk | api.btcturk.com graph-api.btcturk.com *.btcturk.com | pypi:tribulnation-btcturk#C pypi:typed-btcturk#C maven:org.knowm.xchange:xchange-btcturk#C | | ccxt
    BTG Pactual | api.btgpactual.com *.btgpactual.com *.empresas.btgpactual.com
    BTSE | api.btse.com *.btse.com | | | ccxt
    BuchhaltungsButler | webapp.buchhaltungsbutler.de app.buchhaltungsbutler.de *.buchhaltungsbutler.de
    Buda.com | www.buda.com *.buda.com | | | https://api.buda.com
    Bukku | api.bukku.my api.bukku.fyi *.bukku.my
    Bullish Exchange | api.exchange.bullish.com *.bullish.com | | | ccxt
    bunq | *.bunq.com | pypi:bunq-sdk composer:bunq/sdk_php nuget:Bunq.Sdk maven:com.github.bunq:sdk_java | https://status.bunq.com
    Bybit | api.bybit.com *.bybit.com *.bytick.com *.bybit.eu | npm:bybit-api#C pypi:pybit golang:github.com/bybit-exchange/bybit.go.api golang:github.com/hirokisan/bybit#C nuget:Bybit.Net npm:bybit#C pypi:tribulnation-bybit#C pypi:p2bit#C pypi:typed-bybit#C pypi:aiopybit#C pypi:ezbybit#C pypi:bybit-p2p-async#C pypi:async-bybit-p2p#C pypi:unicorn-bybit-websocket-api#C pypi:backtrader-bybit#C maven:org.knowm.xchange:xchange-bybit#C maven:org.knowm.xchange:xchange-stream-bybit#C
    BYDFi | api.bydfi.com *.bydfi.com | | | ccxt
    C6 Bank | baas-api.c6bank.info baas-api-sandbox.c6bank.info *.c6bank.info
    CaixaBank | *.caixabank.com *.caixabank.es
    Candis | *.candis.io | | | nango
    Capital One | *.capitalone.com
    Capital.com | api-capital.backend-capital.com demo-api-capital.backend-capital.com *.backend-capital.com *.capital.com | | | https://open-api.capital.com
    Carta Equity | api.carta.com *.carta.com | | https://status.carta.com | statusphere
    CashCtrl | *.cashctrl.com | pypi:cashctrl#C
    CEX.IO | *.cex.io | npm:cexio#C maven:org.knowm.xchange:xchange-cexio#C maven:org.knowm.xchange:xchange-stream-cexio#C | https://status.cex.io | trufflehog
    Chainalysis | *.chainalysis.com | pypi:chainalysis | https://status.chainalysis.com
    Chainstack | api.chainstack.com *.core.chainstack.com *.chainstack.com *.chainstacklabs.com | | https://status.chainstack.com | https://docs.chainstack.com https://github.com/lavanet/jsinfo-ui
    Changelly | api.changelly.com *.changelly.com
    ChangeNOW | api.changenow.io *.changenow.io
    ChartMogul | api.chartmogul.com *.chartmogul.com | npm:chartmogul-node pypi:chartmogul gem:chartmogul-ruby composer:chartmogul/chartmogul-php golang:github.com/chartmogul/chartmogul-go pypi:airbyte-source-chartmogul#C | https://status.chartmogul.com | kingfisher trufflehog
    Checkbox | api.checkbox.ua api.checkbox.in.ua dev-api.checkbox.in.ua *.checkbox.ua *.checkbox.in.ua
    Citi | *.citi.com
    Clear Books | secure.clearbooks.co.uk *.clearbooks.co.uk
    ClearBank | *.clear.bank institution-api.clearbank.co.uk institution-api-sim.clearbank.co.uk *.clearbank.co.uk
    CodaBox | sandbox-api.codabox.com api.codabox.com *.codabox.com
    Codex | graph.codex.io *.codex.io | npm:@codex-data/sdk | | https://docs.codex.io
    CoinAPI | rest.coinapi.io *.coinapi.io | pypi:airbyte-source-coin-api#C | https://status.coinapi.io | kingfisher trufflehog
    Coincheck | coincheck.com *.coincheck.com | pypi:tribulnation-coincheck#C pypi:typed-coincheck#C maven:org.knowm.xchange:xchange-coincheck#C maven:org.knowm.xchange:xchange-stream-coincheck#C | | ccxt
    CoinEx | api.coinex.com *.coinex.com | pypi:tribulnation-coinex#C pypi:typed-coinex#C pypi:coinexlib#C maven:org.knowm.xchange:xchange-coinex#C | | ccxt
    CoinGate | *.coingate.com | composer:coingate/omnipay-coingate#C npm:coingate-api#C | https://status.coingate.com
    CoinGlass | open-api-v4.coinglass.com open-api-v3.coinglass.com open-api.coinglass.com *.coinglass.com
    Coinlayer | api.coinlayer.com *.coinlayer.com | | | kingfisher trufflehog
    Coinlib | *.coinlib.io | | | kingfisher trufflehog
    CoinMate | coinmate.io *.coinmate.io | pypi:tribulnation-coinmate#C pypi:typed-coinmate#C maven:org.knowm.xchange:xchange-coinmate#C maven:org.knowm.xchange:xchange-stream-coinmate#C | | ccxt
    Coinone | api.coinone.co.kr *.coinone.co.kr | pypi:tribulnation-coinone#C pypi:typed-coinone#C maven:org.knowm.xchange:xchange-coinone#C | | ccxt
    CoinPaprika | api.coinpaprika.com *.coinpaprika.com | golang:github.com/coinpaprika/coinpaprika-api-go-client
    Coins.ph | api.pro.coins.ph *.coins.ph | pypi:tribulnation-coinsph#C | | ccxt
    CoinSpot | www.coinspot.com.au *.coinspot.com.au | pypi:tribulnation-coinspot#C pypi:typed-coinspot#C | | ccxt
    CoinStats | *.coinstats.app
    CoinW | api.coinw.com | nuget:CoinW.Net#C | | https://www.coinw.com/api-doc
    Coinzilla | coinzillatag.com request-global.czilladx.com *.czilladx.com
    Colppy | login.colppy.com *.colppy.com
    comdirect | api.comdirect.de xs2a-api.comdirect.de *.comdirect.de
    CommBank | api.commbank.com.au secure.api.commbank.com.au *.commbank.com.au
    Commerzbank | *.commerzbank.com
    Commodities-API | *.commodities-api.com | | | trufflehog
    Conductor | api.conductor.is | npm:conductor-node | | https://docs.conductor.is
    Conduit Financial | api.conduit.financial *.conduit.financial | |  | https://docs.conduit.financial
    Conta Azul | api.contaazul.com api-v2.contaazul.com auth.contaazul.com *.contaazul.com | | | nango
    Contabilium | rest.contabilium.com *.contabilium.com
    Creditreform | *.creditreform.de *.creditreform.com
    Creditsafe | connect.creditsafe.com connect.sandbox.creditsafe.com *.creditsafe.com | | | https://www.creditsafe.com
    CRIF | *.crif.com *.crif-online.ch
    Crossmint | www.crossmint.com staging.crossmint.com *.crossmint.com | npm:@crossmint/client-sdk-react-ui npm:@crossmint/server-sdk npm:@crossmint/wallets-sdk npm:@crossmint/client-sdk-auth npm:@crossmint/client-sdk-base npm:@crossmint/client-sdk-smart-wallet npm:@crossmint/client-sdk-react-native-ui npm:@crossmint/client-sdk-vanilla-ui npm:@crossmint/client-sdk-react-base npm:@crossmint/client-sdk-verifiable-credentials npm:@crossmint/common-sdk-base npm:@crossmint/common-sdk-auth npm:@crossmint/client-signers | https://status.crossmint.com | https://docs.crossmint.com
    Crypto.com | api.crypto.com *.crypto.com | npm:node-crypto-com#C npm:@crypto.com/developer-platform-client npm:@crypto.com/facilitator-client npm:@crypto.com/ai-agent-client pypi:tribulnation-cryptocom#C pypi:cryptocom-exchange#C pypi:python-crypto-dot-com-sdk#C | https://status.crypto.com
    CryptoCompare | min-api.cryptocompare.com *.cryptocompare.com | npm:cryptocompare#C pypi:cryptocompare-fields#C | | kingfisher trufflehog
    Cryptonator | api.cryptonator.com *.cryptonator.com | | | exchanger
    CryptoRank | api.cryptorank.io *.cryptorank.io
    Crédit Agricole | *.credit-agricole.fr
    Currency Converter API | free.currconv.com api.currconv.com prepaid.currconv.com *.currconv.com
    CurrencyAPI | api.currencyapi.com *.currencyapi.com | npm:@everapi/currencyapi-js pypi:currencyapicom composer:everapi/currencyapi-php gem:currencyapi
    CurrencyAPI.net | currencyapi.net *.currencyapi.net | npm:currencyapi-node#C pypi:currencyapinet#C
    Currencybeacon | api.currencyscoop.com *.currencyscoop.com api.currencybeacon.com *.currencybeacon.com | | | kingfisher trufflehog
    Currencycloud | api.currencycloud.com *.currencycloud.com | npm:currency-cloud pypi:currency-cloud#C | https://status.currencycloud.com | trufflehog
    CurrencyDataFeed | currencydatafeed.com *.currencydatafeed.com | | | exchanger
    CurrencyFreaks | api.currencyfreaks.com *.currencyfreaks.com | | | kingfisher trufflehog
    Cybrid | bank.production.cybrid.app bank.sandbox.cybrid.app *.cybrid.app | npm:@cybrid/* pypi:cybrid-api-bank-python pypi:cybrid-api-id-python pypi:cybrid-api-organization-python | | https://docs.cybrid.xyz
    Daftra | *.daftra.com
    Danske Bank | *.danskebank.com *.danskebank.dk
    Databento | hist.databento.com *.databento.com | pypi:databento | https://status.databento.com
    Dataico | api.dataico.com *.dataico.com
    DATEV | api.datev.de login.datev.de *.datev.de | pypi:pydatev#C | | nango
    DBS Bank | *.dbs.com
    DeBank | pro-openapi.debank.com openapi.debank.com api.debank.com *.debank.com | | | https://docs.cloud.debank.com
    Decentro | in.decentro.tech in.staging.decentro.tech *.decentro.tech | | | https://docs.decentro.tech
    Deepcoin | api.deepcoin.com *.deepcoin.com | pypi:tribulnation-deepcoin#C pypi:typed-deepcoin#C | | ccxt
    DefiLlama | api.llama.fi coins.llama.fi yields.llama.fi stablecoins.llama.fi pro-api.llama.fi *.llama.fi | npm:@defillama/api#C pypi:defillama#C | | https://api-docs.defillama.com
    Defontana | api.defontana.com *.defontana.com
    DEGIRO | trader.degiro.nl *.degiro.nl *.degiro.eu | pypi:degiro-connector#C npm:degiro-api#C
    Delta Exchange | api.delta.exchange *.delta.exchange | pypi:delta-rest-ws#C pypi:tradehull-delta-exchange#C pypi:delta-rest-client#C pypi:deltain#C | | ccxt
    Deribit | *.deribit.com | npm:deribit-api pypi:tribulnation-deribit#C pypi:typed-deribit#C pypi:deribridge#C pypi:deribit-trading-sdk#C maven:org.knowm.xchange:xchange-deribit#C | https://status.deribit.com
    Derive Finance | api.lyra.finance *.lyra.finance *.derive.xyz | | | ccxt
    Deutsche Bank | api.db.com simulator-api.db.com *.deutsche-bank.de
    Deutsche Fiskal | *.deutschefiskal.de *.fiskal.cloud
    Dexalot | api.dexalot.com *.dexalot.com *.dexalot-test.com | | | hummingbot
    Dfns | api.dfns.io api.dfns.ninja *.dfns.io *.dfns.ninja | npm:@dfns/sdk npm:@dfns/sdk-browser npm:@dfns/sdk-keysigner npm:@dfns/lib-viem npm:@dfns/lib-ethersjs5 | https://status.dfns.co | https://docs.dfns.co
    Dhan | api.dhan.co auth.dhan.co *.dhan.co | pypi:dhanhq pypi:pydhan | | https://dhanhq.co/docs
    DIA | api.diadata.org *.diadata.org
    DigiFinex | openapi.digifinex.com *.digifinex.com | pypi:tribulnation-digifinex#C pypi:typed-digifinex#C | | ccxt
    Digits | api.digits.com connect.digits.com *.digits.com | | | nango
    Dinero | api.dinero.dk authz.dinero.dk *.dinero.dk
    DNB Bank | api.dnb.no developer-api-sandbox.dnb.no *.dnb.no
    DriveWealth | *.drivewealth.io *.drivewealth.net
    dRPC | lb.drpc.org *.drpc.org *.drpc.live | | https://status.drpc.org | https://drpc.org/docs https://github.com/lavanet/jsinfo-ui
    DualEntry | api.dualentry.com *.dualentry.com | | | nango
    Dun & Bradstreet | plus.dnb.com *.dnb.com
    Dune | api.dune.com *.dune.com *.dune.xyz | pypi:tap-dune#C pypi:dune-client npm:@duneanalytics/client-sdk
    Dwellir | *.dwellir.com | | https://dwellir.instatus.com | https://github.com/lavanet/jsinfo-ui
    dYdX | *.dydx.exchange *.dydx.trade | npm:@dydxprotocol/v4-client-js pypi:dydx-v4-client npm:@dydxprotocol/v3-client pypi:tribulnation-dydx#C pypi:typed-dydx#C pypi:dydx-v3-python-sir#C pypi:v4-client-py#C maven:org.knowm.xchange:xchange-dydx#C maven:org.knowm.xchange:xchange-stream-dydx#C | https://status.dydx.trade
    Dynamsoft | *.dynamsoft.com | npm:dynamsoft-javascript-barcode pypi:dynamsoft-barcode-reader-bundle#C swift:github.com/dynamsoft/barcode-reader-spm
    Dátil | link.datil.co *.datil.co
    E*TRADE | *.etrade.com | pypi:pyetrade#C
    e-Boekhouden | soap.e-boekhouden.nl api.e-boekhouden.nl *.e-boekhouden.nl
    e-conomic | restapi.e-conomic.com *.e-conomic.com | | https://status.e-conomic.com | nango w6w
    EDICOM | ifacere.edicomgroup.com *.edicomgroup.com
    efsta | *.efsta.net *.efsta.eu
    Elliptic | *.elliptic.co | pypi:elliptic-python#C | https://status.elliptic.co
    Elorus | api.elorus.com *.elorus.com
    Embat | api.embat.io *.embat.io | | | nango
    Enable Banking | api.enablebanking.com *.enablebanking.com | | | https://enablebanking.com/docs
    eNotas | api.enotas.com.br api.enotasgw.com.br *.enotasgw.com.br *.enotas.com.br
    ENS Metadata | metadata.ens.domains *.ens.domains | | | https://docs.ens.domains
    Envestnet | *.envestnet.com
    EODHD | eodhd.com eodhistoricaldata.com *.eodhd.com | generic:env:EOD_*#B generic:env:EODHD_*#B pypi:eodhd npm:eodhd npm:eodhistoricaldata-api#C
    Equifax | *.equifax.com
    Erste Group | webapi.developers.erstegroup.com *.erstegroup.com
    eToro | *.etoro.com | pypi:etoropy#C | https://status.etoro.com
    Europace | api.europace2.de www.europace2.de *.europace2.de *.europace.de
    EVEDEX | exchange-api.evedex.com auth.evedex.com *.evedex.com | | | hummingbot
    Evotor | api.evotor.ru *.evotor.ru
    Exact Online | start.exactonline.nl *.exactonline.nl *.exactonline.co.uk *.exactonline.com *.exactonline.be *.exactonline.de *.exactonline.fr *.exactonline.es | composer:picqer/exact-php-client#C pypi:exactonline#C gem:elmas#C nuget:ExactOnline.Client.Sdk#C pypi:tap-exactonline#C pypi:exactpy#C |  | power
    Exchangerate.host | api.exchangerate.host *.exchangerate.host | hex:ex_changerate pypi:exchangerate-client#C composer:ashallendesign/laravel-exchange-rates#C composer:amrshawky/laravel-currency#C | | meltano
    exchangeratesapi.io | api.exchangeratesapi.io *.exchangeratesapi.io | npm:exchange-rates-api#C | | kingfisher trufflehog
    Exir | api.exir.io *.exir.io | pypi:exir-py-lib#C | | https://github.com/BlueWallet/BlueWallet
    EXMO | api.exmo.com api.exmo.me *.exmo.com *.exmo.me | maven:org.knowm.xchange:xchange-exmo#C
    Experian | *.experian.com
    Extended Exchange | api.starknet.extended.exchange *.extended.exchange | | | ccxt
    FactSet | api.factset.com *.factset.com | pypi:fds-sdk-* pypi:fds-sdk-utils | | power
    Facturama | api.facturama.mx apisandbox.facturama.mx *.facturama.mx | | | https://apisandbox.facturama.mx/guias
    Facturapi | www.facturapi.io *.facturapi.io | npm:facturapi nuget:Facturapi composer:facturapi/facturapi-php pypi:facturapi | | https://docs.facturapi.io
    FacturoPorTi | *.facturoporti.com.mx
    Factus | api.factus.com.co api-sandbox.factus.com.co *.factus.com.co | | | https://developers.factus.com.co
    Fakturownia | *.fakturownia.pl | gem:fakturownia | | https://github.com/fakturownia/API
    FastBill | my.fastbill.com *.fastbill.com | |  | meltano
    fastFOREX | api.fastforex.io *.fastforex.io | | | kingfisher trufflehog
    Fatture in Cloud | api-v2.fattureincloud.it *.fattureincloud.it | npm:@fattureincloud/fattureincloud-ts-sdk pypi:fattureincloud-python-sdk composer:fattureincloud/fattureincloud-php-sdk gem:fattureincloud_ruby_sdk golang:github.com/fattureincloud/fattureincloud-go-sdk | | https://developers.fattureincloud.it
    Fiken | api.fiken.no *.fiken.no | composer:socialiteproviders/fiken#C | | socialite
    Filfox | filfox.info *.filfox.info
    Finage | api.finage.co.uk *.finage.co.uk | | | kingfisher trufflehog
    financialdata.net | financialdata.net *.financialdata.net | pypi:fdnpy#C
    finAPI | *.finapi.io
    Finkok | facturacion.finkok.com demo-facturacion.finkok.com *.finkok.com
    Finlight | api.finlight.me *.finlight.me | npm:finlight-client | | https://docs.finlight.me
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
    Flinks | *.private.fin.ag *.flinks.com *.flinks.io | pypi:pyflinks#C
    FlowAccount | openapi.flowaccount.com *.flowaccount.com
    FMFW | api.fmfw.io *.fmfw.io | | | trufflehog
    Focus NFe | api.focusnfe.com.br homologacao.focusnfe.com.br *.focusnfe.com.br | | | https://focusnfe.com.br/doc
    Fonoa | api.fonoa.com *.fonoa.com | | | https://docs.fonoa.com
    Fortnox | api.fortnox.se apps.fortnox.se *.fortnox.se | npm:fortnox-api#C pypi:fortpyx#C | https://status.fortnox.se | nango w6w
    Foxbit | api.foxbit.com.br *.foxbit.com.br | pypi:tribulnation-foxbit#C pypi:foxbit-group-rest-api#C pypi:typed-foxbit#C | | ccxt
    FRED | api.stlouisfed.org fred.stlouisfed.org | pypi:fredapi#C pypi:full-fred#C npm:fred-api#C npm:node-fred#C pypi:openbb-fred#C generic:env:FRED_API_KEY#B | | power
    FreeAgent | api.freeagent.com api.sandbox.freeagent.com *.freeagent.com | composer:cloudmanaged/oauth2-freeagent#C | https://status.freeagent.com | grant nango power
    Frollo | *.frollo.com.au
    Fugle | api.fugle.tw *.fugle.tw | npm:@fugle/marketdata npm:@fugle/trade pypi:fugle-marketdata pypi:fugle-trade pypi:fugle-realtime | | https://developer.fugle.tw
    Futu | *.futunn.com *.moomoo.com | pypi:futu-api#F pypi:moomoo-api#F | | https://openapi.futunn.com
    FXCM | *.fxcm.com | pypi:fxcmpy | | https://fxcm-api.readthedocs.io
    FXMarketAPI | *.fxmarketapi.com | | | kingfisher trufflehog
    FXRatesAPI | api.fxratesapi.com *.fxratesapi.com | npm:fxratesapi#C
    FYERS | api.fyers.in api-t1.fyers.in api-t2.fyers.in *.fyers.in | pypi:fyers-apiv3 npm:fyers-api-v3 | | https://myapi.fyers.in/docsv3
    Galileo Financial | *.galileo-ft.com
    Gate.io | *.gateio.ws *.gate.io *.gateeu.com | npm:gate-api pypi:gate-api golang:github.com/gateio/gateapi-go npm:gateio-api#C pypi:tribulnation-gate#C pypi:tribulnation-gateio#C maven:org.knowm.xchange:xchange-gateio-v4#C maven:org.knowm.xchange:xchange-gateio#C maven:org.knowm.xchange:xchange-stream-gateio#C golang:github.com/gate/gateapi-go
    Gelato Network | relay.gelato.digital api.gelato.digital gateway.api.gelato.digital *.gelato.digital | npm:@gelatonetwork/relay-sdk npm:@gelatonetwork/automate-sdk npm:@gelatonetwork/ops-sdk npm:@gelatonetwork/relay-sdk-viem npm:@gelatonetwork/web3-functions-sdk | | https://docs.gelato.cloud
    Gemini | api.gemini.com *.gemini.com | pypi:tribulnation-gemini#C maven:org.knowm.xchange:xchange-gemini#C maven:org.knowm.xchange:xchange-stream-gemini-v2#C maven:org.knowm.xchange:xchange-stream-gemini#C | https://status.gemini.com | trufflehog
    GetBlock | go.getblock.io *.getblock.io | | https://getblock.instatus.com | https://github.com/lavanet/jsinfo-ui
    gigstack | *.gigstack.pro
    Glassnode | api.glassnode.com *.glassnode.com | npm:glassnode-api#C | | kingfisher trufflehog
    GMO Aozora Net Bank | api.gmo-aozora.com api.sunabar.gmo-aozora.com stg-api.gmo-aozora.com *.gmo-aozora.com
    GMO Coin | api.coin.z.com forex-api.coin.z.com *.coin.z.com
    Goldman Sachs Transaction Banking | *.gs.com
    Griffin | api.griffin.com *.griffin.com
    Groww | *.groww.in | pypi:growwapi pypi:tradekartapi#C pypi:pygrowwapi#C
    GRVT | edge.grvt.io trades.grvt.io market-data.grvt.io *.grvt.io | pypi:tribulnation-grvt#C pypi:typed-grvt#C pypi:grvt-pysdk#C | | ccxt
    Guild.xyz | api.guild.xyz *.guild.xyz | npm:@guildxyz/sdk
    Halliday | *.halliday.xyz | npm:@halliday-sdk/payments | | https://docs.halliday.xyz
    Handelsbanken | api.handelsbanken.com sandbox.handelsbanken.com *.handelsbanken.com
    HashKey Exchange | api-glb.hashkey.com *.hashkey.com | | | ccxt
    Haulmer OpenFactura | api.haulmer.com dev-api.haulmer.com *.haulmer.com
    HDFC Bank | *.hdfcbank.com
    Heeros | *.heeros.com
    Hibachi | api.hibachi.xyz data-api.hibachi.xyz *.hibachi.xyz | pypi:tribulnation-hibachi#C | | ccxt
    Highnote | *.highnote.com
    Hiro | api.hiro.so api.mainnet.hiro.so api.testnet.hiro.so *.hiro.so | npm:@hirosystems/chainhook-client npm:@hirosystems/chainhooks-client npm:@hirosystems/token-metadata-api-client | https://status.hiro.so | https://docs.hiro.so
    HitBTC | api.hitbtc.com *.hitbtc.com | pypi:tribulnation-hitbtc#C pypi:typed-hitbtc#C maven:org.knowm.xchange:xchange-hitbtc#C maven:org.knowm.xchange:xchange-stream-hitbtc#C | | ccxt
    Holded | api.holded.com *.holded.com | pypi:misterpato-holded-client#C | | nango
    HollaEx | api.hollaex.com *.hollaex.com | pypi:tribulnation-hollaex#C pypi:typed-hollaex#C | | ccxt
    Holvi | *.holvi.com
    HSBC | sandbox.hsbc.com *.hsbc.com sandbox.ob.hsbc.co.uk *.ob.hsbc.co.uk |
    HTX | *.huobi.pro *.htx.com | nuget:Huobi.Net pypi:htx#C pypi:tribulnation-htx#C pypi:tribulnation-huobi#C nuget:JKorf.HTX.Net#C maven:org.knowm.xchange:xchange-huobi#C hex:ex_huobi#C maven:org.knowm.xchange:xchange-stream-huobi#C | https://status.huobigroup.com | https://huobiapi.github.io/docs/spot/v1/en/
    Hyperliquid | api.hyperliquid.xyz *.hyperliquid.xyz *.hyperliquid-testnet.xyz | pypi:hyperliquid-python-sdk npm:@nktkas/hyperliquid#C npm:hyperliquid#C cargo:hyperliquid_rust_sdk golang:github.com/sonirico/go-hyperliquid#C npm:openbroker#C pypi:hyperliquid#C pypi:tribulnation-hyperliquid#C pypi:typed-hyperliquid#C pypi:hl-sdk#C cargo:hypersdk#C | https://hyperliquid.statuspage.io
    ICICI Bank | apibankingone.icicibank.com apibankingonesandbox.icicibank.com *.icicibank.com
    ICICI Direct | api.icicidirect.com *.icicidirect.com | pypi:breeze-connect npm:breezeconnect | | https://api.icicidirect.com
    iCount | api.icount.co.il *.icount.co.il
    iDoklad | api.idoklad.cz identity.idoklad.cz *.idoklad.cz *.idoklad.com | |  | https://api.idoklad.cz
    IEX Cloud | cloud.iexapis.com *.iexapis.com api.iex.cloud *.iex.cloud | npm:iexjs#C | | kingfisher trufflehog
    IG Group | api.ig.com demo-api.ig.com *.ig.com | pypi:trading-ig#C | | https://labs.ig.com
    Immutable | api.immutable.com api.sandbox.immutable.com passport.immutable.com *.immutable.com *.x.immutable.com | npm:@imtbl/* | | https://docs.immutable.com
    Independent Reserve | api.independentreserve.com *.independentreserve.com | pypi:tribulnation-independentreserve#C maven:org.knowm.xchange:xchange-independentreserve#C | | ccxt
    Indexa Capital | api.indexacapital.com *.indexacapital.com | | | https://indexacapital.com/es/api-rest-v1
    INDODAX | indodax.com *.indodax.com | pypi:indodaxclient#C pypi:tribulnation-indodax#C pypi:typed-indodax#C | | ccxt
    inFakt | api.infakt.pl *.infakt.pl
    ING | api.ing.com api.sandbox.ing.com *.api.ing.com
    Interactive Brokers | *.ibkr.com *.interactivebrokers.com | pypi:ibapi#B pypi:ib-insync#B pypi:ib-async#B npm:@stoqey/ib#C npm:ib#C npm:@stoqey/ibkr#C
    Intrinio | api-v2.intrinio.com *.intrinio.com | npm:intrinio-sdk pypi:intrinio-sdk gem:intrinio-sdk pypi:openbb-intrinio#C pypi:intriniorealtime#C | https://status.intrinio.com | kingfisher trufflehog
    Inverite | www.inverite.com sandbox.inverite.com *.inverite.com
    InvertirOnline | api.invertironline.com *.invertironline.com
    Investec | openapi.investec.com openapisandbox.investec.com *.investec.com
    Invoiced | api.invoiced.com *.invoiced.com | pypi:invoiced gem:invoiced pypi:tap-invoiced#C composer:invoiced/invoiced | https://status.invoiced.com | meltano https://github.com/Invoiced/invoiced-python
    InvoiceXpress | *.app.invoicexpress.com *.invoicexpress.com | gem:invoicexpress
    İzibiz | efatura.izibiz.com.tr *.izibiz.com.tr
    J-Quants | api.jquants.com api.jpx-jquants.com *.jquants.com *.jpx-jquants.com | pypi:jquants-api-client | | https://jpx-jquants.com
    JoinQuant | dataapi.joinquant.com *.joinquant.com | pypi:jqdatasdk | | https://www.joinquant.com
    JPMorgan | *.jpmorgan.com *.jpmchase.com
    Jupiter | *.jup.ag | npm:@jup-ag/api cargo:jupiter-swap-api-client golang:github.com/ilkamo/jupiter-go#C cargo:jup-swap-* npm:@jup-ag/referral-sdk | https://status.jup.ag
    Kalshi | trading-api.kalshi.com *.kalshi.com api.elections.kalshi.com *.elections.kalshi.com *.kalshi.co | npm:kalshi-sdk#C pypi:pykalshi#C pypi:aiokalshi#C pypi:pykalshi-client#C pypi:kalshi-async-plus#C pypi:kalshi-pandas#C pypi:kalshiclient-fc56#C pypi:kyro#C | | sim
    KashFlow | api.kashflow.com *.kashflow.com
    KASIKORNBANK | openapi.kasikornbank.com openapi-sandbox.kasikornbank.com *.kasikornbank.com
    KB Kookmin Bank | *.kbstar.com
    KCB Group | *.kcbgroup.com
    KFTC Open Banking | openapi.openbanking.or.kr testapi.openbanking.or.kr *.openbanking.or.kr
    Kiwoom Securities | api.kiwoom.com mockapi.kiwoom.com *.kiwoom.com | | | https://openapi.kiwoom.com
    Komerční banka | *.kb.cz
    Kontist | api.kontist.com *.kontist.com | npm:@kontist/client npm:kontist | | https://kontist.dev
    Kontomatik | api.kontomatik.com test.api.kontomatik.com *.kontomatik.com
    Kontur | diadoc-api.kontur.ru api.kontur.ru focus-api.kontur.ru *.kontur.ru
    Korea Investment & Securities | openapi.koreainvestment.com openapivts.koreainvestment.com *.koreainvestment.com | pypi:mojito2#C pypi:pykis#C pypi:python-kis#C | | https://apiportal.koreainvestment.com
    KuCoin | api.kucoin.com *.kucoin.com | npm:kucoin-api#C npm:kucoin-universal-sdk pypi:kucoin-python pypi:python-kucoin#C pypi:kucoin-universal-sdk golang:github.com/Kucoin/kucoin-go-sdk nuget:Kucoin.Net pypi:tribulnation-kucoin#C pypi:typed-kucoin#C pypi:kucoin-futures-lib#C maven:org.knowm.xchange:xchange-kucoin#C maven:org.knowm.xchange:xchange-stream-kucoin#C golang:github.com/Kucoin/kucoin-universal-sdk/sdk/golang#C golang:github.com/Kucoin/kucoin-universal-sdk | | trufflehog
    Kuda | kuda-openapi.kuda.com kuda-openapi-uat.kudabank.com *.kuda.com *.kudabank.com | npm:kuda-node#C
    Kuna | api.kuna.io *.kuna.io | maven:org.knowm.xchange:xchange-kuna#C
    Kyriba | *.kyriba.com | |  | meltano
    Lambdaplex | api.lambdaplex.io *.lambdaplex.io | | | hummingbot
    LATOKEN | api.latoken.com *.latoken.com | pypi:tribulnation-latoken#C pypi:typed-latoken#C maven:org.knowm.xchange:xchange-latoken#C | | ccxt
    LBank | api.lbank.info lbkperp.lbank.com *.lbank.info *.lbank.com | pypi:lbank-connector-python#C pypi:tribulnation-lbank#C pypi:typed-lbank#C | | ccxt
    Ledgy | app.ledgy.com *.ledgy.com
    Lendflow | app.lendflow.io *.lendflow.io | | | kingfisher trufflehog
    Lens | api.lens.xyz api.testnet.lens.xyz api.lens.dev api-v2.lens.dev | npm:@lens-protocol/client npm:@lens-protocol/react npm:@lens-protocol/graphql | | https://lens.xyz/docs
    Lexware Office | api.lexware.io *.lexware.io api.lexoffice.io *.lexoffice.io | npm:@elbstack/lexoffice-client-js#C
    LI.FI | *.li.quest | npm:@lifi/sdk npm:@lifi/widget pypi:lifi-py#C | https://status.li.fi | https://docs.li.fi
    LibreDTE | libredte.cl api.libredte.cl *.libredte.cl
    Linxo | *.oxlin.io *.linxo.com | | | https://developers.oxlin.io
    Lloyds Banking Group | *.lloydsbank.com *.lloydsbanking.com
    LN Markets | api.lnmarkets.com *.lnmarkets.com | pypi:ln-markets#C | | https://github.com/breez/breezmobile
    Longbridge | openapi.longportapp.com openapi.longbridgeapp.com openapi.longportapp.cn *.longportapp.com *.longbridgeapp.com *.longbridge.com | pypi:longport pypi:longbridge npm:longport cargo:longport golang:github.com/longportapp/openapi-go | | https://open.longportapp.com
    LunarCrush | lunarcrush.com api.lunarcrush.com *.lunarcrush.com
    Lunch Flow | lunchflow.app *.lunchflow.app | | | https://docs.lunchflow.app
    Luno | api.luno.com *.luno.com | pypi:luno-python golang:github.com/luno/luno-go composer:luno/luno-php npm:luno npm:bitx#C pypi:tribulnation-luno#C pypi:typed-luno#C maven:org.knowm.xchange:xchange-luno#C | https://status.luno.com | trufflehog
    LUSID | *.lusid.com | pypi:lusid-* | | https://github.com/finbourne/lusid-sdk-python
    Macquarie | api.macquariebank.io *.macquariebank.io
    Magic Eden | api-mainnet.magiceden.dev api.magiceden.dev api-devnet.magiceden.dev *.magiceden.dev | | | https://docs.magiceden.io
    Mambu | *.mambu.com | pypi:tap-mambu#C | https://status.mambu.com | meltano
    Maplerad | api.maplerad.com sandbox.api.maplerad.com *.maplerad.com
    Marketdata.app | api.marketdata.app *.marketdata.app | pypi:marketdata-py#C
    Marketstack | api.marketstack.com *.marketstack.com | pypi:marketstack | | kingfisher trufflehog
    Masters India | api.mastersindia.co *.mastersindia.co
    Maventa | ax.maventa.com ax-stage.maventa.com *.maventa.com
    mBank | *.mbank.pl *.mbank.cz
    Mekari | api.mekari.com sandbox-api.mekari.com *.mekari.com *.mekari.io *.jurnal.id
    Melio | *.meliopayments.com
    Mercuryo | *.mercuryo.io
    Merit Aktiva | aktiva.merit.ee program.merit.pl *.merit.ee
    Messari | *.messari.io | npm:@messari/sdk pypi:messari#C
    MetaApi | *.agiliumtrade.ai *.meta-api.io | npm:metaapi.cloud-* pypi:metaapi-cloud-sdk pypi:metaapi-cloud-risk-management-sdk#C pypi:metaapi-cloud-copyfactory-sdk pypi:metaapi-cloud-metastats-sdk | | trufflehog
    MEXC | *.mexc.com | npm:mexc-api-sdk pypi:mexc-sdk pypi:mexcpy-sdk#C pypi:pymexc#C pypi:aiomexc#C pypi:mexc pypi:tribulnation-mexc#C pypi:mexc-exchange-api#C pypi:typed-mexc#C nuget:JK.Mexc.Net#C maven:org.knowm.xchange:xchange-mexc#C
    MISA | actapp.misa.vn actopen.misa.vn api.meinvoice.vn testapi.meinvoice.vn *.misa.vn *.meinvoice.vn *.misa.com.vn
    Misoca | app.misoca.jp *.misoca.jp
    Mobula | api.mobula.io *.mobula.io | npm:mobula-sdk#C
    Modulbank | api.modulbank.ru pay.modulbank.ru *.modulbank.ru
    Modulr | api.modulrfinance.com *.modulrfinance.com *.modulrfinance.io |  | https://status.modulrfinance.com
    Moloni | api.moloni.pt api.moloni.es *.moloni.pt *.moloni.es | | | https://www.moloni.pt/dev
    Monarch Money | api.monarchmoney.com *.monarchmoney.com | pypi:monarchmoney#C | | https://github.com/hammem/monarchmoney
    Moneybird | *.moneybird.com | composer:picqer/moneybird-php-client#C pypi:moneysnake#C
    Moneyhub | api.moneyhub.co.uk identity.moneyhub.co.uk *.moneyhub.co.uk | npm:@mft/moneyhub-api-client | | https://docs.moneyhubenterprise.com
    Moneytree | jp-api.getmoneytree.com jp-api-staging.getmoneytree.com *.getmoneytree.com | | | https://docs.link.getmoneytree.com
    Monizze | *.monizze.be | composer:jzecca/oauth2-monizze#C
    Monzo | api.monzo.com *.monzo.com | composer:socialiteproviders/monzo#C pypi:monzopy#C pypi:aiomonzo#C pypi:pymonzo#C pypi:monzoh#C pypi:monzy#C | https://status.monzo.com | socialite
    Moody's | *.moodysanalytics.com *.moodys.com | pypi:irp-integration#C
    Morning (Green Invoice) | api.greeninvoice.co.il sandbox.d.greeninvoice.co.il *.greeninvoice.co.il
    Morningstar | *.morningstar.com | npm:pp-portfolio-classifier#C | | mcp
    Moscow Exchange | iss.moex.com *.moex.com | | | https://iss.moex.com/iss/reference/
    Mudrex | trade.mudrex.com *.mudrex.com | | | ccxt
    MYOB | api.myob.com secure.myob.com *.myob.com | composer:globalvisionmedia/oauth2-myob#C pypi:pymyob#C nuget:MYOB.AccountRight.API.SDK | https://status.myob.com | grant nango
    N26 | *.n26.com xs2a.tech26.de *.tech26.de |
    Nado Exchange | gateway.prod.nado.xyz archive.prod.nado.xyz *.nado.xyz | | | ccxt
    Nansen | *.nansen.ai
    Nasdaq Data Link | data.nasdaq.com | pypi:nasdaq-data-link pypi:quandl gem:quandl | https://status.data.nasdaq.com | kingfisher trufflehog
    Nationwide Building Society | api.nationwide.co.uk *.nationwide.co.uk
    NatWest | ob.sandbox.natwest.com *.natwest.com *.natwestpayit.com
    NDAX | api.ndax.io *.ndax.io | pypi:tribulnation-ndax#C pypi:typed-ndax#C | | ccxt
    Neonomics | *.neonomics.io
    Netvisor | integration.netvisor.fi *.netvisor.fi
    NFE.io | api.nfe.io *.nfe.io | npm:nfe-io composer:nfe/nfe gem:nfe-io pypi:nfe-io | | https://nfe.io/docs
    Nibo | api.nibo.com.br *.nibo.com.br
    Nium | *.nium.com
    Nordea Open Banking | api.nordeaopenbanking.com open.nordea.com *.nordea.com open.nordeaopenbanking.com *.nordeaopenbanking.com | | | hyperswitch
    Nordigen | *.nordigen.com | npm:nordigen-node pypi:nordigen composer:nordigen/nordigen-php pypi:nordigen-account#C nuget:RobinTTY.NordigenApiClient#C
    Noves | *.noves.fi | npm:@noves/noves-sdk#B
    NOWPayments | *.nowpayments.io
    NSE India | www.nseindia.com archives.nseindia.com nsearchives.nseindia.com *.nseindia.com | npm:stock-nse-india#C pypi:nsepython#C pypi:nse#C pypi:nsepythonserver#C pypi:pnsea#C pypi:nseindia-data#C | | https://www.nseindia.com
    Ntropy | api.ntropy.com *.ntropy.com | pypi:ntropy-sdk
    Nubank | prod-global-auth.nubank.com.br *.nubank.com.br | pypi:pynubank#C
    Nubefact | api.nubefact.com www.pse.pe demo-ose.nubefact.com *.nubefact.com
    OANDA | api-fxtrade.oanda.com *.oanda.com web-services.oanda.com | pypi:oandapyv20#C pypi:v20 pypi:fivetwenty#C pypi:oanda-v20-client#C maven:com.oanda.v20:v20 | | kingfisher trufflehog
    Oblio | www.oblio.eu *.oblio.eu | composer:oblio/oblio-api npm:@obliosoftware/oblioapi | | https://www.oblio.eu/api
    OCBC | api.ocbc.com *.ocbc.com
    Octopus | service.inaras.be *.inaras.be *.octopus.be
    Okra | api.okra.ng *.okra.ng
    OKX | www.okx.com ws.okx.com *.okx.com | npm:okx-api#C pypi:python-okx golang:github.com/amir-the-h/okex#C pypi:okx#C pypi:okx-sdk#C pypi:python-okx-ext#C pypi:python-okx-async-django#C pypi:tribulnation-okx#C pypi:tribulnation-okxus#C nuget:JK.OKX.Net#C maven:org.knowm.xchange:xchange-okex#C hex:ex_okex#C maven:org.knowm.xchange:xchange-stream-okex#C nuget:OKX.Api#C cargo:okx-rs#C generic:env:OKX_*#B | https://www.okx.com/status
    One Trading | api.onetrading.com *.onetrading.com | pypi:tribulnation-onetrading#C | | ccxt
    OnFinality | *.onfinality.io
    Open Collective | api.opencollective.com *.opencollective.com | npm:opencollective#G pypi:opencollective#C
    OpenFIGI | api.openfigi.com *.openfigi.com | generic:env:OPENFIGI_*#B generic:env:OPEN_FIGI_*#B
    OpenMeter | openmeter.cloud *.openmeter.cloud | pypi:openmeter#B npm:@openmeter/sdk#B golang:github.com/openmeterio/openmeter/api/client/go#C
    OpenNode | *.opennode.com | npm:opennode | https://status.opennode.com
    OrangeData | api.orangedata.ru *.orangedata.ru
    Orderly Network | api-evm.orderly.org *.orderly.org | | | ccxt
    Ordway | *.ordwaylabs.com | pypi:tap-ordway#C | | meltano
    P2B Exchange | api.p2pb2b.com *.p2pb2b.com | | | ccxt
    Pacifica Exchange | api.pacifica.fi *.pacifica.fi | pypi:pacifica-sdk#C | | ccxt
    Pagero | api.pageroonline.com *.pageroonline.com *.pagero.com
    Para Wallet | *.usecapsule.com *.getpara.com | npm:@getpara/react-sdk npm:@getpara/react-sdk-lite npm:@getpara/web-sdk npm:@getpara/server-sdk npm:@getpara/core-sdk npm:@usecapsule/react-sdk npm:@usecapsule/web-sdk npm:@usecapsule/server-sdk npm:@usecapsule/core-sdk | | https://docs.getpara.com
    Paradex | api.prod.paradex.trade *.paradex.trade | pypi:tribulnation-paradex#C pypi:typed-paradex#C | | ccxt
    Paraswap | *.paraswap.io | npm:@paraswap/sdk npm:paraswap npm:@paraswap/core npm:paraswap-sdk
    Paraşüt | api.parasut.com *.parasut.com
    Paribu | *.paribu.com | maven:org.knowm.xchange:xchange-paribu#C | https://status.paribu.com | statusphere
    Paymium | paymium.com *.paymium.com | pypi:tribulnation-paymium#C pypi:typed-paymium#C maven:org.knowm.xchange:xchange-paymium#C | | ccxt
    PEAK Account | peakengineapi.peakaccount.com *.peakaccount.com
    Pennylane | app.pennylane.com *.pennylane.com | | https://status.pennylane.com | nango w6w
    Perfios | api.perfios.com demo.perfios.com *.perfios.com
    Phemex | api.phemex.com *.phemex.com | pypi:tribulnation-phemex#C pypi:typed-phemex#C | | ccxt
    Pimlico | api.pimlico.io *.pimlico.io | generic:env:PIMLICO_API_KEY#B | | https://docs.pimlico.io
    Pinwheel | *.pinwheelapi.com
    PKO Bank Polski | *.pkobp.pl
    Pleo | external.pleo.io auth.pleo.io *.pleo.io | pypi:pypleo#C | https://status.pleo.io | nango
    Pliant | *.getpliant.com
    Pluggy | *.pluggy.ai | npm:pluggy-sdk npm:react-pluggy-connect npm:pluggy-connect-sdk maven:ai.pluggy:pluggy-java npm:pluggy-js npm:react-native-pluggy-connect pypi:pluggy-extract#C pub:pluggy_connect#C pub:flutter_pluggy_connect#C | https://status.pluggy.ai
    PlugNotas | api.plugnotas.com.br api.sandbox.plugnotas.com.br *.plugnotas.com.br | | | https://docs.plugnotas.com.br
    PNC Bank | *.pnc.com
    Poloniex | api.poloniex.com *.poloniex.com | npm:poloniex#C npm:poloniex.js pypi:tribulnation-poloniex#C pypi:typed-poloniex#C maven:org.knowm.xchange:xchange-poloniex#C maven:org.knowm.xchange:xchange-stream-poloniex2#C | | trufflehog
    Powens | *.biapi.pro *.powens.com
    PowerOffice Go | goapi.poweroffice.net *.poweroffice.net
    Primary | api.remarkets.primary.com.ar api.primary.com.ar *.primary.com.ar | pypi:pyrofex#C
    Privacy.com | api.privacy.com *.privacy.com | | | kingfisher trufflehog
    Procountor | api.procountor.com *.procountor.com | | | https://dev.procountor.com
    Prometeo | banking.prometeoapi.net banking.sandbox.prometeoapi.net *.prometeoapi.net
    Qonto | thirdparty.qonto.com *.qonto.com *.staging.qonto.co | pypi:airbyte-source-qonto#C pypi:qodev-qonto-api#C | https://status.qonto.com
    Qoyod | api.qoyod.com www.qoyod.com *.qoyod.com
    Quaderno | *.quadernoapp.com *.quaderno.io | gem:quaderno | https://quaderno.statuspage.io | meltano w6w
    Questrade | login.questrade.com api01.iq.questrade.com *.questrade.com | pypi:kwess#C pypi:qtrade#C pypi:qt-api#C | | allauth
    Quidax | www.quidax.com app.quidax.io *.quidax.com *.quidax.io
    Quiltt | api.quiltt.io auth.quiltt.io *.quiltt.io | npm:@quiltt/core | | https://www.quiltt.dev
    Quipu | getquipu.com *.getquipu.com | | | https://getquipu.com
    Raiffeisen Bank International | api.rbinternational.com *.rbinternational.com *.raiffeisen.at
    Railsr | *.railsbank.com
    Ramp Network | *.ramp.network api.ramp.network | npm:@ramp-network/ramp-instant-sdk generic:env:RAMP_NETWORK_
    Rango | api.rango.exchange public-api.rango.exchange *.rango.exchange | npm:rango-sdk npm:rango-sdk-basic pypi:rango-basic-sdk | | https://docs.rango.exchange
    Realie | app.realie.ai *.realie.ai | | | https://docs.realie.ai
    Redbark | api.redbark.com *.redbark.com | | | https://redbark.com
    Refinitiv | *.refinitiv.com | pypi:lseg-data pypi:refinitiv-data
    Relay Link | api.relay.link api.testnets.relay.link *.relay.link | npm:@relayprotocol/relay-sdk npm:@reservoir0x/relay-sdk npm:@reservoir0x/reservoir-sdk | https://status.relay.link | https://docs.relay.link
    Remitly | *.remitly.com
    Request Finance | api.request.finance *.request.finance | | | kingfisher trufflehog
    RetailForce | api.retailforce.cloud *.retailforce.cloud *.retailforce.eu
    Revolut | b2b.revolut.com sandbox-b2b.revolut.com merchant.revolut.com *.revolut.com | npm:@revolut/checkout pypi:pyrevolut#C pypi:revolut-x-python#C pypi:revolut-merchant-py#C | https://www.revolut.com/system-status | nango
    Ripio | api.ripio.com api.ripiotrade.co *.ripio.com *.ripiotrade.co
    Robinhood | api.robinhood.com trading.robinhood.com agent.robinhood.com *.robinhood.com | pypi:robin-stocks#C pypi:pyhood#C pypi:liljon#C pypi:hood#C | https://status.robinhood.com | nango trufflehog
    Royal Bank of Canada | *.rbc.com *.rbcroyalbank.com
    Run my Accounts | service.runmyaccounts.com *.runmyaccounts.com
    S&P Global | *.spglobal.com
    SaaSOptics | *.saasoptics.com | pypi:tap-saasoptics#C | | meltano
    Saby | online.sbis.ru api.sbis.ru *.sbis.ru *.saby.ru
    Safe | safe-transaction-mainnet.safe.global *.safe.global | npm:@safe-global/api-kit pypi:safe-eth-py#C npm:@safe-global/safe-core-sdk npm:@safe-global/sdk-starter-kit | https://status.safe.global | https://github.com/safe-global/safe-wallet-monorepo
    Sage | *.sageone.com api.accounting.sage.com oauth.accounting.sage.com id.sage.com *.sage.com | composer:socialiteproviders/sage#C | | nango socialite
    Sage Intacct | api.intacct.com *.intacct.com | npm:@intacct/intacct-sdk pypi:sageintacctsdk#C | https://status.intacct.com | nango
    Salt Edge | *.saltedge.com | pypi:saltedge#C
    SAMCO | tradeapi.samco.in *.samco.in
    Sandbox by Quicko | api.sandbox.co.in test-api.sandbox.co.in *.sandbox.co.in | | | https://developer.sandbox.co.in
    Santander UK | openbanking-ma.santander.co.uk openbanking.santander.co.uk *.santander.co.uk
    Santiment | api.santiment.net *.santiment.net | pypi:sanpy | | https://api.santiment.net
    Satsback | satsback.com *.satsback.com | | | https://github.com/breez/breezmobile
    Saxo Bank | gateway.saxobank.com sim.logonvalidation.net live.logonvalidation.net *.saxobank.com | pypi:saxo-openapi#C | | https://www.developer.saxo
    SEB | api-sandbox.sebgroup.com api.sebgroup.com *.sebgroup.com *.seb.se |
    Sellsy | api.sellsy.com login.sellsy.com *.sellsy.com | | https://status.sellsy.com | grant nango w6w
    Serasa Experian | api.serasaexperian.com.br uat-api.serasaexperian.com.br *.serasaexperian.com.br
    sevdesk | my.sevdesk.de *.sevdesk.de | pypi:sevdesk#C pypi:pysevdesk#C
    Shyft | api.shyft.to rpc.shyft.to *.shyft.to | npm:@shyft-to/js | | https://docs.shyft.to
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
    smallcase Gateway | *.smallcase.com | npm:react-native-smallcase-gateway | | https://developers.gateway.smallcase.com
    smallinvoice | api.smallinvoice.com *.smallinvoice.com
    SmartBill | ws.smartbill.ro *.smartbill.ro | | | https://api.smartbill.ro
    Snapshot Labs | hub.snapshot.org testnet.hub.snapshot.org score.snapshot.org *.snapshot.org | npm:@snapshot-labs/snapshot.js | | https://docs.snapshot.box
    SnapTrade | api.snaptrade.com *.snaptrade.com | pypi:snaptrade-python-sdk npm:snaptrade-typescript-sdk npm:snaptrade-react pypi:snaptrade#C | https://status.snaptrade.com
    SnelStart | b2bapi.snelstart.nl auth.snelstart.nl *.snelstart.nl | | | https://b2bapi-developer.snelstart.nl
    Société Générale | *.societegenerale.fr *.societegenerale.com
    Socket Bungee | api.socket.tech *.socket.tech api.bungee.exchange *.bungee.exchange | | | https://docs.bungee.exchange
    Solana RPC | api.mainnet-beta.solana.com api.mainnet.solana.com api.devnet.solana.com api.testnet.solana.com | pypi:solana-rpc-resilient#C nuget:Solnet.Rpc#C | https://status.solana.com | https://solana.com/docs
    Solaris | *.solarisgroup.com *.solarisbank.de
    Soldo | api.soldo.com *.soldo.com
    SolidityScan | api.solidityscan.com *.solidityscan.com
    Sophtron | api.sophtron.com *.sophtron.com | | | https://sophtron.com
    Sourcify | sourcify.dev *.sourcify.dev
    Sovos | api.sovos.com *.sovos.com
    SpareBank 1 | api.sparebank1.no *.sparebank1.no
    Spendesk | public-api.spendesk.com *.spendesk.com | | | nango
    Squid | *.squidrouter.com
    Stampli | *.stampli.com
    Standard Bank South Africa | *.standardbank.co.za
    Starling | api.starlingbank.com *.starlingbank.com | composer:socialiteproviders/starling#C pypi:starling-sdk#C pypi:starling-bank-sdk#C pypi:starlingbankapi#C | | socialite
    Stellar Horizon | horizon.stellar.org horizon-testnet.stellar.org friendbot.stellar.org | npm:@stellar/stellar-sdk#B npm:stellar-sdk#B pypi:stellar-sdk#B npm:@stellar/typescript-wallet-sdk | https://status.stellar.org | https://developers.stellar.org/docs/data/apis/horizon
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
    Tardis.dev | api.tardis.dev datasets.tardis.dev *.tardis.dev | pypi:tardis-dev pypi:tardis-client npm:tardis-dev | https://status.tardis.dev | https://docs.tardis.dev
    tastytrade | api.tastyworks.com api.tastytrade.com *.tastytrade.com *.tastyworks.com | pypi:tastytrade#C npm:@tastytrade/api npm:tastytrade-api
    Taxamo | services.taxamo.com *.taxamo.com
    TaxBandits | *.taxbandits.com *.expressauth.net
    TaxCloud | api.taxcloud.net api.taxcloud.com api.v3.taxcloud.com *.taxcloud.net *.taxcloud.com | gem:tax_cloud | | https://docs.taxcloud.com
    TBC Bank | api.tbcbank.ge *.tbcbank.ge
    TD Ameritrade | *.tdameritrade.com | pypi:tda-api#C pypi:pm-td-ameritrade-api#C
    TD Bank | *.td.com
    TecnoSpeed | *.tecnospeed.com.br
    The Bitcoin Company | api.thebitcoincompany.com *.thebitcoincompany.com | | | https://github.com/breez/breezmobile
    Thomson Reuters | api.thomsonreuters.com *.thomsonreuters.com | | | nango power
    Thunes | *.thunes.com *.limonetik.com
    Tiger Brokers | openapi.tigerfintech.com openapi.itiger.com *.tigerfintech.com *.itiger.com | pypi:tigeropen | | https://quant.itigerup.com
    Tochka Bank | enter.tochka.com *.tochka.com
    Token Metrics | api.tokenmetrics.com *.tokenmetrics.com | pypi:tmai-api#C | | openapis
    Token.io | *.token.io | npm:@token-io/core
    Tokocrypto | www.tokocrypto.com *.tokocrypto.com | pypi:tribulnation-tokocrypto#C pypi:typed-tokocrypto#C | | ccxt
    Toobit | api.toobit.com *.toobit.com | pypi:toobit-connector-python#C pypi:tribulnation-toobit#C pypi:typed-toobit#C | | ccxt
    Tradeshift | api.tradeshift.com api-sandbox.tradeshift.com *.tradeshift.com
    TradeStation | api.tradestation.com sim-api.tradestation.com signin.tradestation.com *.tradestation.com | | | https://api.tradestation.com/docs
    Tradier | api.tradier.com *.tradier.com | pypi:pytradier#C pypi:asynctradier#C pypi:aiotradier#C pypi:lumiwealth-tradier#C pypi:fast-tradier-client#C pypi:tiny-tradier#C | https://status.tradier.com | kingfisher trufflehog
    Trading 212 | live.trading212.com demo.trading212.com *.trading212.com | | | https://t212public-api-docs.redoc.ly
    Trading Economics | api.tradingeconomics.com *.tradingeconomics.com | npm:tradingeconomics pypi:tradingeconomics pypi:openbb-tradingeconomics#C | | nango
    TransUnion | *.transunion.com
    Treezor | *.treezor.com
    Tripletex | *.tripletex.no *.tripletex.tech | pypi:tripletex#C | | nango
    Triton One | *.rpcpool.com | |  | https://docs.triton.one
    TRM Labs | *.trmlabs.com |  | https://status.trmlabs.com
    TrueData | *.truedata.in | npm:truedata-nodejs | | https://www.truedata.in
    Truework | api.truework.com api.truework-sandbox.com *.truework.com *.truework-sandbox.com | | | https://docs.truework.com
    TusFacturas | www.tusfacturas.app api.tusfacturas.app *.tusfacturas.app
    Tushare | api.tushare.pro api.waditu.com *.tushare.pro | pypi:tushare | | https://tushare.pro
    Twinfield | login.twinfield.com *.twinfield.com | composer:php-twinfield/twinfield#C | | nango
    U.S. Bank | *.usbank.com | | | power
    UniCredit | api.unicredit.eu api-sandbox.unicredit.eu *.unicredit.eu *.unicredit.it
    Unifiedpost | *.unifiedpost.com *.banqup.com
    UnionBank of the Philippines | api-uat.unionbankph.com api.unionbankph.com *.unionbankph.com
    UniRateAPI | api.unirateapi.com *.unirateapi.com | pypi:tap-unirate#C pypi:airflow-provider-unirate#C pypi:unirate-api
    Uniswap | *.uniswap.org
    Unnax | *.unnax.com
    Unstoppable Domains | api.unstoppabledomains.com unstoppabledomains.com resolve.unstoppabledomains.com *.unstoppabledomains.com | npm:@unstoppabledomains/resolution maven:com.github.unstoppabledomains:resolution-java | | https://docs.unstoppabledomains.com
    UOB Bank | *.uobgroup.com
    Upbit | api.upbit.com *.upbit.com | pypi:pyupbit#C pypi:tribulnation-upbit#C pypi:upbeat#C pypi:fsfupbit#C pypi:typed-upbit#C pypi:pyupb#C nuget:JKorf.Upbit.Net#C maven:org.knowm.xchange:xchange-upbit#C | | ccxt
    Uphold | api.uphold.com api-sandbox.uphold.com *.uphold.com | npm:@uphold/uphold-sdk-javascript | https://status.uphold.com
    Upstox | *.upstox.com | npm:upstox-js-sdk pypi:upstox-python-sdk maven:com.upstox.api:upstox-java-sdk npm:upstox pypi:upstox pypi:upstox-totp#C pypi:upstoxalgo#C pypi:uwrapper#C
    Uyumsoft | efatura.uyumsoft.com.tr *.uyumsoft.com.tr *.uyumsoft.com
    VALR | api.valr.com *.valr.com | | https://status.valr.com | https://docs.valr.com ccxt
    Vantage | api.vantage.sh *.vantage.sh | terraform:vantage-sh/vantage#G pypi:vantage-python docker:quay.io/vantage-sh/kubernetes-agent#G generic:helm/vantage-kubernetes-agent#G generic:helm/vantage-sh.github.io/helm-charts/*#G | https://status.vantage.sh | https://docs.vantage.sh
    Vertex Tax | *.vertexsmb.com *.vertexinc.com
    Vezgo | api.vezgo.com *.vezgo.com | npm:vezgo-sdk-js pypi:vezgo | | https://vezgo.com/docs
    Viettel vInvoice | api-vinvoice.viettel.vn vinvoice.viettel.vn *.vinvoice.viettel.vn
    Visma | *.visma.net *.visma.com | | https://status.visma.com
    Wafeq | api.wafeq.com *.wafeq.com | | | https://developer.wafeq.com
    WalletConnect | relay.walletconnect.com relay.walletconnect.org explorer-api.walletconnect.com rpc.walletconnect.com api.web3modal.org *.walletconnect.com *.walletconnect.org *.web3modal.com *.web3modal.org *.reown.com | npm:@walletconnect/web3-provider npm:@walletconnect/sign-client npm:@walletconnect/universal-provider npm:@walletconnect/ethereum-provider npm:@web3modal/wagmi npm:@web3modal/ethers npm:@reown/appkit npm:@reown/appkit-adapter-wagmi npm:@reown/walletkit npm:@walletconnect/core npm:@walletconnect/web3wallet generic:env:WALLETCONNECT_ generic:env:WALLET_CONNECT_ npm:@walletconnect/client npm:walletconnect npm:@walletconnect/node npm:@walletconnect/browser npm:@walletconnect/react-native npm:web3modal#C npm:@web3modal/react npm:@web3modal/core npm:@web3modal/react-native maven:com.reown:walletkit maven:com.reown:android-core cocoapods:WalletConnectSwiftV2 cocoapods:WalletConnectSwift cocoapods:reown-swift swift:github.com/WalletConnect/web3modal-swift swift:github.com/WalletConnect/WalletConnectSwiftV2 swift:github.com/reown-com/reown-swift pub:walletconnect_modal_flutter#C pub:web3modal_flutter pub:reown_appkit pub:reown_walletkit pub:reown_core pub:reown_sign pub:reown_yttrium pub:walletconnect_pay pub:walletconnect_qrcode_modal_dart#C pub:walletconnect_dart_v2_i#C maven:com.walletconnect maven:com.reown | https://status.walletconnect.com
    Wave | gql.waveapps.com api.waveapps.com *.waveapps.com | composer:socialiteproviders/wave#C | https://status.waveapps.com | nango socialite
    WazirX | api.wazirx.com *.wazirx.com
    Wealthsimple | api.production.wealthsimple.com trade-service.wealthsimple.com *.wealthsimple.com | | https://status.wealthsimple.com | statusphere
    Webacy | api.webacy.com *.webacy.com | npm:@webacy-xyz/* | | https://docs.webacy.com
    WebmaniaBR | webmaniabr.com api.webmaniabr.com *.webmaniabr.com | | | https://webmaniabr.com/docs
    Webull | *.webull.com *.webullfintech.com | pypi:webull#C pypi:webull-python-sdk-core pypi:webull-openapi-python-sdk#C pypi:webull-python-sdk-mdata#C pypi:webull-python-sdk-quotes-core#C pypi:webull-python-sdk-trade#C pypi:webull-python-sdk-trade-events-core#C
    WEEX | api-spot.weex.com api-contract.weex.com *.weex.com | pypi:weex-client#C pypi:weex-sdk#C | | ccxt
    Wells Fargo | *.wellsfargo.com
    Westpac | digital-api.westpac.com.au *.westpac.com.au *.westpac.co.nz
    wFirma | api2.wfirma.pl *.wfirma.pl
    WhiteBIT | whitebit.com *.whitebit.com | pypi:aiowhitebit#C pypi:tribulnation-whitebit#C pypi:typed-whitebit#C | https://status.whitebit.com | ccxt openstatus
    WOO X | api.woox.io api-pub.woox.io *.woox.io | pypi:python-woox#C | | ccxt
    WorldCoinIndex | www.worldcoinindex.com *.worldcoinindex.com | pypi:worldcoinindex#C | | kingfisher trufflehog
    Wyre | *.sendwyre.com
    XchangeApi | api.xchangeapi.com *.xchangeapi.com | | | exchanger
    Xignite | globalcurrencies.xignite.com *.xignite.com | | | exchanger
    XT.com | api.xt.com sapi.xt.com fapi.xt.com dapi.xt.com *.xt.com | pypi:pyxt#C nuget:XT.Net#C | | ccxt
    Xubio | xubio.com *.xubio.com
    Yadio | api.yadio.io *.yadio.io | | | https://github.com/BlueWallet/BlueWallet
    Yellow Card | api.yellowcard.io sandbox.api.yellowcard.io *.yellowcard.io *.yellowcard.engineering
    YES Bank | *.yesbank.in
    Yodlee | *.yodlee.com
    Yokoy | *.yokoy.ai *.yokoy.io | | | nango
    Yuki | api.yukiworks.nl *.yukiworks.nl *.yukiworks.be
    Zaif | api.zaif.jp *.zaif.jp | pypi:tribulnation-zaif#C pypi:typed-zaif#C maven:org.knowm.xchange:xchange-zaif#C | | ccxt
    Zaim | api.zaim.net *.zaim.net | npm:zaim#C pypi:zaim-sdk#C | | https://dev.zaim.net
    Zapper | public.zapper.xyz api.zapper.fi *.zapper.xyz *.zapper.fi | |  | https://docs.zapper.xyz
    ZebPay | sapi.zebpay.com futuresbe.zebpay.com *.zebpay.com | pypi:tribulnation-zebpay#C pypi:typed-zebpay#C | | ccxt
    Zeffy | *.zeffy.com
    Zerion | api.zerion.io zpi.zerion.io *.zerion.io | | | https://developers.zerion.io
    ZeroDev | rpc.zerodev.app *.zerodev.app | npm:@dynamic-labs/zerodev-extension#C npm:@zerodev/sdk#B | | https://docs.zerodev.app
    Zerodha Kite | *.kite.trade *.zerodha.com | npm:kiteconnect pypi:kiteconnect golang:github.com/zerodha/gokiteconnect composer:zerodha/phpkiteconnect maven:com.zerodhatech.kiteconnect:kiteconnect pypi:kitetrader#C
    Zettle | oauth.zettle.com *.zettle.com *.izettle.com | composer:socialiteproviders/zettle#C cocoapods:iZettleSDK swift:github.com/iZettle/sdk-ios#C cocoapods:ZettleSDK maven:com.zettle.sdk | | socialite
    Zip Procurement | api.ziphq.com *.ziphq.com
    zkLighter | mainnet.zklighter.elliot.ai *.zklighter.elliot.ai | nuget:JKorf.Lighter.Net#C | | ccxt
    Zondax | api.zondax.ch *.zondax.ch
    Česká spořitelna | *.csas.cz
`;
