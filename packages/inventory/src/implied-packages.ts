import type { MergedDependency } from '@upriver/manifests';
import type { VendorRules } from './vendor-rules.ts';

/**
 * Packages that a dependency implies without naming them in the usual place: `langchain[openai]` installs `openai`, and
 * `git+https://github.com/stripe/stripe-python` is `stripe`. Only those that a vendor claims: an extra can be any word.
 */
export function listImpliedPackages(
  dependency: MergedDependency,
  rules: Pick<VendorRules, 'findVendors'>,
): MergedDependency[] {
  const { ecosystem, name, extras = [], locator } = dependency;
  const isClaimed = (candidate: string): boolean => rules.findVendors(ecosystem, candidate).length > 0;
  const named = isClaimed(name) || locator === undefined ? undefined : listRepositoryNames(locator).find(isClaimed);
  const implied = [...extras.filter(isClaimed), ...(named === undefined ? [] : [named])];
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
