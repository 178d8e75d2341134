import { aBranch } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchNetwork, districtsOf } from '../branches/branch-network.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { products } from '../network/product.ts'
import { findDivision, listDivisions } from '../places/divisions.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import { shippedRates } from '../quotes/quote-shipment.ts'
import { cutOffsOf } from '../quotes/transit/cut-offs.ts'
import { transitRules } from '../quotes/transit/transit-data.ts'
import { checkAddress, checkAddresses } from './check-addresses.ts'
import { checkDelivery } from './check-delivery.ts'
import { bandAt, bandRules, mostAddresses, productRules } from './coverage-rules.ts'

const binjiang = findDivision('330108')
if (binjiang === null) throw new Error('滨江 is in the table')
const everything = [...products]
/** A Saturday. */
const day = '2026-11-21'
/** A branch so many km north of the centre of Binjiang. */
const away = (km: number, changes = {}) =>
  aBranch({
    longitude: binjiang.longitude,
    latitude: binjiang.latitude + km / 111.195,
    products: everything,
    ...changes,
  })
/** The northernmost latitude that is not farther than so many km from the centre of Binjiang. */
function lastAt(km: number): number {
  let [near, far] = [binjiang?.latitude ?? 0, (binjiang?.latitude ?? 0) + 3]
  for (;;) {
    const middle = (near + far) / 2
    if (middle === near || middle === far) return near
    if (greatCircleKm(binjiang as never, { longitude: binjiang?.longitude ?? 0, latitude: middle }) <= km)
      near = middle
    else far = middle
  }
}
const check = (...branches: ReturnType<typeof aBranch>[]) => {
  const answer = checkDelivery(branchNetwork(branches), '330108', day)
  if (answer?.kind !== 'district') throw new Error('one district is asked for')
  return answer
}

describe('a district', () => {
  it('is served in full around its branch', () => {
    const answer = check(away(2))
    expect(answer).toMatchObject({ state: 'served', band: 'city', pickup: true })
    for (const one of answer.products) {
      expect(one).toMatchObject({ state: 'served', extraDays: 0, extraFeeFen: 0 })
    }
    const cold = answer.products.find(({ product }) => product === 'cold')
    expect(cold).toMatchObject({ cutOffMinute: 1080 })
  })

  it('takes nothing in once the branch has closed, on the day or the next it is open', () => {
    const standard = (until: number, changes = {}) => {
      const week = Array.from({ length: 7 }, () => [480, until] as const)
      return check(away(2, { week, ...changes })).products.find(({ product }) => product === 'standard')
    }
    expect(standard(1080)).toMatchObject({ cutOffMinute: 1080 })
    expect(standard(960)).toMatchObject({ cutOffMinute: 960 })
    expect(standard(1200, { specialDays: { [day]: [480, 720] } })).toMatchObject({ cutOffMinute: 720 })
    expect(standard(900, { specialDays: { [day]: null } })).toMatchObject({ cutOffMinute: 900 })
  })

  it.each([
    ['standard', 'express-standard'],
    ['express', 'express-priority'],
    ['freight', 'freight-light'],
    ['bulky', 'bulky'],
    ['cold', 'cold-chain'],
    ['pharma', 'pharma'],
    ['air', 'air'],
  ] as const)('takes %s in as late as its price says', (product, quoted) => {
    const minute = productRules[product].cutOffMinute
    expect(`${minute / 60}:00`).toBe(transitRules[quoted]?.cutOff)
  })

  it('takes in until the cut-offs of the rates, of a product that prices divide until the earliest', () => {
    const [rule] = shippedRates.transit.rules['freight-heavy'] ?? []
    const earlier = rule && { ...rule, cutOff: '13:30' }
    const rules = { ...shippedRates.transit.rules, ...(earlier && { 'freight-heavy': [earlier] }) }
    const cutOffs = cutOffsOf({ ...shippedRates.transit, rules })
    expect(cutOffs('freight', day)).toBe(13 * 60 + 30)
    expect(cutOffs('standard', day)).toBe(18 * 60)
    expect(cutOffs('cross-border', day)).toBe(15 * 60)
  })

  it.each([
    [24.9, 'city', 0, 0, true],
    [25.1, 'county', 1, 0, true],
    [59.9, 'county', 1, 0, true],
    [60.1, 'remote', 2, 1000, false],
    [130.1, 'far', 4, 2000, false],
  ] as const)('at %d km is %s: %d days, %d fen more', (km, band, extraDays, extraFeeFen, pickup) => {
    const answer = check(away(km))
    expect(answer).toMatchObject({ band, pickup })
    expect(answer.products[0]).toMatchObject({ product: 'standard', state: 'served', extraDays, extraFeeFen })
  })

  it('loses products with distance: first the door, then the branch', () => {
    const stateOf = (km: number, product: string) =>
      check(away(km)).products.find((one) => one.product === product)?.state
    expect(stateOf(39, 'cold')).toBe('served')
    expect(stateOf(41, 'cold')).toBe('collect')
    expect(stateOf(81, 'cold')).toBe('not')
    expect(check(away(100)).state).toBe('partly')
    expect(check(away(300))).toMatchObject({ state: 'not', responsible: null })
  })

  it.each([
    ['cold', 40, 'served', 'collect'],
    ['cold', 80, 'collect', 'not'],
    ['express', 130, 'served', 'collect'],
    ['bulky', 60, 'served', 'collect'],
  ] as const)('%s ends exactly at %d km: %s, then %s', (product, km, upTo, beyond) => {
    const edge = lastAt(km)
    const stateAt = (latitude: number) =>
      check(aBranch({ longitude: binjiang.longitude, latitude, products: everything })).products.find(
        (one) => one.product === product,
      )?.state
    expect(stateAt(edge)).toBe(upTo)
    expect(stateAt(edge + 1e-7)).toBe(beyond)
  })

  it('is brought to the door at the very distance of its rule', () => {
    for (const product of everything) {
      const { doorKm } = productRules[product]
      const branch = away(2)
      const network = { ...branchNetwork([branch]), responsibleFor: () => ({ branch, km: doorKm }) }
      const answer = checkDelivery(network, '330108', day)
      const found = answer?.kind === 'district' && answer.products.find((one) => one.product === product)
      expect(found).toMatchObject({ state: 'served', branch: branch.code })
    }
  })

  it.each([
    [20, 'served'],
    [41, 'collect'],
    [79, 'collect'],
    [81, 'not'],
  ] as const)('goes by how far the branch is that takes the product: cold from %d km is %s', (km, state) => {
    const own = away(2, { products: ['standard', 'express'] })
    const cold = away(km, { products: ['cold'], district: '330106', code: 'HZ-C' })
    const farther = away(km + 30, { products: ['cold'], district: '330106', code: 'HZ-D' })
    const found = check(own, farther, cold).products.find(({ product }) => product === 'cold')
    expect(found).toMatchObject(state === 'not' ? { state } : { state, branch: 'HZ-C' })
  })

  it('costs and takes as much more as the branch is away that takes the product', () => {
    const own = away(2, { products: ['express'] })
    const far = away(70, { products: ['standard'], district: '330106', code: 'HZ-S' })
    const found = check(own, far).products.find(({ product }) => product === 'standard')
    expect(found).toMatchObject({ state: 'served', branch: 'HZ-S', extraDays: 2, extraFeeFen: 1000 })
  })

  it('takes a product from another branch of the city where its own has none', () => {
    const own = away(2, { products: ['standard', 'express'] })
    const station = away(20, { products: ['freight', 'bulky'], district: '330106', kind: 'freight-station' })
    const answer = check(own, station)
    expect(answer.state).toBe('served')
    expect(answer.responsible?.branch).toBe(own)
    const freight = answer.products.find(({ product }) => product === 'freight')
    expect(freight).toMatchObject({ state: 'served', branch: station.code })
  })

  it('costs more everywhere in provinces that are far from all', () => {
    const lhasa = checkDelivery(sampleNetwork(), '540102', day)
    if (lhasa?.kind !== 'district') throw new Error('a district is asked for')
    expect(lhasa.products[0]).toMatchObject({ state: 'served', extraDays: 2, extraFeeFen: 1500 })
  })

  it('is served across the border by the one product that goes there', () => {
    expect(checkDelivery(sampleNetwork(), '810101', day)).toMatchObject({ state: 'served' })
    expect(checkDelivery(sampleNetwork(), '710101', day)).toMatchObject({ state: 'not', responsible: null })
  })
})

