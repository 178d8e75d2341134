import Database from 'better-sqlite3'
import { isMoveTable, type TableShape } from '../backup/table-shapes.ts'
import type { SqliteHandle } from '../sqlite-handles.ts'
import { movedMessage } from './moved-message.ts'

/** How long a statement here waits for a process that writes. */
const waitMs = 10_000

/** Until when a file that was left for good takes nothing: the year 9999, ms UTC. */
const forGood = 253_370_764_800_000

/**
 * A SQLite file whose rows are followed while others write: triggers note the key of each row that is written, and
 * refuse to write while the file is closed. A closing ends by itself, so that a command that was killed stops nobody.
 */
export class FollowedFile {
  readonly #handle: SqliteHandle

  constructor(path: string) {
    this.#handle = new Database(path, { fileMustExist: true, timeout: waitMs })
  }

  /** Notes from now on what is written to these tables. What an earlier run left is taken away first. */
  follow(tables: readonly TableShape[]): void {
    this.#inOneTransaction(() => {
      this.#forget()
      this.#handle.exec(`
        create table moving_state (id integer primary key, closed_until integer not null) strict;
        insert into moving_state values (1, 0);
        create table moving_changes (seq integer primary key, tbl text not null, key text not null) strict;
        create index moving_changes_of on moving_changes (tbl, key);`)
      for (const shape of tables) this.#handle.exec(triggersOf(shape))
    })
  }

  /** Lets nobody write for `ms`; whoever tries is told that the database is busy. */
  close(ms: number): void {
    this.#setClosed(Date.now() + ms)
  }

  /**
   * Closes the file for good, unless somebody has written since the last round.
   * @returns whether it is closed
   */
  closeForGood(): boolean {
    return this.#inOneTransaction(() => {
      if (this.#handle.prepare('select 1 from moving_changes').get() !== undefined) return false
      this.#handle.prepare('update moving_state set closed_until = ?').run(forGood)
      return true
    })
  }

  /** Whether the file was left for good by an earlier run. */
  isLeft(): boolean {
    return (
      this.#isFollowed() &&
      this.#handle.prepare('select closed_until from moving_state').pluck().get() === forGood
    )
  }

  /** Takes away what changed up to this place of the notes. */
  done(upTo: number): void {
    this.#handle.prepare('delete from moving_changes where seq <= ?').run(upTo)
  }

  /** The file as it was before it was followed: everybody may write, nothing is noted. */
  release(): void {
    this.#inOneTransaction(() => this.#forget())
  }

  end(): void {
    this.#handle.close()
  }

  #setClosed(until: number): void {
    this.#handle.prepare('update moving_state set closed_until = ?').run(until)
  }

  #isFollowed(): boolean {
    return this.#handle.prepare("select 1 from sqlite_schema where name = 'moving_state'").get() !== undefined
  }

  #forget(): void {
    const names = this.#handle
      .prepare("select name from sqlite_schema where type = 'trigger' and name like 'moving\\_%' escape '\\'")
      .pluck()
      .all() as string[]
    for (const name of names) this.#handle.exec(`drop trigger "${name}"`)
    for (const table of ['moving_changes', 'moving_state']) this.#handle.exec(`drop table if exists ${table}`)
  }

  #inOneTransaction<T>(work: () => T): T {
    return this.#handle.transaction(work).immediate()
  }
}

/** Three triggers of a table. The closing is asked first: what is refused is not noted either. */
function triggersOf({ table, key }: TableShape): string {
  if (isMoveTable(table)) throw new Error(`${table} is a name of the move itself`)
  const keyOf = (row: 'new' | 'old') => `json_array(${key.map((name) => `${row}."${name}"`).join(', ')})`
  const note = (row: 'new' | 'old') =>
    `insert into moving_changes (tbl, key) values ('${table}', ${keyOf(row)});`
  const refuse = `select raise(abort, '${movedMessage}') from moving_state
    where closed_until > cast(unixepoch('subsec') * 1000 as integer);`
  const notes = { insert: note('new'), update: `${note('old')} ${note('new')}`, delete: note('old') }
  return Object.entries(notes)
    .map(
      ([verb, noted]) =>
        `create trigger "moving_${table}_${verb}" after ${verb} on "${table}" begin ${refuse} ${noted} end;`,
    )
    .join('\n')
}
