export const RULES_PATH = '/api/v1/alert-rules';
export const CHANNELS_PATH = '/api/v1/channels';
