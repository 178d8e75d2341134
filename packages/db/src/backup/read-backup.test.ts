import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { fillTables } from './testing/fill-tables.ts'
import { writeBackup } from './write-backup.ts'

let folder = ''
let whole: Buffer = Buffer.alloc(0)

beforeAll(async () => {
  folder = temporaryFolder('backup')
  const [url, file] = [join(folder, 'site.db'), join(folder, 'site.backup')]
  const db = await openDatabase({ url })
  await migrate(db)
  await fillTables(db, 5)
  await db.close()
  await writeBackup({ url, file })
  whole = readFileSync(file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every row of a file in order, as text; or why it was refused. */
async function read(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'changed.backup')
  writeFileSync(file, bytes)
  const rows: unknown[] = []
  try {
    const { header, tables } = await readBackup(file, { takeRow: (values) => void rows.push(values) })
    return JSON.stringify([header, tables, rows])
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    expect(error.message).toMatch(/^[^\n]+$/)
    return `refused: ${error.message}`
  }
}

/** The file with its lines changed and everything packed again. */
function repacked(change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().split('\n').slice(0, -1)
  return gzipSync(`${change(lines).join('\n')}\n`)
}

describe('a backup is read only whole', () => {
  test('one that was cut anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        expect(await read(whole.subarray(0, length))).toMatch(
          /^refused: .*(cut short or altered|not a backup)/,
        )
      }),
      { numRuns: 300 },
    )
    for (const length of [0, 1, whole.length - 1]) {
      expect(await read(whole.subarray(0, length))).toMatch(/^refused: /)
    }
  })

  test('a changed byte is refused, unless it says nothing about the content', async () => {
    const right = await read(whole)
    expect(right).not.toMatch(/^refused/)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (place, mask) => {
        const bytes = Buffer.from(whole)
        bytes.writeUInt8(bytes.readUInt8(place) ^ mask, place)
        const result = await read(bytes)
        if (!result.startsWith('refused: ')) expect(result).toBe(right)
      }),
      { numRuns: 300 },
    )
    for (const place of [whole.length >> 1, whole.length - 6]) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      expect(await read(bytes)).toMatch(/^refused: /)
    }
  })

  test.each([
    ['a row is missing', (lines: string[]) => lines.toSpliced(3, 1)],
    ['a row is there twice', (lines: string[]) => lines.toSpliced(3, 0, lines[3] ?? '')],
    ['a value is another', (lines: string[]) => lines.with(3, (lines[3] ?? '').replace(/\d/, 'x'))],
    ['two rows changed places', (lines: string[]) => lines.with(3, lines[4] ?? '').with(4, lines[3] ?? '')],
    ['a table is missing', (lines: string[]) => lines.toSpliced(1, 6)],
    ['its end is missing', (lines: string[]) => lines.slice(0, -1)],
    ['it ends twice', (lines: string[]) => [...lines, lines.at(-1) ?? '']],
    [
      'its digest is another',
      (lines: string[]) => lines.with(-1, (lines.at(-1) ?? '').replace(/.(?="}$)/, 'x')),
    ],
    ['a row is too short', (lines: string[]) => lines.with(3, '[]')],
    ['a line is no JSON', (lines: string[]) => lines.with(3, '[')],
  ])('packed again it is refused when %s', async (_, change) => {
    expect(await read(repacked((lines) => lines))).not.toMatch(/^refused/)
    expect(await read(repacked(change))).toMatch(/^refused: .*cut short or altered/)
  })

  test('what follows its end is refused', async () => {
    expect(await read(Buffer.concat([whole, Buffer.from('x')]))).toMatch(/^refused: .*altered/)
    expect(await read(Buffer.concat([whole, Buffer.alloc(512)]))).toMatch(/^refused: .*altered/)
    expect(await read(Buffer.concat([whole, whole]))).toMatch(/^refused: .*altered/)
  })

  test.each([
    ['another format', { version: 2 }, 'has format 2; this build reads format 1'],
    ['another file', { format: 'other' }, 'is not a backup of this site'],
    ['a newer build', { migrations: ['0001-tracking', '9999-newer'] }, 'this one does not know 9999-newer'],
  ])('%s is refused by its header, and nothing is made', async (_, change, line) => {
    const file = join(folder, 'header.backup')
    const header = (text = '') => JSON.stringify({ ...JSON.parse(text), ...change })
    // A header that was meant to be so: the digest fits.
    const changed = repacked((lines) => lines.with(0, header(lines[0])))
    writeFileSync(file, withItsDigest(changed))
    const url = join(folder, 'never.db')
    await expect(restoreBackup({ file, url })).rejects.toThrow(line)
    expect(existsSync(url)).toBe(false)
  })

  test('a file that is absent, a folder or no gzip is named in one line', async () => {
    const restore = (file: string) => restoreBackup({ file, url: join(folder, 'never.db') })
    await expect(restore(join(folder, 'none'))).rejects.toThrow(
      /none cannot be read: there is no such file or folder$/,
    )
    await expect(restore(folder)).rejects.toThrow(/cannot be read: it is a folder$/)
    await expect(restore(join(folder, 'site.db'))).rejects.toThrow(/site.db is not a backup of this site$/)
    expect(await read(gzipSync('hello\n'))).toMatch(/is not a backup of this site$/)
    expect(existsSync(join(folder, 'never.db'))).toBe(false)
  })
})

/** The same lines with the digest over them that their end should have. */
function withItsDigest(packed: Buffer): Buffer {
  const lines = gunzipSync(packed).toString().split('\n').slice(0, -1)
  const before = `${lines.slice(0, -1).join('\n')}\n`
  const end = { ...JSON.parse(lines.at(-1) ?? ''), sha256: createHash('sha256').update(before).digest('hex') }
  return gzipSync(`${before}${JSON.stringify(end)}\n`)
}