describe('a wider place', () => {
  it('is served where all of its districts are, and says which are not', () => {
    expect(checkDelivery(sampleNetwork(), '330100', day)).toMatchObject({ kind: 'wider', state: 'served' })
    const tibet = checkDelivery(sampleNetwork(), '540000', day)
    if (tibet?.kind !== 'wider') throw new Error('a province is wider')
    expect(tibet.state).toBe('partly')
    const listed = Object.values(tibet.districts).flat()
    expect(new Set(listed)).toEqual(new Set(districtsOf('540000').map(({ code }) => code)))
    for (const code of tibet.districts.not) {
      expect(checkDelivery(sampleNetwork(), code, day)).toMatchObject({ state: 'not' })
    }
  })

  it('answers nothing for a code nobody has', () => {
    expect(checkDelivery(sampleNetwork(), '999999', day)).toBeNull()
  })
})

describe('addresses', () => {
  const network = sampleNetwork()
  const names = listDivisions('district').map(({ name }) => name.zh)
  const address = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom('浙江省杭州市滨江区网商路 599 号', '330108', '北京', 'Binjiang, Hangzhou', '', '  '),
    fc.string(),
  )

  it('in a list are answered as if each were asked alone', () => {
    fc.assert(
      fc.property(fc.array(address, { maxLength: 30 }), (rows) => {
        expect(checkAddresses(network, rows, day)).toEqual(rows.map((row) => checkAddress(network, row, day)))
      }),
      { numRuns: 30 },
    )
  })

  it('are taken up to the bound and not beyond', () => {
    const rows = Array.from({ length: mostAddresses }, (_, index) => names[index] ?? '')
    expect(checkAddresses(network, rows, day)).toHaveLength(mostAddresses)
    expect(() => checkAddresses(network, [...rows, ''], day)).toThrow('too many addresses')
  })

  it('that could be in several places, or in none, are told apart', () => {
    expect(checkAddress(network, '鼓楼区', day)).toMatchObject({ kind: 'ambiguous' })
    expect(checkAddress(network, 'somewhere', day)).toEqual({ kind: 'unknown', asked: 'somewhere' })
    expect(checkAddress(network, ' 330108 ', day)).toMatchObject({
      kind: 'answered',
      coverage: { area: '330108' },
    })
  })
})

it('the bands follow one another, and no product goes farther than the last', () => {
  const ends = bandRules.map(({ untilKm }) => untilKm)
  expect(ends).toEqual([...ends].sort((one, other) => one - other))
  expect(bandAt(25)?.band).toBe('city')
  expect(bandAt(261)).toBeNull()
  for (const { doorKm } of Object.values(productRules)) expect(doorKm).toBeLessThanOrEqual(ends.at(-1) ?? 0)
})
