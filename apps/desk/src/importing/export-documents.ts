import { homeZone } from '@hongyan/locales'
import { saveBlob } from '@hongyan/ui/save-blob.ts'
import { exportDocumentsAction } from '../../../site/features/desk/documents/files/actions.ts'
import { ask } from '../client/ask.ts'

/** Documents that one call writes: a machine with much to do answers before anybody gives up waiting. */
const atOnce = 25

/**
 * Keeps documents as files, written as those that ship: one as itself, several as an archive with their folders. Returns
 * the name of the file. @throws AskError
 */
export async function exportDocuments(names: readonly string[]): Promise<string> {
  const files: { readonly file: string; readonly text: string }[] = []
  for (let at = 0; at < names.length; at += atOnce) {
    const body = { names: names.slice(at, at + atOnce) }
    files.push(...(await ask(exportDocumentsAction, { body })).files)
  }
  const [only] = files
  // The folder says which kind of document it is: it stays in the name.
  if (only !== undefined && files.length === 1)
    return keep(only.file.replaceAll('/', '__'), new Blob([only.text], { type: 'application/yaml' }))
  const { strToU8, zipSync } = await import('fflate')
  const parts = Object.fromEntries(files.map(({ file, text }) => [file, strToU8(text)]))
  const packed = new Uint8Array(zipSync(parts))
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: homeZone })
  return keep(`documents-${day}.zip`, new Blob([packed], { type: 'application/zip' }))
}

function keep(name: string, file: Blob): string {
  saveBlob(name, file)
  return name
}
