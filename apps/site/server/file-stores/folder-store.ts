import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@hongyan/domain/media/picture-library'
import { codeOf } from '../settings/start-problem.ts'
import { checkedName } from './file-name.ts'

/** Files of pictures in a folder. A file is there whole or not at all. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkedName(name))
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes)
      await rename(draft, pathOf(name))
    },
    read: (name) => orNull(readFile(pathOf(name))),
    size: async (name) => (await orNull(stat(pathOf(name))))?.size ?? null,
    remove: async (name) => rm(pathOf(name), { force: true }),
  }
}

/** What is read of a file; null where there is none. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
