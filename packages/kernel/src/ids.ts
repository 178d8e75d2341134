import { randomFillSync } from 'node:crypto'

let lastMs = 0
let counter = 0

/** Random bytes of many ids: drawing them one by one is most of what an id costs. */
const drawn = Buffer.allocUnsafe(16 * 256)
let used = drawn.length

/** Sixteen bytes that nobody has had, to be written over and read before the next are asked for. */
function nextBytes(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += 16
  return drawn.subarray(used - 16, used)
}

/**
 * A UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, a 12-bit counter, 62 random bits.
 * Ids made by one process sort in the order they were made, even when the clock steps back.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = nextBytes()
  if (now > lastMs) {
    lastMs = now
    counter = bytes.readUInt8(6)
  } else if (counter < 0xfff) {
    counter += 1
  } else {
    lastMs += 1
    counter = 0
  }
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * The bits of a UUID version 7 in 26 characters (base 32, as RFC 4648 §7 in small letters) instead of 36: for ids that
 * stand in many rows. They sort in the order they were made, in any language, and behind UUIDs of before 2039.
 */
export function shortId(now: number = Date.now()): string {
  return BigInt(`0x${uuidv7(now).replaceAll('-', '')}`)
    .toString(32)
    .padStart(26, '0')
}

/** A UUID version 7 that sorts behind `earlier`, which another process with a clock ahead of ours may have made. */
export function uuidv7After(earlier: string | undefined, now: number): string {
  const id = uuidv7(now)
  if (earlier === undefined || id > earlier) return id
  const next = BigInt(`0x${earlier.replaceAll('-', '')}`) + 1n
  return next
    .toString(16)
    .padStart(32, '0')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** When an id of version 7 was made, ms UTC by the clock of whoever made it. */
export function uuidInstant(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}
