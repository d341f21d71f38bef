import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, readManifests } from '../../index.ts';

const PROJECT = `\uFEFF<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><PayVersion>4.2.0</PayVersion></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Stripe.net" Version="[45.0,46.0)" />
    <PackageReference Include="Acme.Pay"><Version>$(PayVersion)</Version></PackageReference>
    <PackageReference Include="Shared.Central" />
    <PackageReference Include="Override.Me" VersionOverride="9.9.9" />
    <PackageReference Include="Analyzers" Version="1.0.0" PrivateAssets="all" />
    <PackageReference Update="Only.Updated" Version="2.0.0" />
    <ProjectReference Include="../Other/Other.csproj" />
  </ItemGroup>
</Project>`;
const CENTRAL = `<Project><ItemGroup>
  <PackageVersion Include="Shared.Central" Version="7.0.1" />
  <PackageVersion Include="Unused" Version="$(Elsewhere)" />
  <GlobalPackageReference Include="Everywhere" Version="1.1.1" />
</ItemGroup></Project>`;

test('a project gives its references, with central versions and properties of its own', async () => {
  const { files } = await readManifests([
    { path: 'src/Api/Api.csproj', content: PROJECT },
    { path: 'Directory.Packages.props', content: CENTRAL },
  ]);
  const project = files.find(({ path }) => path.endsWith('csproj'));
  assert.ok(project);
  assert.deepEqual(
    project.dependencies.map(({ name, requirement, scope }) => `${name}@${requirement} ${scope}`),
    [
      'Stripe.net@[45.0,46.0) runtime',
      'Acme.Pay@4.2.0 runtime',
      'Shared.Central@7.0.1 runtime',
      'Override.Me@9.9.9 runtime',
      'Analyzers@1.0.0 development',
    ],
  );
  assert.deepEqual([countDirectRuntime(project), countDirectAll(project)], [4, 5]);
  const central = files.find(({ path }) => path.endsWith('props'));
  assert.deepEqual(
    central?.dependencies.map(({ name, requirement, definition }) => [name, requirement, definition === true]),
    [
      ['Shared.Central', '7.0.1', true],
      ['Unused', '$(Elsewhere)', true],
      ['Everywhere', '1.1.1', false],
    ],
  );
});

test('every reference knows its line, and a central version is filled in where a project uses it', async () => {
  const central = `<Project>
  <PropertyGroup><PayVersion>4.2.0</PayVersion></PropertyGroup>
  <ItemGroup>
    <!-- <PackageVersion Include="Acme.Pay" Version="1" /> -->
    <PackageVersion
      Include="Acme.Pay" Version="$(PayVersion)" />
  </ItemGroup>
</Project>`;
  const project = `<Project>
  <ItemGroup>
    <PackageReference Include='Acme.Pay' />
    <PackageReference Include="First;Second" Version="1" />
  </ItemGroup>
</Project>`;
  const config = '<packages>\n  <package id="Twilio" version="6.0.0" />\n</packages>';
  const { files } = await readManifests([
    { path: 'Directory.Packages.props', content: central },
    { path: 'a.csproj', content: project },
    { path: 'packages.config', content: config },
  ]);
  assert.deepEqual(
    files.map(({ dependencies }) => dependencies.map(({ name, requirement, line }) => [name, requirement, line])),
    [
      [['Acme.Pay', '$(PayVersion)', 5]],
      [
        ['Acme.Pay', '4.2.0', 3],
        ['First', '1', 4],
        ['Second', '1', 4],
      ],
      [['Twilio', '6.0.0', 2]],
    ],
  );
});

test('packages.config and packages.lock.json say what is direct', async () => {
  const { files } = await readManifests([
    {
      path: 'packages.config',
      content:
        '<?xml version="1.0"?><packages><package id="Twilio" version="6.0.0" targetFramework="net48" /><package id="Tool" version="1.0" developmentDependency="true" /></packages>',
    },
    {
      path: 'packages.lock.json',
      content: JSON.stringify({
        version: 2,
        dependencies: {
          'net8.0': {
            Twilio: { type: 'Direct', requested: '[6.0.0, )', resolved: '6.0.0' },
            Inner: { type: 'Transitive', resolved: '1.2.3' },
            mine: { type: 'Project' },
          },
        },
      }),
    },
  ]);
  assert.deepEqual(
    files.flatMap(({ dependencies }) =>
      dependencies.map(({ name, scope, direct, resolved, local }) => [name, scope, direct, resolved, local]),
    ),
    [
      ['Twilio', 'runtime', true, undefined, undefined],
      ['Tool', 'development', true, undefined, undefined],
      ['Twilio', 'unknown', true, '6.0.0', undefined],
      ['Inner', 'unknown', false, '1.2.3', undefined],
      ['mine', 'unknown', false, undefined, true],
    ],
  );
});

test('what is no project file is a problem, and nothing outside is read', async () => {
  for (const content of [
    '<Project',
    '<html></html>',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Project>&e;</Project>',
    '',
  ]) {
    const [file] = (await readManifests([{ path: 'a.csproj', content }])).files;
    assert.ok(file);
    assert.ok(file.problems.length > 0 || file.dependencies.length === 0, content);
    assert.ok(!JSON.stringify(file).includes('root:'));
  }
});

test('any file of properties or targets may reference packages, or define their versions for projects below', async () => {
  const { files } = await readManifests([
    {
      path: 'packages.props',
      content:
        '<Project><PropertyGroup><StripeVersion>45.0.0</StripeVersion></PropertyGroup><ItemGroup><PackageReference Update="Stripe.net" Version="$(StripeVersion)" /></ItemGroup></Project>',
    },
    {
      path: 'eng/Versions.props',
      content:
        '<Project><ItemGroup><PackageVersion Include="Twilio" Version="7.0.0" /><PackageReference Include="Sentry" Version="5.0.0" /></ItemGroup></Project>',
    },
    {
      path: 'eng/Common.targets',
      content: '<Project><ItemGroup><PackageReference Include="Plaid" Version="1.2.0" /></ItemGroup></Project>',
    },
    {
      path: 'src/Api/Api.csproj',
      content:
        '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><PackageReference Include="Stripe.net" /></ItemGroup></Project>',
    },
    { path: 'native/lib.props', content: '# not of MSBuild\nkey=value\n' },
  ]);
  const said = files.map(({ path, dependencies }) => [
    path,
    ...dependencies.map(
      ({ name, requirement, definition }) => `${name}@${requirement}${definition ? ' definition' : ''}`,
    ),
  ]);
  assert.deepEqual(said, [
    ['eng/Common.targets', 'Plaid@1.2.0'],
    ['eng/Versions.props', 'Twilio@7.0.0 definition', 'Sentry@5.0.0'],
    ['native/lib.props'],
    ['packages.props', 'Stripe.net@$(StripeVersion) definition'],
    ['src/Api/Api.csproj', 'Stripe.net@45.0.0'],
  ]);
});
