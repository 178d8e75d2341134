import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folderOfAll = fileURLToPath(new URL('../../documents/', import.meta.url))

/** The texts in which a document ships: its file, or those of its folder. None where neither is there. */
export function readTexts(
  file: string,
  folder: string | null,
): readonly { readonly file: string; readonly text: string }[] {
  const isFolder = folder !== null && existsSync(`${folderOfAll}${folder}`)
  const files = isFolder ? globSync(`${folder}/*.yaml`, { cwd: folderOfAll }).sort() : [file]
  return files
    .filter((one) => existsSync(`${folderOfAll}${one}`))
    .map((one) => ({ file: one.replaceAll('\\', '/'), text: readFileSync(`${folderOfAll}${one}`, 'utf8') }))
}
