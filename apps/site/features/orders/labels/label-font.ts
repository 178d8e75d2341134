import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let bytes: Promise<Buffer> | null = null

/** The typeface of the labels: read when the first file is made, and kept for those after it. */
export function labelFont(): Promise<Buffer> {
  bytes ??= readFile(fileURLToPath(new URL('./noto-sans-sc-label.ttf', import.meta.url))).catch((error) => {
    // A machine short of files is asked again the next time.
    bytes = null
    throw error
  })
  return bytes
}
