import type { Db } from '@hongyan/db'
import { anOrder, testCtx } from '@hongyan/testing'
import { expect, test } from 'vitest'
import { readOrderInput } from './read-order-input.ts'

// Nothing here asks a database.
const ctx = testCtx({} as Db)
const order = anOrder(ctx)

const problems = (values: unknown) => {
  const reading = readOrderInput(values, { pieces: 99 })
  return reading.kind === 'fine' ? [] : reading.problems.map(({ path, message }) => `${path} ${message}`)
}

test('a complete order is read, spaces and full width taken as meant', () => {
  const phone = '１３９ ０００ ０２４６８'
  const reading = readOrderInput(
    { ...order, recipient: { ...order.recipient, phone, name: ' 欧阳样例 ' } },
    { pieces: 99 },
  )
  expect(reading).toMatchObject({
    kind: 'fine',
    order: { recipient: { phone: '13900002468', name: '欧阳样例' }, goodsKind: 'general' },
  })
})

test.each([
  [{ sender: { ...order.sender, name: '' } }, ['sender.name required']],
  [{ sender: { ...order.sender, name: '李二 11010519491231002X' } }, ['sender.name identity-number']],
  [
    { recipient: { ...order.recipient, detail: '鸿雁路9号 身份证：110105194912310' } },
    ['recipient.detail identity-number'],
  ],
  [{ note: '护照 E12345678' }, ['note identity-number']],
  [{ goods: [{ name: '文件 11010519491231002X' }] }, ['goods.0.name identity-number']],
  [{ sender: { ...order.sender, phone: '1390000246' } }, ['sender.phone not-a-phone']],
  [{ sender: { ...order.sender, phone: '0755-26001234' } }, []],
  [{ recipient: { ...order.recipient, phone: '+852-91234567' } }, []],
  [{ recipient: { ...order.recipient, division: '110000' } }, ['recipient.division no-such-district']],
  [{ recipient: { ...order.recipient, division: '999999' } }, ['recipient.division no-such-district']],
  [{ recipient: { ...order.recipient, division: '' } }, ['recipient.division required']],
  [{ recipient: undefined }, ['recipient required']],
  [{ goods: [] }, ['goods required']],
  [{ goods: [{ name: 'x'.repeat(61) }] }, ['goods.0.name too-long']],
  [{ product: 'rocket' }, ['product not-listed']],
  [{ product: 'cold-chain' }, ['product other-kind']],
  [{ kind: 'heavy' }, ['product other-kind']],
  [{ pieces: [{ weight: 100, count: 99 }] }, []],
  [{ pieces: [{ weight: 100, count: 100 }] }, ['pieces.0.count too-many-pieces']],
  [{ pieces: [{ weight: 100, count: 5_000 }] }, ['pieces.0.count too-many-pieces']],
  [{ pieces: [60, 39, 1, 1].map((count) => ({ weight: 100, count })) }, ['pieces.2.count too-many-pieces']],
  [
    { recipient: { ...order.recipient, phone: '1' }, pieces: [{ weight: 100, count: 120 }] },
    ['recipient.phone not-a-phone', 'pieces.0.count too-many-pieces'],
  ],
  [
    {
      pieces: [{ weight: 0, count: 120, length: 100, width: 'x', height: 100 }],
      addOns: ['insurance'],
      declaredValue: 0,
      note: 1,
    },
    [
      'pieces.0.width not-valid',
      'pieces.0.weight not-valid',
      'note not-valid',
      'pieces.0.count too-many-pieces',
      'declaredValue required',
    ],
  ],
  [
    { pieces: [{ weight: 100, count: 1, length: 100 }] },
    ['pieces.0.width required', 'pieces.0.height required'],
  ],
  [{ pieces: [{ weight: 0.5, count: 1 }] }, ['pieces.0.weight not-valid']],
  [{ addOns: ['insurance'], declaredValue: 0 }, ['declaredValue required']],
  [{ addOns: ['insurance', 'full-cover'] }, ['addOns one-cover']],
  [{ pickup: { way: 'collect', from: 2, until: 2 } }, ['pickup window-closed']],
  [{ payer: 'nobody' }, ['payer not-listed']],
  [{ total: 1 }, [' not-valid']],
])('%j gives %j', (changes, expected) => {
  expect(problems({ ...order, ...changes })).toEqual(expected)
})

test('an order has as many pieces as the table of limits says', () => {
  expect(readOrderInput({ ...order, pieces: [{ weight: 100, count: 6 }] }, { pieces: 5 })).toEqual({
    kind: 'problems',
    problems: [{ path: 'pieces.0.count', message: 'too-many-pieces', detail: '5' }],
  })
})

test('everything that is wrong is said at once', () => {
  const values = { ...order, sender: { ...order.sender, name: '', phone: '1' }, goods: [], payer: 'x' }
  expect(problems(values)).toEqual([
    'sender.name required',
    'sender.phone not-a-phone',
    'goods required',
    'payer not-listed',
  ])
  expect(problems(null)).toHaveLength(1)
})
