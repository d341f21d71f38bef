/** Vendors of the category `payments` in one line each; see `brief-vendors.ts`. */
export const payments = `
    2C2P | *.2c2p.com | composer:dilab/omnipay-2c2p#C
    9Pay | payment.9pay.vn sand-payment.9pay.vn *.9pay.vn
    aamarPay | secure.aamarpay.com sandbox.aamarpay.com *.aamarpay.com | pub:aamarpay#C
    AbacatePay | api.abacatepay.com *.abacatepay.com | npm:abacatepay-nodejs-sdk npm:@abacatepay/sdk npm:@abacatepay/rest pypi:abacatepay | | https://docs.abacatepay.com
    accept.blue | api.accept.blue api.develop.accept.blue *.accept.blue | composer:futureecom/omnipay-acceptblue#C
    Acquired.com | api.acquired.com test-api.acquired.com pay.acquired.com *.acquired.com
    Adapay | api.adapay.tech *.adapay.tech | pypi:adapay | | https://docs.adapay.tech
    Addi | api.addi.com auth.addi.com *.addi.com *.addi.com.br
    Airtel Africa | openapi.airtel.africa openapiuat.airtel.africa *.airtel.africa
    Alby | api.getalby.com *.getalby.com | npm:@getalby/sdk pypi:pyalby#C
    Alelo | api.alelo.com.br *.alelo.com.br | | | activemerchant
    Alfa-Bank | pay.alfabank.ru alfa.rbsuat.com *.alfabank.ru | | | https://pay.alfabank.ru/ecommerce
    Alipay | openapi.alipay.com *.alipay.com *.alipayobjects.com *.antom.com | composer:lokielse/omnipay-alipay#C composer:lokielse/omnipay-global-alipay#C pypi:alipay-sdk-python npm:alipay-sdk golang:github.com/smartwalle/alipay#C golang:github.com/go-pay/gopay#D maven:com.alipay.sdk:alipay-sdk-java maven:com.alipay.sdk:alipay-easysdk nuget:AlipaySDKNet.Standard composer:alipaysdk/easysdk composer:yansongda/pay#D pub:tobias#C pypi:global-open-sdk-python#C pypi:global-alipay-sdk-python#C pypi:alipay-faas-client-sdk#C pypi:alipay-faas-server-sdk#C nuget:Essensoft.Paylink.Alipay#C maven:com.egzosn:pay-java-ali#C maven:com.alipay.sdk:alipaysdk-android cocoapods:AlipaySDK-iOS pub:alipay_kit#C nuget:Essensoft.AspNetCore.Payment.Alipay#C pub:alipay_kit_ios#C cocoapods:AlipaySDK_No_UTDID#C golang:github.com/go-pay/alipay#C
    Allied Wallet | *.alliedwallet.com | composer:delatbabel/omnipay-alliedwallet#C |  | activemerchant
    Allinpay | vsp.allinpay.com syb.allinpay.com *.allinpay.com
    Alma | *.almapay.com *.getalma.eu | npm:@alma/client composer:alma/alma-php-client
    Amazon Pay | pay-api.amazon.com pay-api.amazon.eu pay-api.amazon.jp mws.amazonservices.com static-na.payments-amazon.com *.payments-amazon.com *.amazonpay.com *.amazonpay.in | npm:@amazonpay/amazon-pay-api-sdk-nodejs composer:amzn/amazon-pay-api-sdk-php composer:amzn/amazon-pay-sdk-php generic:env:AMAZON_PAY_*#B maven:com.amazon.pay:amazon-pay-java-sdk maven:software.amazon.pay:amazon-pay-api-sdk-java npm:amazon-payments#C composer:amzn/amazon-pay-magento-2-module
    Amazon Payment Services | paymentservices.payfort.com sbpaymentservices.payfort.com *.payfort.com | cocoapods:PayFortSDK | | https://paymentservices-reference.payfort.com
    Amberflo | app.amberflo.io *.amberflo.io | pypi:amberflo-metering-python | | https://docs.amberflo.io
    Ant Chain | openapi.antchain.antgroup.com *.antchain.antgroup.com | pypi:antchain-* | | https://pypi.org/project/antchain-blockchain
    Aplazame | *.aplazame.com
    Aplazo | api.aplazo.mx api.aplazo.net merchant.aplazo.mx *.aplazo.mx *.aplazo.net
    Apphud | api.apphud.com gateway.apphud.com *.apphud.com | cocoapods:ApphudSDK pub:apphud swift:github.com/apphud/ApphudSDK maven:com.apphud | https://status.apphud.com | https://docs.apphud.com
    AppotaPay | gateway.appotapay.com gateway.dev.appotapay.com payment.dev.appotapay.com *.appotapay.com
    Appstle | subscription-admin.appstle.com *.appstle.com | | | nango
    Aqaye Pardakht | panel.aqayepardakht.ir *.aqayepardakht.ir | | | multipay
    Asaas | *.asaas.com | npm:asaas-sdk#C npm:asaas-node#C npm:asaas#C pypi:asaas#C pypi:asaaspy#C pypi:asaas-sdk-wlc#C | https://status.asaas.com
    Asan Pardakht | ipgrest.asanpardakht.ir *.asanpardakht.ir | | | multipay
    AsiaPay | *.asiapay.com *.paydollar.com *.pesopay.com *.siampay.com
    AtiPay | mipg.atipay.net *.atipay.net | | | multipay
    Atome | api.apaylater.com api.apaylater.net *.apaylater.com *.apaylater.net
    Authipay IPG | *.ipg-online.com | | | activemerchant
    Autumn | api.useautumn.com *.useautumn.com | generic:env:AUTUMN_SECRET_KEY#B npm:autumn-js npm:atmn#G | | https://github.com/supermemoryai/supermemory
    Axcess MS | *.ctpe.io | | | activemerchant
    AzamPay | sandbox.azampay.co.tz checkout.azampay.co.tz authenticator.azampay.co.tz *.azampay.co.tz
    Azki Vam | api.azkivam.com *.azkivam.com | | | multipay
    Bambora | www.beanstream.com api.beanstream.com *.beanstream.com *.bambora.com *.bambora.co.nz | composer:lemonstand/omnipay-beanstream#C npm:beanstream-node#C npm:@bambora/checkout-sdk-web nuget:Bambora.NA.SDK | | activemerchant
    Bank of America Merchant Services | api.merchant-services.bankofamerica.com | | | hyperswitch
    Barclaycard ePDQ | *.epdq.co.uk *.barclaycardsmartpay.com | composer:digitickets/omnipay-barclays-epdq#C |  | activemerchant
    Barion | *.barion.com | pypi:clientapi-barion#C
    Bayarcash | console.bayar.cash console.bayarcash-sandbox.com *.bayar.cash *.bayarcash-sandbox.com | composer:webimpian/bayarcash-php-sdk
    BENEFIT | www.benefit-gateway.bh test.benefit-gateway.bh *.benefit-gateway.bh
    bePaid | gateway.bepaid.by checkout.bepaid.by api.bepaid.by *.bepaid.by
    BillDesk | *.billdesk.com
    Billie | *.billie.io
    Billplz | *.billplz.com *.billplz-sandbox.com
    Billpocket | api.billpocket.com paywith.billpocket.com test.paywith.billpocket.com *.billpocket.com
    Billsby | public.billsby.com *.billsby.com | | | https://support.billsby.com
    Bitnob | api.bitnob.co sandboxapi.bitnob.co *.bitnob.co
    Bitpay.ir | bitpay.ir *.bitpay.ir | | | multipay
    bKash | tokenized.pay.bka.sh tokenized.sandbox.bka.sh checkout.pay.bka.sh checkout.sandbox.bka.sh *.bka.sh *.bkash.com | npm:bkash-payment#C composer:karim007/laravel-bkash#C pub:flutter_bkash#C | | https://developer.bka.sh
    BKM Express | *.bkmexpress.com.tr | composer:yasinkuyu/omnipay-bkm#C
    Blackhawk Network | *.blackhawknetwork.com
    Blik | *.blik.com
    Blink Bitcoin | api.blink.sv dev.blink.sv *.blink.sv | |  | https://github.com/lnbits/lnbits
    Bluefin | secure.payconex.net secure-cert.payconex.net *.payconex.net *.bluefin.com
    BluePay | *.bluepay.com | | | activemerchant
    BlueSnap | *.bluesnap.com *.plimus.com | composer:vimeo/omnipay-bluesnap#C npm:bluesnap pypi:bluesnap#C cocoapods:BluesnapSDK | | activemerchant
    Bold Colombia | integrations.api.bold.co payments.api.bold.co *.bold.co
    Bolt Checkout | api.bolt.com api-sandbox.bolt.com connect.bolt.com *.bolt.com | | https://status.bolt.com | https://help.bolt.com stts
    Bookeey | *.bookeey.com
    BootPay | api.bootpay.co.kr js.bootpay.co.kr *.bootpay.co.kr | npm:@bootpay/backend-js npm:@bootpay/client-js | | https://docs.bootpay.co.kr
    Borgun | *.borgun.is | | | activemerchant
    BPOINT | *.bpoint.com.au | | | activemerchant
    Bread | *.breadpayments.com *.breadfinancial.com *.getbread.com
    Breez | *.breez.technology | npm:@breeztech/breez-sdk-liquid npm:@breeztech/breez-sdk-spark npm:@breeztech/breez-sdk-spark-react-native npm:@breeztech/react-native-breez-sdk npm:@breeztech/react-native-breez-sdk-liquid pypi:breez-sdk pypi:breez-sdk-liquid pypi:breez-sdk-spark generic:env:BREEZ_API_KEY#B | | https://github.com/lnbits/lnbits
    BridgePay | *.itstgate.com *.bridgepaynetsecuretx.com | | | activemerchant
    Brite | production.britepaymentgroup.com sandbox.britepaymentgroup.com *.britepaymentgroup.com *.britepayments.com
    Buckaroo | *.buckaroo.nl | composer:omnipay/buckaroo#C composer:buckaroo/sdk composer:buckaroo/magento2 nuget:BuckarooSdk
    BudPay | api.budpay.com *.budpay.com
    BUX | api.bux.ph *.bux.ph
    CamPay | www.campay.net demo.campay.net *.campay.net | pypi:campay
    Cardcom | secure.cardcom.solutions *.cardcom.solutions *.cardcom.co.il
    CardConnect | *.cardconnect.com | maven:com.cardconnect | | activemerchant
    CardGate | secure.curopayments.net *.cardgate.com *.curopayments.net | composer:cardgate/omnipay-cardgate#C composer:cardgate/magento2 composer:cardgate/woocommerce
    CardinalCommerce | centinelapi.cardinalcommerce.com songbird.cardinalcommerce.com *.cardinalcommerce.com | cocoapods:CardinalMobile
    Cardinity | api.cardinity.com *.cardinity.com | composer:janwebdev/omnipay-cardinity#C composer:cardinity/cardinity-sdk-php
    Cardknox | *.cardknox.com | | | activemerchant
    Cardstream | *.cardstream.com | | | activemerchant
    CashBill | pay.cashbill.pl *.cashbill.pl
    CASHNet | *.cashnet.com | | | activemerchant
    CashtoCode | *.api.cashtocode.com *.cashtocode.com | | | hyperswitch
    Casso | oauth.casso.vn *.casso.vn | pypi:casso-pg
    CCAvenue | *.ccavenue.com | pypi:pay-ccavenue#C pub:cc_avenue#C
    Ceca | *.ceca.es | | | activemerchant
    Celcoin | api.celcoin.com.br openfinance.celcoin.dev sandbox.openfinance.celcoin.dev *.celcoin.com.br | | | https://developers.celcoin.com.br
    CenPOS | *.cenpos.net | | | activemerchant
    CentralPay | api.centralpay.net test-api.centralpay.net *.centralpay.net *.centralpay.eu
    Chapa | *.chapa.co | npm:chapa#C pypi:pychapa#C pypi:chapa#C pypi:chapa-py9#C pub:chapasdk
    ChargeOver | *.chargeover.com | | | https://developer.chargeover.com
    Chargily Pay | pay.chargily.net pay.chargily.com epay.chargily.com.dz *.chargily.net *.chargily.com | npm:@chargily/chargily-pay composer:chargily/chargily-pay composer:chargily/epay-gateway-php pypi:chargily-pay pub:chargily_pay | | https://dev.chargily.com
    Chase Paymentech | *.chasepaymentech.com | pypi:paymentech#C | | activemerchant
    Checkbook.io | api.checkbook.io *.checkbook.io | npm:checkbook-api#C | | hyperswitch
    ChillPay | sandbox-api-directcredit.chillpay.co api-directcredit.chillpay.co *.chillpay.co
    CHIP | gate.chip-in.asia api.chip-in.asia *.chip-in.asia
    Churn Buster | api.churnbuster.io *.churnbuster.io
    Cielo | *.cieloecommerce.cielo.com.br *.cielo.com.br | npm:cielo#C gem:cielo-api30#C
    CinetPay | api-checkout.cinetpay.com client.cinetpay.com *.cinetpay.com | composer:cinetpay/cinetpay-php npm:cinetpay-nodejs#C pub:cinetpay#C
    Clearhaus | *.clearhaus.com | | | activemerchant
    Click | api.click.uz my.click.uz *.click.uz
    ClickPay | secure.clickpay.com.sa *.clickpay.com.sa
    ClickPesa | api.clickpesa.com *.clickpesa.com | |  | https://docs.clickpesa.com
    ClicToPay | ipay.clictopay.com test.clictopay.com *.clictopay.com
    Clip | api.payclip.com api.clip.mx *.payclip.com *.clip.mx
    CloudPayments | *.cloudpayments.ru | npm:cloudpayments#C cocoapods:Cloudpayments#C gem:cloud_payments#C pub:cloudpayments_*
    ClubKonnect | www.nellobytesystems.com www.clubkonnect.com *.nellobytesystems.com *.clubkonnect.com
    CMI | payment.cmi.co.ma testpayment.cmi.co.ma *.cmi.co.ma
    CoinPayments | www.coinpayments.net api.coinpayments.net *.coinpayments.net *.coinpayments.com | composer:inkedcurtis/omnipay-coinpayments#C npm:coinpayments#C
    Comgate | *.comgate.cz | pypi:comgate#C composer:comgate/sdk
    Computop | *.computop-paygate.com *.computop.com
    connectIPS | login.connectips.com uat.connectips.com *.connectips.com
    Converge Elavon | *.convergepay.com *.elavon.com payments.sandbox.elavonpayments.com | composer:academe/omnipay-elavon#C composer:lxrco/omnipay-elavon#C | | activemerchant
    Craftgate | api.craftgate.io *.craftgate.io | npm:@craftgate/craftgate | | https://www.npmjs.com/package/@craftgate/craftgate
    Credorax | *.credorax.com *.credorax.net *.finaro.com | | | activemerchant
    Creem | api.creem.io test-api.creem.io *.creem.io | npm:creem npm:creem_io pypi:creem#C
    Cryptomus | api.cryptomus.com *.cryptomus.com | pypi:cryptomusapi#C pypi:tribulnation-cryptomus#C pypi:milkpay-cryptomus#C pypi:typed-cryptomus#C | | ccxt
    Cryptopay | business.cryptopay.me *.cryptopay.me | pypi:milkpay-cryptopay#C | | hyperswitch
    Culqi | *.culqi.com | npm:culqi#C cocoapods:Culqi#C | | activemerchant
    CyberSource Legacy | *.ic3.com | | | activemerchant
    DANA | api.saas.dana.id api.sandbox.dana.id api.dana.id *.dana.id | npm:dana-node pypi:dana-python composer:dana-id/dana-php golang:github.com/dana-id/dana-go | | https://dashboard.dana.id
    DaraCard | ipg.daracard.co *.daracard.co | | | multipay
    Dargaah | dargaah.com *.dargaah.com | | | multipay
    DataCandy | app.datacandy.com *.datacandy.com | | | nango
    Datatrans | api.datatrans.com *.datatrans.com *.datatrans.biz | composer:academe/omnipay-datatrans#C composer:w-vision/omnipay-datatrans#C npm:react-datatrans-light-box#C cocoapods:Datatrans swift:github.com/datatrans/ios-sdk maven:ch.datatrans | | activemerchant
    Decidir | *.decidir.com live.decidir.com developers.decidir.com *.payway.com.ar | npm:sdk-node-payway composer:payway/sdk-php-v1 | | activemerchant
    Deutsche Bank directPOS | merch.directpos.de *.directpos.de | | | hyperswitch
    DIBS | *.dibspayment.com *.dibspayment.eu *.dibs.se | | | activemerchant
    Digiflazz | api.digiflazz.com *.digiflazz.com
    Digipay Iran | api.mydigipay.com *.mydigipay.com | | | multipay
    Digitzs | *.digitzsapi.com | | | activemerchant
    DigiWallet | transaction.digiwallet.nl *.digiwallet.nl *.targetpay.com | composer:omnipay/targetpay#C
    DingConnect | api.dingconnect.com *.dingconnect.com
    Dintero | checkout.dintero.com api.dintero.com *.dintero.com | npm:@dintero/checkout-web-sdk | | https://docs.dintero.com
    Doku | *.doku.com | pypi:doku-python-library#C
    DonationAlerts | www.donationalerts.com *.donationalerts.com | composer:mish-ka-mishka/oauth2-donationalerts#C composer:mkaverin/oauth2-donationalerts#C npm:donationalerts#C
    Dotpay | *.dotpay.pl
    DPO | *.3gdirectpay.com | pypi:django-dpo#C
    Dragonpay | *.dragonpay.ph
    DT One | dvs-api.dtone.com preprod-dvs-api.dtone.com *.dtone.com
    Duitku | passport.duitku.com sandbox.duitku.com api-prod.duitku.com api-sandbox.duitku.com *.duitku.com | composer:duitkupg/duitku-php npm:duitku pypi:duitku#C | | https://docs.duitku.com
    Durianpay | api.durianpay.id *.durianpay.id
    Easebuzz | *.easebuzz.in | pypi:easebuzz#C cocoapods:Easebuzz#C
    EasyKash | back.easykash.net *.easykash.net
    Easypaisa | easypay.easypaisa.com.pk easypaystg.easypaisa.com.pk *.easypaisa.com.pk
    Easypay | api.prod.easypay.pt api.test.easypay.pt *.easypay.pt | npm:@easypaypt/checkout-sdk | | https://docs.easypay.pt
    ecommpay | api.ecommpay.com paymentpage.ecommpay.com *.ecommpay.com
    ecoPayz | *.ecopayz.com *.payz.com | composer:dercoder/omnipay-ecopayz#C
    ECPay | *.ecpay.com.tw | composer:ecpay/sdk gem:ecpay_payment#C
    Edenred | sso.eu.edenred.io *.edenred.io | composer:jzecca/oauth2-edenred#C
    EdfaPay | api.edfapay.com *.edfapay.com
    Eduzz | api.eduzz.com api2.eduzz.com *.eduzz.com
    Efí | *.gerencianet.com.br *.efipay.com.br | npm:sdk-node-apis-efi npm:gn-api-sdk-node npm:sdk-typescript-apis-efi npm:payment-token-efi npm:gn-api-sdk-typescript composer:efipay/sdk-php-apis-efi composer:gerencianet/gerencianet-sdk-php
    eGHL | securepay.e-ghl.com *.e-ghl.com | composer:dilab/omnipay-eghl#C
    Element Express | *.elementexpress.com | | | activemerchant
    Enthuse Fundraising | *.enthuse.com
    ePayco | secure.epayco.co api.secure.epayco.co apify.epayco.co checkout.epayco.co *.epayco.co api.secure.payco.co | npm:epayco-sdk-node pypi:epaycosdk composer:epayco/epayco-php gem:epayco-sdk-ruby npm:epayco-node#C | | https://docs.epayco.com
    eSewa | epay.esewa.com.np rc-epay.esewa.com.np uat.esewa.com.np rc.esewa.com.np *.esewa.com.np | npm:esewajs#C pub:esewa_flutter_sdk pub:esewa_pnp#C | | https://developer.esewa.com.np
    Etebarino | api.etebarino.com panel.etebarino.com *.etebarino.com | | | multipay
    Eupago | clientes.eupago.pt sandbox.eupago.pt *.eupago.pt | pypi:eupago#C | | https://eupago.readme.io
    EuPlatesc | *.euplatesc.ro | npm:euplatesc#C composer:vanilo/euplatesc#C
    EVO Payments | *.evopayments.eu *.evopayments.com *.myevopay.com
    eWAY | api.ewaypayments.com *.ewaypayments.com *.eway.com.au | composer:omnipay/eway#C composer:eway/eway-rapid-php npm:eway-rapid |  | activemerchant
    Express Pay | api.express-pay.by sandbox-api.express-pay.by *.express-pay.by
    expressPay Ghana | expresspaygh.com sandbox.expresspaygh.com *.expresspaygh.com
    Ezidebit | api.ezidebit.com.au api.demo.ezidebit.com.au *.ezidebit.com.au | | https://ezidebit.status.io | https://github.com/newrelic/nr1-status-pages
    Ezypay | api-sandbox.ezypay.com api-global.ezypay.com *.ezypay.com
    Facilitapay | api.facilitapay.com *.facilitapay.com | | | hyperswitch
    Fanvue | api.fanvue.com *.fanvue.com | | | nango
    Fapshi | live.fapshi.com sandbox.fapshi.com *.fapshi.com | |  | https://docs.fapshi.com
    Faspay | web.faspay.co.id *.faspay.co.id | composer:david-kurniawan/omnipay-faspay#C pypi:faspaysendmesnap#C
    Fat Zebra | *.fatzebra.com.au *.fatzebra.com | composer:delatbabel/omnipay-fatzebra#C |  | activemerchant
    Fawry | www.atfawry.com *.atfawry.com *.fawrystaging.com *.fawry.com | npm:fawry-node
    FedaPay | api.fedapay.com sandbox-api.fedapay.com *.fedapay.com | npm:fedapay npm:fedapay-reactjs composer:fedapay/fedapay-php gem:fedapay | | https://docs.fedapay.com
    FeexPay | api.feexpay.me *.feexpay.me | npm:@feexpay/react-sdk composer:feexpay/feexpay-php
    Fincode | api.fincode.jp api.test.fincode.jp js.fincode.jp *.fincode.jp | npm:@fincode/js npm:@fincode/node | | https://docs.fincode.jp
    Fincra | api.fincra.com sandboxapi.fincra.com *.fincra.com | npm:fincra-node-sdk | | https://docs.fincra.com
    Finix | finix.sandbox-payments-api.com *.finixpayments.com *.finix.io *.finix.com finix.live-payments-api.com | npm:@finix-payments/finix pypi:finix | https://status.finix.com
    Finpay | devo.finnet.co.id *.finnet.co.id *.finpay.id
    Fire Financial Services | api.fire.com *.fire.com | | | openapis
    First Data Payeezy | *.firstdata.com *.payeezy.com | composer:omnipay/firstdata#C npm:payeezy | | activemerchant
    Fiuu | pay.fiuu.com api.fiuu.com *.fiuu.com *.molpay.com *.merchant.razer.com | composer:leesiongchan/omnipay-molpay#C
    FlexCharge | *.flex-charge.com | | | activemerchant
    Flexiti | onlineapi.flexiti.fi *.flexiti.fi | | | hyperswitch
    Flip for Business | bigflip.id *.bigflip.id *.flip.id
    Flouci | developers.flouci.com *.flouci.com
    Flow Chile | www.flow.cl sandbox.flow.cl *.flow.cl | | | https://www.flow.cl/docs/api.html
    Flowglad | app.flowglad.com | npm:@flowglad/node npm:@flowglad/server | | https://docs.flowglad.com
    FOMO Pay | ipg.fomopay.net *.fomopay.net *.fomopay.com
    Fondy | *.fondy.eu | npm:ipsp-js-sdk composer:cloudipsp/php-sdk-v2
    Fonepay | clientapi.fonepay.com dev-clientapi.fonepay.com merchantapi.fonepay.com *.fonepay.com
    Forte | api.forte.net *.forte.net | | | activemerchant
    Fortis | api.fortis.tech *.fortis.tech | pypi:fortis-python-sdk | | activemerchant
    Freedom Pay | api.freedompay.kz api.paybox.money *.freedompay.kz *.freedompay.money *.paybox.money
    FreeKassa | api.freekassa.ru *.freekassa.ru *.freekassa.com | composer:hiqdev/omnipay-freekassa#C pypi:fkassa#C pypi:apifk-frekassa#C
    Freemius | api.freemius.com checkout.freemius.com *.freemius.com | npm:@freemius/checkout npm:@freemius/sdk | | https://docs.freemius.com
    Garanti BBVA | *.garanti.com.tr *.garantibbva.com.tr | composer:emr/omnipay-gvp#C composer:yasinkuyu/omnipay-gvp#C pypi:garantipay#C |  | activemerchant
    GB Prime Pay | api.gbprimepay.com api.globalprimepay.com *.gbprimepay.com *.globalprimepay.com
    GCash | *.gcash.com
    Geidea | api.merchant.geidea.net api.ksamerchant.geidea.net api.geidea.ae *.geidea.net *.geidea.ae | pub:geideapay | | https://docs.geidea.net
    Getnet | *.getnet.com.br *.globalgetnet.com *.getneteurope.com
    Gigadat | interac.express-connect.com | | | hyperswitch
    giropay | api.giropay.de *.giropay.de *.paydirekt.de | | | https://www.giropay.de
    GiroSolution | payment.girosolution.de *.girosolution.de
    Global Collect Worldline | *.worldline-solutions.com *.api-ingenico.com *.worldline.com | npm:onlinepayments-sdk-nodejs npm:connect-sdk-nodejs npm:connect-sdk-client-js cocoapods:IngenicoConnectKit composer:wl-online-payments-direct/* composer:worldline/connect-sdk-php nuget:Worldline.Connect.Sdk | | activemerchant
    Global Payments | *.globalpay.com *.globalpaymentsinc.com *.heartlandportico.com *.realexpayments.com *.payandshop.com *.globalpay-ecommerce.com | composer:digitickets/omnipay-realex#C npm:@globalpayments/js npm:globalpayments-api npm:globalpayments-lib npm:globalpayments-3ds pypi:cgp-payment-sdk composer:globalpayments/php-sdk | | activemerchant
    Globepay | pay.globepay.co *.globepay.co | | | hyperswitch
    GMO Payment Gateway | *.gmo-pg.jp *.mul-pay.jp | npm:gmopg#C
    GooyaPay | gooyapay.ir *.gooyapay.ir | | | multipay
    GoPay | *.gopay.com | composer:bileto/omnipay-gopay#C pypi:gopay#C
    GoPay Czech | gate.gopay.cz gw.gopay.com gw.sandbox.gopay.com *.gopay.cz | composer:gopay/payments-sdk-php composer:contributte/gopay-inline#C | | https://doc.gopay.com
    GOV.UK Pay | publicapi.payments.service.gov.uk | | https://payments.statuspage.io | jentic
    Gr4vy | *.gr4vy.app *.gr4vy.com | npm:@gr4vy/sdk npm:@gr4vy/secure-fields-react npm:@gr4vy/node pypi:gr4vy | https://status.gr4vy.com
    Gravity Payments | emergepay.chargeitpro.com emergepay-sandbox.chargeitpro.com *.chargeitpro.com | npm:emergepay-sdk
    Halyk ePay | epay-api.homebank.kz epay-oauth.homebank.kz testepay.homebank.kz *.homebank.kz
    Helcim | *.helcim.com | composer:academe/omnipay-helcim#C | https://status.helcim.com
    HelloAsso | api.helloasso.com api.helloasso-sandbox.com *.helloasso.com *.helloasso-sandbox.com | composer:helloasso/helloasso-sdk#C pypi:helloasso-python | | https://dev.helloasso.com
    HiPay | *.hipay-tpp.com *.hipay.com | | | activemerchant
    HitPay | *.hit-pay.com
    Hokodo | *.hokodo.co
    Hub2 | api.hub2.io *.hub2.io | |  | https://docs.hub2.io
    Humm | *.shophumm.com.au *.shophumm.com
    Hyp | pay.hyp.co.il icom.yaad.net *.hyp.co.il *.yaad.net
    Hyperline | api.hyperline.co *.hyperline.co | | | https://docs.hyperline.co
    HyperPay | *.hyperpay.com | cocoapods:hyperpay_sdk#C cocoapods:HyperPaySDK#C
    Hyperswitch | api.hyperswitch.io sandbox.hyperswitch.io *.hyperswitch.io | npm:@juspay-tech/hyper-js#B npm:@juspay-tech/react-hyper-js#B pypi:hyperswitch-prism#B | | https://docs.hyperswitch.io
    Hyperwallet | api.paylution.com uat-api.paylution.com *.paylution.com *.hyperwallet.com | | | hyperswitch
    IAK | prepaid.iak.id prepaid.iak.dev testprepaid.mobilepulsa.net *.iak.id *.iak.dev *.mobilepulsa.net
    IATA Pay | iata-pay.iata.org | | | hyperswitch
    iATS | *.iatspayments.com | | | activemerchant
    ICEPAY | rest.icepay.com connect.icepay.com *.icepay.com *.icepay.eu | composer:superbrave/omnipay-icepay-payments#C composer:icepay/icepay
    iDEAL Rabobank | betalen.rabobank.nl *.rabobank.nl | composer:omnipay/rabobank#C
    IDPay | api.idpay.ir *.idpay.ir
    Idram | banking.idram.am *.idram.am | composer:ptuchik/omnipay-idram#C
    ifthenpay | api.ifthenpay.com *.ifthenpay.com | composer:ifthenpay/omnipay-ifthenpay#C
    imoje | api.imoje.pl *.imoje.pl
    Indodana | api.indodana.com sandbox01-api.indodana.com *.indodana.com
    Inespay | apiflow.inespay.com *.inespay.com | | | hyperswitch
    Instamojo | api.instamojo.com *.instamojo.com | npm:instamojo-payment-nodejs#C | | trufflehog
    IntaSend | payment.intasend.com sandbox.intasend.com *.intasend.com | npm:intasend-node | | https://developers.intasend.com
    IntegraPay | *.integrapay.com.au *.paymentsapi.io
    Interkassa | api.interkassa.com *.interkassa.com | composer:hiqdev/omnipay-interkassa#C
    Interswitch | *.interswitchng.com *.isw.la
    iPay.ua | api.ipay.ua *.ipay.ua
    iPay88 | *.ipay88.com.my | composer:dilab/omnipay-ipay88#C cocoapods:ipay88sdk#C
    iPaymu | my.ipaymu.com sandbox.ipaymu.com *.ipaymu.com | composer:ipaymu/ipaymu-php-api | | https://github.com/ipaymu
    Itaú | secure.api.itau *.api.itau sts.itau.com.br api.itau.com.br *.itau.com.br | | | hyperswitch
    iVeri | *.iveri.com | | | activemerchant
    IXOPAY | *.ixopay.com | | | activemerchant
    Izipay | api.micuentaweb.pe static.micuentaweb.pe api-pw.izipay.pe sandbox-api-pw.izipay.pe *.micuentaweb.pe *.izipay.pe
    JazzCash | payments.jazzcash.com.pk sandbox.jazzcash.com.pk *.jazzcash.com.pk
    Jenga HQ | uat.jengahq.io api.jengahq.io *.jengahq.io *.finserve.africa
    Jibit | napi.jibit.ir *.jibit.ir | | | multipay
    Judopay | api.judopay.com *.judopay.com *.judopay-sandbox.com | composer:transportersio/omnipay-judopay#C npm:judokit-react-native cocoapods:JudoKit cocoapods:JudoKitObjC swift:github.com/Judopay/JudoKit-iOS#C
    Juno | api.juno.com.br sandbox.boletobancario.com *.juno.com.br *.boletobancario.com | | | https://dev.juno.com.br
    Juspay | *.juspay.in | npm:expresscheckout-nodejs npm:hyper-sdk-react npm:@juspay/blaze-sdk-web pypi:juspay#C maven:in.juspay:hypercheckoutlite maven:in.juspay:hypersdk.plugin cocoapods:HyperSDK pub:hypersdkflutter swift:github.com/juspay/hypersdk-ios#C maven:in.juspay maven:io.hyperswitch | https://status.juspay.in
    JustiFi | api.justifi.ai *.justifi.ai | npm:@justifi/justifi-node | | https://docs.justifi.tech
    KakaoPay | *.kakaopay.com
    Kashier | *.kashier.io
    Katapult | *.katapult.com
    KCP | *.kcp.co.kr
    KG Inicis | *.inicis.com
    Khalti | khalti.com dev.khalti.com a.khalti.com *.khalti.com | pub:khalti_flutter npm:khalti-checkout-web pypi:django-khalti-integration#C pub:khalti_checkout_flutter
    Khipu | payment-api.khipu.com khipu.com api.khipu.com *.khipu.com | composer:khipu/khipu-api-client pypi:pykhipu#C | | https://docs.khipu.com
    Kiwify | public-api.kiwify.com *.kiwify.com *.kiwify.com.br
    Kkiapay | api.kkiapay.me api-sandbox.kkiapay.me *.kkiapay.me | npm:@kkiapay-org/nodejs-sdk npm:kkiapay-react npm:kkiapay composer:kkiapay/kkiapay-php pypi:kkiapay pub:kkiapay_flutter_sdk | | https://docs.kkiapay.me
    Komoju | *.komoju.com | composer:dannyvink/omnipay-komoju#C |  | activemerchant
    Konnect | api.konnect.network api.preprod.konnect.network api.sandbox.konnect.network *.konnect.network
    Kopo Kopo | api.kopokopo.com sandbox.kopokopo.com *.kopokopo.com
    Kora | api.korapay.com *.korapay.com | | | https://developers.korapay.com
    Korba | xchange.korba365.com testxchange.korba365.com *.korba365.com
    Kredivo | api.kredivo.com sandbox.kredivo.com *.kredivo.com
    Ksher | api.mch.ksher.net gateway.ksher.com sandbox.ksher.net *.ksher.net *.ksher.com
    Kueski Pay | api.kueskipay.com testing.kueskipay.com *.kueskipay.com *.kueski.com
    Kushki | api.kushkipagos.com *.kushkipagos.com | npm:@kushki/js | | activemerchant
    Lakala | s2.lakala.com test.wsmsd.cn *.lakala.com
    LAVA | api.lava.ru gate.lava.ru gate.lava.top *.lava.ru *.lava.top
    LawPay | secure.affinipay.com *.affinipay.com *.lawpay.com
    Laybuy | *.laybuy.com | composer:mediabeastnz/omnipay-laybuy#C
    Lemonway | *.lemonway.fr *.lemonway.com
    Lenco | api.lenco.co *.lenco.co
    LianLian Pay | *.lianlianpay.com *.lianlianpay-inc.com *.yintong.com.cn
    Lightspark | api.lightspark.com *.lightspark.com | npm:@lightsparkdev/core npm:@lightsparkdev/lightspark-sdk pypi:lightspark | https://status.lightspark.com
    LiqPay | *.liqpay.ua | npm:liqpay#C pypi:liqpy#C composer:liqpay/liqpay
    LNPAY | api.lnpay.co *.lnpay.co | generic:env:LNPAY_*#B | | https://github.com/lnbits/lnbits
    Loonio | loonio.ca *.loonio.ca | | | hyperswitch
    Loyverse | api.loyverse.com *.loyverse.com | | https://loyverse.statuspage.io | kingfisher trufflehog w6w
    Lydia | lydia-app.com homologation.lydia-app.com *.lydia-app.com
    Lyra PayZen | *.payzen.eu *.lyra.com | composer:ubitransports/omnipay-payzen#C composer:lyracom/rest-php-sdk
    Magpie | api.magpie.im request.magpie.im pay.magpie.im *.magpie.im
    MakeCommerce | api.maksekeskus.ee api.test.maksekeskus.ee *.maksekeskus.ee | | | https://developer.makecommerce.net
    Mangopay | *.mangopay.com | npm:mangopay2-nodejs-sdk gem:mangopay composer:mangopay/php-sdk-v2 pypi:mangopay4-python-sdk npm:mangopay4-nodejs-sdk npm:@mangopay/checkout-sdk npm:mangopay-cardregistration-js-kit pypi:mangopaysdk#C | https://status.mangopay.com
    Mastercard | api.mastercard.com sandbox.api.mastercard.com *.api.mastercard.com | pypi:mastercard-api-core npm:mastercard-oauth1-signer npm:mastercard-api-core pypi:mastercard-* | https://developer.mastercard.com/api-status
    Mastercard Payment Gateway | ap-gateway.mastercard.com eu-gateway.mastercard.com na-gateway.mastercard.com *.gateway.mastercard.com *.mastercard.com.au | composer:omnipay/migs#C |  | activemerchant
    maxiPago | *.maxipago.net | | | activemerchant
    Maya | *.maya.ph *.paymaya.com
    Mayar | api.mayar.id *.mayar.id *.mayar.club | |  | https://docs.mayar.id
    Mercanet | payment-webinit.mercanet.bnpparibas.net *.mercanet.bnpparibas.net
    Merchant e-Solutions | *.merchante-solutions.com | | | activemerchant
    Merchant Warrior | *.merchantwarrior.com | | | activemerchant
    Mesh Connect | integration-api.meshconnect.com sandbox-integration-api.meshconnect.com *.meshconnect.com | npm:@meshconnect/node-api npm:@meshconnect/web-link-sdk
    Meshulam | secure.meshulam.co.il sandbox.meshulam.co.il *.meshulam.co.il *.grow.business
    Micropayment | *.micropayment.de | | | activemerchant
    MiFinity | secure.mifinity.com *.mifinity.com | | | hyperswitch
    MiniPay Iran | ipg.minipay.me *.minipay.me | | | multipay
    Mobbex | api.mobbex.com *.mobbex.com | composer:mobbexco/php-plugins-sdk npm:mobbex#C | | https://mobbex.dev
    MobilePay | *.mobilepay.dk
    MODO | merchants.playdigital.com.ar merchants.preprod.playdigital.com.ar *.playdigital.com.ar *.modo.com.ar
    Moka | *.moka.com | | | activemerchant
    MoMo | *.momo.vn | composer:phpviet/omnipay-momo#C pub:momo_vn#C
    Mondu | *.mondu.ai
    MONEI | api.monei.com *.monei.com *.monei.net | npm:@monei-js/node-sdk npm:@monei-js/components pypi:monei#C | | activemerchant
    Moneris | gateway.moneris.com *.moneris.com *.moneris.io | composer:unoapp-dev/omnipay-moneris#C |  | activemerchant
    Monetbil | api.monetbil.com *.monetbil.com
    Monetico | *.monetico-services.com
    Monetizze | api.monetizze.com.br *.monetizze.com.br
    Monnify | *.monnify.com | npm:monnify-js npm:monnify-ts pypi:monnifyease#C pub:monnify_payment_sdk#C pub:monnify_flutter_sdk_plus#C cocoapods:Monnify#C
    Monobank | *.monobank.ua | pypi:py-mono-bank-pay#C pypi:monobank-tool#C
    Monoova | api.monoova.com api.m-pay.com.au sand-api.monoova.com *.monoova.com *.m-pay.com.au
    Montonio | stargate.montonio.com sandbox-stargate.montonio.com *.montonio.com | | | https://docs.montonio.com
    MoonClerk | api.moonclerk.com *.moonclerk.com | | https://status.moonclerk.com | kingfisher trufflehog w6w
    Moov | *.moov.io | npm:@moovio/moov-js npm:@moovio/sdk npm:@moovio/node | https://status.moov.io
    Moyasar | *.moyasar.com | npm:moyasar npm:moyasar-payment-form cocoapods:MoyasarSdk composer:moyasar/laravel
    MTN MoMo | *.momodeveloper.mtn.com *.momoapi.mtn.com | composer:larrytech7/omnipay-momocm#C pypi:momo-openapi#C pypi:momo-psb#C pypi:raapimtnmomo#C
    MultiSafepay | *.multisafepay.com | composer:omnipay/multisafepay#C npm:@multisafepay/api-wrapper pypi:multisafepay#C pypi:multisafepay-payment#C composer:multisafepay/php-sdk composer:multisafepay/magento2
    MundiPagg | *.mundipagg.com | | | activemerchant
    Mural Pay | api.muralpay.com api-staging.muralpay.com *.muralpay.com | generic:env:MURALPAY_
    MyFatoorah | *.myfatoorah.com | composer:my-fatoorah/omnipay-myfatoorah#C npm:myfatoorah-reactnative maven:com.myfatoorah:myfatoorah cocoapods:MyFatoorah composer:myfatoorah/laravel-package composer:myfatoorah/library pub:my_fatoorah#C
    N-Genius Online | api-gateway.ngenius-payments.com *.ngenius-payments.com | cocoapods:NISdk | | https://docs.ngenius-payments.com
    n1co | *.n1co.com *.n1co.shop
    NAB Transact | *.nab.com.au | composer:sudiptpa/omnipay-nabtransact#C |  | activemerchant
    Nagad | api.mynagad.com sandbox.mynagad.com *.mynagad.com | npm:nagad-payment-gateway#C composer:xenon/nagad-api#C
    Nami ML | app.namiml.com *.namiml.com | npm:react-native-nami-sdk npm:@namiml/web-sdk cocoapods:NamiApple swift:github.com/namiml/nami-apple
    Naranja X | *.naranjax.com e3-api.ranty.io
    NaverPay | *.pay.naver.com
    Neopay | psd2.neopay.lt *.neopay.lt
    Nestpay | *.est.com.tr *.asseco-see.com.tr | composer:yasinkuyu/omnipay-nestpay#C composer:uskur/omnipay-nestpay#C
    Netaxept | *.bbs.no | composer:omnipay/netaxept#C |  | activemerchant
    Netbanx Paysafe | *.netbanx.com api.paysafe.com *.paysafe.com *.optimalpayments.com | composer:omnipay/netbanx#C composer:worldstream-labs/omnipay-paysafe-payment-hub#C | https://status.paysafe.com | activemerchant statussy
    Neteller | *.neteller.com | composer:dercoder/omnipay-neteller#C
    Netopia | *.netopia-payments.com *.mobilpay.ro | composer:vanilo/netopia#C
    NETS Singapore | api.nets.com.sg uat-api.nets.com.sg *.nets.com.sg
    Network Merchants | *.networkmerchants.com secure.nmi.com *.nmi.com | composer:mfauveau/omnipay-nmi#C |  | activemerchant
    NewebPay | *.newebpay.com
    Nexi | *.nexigroup.com *.nexi.it *.nets.eu | | | activemerchant
    Nexinets PAYENGINE | api.payengine.de *.payengine.de | | | hyperswitch
    NextPay | nextpay.org api.nextpay.org *.nextpay.org
    NganLuong | www.nganluong.vn sandbox.nganluong.vn *.nganluong.vn
    NicePay | *.nicepay.co.kr
    NICEPAY Indonesia | www.nicepay.co.id dev.nicepay.co.id *.nicepay.co.id
    Niubiz | *.vnforapps.com apisandbox.vnforappstest.com *.vnforappstest.com *.niubiz.com.pe | | | activemerchant
    Nomba | api.nomba.com sandbox.nomba.com *.nomba.com | |  | https://developer.nomba.com
    NomuPay | payout-api.nomupay.com *.nomupay.com | | | hyperswitch
    noon payments | api.noonpayments.com *.noonpayments.com | | | hyperswitch
    Notch Pay | api.notchpay.co *.notchpay.co | npm:notchpay.js composer:notchpay/notchpay-php | | https://developer.notchpay.co
    Novalnet | payport.novalnet.de *.novalnet.de | | | hyperswitch
    Nuvei | *.safecharge.com *.nuvei.com | composer:diversifiedtech/omnipay-nuvei#C npm:safecharge pypi:nuvei#C | | activemerchant
    Ogone | *.ogone.com *.v-psp.com | composer:deniztezcan/omnipay-ingenico-epayments#C |  | activemerchant
    OnePay | onepay.vn mtf.onepay.vn *.onepay.vn | composer:dilab/omnipay-onepay#C
    Oney | *.oney.io | pypi:oney-payment#C
    Onramper | api.onramper.com *.onramper.com | | | https://docs.onramper.com
    OPay | liveapi.opaycheckout.com testapi.opaycheckout.com sandboxapi.opaycheckout.com api.opaycheckout.com *.opaycheckout.com *.opayweb.com
    Opayo | opayo.eu.elavon.com *.sagepay.com *.opayo.eu.elavon.com | composer:omnipay/sagepay#C |  | activemerchant
    Openpay | api.openpay.mx *.openpay.mx api.openpay.co *.openpay.co *.openpay.pe | npm:openpay composer:openpay/sdk nuget:Openpay cocoapods:Openpay#C cocoapods:openpay-swift-ios cocoapods:OpenpayKit | | activemerchant
    OPPWA | *.oppwa.com | composer:vdbelt/omnipay-oppwa#C cocoapods:OPPWAMobile#C |  | activemerchant
    Orange Money | api.orange.com | composer:symfony/orange-sms-notifier#C
    OxaPay | api.oxapay.com *.oxapay.com | | | https://docs.oxapay.com
    OY! Indonesia | partner.oyindonesia.com api-stg.oyindonesia.com *.oyindonesia.com
    Ozow | *.ozow.com
    PaanaPardakht | paanapardakht.com *.paanapardakht.com | | | multipay
    Paga | collect.paga.com beta-collect.paga.com www.mypaga.com beta.mypaga.com *.mypaga.com *.paga.com
    Pagadito | comercios.pagadito.com sandbox.pagadito.com *.pagadito.com
    Pagaleve | *.pagaleve.com.br *.pagaleve.io | |  | https://docs.pagaleve.com.br
    Pago Fácil | api.pagofacil.tech *.pagofacil.tech *.pagofacil.net
    PagoEfectivo | services.pagoefectivo.pe pre1a.services.pagoefectivo.pe *.pagoefectivo.pe
    PagSeguro | *.pagseguro.com *.pagseguro.uol.com.br | npm:pagseguro#C npm:pagseguro-api#C gem:pagseguro-oficial#C
    Paidy | *.paidy.com
    Param | *.param.com.tr
    Paratika | vpos.paratika.com.tr *.paratika.com.tr | composer:yasinkuyu/omnipay-paratika#C
    Parspal | api.parspal.com sandbox.api.parspal.com *.parspal.com | | | multipay
    PawaPay | *.pawapay.io | npm:pawapay-node pypi:pawapay pypi:katorymnd-pawapay-python-sdk#C
    Pay Solutions | apis.paysolutions.asia *.paysolutions.asia *.thaiepay.com
    Pay with Extend | api.paywithextend.com v.paywithextend.com *.paywithextend.com | | | https://github.com/thinkst/canarytokens
    Pay.ir | pay.ir *.pay.ir
    Pay.nl | *.pay.nl | composer:paynl/omnipay-paynl#C npm:paynl-sdk composer:paynl/sdk
    Payabli | api.payabli.com api-sandbox.payabli.com *.payabli.com | npm:@payabli/sdk-node pypi:payabli nuget:Payabli | | https://docs.payabli.com
    PayAnyWay | www.payanyway.ru *.payanyway.ru *.moneta.ru | | | https://docs.moneta.ru
    PayArc | *.payarc.net | pypi:payarc#C | | activemerchant
    Paybox | *.paybox.com | | | activemerchant
    Paycell | *.paycell.com.tr | composer:yasinkuyu/omnipay-paycell#C
    PayChangu | api.paychangu.com *.paychangu.com
    PayComet | rest.paycomet.com api.paycomet.com *.paycomet.com | | | https://docs.paycomet.com
    Payconiq | api.payconiq.com api.ext.payconiq.com *.payconiq.com
    PayDunya | app.paydunya.com *.paydunya.com | composer:paydunya/paydunya npm:paydunya pypi:paydunya gem:paydunya | | https://paydunya.com/developers
    PayEx | *.payex.com *.swedbankpay.com | cocoapods:SwedbankPaySDK | | activemerchant
    Payfa | payment.payfa.com payment.payfa.ir *.payfa.com *.payfa.ir | | | multipay
    Payfast | www.payfast.co.za sandbox.payfast.co.za api.payfast.co.za *.payfast.co.za *.payfast.io | composer:omnipay/payfast#C composer:payfast/payfast-php-sdk pypi:payfast#C
    PayFiP | www.tipi.budget.gouv.fr *.tipi.budget.gouv.fr *.payfip.gouv.fr
    PayGate | *.paygate.co.za | composer:mvnrsa/omnipay-paygate#C |  | activemerchant
    PayGateGlobal | paygateglobal.com *.paygateglobal.com
    PayGreen | *.paygreen.fr | | | https://github.com/coopcycle/coopcycle-web
    PayHere | www.payhere.lk sandbox.payhere.lk *.payhere.lk | pub:payhere_mobilesdk_flutter npm:@payhere/payhere-mobilesdk-reactnative npm:@payhere-js-sdk/client#C | | https://support.payhere.lk
    PayJunction | api.payjunction.com *.payjunction.com | | | activemerchant
    Payku | app.payku.cl des.payku.cl *.payku.cl
    Payletter | pgapi.payletter.com testpgapi.payletter.com *.payletter.com
    Paylink Saudi Arabia | restapi.paylink.sa restpilot.paylink.sa *.paylink.sa
    Payload Payments | api.payload.com *.payload.com | | | hyperswitch
    Payme | checkout.paycom.uz checkout.test.paycom.uz *.paycom.uz *.payme.uz
    PayMe Israel | live.payme.io *.payme.io | | | hyperswitch
    Paymee | app.paymee.tn sandbox.paymee.tn *.paymee.tn
    Paymentez | *.paymentez.com *.nuvei.com.ec | cocoapods:PaymentezSDK#C | | activemerchant
    Paymentwall | api.paymentwall.com *.paymentwall.com | composer:incube8/omnipay-paymentwall#C gem:paymentwall pypi:paymentwall-python npm:paymentwall composer:paymentwall/paymentwall-php
    Paymill | api.paymill.com *.paymill.com | composer:socialiteproviders/paymill#C | | activemerchant socialite
    Paymob | *.paymob.com | npm:paymob pypi:paymobz#C pub:pay_with_paymob#C pub:paymob_payment#C pub:paymob_pakistan#C
    Paynamics | payin.paynamics.net payin.payserv.net *.paynamics.net *.payserv.net
    Paynow Poland | api.paynow.pl api.sandbox.paynow.pl *.paynow.pl | composer:pay-now/paynow-php-sdk | | https://docs.paynow.pl
    Paynow Zimbabwe | www.paynow.co.zw | npm:paynow | | https://developers.paynow.co.zw
    PAYONE | *.pay1.de *.payone.com | composer:academe/omnipay-payone#C
    Payoo | *.payoo.vn | composer:dilab/omnipay-payoo#C
    payOS | api-merchant.payos.vn *.payos.vn | npm:@payos/node pypi:payos composer:payos/payos nuget:payOS | | https://payos.vn/docs
    PayPay | *.paypay.ne.jp | npm:@paypayopa/paypayopa-sdk-node pypi:pypaypay#C pypi:oppaypay#C pypi:paypaypay#C pypi:paypayopa#C pypi:aiopaypaython#C pypi:aiopaypaython-webapi#C
    PayPhone | pay.payphonetodoesposible.com *.payphonetodoesposible.com *.payphone.app
    PayPing | api.payping.ir *.payping.ir
    Payplug | *.payplug.com
    PayPlus | restapi.payplus.co.il restapidev.payplus.co.il *.payplus.co.il
    PayPo | api.paypo.pl api.sandbox.paypo.pl *.paypo.pl
    PayPoint | *.paypoint.com *.paypoint.net
    Payrails | api.payrails.io *.payrails.io | npm:@payrails/web-sdk npm:@payrails/fraud-sdk
    Payrix | *.payrix.com |  | https://status.payrix.com
    Paysafecard | *.paysafecard.com | composer:dercoder/omnipay-paysafecard#C composer:worldstream-labs/omnipay-paysafecard#C
    Payscout | *.payscout.com | | | activemerchant
    Paysera | wallet.paysera.com *.paysera.com | composer:povils/omnipay-paysera#C composer:semyonchetvertnyh/omnipay-paysera#C composer:webtopay/libwebtopay
    PaySimple | api.paysimple.com sandbox-api.paysimple.com *.paysimple.com | composer:dranes/omnipay-paysimple#C
    Payssion | www.payssion.com *.payssion.com | composer:inkedcurtis/omnipay-payssion#C
    PayStand | *.paystand.com *.paystand.co
    PayStar | core.paystar.ir api.paystar.ir *.paystar.ir | | | multipay
    PayTabs | *.paytabs.com | npm:paytabs_pt2 maven:com.paytabs:payment-sdk cocoapods:PayTabs cocoapods:PayTabsSDK cocoapods:PayTabsSDKLite pub:flutter_paytabs_bridge swift:github.com/paytabscom/paytabs-ios-library-sample cocoapods:paytabs-iOS#C
    PayTech Senegal | paytech.sn *.paytech.sn | |  | https://docs.intech.sn
    Paytm | *.paytm.in *.paytm.com *.paytmpayments.com | pypi:paytmchecksum npm:paytm-blink-checkout-angular npm:paytm-blink-checkout-react npm:paytm-pg-node-sdk npm:paytm_allinone_react-native npm:node-paytmpg#C npm:paytmchecksum maven:com.paytm.appinvokesdk:appinvokesdk cocoapods:AppInvokeSDK pub:paytm_allinonesdk composer:anandsiddharth/laravel-paytm-wallet#C composer:paytm/paytmchecksum pub:paytmpayments_allinonesdk#C cocoapods:Paytm-Payments#C maven:com.paytm.appinvokesdk
    PayTR | *.paytr.com
    PayTrace | api.paytrace.com *.paytrace.com | composer:iddqdidkfa/omnipay-paytrace#C |  | activemerchant
    Paytrail | *.paytrail.com
    PayU India | *.payu.in *.payumoney.com | npm:payu-sdk maven:in.payu | | activemerchant
    PAYUNi | api.payuni.com.tw sandbox-api.payuni.com.tw *.payuni.com.tw
    PayWay | *.qvalent.com *.payway.com.au | | | activemerchant
    Peach Payments | *.peachpayments.com |  | https://status.peachpayments.com
    Pelecard | gateway20.pelecard.biz *.pelecard.biz | composer:uskur/omnipay-pelecard#C
    Pesapal | *.pesapal.com | composer:knox/pesapal#C
    PicPay | appws.picpay.com api.picpay.com *.picpay.com
    Pin Payments | api.pinpayments.com *.pinpayments.com | composer:omnipay/pin#C npm:pinjs#C |  | activemerchant
    Ping++ | api.pingxx.com *.pingxx.com | composer:phoenixg/omnipay-pingpp#C npm:pingpp composer:pingplusplus/pingpp-php golang:github.com/pingplusplus/pingpp-go pypi:pingpp npm:pingpp-js cocoapods:Pingpp | https://status.pingidentity.com | statussy
    PlacetoPay | checkout.placetopay.com *.placetopay.com | pypi:checkout-p2p#C | | hyperswitch
    Plastiq | *.plastiq.com
    Plexo | *.plexo.com.uy | | | activemerchant
    Plisio | plisio.net api.plisio.net *.plisio.net | | | https://plisio.net/documentation
    Plooto | api.plooto.com *.plooto.com
    POLi | poliapi.apac.paywithpoli.com *.paywithpoli.com *.polipayments.com | composer:burnbright/omnipay-poli#C
    Poolam | poolam.ir *.poolam.ir | | | multipay
    Portmone | www.portmone.com.ua *.portmone.com.ua *.portmone.com | | | https://docs.portmone.com.ua
    Posnet | *.yapikredi.com.tr | composer:yasinkuyu/omnipay-posnet#C
    PostFinance | checkout.postfinance.ch e-payment.postfinance.ch *.postfinance.ch | composer:bummzack/omnipay-postfinance#C composer:postfinancecheckout/sdk pypi:postfinancecheckout#C
    PowerTranz | staging.ptranz.com *.ptranz.com | | | hyperswitch
    Primer | *.primer.io | npm:@primer-io/checkout-web npm:@primer-io/react-native npm:@primer-io/primer-js cocoapods:PrimerSDK cocoapods:PrimerKlarnaSDK cocoapods:PrimerIPay88MYSDK cocoapods:PrimerNolPaySDK cocoapods:PrimerStripeSDK cocoapods:PrimerCore cocoapods:PrimerNetworking cocoapods:PrimerUI cocoapods:Primer3DS swift:github.com/primer-io/primer-sdk-ios | https://status.primer.io
    Priority MX Merchant | *.mxmerchant.com | | | activemerchant
    PrivatBank | api.privatbank.ua acp.privatbank.ua payparts2.privatbank.ua *.privatbank.ua | | | https://api.privatbank.ua
    Prive | *.tryprive.com | | | nango
    Prodamus | *.payform.ru *.prodamus.ru
    ProPay | *.propay.com | | | activemerchant
    Przelewy24 | *.przelewy24.pl | composer:mysiar/omnipay-przelewy24v1#C
    Purchasely | *.purchasely.io *.purchasely.com | cocoapods:Purchasely | | https://docs.purchasely.com
    QIWI | api.qiwi.com edge.qiwi.com *.qiwi.com | composer:hiqdev/omnipay-qiwi#C npm:@qiwi/bill-payments-node-js-sdk
    QPay | merchant.qpay.mn quickqr.qpay.mn sandbox-quickqr.qpay.mn *.qpay.mn | pypi:django-qpay#C pypi:fastapi-qpay#C pypi:qpay-py#C pypi:qpay-python#C
    QuickPay | api.quickpay.net *.quickpay.net | composer:nobrainerweb/omnipay-quickpay#C |  | activemerchant
    Quickstream | api.quickstream.westpac.com.au api.quickstream.support.qvalent.com *.quickstream.westpac.com.au
    Raiffeisenbank Russia | pay.raif.ru pay-test.raif.ru e-commerce.raiffeisen.ru *.raif.ru
    Rainforest Pay | *.rainforestpay.com
    Raisely | api.raisely.com *.raisely.com | | https://www.raiselystatus.com | w6w
    Ratepay | *.ratepay.com
    Rayanpay | pms.rayanpay.com *.rayanpay.com | | | multipay
    Rebilly | api.rebilly.com api-sandbox.rebilly.com *.rebilly.com | npm:rebilly-js-sdk npm:@rebilly/instruments | | https://www.rebilly.com/catalog
    Recharge | api.rechargeapps.com *.rechargeapps.com *.rechargepayments.com *.rechargecdn.com | npm:@rechargeapps/storefront-client gem:recharge-api#C pypi:airbyte-source-recharge#C pypi:tap-recharge#C pypi:recharge-api#C | https://status.getrecharge.com | nango trufflehog
    Red Dot Payment | connectapi.reddotpayment.com secure.reddotpayment.com secure-dev.reddotpayment.com test.reddotpayment.com *.reddotpayment.com
    Rede | *.userede.com.br | npm:erede-node
    Redsys | *.redsys.es *.sermepa.es | npm:redsys-easy#C pypi:redsys#C pypi:pyredsys#C pypi:django-payments-redsys#C composer:sermepa/sermepa#C composer:ssheduardo/sermepa#C composer:ssheduardo/redsys-laravel#C | | activemerchant
    Reloadly | topups.reloadly.com giftcards.reloadly.com utilities.reloadly.com auth.reloadly.com topups-sandbox.reloadly.com *.reloadly.com | pypi:reloadly-airtime composer:reloadly/reloadly-sdk-php#C maven:software.reloadly | | https://docs.reloadly.com
    Remita | login.remita.net demo.remita.net remitademo.net *.remita.net *.remitademo.net
    Revenue Monster | open.revenuemonster.my sb-open.revenuemonster.my oauth.revenuemonster.my *.revenuemonster.my
    Riverty | *.riverty.com
    Robokassa | *.robokassa.ru | composer:hiqdev/omnipay-robokassa#C npm:@dev-aces/robokassa#C pypi:aiorobokassa#C pypi:robokassa#C
    RocketGate | gateway.rocketgate.com *.rocketgate.com | composer:mvestil/omnipay-rocketgate#C gem:rocketgate pypi:rocketgate#C
    Routable | *.routable.com
    RozetkaPay | api.rozetkapay.com *.rozetkapay.com
    Runa | *.runa.io *.wegift.io
    Rybbon | *.rybbon.net
    Sadad Qatar | api-s.sadad.qa api.sadadqatar.com sadadqa.com *.sadad.qa *.sadadqatar.com *.sadadqa.com
    Safaricom M-Pesa | *.safaricom.co.ke | composer:wasksofts/omnipay-mpesa#C npm:mpesa-api#C pypi:daraja-sdk-py#C pypi:daraja-v3#C pypi:mpesa-stk#C hex:ex_mpesa#C hex:mpesa#C pub:mpesa_flutter_plugin#C composer:safaricom/mpesa#C composer:smodav/mpesa#C composer:iankumu/mpesa#C generic:env:MPESA_CONSUMER_KEY#B generic:env:MPESA_CONSUMER_SECRET#B
    Safepay | api.getsafepay.com sandbox.api.getsafepay.com *.getsafepay.com | npm:@sfpy/node-sdk npm:@sfpy/node-core | | https://github.com/getsafepay
    Saferpay | www.saferpay.com test.saferpay.com *.saferpay.com | pypi:django-payments-saferpay#C | | https://saferpay.github.io/jsonapi
    SaltPay Teya | *.saltpay.co *.teya.com
    Santander Brasil | trust-pix.santander.com.br trust-open.api.santander.com.br trust-sandbox.api.santander.com.br *.santander.com.br | | | hyperswitch
    SATIM | cib.satim.dz test.satim.dz test2.satim.dz *.satim.dz
    Satispay | authservices.satispay.com staging.authservices.satispay.com *.satispay.com | composer:satispay/gbusiness-api-php-sdk | | https://developers.satispay.com
    SayanCard | ref.sayancard.ir *.sayancard.ir | | | multipay
    SB Payment | *.sps-system.com
    Sber | securepayments.sberbank.ru 3dsec.sberbank.ru api.sberbank.ru *.sberbank.ru | pypi:sber-unofficial-sdk#C pypi:salute-speech#C composer:voronkovich/sberbank-acquiring-client#C | | https://developers.sber.ru
    Scalapay | *.scalapay.com
    secupay | api.secupay.ag connect.secupay.com *.secupay.ag *.secupay.com connect.secucard.com connect-testing.secupay-ag.de *.secucard.com *.secupay-ag.de | | | https://developer.secuconnect.com
    SecurePay | api.securepay.com.au *.securepay.com.au *.securepay.com | composer:omnipay/securepay#C pypi:securepay#C |  | activemerchant
    Securion Pay | api.securionpay.com *.securionpay.com | | | activemerchant
    Selcom | apigw.selcommobile.com *.selcommobile.com
    senangPay | *.senangpay.my
    SePay | my.sepay.vn *.sepay.vn | composer:adnane-ka/omnipay-sepay#C npm:sepay-pg-node pypi:sepay#C pypi:sepay-pg#C
    Sepordeh | sepordeh.com *.sepordeh.com | | | multipay
    Sequence | *.sequencehq.com | | | https://docs.sequencehq.com
    SeQura | *.sequra.es *.sequracdn.com live.sequrapi.com sandbox.sequrapi.com *.sequrapi.com
    Setu | *.setu.co
    Sezzle | *.sezzle.com | cocoapods:Sezzle#C
    Shaparak | sep.shaparak.ir bpm.shaparak.ir pec.shaparak.ir ikc.shaparak.ir sadad.shaparak.ir *.shaparak.ir
    Shepa | merchant.shepa.com sandbox.shepa.com *.shepa.com | | | multipay
    Shift4 | api.shift4.com *.shift4.com *.shift4api.net *.shift4test.com | pypi:shift4#C | https://status.shift4.com | activemerchant
    shurjoPay | engine.shurjopayment.com sandbox.shurjopayment.com *.shurjopayment.com | npm:shurjopay pypi:shurjopay-plugin composer:shurjomukhi/shurjopay-plugin-php pub:shurjopay | | https://shurjopay.com.bd/developers
    Silverflow | api.silverflow.co *.silverflow.co | | | hyperswitch
    Simetrik | *.simetrik.com | | | activemerchant
    SimplePay | *.simplepay.hu | composer:vanilo/simplepay#C
    Sisow | *.sisow.nl | composer:fruitcake/omnipay-sisow#C
    SizPay | rt.sizpay.ir *.sizpay.ir | | | multipay
    Skio | graphql.skio.com *.skio.com | | | nango
    Skip Pay | api.skippay.cz *.skippay.cz *.mallpay.cz
    SkipCash | api.skipcash.app *.skipcash.app
    Skrill | *.skrill.com *.moneybookers.com | composer:alfaproject/omnipay-skrill#C
    Snap Finance | *.snapfinance.com
    Sofort | api.sofort.com | composer:payum/sofort#C composer:sofort/sofortlib-php | | https://github.com/sofort/sofortlib-php
    Sogecommerce | api-sogecommerce.societegenerale.eu sogecommerce.societegenerale.eu *.societegenerale.eu
    Solidgate | pay.solidgate.com *.solidgate.com *.solid.ws | npm:@solidgate/client-sdk-loader npm:@solidgate/node-sdk npm:@solidgate/react-sdk
    SpectroCoin | spectrocoin.com *.spectrocoin.com | | | openapis
    Splitit | *.splitit.com | pypi:splitit-apimatic-sdk#C
    Sprinque | api.sprinque.com api-sandbox.sprinque.com *.sprinque.com
    Squad | *.squadco.com
    SSLCommerz | securepay.sslcommerz.com sandbox.sslcommerz.com *.sslcommerz.com | npm:sslcommerz-lts pypi:pysslcommerz | | https://developer.sslcommerz.com
    Stancer | *.stancer.com | pypi:stancer#C composer:stancer/stancer
    Stark Bank | api.starkbank.com sandbox.api.starkbank.com *.starkbank.com | npm:starkbank pypi:starkbank gem:starkbank composer:starkbank/sdk npm:starkcore | https://status.starkbank.com
    Stax | *.fattlabs.com *.fattmerchant.com *.staxpayments.com
    Stay AI | api.retextion.com *.retextion.com | | | nango
    stc pay | b2b.stcpay.com.sa b2btest.stcpay.com.sa *.stcpay.com.sa *.stcbank.com.sa
    sticky.io | *.sticky.io | | | https://developer-prod.sticky.io
    Stitch Money | *.stitch.money
    Stone | *.stone.com.br
    STP | prod.stpmex.com demo.stpmex.com efws-dev.stpmex.com *.stpmex.com
    Swish | *.swish.nu cpc.getswish.net mss.cpc.getswish.net *.getswish.net | | | https://developer.swish.nu
    Systempay | *.systempay.fr
    Tabby | *.tabby.ai | npm:tabby-react-native-sdk pub:tabby_flutter_inapp_sdk swift:github.com/tabby-ai/tabby-ios-sdk
    Tamara | *.tamara.co | pypi:tamara-payment#C pub:tamara_checkout#C pub:tamara_flutter_sdk#C
    Tap Payments | *.tap.company | composer:adnane-ka/omnipay-tap#C cocoapods:goSellSDK pub:go_sell_sdk_flutter pub:tap_google_pay_kit_flutter
    TapPay | *.tappaysdk.com | pypi:tappay#C
    Telcell | *.telcell.am
    Telr | secure.telr.com *.telr.com | | | activemerchant
    Tesouro Payments | api.tesouro.com *.tesouro.com | | | hyperswitch
    Thawani | checkout.thawani.om uatcheckout.thawani.om *.thawani.om | pub:thawani_payment#C
    ThePay | api.thepay.cz gate.thepay.cz *.thepay.cz
    theTeller | prod.theteller.net test.theteller.net *.theteller.net
    ThriveCart | *.thrivecart.com | | | nango
    Tilled | api.tilled.com sandbox-api.tilled.com *.tilled.com | npm:tilled-node
    Tilopay | app.tilopay.com *.tilopay.com
    Tiltify | v5api.tiltify.com *.tiltify.com
    Tinkoff | *.tinkoff.ru *.tbank.ru | npm:tinkoff-invest-api#C pypi:tksbrokerapi#C pypi:tinkoff-voicekit-ai#C pypi:tinkoff-acquiring#C cocoapods:TinkoffASDKCore cocoapods:TinkoffASDKYandexPay pub:tinkoff_acquiring#C nuget:Tinkoff.InvestApi maven:ru.tinkoff.piapi:java-sdk-core maven:ru.tinkoff.acquiring:ui golang:github.com/nikita-vanyasin/tinkoff#C pub:tinkoff_acquiring_flutter#C cocoapods:TinkoffASDKUI#C swift:github.com/tinkoff-mobile-tech/TinkoffASDK_iOS#C cocoapods:TinkoffID swift:github.com/tinkoff-mobile-tech/tinkoffid-ios pub:tinkoff_id_flutter#C
    TNS Payments | *.tnspayments.com | | | activemerchant
    Toman | escrow-api.toman.ir *.toman.ir | | | multipay
    TorobPay | cpg.torobpay.com *.torobpay.com | | | multipay
    ToyyibPay | *.toyyibpay.com | composer:sitehandy/omnipay-toyyibpay#C pypi:toyyibpay composer:tarsoft/toyyibpay#C
    Tpay | *.tpay.com | composer:tpay-com/omnipay-tpay#C composer:tpay-com/tpay-php composer:tpay-com/tpay-openapi-php
    Transbank | webpay3g.transbank.cl webpay3gint.transbank.cl *.transbank.cl | npm:transbank-sdk pypi:transbank-sdk composer:transbank/transbank-sdk composer:laragear/transbank#C gem:transbank-sdk npm:transbank-pos-sdk-web nuget:TransbankSDK | https://status.transbankdevelopers.cl | https://www.transbankdevelopers.cl/documentacion
    TransFirst | *.transfirst.com *.transactionexpress.com *.primerchants.com | | | activemerchant
    Tranzila | secure5.tranzila.com api.tranzila.com *.tranzila.com | composer:futureecom/omnipay-tranzila#C
    TriPay | tripay.co.id *.tripay.co.id | pypi:tripayiin#C | | https://tripay.co.id/developer
    Triple-A | api.triple-a.io *.triple-a.io | | | https://developers.triple-a.io
    Trolley | api.trolley.com api.paymentrails.com *.trolley.com | npm:trolleyhq | | https://developers.trolley.com
    TrueMoney | gift.truemoney.com *.truemoney.com
    Trust Payments | webservices.securetrading.net *.securetrading.net *.trustpayments.com | composer:meebio/omnipay-secure-trading#C pypi:securetrading
    TrustCommerce | *.trustcommerce.com | | | activemerchant
    Trustly | *.trustly.com
    TrustPay | tpgw.trustpay.eu aapi.trustpay.eu *.trustpay.eu | | | hyperswitch
    TSYS | gateway.transit-pass.com *.transit-pass.com stagegw.transnox.com *.transnox.com *.tsys.com | | | hyperswitch
    TWINT | service.twint.ch | maven:ch.twint.payment.sdk:android-sdk | | https://github.com/Adyen/adyen-android
    Twisto | api.twisto.cz api.twisto.pl *.twisto.cz *.twisto.pl
    Two | api.two.inc api.sandbox.two.inc api.tillit.ai *.two.inc *.tillit.ai
    Tyro | api.tyro.com iclient.tyro.com iclientsimulator.test.tyro.com *.tyro.com
    Ualá Bis | checkout.developers.ar.ua.la checkout.stage.developers.ar.ua.la auth.developers.ar.ua.la *.developers.ar.ua.la *.ualabis.com.ar | | | https://developers.ualabis.com.ar
    UddoktaPay | *.uddoktapay.com | |  | https://uddoktapay.readme.io
    Ulule | api.ulule.com *.ulule.com
    UnionPay | *.unionpay.com *.95516.com | composer:lokielse/omnipay-unionpay#C maven:com.egzosn:pay-java-union#C
    UnitPay | unitpay.ru unitpay.money *.unitpay.ru *.unitpay.money | | | https://help.unitpay.ru
    UnivaPay | api.univapay.com *.univapay.com | npm:univapay-node | | https://docs.univapay.com
    Unzer | *.unzer.com *.heidelpay.com | pypi:unzer#C composer:unzerdev/php-sdk composer:unzerdev/magento2
    UPayments | uapi.upayments.com apiv2api.upayments.com sandboxapi.upayments.com api.upayments.com *.upayments.com
    URWAY | payments.urway-tech.com payments-dev.urway-tech.com *.urway-tech.com
    USAePay | *.usaepay.com | | https://status.usaepay.com | activemerchant
    Vanco | *.vancopayments.com | | | activemerchant
    Vandar | ipg.vandar.io api.vandar.io *.vandar.io | | | multipay
    Vantiv | *.vantivcnp.com *.litle.com *.vantivprelive.com | composer:lemonstand/omnipay-vantiv#C pypi:vantivecommercesdk#C |  | activemerchant
    Verifi | *.verifi.com | | | activemerchant
    VersaPay | *.versapay.com | | | activemerchant
    viafintech | api.barzahlen.de api.viafintech.com *.barzahlen.de *.viafintech.com | composer:barzahlen/barzahlen-php pypi:barzahlen | | https://docs.viafintech.com
    VietQR | api.vietqr.io img.vietqr.io dev.vietqr.org api.vietqr.org *.vietqr.io *.vietqr.org | npm:vietqr#C
    Vindi | *.vindi.com.br
    Vindicia | soap.vindicia.com *.vindicia.com | composer:vimeo/omnipay-vindicia#C
    Vipps | *.vipps.no | npm:@vippsmobilepay/sdk pypi:django-allauth-vipps#C | https://status.vippsmobilepay.com
    Viva Wallet | *.vivapayments.com *.viva.com | composer:delatbabel/omnipay-vivapayments#C
    VNPAY | *.vnpayment.vn *.vnpay.vn | npm:vnpay#C
    Volt.io | gateway.volt.io api.volt.io *.volt.io | | | hyperswitch
    VoPay | earthnode-dev.vopay.com earthnode.vopay.com *.vopay.com
    VTpass | vtpass.com api-service.vtpass.com sandbox.vtpass.com *.vtpass.com
    wallee | app-wallee.com *.app-wallee.com | pypi:wallee | | https://app-wallee.com/doc/api/web-service
    Wave Mobile Money | api.wave.com *.wave.com | |  | https://docs.wave.com
    WayForPay | *.wayforpay.com | npm:overshom-wayforpay#C pypi:pywayforpay#C
    WebMoney | *.webmoney.ru *.wmtransfer.com | composer:dercoder/omnipay-webmoney#C
    WEBPAY | payment.webpay.by securesandbox.webpay.by *.webpay.by
    WebXPay | webxpay.com stagingxpay.info *.webxpay.com
    WeChat Pay | api.mch.weixin.qq.com | composer:lokielse/omnipay-wechatpay#C pypi:wechatpayv3#C maven:com.github.wechatpay-apiv3:wechatpay-java maven:com.github.wechatpay-apiv3:wechatpay-apache-httpclient composer:wechatpay/wechatpay golang:github.com/wechatpay-apiv3/wechatpay-go npm:wechatpay-node-v3#C npm:wechatpay-axios-plugin#C maven:com.github.binarywang:weixin-java-pay#C maven:com.github.binarywang:wx-java-pay-spring-boot-starter#C maven:com.github.binarywang:wx-java-pay-solon-plugin#C nuget:Senparc.Weixin.TenPay#C nuget:Senparc.Weixin.TenPayV3#C nuget:Essensoft.Paylink.WeChatPay#C nuget:SKIT.FlurlHttpClient.Wechat.TenpayV2#C nuget:SKIT.FlurlHttpClient.Wechat.TenpayV3#C nuget:SKIT.FlurlHttpClient.Wechat.TenpayBusiness#C maven:com.egzosn:pay-java-wx#C nuget:EasyAbp.Abp.WeChat.Pay#C nuget:Essensoft.AspNetCore.Payment.WeChatPay#C
    WePay | wepayapi.wepay.com stage-api.wepay.com *.wepay.com *.wepayapi.com | composer:collizo4sky/omnipay-wepay#C |  | activemerchant goth trufflehog
    Whop | api.whop.com *.whop.com | npm:@whop/sdk npm:@whop/api pypi:whop-sdk npm:@whop/react npm:@whop/react-native pypi:whop-api-wrapper#C | https://status.whop.com
    Windcave | *.windcave.com | composer:onlinesid/omnipay-paymentexpress-a2a#C composer:omnipay/paymentexpress#C |  | activemerchant
    Wirecard | *.wirecard.com | composer:academe/omnipay-wirecard#C composer:igaponov/omnipay-wirecard#C |  | activemerchant
    Wompi | *.wompi.co *.wompi.sv | pub:wompi_payment#C | | activemerchant
    Worldline Sips | payment-webinit.sips-services.com payment-webinit.simu.sips-services.com office-server.sips-services.com *.sips-services.com *.sips-atos.com
    WorldNet | *.worldnettps.com | | | activemerchant
    Worldpay US | *.worldpay.us | | | activemerchant
    Xoxoday | *.xoxoday.com
    Xsolla | *.xsolla.com *.xsolla.net | composer:xsolla/xsolla-sdk-php npm:@xsolla/* | https://status.xsolla.com
    Yeepay | openapi.yeepay.com yos.yeepay.com *.yeepay.com
    YekPay | gate.yekpay.com api.yekpay.com *.yekpay.com | | | multipay
    Yoco | *.yoco.com
    YooKassa | *.yookassa.ru *.yoomoney.ru money.yandex.ru | composer:hiqdev/omnipay-yandex-kassa#C pypi:yookassa npm:yookassa#C npm:@a2seven/yoo-checkout#C pypi:aioyookassa#C pypi:django-payments-yookassa#C pypi:yookassax#C pypi:yookassa-timeouts#C pypi:yookassa-payout#C cocoapods:YooKassaPayments cocoapods:YandexCheckoutPayments pub:yookassa_payments_flutter composer:yandex-money/yandex-kassa-sdk-php nuget:Yandex.Checkout.V3#C golang:github.com/uzziahlin/yookassa#C | https://status.yookassa.ru
    YouCan Pay | youcanpay.com *.youcanpay.com | composer:youcanpay/payment-sdk | | https://pay.youcan.shop/docs
    Zaakpay | api.zaakpay.com zaakpay.com *.zaakpay.com | | | https://developer.zaakpay.com
    ZainCash | api.zaincash.iq test.zaincash.iq *.zaincash.iq
    ZaloPay | *.zalopay.com.vn *.zalopay.vn
    ZarinPal | api.zarinpal.com *.zarinpal.com | composer:nekofar/omnipay-zarinpal#C npm:zarinpal-checkout#C pypi:zarinpal-payment#C pypi:zarinpalapi#C
    ZEBEDEE | api.zebedee.io sandbox-api.zebedee.io *.zebedee.io | pypi:zebedee | | https://docs.zbdpay.com
    ZEN.com | api.zen.com secure.zen.com *.zen.com | | | hyperswitch
    Zepto | api.split.cash api.sandbox.split.cash api.zeptopayments.com api.sandbox.zeptopayments.com *.split.cash *.zeptopayments.com *.zepto.money
    Zibal | gateway.zibal.ir api.zibal.ir *.zibal.ir | composer:zibal/zibal npm:zibal#C
    Zift | secure.zift.io *.zift.io | | | hyperswitch
    Ziina | api-v2.ziina.com *.ziina.com
    Zilch | *.payzilch.com
    Zimpler | *.zimpler.net *.zimpler.com
    Zip | *.zip.co *.quadpay.com *.zipmoney.com.au
    Zoop | api.zoop.ws *.zoop.ws *.zoop.com.br | | | https://docs.zoop.co
    Zum Rails | api-app.zumrails.com api-sandbox.zumrails.com *.zumrails.com
    ČSOB | api.platebnibrana.csob.cz iapi.iplatebnibrana.csob.cz *.csob.cz | composer:bileto/omnipay-csob#C
`;
