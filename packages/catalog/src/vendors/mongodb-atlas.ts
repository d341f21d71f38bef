import type { Vendor } from '../vendor.ts';

export const mongodbAtlas: Vendor = {
  slug: 'mongodb-atlas',
  name: 'MongoDB Atlas',
  category: 'data',
  statusPageUrl: 'https://status.mongodb.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cloud.mongodb.com' },
    { suffix: 'mongodb.net', tenant: true },
    { host: 'data.mongodb-api.com' },
    { host: 'realm.mongodb.com' },
    { suffix: 'mongodb.com' },
    { suffix: 'mongodb-api.com' },
  ],
  packages: {
    githubactions: [{ name: 'mongodb/atlas-github-action', class: 'G' }],
    swift: [
      { name: 'github.com/mongodb/mongo-swift-driver', class: 'F' },
      { name: 'github.com/orlandos-nl/MongoKitten', class: 'F' },
    ],
    pub: [{ name: 'mongo_dart', class: 'F' }],
    hex: [
      { name: 'mongodb', class: 'F' },
      { name: 'mongodb_driver', class: 'F' },
    ],
    docker: [
      { name: 'mongodb/mongodb-atlas-kubernetes-operator', class: 'G' },
      { name: 'mongodb/atlas', class: 'G' },
    ],
    cocoapods: [{ name: 'StitchSDK' }],
    generic: [
      { name: 'helm/mongodb-atlas-deployment', class: 'G' },
      { name: 'helm/mongodb-atlas-cluster', class: 'G' },
      { name: 'helm/mongodb-atlas-operator-crds', class: 'G' },
      { name: 'helm/atlas-operator', class: 'G' },
      { name: 'helm/mongodb-atlas-operator', class: 'G' },
      { prefix: 'env:MONGODBATLAS_', class: 'B' },
      { prefix: 'env:MONGODB_ATLAS_', class: 'B' },
    ],
    composer: [
      { name: 'mongodb/laravel-mongodb', class: 'F' },
      { name: 'mongodb/mongodb', class: 'F' },
    ],
    maven: [{ name: 'org.mongodb:mongodb-driver-sync', class: 'F' }],
    nuget: [{ name: 'MongoDB.Driver', class: 'F' }],
    golang: [
      { module: 'go.mongodb.org/atlas-sdk' },
      { module: 'go.mongodb.org/atlas' },
      { module: 'go.mongodb.org/mongo-driver', class: 'F' },
    ],
    gem: [
      { name: 'mongo', class: 'F' },
      { name: 'mongoid', class: 'F' },
    ],
    pypi: [
      { name: 'mongodb-atlas-haystack', class: 'C' },
      { name: 'pymongo', class: 'F' },
      { name: 'langchain-mongodb', class: 'F' },
    ],
    npm: [
      { name: 'mongodb-data-api', class: 'C' },
      { name: 'awscdk-resources-mongodbatlas', class: 'G' },
      { name: 'realm-web' },
      { name: 'mongodb', class: 'F' },
      { name: 'mongoose', class: 'F' },
    ],
    terraform: [
      { name: 'hashicorp/mongodbatlas', class: 'G' },
      { name: 'mongodb/mongodbatlas', class: 'G' },
    ],
  },
  sources: ['https://www.mongodb.com/docs/atlas', 'https://status.mongodb.com', 'known'],
};
