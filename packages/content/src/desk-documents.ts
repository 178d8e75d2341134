import type { DocumentSource } from '@hongyan/domain/desk-documents/document-source'
import { checkSeed } from './desk/check-seed.ts'
import { startSeed } from './desk/start-seeds.ts'
import { type FactId, facts, isCurrent } from './facts.ts'
import { shippedEntries, shippedSeed } from './shipped-seeds.ts'

const files = () => import('./written/file-of-seed.ts')

/** The documents that ship, and what documents may be, for the desk. */
export const deskDocuments: DocumentSource = {
  entries: shippedEntries,
  seedOf: shippedSeed,
  check: checkSeed,
  startOf: startSeed,
  writeFiles: async (name, seed) => (await files()).writeFiles(name, seed),
  readFiles: async (name, written, at) => (await files()).readFiles(name, written, at),
  placeFile: async (path, known) => (await import('./written/place-of.ts')).placeFile(path, known),
}

/** What keeps a language of a document from the site, field by field: forms and their words are read once it is asked. */
export const unfitFields = async () => import('./desk/unfit-fields.ts')

/** The facts register, for whoever chooses what a statement rests on; whether each may be stated at a moment (ms UTC). */
export function factList(at: number) {
  return Object.entries(facts).map(([id, { value, unit, label, owner, asOf, expires }]) => ({
    ...{ id, value, unit, label, owner, asOf, expires },
    isCurrent: isCurrent(id as FactId, at),
  }))
}
