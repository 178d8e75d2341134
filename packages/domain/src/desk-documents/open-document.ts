import type { Ctx } from '@hongyan/kernel/context'
import { type LocaleId, writtenIds } from '@hongyan/locales'
import { staffMay } from '../staff/staff-rights.ts'
import { type DocumentComment, readComments } from './comments.ts'
import { addressOf, readName } from './document-name.ts'
import { mayWithKind, personWith } from './document-rights.ts'
import { type DocumentProblem, documentsOf } from './document-source.ts'
import { unknownDocument } from './hold-document.ts'
import { type PresentPerson, readPresence } from './presence.ts'
import { readDocument, type Touched } from './read-document.ts'
import { raise } from './save-document.ts'
import { type StaffName, staffNames } from './staff-names.ts'
import { type TextState, textStates } from './translation-marks.ts'

/** A document with all that is known about it. Instants are ms UTC. */
export type OpenDocument = {
  readonly name: string
  readonly kind: string
  /** Path on the site without language prefix; null for what has no page of its own. */
  readonly address: string | null
  readonly seed: unknown
  readonly revision: number
  readonly isShipped: boolean
  readonly trashedAt: number | null
  readonly made: (Omit<Touched, 'by'> & { readonly by: StaffName }) | null
  readonly changed: OpenDocument['made']
  readonly problems: readonly DocumentProblem[]
  /** Texts that are missing or stale; every other one is fine. */
  readonly texts: readonly TextState[]
  readonly comments: readonly DocumentComment[]
  /** Who else has it open. */
  readonly others: readonly PresentPerson[]
  /** What whoever asks may do with it. */
  readonly may: {
    /** Everything that is no text of a language; and to rename, trash and restore it. */
    readonly write: boolean
    readonly languages: readonly LocaleId[]
    readonly comment: boolean
    readonly delete: boolean
  }
}

/** Opens a document for the editor. Refusals: `sign-in-needed`, `forbidden`, `not-found`. */
export async function openDocument(ctx: Ctx, input: { readonly name: string }): Promise<OpenDocument> {
  const { name } = input
  const named = readName(name) ?? raise(unknownDocument())
  const { kind } = named
  const person = personWith(ctx, 'see-documents', kind)
  const stored = (await readDocument(ctx, { name })) ?? raise(unknownDocument())
  const { query } = ctx.db
  const { seed, revision, trashedAt, made, changed, shipped, marks } = stored
  const nameOf = await staffNames(query, [made?.by, changed?.by])
  const touched = (one: Touched | null): OpenDocument['made'] =>
    one === null ? null : { at: one.at, by: nameOf(one.by) }
  return {
    ...{ name, kind, address: addressOf(named), seed, revision, trashedAt },
    isShipped: shipped !== null,
    made: touched(made),
    changed: touched(changed),
    problems: documentsOf(ctx).check(kind, seed, ctx.now()),
    texts: textStates(seed, marks),
    comments: await readComments(query, name),
    others: (await readPresence(ctx, query, name)).filter(({ id }) => id !== person.staffId),
    may: {
      write: staffMay(person, 'write-documents', { kind }),
      languages: writtenIds.filter((language) => staffMay(person, 'translate-documents', { kind, language })),
      comment: mayWithKind(person, 'comment-documents', kind),
      delete: mayWithKind(person, 'publish-documents', kind),
    },
  }
}
