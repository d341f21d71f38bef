import type { Vendor } from '../vendor.ts';

export const hcp: Vendor = {
  slug: 'hcp',
  name: 'HashiCorp Cloud Platform',
  category: 'development',
  statusPageUrl: 'https://status.hashicorp.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'registry.terraform.io' },
    { host: 'releases.hashicorp.com' },
    { host: 'api.cloud.hashicorp.com' },
    { host: 'app.terraform.io' },
    { host: 'archivist.terraform.io' },
    { suffix: 'hashicorp.cloud' },
    { suffix: 'terraform.io' },
    { suffix: 'hashicorp.com' },
  ],
  packages: {
    cargo: [{ name: 'vaultrs', class: 'F' }],
    hex: [
      { name: 'vault', class: 'F' },
      { name: 'vaultex', class: 'F' },
      { name: 'libvault', class: 'F' },
    ],
    nuget: [{ name: 'VaultSharp', class: 'F' }],
    githubactions: [
      { name: 'hashicorp/hcp-auth-action', class: 'G' },
      { name: 'hashicorp/tfc-workflows-github', class: 'G' },
    ],
    docker: [
      { name: 'hashicorp/tfci', class: 'G' },
      { name: 'hashicorp/hcp-terraform-operator', class: 'G' },
      { name: 'hashicorp/terraform-cloud-operator', class: 'G' },
      { name: 'hashicorp/tfc-agent', class: 'G' },
    ],
    gem: [{ name: 'vault', class: 'F' }],
    golang: [
      { module: 'github.com/hashicorp/hcp-sdk-go', class: 'B' },
      { module: 'github.com/hashicorp/go-tfe', class: 'B' },
    ],
    generic: [
      { name: 'helm/tfc-agent', class: 'G' },
      { name: 'helm/terraform-cloud-agent', class: 'G' },
      { name: 'ansible/hashicorp.terraform', class: 'G' },
      { name: 'helm/terraform-cloud-operator', class: 'G' },
      { name: 'helm/hcp-terraform-operator', class: 'G' },
      { prefix: 'env:HCP_', class: 'B' },
    ],
    npm: [{ name: 'node-vault', class: 'F' }],
    pypi: [
      { name: 'hcp-vault-secrets', class: 'C' },
      { name: 'hvac', class: 'F' },
    ],
    terraform: [
      { name: 'hashicorp/terraform-enterprise', class: 'G' },
      { name: 'hashicorp/hcp', class: 'G' },
      { name: 'hashicorp/tfe', class: 'G' },
    ],
  },
  sources: ['https://developer.hashicorp.com/hcp/docs', 'https://status.hashicorp.com', 'known'],
};
