/**
 * What a page says while it is rendered that its document needs beside its markup, so that nothing is looked for in
 * finished markup: the server writes it where it belongs (`server/rendering/finish-document.ts`).
 */
export type PageNeeds = {
  /** Addresses of the scripts that the page names. */
  readonly scripts: Set<string>
  /** Addresses of what its islands load once they wake. */
  readonly islands: Set<string>
  /** Scripts that say when islands wake. */
  readonly wakes: Set<string>
  /** Inline scripts of ours that stand in its markup. */
  readonly inline: Set<string>
  /** What its island is given whatever is asked, as JSON: it stands in a file. At most one. */
  readonly islandData: Set<string>
  /** What it has deferred, in its order. */
  readonly deferred: DeferredPart[]
}

/** What an element of a page holds, to be put back by the shell's script (`client/parts.ts`). */
export type DeferredPart = {
  /** Parts of one name stand in one file. */
  readonly file: string
  /** Id of the element. */
  readonly id: string
  readonly html: string
}

export function createPageNeeds(): PageNeeds {
  return {
    scripts: new Set(),
    islands: new Set(),
    wakes: new Set(),
    inline: new Set(),
    islandData: new Set(),
    deferred: [],
  }
}
