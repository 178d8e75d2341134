/** A document that has been written at the desk. One that ships and that nobody has changed has no row. */
export type DeskDocumentRow = {
  /** `news/wuhan-phase-two`, `page/products/express`, `document/home`. */
  name: string
  /** Its collection; of a document of its own, its name: `news`, `page`, `home`. */
  kind: string
  /** The name under which it ships; null for one that was made at the desk. */
  shipped: string | null
  /** JSON: its languages side by side, its statements with their facts. */
  seed: string
  /** JSON: what a list shows of it. */
  card: string
  /** JSON: addresses, ids and pictures that stand in it. */
  uses: string
  /** Counted up by every change; 0 is what ships. */
  revision: number
  created_at: number
  created_by: string
  changed_at: number
  changed_by: string
  trashed_at: number | null
}

/** A document as it was at a revision, whole. Revision 0 is what shipped, or what it began as. */
export type DeskVersionRow = {
  name: string
  revision: number
  seed: string
  /** What made it: `shipped`, `created`, `saved`, `restored`, `imported`, `renamed`. */
  action: string
  /** JSON: paths that it changed. */
  paths: string
  /** How often it was saved: what one person writes in one go is one version. */
  saves: number
  made_at: number
  /** When it was saved last. */
  changed_at: number
  /** Id of the person; empty for what ships. */
  made_by: string
}

/** Something that was said about a part of a document. */
export type DeskCommentRow = {
  id: string
  name: string
  /** JSON: the path of the part; an empty list for the whole. */
  path: string
  text: string
  made_at: number
  made_by: string
  resolved_at: number | null
  resolved_by: string | null
}

/** Who has a document open. */
export type DeskPresenceRow = { name: string; staff_id: string; seen_at: number }

/** Where an address leads that a document had before. Paths are without language prefix. */
export type DeskRedirectRow = {
  from_path: string
  to_path: string
  name: string
  made_at: number
  made_by: string
}
