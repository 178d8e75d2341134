/** One language of a document on its way to the site, or off it. */
export type DeskReleaseRow = {
  id: string
  /** `publish`, `withdraw` or `put-back`. */
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
  /** When whoever asked would like it published, and in which zone they chose it. */
  wished_at: number | null
  wished_zone: string | null
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

/** One language of a document as it was published for a time. */
export type DeskPublicationRow = {
  id: string
  /** Of the document. */
  name: string
  language: string
  /** Of the document; 0 for what ships. */
  revision: number
  /** JSON: the document in all its languages. */
  seed: string
  /** What stood on the site; null where it was published before that was kept. */
  content: string | null
  /** 1 where it is Hong Kong and came along with the Simplified. */
  follows: 0 | 1
  /** Null for what ships. */
  release_id: string | null
  /** 0 for what ships: it stood there from the beginning. */
  from_at: number
  /** Null where it was published at its moment. */
  from_by: string | null
  /** Null while it is on the site. */
  until_at: number | null
  until_by: string | null
  /** The name of the document as this was published, where another was given to it since. */
  stood_as: string | null
}
