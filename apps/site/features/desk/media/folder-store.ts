import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@hongyan/domain/media/picture-library'

/** Files of pictures in a folder. A file is there whole or not at all. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!/^[a-z0-9]+\.[0-9a-f]{8}-[a-z0-9]+\.(avif|webp)$/.test(name))
      throw new Error('not a file of a picture')
    return join(folder, name)
  }
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes)
      await rename(draft, pathOf(name))
    },
    read: async (name) => {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  }
}
