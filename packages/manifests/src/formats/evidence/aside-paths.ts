/** What only tests, examples and other people's code say is no use; generated code repeats what its source says. */
const LEFT_OUT =
  /^[._]?(?:old|deprecated|attic|archived?)\/|(?:^|\/)(?:tests?|unit-?_?tests?|(?:tests?|examples?|samples?|demos?|fixtures?|mocks?)[_-][^/]+(?=\/)|(?:test_?)?suites|specs?|[^/]+[_.-](?:(?:unit|integration|acceptance|functional)?tests?|fixtures|mocks?)(?=\/)|[^/]+[_-](?:tests?|fixtures|mocks?)|\.?storybook|[^/]+_tests?_[^/]+|mirage|__tests__|__mocks__|mocks?|fixtures?|testdata|test-data|testing|e2e|cypress|detox|examples?\d{0,2}|[^/]+\.Example\w*(?=\/)|samples?|demos?|seeds?(?:\.d)?|seeders?|database\/factories|stories|__stories__|features\/step_definitions|features\/support(?=\/(?:[^/]+\/)*[^/]+\.rb$)|benchmarks?|prisma\/data|vendored|external[_-]?(?:scripts?|libs?|libraries)|dist|out|target|coverage|locales?|i18n|langs?|languages?|translations?|migrations|migration(?=\/(?:[^/]+$|v?\d))|changelogs?|generated|__generated__|__snapshots__|cassettes|snapshots|\.yarn|\.agents|\.claude|\.cursor|skills\/[^/]+\/(?:SKILL\.md|scripts|references|assets|resources)|wwwroot\/(?:lib|libs|plugins)|(?:assets|public|static|wwwroot)\/(?:[^/]+\/)*(?:codemirror|ckeditor\d?|tinymce|elfinder|bower_components|vendors?)|bower_components|public\/(?:vendor|assets|build|lib|packages|plugins|js\/vendor)|static\/(?:vendor|lib|js\/vendor)|assets\/vendor)(?:\/|$)|[._-](?:test|tests|story|stories|fixture|mock)s?\.\w+$|[._-]specs?\.(?!ya?ml$|json$)\w+$|(?:^|\/)(?:tests?(?:[_-][^/]*)?|debug|fixtures?|mocks?)\.(?!ya?ml$)\w+$|(?:^|\/)(?:examples?|samples?)[-_][\w-]+\.html?$|(?:^|\/)(?:examples?|samples?)\.(?:[cm]?[jt]sx?|css|html?|py|rb|php|go|java|kt|cs)$|(?:^|\/)(?:story|stories|samples|seeds|seeders?|seeds?[._-][^/]+|[^/]+[._-]seed(?:s|er)?|[^/]*(?:seeder|seed_?data|sample_?data|test_?data|dev_?data|mock_?data|preview_?data|example_?data|install_?data|demo_?data|dummy_?data|fake_?data)[^/]*)\.\w+$|[.-]min\.\w+$|\.d\.ts$|(?:^|\/)change(?:log|s)[^/]*\.\w+$|(?:^|\/)(?:history|releases?|licen[sc]e|notice|contributors|authors|code_of_conduct|security|lock|agents|claude)[^/]*\.(?:md|mdx|txt|rst|adoc|html?|ya?ml)$/i;
/** A class of tests: `PayTest.java`. The last letters of other words are small. */
const TEST_CLASS = /Tests?\.(?!ya?ml$)\w+$/;
/** Folders of tests whose names have several words, and of builds that developers look into: `src/uiTest`, `ShopTests`, `app/src/debug`. */
const TEST_FOLDER =
  /(?:^|\/)(?:[\w.-]*[a-z0-9A-Z]Tests?|testFixtures)\/|(?:^|\/)src\/debug\/|\/debug\/(?:[^/]+\/)*[^/]+\.(?:kt|java|swift)$/;
/** Other people's code, unless it is a part of a program that connects to somebody: `lib/shop/third_party/stripe.ex`. */
const THIRD_PARTY = /(?:^|\/)third[_-]?party\//i;
const THIRD_PARTY_CLIENT =
  /(?:^|\/)(?:lib|apps?|src|server|backend|services)\/(?:[^/]+\/)*third[_-]?party\/(?:[^/]+\/)*[^/]+\.(?:exs?|rb|py|php|tsx?|go|java|kt|cs|scala|swift|dart)$|^[a-z]\w*\/third[_-]?party\/[a-z]\w*\.(?:py|rb|exs?)$/i;

/** Whether a file belongs to a test, an example or somebody else's code: the program does not run it. */
export function isAside(path: string): boolean {
  if (LEFT_OUT.test(path) || TEST_CLASS.test(path) || TEST_FOLDER.test(path)) return true;
  return THIRD_PARTY.test(path) && !THIRD_PARTY_CLIENT.test(path);
}
