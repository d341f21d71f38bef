import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';

async function read(path: string, content: string) {
  const [file] = (await readManifests([{ path, content }])).files;
  assert.ok(file);
  return {
    found: file.dependencies.map(
      ({ name, requirement, local, line }) => `${name}@${requirement}${local === true ? ' local' : ''}:${line}`,
    ),
    problems: file.problems,
  };
}

test('providers and modules are found among whatever else a file holds', async () => {
  const { found, problems } = await read(
    'main.tf',
    `# provider "commented" { version = "1" }
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws        = { source = "hashicorp/aws", version = "~> 5.0" }
    cloudflare = {
      source  = "cloudflare/cloudflare"
      version = ">= 4.0, < 5.0" // note
    }
    old = "1.0"
  }
  backend "s3" { key = "x" }
}
provider "google" { version = "4.1" }
provider "aws" { region = var.region }
locals {
  text = <<-EOT
    module "not" { source = "a/b/c" }
  EOT
  templated = "\${join(",", ["}", "\\"{"])}"
}
module "vpc" {
  source  = "terraform-aws-modules/vpc/aws//modules/x"
  version = "5.1.0"
  list    = [{ source = "no/no/no" }]
}
module "git" { source = "git::ssh://git@github.com/Acme/infra.git//a?ref=v2" }
module "mine" { source = "../mine" }
module "unsure" { source = "\${var.base}/x" }
`,
  );
  assert.deepEqual(found, [
    'hashicorp/aws@~> 5.0:5',
    'cloudflare/cloudflare@>= 4.0, < 5.0:6',
    'hashicorp/old@1.0:10',
    'hashicorp/google@4.1:14',
    'terraform-aws-modules/vpc/aws@5.1.0:22',
    'github.com/acme/infra@v2:27',
    '../mine@ local:28',
  ]);
  assert.deepEqual(problems, [{ line: 29, message: 'the source of module "unsure" is no plain text; it is not read' }]);
});

test('the lockfile gives what was chosen', async () => {
  const [file] = (
    await readManifests([
      {
        path: '.terraform.lock.hcl',
        content:
          'provider "registry.terraform.io/hashicorp/aws" {\n  version = "5.31.0"\n  constraints = "~> 5.0"\n  hashes = [\n    "h1:x",\n  ]\n}\n',
      },
    ])
  ).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, resolved }) => [name, requirement, resolved]),
    [['hashicorp/aws', '~> 5.0', '5.31.0']],
  );
});

test('a block that is never closed is a problem with its line, and what stands before is kept', async () => {
  const { found, problems } = await read('a.tf', 'module "a" { source = "a/b/c" }\nmodule "b" {\n  source = "d/e/f"\n');
  assert.deepEqual(found, ['a/b/c@:1', 'd/e/f@:2']);
  assert.equal(problems[0]?.line, 2);
});

test('a provider of HashiCorp that is only configured is used, one of somebody else is named where it is required', async () => {
  const text =
    'provider "aws" {\n  region = "eu-west-1"\n}\nprovider "cloudflare" {}\nprovider "google" {}\nterraform {\n  required_providers {\n    google = { source = "hashicorp/google", version = "~> 5" }\n  }\n}\n';
  const [file] = (await readManifests([{ path: 'main.tf', content: text }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, line }) => [name, requirement, line]),
    [
      ['hashicorp/google', '~> 5', 8],
      ['hashicorp/aws', '', 1],
    ],
  );
});

test('a provider that another file of the folder requires is not named again where it is configured', async () => {
  const files = [
    { path: 'infra/main.tf', content: 'provider "aws" {}\n' },
    { path: 'infra/versions.tf', content: 'terraform {\n  required_providers {\n    aws = "~> 5"\n  }\n}\n' },
    { path: 'other/main.tf', content: 'provider "aws" {}\n' },
  ];
  const read = (await readManifests(files)).files.map(({ path, dependencies }) => [path, dependencies.length]);
  assert.deepEqual(Object.fromEntries(read), { 'infra/main.tf': 0, 'infra/versions.tf': 1, 'other/main.tf': 1 });
});
