import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { DocumentCard } from './document-card.ts'
import type { SeedPath } from './seed-value.ts'
import type { TranslationMarks } from './translation-marks.ts'

/** What is wrong with a document by the schema of its kind. */
export type DocumentProblem = {
  /** Null where it is wrong in every language. */
  readonly language: LocaleId | null
  /** Where in the seed; what is missing is named by where it would stand. */
  readonly path: SeedPath
  /** What kind of mistake it is, as zod calls it; `expired` where it is one as soon as the facts have expired. */
  readonly code: string
  readonly message: string
}

/** Something that is wrong in a file of a document. */
export type FileProblem = {
  readonly file: string
  /** Counts from 1. */
  readonly line: number
  /** Where in the document; the whole where the file cannot be read at all. */
  readonly path: SeedPath
  readonly message: { readonly 'zh-CN': string; readonly 'en-US': string }
}

/** A document as its files say it, or what is wrong with them; `kind` is the collection whose contract it keeps instead. */
export type ReadFile =
  | { readonly seed: unknown }
  | { readonly problems: readonly FileProblem[]; readonly kind?: string }

/** A document as a file: where it would stand among those that ship, and what stands in it. */
export type WrittenFile = { readonly file: string; readonly text: string }

/** Which documents a file may hold; `isPart` where it is one of several files of a document. */
export type FilePlace = { readonly names: readonly string[]; readonly isPart: boolean }

/** A document that ships, without its seed. */
export type ShippedEntry = {
  readonly name: string
  readonly card: DocumentCard
  /** Texts that are behind their Chinese as it ships. */
  readonly marks: TranslationMarks
  /** Addresses, questions and pictures that it names. */
  readonly uses: readonly string[]
}

/** The documents that ship, and what documents may be. */
export type DocumentSource = {
  /** All of them, in the order in which lists show them; the same list each time. */
  readonly entries: () => readonly ShippedEntry[]
  /** One as it is written, its languages side by side, as plain JSON; null where there is none of this name. */
  readonly seedOf: (name: string) => unknown
  /** What is wrong with a seed at a moment (ms UTC); nothing where it may be published. */
  readonly check: (kind: string, seed: unknown, at: number) => readonly DocumentProblem[]
  /** What a new document of a collection begins as; `day` is today's, such as `2026-11-20`. Null for a kind of which there is one. */
  readonly startOf: (kind: string, key: string, day: string) => unknown
  /** The document as the files that ship are written; mostly one. */
  readonly writeFiles: (name: string, seed: unknown) => Promise<readonly WrittenFile[]>
  /** Reads the files of a document at a moment (ms UTC). */
  readonly readFiles: (name: string, files: readonly WrittenFile[], at: number) => Promise<ReadFile>
  /** Which of the documents that there are (`known`) a file may hold, by its path; null for the order of a collection. */
  readonly placeFile: (path: string, known: readonly string[]) => Promise<FilePlace | null>
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
