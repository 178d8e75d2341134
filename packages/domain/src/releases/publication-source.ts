import type { Ctx } from '@hongyan/kernel/context'
import type { FieldProblem } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'

/** One language of a document as the site reads it; or what is wrong with it, the first problem. */
type ResolvedContent =
  | { readonly fits: true; readonly code: string; readonly content: string }
  | { readonly fits: false; readonly problem: string; readonly fields?: readonly FieldProblem[] }

/** What documents of the desk name that only the database knows: addresses, and ids of questions and pictures. */
export type DeskTargets = {
  readonly pages: ReadonlySet<string>
  readonly questions: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  /** Documents that list what others name, as they are written. */
  readonly lists: Readonly<Record<'fleet' | 'priceTables', unknown>>
}

/** What publishing has to know of content. */
export type PublicationSource = {
  /** A language of a written document (its seed) at a moment (ms UTC), checked by the schema of its kind. */
  readonly contentOf: (document: {
    readonly name: string
    readonly seed: unknown
    readonly language: LocaleId
    readonly at: number
  }) => Promise<ResolvedContent>
  /** The fields of a language of a document that name what is not there. */
  readonly unknownNames: (
    document: { readonly name: string; readonly seed: unknown; readonly language: LocaleId },
    targets: DeskTargets,
  ) => Promise<readonly FieldProblem[]>
  /** Whether what was published under a code once may stand there today. */
  readonly keepsContract: (code: string, content: string) => boolean
  /** Simplified Chinese texts as Hong Kong reads them, in their order. */
  readonly inHongKong: (texts: readonly string[]) => Promise<readonly string[]>
  /** The section code of a document in a language; null for a name that has none. */
  readonly codeOf: (name: string, language: LocaleId) => string | null
  /** The name of the document that stands at an address; null where none can. */
  readonly nameAt: (path: string) => string | null
  /** Whether the site cannot do without it. */
  readonly isNeeded: (name: string) => boolean
}

declare module '@hongyan/kernel/context' {
  interface Registry {
    /** Given by whoever has content: the domain sees none. */
    readonly publications?: PublicationSource
  }
}

/** The source that the process was given. */
export function publicationsOf({ registry }: Pick<Ctx, 'registry'>): PublicationSource {
  if (registry.publications) return registry.publications
  throw new Error('This process was given nothing to publish by')
}
