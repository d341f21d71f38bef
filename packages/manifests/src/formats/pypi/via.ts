import { normalizePythonName } from './requirement.ts';

/** Who requires a pin, as pip-compile and uv note it in comments behind or below. */
export interface ViaNote {
  /** Takes in the next comment, without its `#`. */
  add(comment: string): void;
  /** True when other pins of the file require this one and nobody else does; what is not noted was asked for. */
  isTransitive(pinned: ReadonlySet<string>): boolean;
}

/**
 * `# via flask, -r requirements.in` behind a pin, or `# via` and one requirer in each comment below it. A requirer that is no pin of
 * the file is the project itself: a requirements file, a `pyproject.toml`, a member of a workspace.
 */
export function createViaNote(): ViaNote {
  const requirers: string[] = [];
  let isListing = false;
  return {
    add(comment) {
      const text = comment.trim();
      const after = /^via(?:\s+(.*))?$/.exec(text);
      if (after !== null) {
        isListing = after[1] === undefined;
        requirers.push(...(after[1] ?? '').split(',').map((one) => one.trim()));
      } else if (isListing) requirers.push(text);
    },
    isTransitive(pinned) {
      // Constraints and overrides say which version, not that anybody wants it.
      const asking = requirers.filter((one) => one !== '' && !/^(?:-c|--constraint|--override)\b/.test(one));
      return (
        asking.length > 0 && asking.every((one) => pinned.has(normalizePythonName(one.replace(/\[[^\]]*\]$/, ''))))
      );
    },
  };
}
