import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, where the system has one, and the bytes it must have left to be taken. */
const inMemory = { folder: '/dev/shm', leastFree: 4e9 }

/**
 * Makes an empty folder for what need not outlive a test run, such as databases: in memory where there is room, for
 * making and dropping hundreds of small files is most of what a disk would have to do.
 */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(memoryFolder() ?? tmpdir(), `hongyan-${name}-`))
}

/** Makes an empty folder on the disk, for what is to be there after the power fails. */
export function folderOnDisk(name: string): string {
  return mkdtempSync(join(tmpdir(), `hongyan-${name}-`))
}

/** A folder in memory with room for what tests keep; null where the system has none. */
export function memoryFolder(): string | null {
  const { folder, leastFree } = inMemory
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= leastFree ? folder : null
  } catch {
    return null
  }
}
