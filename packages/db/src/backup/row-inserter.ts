import { CompiledQuery, type Transaction } from 'kysely'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'
import { BackupError, plainReason } from './backup-error.ts'
import type { CellValue, TableLine } from './backup-lines.ts'

/** Most values of one statement: below the limit of every engine. */
const valuesPerStatement = 10_000
/** Most bytes of one statement, as they stand in the backup. */
const bytesPerStatement = 1024 * 1024

/** Writes rows of one table in large statements. `flush` writes what is held back; nothing does so by itself. */
export class RowInserter {
  readonly #trx: Transaction<Schema>
  readonly #engine: Db['engine']
  readonly #line: TableLine
  #values: CellValue[] = []
  #rows = 0
  #bytes = 0
  #statement = { rows: 0, text: '' }

  constructor(trx: Transaction<Schema>, engine: Db['engine'], line: TableLine) {
    this.#trx = trx
    this.#engine = engine
    this.#line = line
  }

  /** Takes one row; `bytes` is its size in the backup. */
  async add(values: readonly CellValue[], bytes: number): Promise<void> {
    this.#values.push(...values)
    this.#rows += 1
    this.#bytes += bytes
    if (this.#values.length + values.length > valuesPerStatement || this.#bytes > bytesPerStatement)
      await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#rows === 0) return
    const [values, rows] = [this.#values, this.#rows]
    this.#values = []
    this.#rows = 0
    this.#bytes = 0
    try {
      await this.#trx.executeQuery(CompiledQuery.raw(this.#text(rows), values))
    } catch (error) {
      throw new BackupError(`Nothing was stored: ${this.#line.table}: ${plainReason(error)}`, error)
    }
  }

  #text(rows: number): string {
    if (this.#statement.rows === rows) return this.#statement.text
    const { table, columns } = this.#line
    let place = 0
    const value = () => (this.#engine === 'postgres' ? `$${++place}` : '?')
    const row = () => `(${columns.map(value).join(', ')})`
    const names = columns.map((column) => `"${column}"`).join(', ')
    const text = `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(', ')}`
    this.#statement = { rows, text }
    return text
  }
}
