import { addressMessages, orderMessages, quoteMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import type { Locator } from 'playwright-core'
import { paths } from '../../apps/site/paths.ts'
import { codeSentTo } from '../../e2e/text-messages.ts'
import type { Walk } from './walk.ts'

const ends = {
  sender: '林一苇 13800001357 广东省深圳市南山区示例路8号2栋1201',
  recipient: '欧阳样例 13900002468 北京市朝阳区示例北街16号3单元502',
} as const

/** Every walk is somebody who was never here: their number has asked for no code yet. */
let visitors = 0

/**
 * Somebody without an account orders: an end is pasted each, a box chosen, its content and weight typed, the code of a
 * text message answered. The messages are read from the stand-in beside the site.
 */
export async function orderAShipment(walk: Walk, locale: LocaleId): Promise<void> {
  const words = orderMessages(locale)
  const way = `a[href^="${paths.placeOrder(locale, 'express')}"]`
  await walk.press(walk.page.locator(`${way}:visible`).first())
  await walk.press(walk.page.locator(`#order-dialog ${way}`).first())
  await walk.page.waitForURL((url) => url.pathname === paths.placeOrder(locale, 'express').split('?')[0])
  await walk.awake()
  const { page } = walk
  for (const end of ['sender', 'recipient'] as const) await pasteEnd(walk, locale, end)
  await walk.fill(page.locator('#order-good-0'), locale === 'en-US' ? 'Books' : '书')
  await open(walk, 'order-parcels')
  await walk.choose(page.getByRole('radio', { name: quoteMessages(locale).form.boxes.names.medium }))
  await walk.fill(page.locator('[id="f-sizes.0.weight"]'), '3')
  await open(walk, 'order-pickup')
  await walk.choose(page.locator('#order-pickup input[name=window]:enabled').first())
  visitors += 1
  const mobile = `138${String(Date.now() % 1_000_000).padStart(6, '0')}${String(visitors % 100).padStart(2, '0')}`
  const contact = page.locator('#order-contact')
  await walk.fill(contact.locator('#order-mobile'), mobile)
  await walk.press(contact.getByRole('button').first())
  await walk.answered(contact.locator('[data-kind=sent]'))
  await walk.fill(contact.locator('#order-code'), await codeSentTo(mobile, new URL(page.url()).origin))
  await page.locator('aside[aria-busy]').waitFor({ state: 'detached' })
  const total = await page.locator('[data-price]').innerText()
  await walk.press(page.getByRole('button', { name: words.review.button }).filter({ visible: true }))
  await walk.press(
    page.getByRole('dialog').getByRole('button', { name: fill(words.review.place, { total }) }),
  )
  await walk.answered(page.locator('[data-order-number]'))
}

async function pasteEnd(walk: Walk, locale: LocaleId, end: keyof typeof ends): Promise<void> {
  const { paste, read } = addressMessages(locale)
  const fields: Locator = walk.page.locator(`#order-${end}`)
  const field = fields.getByLabel(paste.label)
  if (!(await field.isVisible())) await open(walk, `order-${end}`)
  await walk.paste(field, ends[end])
  await walk.press(fields.getByRole('button', { name: read.apply }))
  // An end that is whole is a line again; on a phone the other one may be open by now.
  await field.waitFor({ state: 'hidden' })
}

/** Opens a part of the form that a phone shows as a line, unless it is open by now. */
async function open(walk: Walk, part: string): Promise<void> {
  const line = walk.page.locator(`button[aria-controls=${part}], button[data-party=${part.slice(6)}]`)
  const isFolded = (await line.isVisible()) && (await line.getAttribute('aria-expanded')) !== 'true'
  if (isFolded) await walk.press(line)
}
