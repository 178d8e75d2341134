import { importColumns, mostImportLines } from '@hongyan/domain/address-book/book-rules'
import { exportAddresses } from '@hongyan/domain/address-book/export-addresses'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { malformed, signInNeeded } from '../../../../calls/refusals.ts'
import { Refused } from '../../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import type { At } from '../../../../server/requests/route.ts'
import { type TableServices, tableNote } from '../../../../server/tables/read-table.ts'
import { bookFull } from '../../refusals.ts'
import { bookCall, ownBook, unsigned } from '../book-call.ts'
import { bookAddress, sentAddress } from '../fields.ts'
import { type FileOutcome, importFile, reportOnFile } from './import-file.ts'
import { longestFile } from './longest-file.ts'
import { writeBook } from './write-book.ts'

const shared = { ...bookCall, shape: 'own' } as const

const file = z
  .base64()
  .max(Math.ceil(longestFile / 3) * 4)
  .describe(
    'The file, in base64: CSV (UTF-8, UTF-16, GB18030 or Big5) or an XLSX workbook, whose first sheet is read.',
  )

const lineVerdict = z.enum(['ready', 'look', 'refused'])
const fix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take') }),
  z.object({ kind: z.literal('skip') }),
  z.object({ kind: z.literal('replace'), id: z.string() }),
  z.object({
    kind: z.literal('choose'),
    areas: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  z.object({ kind: z.literal('edit') }),
])

const noted = z.object({
  kind: z.string(),
  field: z.string(),
  from: z.string(),
  to: z.string(),
  message: z.string().describe('The cause, in a sentence.'),
  fix: fix.describe('What would correct it.'),
})

const judgedLine = z.object({
  line: z.int().describe('As a spreadsheet counts, from 1.'),
  text: z.string(),
  verdict: lineVerdict,
  address: bookAddress
    .pick({ name: true, phone: true, company: true, areaCode: true, detailAddr: true, fullAddress: true })
    .nullable()
    .describe('As it would be kept.'),
  notes: z.array(noted),
})

/** A file of one line: 张三,13800138000,湖北省武汉市江夏区光谷大道88号 under 姓名,手机,地址. */
const csv =
  '5aeT5ZCNLOaJi+acuizlnLDlnYAK5byg5LiJLDEzODAwMTM4MDAwLOa5luWMl+ecgeatpuaxieW4guaxn+Wkj+WMuuWFieiwt+Wkp+mBkzg45Y+3Cg=='

const columns =
  'Columns are known by their heads in Chinese or English (name, phone, company, province, city, district, street, or a whole address, postal code, group); without heads each row is read as a pasted address.'

/** What a file comes to; one that is no table is refused. */
function resultOf<Result>(outcome: FileOutcome<Result>): Result {
  if (outcome.kind === 'problem') throw new Refused({ refusal: malformed, fields: [tableNote(outcome)] })
  return outcome.result
}

