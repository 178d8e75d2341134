import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sansBeyondPlane } from './typefaces/sans-beyond-plane.ts'

/**
 * A file of a typeface: the sans of all common characters, or a part of the one that has the rare ones, named by
 * the plane and row of its characters (U+2A000 to U+2AFFF are `han-2a`).
 */
export type Typeface = 'sans' | `han-${string}`

/** Which file a character is printed from. */
function typefaceOf(character: string): Typeface {
  const code = character.codePointAt(0) ?? 0
  return code < 0x20000 || sansBeyondPlane.has(character) ? 'sans' : `han-${(code >> 12).toString(16)}`
}

/** A text in parts of one typeface each. */
export function runsOf(text: string): readonly { readonly typeface: Typeface; readonly text: string }[] {
  const runs: { typeface: Typeface; text: string }[] = []
  for (const character of text) {
    const typeface = typefaceOf(character)
    const last = runs.at(-1)
    if (last?.typeface === typeface) last.text += character
    else runs.push({ typeface, text: character })
  }
  return runs
}

const unpack = promisify(brotliDecompress)
const kept = new Map<Typeface, Promise<Buffer>>()

/** The bytes of a typeface: read when the first file needs it, and kept for those after it. */
export function typeface(name: Typeface): Promise<Buffer> {
  const known = kept.get(name)
  if (known) return known
  const path = fileURLToPath(new URL(`./typefaces/${name}.ttf.br`, import.meta.url))
  const read = readFile(path)
    .then((packed) => unpack(packed))
    .catch((error) => {
      // A machine short of files is asked again the next time.
      kept.delete(name)
      throw error
    })
  kept.set(name, read)
  return read
}
