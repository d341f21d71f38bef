import { CopyButton } from './button.tsx';

/** A secret that no other answer contains: in full, once. */
export function Secret({ name, value }: { name: string; value: string }) {
  return (
    <div class="card pad shown" role="status">
      <p>
        <b class="strong">{name} was made.</b> Copy it now, it is not shown again.
      </p>
      <p class="tok">
        <code>{value}</code>
        <CopyButton small text={() => value}>
          Copy
        </CopyButton>
      </p>
    </div>
  );
}
