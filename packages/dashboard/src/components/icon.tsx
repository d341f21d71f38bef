const PATHS = {
  overview: 'M2 4.5h12M2 8h8M2 11.5h5',
  history: 'M8 2.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6M8 4.8V8l2.3 1.6',
  projects: 'M2 4.2h4.3L8 6h6v7H2Z',
  catalog: 'M2.5 2.5h4.4v4.4H2.5ZM9.1 2.5h4.4v4.4H9.1ZM2.5 9.1h4.4v4.4H2.5ZM9.1 9.1h4.4v4.4H9.1Z',
  rules: 'M8 2a4 4 0 0 1 4 4v3l1.5 2.5h-11L4 9V6a4 4 0 0 1 4-4ZM6.5 13.8h3',
  settings:
    'M8 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M3.6 12.4 5 11M11 5l1.4-1.4',
  search: 'M7 2.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6M10.3 10.3l3.5 3.5',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  page: 'M4 2h5.5L12.5 5v9H4Z M6 7.5h4.5M6 10.5h4.5',
  calls: 'M1.5 9H5l2-5.5 2.5 9 2-3.5h3',
  packages: 'M8 1.8 13.6 5v6L8 14.2 2.4 11V5Z M2.6 5 8 8.1 13.4 5M8 8.1V14',
  right: 'm6 3.5 4.5 4.5L6 12.5',
  down: 'm4 6.5 4 4 4-4',
  outside: 'M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5',
  copy: 'M5.5 5.5h8v8h-8ZM3 10.5H2.5v-8h8V3',
  server: 'M2.5 3h11v4h-11ZM2.5 9h11v4h-11ZM5 5h.01M5 11h.01',
  people:
    'M6 3a2.4 2.4 0 1 0 0 4.8A2.4 2.4 0 0 0 6 3M1.8 13c.4-2.6 2-4 4.2-4s3.8 1.4 4.2 4M10.5 3.2a2.3 2.3 0 0 1 0 4.4M12 9.4c1.3.6 2 1.8 2.3 3.6',
  tick: 'm3 8.5 3.2 3.2L13 4.8',
  cross: 'm4 4 8 8M12 4l-8 8',
  clock: 'M8 2.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6M8 4.8V8l2.3 1.6',
  bell: 'M8 2a4 4 0 0 1 4 4v3l1.5 2.5h-11L4 9V6a4 4 0 0 1 4-4ZM6.5 13.8h3',
  warn: 'M8 2.2 14.6 13.4H1.4ZM8 6.5v3.2M8 11.6h.01',
  key: 'M5 7.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M7.2 8.6l6-6M11 4.8l2 2M9 6.8l1.4 1.4',
  drop: 'M8 10V2.5M5 5.2 8 2.2l3 3M2.5 10v3.5h11V10',
  plus: 'M8 3v10M3 8h10',
  deploy: 'M8 2.5 12 8l-4 5.5L4 8Z',
  theme: 'M8 2.2a5.8 5.8 0 1 0 0 11.6ZM8 2.2a5.8 5.8 0 0 1 0 11.6',
} as const;

export type IconName = keyof typeof PATHS;

/** A 16 px stroke icon in the colour of its text; what it means is said in words beside it. */
export function Icon({ name, size = 15 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Two peaks: upstream, and what is below. */
export function Mark({ size = 20 }: { size?: number }) {
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2.2, 'stroke-linejoin': 'round' } as const;
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 8.2 10 3l7 5.2" {...line} stroke-linecap="round" />
      <path d="M3 16.2 10 11l7 5.2" {...line} stroke-linecap="round" opacity=".45" />
    </svg>
  );
}
