import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseBusyError } from './database-busy-error.ts'
import { movedMessage } from './move/moved-message.ts'
import { type SqliteHandle, type SqliteHandles, whileBusy } from './sqlite-handles.ts'
import { StatementCache } from './statement-cache.ts'
import { WriteQueue } from './write-queue.ts'
import { yieldIfLong } from './yield-thread.ts'

/** How long a caller waits for the file and for its turn to write, and how many may wait for that turn. */
type SqliteLimits = { readonly lockWaitMs: number; readonly maxWaiting: number }

/**
 * SQLite for Kysely with two connections: selects outside a transaction read the last committed state and
 * never wait; everything that writes takes turns on the other one. Kysely's own dialect shares a single
 * connection, so every read would queue behind every transaction.
 */
export function sqliteDialect(handles: SqliteHandles, limits: SqliteLimits): Dialect {
  return {
    createAdapter: () => new TwoConnectionAdapter(),
    createDriver: () => new SqliteDriver(handles, limits),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new LocklessCompiler(),
  }
}

/** Rows are not locked one by one (`for update`): SQLite has one writer at a time, and the transaction itself is the lock. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || !locks.test(node.modifier)) super.visitSelectModifier(node)
  }
}

const locks = /^(?:For|SkipLocked|NoWait)/

class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite takes back changes of tables too; Kysely's own adapter says otherwise, and its Migrator asks. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #shared: Shared

  constructor(handles: SqliteHandles, { lockWaitMs, maxWaiting }: SqliteLimits) {
    this.#shared = {
      writer: new StatementCache(handles.writer),
      reader: new StatementCache(handles.reader),
      queue: new WriteQueue(lockWaitMs, maxWaiting),
      lockWaitMs,
      handles,
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#shared)
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.finish('commit')
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.finish('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const { reader, writer } = this.#shared.handles
    if (reader !== writer) reader.close()
    writer.close()
  }
}

type Shared = {
  readonly writer: StatementCache
  readonly reader: StatementCache
  readonly queue: WriteQueue
  readonly lockWaitMs: number
  readonly handles: { readonly reader: SqliteHandle; readonly writer: SqliteHandle }
}

/** One caller's view of the pair: outside a transaction each statement finds its own way. */
class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared
  #inTransaction = false

  constructor(shared: Shared) {
    this.#shared = shared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader, queue, lockWaitMs } = this.#shared
    // Nothing of SQLite waits for anything: many statements one after another would hold the process.
    await yieldIfLong()
    if (this.#inTransaction) return run<R>(writer, query)
    if (!this.#isInMemory() && readsOnly(query)) return whileBusy(() => run<R>(reader, query), lockWaitMs)
    await queue.take()
    try {
      return await whileBusy(() => run<R>(writer, query), lockWaitMs)
    } finally {
      queue.give()
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  /** `immediate` takes the write lock at once: a transaction that read first could no longer wait for it. */
  async begin(): Promise<void> {
    const { queue, handles, lockWaitMs } = this.#shared
    await queue.take()
    try {
      await whileBusy(() => handles.writer.exec('begin immediate'), lockWaitMs)
      this.#inTransaction = true
    } catch (error) {
      queue.give()
      throw error
    }
  }

  /** A commit that fails keeps the turn: Kysely then asks for the rollback, which gives it back. */
  async finish(how: 'commit' | 'rollback'): Promise<void> {
    if (!this.#inTransaction) return
    const { queue, handles, lockWaitMs } = this.#shared
    if (handles.writer.inTransaction) await whileBusy(() => handles.writer.exec(how), lockWaitMs)
    else if (how === 'commit') throw new Error('SQLite ended the transaction by itself; nothing was stored')
    this.#inTransaction = false
    queue.give()
  }

  #isInMemory(): boolean {
    return this.#shared.handles.reader === this.#shared.handles.writer
  }
}

function readsOnly(query: CompiledQuery): boolean {
  return SelectQueryNode.is(query.query)
}

function run<R>(statements: StatementCache, query: CompiledQuery): QueryResult<R> {
  const statement = statements.prepare(query.sql)
  try {
    if (statement.reader) return { rows: statement.all(...query.parameters) as R[] }
    const { changes } = statement.run(...query.parameters)
    return { numAffectedRows: BigInt(changes), rows: [] }
  } catch (error) {
    // Whoever asks again in a moment asks the other database.
    if (error instanceof Error && error.message === movedMessage) throw new DatabaseBusyError(movedMessage)
    throw error
  }
}
