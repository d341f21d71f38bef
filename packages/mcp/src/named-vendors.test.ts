import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findByName, listHosts, listPackages } from './named-vendors.ts';

test('hosts are found in URLs and log lines, names of files are none', () => {
  for (const [text, hosts] of [
    ['GET https://api.stripe.com:443/v1/charges?x=a.b failed', ['api.stripe.com']],
    ['getaddrinfo ENOTFOUND api.twilio.com', ['api.twilio.com']],
    ['postgres://me:secret@db.neon.tech/x and amqp://mq.example.io', ['db.neon.tech', 'mq.example.io']],
    ['at run (file:///srv/app/index.js:1:2) at main.py, app.rb, lib.rs', []],
    ['https://status.py/x', ['status.py']],
    ['API.Stripe.COM and api.stripe.com', ['api.stripe.com']],
    ['version 1.2.3, e.g. 10.0.0.1 …', []],
  ] as const)
    assert.deepEqual(listHosts(text), hosts, text);
});

test('packages are found in stack traces of several languages', () => {
  for (const [text, names] of [
    [
      'at x (/srv/node_modules/stripe/lib/a.js:1:2)\n at y (/srv/node_modules/@sentry/node/b.js)',
      ['stripe', '@sentry/node'],
    ],
    ['/srv/node_modules/.pnpm/stripe@14.0.0/node_modules/stripe/lib/a.js', ['stripe']],
    ['C:\\app\\node_modules\\@aws-sdk\\client-s3\\dist\\x.js', ['@aws-sdk/client-s3']],
    ['File "/usr/lib/python3.12/site-packages/twilio/rest/__init__.py", line 1', ['twilio']],
    ['/usr/lib/ruby/gems/3.3.0/gems/stripe-ruby-10.1.0/lib/x.rb:1', ['stripe-ruby']],
    ['/app/vendor/stripe/stripe-php/lib/x.php(12)', ['stripe/stripe-php']],
    ['/go/pkg/mod/github.com/stripe/stripe-go/v76@v76.1.0/x.go:1', ['github.com/stripe/stripe-go/v76']],
    ['nothing of the kind', []],
  ] as const)
    assert.deepEqual(listPackages(text), names, text);
});

test('a name is found as words of its own, also within the name of a class', () => {
  const services = [
    { name: 'Stripe', slug: 'stripe' },
    { name: 'Acme Pay', slug: 'acme-pay' },
    { name: 'Box', slug: 'box' },
  ];
  for (const [text, slugs] of [
    ['StripeConnectionError: x', ['stripe']],
    ['AcmePayError', ['acme-pay']],
    ['acme-pay is down', ['acme-pay']],
    ['the sandbox of the pinstripes', []],
    ['ACME PAY and stripe', ['stripe', 'acme-pay']],
  ] as const)
    assert.deepEqual(
      findByName(services, text).map(({ slug }) => slug),
      slugs,
      text,
    );
});

test('no text takes long or breaks anything', () => {
  const pieces = fc.constantFrom(
    'a.',
    '-',
    '.',
    '/',
    '\\',
    'node_modules/',
    '@',
    'https://',
    'x',
    '/vendor/',
    'gems/',
    '-1',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 2000 }), (parts) => {
      const text = parts.join('');
      assert.ok(listHosts(text).length <= 8);
      assert.ok(listPackages(text).length <= 5);
      findByName([{ name: 'x', slug: 'x' }], text);
    }),
  );
});
