/** A transaction and a table that it wrote. On PostgreSQL only, written by triggers. */
export interface TableWriteTable {
  /** PostgreSQL's `xid8`. */
  xid: string;
  name: string;
}

export interface TableWriteTables {
  table_writes: TableWriteTable;
}
