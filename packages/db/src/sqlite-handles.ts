import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'

export type SqliteHandle = Database.Database

/** How long one statement may hold the thread while another process writes; longer waits are asynchronous. */
const threadWaitMs = 5

/** The connections of one SQLite file: `reader` is the writer itself when the database is in memory. */
export type SqliteHandles = { readonly writer: SqliteHandle; readonly reader: SqliteHandle }

/** Opens the file, making its folder. Switching to WAL needs the file alone for a moment: for `waitMs` it waits for others. */
export async function openSqliteHandles(path: string, waitMs: number): Promise<SqliteHandles> {
  const inMemory = path === ':memory:'
  if (!inMemory) mkdirSync(dirname(path), { recursive: true })
  const writer = new Database(path, { timeout: threadWaitMs })
  try {
    await whileBusy(() => writer.pragma('journal_mode = WAL'), waitMs)
    tune(writer)
    if (inMemory) return { writer, reader: writer }
    const reader = new Database(path, { readonly: true, timeout: threadWaitMs })
    tune(reader)
    return { writer, reader }
  } catch (error) {
    writer.close()
    throw error
  }
}

/** Runs `work`, again while another process holds the file, for at most `waitMs`. */
export async function whileBusy<T>(work: () => T | Promise<T>, waitMs: number): Promise<T> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await delay(5 + Math.random() * 20)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

function tune(handle: SqliteHandle): void {
  // What is deleted is overwritten, not left on its page until something else needs the room.
  handle.pragma('secure_delete = ON')
  handle.pragma('synchronous = FULL')
  handle.pragma('foreign_keys = ON')
  handle.pragma('temp_store = MEMORY')
  handle.pragma('cache_size = -32768')
}
