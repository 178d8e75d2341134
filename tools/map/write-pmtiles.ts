import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** A tile as it is stored: a gzipped vector tile. */
type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly packed: Buffer }

type Archive = {
  readonly tiles: readonly Tile[]
  readonly metadata: Readonly<Record<string, unknown>>
  /** Degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number]
  readonly zooms: readonly [number, number]
}

const headerBytes = 127
/** A reader fetches so much at first and looks for the whole directory in it. */
const firstFetch = 16_384

/** An archive of one directory (PMTiles 3); equal tiles are stored once. */
export function writePmtiles({ tiles, metadata, bounds, zooms }: Archive): Buffer {
  const sorted = tiles
    .map(({ z, x, y, packed }) => ({ id: zxyToTileId(z, x, y), packed }))
    .sort((one, other) => one.id - other.id)
  const places = new Map<string, number>()
  const contents: Buffer[] = []
  let dataBytes = 0
  const entries = sorted.map(({ id, packed }) => {
    const key = packed.toString('latin1')
    const offset = places.get(key) ?? dataBytes
    if (!places.has(key)) {
      places.set(key, offset)
      contents.push(packed)
      dataBytes += packed.length
    }
    return { id, offset, length: packed.length }
  })
  const directory = gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, at) => varint(id - (entries[at - 1]?.id ?? 0))),
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }) => varint(offset + 1)),
    ]),
  )
  if (headerBytes + directory.length > firstFetch) throw new Error('too many tiles for one directory')
  const about = gzipSync(JSON.stringify(metadata))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles')
  header[7] = 3
  const data = headerBytes + directory.length + about.length
  const lengths = [headerBytes, directory.length, headerBytes + directory.length, about.length, data, 0, data]
  const counts = [dataBytes, entries.length, entries.length, contents.length]
  for (const [at, value] of [...lengths, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  // Clustered; directory and tiles gzipped; vector tiles.
  header.set([1, 2, 2, 1, ...zooms], 96)
  for (const [at, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  const [west, south, east, north] = bounds
  header[118] = zooms[0]
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, directory, about, ...contents])
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left >= 0x80) {
    bytes.push((left % 0x80) | 0x80)
    left = Math.floor(left / 0x80)
  }
  return [...bytes, left]
}
