/** One language of a document on its way to the site, or off it. */
export type DeskReleaseRow = {
  id: string
  /** `publish` or `withdraw`. */
  kind: string
  /** Of the document. */
  name: string
  /** Kind of the document, by which rights are asked. */
  document_kind: string
  /** What the document is called in this language, as it was asked for. */
  title: string | null
  language: string
  revision: number
  /** The revision that was published last in this language as it was asked for. */
  since_revision: number
  /** JSON: the document as it was asked for. */
  seed: string
  state: string
  asked_at: number
  asked_by: string
  decided_at: number | null
  decided_by: string | null
  note: string | null
  due_at: number | null
  zone: string | null
  done_at: number | null
  done_by: string | null
  problem: string | null
}
