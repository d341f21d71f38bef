/** Vendors of the category `payments` in one line each; see `brief-vendors.ts`. */
export const payments = `
    2C2P | *.2c2p.com
    Alelo | api.alelo.com.br *.alelo.com.br | | | activemerchant
    Alipay | openapi.alipay.com *.alipay.com *.alipayobjects.com *.antom.com
    Allied Wallet | *.alliedwallet.com | | | activemerchant
    Alma | *.almapay.com *.getalma.eu
    Aplazame | *.aplazame.com
    Appstle | subscription-admin.appstle.com *.appstle.com | | | nango
    Asaas | *.asaas.com
    AsiaPay | *.asiapay.com *.paydollar.com *.pesopay.com *.siampay.com
    Authipay IPG | *.ipg-online.com | | | activemerchant
    Axcess MS | *.ctpe.io | | | activemerchant
    Bambora | www.beanstream.com api.beanstream.com *.beanstream.com *.bambora.com | | | activemerchant
    Barclaycard ePDQ | *.epdq.co.uk *.barclaycardsmartpay.com | | | activemerchant
    Barion | *.barion.com
    BillDesk | *.billdesk.com
    Billie | *.billie.io
    Billplz | *.billplz.com
    Blackhawk Network | *.blackhawknetwork.com
    Blik | *.blik.com
    BluePay | *.bluepay.com | | | activemerchant
    BlueSnap | *.bluesnap.com *.plimus.com | | | activemerchant
    Borgun | *.borgun.is | | | activemerchant
    BPOINT | *.bpoint.com.au | | | activemerchant
    Bread | *.breadpayments.com *.breadfinancial.com
    BridgePay | *.itstgate.com *.bridgepaynetsecuretx.com | | | activemerchant
    Buckaroo | *.buckaroo.nl
    CardConnect | *.cardconnect.com | | | activemerchant
    Cardknox | *.cardknox.com | | | activemerchant
    Cardstream | *.cardstream.com | | | activemerchant
    CASHNet | *.cashnet.com | | | activemerchant
    CCAvenue | *.ccavenue.com
    Ceca | *.ceca.es | | | activemerchant
    CenPOS | *.cenpos.net | | | activemerchant
    Chapa | *.chapa.co
    Chase Paymentech | *.chasepaymentech.com | | | activemerchant
    Cielo | *.cieloecommerce.cielo.com.br *.cielo.com.br
    Clearhaus | *.clearhaus.com | | | activemerchant
    CloudPayments | *.cloudpayments.ru
    Comgate | *.comgate.cz
    Computop | *.computop-paygate.com *.computop.com
    Converge Elavon | *.convergepay.com *.elavon.com | | | activemerchant
    Credorax | *.credorax.com *.credorax.net *.finaro.com | | | activemerchant
    Culqi | *.culqi.com | | | activemerchant
    CyberSource Legacy | *.ic3.com | | | activemerchant
    DataCandy | app.datacandy.com *.datacandy.com | | | nango
    Datatrans | api.datatrans.com *.datatrans.com *.datatrans.biz | | | activemerchant
    Decidir | *.decidir.com | | | activemerchant
    DIBS | *.dibspayment.com *.dibspayment.eu *.dibs.se | | | activemerchant
    Digitzs | *.digitzsapi.com | | | activemerchant
    Doku | *.doku.com
    Dotpay | *.dotpay.pl
    DPO | *.3gdirectpay.com
    Dragonpay | *.dragonpay.ph
    Easebuzz | *.easebuzz.in
    ECPay | *.ecpay.com.tw
    Efí | *.gerencianet.com.br *.efipay.com.br
    Element Express | *.elementexpress.com | | | activemerchant
    EuPlatesc | *.euplatesc.ro
    eWAY | api.ewaypayments.com *.ewaypayments.com *.eway.com.au | | | activemerchant
    Fanvue | api.fanvue.com *.fanvue.com | | | nango
    Fat Zebra | *.fatzebra.com.au *.fatzebra.com | | | activemerchant
    Fawry | *.fawrystaging.com *.fawry.com
    Finix | *.finixpayments.com *.finix.io *.finix.com
    First Data Payeezy | *.firstdata.com *.payeezy.com | | | activemerchant
    FlexCharge | *.flex-charge.com | | | activemerchant
    Fondy | *.fondy.eu
    Forte | api.forte.net *.forte.net | | | activemerchant
    Fortis | api.fortis.tech *.fortis.tech | | | activemerchant
    Garanti BBVA | *.garanti.com.tr *.garantibbva.com.tr | | | activemerchant
    GCash | *.gcash.com
    Getnet | *.getnet.com.br *.globalgetnet.com
    Global Collect Worldline | *.worldline-solutions.com *.api-ingenico.com *.worldline.com | | | activemerchant
    Global Payments | *.globalpay.com *.globalpaymentsinc.com *.heartlandportico.com *.realexpayments.com *.payandshop.com *.globalpay-ecommerce.com | | | activemerchant
    GMO Payment Gateway | *.gmo-pg.jp *.mul-pay.jp
    GoPay | *.gopay.com
    Gr4vy | *.gr4vy.app *.gr4vy.com
    Helcim | *.helcim.com
    HiPay | *.hipay-tpp.com *.hipay.com | | | activemerchant
    HitPay | *.hit-pay.com
    Hokodo | *.hokodo.co
    Humm | *.shophumm.com.au
    HyperPay | *.hyperpay.com
    iATS | *.iatspayments.com | | | activemerchant
    Instamojo | api.instamojo.com *.instamojo.com | | | trufflehog
    Interswitch | *.interswitchng.com *.isw.la
    iPay88 | *.ipay88.com.my
    iVeri | *.iveri.com | | | activemerchant
    IXOPAY | *.ixopay.com | | | activemerchant
    Juspay | *.juspay.in
    KakaoPay | *.kakaopay.com
    Kashier | *.kashier.io
    Katapult | *.katapult.com
    KCP | *.kcp.co.kr
    KG Inicis | *.inicis.com
    Komoju | *.komoju.com | | | activemerchant
    Kushki | api.kushkipagos.com *.kushkipagos.com | | | activemerchant
    Laybuy | *.laybuy.com
    Lemonway | *.lemonway.fr *.lemonway.com
    LiqPay | *.liqpay.ua
    Loyverse | api.loyverse.com *.loyverse.com | | | kingfisher trufflehog
    Lyra PayZen | *.payzen.eu *.lyra.com
    Mangopay | *.mangopay.com
    Mastercard Payment Gateway | *.gateway.mastercard.com *.mastercard.com.au | | | activemerchant
    maxiPago | *.maxipago.net | | | activemerchant
    Maya | *.maya.ph *.paymaya.com
    Merchant e-Solutions | *.merchante-solutions.com | | | activemerchant
    Merchant Warrior | *.merchantwarrior.com | | | activemerchant
    Micropayment | *.micropayment.de | | | activemerchant
    MobilePay | *.mobilepay.dk
    Moka | *.moka.com | | | activemerchant
    MoMo | *.momo.vn
    Mondu | *.mondu.ai
    MONEI | api.monei.com *.monei.com *.monei.net | | | activemerchant
    Moneris | gateway.moneris.com *.moneris.com | | | activemerchant
    Monetico | *.monetico-services.com
    Monnify | *.monnify.com
    Monobank | *.monobank.ua
    MoonClerk | api.moonclerk.com *.moonclerk.com | | | kingfisher trufflehog
    Moov | *.moov.io
    Moyasar | *.moyasar.com
    MTN MoMo | *.momodeveloper.mtn.com *.momoapi.mtn.com
    MultiSafepay | *.multisafepay.com
    MundiPagg | *.mundipagg.com | | | activemerchant
    MyFatoorah | *.myfatoorah.com
    NAB Transact | *.nab.com.au | | | activemerchant
    NaverPay | apis.naver.com
    Netaxept | *.bbs.no | | | activemerchant
    Netbanx Paysafe | *.netbanx.com api.paysafe.com *.paysafe.com *.optimalpayments.com | | | activemerchant
    Neteller | *.neteller.com
    Netopia | *.netopia-payments.com *.mobilpay.ro
    Network Merchants | *.networkmerchants.com secure.nmi.com *.nmi.com | | | activemerchant
    NewebPay | *.newebpay.com
    Nexi | *.nexigroup.com *.nexi.it *.nets.eu | | | activemerchant
    NicePay | *.nicepay.co.kr
    Niubiz | *.vnforapps.com | | | activemerchant
    Nuvei | *.safecharge.com *.nuvei.com | | | activemerchant
    Ogone | *.ogone.com *.v-psp.com | | | activemerchant
    Oney | *.oney.io
    Opayo | opayo.eu.elavon.com *.sagepay.com *.opayo.eu.elavon.com | | | activemerchant
    Openpay | api.openpay.mx *.openpay.mx api.openpay.co *.openpay.co *.openpay.pe | | | activemerchant
    OPPWA | *.oppwa.com | | | activemerchant
    Orange Money | api.orange.com | composer:symfony/orange-sms-notifier#C
    Ozow | *.ozow.com
    PagSeguro | *.pagseguro.com *.pagseguro.uol.com.br
    Paidy | *.paidy.com
    Param | *.param.com.tr
    PawaPay | *.pawapay.io
    Pay.nl | *.pay.nl
    PayArc | *.payarc.net | | | activemerchant
    Paybox | *.paybox.com | | | activemerchant
    PayEx | *.payex.com *.swedbankpay.com | | | activemerchant
    PayGate | *.paygate.co.za *.payfast.co.za | | | activemerchant
    PayJunction | api.payjunction.com *.payjunction.com | | | activemerchant
    Paymentez | *.paymentez.com *.nuvei.com.ec | | | activemerchant
    Paymill | api.paymill.com *.paymill.com | composer:socialiteproviders/paymill#C | | activemerchant socialite
    Paymob | *.paymob.com
    PAYONE | *.pay1.de *.payone.com
    PayPay | *.paypay.ne.jp
    Payplug | *.payplug.com
    Payrix | *.payrix.com
    Paysafecard | *.paysafecard.com
    Payscout | *.payscout.com | | | activemerchant
    PayStand | *.paystand.com *.paystand.co
    PayTabs | *.paytabs.com
    Paytm | *.paytm.in *.paytm.com *.paytmpayments.com
    PayTR | *.paytr.com
    PayTrace | api.paytrace.com *.paytrace.com | | | activemerchant
    Paytrail | *.paytrail.com
    PayU India | *.payu.in *.payumoney.com | | | activemerchant
    PayWay | *.qvalent.com *.payway.com.au | | | activemerchant
    Peach Payments | *.peachpayments.com
    Pesapal | *.pesapal.com
    Pin Payments | api.pinpayments.com *.pinpayments.com | | | activemerchant
    Plastiq | *.plastiq.com
    Plexo | *.plexo.com.uy | | | activemerchant
    Primer | *.primer.io
    Priority MX Merchant | *.mxmerchant.com | | | activemerchant
    Prive | *.tryprive.com | | | nango
    ProPay | *.propay.com | | | activemerchant
    Przelewy24 | *.przelewy24.pl
    QuickPay | api.quickpay.net *.quickpay.net | | | activemerchant
    Rainforest Pay | *.rainforestpay.com
    Ratepay | *.ratepay.com
    Recharge | api.rechargeapps.com *.rechargeapps.com | npm:@rechargeapps/storefront-client gem:recharge-api#C pypi:airbyte-source-recharge#C pypi:tap-recharge#C |  | nango trufflehog
    Rede | *.userede.com.br
    Redsys | *.redsys.es *.sermepa.es | | | activemerchant
    Riverty | *.riverty.com
    Robokassa | *.robokassa.ru
    Routable | *.routable.com
    Runa | *.runa.io *.wegift.io
    Rybbon | *.rybbon.net
    Safaricom M-Pesa | *.safaricom.co.ke
    SaltPay Teya | *.saltpay.co *.teya.com
    SB Payment | *.sps-system.com
    Scalapay | *.scalapay.com
    SecurePay | api.securepay.com.au *.securepay.com.au *.securepay.com | | | activemerchant
    Securion Pay | api.securionpay.com *.securionpay.com | | | activemerchant
    senangPay | *.senangpay.my
    SeQura | *.sequra.es *.sequracdn.com
    Setu | *.setu.co
    Sezzle | *.sezzle.com
    Shift4 | api.shift4.com *.shift4.com *.shift4api.net *.shift4test.com | | | activemerchant
    Simetrik | *.simetrik.com | | | activemerchant
    SimplePay | *.simplepay.hu
    Sisow | *.sisow.nl
    Skio | graphql.skio.com *.skio.com | | | nango
    Skrill | *.skrill.com *.moneybookers.com
    Snap Finance | *.snapfinance.com
    Splitit | *.splitit.com
    Squad | *.squadco.com
    Stancer | *.stancer.com
    Stax | *.fattlabs.com *.fattmerchant.com *.staxpayments.com
    Stay AI | api.retextion.com *.retextion.com | | | nango
    Stitch Money | *.stitch.money
    Stone | *.stone.com.br
    Swish | *.swish.nu
    Systempay | *.systempay.fr
    Tabby | *.tabby.ai
    Tamara | *.tamara.co
    Tap Payments | *.tap.company
    TapPay | *.tappaysdk.com
    Telr | secure.telr.com *.telr.com | | | activemerchant
    ThriveCart | *.thrivecart.com | | | nango
    Tinkoff | *.tinkoff.ru *.tbank.ru
    TNS Payments | *.tnspayments.com | | | activemerchant
    ToyyibPay | *.toyyibpay.com
    Tpay | *.tpay.com
    TransFirst | *.transfirst.com *.transactionexpress.com *.primerchants.com | | | activemerchant
    TrustCommerce | *.trustcommerce.com | | | activemerchant
    Trustly | *.trustly.com
    UnionPay | *.unionpay.com *.95516.com
    Unzer | *.unzer.com *.heidelpay.com
    USAePay | *.usaepay.com | | | activemerchant
    Vanco | *.vancopayments.com | | | activemerchant
    Vantiv | *.vantivcnp.com *.litle.com *.vantivprelive.com | | | activemerchant
    Verifi | *.verifi.com | | | activemerchant
    VersaPay | *.versapay.com | | | activemerchant
    Vindi | *.vindi.com.br
    Vipps | *.vipps.no
    Viva Wallet | *.vivapayments.com *.viva.com
    VNPAY | *.vnpayment.vn *.vnpay.vn
    WayForPay | *.wayforpay.com
    WeChat Pay | api.mch.weixin.qq.com
    WePay | wepayapi.wepay.com stage-api.wepay.com *.wepay.com *.wepayapi.com | | | activemerchant goth trufflehog
    Windcave | *.windcave.com | | | activemerchant
    Wirecard | *.wirecard.com | | | activemerchant
    Wompi | *.wompi.co *.wompi.sv | | | activemerchant
    WorldNet | *.worldnettps.com | | | activemerchant
    Worldpay US | *.worldpay.us | | | activemerchant
    Xoxoday | *.xoxoday.com
    Yoco | *.yoco.com
    YooKassa | *.yookassa.ru *.yoomoney.ru
    ZaloPay | *.zalopay.vn
    Zilch | *.payzilch.com
    Zimpler | *.zimpler.net *.zimpler.com
    Zip | *.zip.co
`;
