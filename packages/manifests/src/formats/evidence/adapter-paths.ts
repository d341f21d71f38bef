import { COMMENT } from './hosts.ts';

/** How frameworks name what keeps files at a vendor, what calls one for another, and what a page loads once its reader agrees. */
const ADAPTERS_BY_PATH =
  /\bstorages\.backends\.(s3boto3|s3|gcloud|azure_storage|dropbox|sftpstorage)\b|\bairflow\.providers\.(?!apache|common|standard|docker|cncf|http|ssh|sqlite|smtp|imap|ftp|odbc|jdbc)(amazon|google\.cloud|microsoft\.azure|[a-z]\w{2,30})|\btwo_factor\.gateways\.(\w{2,40})|\bfog_provider\s*=\s*["']fog\/(\w{2,30})|\bgocloud\.dev\/\w{2,15}\/(aws|azure|gcp|gcs|s3)[a-z]{0,20}|\bip_lookup:\s*:(\w{3,30})|\bGeocoder\.configure\(.{0,60}\blookup:\s*:(\w{3,30})|\btarteaucitron\.job\b.{0,60}\.push\(\s*["'](\w{3,30})|\bconfig\.fog_credentials.{0,40}\bprovider:\s*["'](\w{3,30})/g;
const MAY_NAME_ADAPTER = /storages\.backends|airflow\.providers|two_factor\.|fog_|gocloud\.dev|lookup:|tarteaucitron/;
const ADAPTER_NAMES: Readonly<Record<string, string>> = {
  s3boto3: 'aws',
  s3: 'aws',
  amazon: 'aws',
  google: 'google-cloud',
  gcloud: 'google-cloud',
  gcp: 'google-cloud',
  gcs: 'google-cloud',
  'google.cloud': 'google-cloud',
  azure_storage: 'azure',
  'microsoft.azure': 'azure',
  ipinfo_io: 'ipinfo',
};

/** Vendors whose adapters a line of a program names by their paths. */
export function listAdapters(line: string): string[] {
  if (!MAY_NAME_ADAPTER.test(line) || COMMENT.test(line)) return [];
  return [...line.matchAll(ADAPTERS_BY_PATH)].flatMap((match) => {
    const name = match
      .slice(1)
      .find((part) => part !== undefined)
      ?.toLowerCase();
    return name === undefined ? [] : [ADAPTER_NAMES[name] ?? name];
  });
}
