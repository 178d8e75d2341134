/** What somebody of staff wrote about an enquiry, an order or a claim; personal as what it is about, and gone with it. */
export type WorkNoteRow = {
  id: string
  entity: string
  entity_id: string
  staff_id: string
  text: string
  created_at: number
}

/** Something that visitors or partners sent and staff has seen to; it comes back when it happens again after `dealt_at`. */
export type DealtWithRow = {
  kind: string
  /** The term, the code, or the id of a feedback. */
  value: string
  staff_id: string
  dealt_at: number
}

/** The filters of a worklist that somebody of staff keeps under a name. */
export type DeskViewRow = {
  id: string
  staff_id: string
  worklist: string
  name: string
  /** JSON of filters and their values. */
  query: string
  created_at: number
}
