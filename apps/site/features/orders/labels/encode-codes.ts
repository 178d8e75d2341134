import { encode } from 'uqr'

/** A code as a grid of dark modules, rows from the top: one row for a barcode. */
export type Modules = readonly (readonly boolean[])[]

/** A text as Code 128 (ISO/IEC 15417), one row of modules without its quiet zones. */
export async function encodeBarcode(text: string): Promise<Modules> {
  // The export `raw` of this name is a symbology; the encoder is that of the whole.
  const { default: codes } = await import('bwip-js/node')
  const [symbol] = codes.raw('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error('no barcode was made')
  return [symbol.sbs.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0))]
}

/** A text as QR code (ISO/IEC 18004) that a quarter of stains leaves readable, without its quiet zone. */
export function encodeSquare(text: string): Modules {
  return encode(text, { ecc: 'Q', border: 0 }).data
}
