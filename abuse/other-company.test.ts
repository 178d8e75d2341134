import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collection } from '@hongyan/content'
import { escapePattern } from '@hongyan/locales'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOffIn } from '../packages/content/src/parts.ts'
import { borealis, builtBorealis } from '../tools/company/borealis-site.ts'
import { tonesOf } from '../tools/company/colours/tones.ts'
import { companyConstants, readCompany } from '../tools/company/company-file.ts'
import { localesOf, readLanguages } from '../tools/company/languages-file.ts'
import { readMark } from '../tools/company/mark/mark-file.ts'
import { root, run } from '../tools/steps/steps.ts'
import { encryptInquiry } from './encrypt-inquiry.ts'
import { liftedRates } from './lifted-limits.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { visitorOf } from './visitor.ts'

/** A whole company beside the first: the difference between the two sites is its folder alone. */
const parcel = '340434212003'

function companyOf(folder: string) {
  const languages = localesOf(readLanguages(folder))
  const file = readCompany(folder, languages)
  return {
    languages,
    says: companyConstants(file),
    colours: file.colours,
    mark: readMark(folder, file.colours.signal),
  }
}
const [first, theirs] = [companyOf(join(root, 'company')), companyOf(borealis)]

const served = Object.values(theirs.languages).filter(({ isServed }) => isServed)
const homeOf = (segment: string) => (segment === '' ? '/' : `/${segment}`)

/** Every tone of a company's colours; a parcel is brown and a page white with everybody. */
function tonesIn({ colours }: typeof first): ReadonlySet<string> {
  const { signal, night, ink } = tonesOf(colours)
  return new Set([signal, night, ink].flatMap((tones) => Object.values(tones)))
}

/** What the first company is known by: names, numbers, mailboxes, addresses, lines of law, tones, shapes of its mark. */
function knownBy({ says, mark }: typeof first): readonly RegExp[] {
  const { names, hotlines, mailboxes, office, hongKongOffice, street, nameStory, latinName } = says
  const named = [
    ...Object.values<Readonly<Record<string, unknown>>>(names).flatMap((one) => Object.values(one)),
    ...[street, nameStory, office.address, hongKongOffice.address].flatMap((one) => Object.values(one)),
    ...[office, hongKongOffice].flatMap(({ legal, authorities }) =>
      [...legal, ...authorities].flatMap(({ text }) => Object.values(text)),
    ),
    ...[latinName, office.postcode ?? latinName, ...Object.values(mailboxes)],
    ...Object.values(mailboxes).map((mailbox) => mailbox.split('@')[1]),
    ...[mark.signal, mark.ink].map((shape) => shape.slice(0, 12)),
  ].filter((text) => typeof text === 'string')
  const dialled = Object.values(hotlines).flatMap(({ shown, dialled: number }) => [shown, number])
  const tones = [...tonesIn(first)].filter((tone) => !tonesIn(theirs).has(tone))
  return [
    ...[...new Set(named)].map((text) => new RegExp(`(?<![\\w@])${escapePattern(text)}(?!\\w)`)),
    ...[...new Set(dialled)].map(
      (phone) => new RegExp(`(?<!\\d)${[...phone.replaceAll(/\D/g, '')].join('[ \\u00a0-]?')}(?!\\d)`),
    ),
    ...tones.map((tone) => new RegExp(tone, 'i')),
  ]
}
const ofTheFirst = knownBy(first)

/** Where a text has something of the first company, or a sign that marks a text for pages alone. */
function faultsOf(text: string): readonly string[] {
  return [...ofTheFirst, /[\u2068\u2069]|\{our\./].flatMap((known) => {
    const at = text.search(known)
    return at === -1 ? [] : [`${known.source.slice(0, 30)}: ${text.slice(Math.max(0, at - 40), at + 50)}`]
  })
}

let tree: string
let site: SiteProcess

beforeAll(async () => {
  tree = await builtBorealis()
  site = await startSite({ sources: tree, settings: { LIMITS: liftedRates('drain.seconds=0') } })
}, 600_000)
afterAll(() => site?.stop())

async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(site.url(path), { headers, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

/** Paths in a site map. */
function listedIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Does something with all of them, a few at a time. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  await Promise.all(
    [...Array(6)].map(async () => {
      for (const one of left) await work(one)
    }),
  )
}

/** Addresses that pages lead to, each with a page that does; without anchors and queries, which name no other page. */
const ledTo = new Map<string, string>()

function noteLinks(from: string, page: string): void {
  for (const [, href = ''] of page.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)) {
    if (!ledTo.has(href)) ledTo.set(href, from)
  }
}

/** What is wrong with a page in a language, a line each. */
async function pageFaults(path: string, htmlLang: string, expected = 200): Promise<readonly string[]> {
  const { status, text } = await ask(path)
  noteLinks(path, text)
  const lang = /<html[^>]* lang="([^"]*)"/.exec(text)?.[1]
  const headings = text.match(/<h1[\s>]/g)?.length
  const seen = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<\w+[^>]* lang="zh[^>]*>[^<]*/g, '')
  const chinese = /\/developers/.test(path) ? null : /\p{Script=Han}.*/u.exec(seen)
  return [
    ...(status === expected ? [] : [`answers ${status}`]),
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...(lang === htmlLang ? [] : [`is in ${lang}`]),
    ...(chinese === null ? [] : [`has Chinese words: ${chinese[0].slice(0, 40)}`]),
    ...faultsOf(text),
  ].map((fault) => `${path} ${fault}`)
}

