/** Hosts of vendors whose page is of no common make, and the adapter that reads them. */
const VENDOR_HOSTS: ReadonlyMap<string, string> = new Map([
  ['api.status.salesforce.com', 'salesforce'],
  ['azure.status.microsoft', 'azure'],
  ['data.status.adobe.com', 'adobe'],
  ['developer.apple.com', 'apple'],
  ['health.aws.amazon.com', 'aws'],
  ['rssfeed.azure.status.microsoft', 'azure'],
  ['slack-status.com', 'slack'],
  ['status.adobe.com', 'adobe'],
  ['status.algolia.com', 'algolia'],
  ['status.auth0.com', 'auth0'],
  ['status.aws.amazon.com', 'aws'],
  ['status.azure.com', 'azure'],
  ['status.cloud.google.com', 'google'],
  ['status.dev.azure.com', 'azure-devops'],
  ['status.firebase.google.com', 'google'],
  ['status.heroku.com', 'heroku'],
  ['status.okta.com', 'okta'],
  ['status.pagerduty.com', 'pagerduty'],
  ['status.salesforce.com', 'salesforce'],
  ['status.slack.com', 'slack'],
  ['status.stripe.com', 'stripe'],
  ['status.x.ai', 'xai'],
  ['status.zendesk.com', 'zendesk'],
  ['www.apple.com', 'apple'],
  ['www.google.com', 'google'],
  ['www.paypal-status.com', 'paypal'],
]);

/** Name of the adapter for this host, or undefined for everybody else's. */
export function vendorOfHost(hostname: string): string | undefined {
  const host = hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return VENDOR_HOSTS.get(host) ?? VENDOR_HOSTS.get(`www.${host}`);
}

/** Every adapter that some host goes to. */
export function vendorAdapters(): readonly string[] {
  return [...new Set(VENDOR_HOSTS.values())].toSorted();
}
