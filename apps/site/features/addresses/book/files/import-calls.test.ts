import { localeIds } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readTable } from '../../../../server/tables/read-table.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../../server/testing/api-under-test.ts'
import { signInCustomer } from '../testing/sign-in-customer.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

const english = { 'accept-language': 'en' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('importing and exporting', () => {
  const check = '/v1/address-book/import/check'
  const run = '/v1/address-book/import'
  const text = [
    '姓名,手机,地址',
    '张三,13800138000,湖北省武汉市江夏区光谷大道88号',
    '苏望之,13600002290,苏州市平江区鸿渐路19号',
    '何其甘,1390000771,上海市青浦区鸿雁路9号',
    '赵五,13800138001,鼓楼区五四路1号',
  ].join('\n')
  const rows = text.split('\n').map((line) => line.split(','))

  it('tells line by line what would be kept, why not, and what would mend it', async () => {
    const customer = await signInCustomer(api)
    const { data } = await customer.ask(check, { file: base64(text) })
    expect(data).toMatchObject({
      total: 4,
      counts: { ready: 1, look: 1, refused: 2 },
      kept: 0,
      after: 1,
      beyond: 0,
    })
    const [renamed, short, which] = data.lines
    expect(renamed).toMatchObject({
      line: 3,
      verdict: 'look',
      address: { name: '苏望之', areaCode: '320508' },
      notes: [
        {
          kind: 'renamed',
          from: '平江区',
          to: '姑苏区',
          message: '平江区现为姑苏区',
          fix: { kind: 'take' },
        },
      ],
    })
    expect(short).toMatchObject({
      line: 4,
      verdict: 'refused',
      address: null,
      notes: [{ kind: 'phone-short', field: 'phone', from: '1390000771', fix: { kind: 'edit' } }],
    })
    const { areas } = which.notes[0].fix
    expect(areas).toContainEqual({ code: '350102', name: '福州市鼓楼区' })
    expect((await customer.ask('/address/getFuzzyQueryByConditionPageEnhance', [{}])).data.total).toBe(0)
    const inEnglish = (await customer.ask(check, { file: base64(text) }, english)).data.lines[0].notes[0]
    expect(inEnglish).toMatchObject({ to: 'Gusu', message: '平江区 is now Gusu' })
  })

  it('says what each column was taken for, and which lines hold no address', async () => {
    const customer = await signInCustomer(api)
    const shop = [
      '订单编号,收货人姓名,联系电话,联系手机,收货地址,宝贝标题',
      '="2026112300011234",张三,,1.38E+10,湖北省武汉市江夏区光谷大道88号,茶',
      '="2026112300011235",李四,027-87654321,\'13800138000,湖北省武汉市江夏区光谷大道90号,茶',
      ',,,,,茶杯',
      '合计,,,,,3',
    ].join('\n')
    const { data } = await customer.ask(check, { file: base64(shop) })
    expect(data).toMatchObject({
      total: 2,
      columns: [
        { head: '订单编号', column: null },
        { head: '收货人姓名', column: 'name' },
        { head: '联系电话', column: 'phone' },
        { head: '联系手机', column: 'phone' },
        { head: '收货地址', column: 'address' },
        { head: '宝贝标题', column: null },
      ],
      leftOutLines: [4, 5],
      counts: { ready: 1, refused: 1 },
    })
    expect(data.lines[0].notes).toMatchObject([{ kind: 'phone-rounded', field: 'phone', from: '1.38E+10' }])
    expect(
      (await customer.ask(check, { file: base64('张三 13800138000 湖北省武汉市江夏区光谷大道88号') })).data,
    ).toMatchObject({
      columns: null,
      total: 1,
    })
  })

  it('keeps what was decided', async () => {
    const customer = await signInCustomer(api)
    const decisions = [
      { line: 3, act: 'take' },
      { line: 4, act: 'take', fields: { phone: '13900007711' } },
      { line: 5, act: 'take', fields: { areaCode: '350102' } },
    ]
    const { data } = await customer.ask(run, { file: base64(text), decisions })
    expect(data).toEqual({ added: 4, replaced: 0, skipped: 0, kept: 4 })
    const found = await customer.ask('/address/getFuzzyQueryByConditionPageEnhance', [{ keyword: '赵五' }])
    expect(found.data.list).toMatchObject([{ areaCode: '350102', detailAddr: '五四路1号' }])
    const again = await customer.ask(run, { file: base64(text), decisions })
    expect(again.data).toMatchObject({ added: 0, kept: 4 })
  })

  it('refuses decisions that cannot be carried out, where they stood', async () => {
    const customer = await signInCustomer(api)
    const wrong = await customer.send(run, { file: base64(text), decisions: [{ line: 4, act: 'take' }] })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      [{ path: 'decisions.0.fields.phone', message: expect.any(String), code: 'phone-short' }],
    ])
    const unknown = await customer.send(run, { file: base64(text), decisions: [{ line: 2, act: 'shred' }] })
    expect(unknown.statusCode).toBe(400)
  })

  it('reads workbooks, GB18030 and tabs, and keeps phones that are numbers', async () => {
    const workbook = await writeWorkbook(
      rows.map((row, line) =>
        row.map((value, column) =>
          line > 0 && column === 1 ? { value: Number(value), type: Number } : { value, type: String },
        ),
      ),
    ).toBuffer()
    const read = (file: Uint8Array) => readTable(api, { bytes: file })
    expect(await read(workbook)).toEqual({ kind: 'table', rows })
    for (const same of [`\ufeff${text}`, text.replaceAll(',', '\t')])
      expect(await read(Buffer.from(same))).toEqual({ kind: 'table', rows })
    // 姓名 in GB18030.
    expect(await read(Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]))).toEqual({ kind: 'table', rows: [['姓名']] })
  })

  it('refuses what is no file of addresses', async () => {
    const customer = await signInCustomer(api)
    for (const [file, code] of [
      [base64('PK\u0003\u0004'), 'table-damaged'],
      [base64('a\u0000b'), 'not-a-file'],
      [base64('姓名,手机,地址\n,,\n合计,3,'), 'table-head-only'],
      [base64('%PDF-1.7'), 'table-other-file'],
      [base64('<table><tr><td>姓名'), 'table-web-page'],
    ]) {
      const answer = await customer.send(check, { file })
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [expect.objectContaining({ path: 'file', message: expect.any(String), code })],
      ])
    }
    const twice = await customer.send(check, {
      file: base64('姓名,手机,地址,地址\n甲,13800138000,上海,北京'),
    })
    expect(twice.json().fields).toEqual([
      {
        path: 'file',
        message: expect.stringContaining('有两列都叫“地址”'),
        code: 'table-column-twice',
        detail: '地址',
      },
    ])
    for (const file of ['not base64!', 7, undefined])
      expect((await customer.send(check, { file })).statusCode).toBe(400)
  })

  it.each(['csv', 'xlsx'] as const)('hands the book out as %s, and reads it again', async (format) => {
    const customer = await signInCustomer(api)
    await customer.add({ postcode: '100020', name: '=季舒文', phone: '+442079460958' })
    await customer.add({ name: '江叔宁', group: '展会', company: '' })
    for (const lang of localeIds) {
      const answer = await customer.send('/v1/address-book/export', { format, lang })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toContain(`.${format}`)
      const other = await signInCustomer(api)
      const result = await other.ask(run, { file: answer.rawPayload.toString('base64') })
      expect(result.data).toMatchObject({ added: 2, kept: 2 })
      const { list } = (await other.ask('/address/getFuzzyQueryByConditionPageEnhance', [{}])).data
      expect(list).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            phone: '+442079460958',
            areaCode: '110105',
            postcode: '100020',
            group: 'clients',
          }),
          expect.objectContaining({ name: '江叔宁', areaCode: '110105', group: '展会', company: null }),
        ]),
      )
    }
  })
})
