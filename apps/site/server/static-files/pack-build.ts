import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packBody, packedSuffixes, smallest } from '../http/encodings.ts'
import { mediaOf } from './static-files.ts'

/**
 * Packs every text file of a folder as small as it goes and lays the result beside it (`a.js.br`, `a.js.gz`):
 * paid once for each build, so that a process has nothing to pack when it starts.
 */
export async function packBuild(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = found.filter((entry) => entry.isFile() && mediaOf(entry.name).text)
  const packing = texts.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const packed = await packBody(await readFile(file), smallest)
    const writing = packedSuffixes.map(([encoding, suffix]) => writeFile(file + suffix, packed[encoding]))
    await Promise.all(writing)
  })
  await Promise.all(packing)
}