test('every page is theirs, in their languages, and has nothing of the first company', async () => {
  const maps = listedIn((await ask('/sitemap.xml')).text)
  expect(maps).toHaveLength(served.length)
  const faults: string[] = []
  for (const { id, urlSegment, htmlLang } of served) {
    const listed = listedIn((await ask(`/sitemap-${id}.xml`)).text)
    expect(listed.length).toBeGreaterThan(120)
    const tools = [
      '/track',
      '/fee',
      '/route/onPlaceorder',
      '/sign-in',
      '/signed-out',
      '/my',
      '/search?q=parcel',
    ]
    const beside = tools.map((path) => (urlSegment === '' ? path : `/${urlSegment}${path}`))
    await inTurn([...new Set([...listed, ...beside])], async (path) => {
      faults.push(...(await pageFaults(path, htmlLang)))
    })
    faults.push(...(await pageFaults(`${homeOf(urlSegment)}/no-such-page`.replace('//', '/'), htmlLang, 404)))
  }
  expect(faults).toEqual([])
}, 120_000)

const isOff = isOffIn(theirs.says.partsOff)

test('every link of every page leads to a page, and none to a part that it does not have', async () => {
  expect(ledTo.size).toBeGreaterThan(200)
  const faults: string[] = []
  const asked = new Set<string>()
  const unasked = () => [...ledTo].filter(([href]) => !asked.has(href))
  // Pages that no site map lists lead on too.
  for (let round = unasked(); round.length > 0; round = unasked()) {
    await inTurn(round, async ([href, from]) => {
      asked.add(href)
      if (isOff(pathIn(href))) faults.push(`${from} leads to ${href}, which is off`)
      const answer = await fetch(site.url(href))
      noteLinks(href, await answer.text())
      if (answer.status !== 200) faults.push(`${from} leads to ${href}, which answers ${answer.status}`)
    })
  }
  expect(faults).toEqual([])
}, 60_000)

test('what belongs to such a part is not there, is not listed and not found', async () => {
  const pages = [
    ...collection('page', 'zh-CN').keys(),
    ...[...collection('news', 'zh-CN').keys()].map((id) => `/news/${id}`),
    ...[...collection('notice', 'zh-CN').keys()].map((id) => `/notice/${id}`),
    ...['/air/notice', '/feeds/air-notice.xml', '/white-paper/stock-placement'],
  ].filter((path) => isOff(path) || path.startsWith('/feeds/'))
  expect(pages.length).toBeGreaterThan(40)
  const faults: string[] = []
  for (const { urlSegment, id } of served) {
    const prefix = urlSegment === '' ? '' : `/${urlSegment}`
    await inTurn(pages, async (path) => {
      const { status } = await ask(prefix + path)
      if (status !== 404) faults.push(`${prefix}${path} answers ${status}`)
    })
    const listed = listedIn((await ask(`/sitemap-${id}.xml`)).text)
    for (const query of ['air cargo', 'warehouse', 'robots', 'pharma', 'investors', 'college']) {
      const { text } = await ask(`${prefix}/search?${new URLSearchParams({ q: query })}`)
      for (const [, href = ''] of text.matchAll(/href="(\/[^"?]*)/g))
        if (isOff(pathIn(href))) faults.push(`${query} finds ${href}`)
    }
    faults.push(...listed.filter((path) => isOff(pathIn(path))).map((path) => `${path} is listed`))
  }
  const { text: told } = await ask('/llms.txt')
  for (const [, path = ''] of told.matchAll(/\]\(https?:\/\/[^/)]*([^)]*)/g))
    if (isOff(pathIn(path))) faults.push(`llms.txt names ${path}`)
  expect(faults).toEqual([])
}, 60_000)

/** The path of an address of theirs without its language. */
function pathIn(address: string): string {
  const prefix = served.find(({ urlSegment }) => urlSegment !== '' && address.startsWith(`/${urlSegment}/`))
  return prefix === undefined ? address : address.slice(prefix.urlSegment.length + 1)
}

