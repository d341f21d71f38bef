// For tests: one small file of every format, by the format's name.

/** Path and content of a file of the format. */
export const FORMAT_EXAMPLES: Readonly<Record<string, readonly [path: string, content: string]>> = {
  'cargo-lock': ['Cargo.lock', '[[package]]\nname = "async-stripe"\nversion = "0.31.0"\nsource = "registry+index"\n'],
  'cargo-toml': ['Cargo.toml', '[dependencies]\nasync-stripe = "0.31"\n'],
  'cocoapods-podfile': ['ios/Podfile', "target 'App' do\n  pod 'Stripe', '~> 23.0'\nend\n"],
  'cocoapods-podfile-lock': ['Podfile.lock', 'PODS:\n  - Stripe (23.0.0)\n\nDEPENDENCIES:\n  - Stripe\n'],
  'composer-json': ['composer.json', '{"require":{"stripe/stripe-php":"^13"}}'],
  'composer-lock': ['composer.lock', '{"packages":[{"name":"stripe/stripe-php","version":"13.0.0"}]}'],
  'cyclonedx-json': ['sboms/ours.json', '{"bomFormat":"CycloneDX","components":[{"purl":"pkg:npm/stripe@14.0.0"}]}'],
  'cyclonedx-xml': [
    'bom.xml',
    '<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><components><component type="library"><name>stripe</name><purl>pkg:npm/stripe@14.0.0</purl></component></components></bom>',
  ],
  'docker-compose': ['compose.prod.yaml', 'services:\n  db:\n    image: postgres:17\n'],
  'docker-dockerfile': ['api.Dockerfile', 'FROM node:24\n'],
  'environment-example': ['.env.example', 'STRIPE_SECRET_KEY=sk_test\n'],
  'gem-gemfile': ['Gemfile', "gem 'stripe', '~> 10'\n"],
  'gem-gemfile-lock': ['Gemfile.lock', 'GEM\n  specs:\n    stripe (10.1.0)\n\nDEPENDENCIES\n  stripe\n'],
  'gem-gemspec': ['pay.gemspec', "Gem::Specification.new do |s|\n  s.add_dependency 'stripe', '~> 10'\nend\n"],
  'github-actions-workflow': [
    '.github/workflows/ci.yml',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n',
  ],
  'github-dependency-snapshot': [
    'snapshot.json',
    '{"version":0,"job":{"id":"1"},"detector":{"name":"d","version":"1","url":"u"},"manifests":{"a":{"name":"a","resolved":{"stripe":{"package_url":"pkg:npm/stripe@14.0.0","relationship":"direct"}}}}}',
  ],
  'golang-go-mod': ['go.mod', 'module example.com/a\n\nrequire github.com/stripe/stripe-go/v76 v76.1.0\n'],
  'gradle-build': ['build.gradle.kts', 'dependencies {\n  implementation("com.stripe:stripe-java:24.0.0")\n}\n'],
  'gradle-lockfile': ['gradle.lockfile', 'com.stripe:stripe-java:24.0.0=compileClasspath,runtimeClasspath\n'],
  'gradle-properties': ['gradle.properties', 'stripeVersion=24.0.0\n'],
  'gradle-version-catalog': ['gradle/libs.versions.toml', '[libraries]\nstripe = "com.stripe:stripe-java:24.0.0"\n'],
  'hex-mix-exs': ['mix.exs', 'defp deps do\n  [{:stripity_stripe, "~> 3.0"}]\nend\n'],
  'hex-mix-lock': [
    'mix.lock',
    '%{\n  "stripity_stripe": {:hex, :stripity_stripe, "3.0.0", "a", [:mix], [], "hexpm", "b"},\n}\n',
  ],
  'maven-pom': [
    'pom.xml',
    '<project><dependencies><dependency><groupId>com.stripe</groupId><artifactId>stripe-java</artifactId><version>24.0.0</version></dependency></dependencies></project>',
  ],
  'npm-bun-lock': [
    'bun.lock',
    '{"lockfileVersion":1,"workspaces":{"":{"dependencies":{"stripe":"^14"}}},"packages":{"stripe":["stripe@14.0.0","",{},""]}}',
  ],
  'npm-bun-lockb': ['bun.lockb', 'binary'],
  'npm-deno-json': ['deno.json', '{"imports":{"stripe":"npm:stripe@^14"}}'],
  'npm-package-json': ['package.json', '{"dependencies":{"stripe":"^14"}}'],
  'npm-package-lock': [
    'package-lock.json',
    '{"lockfileVersion":3,"packages":{"":{"dependencies":{"stripe":"^14"}},"node_modules/stripe":{"version":"14.0.0"}}}',
  ],
  'npm-pnpm-lock': [
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      stripe:\n        specifier: ^14\n        version: 14.0.0\npackages:\n  stripe@14.0.0: {}\n",
  ],
  'npm-pnpm-workspace': ['pnpm-workspace.yaml', 'catalog:\n  stripe: ^14\n'],
  'npm-yarn-lock': ['yarn.lock', 'stripe@^14:\n  version "14.0.0"\n'],
  'npm-yarnrc': ['.yarnrc.yml', 'catalog:\n  stripe: ^14\n'],
  'nuget-directory-packages-props': [
    'Directory.Packages.props',
    '<Project><ItemGroup><PackageVersion Include="Stripe.net" Version="43.0.0" /></ItemGroup></Project>',
  ],
  'nuget-packages-config': ['packages.config', '<packages><package id="Stripe.net" version="43.0.0" /></packages>'],
  'nuget-packages-lock': [
    'packages.lock.json',
    '{"version":1,"dependencies":{"net9.0":{"Stripe.net":{"type":"Direct","requested":"[43, )","resolved":"43.0.0"}}}}',
  ],
  'nuget-project': [
    'Pay.csproj',
    '<Project><ItemGroup><PackageReference Include="Stripe.net" Version="43.0.0" /></ItemGroup></Project>',
  ],
  'pub-pubspec': ['pubspec.yaml', 'dependencies:\n  flutter_stripe: ^9.0.0\n'],
  'pub-pubspec-lock': [
    'pubspec.lock',
    'packages:\n  flutter_stripe:\n    dependency: "direct main"\n    source: hosted\n    version: "9.0.0"\n',
  ],
  'pypi-conda-environment': ['environment.yml', 'dependencies:\n  - pip:\n      - stripe>=9\n'],
  'pypi-constraints': ['constraints.txt', 'stripe==9.1\n'],
  'pypi-pdm-lock': ['pdm.lock', '[[package]]\nname = "stripe"\nversion = "9.1"\n'],
  'pypi-pipfile': ['Pipfile', '[packages]\nstripe = "*"\n'],
  'pypi-pipfile-lock': ['Pipfile.lock', '{"default":{"stripe":{"version":"==9.1"}}}'],
  'pypi-poetry-lock': ['poetry.lock', '[[package]]\nname = "stripe"\nversion = "9.1"\n'],
  'pypi-pylock': ['pylock.toml', 'lock-version = "1.0"\n[[packages]]\nname = "stripe"\nversion = "9.1"\n'],
  'pypi-pyproject': ['pyproject.toml', '[project]\ndependencies = ["stripe>=9"]\n'],
  'pypi-requirements': ['requirements/base.in', 'stripe>=9\n'],
  'pypi-setup-cfg': ['setup.cfg', '[options]\ninstall_requires =\n  stripe>=9\n'],
  'pypi-setup-py': ['setup.py', 'from setuptools import setup\nsetup(install_requires=["stripe>=9"])\n'],
  'pypi-uv-lock': [
    'uv.lock',
    'version = 1\n[[package]]\nname = "stripe"\nversion = "9.1"\nsource = { registry = "x" }\n',
  ],
  'spdx-json': [
    'bill.jsonld',
    '{"spdxVersion":"SPDX-2.3","packages":[{"name":"stripe","versionInfo":"14.0.0","externalRefs":[{"referenceType":"purl","referenceLocator":"pkg:npm/stripe@14.0.0"}]}]}',
  ],
  'spdx-tag-value': [
    'bill.tag',
    'SPDXVersion: SPDX-2.3\nPackageName: stripe\nPackageVersion: 14.0.0\nExternalRef: PACKAGE-MANAGER purl pkg:npm/stripe@14.0.0\n',
  ],
  'swift-package': [
    'Package.swift',
    'let package = Package(dependencies: [.package(url: "https://github.com/stripe/stripe-ios", from: "23.0.0")])\n',
  ],
  'swift-package-resolved': [
    'Package.resolved',
    '{"version":2,"pins":[{"identity":"stripe-ios","location":"https://github.com/stripe/stripe-ios","state":{"version":"23.0.0"}}]}',
  ],
  terraform: [
    'main.tofu',
    'terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws", version = "~> 5" }\n  }\n}\n',
  ],
  'terraform-lock': [
    '.terraform.lock.hcl',
    'provider "registry.terraform.io/hashicorp/aws" {\n  version = "5.0.0"\n}\n',
  ],
  'vendor-file': ['vercel.json', '{}'],
};
