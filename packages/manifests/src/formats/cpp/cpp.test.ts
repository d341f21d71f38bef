import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('vcpkg and Conan give what they require, and what only the build needs', async () => {
  const vcpkg = JSON.stringify({
    dependencies: ['fmt', { name: 'aws-sdk-cpp', 'version>=': '1.11' }, { name: 'protobuf', host: true }],
    features: { tests: { dependencies: ['gtest'] } },
  });
  assert.deepEqual(await readCase('vcpkg.json', vcpkg), [
    'generic:vcpkg/fmt@ runtime',
    'generic:vcpkg/aws-sdk-cpp@1.11 runtime',
    'generic:vcpkg/protobuf@ build',
    'generic:vcpkg/gtest@ optional',
  ]);
  const text = '[requires]\nopenssl/3.2.0@acme/stable#abc\n\n[tool_requires]\ncmake/3.30\n[options]\nx/y=1\n';
  assert.deepEqual(await readCase('conanfile.txt', text), [
    'generic:conan/openssl@3.2.0 runtime',
    'generic:conan/cmake@3.30 build',
  ]);
  const program = `from conan import ConanFile
class Pkg(ConanFile):
    requires = "fmt/10.0.0", "zlib/[>=1.2]"
    def build_requirements(self):
        self.tool_requires("cmake/3.30")
        # self.requires("old/1")
`;
  assert.deepEqual(await readCase('conanfile.py', program), [
    'generic:conan/fmt@10.0.0 runtime',
    'generic:conan/zlib@[>=1.2] runtime',
    'generic:conan/cmake@3.30 build',
  ]);
});
