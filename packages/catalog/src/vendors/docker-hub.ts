import type { Vendor } from '../vendor.ts';

export const dockerHub: Vendor = {
  slug: 'docker-hub',
  name: 'Docker Hub',
  category: 'development',
  statusPageUrl: 'https://www.dockerstatus.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/533c6539221ae15e3f000031',
    options: { page: 'https://www.dockerstatus.com' },
  },
  hosts: [
    { host: 'dhi.io' },
    { host: 'hub.docker.com' },
    { host: 'production.cloudflare.docker.com' },
    { host: 'registry-1.docker.io' },
    { host: 'auth.docker.io' },
    { suffix: 'docker.com' },
    { suffix: 'docker.io' },
  ],
  // Clients of Docker talk to the daemon beside them, not to the registry, so none of them is here.
  packages: {
    generic: [{ name: 'circleci/circleci/docker-publish', class: 'G' }],
    docker: [{ name: 'chko/docker-pushrm', class: 'G' }],
    maven: [{ name: 'org.jenkins-ci.plugins:dockerhub-notification', class: 'G' }],
    pypi: [
      { name: 'pydockerhub', class: 'C' },
      { name: 'airbyte-source-dockerhub', class: 'C' },
    ],
    terraform: [{ name: 'docker/docker', class: 'G' }],
    githubactions: [
      { name: 'docker/scout-action', class: 'G' },
      { name: 'peter-evans/dockerhub-description', class: 'G' },
      { name: 'christian-korneck/update-container-description-action', class: 'G' },
      { name: 'elgohr/Publish-Docker-Github-Action', class: 'G' },
      { name: 'mr-smithers-excellent/docker-build-push', class: 'G' },
      { name: 'docker/build-cloud', class: 'G' },
      { name: 'docker/login-action', class: 'G' },
    ],
  },
  sources: ['https://docs.docker.com/reference/api/hub/latest', 'https://www.dockerstatus.com', 'known'],
};
