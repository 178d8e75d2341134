import type { Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, it, test } from 'vitest'
import { addAddress } from './add-address.ts'
import { checkImport } from './check-import.ts'
import { exportAddresses } from './export-addresses.ts'
import * as verb from './import-addresses.ts'
import { judgeImport } from './judge-import.ts'
import { type ImportDecision, mendImport } from './mend-import.ts'
import { readImport } from './read-import.ts'

const linesOf = (rows: readonly (readonly string[])[]) => {
  const read = readImport(rows)
  if (read.kind !== 'lines') throw new Error(read.kind)
  return read.lines
}
/** Imports rows as a file has them. */
const importAddresses = async (
  ctx: Ctx,
  { rows, decisions }: { rows: readonly (readonly string[])[]; decisions: readonly ImportDecision[] },
) => verb.importAddresses(ctx, { lines: mendImport(linesOf(rows), decisions), decisions })
const judge = async (rows: readonly (readonly string[])[]) => judgeImport(linesOf(rows), [])
const heads = ['姓名', '手机', '省', '市', '区', '详细地址', '邮编', '分组']

describe('lines of a file', () => {
  it('are read by the heads of their columns', async () => {
    const row = ['季舒文', '139 0000 5527', '北京市', '', '朝阳区', '雁书街8号院', '100020', '客户']
    expect(await judge([heads, row])).toEqual([
      {
        line: 2,
        text: row.filter(Boolean).join(' '),
        verdict: 'ready',
        content: {
          name: '季舒文',
          company: null,
          phone: '13900005527',
          areaCode: '110105',
          detail: '雁书街8号院',
          postcode: '100020',
          group: 'clients',
        },
        notes: [],
      },
    ])
  })

  it('may have their heads under a title', async () => {
    const row = ['季舒文', '139 0000 5527', '北京市', '', '朝阳区', '雁书街8号院', '100020', '客户']
    const [line] = await judge([['客户名单'], [], ['2026-11-21'], heads, row])
    expect([line?.line, line?.verdict, line?.content?.name]).toEqual([5, 'ready', '季舒文'])
  })

  it('are read as they are pasted where there are no heads, and empty ones are counted but left out', async () => {
    const lines = await judge([
      [],
      ['季舒文 13900005527 北京朝阳雁书街902室'],
      ['', ' '],
      ['张三', '13800138000', '武汉江夏光谷大道88号'],
    ])
    expect(lines.map(({ line, verdict, content }) => [line, verdict, content?.areaCode])).toEqual([
      [2, 'ready', '110105'],
      [4, 'ready', '420115'],
    ])
  })

  const one = async (text: string) => (await judge([[text]]))[0]

  it.each([
    ['顾南乔 13700001186 武汉云雁路88号', 'look', 'district-missing', 'area', { kind: 'take' }],
    ['苏望之 13600002290 苏州市平江区鸿渐路19号', 'look', 'renamed', 'area', { kind: 'take' }],
    ['何其甘 1390000771 上海市青浦区鸿雁路9号', 'refused', 'phone-short', 'phone', { kind: 'edit' }],
    ['何其甘 上海市青浦区鸿雁路9号', 'refused', 'phone-missing', 'phone', { kind: 'edit' }],
    ['云雁茶行 0755-00008810 深圳市龙岗区鸿信路', 'look', 'number-missing', 'detail', { kind: 'take' }],
    ['阮采薇 13500003344 杭州市余杭区乔司街道1号', 'look', 'moved', 'area', { kind: 'take' }],
    [
      '何其甘 13900007711/13900007712 上海市青浦区鸿雁路9号',
      'look',
      'phone-several',
      'phone',
      { kind: 'take' },
    ],
    ['阮采薇 13500003344 江苏省杭州市西湖区文三路1号', 'look', 'contradicted', 'area', { kind: 'take' }],
  ] as const)('%s: %s, %s', async (text, verdict, kind, field, fix) => {
    const line = await one(text)
    expect(line?.verdict).toBe(verdict)
    expect(line?.notes).toContainEqual(expect.objectContaining({ kind, field, fix }))
  })

  it('are kept without the number of a document, and say so', async () => {
    const card = '11010519491231002X'
    const [pasted] = await judge([[`季舒文 13900005527 北京朝阳雁书街902室 身份证号：${card}`]])
    const [street] = await judge([
      heads,
      ['何其甘', '13700001186', '上海市', '', '青浦区', `鸿雁路9号 ${card}`],
    ])
    const [name] = await judge([
      heads,
      [`何其甘 ${card}`, '13700001186', '上海市', '', '青浦区', '鸿雁路9号'],
    ])
    for (const line of [pasted, street]) {
      expect(line?.notes).toContainEqual(expect.objectContaining({ kind: 'identity-number' }))
      expect(line?.verdict).toBe('look')
    }
    expect(street?.content?.detail).toBe('鸿雁路9号')
    expect(name).toMatchObject({ verdict: 'refused', notes: [{ kind: 'identity-number', field: 'name' }] })
    expect(JSON.stringify([pasted, street, name])).not.toContain(card)
  })

  it('name what is right where a place has another name now', async () => {
    const line = await one('苏望之 13600002290 苏州市平江区鸿渐路19号')
    expect(line?.notes[0]).toMatchObject({ kind: 'renamed', from: '平江区', to: '姑苏区' })
    expect(line?.content?.areaCode).toBe('320508')
  })

  it('offer the places meant perhaps', async () => {
    const [line] = await judge([
      ['姓名', '手机', '地址'],
      ['张三', '13800138000', '鼓楼区五四路1号'],
    ])
    expect(line?.verdict).toBe('refused')
    const note = line?.notes.find(({ kind }) => kind === 'which-place')
    expect(note?.fix).toMatchObject({ kind: 'choose', areaCodes: expect.arrayContaining(['350102']) })
  })

  it('say what is wrong with a number in its column', async () => {
    const [line] = await judge([heads, ['何其甘', '1390000771', '上海市', '', '青浦区', '鸿雁路9号']])
    expect(line?.notes).toEqual([
      { kind: 'phone-short', field: 'phone', from: '1390000771', to: '', fix: { kind: 'edit' } },
    ])
  })

  it('that repeat one before point to it', async () => {
    const row = ['季舒文', '13900005527', '北京市', '', '朝阳区', '雁书街8号院']
    const lines = await judge([heads, row, row])
    expect(lines.map(({ verdict }) => verdict)).toEqual(['ready', 'look'])
    expect(lines[1]?.notes).toEqual([
      { kind: 'repeated', field: 'name', from: '季舒文', to: '2', fix: { kind: 'skip' } },
    ])
  })

  it('of one person at another address, or of another at the same, repeat nothing', async () => {
    const row = ['季舒文', '13900005527', '北京市', '', '朝阳区', '雁书街8号院']
    const others = [
      ['季舒文', '13900005527', '北京市', '', '朝阳区', '雁书街9号院'],
      ['季舒文', '13900005527', '北京市', '', '海淀区', '雁书街8号院'],
      ['季舒文', '13900005528', '北京市', '', '朝阳区', '雁书街8号院'],
      ['季舒武', '13900005527', '北京市', '', '朝阳区', '雁书街8号院'],
    ]
    const lines = await judge([heads, row, ...others])
    expect(lines.map(({ verdict }) => verdict)).toEqual(Array(5).fill('ready'))
    // A third time points to the first.
    const thrice = await judge([heads, row, row, row])
    expect(thrice.map(({ notes }) => notes.map(({ to }) => to))).toEqual([[], ['2'], ['2']])
  })

  it('of somebody in the book may take their place, of a namesake or at the same phone not', async () => {
    const lines = await linesOf([
      heads,
      ['季舒文', '13900005527', '北京市', '', '朝阳区', '雁书街8号院'],
      ['季舒文', '13900005528', '北京市', '', '朝阳区', '雁书街8号院'],
      ['季舒武', '13900005527', '北京市', '', '朝阳区', '雁书街8号院'],
    ])
    const book = [{ id: 'kept', name: '季舒文', phone: '13900005527' }] as never
    const [known, ...others] = judgeImport(lines, book)
    expect(known).toMatchObject({
      verdict: 'look',
      notes: [{ kind: 'known', fix: { kind: 'replace', id: 'kept' } }],
    })
    expect(others.map(({ notes }) => notes)).toEqual([[], []])
  })

  it('whose name was only guessed are looked at', async () => {
    const [line] = await judge([['乐乐 13900005527 北京市朝阳区雁书街8号院']])
    expect(line?.notes.filter(({ kind }) => kind === 'name-guessed').length).toBeLessThanOrEqual(1)
    const [named] = await judge([heads, ['乐乐', '13900005527', '北京市', '', '朝阳区', '雁书街8号院']])
    expect(named?.notes).toEqual([])
  })

  it('that are far too long are not read, only refused', async () => {
    const line = await one('号'.repeat(100_000))
    expect(line?.verdict).toBe('refused')
    expect(line?.text).toHaveLength(500)
    expect(line?.notes).toContainEqual(expect.objectContaining({ kind: 'tooLong', field: 'detail' }))
  })

  it('are at most 500', async () => {
    const rows = (lines: number) => [heads, ...Array(lines).fill(['a'])]
    expect(linesOf(rows(500))).toHaveLength(500)
    expect(() => linesOf(rows(501))).toThrow(expect.objectContaining({ code: 'invalid-input' }))
    expect(linesOf([])).toEqual([])
  })
})

