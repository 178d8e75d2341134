import type { Db } from '@hongyan/db'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import type { Ctx } from '@hongyan/kernel/context'
import { readTableText } from '@hongyan/tables'
import { aCustomer, orderBooks, testCtx } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitsWith } from '../../../server/limits.ts'
import { tableBoundsOf } from '../../../server/tables/table-bounds.ts'
import { cellError } from './cell-error.ts'
import { judgeOrderList as judgeRead } from './judge-order-list.ts'
import { columnOf, orderColumnNames, orderColumns } from './order-columns.ts'
import type { OrderLine } from './order-line.ts'
import { orderOfLine } from './order-of-line.ts'
import { longestCell, readOrderList } from './read-order-list.ts'

// A dry run asks no database.
const ctx = testCtx({} as Db, { actor: aCustomer('importing') })
const books = orderBooks()

const rowsOfText = (text: string) => {
  const table = readTableText(text, tableBoundsOf(limitsWith({})))
  return table.kind === 'table' ? table.rows : []
}
const judgeOrderList = async (of: Ctx, text: string, all: OrderBooks) => {
  const { rowsPerImport, windowMinutes } = of.settings.orders
  const list = readOrderList(rowsOfText(text), rowsPerImport)
  if (list.kind !== 'list') return list
  const read = list.lines.map((one) => orderOfLine(one, windowMinutes))
  return judgeRead(of, list, read, { books: all, of: 'own' })
}

const heading =
  '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,已按条件包装,件数,每件公斤,产品,附加服务,声明价值,付款,取件日期,取件时间,派送留言'
const cells = {
  sender: '林样本,13800001357,广东省深圳市南山区示例路8号',
  recipient: '欧阳样例,13900002468,北京市朝阳区示例北街16号',
  rest: '茶叶,,2,4.2,标准快递,基本保价；电子签单返还,800,寄付,2026-11-23,16:00,周日不在家',
}
const line = (changes: Partial<typeof cells> = {}) => Object.values({ ...cells, ...changes }).join(',')
const judge = (...lines: readonly string[]) => judgeOrderList(ctx, [heading, ...lines].join('\n'), books)
const problemsOf = (list: Awaited<ReturnType<typeof judge>>) =>
  list.kind === 'judged'
    ? list.lines.map(({ line: at, problems }) => [
        at,
        ...problems.map(({ column, problem, detail }) =>
          [column, problem, ...(detail ? [detail] : [])].join(' '),
        ),
      ])
    : list

