import type { Vendor } from '../vendor.ts';

export const tmdb: Vendor = {
  slug: 'tmdb',
  name: 'TMDB',
  category: 'media',
  statusPageUrl: 'https://status.themoviedb.org',
  hosts: [
    { host: 'api.themoviedb.org' },
    { host: 'image.tmdb.org' },
    { suffix: 'themoviedb.org' },
    { suffix: 'tmdb.org' },
  ],
  packages: {
    pub: [{ name: 'tmdb_dart', class: 'C' }],
    maven: [
      { name: 'com.uwetrottmann.tmdb2:tmdb-java', class: 'C' },
      { name: 'info.movito:themoviedbapi', class: 'C' },
      { name: 'uk.co.conoregan:themoviedbapi', class: 'C' },
    ],
    swift: [{ name: 'github.com/adamayoung/TMDb', class: 'C' }],
    cargo: [{ name: 'tmdb-api', class: 'C' }],
    golang: [{ module: 'github.com/cyruzin/golang-tmdb', class: 'C' }],
    nuget: [
      { name: 'DM.MovieApi', class: 'C' },
      { name: 'TMDbLib', class: 'C' },
    ],
    composer: [
      { name: 'php-tmdb/laravel', class: 'C' },
      { name: 'php-tmdb/api', class: 'C' },
    ],
    gem: [{ name: 'themoviedb', class: 'C' }],
    npm: [
      { name: '@lorenzopant/tmdb', class: 'C' },
      { name: 'themoviedb-typescript', class: 'C' },
      { name: 'tmdb-ts', class: 'C' },
      { name: 'moviedb-promise', class: 'C' },
    ],
    pypi: [
      { name: 'ezapi-tmdb', class: 'C' },
      { name: 'tmdb-client', class: 'C' },
      { name: 'tmdbone', class: 'C' },
      { name: 'tmdb-losthread', class: 'C' },
      { name: 'tmdbpy-wrapper', class: 'C' },
      { name: 'airbyte-source-tmdb', class: 'C' },
      { name: 'tmdbv3api', class: 'C' },
      { name: 'tmdbsimple', class: 'C' },
    ],
  },
  sources: ['https://developer.themoviedb.org/docs'],
};
