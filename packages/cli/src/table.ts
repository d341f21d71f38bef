/** Rows as aligned columns with a heading; an empty list says so. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return `${empty}\n`;
  const cells = rows.map((row) => row.map(toPlainText));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${[headings.map((heading) => heading.toUpperCase()), ...cells].map(line).join('\n')}\n`;
}

/** Text from outside on one line, without what a terminal would act on. */
export function toPlainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** How long ago a moment was, in the largest unit that fits. */
export function formatAge(timestamp: string | null, now: number): string {
  if (timestamp === null) return 'never';
  const seconds = Math.max(0, Math.round((now - Date.parse(timestamp)) / 1000));
  if (seconds < 90) return `${seconds}s ago`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)}m ago`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)}h ago`;
  return `${Math.round(seconds / 86_400)}d ago`;
}

/** A timestamp to the minute, UTC: `2026-11-21 14:03`. */
export function toMinute(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}

/** A span in the largest unit that tells it: `45s`, `12m`, `3h`, `-19m`. */
export function formatSpan(seconds: number): string {
  const size = Math.abs(seconds);
  const sign = seconds < 0 ? '-' : '';
  if (size < 120) return `${sign}${Math.round(size)}s`;
  if (size < 7200) return `${sign}${Math.round(size / 60)}m`;
  return size < 172_800 ? `${sign}${Math.round(size / 3600)}h` : `${sign}${Math.round(size / 86_400)}d`;
}
