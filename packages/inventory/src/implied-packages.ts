import type { Ecosystem } from '@upriver/contract';
import type { MergedDependency } from '@upriver/manifests';
import type { VendorRules } from './vendor-rules.ts';

/**
 * Packages that a dependency implies without naming them in the usual place: `langchain[openai]` installs `openai`,
 * `git+https://github.com/stripe/stripe-python` is `stripe`, and the chart `agent` of `https://charts.acme.com` is
 * `helm/charts.acme.com/agent`. Only those that a vendor claims: an extra can be any word.
 */
export function listImpliedPackages(
  dependency: MergedDependency,
  rules: Pick<VendorRules, 'findVendors'>,
): MergedDependency[] {
  const { ecosystem, name, extras = [], locator } = dependency;
  const isClaimed = (candidate: string): boolean => rules.findVendors(ecosystem, candidate).length > 0;
  const isSure = (candidate: string): boolean =>
    rules.findVendors(ecosystem, candidate).some(({ confidence }) => confidence === 'high');
  const repositories = isClaimed(name) || locator === undefined ? [] : listNamesOf(name, locator);
  // `stripe-python` is called like a client by anybody, and `stripe` is the vendor's own.
  const named = repositories.find(isSure) ?? repositories.find(isClaimed);
  const implied = [
    ...extras.flatMap((extra) => listExtraNames(name, extra).filter(isClaimed)),
    ...(named === undefined ? [] : [named]),
  ];
  return implied.map((one) => ({
    ecosystem,
    name: one,
    requirement: '',
    resolved: [],
    scope: dependency.scope,
    direct: dependency.direct,
    aliases: [name],
    ...(locator !== undefined && { locator }),
    sources: dependency.sources,
  }));
}

/** Packages that an extra may install: the one of its name, a provider of Apache Airflow, or the client that its package documents. */
function listExtraNames(name: string, extra: string): string[] {
  const clients = CLIENTS_OF_EXTRAS[`${name} ${extra}`];
  // What an extra is known to install is not also the package of its name: `django-storages[google]` installs no `google`.
  return [...(clients ?? [extra]), `${name}-providers-${extra}`];
}

/** Extras that are named after a product, and the client of that product that they install. */
const CLIENTS_OF_EXTRAS: Readonly<Record<string, readonly string[]>> = {
  'apache-airflow amazon': ['boto3'],
  'apache-airflow google': ['google-cloud-storage'],
  'celery sqs': ['boto3'],
  'celery s3': ['boto3'],
  'celery dynamodb': ['boto3'],
  'celery gcs': ['google-cloud-storage'],
  'celery azureblockblob': ['azure-storage-blob'],
  'celery cosmosdbsql': ['azure-cosmos'],
  'django-anymail amazon-ses': ['boto3'],
  'django-storages s3': ['boto3'],
  'django-storages google': ['google-cloud-storage'],
  'django-storages azure': ['azure-storage-blob'],
  'django-storages dropbox': ['dropbox'],
  'fsspec s3': ['s3fs'],
  'fsspec gcs': ['gcsfs'],
  'fsspec abfs': ['adlfs'],
  'kombu sqs': ['boto3'],
};

/** A chart is also called after its repository, which says whose `agent` it is; other packages are called as their repository. */
function listNamesOf(name: string, locator: string): string[] {
  if (!name.startsWith(CHART)) return listRepositoryNames(locator);
  const repository = /^(?:https?|oci):\/\/([^?#]+)/.exec(locator.toLowerCase())?.[1]?.replace(/\/+$/, '');
  return repository === undefined ? [] : [`${CHART}${repository}/${name.slice(CHART.length)}`];
}

const CHART = 'helm/';

/** Whether a repository that a package comes from is known, whatever the package is called here. */
export function isKnownRepository(ecosystem: Ecosystem, locator: string, rules: Pick<VendorRules, 'isKnown'>): boolean {
  return listRepositoryNames(locator).some((name) => rules.isKnown(ecosystem, name));
}

/** What the package of a repository may be called: as the repository, without the language in its name. */
function listRepositoryNames(locator: string): string[] {
  const path =
    /^(?:github|gitlab|bitbucket):([^#]+)/.exec(locator)?.[1] ?? /^[a-z+]+:\/\/[^/]+\/([^#?]+)/.exec(locator)?.[1];
  const repository = path
    ?.replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/(?:\.git)?(?:@.*)?$/, '');
  if (repository === undefined || repository === '') return [];
  return [...new Set([repository, repository.replace(LANGUAGE, '')])];
}

const LANGUAGE = /^(?:python|node|ruby|php)[-_.]|[-_.](?:python|py|node|nodejs|js|javascript|ruby|rb|php|rust|elixir)$/;
