import type { DependencyScope } from '@upriver/contract';

/** Documentation, by its path. */
export const DOCUMENTATION = /\.(?:md|mdx|adoc|rst)(?:\.(?:erb|j2|njk|liquid|hbs|tpl|vm))?$/;
/** Configuration, by its path: a variable may be set there for anything. */
export const CONFIGURATION = /\.(?:ya?ml|json|toml|tf|sh|env)$/;
/** Servers of tools for those who write the program. */
const ASSISTANT = /(?:^|\/)(?:\.(?:vscode|cursor|gemini|claude|roo|kiro)\/[^/]*|\.?mcp)\.json$|\.inlang\/[^/]+\.json$/;
/** Pages, styles, scripts and descriptions of a site of documentation. */
const DOCUMENTATION_SITE =
  /(?:^|\/)(?:docs?(?:[-_](?:old|legacy|site|website|src))?|(?:old|legacy)[-_]docs?)\/(?:[^/]+\/)*[^/]+\.(?:html?|s?css|[mc]?[jt]sx?|ya?ml|json|toml|hbs|liquid|astro|vue|svelte)$|(?:^|\/)docs?\/(?:source\/)?conf\.py$|(?:^|\/)(?:mkdocs|tech-docs)\.ya?ml$|(?:^|\/)user-?guides?(?:-content)?\//i;
/** Pieces of programs that a page shows to people, to copy into theirs. */
const SNIPPETS = /(?:^|[/_.-])(?:code[-_]?)?snippets?\.(?:[jt]sx?|vue)$/i;
/** What is built, tested, published and started by developers, by its path. */
export const CI =
  /(?:^|\/)(?:\.github|\.gitlab|buildSrc|\.circleci|\.buildkite|\.woodpecker|\.drone|\.gitea|\.forgejo|\.mvn|gradle\/wrapper|ci|ci[_-]scripts|fastlane|release[_-]?(?:builders?|files)|ReleaseBuilder|build[_-]?tools|BuildTools|tooling|local[_-]dev|cmd\/internal|cmd\/[^/]+[_-](?:scripts?|gen|generator|tools?|dev|ci|release))\/|(?:^|\/)(?:\.gitlab-ci|\.goreleaser|bunfig\.toml|\.yarnrc|pip\.conf|uv\.toml|\.travis|\.woodpecker|\.drone|\.packit|azure-pipelines|bitbucket-pipelines|appveyor|codemagic|bitrise|buildspec|crowdin|Jenkinsfile|Makefile|Justfile|Taskfile)(?![\w.-]*\.(?:py|rb|php|go|java|kt|cs|exs?|[cm]?[jt]sx?)$)[\w.-]*$|(?:^|\/)(?:magefile\.go|snapcraft\.ya?ml|forge\.config\.[cm]?[jt]s|electron-builder[\w.-]{0,20}\.(?:ya?ml|json|[cm]?[jt]s))$|^(?:builder|releng|packaging)\/(?:[^/]+\/)*[^/]+\.(?:py|rb|pl|[cm]?[jt]s)$|(?:^|\/)(?:scripts?|hack|tools?|tooling|dev|\.devcontainer|installers?|packaging)\/(?:[^/]+\/)*[^/]+\.(?:sh|bash|zsh|ps1)$|^(?:(?:apps|packages|services)\/[^/]+\/|tools?\/)?scripts?\/(?:[^/]+\/)*[^/]+\.(?:py|rb|pl|php|[cm]?[jt]s|cr|nim|lua|exs|go|kts)$|^(?:utils?|bin|contrib|misc)\/(?!(?:[^/]+\/)*(?:\w+[_-])?(?:start|run|serve|server|entrypoint|boot|docker|cron|worker|launch|init)[\w.-]*$)(?:[^/]+\/)*[^/]+\.(?:sh|bash|zsh|ps1)$|(?:^|\/)\.?(?:lighthouserc|releaserc|swiftlint|rubocop|golangci|pre-commit-config|eslintrc|prettierrc|stylelintrc|commitlintrc|lintstagedrc)(?:\.\w+)*$|(?:^|\/)(?:download|upload|release|publish|build|bump|fetch|pull|generate|gen|lint|translate|notify|update[_-](?:protos?|dep|translation|locale|licen|version|schema|lib))[\w.-]*\.(?:sh|bash|zsh|ps1)$|(?:^|\/)(?:(?:make|create|cut|prepare|publish)[_-][\w-]{0,20}releases?|[\w-]{0,30}fastlane)\.\w+$|(?:^|\/)bin\/(?:release|publish|build|bump|download)[\w-]{0,30}\.(?:py|rb|pl|php|[cm]?[jt]s)$|(?:^|\/)(?:[a-z]{1,20}[_-])?(?:un)?install[\w.-]*\.(?:sh|ps1)$/;
/** A program in a folder of scripts, or of tools at the root, which developers start if it is not one of a page or of an agent. */
const SCRIPT =
  /(?:^|\/)scripts?\/(?:[^/]+\/)*[^/]+\.(?:py|rb|[cm]?[jt]s)$|^(?:tools?|hack|devtools)\/(?:[^/]+\/)*[^/]+\.(?:py|rb|[cm]?[jt]s)$/;
const STARTED = /^#!|\bprocess\.(?:argv|env|exit)\b|["'](?:node:)?(?:fs|path)["']|\bif __name__ ==/;
/** How Homebrew is told to install a program. */
const FORMULA = /^class \w{1,60} < Formula\b/m;

/** A script that installs what a program needs on the machine where it is to run. */
const INSTALLER =
  /^[ \t]*(?:log\s+["'])?(?:sudo\s+)?(?:apt-get|apt|yum|dnf|zypper|brew)\s+(?:-{1,2}[\w=-]+\s+){0,4}install\b|^[ \t]*(?:sudo\s+)?apk\s+add\b/m;

/** What of a program a file is: documentation is for development, what only CI or developers run for the build. */
export function scopeOfFile(path: string, text: string): DependencyScope {
  const isAbout =
    [DOCUMENTATION, DOCUMENTATION_SITE, ASSISTANT, SNIPPETS].some((rule) => rule.test(path)) || isDetector(text);
  const isBuild =
    CI.test(path) ||
    (SCRIPT.test(path) && STARTED.test(text)) ||
    (path.endsWith('.sh') && INSTALLER.test(text)) ||
    (path.endsWith('.rb') && FORMULA.test(text));
  return isAbout ? 'development' : isBuild ? 'build' : 'runtime';
}

/** How keys of vendors begin. */
const KEY_SHAPES = ['AKIA', 'ghp_', 'xoxb', 'sk_live_', 'glpat-', 'AIza', 'npm_', 'SG.', 'pypi-'];
const DETECTOR_SHAPES_MIN = 3;

/** Whether a program looks for other people's keys: it knows how those of many vendors begin. */
function isDetector(text: string): boolean {
  return KEY_SHAPES.filter((shape) => text.includes(shape)).length >= DETECTOR_SHAPES_MIN;
}