withDatabases('importing', (database) => {
  async function aCtx(mostAddresses = 500): Promise<Ctx> {
    return testCtx(database(), {
      actor: await anAccountHolder(testCtx(database())),
      settings: { ...testSettings, addressBook: { ...testSettings.addressBook, mostAddresses } },
    })
  }
  const ready = ['张三', '13800138000', '湖北省', '武汉市', '江夏区', '光谷大道88号']
  const doubtful = ['顾南乔', '13700001186', '湖北省', '武汉市', '', '云雁路88号']
  const refused = ['何其甘', '1390000771', '上海市', '', '青浦区', '鸿雁路9号']
  const rows = [heads, ready, doubtful, refused]
  const namesIn = async (ctx: Ctx) => (await exportAddresses(ctx)).map(({ name }) => name).sort()

  test('a dry run counts, shows what to look at, and keeps nothing', async () => {
    const ctx = await aCtx()
    const report = await checkImport(ctx, { lines: linesOf(rows) })
    expect(report).toMatchObject({
      lines: 3,
      counts: { ready: 1, look: 1, refused: 1 },
      kept: 0,
      after: 1,
      beyond: 0,
    })
    expect(report.toLookAt.map(({ line }) => line)).toEqual([3, 4])
    expect(await namesIn(ctx)).toEqual([])
  })

  test('keeps what is ready, and the others as they were decided', async () => {
    const ctx = await aCtx()
    expect(await importAddresses(ctx, { rows, decisions: [] })).toEqual({
      added: 1,
      replaced: 0,
      skipped: 2,
      kept: 1,
    })
    const again = await importAddresses(ctx, {
      rows,
      decisions: [
        { line: 3, act: 'take' },
        { line: 4, act: 'take', fields: { phone: '13900007711' } },
      ],
    })
    expect(again).toEqual({ added: 2, replaced: 0, skipped: 1, kept: 3 })
    expect(await namesIn(ctx)).toEqual(['何其甘', '张三', '顾南乔'].sort())
    const defaults = (await exportAddresses(ctx)).filter(({ defaultFor }) => defaultFor.length > 0)
    expect(defaults).toEqual([])
  })

  test('takes an area that was put right in words', async () => {
    const ctx = await aCtx()
    const fields = { area: '福建省福州市鼓楼区' }
    const lines = [['张三 13800138000 鼓楼区五四路1号']]
    const result = await importAddresses(ctx, { rows: lines, decisions: [{ line: 1, act: 'take', fields }] })
    expect(result).toMatchObject({ added: 1 })
    expect(await exportAddresses(ctx)).toMatchObject([{ name: '张三', areaCode: '350102' }])
  })

  test('the same file again adds nothing, even where every line is to be taken', async () => {
    const ctx = await aCtx()
    const decisions = [
      { line: 2, act: 'take' },
      { line: 3, act: 'take' },
    ] as const
    await importAddresses(ctx, { rows, decisions })
    expect(await importAddresses(ctx, { rows, decisions })).toMatchObject({ added: 0, kept: 2 })
  })

  test('a line that stands in a file twice is kept once, even where both are to be taken', async () => {
    const ctx = await aCtx()
    const line = ['张三 13800138000 湖北省武汉市江夏区光谷大道88号']
    const decisions = [1, 2].map((at) => ({ line: at, act: 'take' }) as const)
    expect(await importAddresses(ctx, { rows: [line, line], decisions })).toMatchObject({ added: 1, kept: 1 })
  })

  test('replaces what the book has of a person', async () => {
    const ctx = await aCtx()
    const { id } = await addAddress(ctx, {
      name: '张三',
      phone: '13800138000',
      areaCode: '110105',
      detail: '旧街1号',
    })
    const report = await checkImport(ctx, { lines: linesOf(rows) })
    expect(report.toLookAt[0]?.notes).toEqual([
      { kind: 'known', field: 'name', from: '张三', to: '', fix: { kind: 'replace', id } },
    ])
    const result = await importAddresses(ctx, { rows, decisions: [{ line: 2, act: 'replace' }] })
    expect(result).toMatchObject({ added: 0, replaced: 1, kept: 1 })
    expect((await exportAddresses(ctx))[0]).toMatchObject({ id, areaCode: '420115', detail: '光谷大道88号' })
  })

  test.each([
    [{ line: 4, act: 'take' }, 'decisions.0.fields.phone', 'phone-short'],
    [{ line: 1, act: 'take' }, 'decisions.0.line', 'no-such-line'],
    [{ line: 99, act: 'skip' }, 'decisions.0.line', 'no-such-line'],
    [{ line: 2, act: 'replace' }, 'decisions.0.act', 'nothing-to-replace'],
    [{ line: 3, act: 'take', fields: { areaCode: '999999' } }, 'decisions.0.fields.area', 'unknown-place'],
  ] as const)('%o cannot be carried out, and nothing is kept', async (decision, path, message) => {
    const ctx = await aCtx()
    await expect(importAddresses(ctx, { rows, decisions: [decision] })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: expect.arrayContaining([{ path, message }]),
    })
    expect(await namesIn(ctx)).toEqual([])
  })

  test('two decisions about one line are one too many', async () => {
    const decisions = [
      { line: 3, act: 'take' },
      { line: 3, act: 'skip' },
    ] as const
    await expect(importAddresses(await aCtx(), { rows, decisions })).rejects.toMatchObject({
      fields: [{ path: 'decisions.1.line', message: 'no-such-line' }],
    })
  })

  test('that does not fit is refused whole', async () => {
    const ctx = await aCtx(1)
    await addAddress(ctx, { name: '甲', phone: '13800138001', areaCode: '110105', detail: '旧街1号' })
    expect(await checkImport(ctx, { lines: linesOf(rows) })).toMatchObject({
      kept: 1,
      after: 2,
      beyond: 1,
    })
    await expect(importAddresses(ctx, { rows, decisions: [] })).rejects.toMatchObject({ code: 'book-full' })
    expect(await namesIn(ctx)).toEqual(['甲'])
  })

  test('fills a book to its last place', async () => {
    const ctx = await aCtx()
    const many = Array.from({ length: 500 }, (_, at) => [
      `客${at}`,
      '13800138000',
      '湖北省',
      '武汉市',
      '江夏区',
      `光谷大道${at}号`,
    ])
    expect(await importAddresses(ctx, { rows: [heads, ...many], decisions: [] })).toMatchObject({
      added: 500,
      kept: 500,
    })
  })

  test('is for the owner alone', async () => {
    const visitor = testCtx(database())
    await expect(checkImport(visitor, { lines: linesOf(rows) })).rejects.toMatchObject({
      code: 'sign-in-needed',
    })
    await expect(importAddresses(visitor, { rows, decisions: [] })).rejects.toMatchObject({
      code: 'sign-in-needed',
    })
  })
})
