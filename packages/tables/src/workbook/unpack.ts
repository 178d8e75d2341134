import { Inflate } from 'fflate'
import { NoTable, type TableBounds } from '../table.ts'

/** A part of an archive, as its directory has it. */
type Entry = {
  readonly method: number
  /** Where its own head stands. */
  readonly head: number
  readonly packed: number
}

/** Bytes that are read where they are needed: a file, or what is in memory. */
export type ByteSource = {
  readonly size: number
  /** Those from a place on, fewer where it ends before. */
  readonly read: (from: number, length: number) => Uint8Array
}

/** Bytes in memory, to be read as a file is. */
export function bytesAt(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (from, length) => bytes.subarray(from, from + length) }
}

/** The parts of an archive by name, unpacked when they are asked for and counted together. */
export type Archive = {
  readonly names: readonly string[]
  /** The text of a part in pieces, cut anywhere; null where there is none of that name. */
  readonly text: (name: string) => Iterable<string> | null
  /** The bytes of a part. */
  readonly bytes: (name: string) => Uint8Array | null
}

/** How much of an archive is unpacked. */
type ArchiveBounds = Pick<TableBounds, 'parts' | 'unpacked'>

/**
 * Packed bytes that are unpacked before the size is looked at: at most a thousand times as many come out. With fewer, the
 * window that is copied for each turn is most of what is allocated.
 */
const step = 8192
/** Bytes that are read at once. */
const readAtOnce = 65_536

/**
 * Opens an archive by the directory at its end. What a part says of its own size is believed of none.
 * @throws NoTable where it is cut off, names a part twice, or has more parts or bytes than its bounds
 */
export function openArchive(file: ByteSource, bounds: ArchiveBounds): Archive {
  const entries = readDirectory(file, bounds)
  let unpacked = 0
  const count = (size: number): void => {
    unpacked += size
    if (unpacked > bounds.unpacked) throw new NoTable('table-too-large')
  }
  const piecesOf = (name: string) => {
    const entry = entries.get(name)
    return entry === undefined ? null : unpack(file, entry, count)
  }
  return {
    names: [...entries.keys()],
    bytes: (name) => {
      const pieces = piecesOf(name)
      return pieces === null ? null : joined([...pieces])
    },
    text: (name) => {
      const pieces = piecesOf(name)
      return pieces === null ? null : decodeXml(pieces)
    },
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const partMark = 0x04034b50
const endLength = 22
const longestComment = 65_535

function readDirectory(file: ByteSource, { parts }: ArchiveBounds): ReadonlyMap<string, Entry> {
  const tailAt = Math.max(0, file.size - endLength - longestComment)
  const tail = viewOf(file.read(tailAt, file.size - tailAt))
  const endAt = findEnd(tail)
  const end = tailAt + endAt
  const count = tail.getUint16(endAt + 10, true)
  if (count > parts) throw new NoTable('table-too-large')
  const entries = new Map<string, Entry>()
  const directoryAt = tail.getUint32(endAt + 16, true)
  const bytes = file.read(directoryAt, Math.max(0, end - directoryAt))
  const view = viewOf(bytes)
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark)
      throw new NoTable('table-damaged')
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
      head: view.getUint32(at + 42, true),
    })
    at += 46 + name + more + comment
  }
  return entries
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw new NoTable('table-damaged')
}

/** Where the packed bytes of a part begin: behind a head of its own. */
function startOf(file: ByteSource, head: number): number {
  const view = viewOf(file.read(head, 30))
  if (view.byteLength < 30 || view.getUint32(0, true) !== partMark) throw new NoTable('table-damaged')
  return head + 30 + view.getUint16(26, true) + view.getUint16(28, true)
}

function* unpack(
  file: ByteSource,
  { method, head, packed }: Entry,
  count: (size: number) => void,
): Generator<Uint8Array> {
  if (method !== 0 && method !== 8) throw new NoTable('table-damaged')
  let chunks: Uint8Array[] = []
  const inflate = new Inflate((chunk) => {
    count(chunk.length)
    chunks.push(chunk)
  })
  const from = startOf(file, head)
  for (let at = 0; at < packed; at += readAtOnce) {
    const body = file.read(from + at, Math.min(readAtOnce, packed - at))
    const isLast = at + readAtOnce >= packed
    if (body.length < Math.min(readAtOnce, packed - at)) throw new NoTable('table-damaged')
    if (method === 0) {
      count(body.length)
      yield body
      continue
    }
    for (let within = 0; within < body.length; within += step) {
      const isEnd = isLast && within + step >= body.length
      inflated(inflate, body.subarray(within, within + step), isEnd)
      yield* chunks
      chunks = []
    }
  }
}

function inflated(inflate: Inflate, bytes: Uint8Array, isEnd: boolean): void {
  try {
    inflate.push(bytes, isEnd)
  } catch (error) {
    throw error instanceof NoTable ? error : new NoTable('table-damaged')
  }
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
function* decodeXml(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | null = null
  let head = new Uint8Array()
  try {
    for (const piece of pieces) {
      const bytes: Uint8Array = head.length === 0 ? piece : joined([head, piece])
      if (decoder === null && bytes.length < 2) head = bytes.slice()
      else {
        decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
        head = new Uint8Array()
        yield decoder.decode(bytes, { stream: true })
      }
    }
    yield (decoder ?? new TextDecoder('utf-8', { fatal: true })).decode(head)
  } catch (error) {
    throw error instanceof TypeError ? new NoTable('table-damaged') : error
  }
}

function encodingOf([first, second]: Uint8Array): string {
  return first === 0xff && second === 0xfe
    ? 'utf-16le'
    : first === 0xfe && second === 0xff
      ? 'utf-16be'
      : 'utf-8'
}
