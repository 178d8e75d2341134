import { Inflate } from 'fflate'
import { NoTable, type TableBounds } from '../table.ts'

/** A part of an archive, as its directory has it. */
type Entry = {
  readonly method: number
  readonly from: number
  readonly packed: number
}

/** The parts of an archive by name, unpacked when they are asked for and counted together. */
export type Archive = {
  readonly names: readonly string[]
  /** The text of a part; null where there is none of that name. */
  readonly text: (name: string) => string | null
  /** The same as it is. */
  readonly bytes: (name: string) => Uint8Array | null
}

/** How much of an archive is unpacked. */
type ArchiveBounds = Pick<TableBounds, 'parts' | 'unpacked'>

/** Packed bytes that are unpacked before the size is looked at: at most a thousand times as many come out. */
const step = 1024

/**
 * Opens an archive by the directory at its end. What a part says of its own size is believed of none.
 * @throws NoTable where it is cut off, names a part twice, or has more parts or bytes than its bounds
 */
export function openArchive(bytes: Uint8Array, bounds: ArchiveBounds): Archive {
  const entries = readDirectory(bytes, bounds)
  let unpacked = 0
  const count = (size: number): void => {
    unpacked += size
    if (unpacked > bounds.unpacked) throw new NoTable('table-too-large')
  }
  const partOf = (name: string): Uint8Array | null => {
    const entry = entries.get(name)
    return entry === undefined ? null : unpack(bytes, entry, count)
  }
  return {
    names: [...entries.keys()],
    bytes: partOf,
    text: (name) => {
      const part = partOf(name)
      return part === null ? null : decodeXml(part)
    },
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const partMark = 0x04034b50
const endLength = 22
const longestComment = 65_535

function readDirectory(bytes: Uint8Array, { parts }: ArchiveBounds): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > parts) throw new NoTable('table-too-large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw new NoTable('table-damaged')
    const [name, more, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new NoTable('table-locked')
    const path = new TextDecoder()
      .decode(bytes.subarray(at + 46, at + 46 + name))
      .replaceAll('\\', '/')
      .replace(/^\//, '')
    // Programs differ in which of the two they read.
    if (entries.has(path)) throw new NoTable('table-damaged')
    entries.set(path, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      from: startOf(view, view.getUint32(at + 42, true)),
    })
    at += 46 + name + more + comment
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw new NoTable('table-damaged')
}

/** Where the packed bytes of a part begin: behind a head of its own. */
function startOf(view: DataView, head: number): number {
  if (head + 30 > view.byteLength || view.getUint32(head, true) !== partMark)
    throw new NoTable('table-damaged')
  return head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true)
}

function unpack(
  bytes: Uint8Array,
  { method, from, packed }: Entry,
  count: (size: number) => void,
): Uint8Array {
  const body = bytes.subarray(from, from + packed)
  if (body.length < packed || (method !== 0 && method !== 8)) throw new NoTable('table-damaged')
  if (method === 0) {
    count(body.length)
    return body
  }
  const chunks: Uint8Array[] = []
  const inflate = new Inflate((chunk) => {
    count(chunk.length)
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < body.length; at += step)
      inflate.push(body.subarray(at, at + step), at + step >= body.length)
  } catch (error) {
    throw error instanceof NoTable ? error : new NoTable('table-damaged')
  }
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Parts are UTF-8, or UTF-16 with its mark. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new NoTable('table-damaged')
  }
}
