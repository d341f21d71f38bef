import type { Format } from '../format.ts';
import { ansibleRequirements } from './ansible/requirements.ts';
import { moduleBazel } from './bazel/module-bazel.ts';
import { cargoLock } from './cargo/cargo-lock.ts';
import { cargoToml } from './cargo/cargo-toml.ts';
import { pipelines } from './ci/pipelines.ts';
import { podfileLock } from './cocoapods/podfile-lock.ts';
import { podfile } from './cocoapods/podfile.ts';
import { composerJson } from './composer/composer-json.ts';
import { composerLock } from './composer/composer-lock.ts';
import { conanFile, conanLock } from './cpp/conan.ts';
import { vcpkgJson } from './cpp/vcpkg.ts';
import { cyclonedxJson, cyclonedxXml } from './cyclonedx/cyclonedx.ts';
import { dockerBake } from './docker/bake.ts';
import { compose } from './docker/compose.ts';
import { dockerfile } from './docker/dockerfile.ts';
import { evidenceFile } from './evidence/evidence-file.ts';
import { gemfileLock } from './gem/gemfile-lock.ts';
import { gemfile } from './gem/gemfile.ts';
import { gemspec } from './gem/gemspec.ts';
import { githubWorkflow } from './github-actions/workflow.ts';
import { dependencySnapshot } from './github-dependency-submission/snapshot.ts';
import { goMod } from './golang/go-mod.ts';
import { goWork } from './golang/go-work.ts';
import { gradleBuild } from './gradle/build-file.ts';
import { gradleCatalog } from './gradle/catalog.ts';
import { gradleLock } from './gradle/lockfile.ts';
import { gradleProperties } from './gradle/properties.ts';
import { cabalFile, hpackFile, stackFile } from './haskell/haskell.ts';
import { gleamLock, gleamToml } from './hex/gleam.ts';
import { mixExs, mixLock } from './hex/mix.ts';
import { rebarConfig, rebarLock } from './hex/rebar.ts';
import { depsEdn, projectClj } from './jvm/clojure.ts';
import { millBuild, sbtBuild } from './jvm/scala.ts';
import { helmChart, helmValues } from './kubernetes/helm.ts';
import { kubernetesManifest } from './kubernetes/kubernetes.ts';
import { kustomization } from './kubernetes/kustomize.ts';
import { mavenPom } from './maven/pom.ts';
import { flakeLock } from './nix/flake-lock.ts';
import { bunLock, bunLockBinary } from './npm/bun-lock.ts';
import { denoJson } from './npm/deno-json.ts';
import { denoLock } from './npm/deno-lock.ts';
import { packageJson } from './npm/package-json.ts';
import { packageLock } from './npm/package-lock.ts';
import { pnpmLock } from './npm/pnpm-lock.ts';
import { pnpmWorkspace, yarnrc } from './npm/workspace-catalogs.ts';
import { yarnLock } from './npm/yarn-lock.ts';
import { nugetDepsJson } from './nuget/deps-json.ts';
import { nugetCentral, nugetProject } from './nuget/msbuild.ts';
import { nugetPackagesConfig, nugetPackagesLock } from './nuget/packages.ts';
import { paketDependencies, paketLock } from './nuget/paket.ts';
import { opamFile } from './opam/opam.ts';
import { pubspec, pubspecLock } from './pub/pubspec.ts';
import { condaEnvironment } from './pypi/conda-environment.ts';
import { condaLock, pixiLock } from './pypi/conda-lock.ts';
import { pdmLock, poetryLock, pylock } from './pypi/locks.ts';
import { pipfile, pipfileLock } from './pypi/pipfile.ts';
import { pixiToml } from './pypi/pixi-toml.ts';
import { pyproject } from './pypi/pyproject.ts';
import { constraints, requirements } from './pypi/requirements.ts';
import { setupCfg } from './pypi/setup-cfg.ts';
import { setupPy } from './pypi/setup-py.ts';
import { uvLock } from './pypi/uv-lock.ts';
import { rDescription, renvLock } from './r/r.ts';
import { spdxJson } from './spdx/json.ts';
import { spdxTagValue } from './spdx/tag-value.ts';
import { cartfile, cartfileResolved } from './swift/cartfile.ts';
import { packageResolved, packageSwift } from './swift/package-swift.ts';
import { xcodeProject } from './swift/xcode-project.ts';
import { pulumiProject } from './terraform/pulumi.ts';
import { terraformJson } from './terraform/terraform-json.ts';
import { terraform, terraformLock } from './terraform/terraform.ts';
import { terragrunt } from './terraform/terragrunt.ts';
import { environmentExample, vendorFile } from './vendor-files/vendor-file.ts';

