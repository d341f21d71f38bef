import type { Vendor } from '../vendor.ts';

export const telegram: Vendor = {
  slug: 'telegram',
  name: 'Telegram',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.telegram.org' }, { suffix: 'telegram.org' }],
  packages: {
    swift: [{ name: 'github.com/rapierorg/telegram-bot-swift', class: 'C' }],
    pub: [
      { name: 'teledart', class: 'C' },
      { name: 'televerse', class: 'C' },
    ],
    hex: [
      { name: 'nadia', class: 'C' },
      { name: 'telegex', class: 'C' },
    ],
    cargo: [{ name: 'frankenstein', class: 'C' }, { name: 'teloxide' }],
    composer: [
      { name: 'socialiteproviders/telegram', class: 'C' },
      { name: 'socialiteproviders/telegramwebapp', class: 'C' },
      { name: 'socialiteproviders/telegram-web-app', class: 'C' },
      { name: 'symfony/telegram-notifier', class: 'C' },
      { name: 'laravel-notification-channels/telegram', class: 'C' },
      { name: 'irazasyed/telegram-bot-sdk' },
    ],
    gem: [{ name: 'telegram-bot-ruby' }],
    generic: [{ prefix: 'env:TELEGRAM_', class: 'B' }],
    golang: [
      { module: 'github.com/OvyFlash/telegram-bot-api', class: 'C' },
      { module: 'github.com/go-telegram/bot', class: 'C' },
      { module: 'gopkg.in/telebot.v3', class: 'C' },
      { module: 'github.com/go-telegram-bot-api/telegram-bot-api' },
    ],
    maven: [{ name: 'org.telegram:telegrambots' }],
    npm: [
      { name: '@chat-adapter/telegram', class: 'C' },
      { name: 'winston-telegram', class: 'C' },
      { name: 'passport-telegram', class: 'C' },
      { name: 'passport-telegram-web-app', class: 'C' },
      { name: 'node-telegram-bot-api' },
      { name: 'telegraf' },
      { name: 'grammy' },
    ],
    nuget: [{ name: 'Telegram.Bot' }],
    pypi: [
      { name: 'llama-index-readers-telegram', class: 'C' },
      { name: 'apache-airflow-providers-telegram', class: 'C' },
      { name: 'telegram' },
      { name: 'pyTelegramBotAPI', class: 'C' },
      { name: 'python-telegram-bot' },
      { name: 'aiogram' },
    ],
  },
  sources: ['https://core.telegram.org/bots/api', 'known'],
};
