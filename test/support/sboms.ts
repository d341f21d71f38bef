// Bills of materials in the shapes that widely used tools write, made up for these tests.

/** As a generator that knows the dependency graph writes CycloneDX: a root, a graph, and the services that code calls. */
export function graphCyclonedx(): string {
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
    version: 1,
    metadata: {
      timestamp: '2026-11-21T07:00:00Z',
      tools: { components: [{ group: '@acme', name: 'bom-generator', version: '11.0.0', type: 'application' }] },
      component: {
        'bom-ref': 'pkg:maven/com.acme/billing@1.0.0?type=jar',
        group: 'com.acme',
        name: 'billing',
        version: '1.0.0',
        purl: 'pkg:maven/com.acme/billing@1.0.0?type=jar',
        type: 'application',
      },
    },
    components: [
      {
        'bom-ref': 'pkg:maven/com.stripe/stripe-java@24.1.0?type=jar',
        group: 'com.stripe',
        name: 'stripe-java',
        version: '24.1.0',
        scope: 'required',
        purl: 'pkg:maven/com.stripe/stripe-java@24.1.0?type=jar',
        type: 'library',
        hashes: [{ alg: 'SHA-256', content: 'a'.repeat(64) }],
        licenses: [{ license: { id: 'MIT' } }],
        evidence: { identity: [{ field: 'purl', confidence: 1 }] },
      },
      {
        'bom-ref': 'pkg:maven/com.twilio.sdk/twilio@9.0.0?type=jar',
        group: 'com.twilio.sdk',
        name: 'twilio',
        version: '9.0.0',
        purl: 'pkg:maven/com.twilio.sdk/twilio@9.0.0?type=jar',
        type: 'library',
      },
    ],
    services: [
      {
        'bom-ref': 'urn:service:mail:1',
        name: 'mail',
        endpoints: ['https://api.sendgrid.com/v3/mail/send', '/internal/route'],
        authenticated: true,
        'x-trust-boundary': true,
      },
      { 'bom-ref': 'urn:service:tax:1', name: 'tax', endpoints: ['https://api.tax.acme-partner.example/v1'] },
    ],
    dependencies: [
      {
        ref: 'pkg:maven/com.acme/billing@1.0.0?type=jar',
        dependsOn: ['pkg:maven/com.stripe/stripe-java@24.1.0?type=jar'],
      },
      {
        ref: 'pkg:maven/com.stripe/stripe-java@24.1.0?type=jar',
        dependsOn: ['pkg:maven/com.twilio.sdk/twilio@9.0.0?type=jar'],
      },
    ],
  });
}

/** As a scanner of directories and images writes SPDX: a root that contains everything, and no word on what is direct. */
export function scannerSpdx(): string {
  const packages = [
    ['Package-python-stripe-11f2', 'stripe', '8.0.0', 'pkg:pypi/stripe@8.0.0'],
    ['Package-python-openai-22a3', 'openai', '1.40.0', 'pkg:pypi/openai@1.40.0'],
    ['Package-deb-curl-33b4', 'curl', '7.88.1', 'pkg:deb/debian/curl@7.88.1?arch=amd64&distro=debian-12'],
  ] as const;
  return JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'worker',
    documentNamespace: 'https://acme.example/spdx/worker-1',
    creationInfo: { licenseListVersion: '3.25', creators: ['Tool: scanner-1.0'], created: '2026-11-21T07:00:00Z' },
    packages: [
      ...packages.map(([id, name, version, purl]) => ({
        name,
        SPDXID: `SPDXRef-${id}`,
        versionInfo: version,
        supplier: 'NOASSERTION',
        downloadLocation: 'NOASSERTION',
        filesAnalyzed: false,
        licenseConcluded: 'NOASSERTION',
        externalRefs: [
          {
            referenceCategory: 'SECURITY',
            referenceType: 'cpe23Type',
            referenceLocator: `cpe:2.3:a:${name}:${name}:${version}:*:*:*:*:*:*:*`,
          },
          { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl },
        ],
      })),
      { name: 'worker', SPDXID: 'SPDXRef-DocumentRoot-Directory-worker', primaryPackagePurpose: 'FILE' },
    ],
    relationships: [
      {
        spdxElementId: 'SPDXRef-DOCUMENT',
        relationshipType: 'DESCRIBES',
        relatedSpdxElement: 'SPDXRef-DocumentRoot-Directory-worker',
      },
      ...packages.map(([id]) => ({
        spdxElementId: 'SPDXRef-DocumentRoot-Directory-worker',
        relationshipType: 'CONTAINS',
        relatedSpdxElement: `SPDXRef-${id}`,
      })),
    ],
  });
}
