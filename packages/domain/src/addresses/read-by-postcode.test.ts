import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const homes = ['phones', 'addresses'] as const
let { parseAddress }: typeof import('./parse-address.ts') = await import('./parse-address.ts')
let { suggestAddresses }: typeof import('./suggest-addresses.ts') = await import('./suggest-addresses.ts')
let { locateText }: typeof import('./locate-text.ts') = await import('./locate-text.ts')
let { validateAddress }: typeof import('./validate-address.ts') = await import('./validate-address.ts')

/** Addresses as a company reads them that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../countries/home-phones.gen.ts', () => import('../countries/DE/phones.ts'))
  vi.doMock('../countries/home-addresses.gen.ts', () => import('../countries/DE/addresses.ts'))
  ;({ parseAddress } = await import('./parse-address.ts'))
  ;({ suggestAddresses } = await import('./suggest-addresses.ts'))
  ;({ locateText } = await import('./locate-text.ts'))
  ;({ validateAddress } = await import('./validate-address.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  for (const home of homes) vi.doUnmock(`../countries/home-${home}.gen.ts`)
  vi.resetModules()
})

function read(text: string) {
  const { name, phone, district, detail } = parseAddress(text)
  return [name, phone, district?.code ?? null, detail]
}

const erika = ['Erika Muster', '+4915123456789', '10119 Berlin', 'Torstr. 12']

test.each([
  'Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789',
  'Erika Muster\nTorstr. 12\n10119 Berlin\n0151 23456789',
  'Erika Muster Torstr. 12 10119 Berlin 0151 23456789',
  '0151/23456789 Erika Muster, Torstr. 12, D-10119 Berlin, Deutschland',
  'Name: Erika Muster; Straße: Torstr. 12; PLZ/Ort: 10119 Berlin; Tel.: +49 151 23456789',
  '10119 Berlin, Torstr. 12, Erika Muster, Mobil: 0151 23456789',
  'Erika Muster, Torstr. 12, 10119, 0151 23456789',
])('%s', (text) => expect(read(text)).toEqual(erika))

test.each([
  [
    'Jörg von der Heide, Unter den Linden 5 b, 10117 Berlin-Mitte',
    'Jörg von der Heide',
    '10117 Berlin-Mitte',
    'Unter den Linden 5 b',
  ],
  [
    'Anke Rosenberg Berliner Straße 3a 85748 Garching b. München',
    'Anke Rosenberg',
    '85748 Garching b. München',
    'Berliner Straße 3a',
  ],
  [
    'Muster & Söhne GmbH, Anke Beispiel, Am Markt 1, 3. OG, 67433 Neustadt an der Weinstraße',
    'Muster & Söhne GmbH',
    '67433 Neustadt an der Weinstraße',
    'Am Markt 1, Anke Beispiel, 3. OG',
  ],
  ['Ole Hansen, Alte Dorfstr. 7, 01067 Dresden', 'Ole Hansen', '01067 Dresden', 'Alte Dorfstr. 7'],
])('%s', (text, name, area, detail) => expect(read(text)).toEqual([name, null, area, detail]))

test('a postcode whose town nobody says is none to send to', () => {
  const address = parseAddress('Erika Muster, Torstr. 12, 85748')
  expect(address.district).toBeNull()
  expect(validateAddress(address).map(({ kind }) => kind)).toEqual(['area-unknown'])
  expect(locateText('85748')).toEqual({ kind: 'unknown' })
  expect(locateText('Nanshan, Shenzhen')).toEqual({ kind: 'unknown' })
})

test('an address in order has nothing to be asked', () => {
  expect(validateAddress(parseAddress('Erika Muster, Torstr. 12, 10119 Berlin'))).toEqual([])
})

test('a large town with the postcode of another is a mistake, and the postcode counts', () => {
  const address = parseAddress('Erika Muster, Torstr. 12, 10119 München')
  expect([address.district?.code, address.confidence.district]).toEqual(['10119 Berlin', 'likely'])
  expect(validateAddress(address)).toEqual([
    { kind: 'contradicted', field: 'district', from: '10119 München', to: '10119 Berlin' },
  ])
  expect(locateText('10119 München')).toMatchObject({
    kind: 'ambiguous',
    divisions: [{ code: '10119 Berlin' }],
  })
  const [offered] = suggestAddresses('10119 Munich', 1)
  expect([offered?.path[0]?.code, offered?.only]).toEqual(['10119 Berlin', false])
})

test.each(['64839 Münster', '80331 Munich', '10117 Berlin-Mitte', '85748 München', '60311 Frankfurt'])(
  '%s stays as it is written',
  (text) => expect(read(`Torstr. 12, ${text}`)[2]).toBe(text),
)

test('a postcode is completed by its town where the town is known', () => {
  const offered = (typed: string) => suggestAddresses(typed, 8).map(({ path, only }) => [path[0]?.code, only])
  expect(offered('80331')).toEqual([['80331 München', true]])
  expect(offered('D-85748  Garching')).toEqual([['85748 Garching', true]])
  expect(['8033', '85748', '00123 Nirgends', 'Berlin'].map(offered)).toEqual([[], [], [], []])
})

const towns = fc.constantFrom(
  'Bad Homburg v. d. Höhe',
  'Kempten (Allgäu)',
  'Bad Münstereifel',
  'Garching b. München',
  'Aue',
)
const written = fc.record({
  name: fc.constantFrom('Erika Muster', 'Jörg Müller-Lüdenscheidt', 'Ž. O’Neill'),
  street: fc.constantFrom('Torstr. 12', 'Am Alten Markt 3-5', 'Straße des 17. Juni 135', 'C 4 9b'),
  // Behind every two digits of a region there are postcodes.
  postcode: fc.constantFrom('61348', '87435', '50667', '85748', '89073', '35037'),
  town: towns,
})

test('each part of an address stands in its field, whatever the order of its lines', () => {
  fc.assert(
    fc.property(written, fc.boolean(), ({ name, street, postcode, town }, isTurned) => {
      const lines = [name, street, `${postcode} ${town}`]
      const text = (isTurned ? lines.toReversed() : lines).join(', ')
      expect(read(text)).toEqual([name, null, `${postcode} ${town}`, street])
    }),
  )
})

test('whatever is pasted, the parts joined are the text, and a place is one that can be sent to', () => {
  const words = fc.array(
    fc.constantFrom('10119', 'Berlin', ',', '\n', 'D-', 'Tel.:', '0151 23456789', 'Str.', '5', 'Ž', ' '),
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
