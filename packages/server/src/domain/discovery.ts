/** What a project began to use: a vendor, or a host that belongs to no known one. */
export type Discovery = {
  readonly organizationId: string;
  readonly project: { readonly id: string; readonly name: string; readonly slug: string };
} & (
  | {
      readonly kind: 'vendor';
      readonly service: { readonly id: string; readonly name: string; readonly slug: string };
      /** Kind of the link. */
      readonly how: string;
    }
  | { readonly kind: 'host'; readonly host: string }
);