export const checkImportAction = defineAction(
  {
    ...shared,
    id: 'checkAddressImport',
    path: '/v1/address-book/import/check',
    access: ownBook('reads'),
    summary: { en: 'What importing a file of addresses would do', zh: '先看导入一个地址文件会怎样' },
    description: {
      en: `Keeps nothing. ${columns} At most ${mostImportLines} rows. \`lines\` are those that are not ready, each with its causes and what would correct it.`,
      zh: '什么也不存。各列按中文或英文的表头认：姓名、电话、公司、省、市、区、详细地址，或整段地址，邮编、分组；没有表头的，每行当作一段粘贴的地址。最多 500 行。`columns` 是每一列认作什么，没有用到的是 null（没有表头的文件，整个是 null）；`leftOutLines` 是没有地址的行，比如合计；`lines` 是还不能直接存的那些行，每行说明原因和怎么改。',
    },
    body: z.strictObject({ file }),
    longBody: true,
    replies: {
      200: successOf(
        z.object({
          total: z.int(),
          counts: z.record(lineVerdict, z.int()),
          kept: z.int(),
          after: z.int(),
          beyond: z.int().describe('How many of the lines that are ready find no room.'),
          columns: z
            .array(z.object({ head: z.string(), column: z.enum(importColumns).nullable() }))
            .readonly()
            .nullable()
            .describe(
              'What each column was taken for, null where it was not used; null for a file without heads, whose rows are read as pasted addresses.',
            ),
          leftOutLines: z.array(z.int()).readonly().describe('Lines that hold no address, such as a total.'),
          lines: z.array(judgedLine),
        }),
      ),
    },
    refusals: [signInNeeded],
    examples: [
      unsigned({ file: csv }),
      {
        title: 'A file of one line',
        signedIn: true,
        request: { body: { file: csv } },
        status: 200,
        reply: { code: 1, data: { total: 1, counts: { ready: 1, look: 0, refused: 0 }, lines: [] } },
      },
      {
        title: 'What is no file of that kind',
        signedIn: true,
        request: { body: { file: 'UEsDBA==' } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }, at: At<TableServices>) =>
    resultOf(await reportOnFile(at, Buffer.from(body.file, 'base64'))),
)

export const importAddressesAction = defineAction(
  {
    ...shared,
    id: 'importAddresses',
    path: '/v1/address-book/import',
    access: ownBook('repeats'),
    summary: { en: 'Import a file of addresses into one’s own book', zh: '把一个地址文件导入自己的地址簿' },
    description: {
      en: 'The file as `/v1/address-book/import/check` saw it, with what was decided about single lines. Lines that are ready are kept unless skipped, the others only if `take` or `replace` says so; `fields` correct a line. All of it or nothing; the same file again adds nothing.',
      zh: '文件同 `/v1/address-book/import/check` 看过的一样，再带上对单独几行的决定。可以直接存的行都存，除非跳过；其余的行，`take` 或 `replace` 说了才存，`fields` 用来改正一行。要么全成，要么什么也不变；同一个文件再发一次，不会多出来。',
    },
    body: z.strictObject({
      file,
      decisions: z
        .array(
          z.strictObject({
            line: z.int().min(1),
            act: z.enum(['take', 'replace', 'skip']),
            fields: sentAddress.omit({ fullAddress: true, defaultFor: true }).strict().optional(),
          }),
        )
        .max(mostImportLines)
        .default([]),
    }),
    longBody: true,
    replies: {
      200: successOf(z.object({ added: z.int(), replaced: z.int(), skipped: z.int(), kept: z.int() })),
    },
    refusals: [signInNeeded, bookFull],
    examples: [
      unsigned({ file: csv }),
      {
        title: 'A line that is skipped',
        signedIn: true,
        request: { body: { file: csv, decisions: [{ line: 2, act: 'skip' }] } },
        status: 200,
        reply: { code: 1, data: { added: 0, replaced: 0, skipped: 1 } },
      },
    ],
  },
  async ({ body }, at: At<TableServices>) =>
    resultOf(await importFile(at, Buffer.from(body.file, 'base64'), body.decisions)),
)

export const exportAddressesAction = defineAction(
  {
    ...shared,
    id: 'exportAddresses',
    path: '/v1/address-book/export',
    access: ownBook('reads'),
    summary: { en: 'One’s own address book as a file', zh: '自己的地址簿，存成文件' },
    description: {
      en: 'CSV with a byte order mark, or an XLSX workbook. The import reads it again.',
      zh: '带字节顺序标记的 CSV，或 XLSX 工作簿。导入时认得。',
    },
    body: z.strictObject({
      format: z.enum(['csv', 'xlsx']).default('csv'),
      lang: z.enum(localeIds).optional(),
    }),
    replies: { 200: 'file' },
    refusals: [signInNeeded],
    examples: [unsigned({})],
  },
  async ({ body }, at: At<TableServices>) =>
    writeBook(at, body.format, await exportAddresses(at.ctx), body.lang ?? at.locale),
)

/** By which files go into the address book and come out of it. */
export const bookFileActions: readonly Action<TableServices>[] = [
  checkImportAction,
  importAddressesAction,
  exportAddressesAction,
]
