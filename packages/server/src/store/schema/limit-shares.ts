/** A node that may hold shares of limits. Only on PostgreSQL. */
export interface LimitNodeTable {
  id: string;
  /** Advanced by the node for as long as it lives. */
  beat: number;
}

/** Who holds how much of one limit of one key. Only on PostgreSQL. */
export interface LimitShareTable {
  /** A digest of the limit and its key, so that no address or key is readable here. */
  name: string;
  /** Node → its `Share`. */
  shares: unknown;
}

export interface LimitShareTables {
  limit_nodes: LimitNodeTable;
  limit_shares: LimitShareTable;
}
