import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupError, plainReason } from './backup-error.ts'
import {
  type BackupHeader,
  type CellValue,
  type EndLine,
  formatVersion,
  RowDigest,
  readLine,
  type TableDigest,
  type TableLine,
} from './backup-lines.ts'
import { splitLines } from './split-lines.ts'

export type BackupContents = { readonly header: BackupHeader; readonly tables: readonly TableDigest[] }

/** Who takes what is read, in the order of the file; each is awaited. */
type BackupTakers = {
  beginTable?(line: TableLine): void | Promise<void>
  takeRow?(values: readonly CellValue[], bytes: number): void | Promise<void>
  endTable?(digest: TableDigest): void | Promise<void>
}

/**
 * Reads a backup from first to last byte, checking everything that is in it: only when this resolves may what
 * was taken be believed.
 * @throws BackupError in one line: absent, unreadable, cut short, altered, or of a format this build does not read.
 */
export async function readBackup(
  file: string,
  takers: BackupTakers = {},
  signal?: AbortSignal,
): Promise<BackupContents> {
  const reading = new Reading(file, takers)
  const packed = createReadStream(file)
  const unpacked = createGunzip({ rejectGarbageAfterEnd: true })
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  try {
    // One line after another, and nothing goes on after a failure: what takes the rows may be a transaction.
    for await (const line of splitLines(unpacked)) {
      signal?.throwIfAborted()
      await reading.take(line)
    }
  } catch (error) {
    throw isDamage(error) ? reading.damaged(plainReason(error)) : error
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
  return reading.contents()
}

/** Where a reading is: which line may come next, and what the lines so far amount to. */
class Reading {
  readonly #file: string
  readonly #takers: BackupTakers
  readonly #whole = createHash('sha256')
  readonly #digests: TableDigest[] = []
  #header: BackupHeader | null = null
  #table: { readonly line: TableLine; readonly digest: RowDigest } | null = null
  #ended = false

  constructor(file: string, takers: BackupTakers) {
    this.#file = file
    this.#takers = takers
  }

  async take(bytes: Buffer): Promise<void> {
    if (this.#ended) throw this.damaged('something follows its end')
    const line = this.#parse(bytes)
    if ((line.kind === 'header') !== (this.#header === null)) throw this.#notABackup()
    if (line.kind === 'end') {
      await this.#endTable()
      this.#checkEnd(line.end)
      return
    }
    this.#whole.update(bytes)
    if (line.kind === 'header') {
      if (line.header.version !== formatVersion)
        throw new BackupError(
          `${this.#file} has format ${line.header.version}; this build reads format ${formatVersion}`,
        )
      this.#header = line.header
    } else if (line.kind === 'table') {
      await this.#endTable()
      this.#table = { line: line.line, digest: new RowDigest() }
      await this.#takers.beginTable?.(line.line)
    } else {
      if (line.values.length !== this.#table?.line.columns.length)
        throw this.damaged('a row does not fit its table')
      this.#table.digest.add(bytes, 1)
      await this.#takers.takeRow?.(line.values, bytes.length)
    }
  }

  contents(): BackupContents {
    if (this.#header === null) throw this.#notABackup()
    if (!this.#ended) throw this.damaged('its end is missing')
    return { header: this.#header, tables: this.#digests }
  }

  /** What to say of a failure to unpack: of a file that never was a backup as well as of a part of one. */
  damaged(how: string): BackupError {
    if (this.#header === null && how === 'incorrect header check') return this.#notABackup()
    return new BackupError(`${this.#file} is cut short or altered: ${how}`)
  }

  #notABackup(): BackupError {
    return new BackupError(`${this.#file} is not a backup of this site`)
  }

  #parse(bytes: Buffer): ReturnType<typeof readLine> {
    try {
      return readLine(bytes.toString())
    } catch {
      throw this.#header === null ? this.#notABackup() : this.damaged('a line cannot be read')
    }
  }

  async #endTable(): Promise<void> {
    if (this.#table === null) return
    const digest = this.#table.digest.end(this.#table.line.table)
    this.#digests.push(digest)
    this.#table = null
    await this.#takers.endTable?.(digest)
  }

  #checkEnd(end: EndLine): void {
    this.#ended = true
    if (end.sha256 !== this.#whole.digest('hex'))
      throw this.damaged('what it holds does not match its digest')
    for (const [place, { table, rows, sha256 }] of this.#digests.entries()) {
      const noted = end.tables[place]
      if (noted?.table !== table || noted.rows !== rows)
        throw this.damaged(`${table} has ${rows} rows, not the ${noted?.rows ?? 0} that were written`)
      if (noted.sha256 !== sha256) throw this.damaged(`the rows of ${table} do not match their digest`)
    }
    if (end.tables.length !== this.#digests.length) throw this.damaged('a table is missing')
  }
}

/** Failures of unpacking say something about the file's content; all others about reading it. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END'
}
