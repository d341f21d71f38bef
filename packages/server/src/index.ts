export { createApp, VERSION } from './app.ts';
export type { App, AppOptions } from './app.ts';
export { ConfigError, SETTINGS, readConfig } from './config.ts';
export type { Config, Setting } from './config.ts';
export { serve } from './serve.ts';
