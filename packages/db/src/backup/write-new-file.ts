import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BackupError, plainReason } from './backup-error.ts'

/**
 * Makes a file that is there complete or not at all: `write` fills it under another name beside `path`, it is
 * forced to the disk, then named. Readable by its owner alone. An existing file is never overwritten.
 * Resolves with its size in bytes.
 */
export async function writeNewFile(
  path: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<{ bytes: number }> {
  if (existsSync(path)) throw alreadyThere(path)
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}`)
  const partial = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`)
  const handle = await open(partial, 'wx', 0o600).catch((error) => {
    throw new BackupError(`${path} cannot be written: ${plainReason(error)}`, error)
  })
  try {
    await write(handle)
    await handle.sync()
    const { size } = await handle.stat()
    await handle.close()
    await nameFile(partial, path)
    await syncFolder(dirname(path))
    return { bytes: size }
  } finally {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
  }
}

/** A second name fails where the name is taken, which renaming does not; some file systems know no second names. */
async function nameFile(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path)
  } catch (error) {
    if (existsSync(path)) throw alreadyThere(path)
    await rename(partial, path).catch(() => {
      throw error
    })
  }
}

/** Windows opens no folders; elsewhere the name is on the disk only after this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function alreadyThere(path: string): BackupError {
  return new BackupError(`${path} is there already and is not overwritten`)
}
