import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../router.tsx';
import { Icon } from './icon.tsx';

/** A part of a page under its heading, with a count beside it and what can be done at the right. */
export function Section({
  title,
  count,
  right,
  children,
}: {
  title: string;
  count?: ComponentChildren;
  right?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section>
      <div class="head">
        <h2>{title}</h2>
        {count === undefined ? null : <span class="count">{count}</span>}
        {right === undefined ? null : <span class="right">{right}</span>}
      </div>
      {children}
    </section>
  );
}

/** Where a page stands: the places above it, then its own name. */
export function Crumbs({ above, here }: { above: readonly (readonly [name: string, href: string])[]; here: string }) {
  return (
    <nav class="crumb" aria-label="Path">
      {above.map(([name, href]) => (
        <>
          <Link href={href}>{name}</Link>
          <Icon name="right" size={10} />
        </>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}

/** The title of a page with what belongs beside it. */
export function TitleBar({
  title,
  children,
  right,
}: {
  title: string;
  children?: ComponentChildren;
  right?: ComponentChildren;
}) {
  return (
    <div class="titlebar">
      <h1>{title}</h1>
      {children}
      {right === undefined ? null : <span class="right">{right}</span>}
    </div>
  );
}

/** One of few, side by side, each with an address. */
export function Segment({
  label,
  options,
  current,
}: {
  label: string;
  options: readonly { readonly name: ComponentChildren; readonly key: string; readonly href: string }[];
  current: string;
}) {
  const nav = useRef<HTMLElement>(null);
  // Where there is no room for all, the present one is in sight.
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current !== null && chosen) nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft - 24;
  }, [current]);
  return (
    <nav ref={nav} class="seg" aria-label={label}>
      {options.map(({ name, key, href }) => (
        <Link key={key} href={href} current={key === current} how="replace">
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Figures under their names: what a page begins with. */
export function Figures({
  figures,
}: {
  figures: readonly { readonly name: string; readonly value: ComponentChildren; readonly more?: ComponentChildren }[];
}) {
  return (
    <dl class="stats">
      {figures.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more === undefined ? null : <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bars of the heights of what comes; they are seen only when it takes longer than 150 ms. */
export function Skeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div class="sk" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} class="sk-row">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

/** What there is to know where nothing is, and what to do next. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="card pad empty">
      <p class="strong">{title}</p>
      {children === undefined ? null : <div class="muted small">{children}</div>}
    </div>
  );
}
