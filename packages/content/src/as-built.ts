import { publishedVersion } from './published.ts'
import { builtEdition, editionAt } from './shipped-documents.ts'

/** Whether the content in force at an instant (ms UTC) is still the one that the files of `builtFile` were made of. */
export function isAsBuilt(at: number): boolean {
  return publishedVersion() === 0 && editionAt(at) === builtEdition()
}