test('neither have what programs read, style sheets, icons and feeds', async () => {
  const { text: home } = await ask('/')
  const linked = [
    ...home.matchAll(/(?:href|src|data-fetched-styles)="(\/[^"]+\.(?:css|svg|xml|json)[^"]*)"/g),
  ]
  const asked = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/openapi.json', '/favicon.svg']
  const faults: string[] = []
  for (const path of new Set([...asked, ...linked.map(([, found = '']) => found)])) {
    const { status, text } = await ask(path)
    if (status !== 200) faults.push(`${path} answers ${status}`)
    faults.push(...faultsOf(text).map((fault) => `${path} ${fault}`))
  }
  expect(faults).toEqual([])
  expect(home).toContain(theirs.mark.signal)
  // Cards beside links are named by languages that there are.
  const card = /property="og:image" content="[^"]*(\/social\/[^"]*)"/.exec(home)?.[1] ?? ''
  expect((await fetch(site.url(card))).status).toBe(200)
})

test('a parcel of its export is tracked in German words, by its own number', async () => {
  const file = join(tree, 'company/tms-export.csv')
  const command = ['tools/load-events/load-events.ts', file, '--db', join(site.folder, 'site.db')]
  const { output } = await run(process.execPath, command, {
    cwd: tree,
    env: { DATA_DIR: site.folder },
    quiet: true,
  })
  expect(output.trim()).toBe('6 rows: 6 stored, 0 known already, 0 refused')
  const { text } = await ask(`/de/track?no=${parcel}`)
  for (const word of ['Zugestellt', 'In Zustellung', 'Im Zustelldepot eingetroffen', 'Depot Amsterdam Noord'])
    expect(text).toContain(word)
  expect(faultsOf(text)).toEqual([])
  const [postal, mistyped] = ['RR473124829DE', '340434212009']
  expect((await ask(`/de/track?no=${postal}`)).text).toContain('Diese Nummer kennen wir nicht')
  expect((await ask(`/de/track?no=${mistyped}`)).text).toContain('Diese Nummer stimmt nicht')
})

/** The money of the first company, in any of its forms. */
const firstMoney = /[¥￥]|CNY|(?<![单單])元|人民[币幣]|\byuan\b/i

/** What a page says, without what its scripts and styles hold. */
function saidOn(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('their rates come into force by a file, while the site runs', async () => {
  const parcel = '/fee?from=10119&to=80331&p=30x30x30x5x1'
  const load = async (...options: readonly string[]) => {
    const program = ['tools/load-rates/load-rates.ts', 'company/rates/2026-11-01.yaml', ...options]
    const env = { DATA_DIR: site.folder, DATABASE_URL: join(site.folder, 'site.db') }
    return run(process.execPath, program, { cwd: tree, quiet: true, env })
  }
  // Farther than 400 km, 5.4 kg by its volume: two for €7.49, four more for €1.10 each, and no fuel.
  expect(saidOn((await ask(parcel)).text)).not.toContain('€11.89')
  const trial = await load('--dry-run')
  expect([trial.code, trial.output]).toEqual([
    0,
    expect.stringMatching(/would be version 2 .*fuel\n.*-\d+\.\d%/s),
  ])
  expect((await load()).output).toMatch(/is version 2 from 2026-11-01: products\.parcel, .*fuel/)
  await expect.poll(async () => saidOn((await ask(parcel)).text), { timeout: 20_000 }).toContain('€11.89')
  expect((await load()).output).toContain('nothing changes')
})

test('what they sell has their codes, names and prices, and what they no longer sell is not offered', async () => {
  // Up to two kilograms for €6.90, four more for €0.60 each; nothing goes by bicycle to another town.
  const inTown = 'from=10119&to=13353&p=30x30x30x5x1'
  const english = saidOn((await ask(`/fee?${inTown}&by=bike`)).text)
  expect(english).toMatch(/Bike courier .*€9\.30/)
  expect(english).toContain('By cargo bike, the same day')
  // Handed over by noon, or tomorrow, it arrives by the evening.
  expect(english).toContain('Same day, ')
  expect(saidOn((await ask(`/de/fee?${inTown}`)).text)).toMatch(/Fahrradkurier .*9,30 €/)
  const { headers, body } = await encryptInquiry(site, ['10119', '80331'])
  const { data } = (await visitorOf(site).post('/aging/feeInquiryNewByJDL', body, headers)).json
  expect(data.offers.map(({ product }: { product: string }) => product).sort()).toEqual([
    'parcel',
    'parcel-by-noon',
  ])
  expect(data.refused.map(({ product }: { product: string }) => product)).toContain('bike')
  const form = saidOn((await ask('/de/route/onPlaceorder')).text)
  expect(form).toContain('Paket bis 12 Uhr')
  expect(`${english} ${form}`).not.toMatch(/Evening parcel|Abendpaket|Standard express/)
})

test('prices are in their money, with the tax in them, and no tool has any other', async () => {
  const parcel = 'from=10119&to=80331&p=30x30x30x5x1&add=insurance&value=800'
  const english = saidOn((await ask(`/fee?${parcel}`)).text)
  const german = saidOn((await ask(`/de/fee?${parcel}`)).text)
  const sums = /Total incl\. 19% VAT: €([\d.]+) €([\d.]+)/.exec(english)?.slice(1).map(Number)
  const [tax = 0, whole = 0] = sums ?? []
  expect(tax).toBeGreaterThan(0)
  // As much of the whole as nineteen of a hundred and nineteen.
  expect(Math.abs(tax - (whole * 19) / 119)).toBeLessThan(0.006)
  expect(english).toContain('prices incl. 19% VAT')
  expect(german).toMatch(/Summe inkl\. 19 % MwSt\.: \d+,\d\d € \d+(?:,\d\d)? €/)
  expect(german).toContain('Preise inkl. 19 % MwSt.')
  const faults: string[] = []
  for (const { urlSegment } of served) {
    const before = urlSegment === '' ? '' : `/${urlSegment}`
    for (const path of [
      `/fee?${parcel}`,
      '/fee',
      '/track',
      '/route/onPlaceorder',
      '/my',
      '/my/orders',
      '/sign-in',
    ]) {
      const found = firstMoney.exec(saidOn((await ask(`${before}${path}`)).text))
      if (found)
        faults.push(`${before}${path} ${found.input.slice(Math.max(0, found.index - 40), found.index + 40)}`)
    }
    expect(saidOn((await ask(`${before}/route/onPlaceorder`)).text)).toMatch(/(?:value|Wert)[^€]{0,60} EUR /i)
  }
  expect(faults).toEqual([])
})

test('programs are told the money that amounts are in', async () => {
  const { headers, body } = await encryptInquiry(site, ['10119', '80331'])
  const { data } = (await visitorOf(site).post('/aging/feeInquiryNewByJDL', body, headers)).json
  expect(data.currency).toBe('EUR')
  expect(data.offers.length).toBeGreaterThan(0)
  // What is recorded of answers has sums in words too, which are the first company's.
  const { text } = await ask('/openapi.json')
  expect(text).toMatch(/"[^"]*In euro cents/)
  expect(text).not.toMatch(/"currency": ?"CNY"|[Ii]n fen\b/)
})

test('statements, labels, mails and text messages are theirs', async () => {
  for (const { urlSegment } of served) {
    const path = `${urlSegment === '' ? '' : `/${urlSegment}`}/carbon/statement.pdf`
    const statement = await fetch(site.url(`${path}?from=DE-10&to=DE-80&w=10&mode=road&set=2025-11`))
    expect(statement.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(new Uint8Array(await statement.arrayBuffer()), { mergePages: true })
    expect(text).toContain(urlSegment === 'de' ? 'Borealis Kurier' : 'Borealis Courier')
    expect(faultsOf(text)).toEqual([])
  }
  const program = ['tools/company/testing/what-is-sent.ts', parcel]
  const { code, output } = await run(process.execPath, program, { cwd: tree, quiet: true })
  expect(code, output).toBe(0)
  const { mails, labels, label } = JSON.parse(output) as Readonly<Record<'mails' | 'labels' | 'label', never>>
  const { text: printed } = await extractText(new Uint8Array(Buffer.from(label, 'base64')), {
    mergePages: true,
  })
  for (const sent of [JSON.stringify(mails), JSON.stringify(labels), printed])
    expect(faultsOf(sent)).toEqual([])
  expect(JSON.stringify(mails)).toContain('Borealis Kurier')
  expect(printed).toContain('Borealis Courier')
  expect(printed).toContain('1234.05 EUR')
  expect(printed).toContain('800.00 EUR')
  expect(printed).toMatch(
    /80331 München[\s\S]*Musterweg 12 b\s+80331 München[\s\S]*Torstr\. 12\s+10119 Berlin/,
  )
  expect(printed).not.toMatch(firstMoney)
  expect(JSON.stringify([mails, labels])).not.toMatch(/工作台|寄付/)
})

test('what is looked for is found in the files of the first company', () => {
  const text = readFileSync(join(root, 'company/company.yaml'), 'utf8')
  expect(faultsOf(text).length).toBeGreaterThan(40)
})
