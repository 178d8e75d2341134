import { type LocaleId, localeIds } from '@hongyan/locales'
import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { printFaults } from '../tools/browser/print-faults.ts'
import { acceptOrderOf } from './company-calls.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

const { delivered, on_hold, customs, several_pieces, cold_chain, eta_slipped, unknown } = sampleNumbers
const many = [on_hold, customs, several_pieces, cold_chain, eta_slipped, unknown].map(({ number }) => number)

/** What people print, or send on as a file: answers of tools, and what is read. */
const answers = [
  '/fee?from=440300&to=110100&p=60x40x45x12.5x2',
  '/fee?from=440300&to=110100&p=60x40x45x12.5x2&by=express-standard',
  `/track?no=${delivered.number}`,
  `/track?no=${many.join(',')}`,
  '/carbon?from=110100&to=310100&w=10&mode=road&main=1213&set=2026-10',
  '/prohibited?item=power-bank&mode=express',
  '/network?area=330108',
  '/search?q=express',
  '/help',
  '/products/express',
  '/air/compartments',
  '/developers/orders',
]

/** Those of whoever is signed in. */
const own = [
  '/my',
  '/my/shipments',
  '/route/orderList.do',
  '/address',
  '/my/company',
  '/my/merchant',
  '/my/privacy',
]

/** What browsers leave free by themselves, and how many orders a list may have that is handed over. */
const margins = ['12mm', '10mm'] as const
const handedOver = [1, 5, 12, 13, 30]

/** What only a screen has a use for: the bar, the map of the site, languages to choose from. */
const ofScreens = ['header nav', 'footer nav', '[data-language]', '[data-account]']

/** The sheets as a printer gets them; what waits until somebody scrolls to it is on them too. */
async function print(
  page: Page,
  locale: LocaleId,
  address: string,
  free: (typeof margins)[number] = '12mm',
): Promise<readonly string[]> {
  await page.goto(address)
  await expect(page.locator('html[data-deferred-styles]')).toHaveCount(0)
  const margin = { top: free, bottom: free, left: free, right: free }
  const sheets = await page.pdf({ format: 'A4', margin })
  await page.emulateMedia({ media: 'print' })
  const shown = page.locator(ofScreens.map((part) => `${part}:visible`).join(', '))
  const left = (await shown.allTextContents()).map((text) => `“${text}” is of use on a screen only`)
  const said = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  const bare =
    locale === 'zh-CN' ? [] : [...said.matchAll(/.*(?<!CN)¥.*/g)].map(([line]) => `whose money: ${line}`)
  return [...(await printFaults(sheets)), ...left, ...bare]
}

/** What is wrong with sheets of a list that a courier signs: each has orders on it, and the last words are signed. */
async function signedFaults(page: Page, count: number): Promise<readonly string[]> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin })))
  const { text } = await extractText(sheets)
  const bare = text.flatMap((one, at) => (/HO\d{13}/.test(one) ? [] : [`sheet ${at + 1} has no order on it`]))
  const listed = text.join(' ').match(/HO\d{13}/g)?.length ?? 0
  const lines = (text.at(-1) ?? '').trimEnd().split('\n')
  const signed = /HO\d{13}/.test(lines.slice(-3).join(' ')) ? ['nobody can sign below the last order'] : []
  return [...bare, ...signed, ...(listed < Math.min(count, 20) ? [`${listed} orders of ${count}`] : [])]
}

for (const locale of localeIds)
  test(`nothing is printed over anything else, ${locale}`, async ({ page, site, who }) => {
    test.setTimeout(300_000)
    for (const path of answers) {
      const address = pathIn(locale, path)
      expect.soft(await print(page, locale, address), address).toEqual([])
    }
    await signInFrom(page, site.origin + pathIn(locale, '/my'), who)
    const number = await placeOrderOf(page, site, '欧阳样例')
    await acceptOrderOf(site, number)
    await placeOrderOf(page, site, '林样本')
    for (const path of own) {
      const address = pathIn(locale, path)
      expect.soft(await print(page, locale, site.origin + address), address).toEqual([])
    }
  })

test('a list of orders breaks between its rows, and is signed below them', async ({ page, site, who }) => {
  test.setTimeout(300_000)
  await signInFrom(page, `${site.origin}/my`, who)
  let placed = 0
  for (const count of handedOver) {
    for (; placed < count; placed += 1)
      await placeOrderOf(page, site, `${String.fromCodePoint(0x4e00 + placed)}样例`)
    for (const locale of localeIds) {
      const address = site.origin + pathIn(locale, '/route/orderList.do')
      for (const free of margins)
        expect.soft(await print(page, locale, address, free), `${count}, ${locale}, ${free}`).toEqual([])
      expect.soft(await signedFaults(page, count), `${count}, ${locale}`).toEqual([])
    }
  }
})
