import { createHash, type Hash } from 'node:crypto'
import type { Db } from '../database.ts'
import { BackupError } from './backup-error.ts'

/*
 * A backup is gzip of lines of JSON: a header; for each table a line that begins it and its rows as lists of
 * values, bytes as {"base64": …}; and an end with the number of rows and the SHA-256 of each table's rows
 * (their lines, line ends included) and the SHA-256 of every line before the end.
 */

const format = 'hongyan-backup'
export const formatVersion = 1

export type BackupHeader = {
  readonly format: typeof format
  readonly version: number
  readonly engine: Db['engine']
  /** ISO 8601, UTC: everything stored before this moment is in the backup. */
  readonly createdAt: string
  readonly migrations: readonly string[]
}
export type TableLine = { readonly table: string; readonly columns: readonly string[] }
export type TableDigest = { readonly table: string; readonly rows: number; readonly sha256: string }
export type EndLine = { readonly tables: readonly TableDigest[]; readonly sha256: string }

/** A value as both drivers give and take it. */
export type CellValue = string | number | null | Uint8Array

/** The first line of a backup of these migrations. */
export function headerLine(header: Omit<BackupHeader, 'format' | 'version'>): string {
  return `${JSON.stringify({ format, version: formatVersion, ...header })}\n`
}

/** Counts and digests rows as they are written, read, or read back. */
export class RowDigest {
  readonly #hash: Hash = createHash('sha256')
  #rows = 0

  add(lines: string | Uint8Array, rows: number): void {
    this.#hash.update(lines)
    this.#rows += rows
  }

  end(table: string): TableDigest {
    return { table, rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

/** One row as a line; `row` is what the driver gave, `columns` the order of its values. */
export function rowLine(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  return `${JSON.stringify(columns.map((column) => written(row[column], column)))}\n`
}

function written(value: unknown, column: string): unknown {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  if (typeof value === 'number' && !(Number.isInteger(value) && !Number.isSafeInteger(value))) return value
  throw new BackupError(`The column ${column} holds a value that a backup cannot keep exactly`)
}

/** One line of a backup by what it is. Throws when it is none. */
export function readLine(
  text: string,
):
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly line: TableLine }
  | { readonly kind: 'row'; readonly values: readonly CellValue[] }
  | { readonly kind: 'end'; readonly end: EndLine } {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return { kind: 'row', values: value.map(cell) }
  if (isRecord(value)) {
    if (isHeader(value)) return { kind: 'header', header: value }
    if (isTableLine(value)) return { kind: 'table', line: value }
    if (isEnd(value)) return { kind: 'end', end: value }
  }
  throw new Error('not a line of a backup')
}

function cell(value: unknown): CellValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (isRecord(value) && typeof value.base64 === 'string') return Buffer.from(value.base64, 'base64')
  throw new Error('not a value of a row')
}

function isHeader(value: Record<string, unknown>): value is BackupHeader {
  return (
    value.format === format &&
    typeof value.version === 'number' &&
    (value.version !== formatVersion ||
      (typeof value.engine === 'string' && typeof value.createdAt === 'string' && isTexts(value.migrations)))
  )
}

function isTableLine(value: Record<string, unknown>): value is TableLine {
  return typeof value.table === 'string' && isTexts(value.columns)
}

function isEnd(value: Record<string, unknown>): value is EndLine {
  const { tables, sha256 } = value
  return typeof sha256 === 'string' && Array.isArray(tables) && tables.every(isDigest)
}

function isDigest(value: unknown): value is TableDigest {
  return (
    isRecord(value) &&
    typeof value.table === 'string' &&
    typeof value.rows === 'number' &&
    typeof value.sha256 === 'string'
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
