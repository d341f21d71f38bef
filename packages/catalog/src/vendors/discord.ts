import type { Vendor } from '../vendor.ts';

export const discord: Vendor = {
  slug: 'discord',
  name: 'Discord',
  category: 'messaging',
  statusPageUrl: 'https://discordstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'media.discordapp.net' },
    { host: 'discord.com' },
    { host: 'discordapp.com' },
    { host: 'gateway.discord.gg' },
    { host: 'cdn.discordapp.com' },
    { suffix: 'discordapp.net' },
    { suffix: 'discord.com' },
    { suffix: 'discordapp.com' },
    { suffix: 'discord.gg' },
  ],
  packages: {
    hex: [{ name: 'nostrum' }],
    cargo: [{ name: 'poise', class: 'C' }, { name: 'twilight-http' }, { name: 'serenity' }],
    composer: [{ name: 'laravel-notification-channels/discord', class: 'C' }, { name: 'team-reflex/discord-php' }],
    gem: [{ name: 'discordrb' }],
    generic: [{ prefix: 'env:DISCORD_', class: 'B' }],
    golang: [{ module: 'github.com/bwmarrin/discordgo' }],
    maven: [{ name: 'net.dv8tion:JDA' }],
    npm: [
      { name: 'eris', class: 'C' },
      { name: '@discord-nestjs/core', class: 'C' },
      { name: 'discord.js' },
      { name: '@discordjs/rest' },
    ],
    nuget: [{ name: 'DSharpPlus', class: 'C' }, { name: 'Discord.Net' }],
    pypi: [{ name: 'discord.py' }, { name: 'py-cord' }],
  },
  probe: { host: 'discord.com', path: '/api/v10/gateway' },
  sources: ['https://discordstatus.com', 'https://discord.com/developers/docs/events/gateway', 'known'],
};