describe('a list of orders', () => {
  it('is read by its headings, in any order and language', async () => {
    const list = await judge(line())
    expect(problemsOf(list)).toEqual([[2]])
    if (list.kind !== 'judged') throw new Error(list.kind)
    expect(list.lines[0]?.values).toMatchObject({
      kind: 'express',
      product: 'express-standard',
      sender: { name: '林样本', division: '440305', detail: '示例路8号' },
      recipient: { phone: '13900002468', division: '110105', detail: '示例北街16号' },
      goods: [{ name: '茶叶' }],
      pieces: [{ weight: 4_200, count: 2 }],
      addOns: ['insurance', 'receipt-electronic'],
      declaredValue: 80_000,
      pickup: { way: 'collect', from: Date.parse('2026-11-23T16:00:00+08:00') },
      note: '周日不在家',
    })
    expect(list.total).toBe(list.lines[0]?.terms?.total)
    const english = [
      'Recipient address\tSender\tSender phone\tSender address\tRecipient\tRecipient phone\tGoods\tKg each\tPickup day\tPickup from\tColour',
      '北京市朝阳区示例北街16号\t林样本\t13800001357\t广东省深圳市南山区示例路8号\t欧阳样例\t13900002468\t茶叶\t1\t2026-11-23\t9:00\tred',
    ].join('\r\n')
    const other = await judgeOrderList(ctx, `\ufeff${english}\r\n\r\n`, books)
    expect(other).toMatchObject({
      kind: 'judged',
      columns: expect.arrayContaining([{ head: 'Colour', column: null }]),
      lines: [{ line: 2, problems: [] }],
    })
  })

  it('says everything that is wrong with each line at once, by its cells', async () => {
    const list = await judge(
      line(),
      line({
        sender: ',1380000,深圳市',
        recipient: '欧阳样例,13900002468,北京市西城区示例街1号',
        rest: '烟花,,0,abc,火箭,气球,,谁付,2026-11-23,25:00,',
      }),
      '',
      line({ rest: '充电宝,,1,4.25,标准快递,,,到付,2026-11-20,16:00,' }),
    )
    expect(problemsOf(list)).toEqual([
      [2],
      [
        3,
        'product not-listed',
        'payer not-listed',
        'add_ons not-listed',
        'pickup_from not-valid',
        'weight_kg not-valid',
        'sender_name required',
        'sender_phone not-a-phone',
        'sender_address no-such-district',
        'pieces not-valid',
        'goods goods-barred fireworks',
      ],
      [5, 'pickup_from window-closed', 'conditions_met condition-not-ticked lithium'],
    ])
  })

  it('takes as many pieces as an order may have, and says at the cell how many', async () => {
    const of = (pieces: number) => line({ rest: `茶叶,,${pieces},1,标准快递,,,寄付,2026-11-23,16:00,` })
    expect(problemsOf(await judge(of(99), of(100)))).toEqual([[2], [3, 'pieces too-many-pieces 99']])
    const problem = { problem: 'too-many-pieces', detail: '99' } as const
    expect(cellError(problem, 'zh-CN')).toBe('一单最多 99 件，请分几单下。')
  })

  it('says of a line whose cells cannot be read what else is wrong with it, and nothing that only follows', async () => {
    const list = await judge(
      line({
        sender: '林样本,1380000,广东省深圳市南山区示例路8号',
        rest: '茶叶,,120,4.2,标准快递,签单,,寄付,2026-11-20,16:00,',
      }),
      line({ rest: '充电宝,,120,abc,标准快递,,,寄付,2026-13-40,16:00,' }),
      line({
        recipient: '欧阳样例,1,北京市朝阳区示例北街16号',
        rest: '茶叶,,1,4.2,标准快递,基本保价,,寄付,2026-11-20,16:00,',
      }),
      line({
        recipient: '欧阳样例,13900002468,月球背面',
        rest: '茶叶,,1,4.2,标准快递,,,寄付,2026-11-20,16:00,',
      }),
    )
    expect(problemsOf(list)).toEqual([
      [
        2,
        'add_ons not-listed',
        'sender_phone not-a-phone',
        'pieces too-many-pieces 99',
        'pickup_from window-closed',
      ],
      [
        3,
        'pickup_day not-valid',
        'weight_kg not-valid',
        'pieces too-many-pieces 99',
        'conditions_met condition-not-ticked lithium',
      ],
      [4, 'recipient_phone not-a-phone', 'declared_yuan required', 'pickup_from window-closed'],
      [5, 'recipient_address no-such-district', 'pickup_from window-closed'],
    ])
  })

  it.each(['2026-11-23', '2026/11/23', '2026年11月23日', '２０２６.11.23'])(
    'reads the day %s',
    async (day) => {
      for (const time of ['16:00', '16:00:00', '16:00-17:00', ' １６:00 ']) {
        const rest = cells.rest.replace('2026-11-23,16:00', `${day},${time}`)
        expect(problemsOf(await judge(line({ rest })))).toEqual([[2]])
      }
    },
  )

  it('cuts nothing off in silence', async () => {
    const goods = Array.from({ length: 90 }, () => '茶叶样').join('、')
    expect(goods.length).toBeLessThan(longestCell)
    expect(problemsOf(await judge(line({ rest: cells.rest.replace('茶叶', `${goods}、烟花`) })))).toEqual([
      [2, 'goods too-many'],
    ])
    const long = `${goods}、${'茶'.repeat(90)}`.slice(0, longestCell + 1)
    expect(problemsOf(await judge(line({ rest: cells.rest.replace('茶叶', long) })))).toEqual([
      [2, 'goods too-long'],
    ])
  })

  it('takes a tick for goods on conditions, and never guesses a place that may be one of several', async () => {
    const ticked = await judge(line({ rest: '充电宝,是,1,4.25,标准快递,,,到付,2026-11-23,16:00,' }))
    expect(problemsOf(ticked)).toEqual([[2]])
    const open = await judge(line({ recipient: '欧阳样例,13900002468,鼓楼区示例街1号' }))
    expect(problemsOf(open)).toEqual([[2, 'recipient_address no-such-district']])
  })

  it('may have its heading under a title, with the names that shops export', async () => {
    const shop = heading.replace('收件人,收件电话,收件地址,物品', '收货人姓名,联系手机,收货地址 ,宝贝标题')
    const list = await judgeOrderList(ctx, ['十一月订单', '', shop, line()].join('\n'), books)
    expect(problemsOf(list)).toEqual([[4]])
  })

  const linesOf = (text: string) => {
    const list = readOrderList(rowsOfText(text), 200)
    if (list.kind !== 'list') throw new Error(list.kind)
    return list
  }

  it('may be that of Shopify, whose articles of one order are one line', async () => {
    const list = linesOf(
      [
        'Name,Email,Lineitem quantity,Lineitem name,Billing Name,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Phone,Shipping Province Name',
        `#1001,a@example.com,1,红茶,某某,李思,"网商路599号, 3幢",网商路599号,3幢,杭州,'310052,ZJ,CN,'+86 138 0013 8000,放门口,,Zhejiang`,
        '#1001,a@example.com,2,绿茶,,,,,,,,,,,,,',
        '#1002,b@example.com,1,茶杯,,Wang Fang,599 Wangshang Rd,599 Wangshang Rd,,Hangzhou,,ZJ,CN,13900002468,,,Zhejiang',
      ].join('\n'),
    )
    expect(list.lines).toEqual([
      {
        line: 2,
        cells: {
          recipient_name: '李思',
          recipient_phone: '+86 138 0013 8000',
          recipient_address: '浙江省杭州网商路599号, 3幢',
          goods: '红茶；绿茶',
          note: '放门口',
        },
      },
      expect.objectContaining({
        line: 4,
        cells: expect.objectContaining({ recipient_address: '599 Wangshang Rd, Hangzhou, Zhejiang' }),
      }),
    ])
    expect(list).toMatchObject({ joined: [3], leftOut: [] })
    expect(list.columns).toContainEqual({ head: 'Name', column: null })
    expect(list.columns).toContainEqual({ head: 'Shipping City', column: 'recipient_address' })
  })

  it('may be that of WooCommerce, which writes the whole order again for each article', async () => {
    const list = linesOf(
      [
        'Order Number,Phone (Billing),First Name (Shipping),Last Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),Item Name',
        '77,13800138000,芳,王,滨江区网商路599号,杭州市,CN12,310052,CN,红茶',
        '77,13800138000,芳,王,滨江区网商路599号,杭州市,CN12,310052,CN,绿茶',
        '78,13800138000,芳,王,滨江区网商路599号,杭州市,CN12,310052,CN,绿茶',
      ].join('\n'),
    )
    expect(list.lines.map(({ line, cells }) => [line, cells.recipient_name, cells.goods])).toEqual([
      [2, '王芳', '红茶；绿茶'],
      [4, '王芳', '绿茶'],
    ])
    expect(list.lines[0]?.cells.recipient_address).toBe('浙江省杭州市滨江区网商路599号')
  })

  it('may be that of Taobao, with its sum below, and says which phone a spreadsheet has spoiled', async () => {
    const list = linesOf(
      [
        '"订单编号","买家会员名","收货人姓名","收货地址 ","联系电话 ","联系手机","宝贝标题 ","买家留言"',
        `"=""2026112300011234""","甲","季舒文","浙江省 杭州市 余杭区 五常街道 文一西路969号(310000)","'null","'13800138000","茶叶","周日不在家"`,
        '2.02611E+17,乙,何其甘,上海市 青浦区 鸿雁路9号,,1.38E+10,茶叶,',
        '20261123,丙,何其甘,上海市 青浦区 鸿雁路9号,,13800001111/13900002222,茶叶,',
        '合计,,,,,,2,',
      ].join('\n'),
    )
    expect(list.leftOut).toEqual([5])
    expect(list.lines[0]?.cells).toMatchObject({ recipient_phone: '13800138000', note: '周日不在家' })
    const read = list.lines.map((one) => orderOfLine(one, 60))
    const common = [
      'pickup_day required',
      'weight_kg required',
      'sender_name required',
      'sender_phone required',
      'sender_address required',
    ]
    expect(problemsOf(await judgeRead(ctx, list, read, { books, of: 'own' }))).toEqual([
      [2, ...common],
      [3, ...common, 'recipient_phone phone-rounded'],
      [4, ...common, 'recipient_phone phone-several'],
    ])
  })

  it('is refused where two of its columns have one name and differ', async () => {
    expect(readOrderList(rowsOfText('收件人,电话,地址,地址\n甲,1,上海,北京'), 200)).toEqual({
      kind: 'doubled',
      head: '地址',
    })
    expect(linesOf('收件人,电话,地址,地址\n甲,1,上海,上海').lines).toHaveLength(1)
  })

  it('names the columns that are missing, and says when there is nothing or too much', async () => {
    expect(await judgeOrderList(ctx, '寄件人,收件人\na,b', books)).toEqual({
      kind: 'columns-missing',
      missing: ['recipient_phone', 'recipient_address'],
      columns: [
        { head: '寄件人', column: 'sender_name' },
        { head: '收件人', column: 'recipient_name' },
      ],
    })
    for (const nothing of ['', '\n\n', heading, `${heading}\n,,,\n`]) {
      expect(await judgeOrderList(ctx, nothing, books)).toEqual({ kind: 'empty' })
    }
    const lines = Array.from({ length: 201 }, () => line())
    expect(await judge(...lines)).toEqual({ kind: 'too-many', found: 201, most: 200 })
    expect(await judge(...lines.slice(1))).toMatchObject({ kind: 'judged' })
  })

  it('needs an account', async () => {
    const visitor = testCtx({} as Db)
    await expect(judgeOrderList(visitor, `${heading}\n${line()}`, books)).rejects.toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })
})

