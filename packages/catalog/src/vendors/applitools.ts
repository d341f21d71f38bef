import type { Vendor } from '../vendor.ts';

export const applitools: Vendor = {
  slug: 'applitools',
  name: 'Applitools',
  category: 'testing',
  statusPageUrl: 'https://status.applitools.com',
  hosts: [{ host: 'eyes.applitools.com' }, { host: 'eyesapi.applitools.com' }, { suffix: 'applitools.com' }],
  packages: {
    gem: [
      { name: 'eyes_selenium' },
      { name: 'eyes_core' },
      { name: 'eyes_capybara' },
      { name: 'eyes_images' },
      { name: 'eyes_calabash' },
      { name: 'eyes_appium' },
    ],
    docker: [{ prefix: 'applitools/', class: 'G' }],
    nuget: [{ name: 'Eyes.Selenium' }],
    cocoapods: [{ name: 'EyesXCUI', class: 'G' }],
    generic: [
      { prefix: 'circleci/applitools/', class: 'G' },
      { prefix: 'env:APPLITOOLS_', class: 'B' },
    ],
    maven: [{ group: 'com.applitools', class: 'G' }],
    npm: [
      { name: 'eyes.protractor', class: 'G' },
      { name: 'eyes.images', class: 'G' },
      { name: 'eyes.sdk', class: 'G' },
      { name: 'eyes.selenium', class: 'G' },
      { name: '@applitools/eyes-puppeteer', class: 'G' },
      { name: '@applitools/eyes', class: 'G' },
      { name: '@applitools/eyes-playwright', class: 'G' },
      { name: '@applitools/eyes-cypress', class: 'G' },
      { name: '@applitools/eyes-storybook', class: 'G' },
    ],
    pypi: [
      { name: 'core-universal', class: 'G' },
      { name: 'eyes-playwright', class: 'C' },
      { name: 'eyes-images', class: 'C' },
      { name: 'core-universal4', class: 'C' },
      { name: 'eyes-common' },
      { name: 'eyes-selenium', class: 'G' },
    ],
  },
  sources: ['https://applitools.com/docs'],
};
