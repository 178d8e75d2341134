import { heightOf } from './budget.ts'

export type ImageFormat = 'avif' | 'webp'

/** What a file name in the output folder says. */
type SceneFile = { file: string; name: string; width: number; format: ImageFormat }

const FILE = /^(?<name>[a-z][a-z-]*)\.[0-9a-f]{8}-(?<width>\d+)\.(?<format>avif|webp)$/

/** Reads `<name>.<hash8>-<width>.<format>`; null when the file is not one of ours. */
export function parseFileName(file: string): SceneFile | null {
  const { name, width, format } = FILE.exec(file)?.groups ?? {}
  if (!name || !width || !(format === 'avif' || format === 'webp')) return null
  return { file, name, width: Number(width), format }
}

/** One picture as the site uses it: `width` and `height` are those of its largest file. */
export type ManifestEntry = {
  width: number
  height: number
  avif: { url: string; width: number }[]
  /** For browsers without AVIF, in one width. */
  webp: string
}

/** Builds the manifest from the names of the files in the output folder, in the order of `names`. */
export function manifestOf(
  files: readonly string[],
  names: readonly string[],
): Record<string, ManifestEntry> {
  const known = files.map(parseFileName).filter((file) => file !== null)
  const manifest: Record<string, ManifestEntry> = {}
  for (const name of names) {
    const own = known.filter((file) => file.name === name).sort((a, b) => a.width - b.width)
    const webp = own.find(({ format }) => format === 'webp')
    const width = own.at(-1)?.width
    if (!webp || !width) continue
    manifest[name] = {
      width,
      height: heightOf(width),
      avif: own
        .filter(({ format }) => format === 'avif')
        .map(({ file, width }) => ({ url: `/scenes/${file}`, width })),
      webp: `/scenes/${webp.file}`,
    }
  }
  return manifest
}