describe('headings', () => {
  it('mean one column each', async () => {
    const all = orderColumnNames.flatMap((name) =>
      [name, ...orderColumns[name]].map((text) => [text, name] as const),
    )
    for (const [text, name] of all) expect(columnOf(text)).toBe(name)
    expect(columnOf(' Sender_Phone * ')).toBe('sender_phone')
    expect(columnOf('声明价值（元）')).toBe('declared_yuan')
    expect(columnOf('colour')).toBeNull()
    // Nobody heads a column so, and a pattern would look through it once for each of its brackets.
    expect(columnOf(`${'('.repeat(100)}收件人`)).toBeNull()
  })
})

describe('figures of a line', () => {
  const ofCells = (cells: OrderLine['cells']) => {
    const { values, problems } = orderOfLine({ line: 1, cells }, 60)
    const [size] = values.pieces
    return {
      read: [size?.weight, size?.length, size?.count, values.declaredValue, values.cashOnDelivery],
      problems: problems
        .filter(({ column }) => column in cells)
        .map(({ column, problem }) => [column, problem]),
    }
  }

  it('are read as every other form reads them, in grams, millimetres, pieces and fen', async () => {
    const cells = {
      weight_kg: '1,5',
      length_cm: '30,5',
      pieces: '1,000',
      declared_yuan: '1,500.00',
      collect_yuan: '８００元',
    }
    expect(ofCells(cells)).toEqual({ read: [1500, 305, 1000, 150_000, 80_000], problems: [] })
  })

  it.each([
    ['weight_kg', '1,500', 'unclear-number'],
    ['declared_yuan', '1.500', 'unclear-number'],
    ['pieces', '1,5', 'not-valid'],
    ['weight_kg', '0.0001', 'not-valid'],
    ['length_cm', '4.25', 'not-valid'],
    ['declared_yuan', '-1', 'not-valid'],
    ['collect_yuan', '1e3', 'not-valid'],
  ] as const)('%s %s is %s', (column, cell, problem) => {
    expect(ofCells({ [column]: cell }).problems).toEqual([[column, problem]])
  })

  it('are exact for every amount of fen', async () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), (fen) => {
        const text = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
        expect(ofCells({ declared_yuan: text }).read[3]).toBe(fen)
      }),
    )
  })
})

it('whatever stands in the cells, a line becomes an order or its problems, and nothing is thrown', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(fc.array(text, { minLength: 17, maxLength: 17 }), (row) => {
      const quoted = row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
      const list = readOrderList(rowsOfText(`${heading}\n${quoted}`), 200)
      if (list.kind !== 'list') return
      for (const one of list.lines)
        expect(['fine', 'problems']).toContain(
          readOrderInput(orderOfLine(one, 60).values, { pieces: 99 }).kind,
        )
    }),
    { numRuns: 30 },
  )
})
