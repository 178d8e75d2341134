/** A picture that staff has uploaded. Instants are ms UTC. */
export type DeskMediaRow = {
  id: string
  /** What its file was called. */
  name: string
  /** SHA-256 of the file as it was uploaded: the same one is stored once. */
  source_hash: string
  /** What the names of its files begin with: its id and eight figures of what is in them. */
  stem: string
  /** JSON: width, height, and the widths of its files. */
  sizes: string
  /** JSON: the point that stays in sight when it is cropped, in thousandths from the left and the top. */
  focus: string
  /** JSON: what it shows, by language. */
  alt: string
  /** Whose it is, and on which terms it may be shown; null where nobody has said. */
  credit: string | null
  licence: string | null
  revision: number
  made_at: number
  made_by: string
  changed_at: number
  changed_by: string
}

/** Files that were made of a picture. */
export type DeskMediaFileRow = {
  stem: string
  /** JSON: their names. */
  files: string
  /** Since when nothing shows them; null while something does. */
  dropped_at: number | null
}
