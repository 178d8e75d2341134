import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const homes = ['phones', 'addresses'] as const
let { parseAddress }: typeof import('../../addresses/parse-address.ts') = await import(
  '../../addresses/parse-address.ts'
)
let { suggestAddresses }: typeof import('../../addresses/suggest-addresses.ts') = await import(
  '../../addresses/suggest-addresses.ts'
)
let { validateAddress }: typeof import('../../addresses/validate-address.ts') = await import(
  '../../addresses/validate-address.ts'
)
let { joinStreet }: typeof import('../../addresses/format-address.ts') = await import(
  '../../addresses/format-address.ts'
)
let { resolveQuotePlace, searchQuotePlaces }: typeof import('../../quotes/search-places.ts') = await import(
  '../../quotes/search-places.ts'
)
let { findQuotePlace }: typeof import('../../quotes/quote-place.ts') = await import(
  '../../quotes/quote-place.ts'
)
let { zoneBetween }: typeof import('../../quotes/zone-between.ts') = await import(
  '../../quotes/zone-between.ts'
)
let { findPlace }: typeof import('../../places/find-place.ts') = await import('../../places/find-place.ts')
let { roadsJoin }: typeof import('../../carbon/legs/areas.ts') = await import('../../carbon/legs/areas.ts')

/** Addresses and places as a company has them that is at home in the United States. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../home-phones.gen.ts', () => import('./phones.ts'))
  vi.doMock('../home-addresses.gen.ts', () => import('./addresses.ts'))
  ;({ parseAddress } = await import('../../addresses/parse-address.ts'))
  ;({ suggestAddresses } = await import('../../addresses/suggest-addresses.ts'))
  ;({ validateAddress } = await import('../../addresses/validate-address.ts'))
  ;({ joinStreet } = await import('../../addresses/format-address.ts'))
  ;({ resolveQuotePlace, searchQuotePlaces } = await import('../../quotes/search-places.ts'))
  ;({ findQuotePlace } = await import('../../quotes/quote-place.ts'))
  ;({ zoneBetween } = await import('../../quotes/zone-between.ts'))
  ;({ findPlace } = await import('../../places/find-place.ts'))
  ;({ roadsJoin } = await import('../../carbon/legs/areas.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  for (const home of homes) vi.doUnmock(`../home-${home}.gen.ts`)
  vi.resetModules()
})

function read(text: string) {
  const { name, phone, district, detail } = parseAddress(text)
  return [name, phone, district?.code ?? null, detail]
}

const jane = ['Jane Doe', '+12015550123', '62701 Springfield', '1600 Example Ave, Apt 5']

test.each([
  'Jane Doe, 1600 Example Ave, Apt 5, Springfield, IL 62701, (201) 555-0123',
  'Jane Doe\n1600 Example Ave\nApt 5\nSpringfield, IL 62701\nUSA\n201-555-0123',
  'Jane Doe, 1600 Example Ave, Apt 5, Springfield, Illinois 62701, United States, +1 201 555 0123',
  'Name: Jane Doe\nStreet: 1600 Example Ave, Apt 5\nCity: Springfield\nState: IL\nZIP: 62701\nPhone: (201) 555-0123',
  '62701 Springfield, 1600 Example Ave, Apt 5, Jane Doe, 201-555-0123',
  'Jane Doe, 1600 Example Ave, Apt 5, 62701, 201-555-0123',
])('%s', (text) => expect(read(text)).toEqual(jane))

test.each([
  ['Jane Doe 12345 Main St St. Louis MO 63101', 'Jane Doe', '63101 St. Louis', '12345 Main St'],
  ['Jane Doe, 100 Elm Rd NW Smallville KS 67524', 'Jane Doe', '67524 Smallville', '100 Elm Rd NW'],
  [
    'Example & Sons Inc., 7 Oak Ct, Suite B, Oak Park, IL 60301-1234',
    'Example & Sons Inc.',
    '60301-1234 Oak Park',
    '7 Oak Ct, Suite B',
  ],
])('%s', (text, name, area, detail) => expect(read(text)).toEqual([name, null, area, detail]))

test('a town of another ZIP code or another state is a mistake, and the ZIP code counts', () => {
  const findings = (text: string) => validateAddress(parseAddress(text)).map(({ kind, to }) => [kind, to])
  const toChicago = [['contradicted', 'Chicago, IL 60601']]
  expect(findings('Jane Doe, 1 Example Ave, Boston, IL 60601')).toEqual(toChicago)
  expect(findings('Jane Doe, 1 Example Ave, Chicago, NY 60601')).toEqual(toChicago)
  expect(findings('Jane Doe, 1 Example Ave, Chicago, IL 60601')).toEqual([])
})

test('a ZIP code is completed by its town where the town is known', () => {
  const offered = (typed: string) =>
    suggestAddresses(typed, 8).map(({ path, only }) => [path[0]?.code, path[0]?.name.en, only])
  expect(offered('94103')).toEqual([['94103 San Francisco', 'San Francisco, CA 94103', true]])
  expect(offered('Smallville, KS 67524')).toEqual([['67524 Smallville', 'Smallville, KS 67524', true]])
  // Not given out, of the armed forces abroad, too short, and a town that nobody tells.
  expect(['00012', '09001', '9410', '67524', 'Chicago'].map(offered)).toEqual([[], [], [], [], []])
})

test('an envelope has the street above town, state and ZIP code', () => {
  const place = findQuotePlace('94103 San Francisco')
  expect(joinStreet(place?.name.en ?? '', '12 Sample St', '\n')).toBe('12 Sample St\nSan Francisco, CA 94103')
})

const written = fc.record({
  name: fc.constantFrom('Jane Doe', 'José O’Neill-Smith', 'Example & Sons Inc.'),
  street: fc.constantFrom('1600 Example Ave', '12-B Sample St NW', '7 Old Mill Rd'),
  unit: fc.constantFrom('', ', Apt 5', ', Suite B', ', # 12'),
  place: fc.constantFrom(
    ...([
      'Winston-Salem|NC|27101',
      'St. Paul|MN|55101',
      'Coeur d’Alene|ID|83814',
      'Honolulu|HI|96815-0001',
    ] as const),
  ),
})

test('each part of an address stands in its field, however its lines are parted', () => {
  fc.assert(
    fc.property(written, fc.constantFrom(', ', '\n'), ({ name, street, unit, place }, joint) => {
      const [town, state, zip] = place.split('|')
      const text = [name, street + unit, `${town}, ${state} ${zip}`].join(joint)
      expect(read(text)).toEqual([name, null, `${zip} ${town}`, street + unit])
    }),
  )
})

test('whatever is pasted, the parts joined are the text, and a place is one that can be sent to', () => {
  const words = fc.array(
    fc.constantFrom('62701', 'Springfield', ',', '\n', 'IL', 'ZIP:', '(201) 555-0123', 'St', '5', '-', ' '),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        words.map((all) => all.join(' ')),
      ),
      (text) => {
        const { parts, district } = parseAddress(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        if (district !== null) expect(suggestAddresses(district.code, 1)[0]?.path).toEqual([district])
      },
    ),
  )
})

const meant = (typed: string) => {
  const answer = resolveQuotePlace(typed)
  return answer.kind === 'place' ? answer.place.code : answer.kind
}

test.each([
  ['94103', '94103 San Francisco'],
  ['94103-1234', '94103-1234 San Francisco'],
  ['San Francisco, CA 94103', '94103 San Francisco'],
  ['67524', '67524'],
  ['Chicago', 'US-606'],
  ['St Louis', 'US-630'],
  ['Springfield', 'several'],
  ['US-606', 'US-606'],
  ['Amsterdam', 'NLAMS'],
  ['00012', 'unknown'],
  ['Nowhereville', 'unknown'],
])('%s means %s', (typed, code) => expect(meant(typed)).toBe(code))

test('towns of one name are told by their states', () => {
  expect(searchQuotePlaces('Springfield', 9).map(({ name }) => name.en)).toEqual([
    'Springfield, MA',
    'Springfield, OH',
    'Springfield, IL',
    'Springfield, MO',
  ])
})

describe('zones', () => {
  test.each([
    ['10001', '10016', 'city'],
    ['94103', '90012', 'province'],
    ['10001', '02108', 'near'],
    ['10001', '60601', 'middle'],
    ['10001', '90012', 'far'],
    ['90012', '99501', 'remote'],
    ['90012', '96813', 'remote'],
    ['33130', '00901', 'remote'],
    ['10001', 'NLAMS', null],
  ])('%s to %s: %s', (one, other, zone) => {
    const [from, to] = [findQuotePlace(one), findQuotePlace(other)]
    if (from === null || to === null) throw new Error('no such place')
    expect([zoneBetween(from, to).zone, zoneBetween(to, from).zone]).toEqual([zone, zone])
  })
})

test('clocks are those of the state, and trucks drive to no island', () => {
  expect(['US-100', 'US-606', 'US-850', 'US-900', 'US-967'].map((code) => findPlace(code)?.zone)).toEqual([
    'America/New_York',
    'America/Chicago',
    'America/Phoenix',
    'America/Los_Angeles',
    'Pacific/Honolulu',
  ])
  expect([roadsJoin('US-100', 'US-995'), roadsJoin('US-100', 'US-967')]).toEqual([true, false])
})
