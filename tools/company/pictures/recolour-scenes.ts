import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type SceneKind, sizesOf } from '../../../illustrations/budget.ts'
import { writeScene } from '../../../illustrations/encode.ts'
import { type ManifestEntry, manifestOf, parseFileName } from '../../../illustrations/manifest.ts'
import { sample } from '../sample.ts'
import { recolourPixels } from './recolour-pixels.ts'

/** The red in which the scenes are drawn. */
export const drawnIn = sample.signal

/** What has been recoloured: for each scene its colour, and the marks of the files it was made of and of those made. */
type Tint = Readonly<
  Record<string, { readonly signal: string; readonly drawn: string; readonly made: string }>
>

/**
 * Puts the scenes of a site into the signal of its company. What was drawn is kept in `illustrations/drawn`, so that every
 * colour is made of that; nothing is done for a scene that is in the signal already. Returns the names of those that were
 * made, and says each to `tell`.
 */
export async function recolourScenes(
  root: string,
  signal: string,
  tell: (line: string) => void = () => {},
): Promise<readonly string[]> {
  const shown = join(root, 'apps/site/public/scenes')
  const drawn = join(root, 'illustrations/drawn')
  const record = join(drawn, 'tint.json')
  const list = join(root, 'packages/documents/src/scenes.gen.json')
  const names = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as Record<string, ManifestEntry>)
  const { scenes: kinds } = JSON.parse(readFileSync(join(root, 'illustrations/output.json'), 'utf8')) as {
    readonly scenes: Readonly<Record<string, SceneKind>>
  }
  const tint: Record<string, Tint[string]> = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as Tint)
    : {}
  const writeList = () =>
    writeFileSync(list, `${JSON.stringify(manifestOf(readdirSync(shown), names), null, 2)}\n`)

  if (signal === drawnIn) {
    const turned = names.filter((name) => tint[name]?.made === markOf(shown, name))
    for (const name of turned) copyFiles(drawn, shown, name)
    if (turned.length > 0) writeList()
    rmSync(drawn, { recursive: true, force: true })
    return turned
  }
  const made: string[] = []
  for (const name of names) {
    const was = tint[name]
    const isTurned = was !== undefined && was.made === markOf(shown, name)
    if (isTurned && was.signal === signal && was.drawn === markOf(drawn, name)) continue
    // Drawn anew since, or never turned: that is what it is made of from now on.
    if (!isTurned) copyFiles(shown, drawn, name)
    const picture = await readLargest(drawn, name)
    recolourPixels(picture.bytes, drawnIn, signal)
    await writeScene(shown, name, picture, sizesOf(name, kinds[name] ?? 'scene'))
    tint[name] = { signal, drawn: markOf(drawn, name), made: markOf(shown, name) }
    // After each, so that a run that was broken off goes on where it was.
    writeList()
    writeFileSync(record, `${JSON.stringify(tint, null, 2)}\n`)
    made.push(name)
    tell(name)
  }
  return made
}

function filesOf(folder: string, name: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map(parseFileName)
    .filter((file) => file !== null)
    .filter((file) => file.name === name)
}

/** The mark of its content that all files of a scene have in their names; empty where there is none. */
function markOf(folder: string, name: string): string {
  const [first] = filesOf(folder, name)
  return first?.file.slice(name.length + 1, name.length + 9) ?? ''
}

/** Puts the files of a scene into another folder in place of those that it has there. */
function copyFiles(from: string, to: string, name: string): void {
  mkdirSync(to, { recursive: true })
  for (const { file } of filesOf(to, name)) rmSync(join(to, file))
  for (const { file } of filesOf(from, name)) cpSync(join(from, file), join(to, file))
}

async function readLargest(folder: string, name: string) {
  const [largest] = filesOf(folder, name)
    .filter(({ format }) => format === 'avif')
    .sort((one, other) => other.width - one.width)
  if (largest === undefined) throw new Error(`${name} has not been drawn`)
  const { data, info } = await sharp(join(folder, largest.file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}
