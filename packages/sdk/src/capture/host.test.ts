import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostOf, isPrivateHost, matchesHost } from './host.ts';

test('a host is bare: lower-case, without user, port, brackets and trailing dot', () => {
  assert.equal(hostOf('API.Stripe.com'), 'api.stripe.com');
  assert.equal(hostOf('api.stripe.com:443'), 'api.stripe.com');
  assert.equal(hostOf('user:pass@api.stripe.com:8443'), 'api.stripe.com');
  assert.equal(hostOf('api.stripe.com.:443'), 'api.stripe.com');
  assert.equal(hostOf('[2606:4700::1111]:443'), '2606:4700::1111');
  assert.equal(hostOf('[::1]'), '::1');
});

test('loopback, private, link-local and single-label hosts are private', () => {
  const hosts =
    'localhost app.localhost db postgres 127.0.0.1 127.8.9.1 10.1.2.3 172.16.0.1 172.31.9.9 192.168.1.1 169.254.169.254 ' +
    '100.64.0.1 0.0.0.0 ::1 :: fd00::1 fc00::1 fe80::1 ::ffff:10.0.0.1 printer.local metadata.google.internal ' +
    'api.team.svc x.svc.cluster.local nas.home.arpa';
  for (const host of [...hosts.split(' '), '']) assert.ok(isPrivateHost(host), host);
});

test('public names and addresses are not private', () => {
  const hosts =
    'api.stripe.com 8.8.8.8 172.32.0.1 172.15.0.1 192.169.1.1 100.128.0.1 11.0.0.1 2606:4700::1111 10.example.com localhost.example.com';
  for (const host of hosts.split(' ')) assert.ok(!isPrivateHost(host), host);
});

test('a string matches a host and its subdomains, an expression what it says', () => {
  assert.ok(matchesHost('api.stripe.com', ['Stripe.com']));
  assert.ok(matchesHost('stripe.com', ['stripe.com']));
  assert.ok(!matchesHost('notstripe.com', ['stripe.com']));
  const expression = /^api\./g;
  assert.ok(matchesHost('api.stripe.com', [expression]));
  assert.ok(matchesHost('api.stripe.com', [expression]), 'the same again');
  assert.ok(!matchesHost('api.stripe.com', []));
});
