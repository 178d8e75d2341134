import type { ClaimMediaType } from './claim-vocabulary.ts'

/**
 * What a file is by its own bytes: a name or a declared type is never believed, and what breaks off is not taken. Null
 * for anything that is not one of `claimMediaTypes`.
 */
export function mediaTypeOf(bytes: Uint8Array): ClaimMediaType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isPng(file)) return 'image/png'
  if (isJpeg(file)) return 'image/jpeg'
  if (isWebp(file)) return 'image/webp'
  return isPdf(file) ? 'application/pdf' : null
}

/** Whether a file is a photo as phones keep them and nobody else shows them (ISO/IEC 23008-12): HEIC, HEIF. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(32, bytes.byteLength)).toString('latin1')
  return head.slice(4, 8) === 'ftyp' && /^(?:he[iv][cxms]|mif1|msf1)/.test(head.slice(8))
}

const pngHead = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

/** PNG 3rd ed., §5.2 and §11.2.1: the signature, IHDR first, IEND last and nothing after it. */
function isPng(file: Buffer): boolean {
  return file.length > pngHead.length + pngEnd.length && startsWith(file, pngHead) && endsWith(file, pngEnd)
}

const jpegEnd = Buffer.from('ffd9', 'hex')

/** ITU T.81 annex B: SOI and a marker at the start, EOI. Phones write more behind it, such as a moving picture. */
function isJpeg(file: Buffer): boolean {
  return file.length > 100 && file.readUIntBE(0, 3) === 0xffd8ff && file.includes(jpegEnd, 100)
}

/** RFC 9649: a RIFF container that is exactly as long as it says, of form type WEBP. */
function isWebp(file: Buffer): boolean {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF') return false
  const length = file.readUInt32LE(4) + 8
  const kind = file.toString('latin1', 12, 16)
  return file.toString('latin1', 8, 12) === 'WEBP' && length === file.length && /^VP8[ LX]$/.test(kind)
}

/** ISO 32000-2, 7.5: the header at the start, the end-of-file marker within the last kilobyte, as readers look for it. */
function isPdf(file: Buffer): boolean {
  const end = file.toString('latin1', Math.max(0, file.length - 1024))
  return /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) && end.includes('%%EOF')
}

function startsWith(file: Buffer, head: Buffer): boolean {
  return file.subarray(0, head.length).equals(head)
}

function endsWith(file: Buffer, end: Buffer): boolean {
  return file.subarray(file.length - end.length).equals(end)
}
