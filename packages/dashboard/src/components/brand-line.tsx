import { Mark } from './icon.tsx';

/** The mark with the product's name, above a box of a page without a sidebar. */
export function BrandLine() {
  return (
    <div class="brandline">
      <Mark />
      <b>Upriver</b>
    </div>
  );
}
