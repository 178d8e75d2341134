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

/** What documents look like before they are published, for whoever has the key of a preview. */
export type DeskPreviewRow = {
  id: string
  /** JSON: section codes with what stands under each. */
  contents: string
  /** The moment at which the whole site is shown; null for documents as they are now. */
  shown_at: number | null
  ends_at: number
  made_at: number
  made_by: string
}
