import type { Format } from '../format.ts';
import { cargoLock } from './cargo/cargo-lock.ts';
import { cargoToml } from './cargo/cargo-toml.ts';
import { podfile } from './cocoapods/podfile.ts';
import { podfileLock } from './cocoapods/podfile-lock.ts';
import { composerJson } from './composer/composer-json.ts';
import { composerLock } from './composer/composer-lock.ts';
import { cyclonedxJson, cyclonedxXml } from './cyclonedx/cyclonedx.ts';
import { compose } from './docker/compose.ts';
import { dockerfile } from './docker/dockerfile.ts';
import { gemfileLock } from './gem/gemfile-lock.ts';
import { gemspec } from './gem/gemspec.ts';
import { gemfile } from './gem/gemfile.ts';
import { githubWorkflow } from './github-actions/workflow.ts';
import { dependencySnapshot } from './github-dependency-submission/snapshot.ts';
import { goMod } from './golang/go-mod.ts';
import { gradleBuild } from './gradle/build-file.ts';
import { gradleCatalog } from './gradle/catalog.ts';
import { gradleLock } from './gradle/lockfile.ts';
import { gradleProperties } from './gradle/properties.ts';
import { mixExs, mixLock } from './hex/mix.ts';
import { mavenPom } from './maven/pom.ts';
import { bunLock, bunLockBinary } from './npm/bun-lock.ts';
import { denoJson } from './npm/deno-json.ts';
import { packageJson } from './npm/package-json.ts';
import { packageLock } from './npm/package-lock.ts';
import { pnpmLock } from './npm/pnpm-lock.ts';
import { pnpmWorkspace, yarnrc } from './npm/workspace-catalogs.ts';
import { yarnLock } from './npm/yarn-lock.ts';
import { nugetCentral, nugetProject } from './nuget/msbuild.ts';
import { nugetPackagesConfig, nugetPackagesLock } from './nuget/packages.ts';
import { pubspec, pubspecLock } from './pub/pubspec.ts';
import { condaEnvironment } from './pypi/conda-environment.ts';
import { pdmLock, poetryLock, pylock } from './pypi/locks.ts';
import { pipfile, pipfileLock } from './pypi/pipfile.ts';
import { pyproject } from './pypi/pyproject.ts';
import { constraints, requirements } from './pypi/requirements.ts';
import { setupCfg } from './pypi/setup-cfg.ts';
import { setupPy } from './pypi/setup-py.ts';
import { uvLock } from './pypi/uv-lock.ts';
import { spdxJson } from './spdx/json.ts';
import { spdxTagValue } from './spdx/tag-value.ts';
import { packageResolved, packageSwift } from './swift/package-swift.ts';
import { terraform, terraformLock } from './terraform/terraform.ts';
import { environmentExample, vendorFile } from './vendor-files/vendor-file.ts';

/** Every format, by name; the first one that matches a file reads it. */
export const formats: readonly Format[] = [
  cargoLock, // cargo-lock
  cargoToml, // cargo-toml
  podfile, // cocoapods-podfile
  podfileLock, // cocoapods-podfile-lock
  composerJson, // composer-json
  composerLock, // composer-lock
  cyclonedxJson, // cyclonedx-json
  cyclonedxXml, // cyclonedx-xml
  compose, // docker-compose
  dockerfile, // docker-dockerfile
  environmentExample, // environment-example
  gemfile, // gem-gemfile
  gemfileLock, // gem-gemfile-lock
  gemspec, // gem-gemspec
  githubWorkflow, // github-actions-workflow
  dependencySnapshot, // github-dependency-snapshot
  goMod, // golang-go-mod
  gradleBuild, // gradle-build
  gradleLock, // gradle-lockfile
  gradleProperties, // gradle-properties
  gradleCatalog, // gradle-version-catalog
  mixExs, // hex-mix-exs
  mixLock, // hex-mix-lock
  mavenPom, // maven-pom
  bunLock, // npm-bun-lock
  bunLockBinary, // npm-bun-lockb
  denoJson, // npm-deno-json
  packageJson, // npm-package-json
  packageLock, // npm-package-lock
  pnpmLock, // npm-pnpm-lock
  pnpmWorkspace, // npm-pnpm-workspace
  yarnLock, // npm-yarn-lock
  yarnrc, // npm-yarnrc
  nugetCentral, // nuget-directory-packages-props
  nugetPackagesConfig, // nuget-packages-config
  nugetPackagesLock, // nuget-packages-lock
  nugetProject, // nuget-project
  pubspec, // pub-pubspec
  pubspecLock, // pub-pubspec-lock
  condaEnvironment, // pypi-conda-environment
  constraints, // pypi-constraints
  pdmLock, // pypi-pdm-lock
  pipfile, // pypi-pipfile
  pipfileLock, // pypi-pipfile-lock
  poetryLock, // pypi-poetry-lock
  pylock, // pypi-pylock
  pyproject, // pypi-pyproject
  requirements, // pypi-requirements
  setupCfg, // pypi-setup-cfg
  setupPy, // pypi-setup-py
  uvLock, // pypi-uv-lock
  spdxJson, // spdx-json
  spdxTagValue, // spdx-tag-value
  packageSwift, // swift-package
  packageResolved, // swift-package-resolved
  terraform, // terraform
  terraformLock, // terraform-lock
  vendorFile, // vendor-file
];
