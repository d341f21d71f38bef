import type { FormatContext } from '../../format.ts';
import { parseJson, parseYaml } from '../../parse.ts';
import { fieldOf, listOf, textOf } from '../../tree.ts';
import { parentOf } from '../../upload.ts';

/** Patterns longer than this are not written by people, and matching is polynomial in their length. */
const PATTERN_LENGTH_MAX = 200;

/** Names of the packages that belong to the same workspace as this file: a plain range on one of them stays inside the project. */
export function findWorkspaceMembers(context: FormatContext): ReadonlySet<string> {
  const root = findWorkspaceRoot(context);
  if (!root) return new Set();
  return context.memo(`npm-members ${root.directory}`, () => listMembers(context, root));
}

interface WorkspaceRoot {
  readonly directory: string;
  readonly patterns: readonly string[];
}

function findWorkspaceRoot(context: FormatContext): WorkspaceRoot | undefined {
  const pnpm = context.findUp('pnpm-workspace.yaml');
  if (pnpm) {
    const parsed = parseYaml(pnpm.content);
    if (!('problem' in parsed))
      return { directory: parentOf(pnpm.path), patterns: textsOf(fieldOf(parsed.value, 'packages')) };
  }
  const root = context.findUp('package.json', ({ content }) => content.includes('"workspaces"'));
  const parsed = root && parseJson(root.content);
  if (!parsed || 'problem' in parsed) return undefined;
  const workspaces = fieldOf(parsed.value, 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : fieldOf(workspaces, 'packages');
  return { directory: parentOf(root.path), patterns: textsOf(list) };
}

function listMembers(context: FormatContext, root: WorkspaceRoot): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of context.paths) {
    if (!path.endsWith('/package.json') && path !== 'package.json') continue;
    if (!isMember(parentOf(path), root)) continue;
    const parsed = parseJson(context.sibling(path) ?? '');
    const name = 'problem' in parsed ? undefined : textOf(fieldOf(parsed.value, 'name'));
    if (name) names.add(name);
  }
  return names;
}

/** Later patterns win, and a leading `!` takes out again. */
function isMember(directory: string, root: WorkspaceRoot): boolean {
  if (directory === root.directory) return true;
  const prefix = root.directory === '' ? '' : `${root.directory}/`;
  if (!directory.startsWith(prefix)) return false;
  const segments = directory.slice(prefix.length).split('/');
  let member = false;
  for (const pattern of root.patterns) {
    const isExclusion = pattern.startsWith('!');
    const wanted = pattern.replace(/^!/, '').replace(/^\.\//, '').replace(/\/+$/, '').split('/');
    if (isBounded(wanted) && matchSegments(wanted, segments)) member = !isExclusion;
  }
  return member;
}

/** Each `**` multiplies the work; nobody needs a fourth. */
function isBounded(pattern: readonly string[]): boolean {
  return pattern.filter((part) => part === '**').length <= 3;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return segments.length === 0;
  if (first === '**')
    return segments.some((_, index) => matchSegments(rest, segments.slice(index))) || rest.length === 0;
  const [segment] = segments;
  return segment !== undefined && matchSegment(first, segment) && matchSegments(rest, segments.slice(1));
}

function matchSegment(pattern: string, segment: string): boolean {
  if (pattern === '*') return segment !== 'node_modules';
  const expression = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return expression.length > 4 ? false : new RegExp(`^${expression.join('[^/]*')}$`).test(segment);
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => {
    const text = textOf(item);
    return text === undefined || text.length > PATTERN_LENGTH_MAX ? [] : [text];
  });
}
