import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

/** A statement that was run: its verb and table, never what it was asked with. */
export type RunStatement = {
  readonly engine: 'sqlite' | 'postgres'
  /** Such as `select shipments`. */
  readonly group: string
  readonly ms: number
  readonly failed: boolean
}

/** Where statements are told of, to whoever watches the process: a `RunStatement` each. */
export const statements = channel('hongyan:statement')

/** What has every statement of a database told of; nothing, at no cost, where nobody watches as it is opened. */
export function statementLog(engine: RunStatement['engine']) {
  if (!statements.hasSubscribers) return {}
  const log = ({ level, query, queryDurationMillis: ms }: LogEvent): void =>
    statements.publish({
      engine,
      group: groupOf(query.sql),
      ms,
      failed: level === 'error',
    } satisfies RunStatement)
  return { log }
}

function groupOf(statement: string): string {
  const verb = /\b(?:select|insert|update|delete)\b/i.exec(statement)?.[0].toLowerCase()
  if (verb === undefined) return 'other'
  const table = /\b(?:from|into|update)\s+"(\w+)"/i.exec(statement)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
