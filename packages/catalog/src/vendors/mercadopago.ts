import type { Vendor } from '../vendor.ts';

export const mercadopago: Vendor = {
  slug: 'mercadopago',
  name: 'Mercado Pago',
  category: 'payments',
  statusPageUrl: 'https://status.mercadopago.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'sdk.mercadopago.com' },
    { host: 'api.mercadopago.com' },
    { suffix: 'mercadopago.com' },
    { suffix: 'mercadopago.com.ar' },
    { suffix: 'mercadopago.com.br' },
    { suffix: 'mercadopago.cl' },
    { suffix: 'mercadopago.com.co' },
    { suffix: 'mercadopago.com.mx' },
    { suffix: 'mercadopago.com.pe' },
    { suffix: 'mercadopago.com.uy' },
  ],
  packages: {
    cargo: [{ name: 'mercado_pago', class: 'C' }],
    swift: [
      { name: 'github.com/mercadopago/sdk-ios', class: 'C' },
      { name: 'github.com/mercadopago/px-ios', class: 'C' },
    ],
    pub: [
      { name: 'mercado_pago_integration', class: 'C' },
      { name: 'mercado_pago_mobile_checkout', class: 'C' },
    ],
    hex: [{ name: 'mercado_pago', class: 'C' }],
    cocoapods: [
      { name: 'MercadoPagoDevices', class: 'C' },
      { name: 'MercadoPagoPXTracking', class: 'C' },
      { name: 'MercadoPagoDevicesSDK' },
      { name: 'MercadoPagoServices' },
      { name: 'MercadoPagoSDKV4' },
      { name: 'MercadoPagoSDK' },
    ],
    generic: [
      { name: 'env:MP_ACCESS_TOKEN', class: 'B' },
      { prefix: 'env:MERCADOPAGO_', class: 'B' },
    ],
    composer: [
      { name: 'lucassmacedo/omnipay-mercadopago', class: 'C' },
      { name: 'socialiteproviders/mercadopago', class: 'C' },
      { name: 'socialiteproviders/mercado-pago', class: 'C' },
      { name: 'mercadopago/dx-php' },
    ],
    gem: [{ name: 'mercadopago-sdk' }],
    golang: [{ module: 'github.com/mercadopago/sdk-go' }],
    maven: [
      { group: 'com.mercadopago' },
      { name: 'com.mercadopago.android.px:checkout' },
      { name: 'com.mercadopago:sdk-java' },
    ],
    npm: [{ name: '@mercadopago/sdk-js' }, { name: '@mercadopago/sdk-react' }, { name: 'mercadopago' }],
    nuget: [{ name: 'mercadopago-sdk' }],
    pypi: [
      { name: 'django-mercadopago-integration', class: 'C' },
      { name: 'langchain-mercadopago', class: 'C' },
      { name: 'mercadopago' },
    ],
  },
  sources: ['https://www.mercadopago.com/developers', 'https://status.mercadopago.com', 'known'],
};