/** Every format, by name; the first one that matches a file reads it. */
export const formats: readonly Format[] = [
  ansibleRequirements, // ansible-requirements
  moduleBazel, // bazel-module
  cargoLock, // cargo-lock
  cargoToml, // cargo-toml
  pipelines, // ci-pipelines
  podfile, // cocoapods-podfile
  podfileLock, // cocoapods-podfile-lock
  composerJson, // composer-json
  composerLock, // composer-lock
  conanLock, // cpp-conan-lock
  conanFile, // cpp-conanfile
  vcpkgJson, // cpp-vcpkg-json
  cyclonedxJson, // cyclonedx-json
  cyclonedxXml, // cyclonedx-xml
  dockerBake, // docker-bake
  compose, // docker-compose
  dockerfile, // docker-dockerfile
  environmentExample, // environment-example
  evidenceFile, // evidence
  gemfile, // gem-gemfile
  gemfileLock, // gem-gemfile-lock
  gemspec, // gem-gemspec
  githubWorkflow, // github-actions-workflow
  dependencySnapshot, // github-dependency-snapshot
  goMod, // golang-go-mod
  goWork, // golang-go-work
  gradleBuild, // gradle-build
  gradleLock, // gradle-lockfile
  gradleProperties, // gradle-properties
  gradleCatalog, // gradle-version-catalog
  cabalFile, // haskell-cabal
  hpackFile, // haskell-hpack
  stackFile, // haskell-stack
  gleamLock, // hex-gleam-lock
  gleamToml, // hex-gleam-toml
  mixExs, // hex-mix-exs
  mixLock, // hex-mix-lock
  rebarConfig, // hex-rebar-config
  rebarLock, // hex-rebar-lock
  depsEdn, // jvm-deps-edn
  millBuild, // jvm-mill
  projectClj, // jvm-project-clj
  sbtBuild, // jvm-sbt
  helmChart, // kubernetes-helm-chart
  helmValues, // kubernetes-helm-values
  kustomization, // kubernetes-kustomization
  kubernetesManifest, // kubernetes-manifest
  mavenPom, // maven-pom
  flakeLock, // nix-flake-lock
  bunLock, // npm-bun-lock
  bunLockBinary, // npm-bun-lockb
  denoJson, // npm-deno-json
  denoLock, // npm-deno-lock
  packageJson, // npm-package-json
  packageLock, // npm-package-lock
  pnpmLock, // npm-pnpm-lock
  pnpmWorkspace, // npm-pnpm-workspace
  yarnLock, // npm-yarn-lock
  yarnrc, // npm-yarnrc
  nugetDepsJson, // nuget-deps-json
  nugetCentral, // nuget-directory-packages-props
  nugetPackagesConfig, // nuget-packages-config
  nugetPackagesLock, // nuget-packages-lock
  paketDependencies, // nuget-paket-dependencies
  paketLock, // nuget-paket-lock
  nugetProject, // nuget-project
  opamFile, // opam
  pubspec, // pub-pubspec
  pubspecLock, // pub-pubspec-lock
  condaEnvironment, // pypi-conda-environment
  condaLock, // pypi-conda-lock
  constraints, // pypi-constraints
  pdmLock, // pypi-pdm-lock
  pipfile, // pypi-pipfile
  pipfileLock, // pypi-pipfile-lock
  pixiLock, // pypi-pixi-lock
  pixiToml, // pypi-pixi-toml
  poetryLock, // pypi-poetry-lock
  pylock, // pypi-pylock
  pyproject, // pypi-pyproject
  requirements, // pypi-requirements
  setupCfg, // pypi-setup-cfg
  setupPy, // pypi-setup-py
  uvLock, // pypi-uv-lock
  rDescription, // r-description
  renvLock, // r-renv-lock
  spdxJson, // spdx-json
  spdxTagValue, // spdx-tag-value
  cartfile, // swift-cartfile
  cartfileResolved, // swift-cartfile-resolved
  packageSwift, // swift-package
  packageResolved, // swift-package-resolved
  xcodeProject, // swift-xcode-project
  terraform, // terraform
  terraformJson, // terraform-json
  terraformLock, // terraform-lock
  pulumiProject, // terraform-pulumi
  terragrunt, // terragrunt
  vendorFile, // vendor-file
];
