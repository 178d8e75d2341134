import { promisify } from 'node:util'
import { constants, createBrotliCompress, gunzipSync, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** Encodings of every page and text file, in the order of preference among those a client accepts. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** What is kept of a text: whoever accepts neither gets it unpacked, which no browser asks for. */
export type Packed = Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>

/** What the name of a packed file ends with, beside the file it was made from. */
export const packedSuffixes = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const gz = promisify(gzip)

/** How hard Brotli tries, and in how many bytes it looks for what it has seen: two to the power of `window`. */
type Effort = { readonly quality: number; readonly window: number }

/** For what is packed once for each build. */
export const smallest: Effort = {
  quality: constants.BROTLI_MAX_QUALITY,
  window: constants.BROTLI_DEFAULT_WINDOW,
}
/**
 * For pages: two milliseconds, and half a megabyte meanwhile. Most are no smaller in a larger window (the usual one takes
 * 16 MB); the few that are much longer than it are.
 */
function effortFor({ byteLength }: Buffer): Effort {
  return { quality: 8, window: byteLength > 120_000 ? 18 : 16 }
}

/** For what is packed for one request: a third less time than a page takes that is kept, for one byte in eighty. */
function quickly(body: Buffer): Effort {
  return { ...effortFor(body), quality: 5 }
}

/** Bytes of a piece of what is packed. The last of them lies about until the heap is looked through, with its packer. */
const piece = 8192

/** Brotli alone, for an answer that somebody waits for. */
export function packBrotli(body: Buffer, { quality, window } = quickly(body)): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const packer = createBrotliCompress({
    chunkSize: piece,
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: window,
      [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    packer.on('data', (one: Buffer) => pieces.push(one))
    packer.on('error', reject)
    packer.on('end', () => {
      // The platform's own call leaves the whole body lying about with the packer, and with it the packed one.
      packer.removeAllListeners()
      resolve(Buffer.concat(pieces))
    })
    packer.end(body)
  })
}

/** Packs one body in every way at once: paid when it is stored, never when it is served. */
export async function packBody(body: Buffer, effort = effortFor(body)): Promise<Packed> {
  const [br, gzipped] = await Promise.all([packBrotli(body, effort), gz(body, { level: 9 })])
  // Copied: what zlib returns lies in slabs of 64 kB, which stay whole while anything in them is kept.
  return { br: Buffer.from(new Uint8Array(br).buffer), gzip: Buffer.from(new Uint8Array(gzipped).buffer) }
}

/** Held by the answers that are sending it: clients that do not read must not hold a copy each. */
const unpacked = new WeakMap<Packed, WeakRef<Buffer>>()

/** The bytes that are sent in an encoding. */
export function bodyIn(encoding: Encoding, packed: Packed): Buffer {
  if (encoding !== 'identity') return packed[encoding]
  const body = unpacked.get(packed)?.deref() ?? gunzipSync(packed.gzip)
  unpacked.set(packed, new WeakRef(body))
  return body
}

const known = new Map<string, Encoding>()

/** The best kept encoding that an Accept-Encoding header allows (RFC 9110 §12.5.3, `q=0` honoured). */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity'
  const seen = known.get(header)
  if (seen !== undefined) return seen
  const asking = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } })
  const accepted = asking.encodings([...encodings])
  const choice = encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
  // Browsers send a handful of values; a flood of made-up ones must not grow this.
  if (known.size < 200) known.set(header, choice)
  return choice
}
