// What a Next.js application on the edge runtime does: register once, then call.
import { register } from '@upriver/sdk/next';

globalThis.run = async ({ endpoint, urls, options }) => {
  register({ sdkKey: 'upr_sdk_edge', endpoint, includePrivate: true, ...options });
  const seen = [];
  for (const url of urls) {
    try {
      const response = await fetch(url);
      seen.push([response.status, await response.text()]);
    } catch (error) {
      seen.push([error.name, error.message]);
    }
  }
  return seen;
};
