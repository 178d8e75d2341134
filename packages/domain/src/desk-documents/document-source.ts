import type { Ctx } from '@hongyan/kernel/context'

/** The documents that ship. */
export type DocumentSource = {
  /** Names of all of them, in the order in which lists show them. */
  readonly names: () => readonly string[]
  /** One as it is written, its languages side by side, as plain JSON; null where there is none of this name. */
  readonly seedOf: (name: string) => unknown
}

declare module '@hongyan/kernel/context' {
  interface Registry {
    /** Given by whoever has content: the domain sees none. */
    readonly documents?: DocumentSource
  }
}

/** What ships, as the process was given it. */
export function documentsOf({ registry }: Pick<Ctx, 'registry'>): DocumentSource {
  if (registry.documents) return registry.documents
  throw new Error('This process was given no documents')
}
