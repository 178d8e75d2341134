import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCities } from '../places/find-city.ts'
import { weightUnits } from '../typed/figure-units.ts'
import { transportModes } from './legs/leg.ts'
import { readLink, readThousandths } from './read-link.ts'
import { shipmentSchema } from './shipment.ts'
import { thousandths, writeLink } from './write-link.ts'

const read = (query: string) => readLink(new URLSearchParams(query))

test.each(['from=北京&to=上海&w=10', 'from=Beijing&to=shanghai&w=10.000', 'from=北京市&to=310100&w=１０'])(
  'names in any language and codes mean the same shipment: %s',
  (query) => {
    expect(read(query)).toMatchObject({
      kind: 'shipment',
      mode: 'road',
      set: null,
      shipment: { from: '110100', to: '310100', grams: 10_000, mode: 'road', electric: false },
    })
  },
)

test.each([
  ["Xi'an", '610100'],
  ['xi’an', '610100'],
  ['烏魯木齊市', '650100'],
  ['ho chi minh city', 'VNSGN'],
  [' Los  Angeles ', 'USLAX'],
  ['usnyc', 'USNYC'],
  ['伊春', '230700'],
])('%s is %s', (name, code) => {
  expect(read(`from=${encodeURIComponent(name)}&to=110100&w=1`)).toMatchObject({ shipment: { from: code } })
})

test('a name that several cities share asks for more', () => {
  expect(read('from=Yichun&to=110100&w=1')).toMatchObject({
    kind: 'faults',
    faults: { from: 'several-cities' },
    choices: { from: ['230700', '360900'] },
  })
})

test('nothing asked is no fault', () => {
  expect(read('')).toMatchObject({ kind: 'empty', mode: 'road', electric: false })
  expect(read('mode=air&van=electric')).toMatchObject({ kind: 'empty', mode: 'air', electric: true })
  expect(read('from=&to=&w=&mode=road&first=&main=&last=')).toMatchObject({
    kind: 'faults',
    faults: { from: expect.anything(), to: expect.anything(), w: expect.anything() },
  })
  expect(read('mode=teleport').mode).toBe('road')
})

test('every fault stands at its field, and what was typed is kept', () => {
  const answer = read('from=Atlantis&w=heavy&first=-3&main=1e9&last=99999999')
  expect(answer).toMatchObject({
    kind: 'faults',
    typed: { from: 'Atlantis', to: '', w: 'heavy', first: '-3' },
    faults: {
      from: 'unknown-city',
      to: 'missing',
      w: 'not-a-number',
      first: 'not-a-number',
      main: 'not-a-number',
      last: 'too-large',
    },
  })
  expect(read('from=110100&to=310100&w=1&main=x')).toMatchObject({ faults: { main: 'not-a-number' } })
  expect(read(`from=${'x'.repeat(5000)}`).typed.from).toHaveLength(60)
})

test.each([
  ['from', 'Atlantis', 'unknown-city'],
  ['from', '', 'missing'],
  ['to', 'Atlantis', 'unknown-city'],
  ['w', '0', 'not-a-number'],
  ['w', '100001', 'too-large'],
  ['first', '0', 'not-a-number'],
  ['main', '1e9', 'not-a-number'],
  ['last', '40001', 'too-large'],
] as const)('one fault is enough, and stands alone: %s=%s is %s', (field, typed, fault) => {
  const query = new URLSearchParams({ from: '110100', to: '310100', w: '1', [field]: typed })
  expect(readLink(query)).toMatchObject({ kind: 'faults', faults: { [field]: fault }, choices: {} })
  expect(Object.keys((readLink(query) as { faults: object }).faults)).toEqual([field])
  expect(Object.keys((readLink(query) as { choices: object }).choices)).toEqual([])
})

test.each([
  ['', { fault: 'missing' }],
  ['  ', { fault: 'missing' }],
  ['0.000', { fault: 'not-a-number' }],
  ['x', { fault: 'not-a-number' }],
  ['100000.001', { fault: 'too-large' }],
  ['1,250', { fault: 'unclear-number' }],
  ['1 250', { value: 1_250_000 }],
  ['1 2 50', { fault: 'not-a-number' }],
  ['1,000,000', { fault: 'too-large' }],
])('%j is read as %j', (typed, answer) => {
  expect(readThousandths(typed, 100_000_000, weightUnits)).toEqual(answer)
})

test('a shipment names cities of the table, at both ends', () => {
  const shipment = {
    from: '110100',
    to: '310100',
    grams: 1,
    mode: 'road',
    electric: false,
    firstMetres: null,
    mainMetres: null,
    lastMetres: null,
  }
  expect(shipmentSchema.safeParse(shipment).success).toBe(true)
  for (const end of ['from', 'to']) {
    const { error } = shipmentSchema.safeParse({ ...shipment, [end]: '999999' })
    expect(error?.issues).toMatchObject([{ path: [end], message: 'not a city of the table' }])
  }
})

test.each([
  ['10', 10_000],
  ['0.001', 1],
  ['1,250.5', 1_250_500],
  ['１２．５', 12_500],
  ['100000', 100_000_000],
  ['0', null],
  ['0.0001', null],
  ['-1', null],
  ['1,2', 1200],
  ['1,2,3', null],
  ['500g', 500],
  ['1e3', null],
  ['100000.001', null],
  ['٣', 3000],
])('%s kg is %s g', (typed, grams) => {
  const answer = readThousandths(typed, 100_000_000, weightUnits)
  expect('value' in answer ? answer.value : null).toBe(grams)
})

const city = fc.constantFrom(...listCities().map(({ cityCode }) => cityCode))
const metres = fc.option(fc.integer({ min: 1, max: 40_000_000 }))

test('a link gives back the shipment it was made of, exactly', () => {
  const shipment = fc.record({
    from: city,
    to: city,
    grams: fc.integer({ min: 1, max: 100_000_000 }),
    mode: fc.constantFrom(...transportModes),
    electric: fc.boolean(),
    firstMetres: metres,
    mainMetres: metres,
    lastMetres: metres,
  })
  fc.assert(
    fc.property(shipment, (one) => {
      const again = read(writeLink(one, '2025-11'))
      expect(again).toMatchObject({ kind: 'shipment', set: '2025-11' })
      if (again.kind === 'shipment') expect(shipmentSchema.parse(again.shipment)).toEqual(one)
    }),
  )
})

test('rubbish never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, w) => void readLink(new URLSearchParams({ from, w }))),
  )
})

test('thousandths are written without noise', () => {
  expect([10_000, 10_500, 1, 1_213_040].map(thousandths)).toEqual(['10', '10.5', '0.001', '1213.04'])
})
