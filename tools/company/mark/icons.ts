import sharp from 'sharp'
import { type Brand, markSvg, versionsOf } from './draw-mark.ts'

const publicFolder = 'apps/site/public'

/** Icons and versions of the mark that are drawings, by their paths. */
export function drawnIcons(brand: Brand): Readonly<Record<string, string>> {
  const versions = versionsOf(brand.tones)
  const { reversed } = versions
  // The tab's icon: the plain mark, which turns light in a dark tab bar.
  const night = `@media(prefers-color-scheme:dark){.s{fill:${reversed.signal}}.i{fill:#fff}}`
  const favicon = markSvg(brand.mark, versions.standard, night)
  return {
    [`${publicFolder}/favicon.svg`]: favicon,
    'apps/desk/public/favicon.svg': favicon,
    ...Object.fromEntries(
      Object.entries(versions).map(([name, colours]) => [
        `${publicFolder}/brand/mark-${name}.svg`,
        markSvg(brand.mark, colours),
      ]),
    ),
  }
}

/** Icons that are pictures, by their paths; every machine packs them a little differently. */
export const paintedIcons: Readonly<Record<string, (brand: Brand) => Promise<Buffer>>> = {
  [`${publicFolder}/favicon.ico`]: faviconIco,
  [`${publicFolder}/apple-touch-icon.png`]: (brand) => squareIcon(brand, 180),
}

/** An opaque square icon in PNG, `edge` px, the mark inside a safe margin. */
function squareIcon(brand: Brand, edge: number): Promise<Buffer> {
  const inner = Math.round(edge * 0.72)
  return sharp(standard(brand), { density: 72 * (inner / 48) * 2 })
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
async function faviconIco(brand: Brand): Promise<Buffer> {
  const edge = 32
  const png = await sharp(standard(brand), { density: 144 })
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

function standard({ mark, tones }: Brand): Buffer {
  return Buffer.from(markSvg(mark, versionsOf(tones).standard))
}
