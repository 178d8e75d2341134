import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { Parser } from 'saxen'

/** What the parts of a workbook may take unpacked, in bytes: 500 addresses take a tenth of it. */
const mostUnpacked = 4_194_304
/** Packed bytes that are unpacked before the size is looked at: at most a thousand times as many come out. */
const step = 1024

const mostRows = 5_000
const mostColumns = 200

/**
 * A workbook that is safe to read, packed anew from what was counted while it was unpacked: a file of a few kilobytes
 * can hold gigabytes, whatever it says of itself, and one cell can claim to stand in the last of a billion rows, which
 * readers fill up to. Null for what is none, or too large.
 */
export function boundWorkbook(bytes: Uint8Array): Uint8Array | null {
  const parts = unpack(bytes)
  if (parts === null || [...parts.values()].some((part) => !isBounded(strFromU8(part)))) return null
  return zipSync(Object.fromEntries(parts), { level: 0 })
}

/** The parts of the archive that are XML. */
function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  let failed = false
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) failed = true
      else {
        size += chunk.length
        chunks.push(chunk)
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length && !failed && size <= mostUnpacked; from += step)
    unzip.push(bytes.subarray(from, from + step), from + step >= bytes.length)
  if (failed || size > mostUnpacked) return null
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]))
}

/** Whether every row and cell of a part stands where rows and cells of a list do. */
function isBounded(xml: string): boolean {
  let bounded = true
  const parser = new Parser()
  parser.on('openTag', (name, readAttributes) => {
    const tag = name.slice(name.indexOf(':') + 1)
    if (tag !== 'row' && tag !== 'c') return
    const place = /^([A-Z]*)(\d*)$/.exec(readAttributes().r ?? '')
    if (place === null || columnOf(place[1] ?? '') > mostColumns || Number(place[2]) > mostRows) {
      bounded = false
      parser.stop()
    }
  })
  parser.on('error', () => {
    bounded = false
  })
  parser.parse(xml)
  return bounded
}

/** The number of a column, from 1: A, B … Z, AA. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
