import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePackageUrl } from './index.ts';

const CASES: readonly (readonly [string, string | undefined])[] = [
  ['pkg:npm/stripe@14.0.0', 'npm stripe 14.0.0'],
  ['pkg:npm/%40acme/sdk@1.0.0', 'npm @acme/sdk 1.0.0'],
  ['pkg:npm/@acme/sdk@1.0.0', 'npm @acme/sdk 1.0.0'],
  ['pkg:npm/@acme/sdk', 'npm @acme/sdk '],
  ['pkg:npm/string-from%402.0.2', 'npm string-from 2.0.2'],
  ['pkg:npm/%40acme/sdk%401.0.0', 'npm @acme/sdk 1.0.0'],
  ['pkg:npm/%40acme/sdk', 'npm @acme/sdk '],
  ['pkg:npm/JSONStream@1.3.5', 'npm JSONStream 1.3.5'],
  ['pkg://npm/stripe@1', 'npm stripe 1'],
  ['PKG:PyPI/Google_Cloud.Storage@2.1', 'pypi google-cloud-storage 2.1'],
  ['pkg:golang/github.com/stripe/stripe-go/v76@v76.0#client', 'golang github.com/stripe/stripe-go/v76 v76.0'],
  ['pkg:maven/com.stripe/stripe-java@24?type=jar', 'maven com.stripe:stripe-java 24'],
  ['pkg:composer/Stripe/Stripe-PHP@13', 'composer stripe/stripe-php 13'],
  ['pkg:docker/postgres@17', 'docker docker.io/library/postgres 17'],
  ['pkg:docker/acme/app@1?repository_url=ghcr.io', 'docker ghcr.io/acme/app 1'],
  ['pkg:github/Actions/Checkout@v4', 'githubactions actions/checkout v4'],
  ['pkg:swift/github.com/acme/kit@1.0', 'swift github.com/acme/kit 1.0'],
  ['pkg:apk/alpine/busybox@1.30?arch=x86_64', 'generic apk/alpine/busybox 1.30'],
  ['pkg:npm/name@', 'npm name '],
  ['pkg:npm', undefined],
  ['pkg:npm/', undefined],
  ['pkg:/@1', undefined],
  ['pkg:npm/%zz', undefined],
  ['npm/stripe', undefined],
  ['pkg:npm/two words', undefined],
];

for (const [text, expected] of CASES) {
  test(`${text} is ${expected ?? 'refused'}`, () => {
    const url = parsePackageUrl(text);
    assert.equal(url && `${url.ecosystem} ${url.name} ${url.version ?? ''}`, expected);
  });
}
