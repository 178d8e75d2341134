import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectionNames, documentNames } from '@hongyan/documents'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyConstants, companyOfText } from './company-file.ts'

const madeOfOurs = '../../packages/locales/src/company.gen.ts'
const theirs = readFileSync(new URL('testing/borealis.yaml', import.meta.url), 'utf8')

let { collection, siteContent }: typeof import('@hongyan/content') = await import('@hongyan/content')
let { hotlines }: typeof import('@hongyan/locales') = await import('@hongyan/locales')

/** The same site for somebody else: what `npm run company` makes of their file stands in the place of ours. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(madeOfOurs, () => companyConstants(companyOfText(theirs)))
  ;({ collection, siteContent } = await import('@hongyan/content'))
  ;({ hotlines } = await import('@hongyan/locales'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(madeOfOurs)
  vi.resetModules()
})

const origin = 'https://www.borealis.example'

const first = /鸿雁|鴻雁|Hongyan|HONGYAN LOG|950616|3100.?0616|@hongyan\.example|B2-0000000|HRB 00/

/** Nothing of the first company. */
function expectNoneOfTheFirst(value: unknown): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const at = text.search(first)
  expect(at === -1 ? null : text.slice(Math.max(0, at - 60), at + 60)).toBeNull()
  expect(text).not.toContain('{our.')
}

test('every message and document, in every language', async () => {
  const { shippedTexts } = await import('../../packages/content/src/shipped-texts.ts')
  for (const locale of localeIds) {
    expectNoneOfTheFirst(shippedTexts(locale))
    const site = siteContent(locale)
    for (const name of documentNames) expectNoneOfTheFirst(site[name])
    for (const name of collectionNames) expectNoneOfTheFirst([...collection(name, locale).values()])
  }
})

test('names and numbers are said for each language, and set as its texts are', () => {
  const page = (locale: LocaleId) => collection('page', locale).get('/about')?.name
  expect([page('zh-CN'), page('en-US')]).toEqual(['关于北极光', 'About Borealis'])
  whereWritten('zh-HK', (hk) => {
    expect(page(hk)).toBe('關於北極光速遞')
    expect(siteContent(hk).footer.company.copyright).toContain('Borealis Courier HK')
  })
  for (const locale of localeIds)
    expect(siteContent(locale).support).toMatchObject({
      hotline: '030\u00a05550\u00a0199',
      mail: 'moin@borealis.example',
    })
  const { company, licences } = siteContent('en-US').footer
  expect(company).toMatchObject({
    postcode: null,
    address: { text: 'Nordlichtstraße 7, 10115 Berlin', sample: false },
  })
  expect(licences.map(({ text }) => text)).toEqual(['Amtsgericht Charlottenburg HRB 0'])
})

test('words of the desk: its texts, labels of forms and sentences', async () => {
  const [{ zh }, { en }, { labels }, { orderSentences }] = await Promise.all([
    import('../../apps/desk/src/texts/zh.ts'),
    import('../../apps/desk/src/texts/en.ts'),
    import('@hongyan/documents/labels'),
    import('../../apps/site/features/orders/problem-sentences.ts'),
  ])
  for (const words of [zh, en, labels, orderSentences]) expectNoneOfTheFirst(words)
  expect([zh.brand, en.brand]).toEqual(['北极光工作台', 'Borealis Desk'])
})

test('mails, what is stuck on parcels, and what other programs see', async () => {
  const [{ staffLinkPorts }, { mailSignature }, { labelWords }, { createPasskeyCeremonies }] =
    await Promise.all([
      import('../../apps/site/server/integrations/staff-link-mail.ts'),
      import('../../apps/site/server/integrations/mail-signature.ts'),
      import('../../apps/site/features/orders/labels/label-words.ts'),
      import('../../apps/site/server/integrations/passkey-ceremonies.ts'),
    ])
  const sent: unknown[] = []
  const server = {
    send: async (mail: unknown) => {
      sent.push(mail)
      return { kind: 'delivered' } as const
    },
  }
  const message = { id: 'one', to: { address: 'lan@people.example' }, token: 'token', until: new Date(0) }
  await staffLinkPorts(server, 'https://desk.borealis.example')['staff-link-mail']?.send(message as never)
  expect(sent).toHaveLength(1)
  expectNoneOfTheFirst(sent)
  for (const locale of localeIds) {
    const signature = mailSignature(locale, origin)
    expectNoneOfTheFirst(signature)
    expect(signature).toContain(hotlines[locale].shown)
  }
  expect(labelWords).toMatchObject({ brand: 'Borealis Kurier', hotline: '030\u00a05550\u00a0199' })
  const ceremonies = createPasskeyCeremonies({ origin: 'https://desk.borealis.example', onRefused: () => {} })
  const owner = { staffId: 'one', mail: 'lan@people.example', name: 'Lan', known: [] }
  expect((await ceremonies.askToMake('AAAA', owner, 1000)).rp.name).toBe('Borealis Desk')
})

test('days and hours are those of its clock, in summer too', async () => {
  const { formatTime, homeZone, isoAtHome, isoDay, noonAtHome } = await import('@hongyan/locales')
  expect(['2026-01-15T10:00:00', '2026-07-15T10:00:00'].map(isoAtHome)).toEqual([
    '2026-01-15T10:00:00+01:00',
    '2026-07-15T10:00:00+02:00',
  ])
  for (const day of ['2026-03-29', '2026-07-15', '2026-10-25'])
    expect(isoDay(noonAtHome(day), homeZone)).toBe(day)
  expect(formatTime('en-US', Date.parse('2026-07-15T10:00:00Z'), homeZone)).toBe('12:00')
})

test('a webhook comes from the company', async () => {
  const { webhookPoster } = await import('../../apps/site/server/integrations/post-webhook.ts')
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const receiver = createServer((request, response) => {
    resolve(request.headers['user-agent'])
    response.end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const { port } = receiver.address() as AddressInfo
  const post = webhookPoster({ loopback: true, patienceMs: 5000 }, { wholeMs: 20_000, maxBytes: 1000 })
  await post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' })
  expect(await promise).toBe('Borealis-Webhooks/1')
  receiver.close()
})

test('the sample sign-in service and the white papers', async () => {
  const { signInPage } = await import('../identity-provider/pages.ts')
  for (const language of [...localeIds, 'en'])
    for (const isDesk of [false, true])
      expectNoneOfTheFirst(signInPage('one', { locales: language, isStaff: isDesk }))
  const [{ catalogue }, { words }] = await Promise.all([
    import('../../white-papers/catalogue.ts'),
    import('../../white-papers/words.ts'),
  ])
  expectNoneOfTheFirst([catalogue, words])
})
