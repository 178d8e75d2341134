import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { madeExtensions } from '../static-files/static-files.ts'
import type { MadeText } from './generated-assets.ts'
import type { PageSource } from './stored-page.ts'

const pageOnDisk = z.object({
  source: z.object({
    status: z.number(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    tags: z.array(z.string()).readonly(),
    maxAgeSeconds: z.number(),
    cacheInFront: z.boolean(),
  }) satisfies z.ZodType<PageSource>,
  made: z
    .array(z.object({ text: z.string(), extension: z.enum(madeExtensions) }))
    .readonly() satisfies z.ZodType<readonly MadeText[]>,
  /** The content it shows, as `lastingVersion` tells it apart. */
  content: z.string(),
  storedAt: z.number(),
})

/** A page as it outlives its process; `storedAt` in ms UTC. */
export type PageOnDisk = z.output<typeof pageOnDisk>

/** Pages that processes before this one have made: what a start serves at once while it makes them anew. */
export type PageStore = {
  /** The page of a key, or null where there is none of the last day, or none that can be read. */
  readonly read: (key: string) => Promise<PageOnDisk | null>
  /** Rejects where it cannot be written. */
  readonly write: (key: string, page: PageOnDisk) => Promise<void>
}

/** Ms after which a page is too old to be shown, even once. */
const oldest = 24 * 60 * 60 * 1000

/** Takes a tenth of Brotli's time, and a fifth more room on a disk that nobody waits for. */
const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/**
 * Keeps pages in `folder`, apart for each `version`: what is not made of their content, such as the build and the
 * settings. Pages of other versions that nobody has opened for a day are removed.
 */
export async function openPageStore(folder: string, version: string, now: () => number): Promise<PageStore> {
  const own = join(folder, createHash('sha256').update(version).digest('hex').slice(0, 16))
  await mkdir(own, { recursive: true })
  await utimes(own, now() / 1000, now() / 1000)
  for (const name of await readdir(folder)) {
    // Another process may remove it at the same moment.
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now() }))
    if (now() - mtimeMs > oldest) await rm(join(folder, name), { recursive: true, force: true })
  }
  const fileOf = (key: string): string =>
    join(own, createHash('sha256').update(key).digest('hex').slice(0, 24))
  return {
    read: async (key) => {
      try {
        const page = pageOnDisk.parse(JSON.parse((await unpack(await readFile(fileOf(key)))).toString()))
        const age = now() - page.storedAt
        return age >= 0 && age <= oldest ? page : null
      } catch {
        // It was never made, or is damaged: it is made now.
        return null
      }
    },
    write: async (key, page) => {
      const written = `${fileOf(key)}.${randomUUID()}`
      await writeFile(written, await pack(JSON.stringify(page)))
      await rename(written, fileOf(key))
    },
  }
}
