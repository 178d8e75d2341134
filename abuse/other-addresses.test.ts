import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderButtons } from '../apps/site/features/orders/ui/submitted-order.ts'
import { builtBorealis } from '../tools/company/borealis-site.ts'
import { askCode, askSite } from './ask-site.ts'
import { signInCustomer } from './customer.ts'
import { liftedRates } from './lifted-limits.ts'
import { loadBranches } from './load-company.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** Addresses and phones of a company at home in Berlin: read, priced, ordered, kept. */
let site: SiteProcess
let cookie: string

beforeAll(async () => {
  site = await startSite({
    sources: await builtBorealis(),
    settings: { LIMITS: liftedRates('drain.seconds=0') },
  })
  await loadBranches(site)
  ;({ cookie } = await signInCustomer(site))
}, 600_000)
afterAll(() => site?.stop())

/** What a call answers a customer. */
async function call(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
  const { status, text } = await askSite(site, path, {
    ...(body === undefined ? {} : { body }),
    headers: { cookie, 'accept-language': 'de', ...headers },
  })
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the fields it knows
  return { status, ...(JSON.parse(text) as { code: number; data: any; fields?: { path: string }[] }) }
}

const erika = { name: 'Erika Muster', phone: '0151 23456789', division: '10119 Berlin', detail: 'Torstr. 12' }
const jonas = { name: 'Jonas Beispiel', phone: '089 21960', division: '80331 München', detail: 'Am Markt 3' }

test('a pasted address is read, and a postcode is completed', async () => {
  const pasted = 'Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789'
  const { data } = await call('/com/getJDDistrictFromAddress', { address: pasted })
  expect(data).toMatchObject({
    ...{ name: 'Erika Muster', phone: '+4915123456789', code: '10119 Berlin', detail: 'Torstr. 12' },
    ...{ postcode: '10119', province: null, city: null, district: { name: '10119 Berlin' } },
  })
  const offered = await call('/address/addressSuggestion', { address: '80331' })
  expect(offered.data).toMatchObject([{ code: '80331 München', only: true }])
  const { data: looked } = await call('/address/getValidateAddressInfo', { fullAddress: 'Erika, Torstr. 12' })
  expect(looked.findings).toMatchObject([{ kind: 'area-unknown' }])
})

async function anOrder(changes: object = {}) {
  const windows = await call('/v1/pickup-windows?division=10119%20Berlin&product=parcel')
  const days: { windows: { from: string; until: string; state: string }[] }[] = windows.data.days
  const window = days.flatMap((day) => day.windows).findLast(({ state }) => state === 'open')
  return {
    ...{ kind: 'express', product: 'parcel', sender: erika, recipient: jonas },
    goods: [{ name: 'Bücher', conditionsMet: true }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 1 }],
    pickup: { way: 'collect', from: window?.from, until: window?.until },
    payer: 'sender',
    ...changes,
  }
}

test('an order by call is priced and placed between German addresses, and none of another country is taken', async () => {
  const order = await anOrder()
  const { data: priced } = await call('/v1/orders/price', { order })
  const { total, arrivesUntil, termsVersion } = priced
  const shown = { total, arrivesUntil, termsVersion }
  const placed = await call('/v1/orders', { order, shown }, { 'idempotency-key': 'from-berlin-1' })
  expect([placed.status, placed.code]).toEqual([200, 1])
  const { data: kept } = await call(`/v1/orders/${placed.data.number}`)
  expect(JSON.stringify(kept)).toContain('80331 München')
  for (const division of ['440305', '80331', 'DE-80', '05999 Nirgends']) {
    const wrong = await call('/v1/orders/price', {
      order: await anOrder({ recipient: { ...jonas, division } }),
    })
    expect(wrong.fields?.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/recipient\.division$/),
    )
  }
})

test('a form without a script takes the postcode and the town as they are typed, and what is pasted', async () => {
  const valuesIn = async (values: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ kind: 'express', ...values })
    const { text } = await askSite(site, '/de/route/onPlaceorder', { body })
    return [...text.matchAll(/name="sender\.(\w+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
  }
  const typed = await valuesIn({ do: orderButtons.review, 'sender.place': 'D-10119  Berlin' })
  expect(typed).toContainEqual(['area', '10119 Berlin'])
  const pasted = await valuesIn({
    do: orderButtons.readSender,
    'sender.paste': 'Erika Muster\nTorstr. 12\n10119 Berlin\n0151 23456789',
  })
  expect(pasted).toEqual(
    expect.arrayContaining([
      ['name', 'Erika Muster'],
      ['phone', '+4915123456789'],
      ['area', '10119 Berlin'],
    ]),
  )
})

