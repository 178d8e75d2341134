import type {
  DocumentSource,
  ShippedEntry,
  WrittenFile,
} from '@hongyan/domain/desk-documents/document-source'
import { entriesOf, nameSeeds } from './desk/name-seeds.ts'
import { filesOf } from './written-files.ts'

type ShippedSeeds = {
  /** All documents that ship, without their seeds. */
  readonly shippedEntries: () => readonly ShippedEntry[]
  readonly shippedSeed: DocumentSource['seedOf']
  /** The files in which one of them is written; none of what is made by code. */
  readonly shippedFiles: (name: string) => readonly WrittenFile[]
}

let entries: readonly ShippedEntry[] | undefined

/** From the sources. What is served reads both from files of the build: `read-built.ts`. */
export const shippedEntries: ShippedSeeds['shippedEntries'] = () => {
  entries ??= entriesOf(nameSeeds())
  return entries
}

export const shippedSeed: ShippedSeeds['shippedSeed'] = (name) => nameSeeds().get(name)?.() ?? null

export const shippedFiles: ShippedSeeds['shippedFiles'] = filesOf
