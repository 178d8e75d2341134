import { constants } from 'node:fs'
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { codeOf, StartProblem } from './start-problem.ts'

/** What the system says, as whoever starts the process would put it. */
const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ELOOP: 'its links lead in a circle',
}

/** Text of a file, or null when there is none; `setting` names it and `mend` says what to do when it is unreadable. */
export async function readOwnText(path: string, setting: string, mend: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    const why = causes[codeOf(error)]
    if (why === undefined) throw error
    throw new StartProblem(`${setting}: ${path} cannot be read: ${why}; ${mend}`)
  }
}

/** A JSON file of the data folder, parsed, or null when there is none. */
export async function readOwnFile<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const path = join(folder, name)
  const text = await readOwnText(path, 'DATA_DIR', 'make it readable, or set DATA_DIR to another folder')
  if (text === null) return null
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new StartProblem(damaged(path))
}

/** Says that a file of the data folder does not hold what was written there. */
export function damaged(path: string): string {
  return `DATA_DIR: ${path} is damaged; put it back from where its copy is kept, or move it away to have new keys made`
}

/** Writes a file of the data folder for its owner alone, unless it exists: then another process was first. */
export async function writeNewFile(folder: string, name: string, text: string): Promise<void> {
  await inFolder(folder, async () => {
    await writeFile(join(folder, name), text, { mode: 0o600, flag: 'wx' }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  })
}

/** Puts a file of the data folder, for its owner alone, in place of the one that may be there. */
export async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  await inFolder(folder, async () => {
    const path = join(folder, name)
    const fresh = `${path}.${process.pid}`
    await writeFile(fresh, text, { mode: 0o600 })
    await rename(fresh, path)
  })
}

/**
 * Checks, without making anything, that a folder is one, or could be made; and that files can be kept in it, where
 * `writes` says that some will be.
 */
export async function checkFolder(folder: string, writes = true): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory())
      throw new StartProblem(`DATA_DIR: ${folder} is a file; set DATA_DIR to a folder`)
    if (writes) await access(folder, constants.W_OK)
  } catch (error) {
    const above = dirname(folder)
    if (codeOf(error) === 'ENOENT' && above !== folder) return checkFolder(above, writes)
    throw folderProblem(folder, error)
  }
}

async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await work()
  } catch (error) {
    throw folderProblem(folder, error)
  }
}

const writings: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

function folderProblem(folder: string, error: unknown): unknown {
  const why = writings[codeOf(error)]
  if (why === undefined) return error
  return new StartProblem(
    `DATA_DIR: nothing can be kept in ${folder}: ${why}; make it writable, or set DATA_DIR to another folder`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