test('a company is asked for postcode and town, and emissions are worked out between them', async () => {
  const page = (await askSite(site, '/cooperation')).text
  expect(page).toContain('Postcode and town')
  expect(page).toMatch(/<input[^>]*name="district"/)
  expect(page).not.toMatch(/name="(?:province|city)"|Hubei/)
  const { data } = await call('/CarbonComputeApi/queryTransportRoute', {
    ...{ from: '10119 Berlin', to: '80331', weight: 10 },
  })
  expect(data).toMatchObject({ from: 'DE-10', to: 'DE-80', mode: 'road' })
  const form = (await askSite(site, '/carbon')).text
  expect(form).toMatch(/<option value="Munich"/)
})

test('the map of branches is of its country, town by town', async () => {
  const { text } = await askSite(site, '/unroute/map')
  const said = text.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(said).toContain('24 branches in 24 cities')
  expect(said).toMatch(/Branches by town .*Hanover.*Munich/)
  expect(said).not.toMatch(/All of China|North China|by province|line-haul/)
  // Water is known around it: it is not dots alone.
  const [picture = ''] = /\/img\/land\/[^"]+/.exec(text) ?? []
  expect((await askSite(site, picture)).text).toContain('#deeaf4')
})

test('an address book keeps them, and prints them in their order', async () => {
  const entry = {
    name: 'Erika Muster',
    phone: '0151 23456789',
    areaCode: '10119 Berlin',
    detailAddr: 'Torstr. 12',
  }
  const kept = await call('/address/newAddress', [entry])
  expect(kept.data).toMatchObject({ areaCode: '10119 Berlin', fullAddress: 'Torstr. 12, 10119 Berlin' })
  const whole = await call('/address/newAddress', [
    { fullAddress: 'Jonas Beispiel, Am Markt 3, 80331 München, 089 21960' },
  ])
  expect(whole.data).toMatchObject({ areaCode: '80331 München', postcode: '80331' })
  const wide = await call('/address/newAddress', [{ ...entry, areaCode: 'DE-10' }])
  expect(wide.code).not.toBe(1)
})

/** What stands as wrong under the fields of the order form, where a browser without a script sends it. */
async function wrongInOrder(values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const body = new URLSearchParams({ kind: 'express', do: 'review', ...values })
  const { text } = await askSite(site, '/de/route/onPlaceorder', { body })
  return [...text.matchAll(/<\/svg>([^<]+)<\/p>/g)].map(([, line = '']) => line)
}

/** The fields that the price of an order is refused for. */
async function refusedFields(order: unknown): Promise<readonly string[]> {
  const { text } = await askSite(site, '/v1/orders/price', { body: { order } })
  return (JSON.parse(text) as { fields: { path: string }[] }).fields.map(({ path }) => path)
}

const german = '0151 23456789'
const [ofBerlin, ofChina] = ['030 901820', '13800138000']

test('its phones are those of Germany, in forms and calls', async () => {
  const wrong = 'Keine Handynummer; deutsche sehen so aus: 0151 23456789'
  const ofSender = expect.stringContaining('phone: a mobile number, or a landline with its area code')
  const lacking = await wrongInOrder({ mobile: ofChina, 'sender.phone': ofChina })
  expect(lacking).toEqual(expect.arrayContaining([wrong, ofSender]))
  const right = await wrongInOrder({ mobile: german, 'sender.phone': ofBerlin })
  expect(right.length).toBeGreaterThan(0)
  expect(right).not.toContainEqual(wrong)
  expect(right).not.toContainEqual(ofSender)
  const party = (phone: string) => ({
    name: 'Jörg Müller',
    phone,
    division: '10119 Berlin',
    detail: 'Straße 7',
  })
  const fields = await refusedFields({ sender: party(ofBerlin), recipient: party(ofChina) })
  expect(fields).toContain('order.recipient.phone')
  expect(fields).not.toContain('order.sender.phone')
  const codes = [german, ofBerlin, ofChina].map((phone, at) =>
    askCode(site, phone, { from: `127.0.9.${at + 1}` }),
  )
  const answers = (await Promise.all(codes)).map(({ text }) => (JSON.parse(text) as { code: number }).code)
  expect(answers).toEqual([1, 1400, 1400])
  const follow = { number: '340434212003', channel: 'sms', address: '0176 04069012', code: '000000' }
  const landline = { ...follow, address: ofBerlin }
  const [taken, refused] = await Promise.all(
    [follow, landline].map(async (body) => (await askSite(site, '/v1/subscriptions', { body })).text),
  )
  expect(taken).not.toContain('"address"')
  expect(refused).toContain('German ones look like 0151 23456789')
})
