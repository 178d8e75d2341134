import { anEnquiryForm } from '@hongyan/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const home = '../countries/home-addresses.gen.ts'
let { readPlacedEnquiry }: typeof import('../enquiries/read-placed-enquiry.ts') = await import(
  '../enquiries/read-placed-enquiry.ts'
)
let { readLink }: typeof import('../carbon/read-link.ts') = await import('../carbon/read-link.ts')
let { planLegs }: typeof import('../carbon/legs/plan-legs.ts') = await import('../carbon/legs/plan-legs.ts')
let { currentNetwork }: typeof import('../carbon/legs/route-network.ts') = await import(
  '../carbon/legs/route-network.ts'
)
let { addressTree }: typeof import('./address-tree.ts') = await import('./address-tree.ts')
let { addressRoot }: typeof import('./divisions.ts') = await import('./divisions.ts')

/** What forms ask for beside orders, at a company that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(home, () => import('../countries/DE/addresses.ts'))
  ;({ readPlacedEnquiry } = await import('../enquiries/read-placed-enquiry.ts'))
  ;({ readLink } = await import('../carbon/read-link.ts'))
  ;({ planLegs } = await import('../carbon/legs/plan-legs.ts'))
  ;({ currentNetwork } = await import('../carbon/legs/route-network.ts'))
  ;({ addressTree } = await import('./address-tree.ts'))
  ;({ addressRoot } = await import('./divisions.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(home)
  vi.resetModules()
})

/** The area that an enquiry is stored with, or the fields that are wrong. */
function asked(district: string | null, form: 'page' | 'dialog' = 'page') {
  const values = anEnquiryForm({ province: null, city: null, district })
  const reading = readPlacedEnquiry(values, form)
  if (reading.kind === 'problems') return reading.problems.map(({ path }) => path)
  const { province, city, district: area } = reading.enquiry
  return { province, city, area }
}

test('an enquiry names a postcode with its town', () => {
  const berlin = { province: null, city: null, area: '10119 Berlin' }
  expect([asked('10119 Berlin'), asked('D-10119  Berlin'), asked('10119 Berlin', 'dialog')]).toEqual([
    berlin,
    berlin,
    berlin,
  ])
  expect(asked(null, 'dialog')).toEqual({ province: null, city: null, area: null })
  for (const wrong of [null, 'Berlin', '85748', '00119 Berlin', '110105'])
    expect(asked(wrong), String(wrong)).toEqual(['fullAddress'])
})

test('a list of areas has the towns of postcodes', () => {
  const { children } = addressTree()
  expect([...children.keys()]).toEqual([addressRoot])
  expect(children.get(addressRoot)?.find(({ code }) => code === 'DE-80')?.name.en).toBe('Munich')
})

/** The cities that emissions are worked out between, or what is wrong. */
function emitted(from: string, to: string, mode = 'road') {
  const question = readLink(new URLSearchParams({ from, to, w: '10', mode }))
  return question.kind === 'shipment' ? question.shipment : question.kind === 'faults' && question.faults
}

test('emissions are asked for by postcode, by address and by town', () => {
  for (const from of ['10119', '10119 Berlin', 'D-13353 Berlin', 'Berlin', 'DE-10'])
    expect(emitted(from, '80331'), from).toMatchObject({ from: 'DE-10', to: 'DE-80' })
  expect(emitted('Frankfurt am Main', 'Munich')).toMatchObject({ from: 'DE-60', to: 'DE-80' })
  expect(emitted('05999', 'Nirgendwo')).toEqual({ from: 'unknown-city', to: 'unknown-city' })
})

test('trucks drive straight within Germany, over no hub of another network, and nowhere else', () => {
  const plan = (from: string, to: string, mode: 'road' | 'rail' | 'sea') =>
    planLegs(
      { from, to, mode, electric: true, firstMetres: null, mainMetres: null, lastMetres: null },
      currentNetwork,
    )
  const way = plan('DE-10', 'DE-79', 'road')
  if (typeof way === 'string') throw new Error(way)
  expect(way.map(({ to }) => to.city)).toEqual(['DE-10', 'DE-79', 'DE-79'])
  expect(way.map(({ carrier }) => carrier)).toEqual(['light-truck', 'trunk-truck', 'light-truck'])
  expect(plan('DE-10', '310100', 'road')).toBe('no-road')
  expect(plan('DE-10', 'DE-80', 'rail')).toBe('no-rail')
  expect(plan('110100', '310100', 'road')).toBe('not-served')
  expect(typeof plan('DE-20', '310100', 'sea')).toBe('object')
})
