import sharp from 'sharp'
import { colours, markSvg } from './mark.ts'

/** The tab's icon: the plain mark, whose body turns white in a dark tab bar. */
export function faviconSvg(): string {
  return markSvg(colours.standard, '', '@media(prefers-color-scheme:dark){.w{fill:#ff5a4e}.b{fill:#fff}}')
}

/** An opaque square icon in PNG, `edge` px, the mark inside a safe margin. */
export function squareIcon(edge: number): Promise<Buffer> {
  const inner = Math.round(edge * 0.72)
  return sharp(Buffer.from(markSvg(colours.standard)), { density: 72 * (inner / 48) * 2 })
    .resize(inner, inner)
    .extend({
      top: Math.floor((edge - inner) / 2),
      bottom: Math.ceil((edge - inner) / 2),
      left: Math.floor((edge - inner) / 2),
      right: Math.ceil((edge - inner) / 2),
      background: '#ffffff',
    })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A 32 px mark as an ICO file that holds one PNG, for browsers that ask for nothing else. */
export async function faviconIco(): Promise<Buffer> {
  const edge = 32
  const png = await sharp(Buffer.from(markSvg(colours.standard)), { density: 144 })
    .resize(edge, edge)
    .png({ compressionLevel: 9 })
    .toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(edge, 6)
  head.writeUInt8(edge, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
