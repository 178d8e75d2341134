import { orderMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { settled } from './checked-page.ts'
import { choosePickup, openPart, placeIt } from './order-parts.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

const words = orderMessages('zh-CN')
const sender = { name: '林样本', phone: '13800001357', areaCode: '440305', detailAddr: '示例路 8 号' }
const recipient = { name: '欧阳样例', phone: '13900002468', areaCode: '110105', detailAddr: '示例北街 16 号' }

test('the default sender stands in the form, and what is in the book is not offered to it again', async ({
  page,
  site,
  who,
}) => {
  test.setTimeout(120_000)
  await signInFrom(page, `${site.origin}${paths.address('zh-CN')}`, who)
  const headers = { origin: site.origin }
  const add = async (address: object) => {
    const answer = await page.request.post(`${site.origin}/address/newAddress`, { headers, data: [address] })
    return (await answer.json()).data as { id: string; defaultFor: string[] }
  }
  expect((await add(recipient)).defaultFor).toEqual([])
  await add({ ...sender, defaultFor: ['sender'] })

  await page.goto(`${site.origin}${paths.placeOrder('zh-CN', 'express')}`)
  await settled(page)
  const summary = page.locator('#order-sender')
  await expect(summary).toContainText(sender.name)
  await expect(summary).toContainText('138******57')
  // Nothing has been typed yet: there is no draft of it.
  expect(await page.evaluate(() => localStorage.getItem('hongyan.order.draft'))).toBeNull()

  const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
  await page.goto(`${site.origin}${paths.placeOrder('zh-CN', 'express', quote)}`)
  await settled(page)
  await expect(summary).toContainText(sender.detailAddr)
  await openPart(page, 'order-recipient')
  const other = page.locator('#order-recipient')
  await other.locator('[autocomplete=name]').fill(recipient.name)
  await other.locator('[autocomplete=tel]').fill(recipient.phone)
  await other.locator('[autocomplete=street-address]').fill(recipient.detailAddr)
  await page.locator('#order-good-0').fill('书')
  await choosePickup(page, words)
  await placeIt(page, words)
  await expect(page.locator('[data-order-number]')).toHaveText(/^HO\d+$/)
  const offer = fill(words.confirmation.saveParty, { name: recipient.name })
  await expect(page.getByRole('button', { name: offer })).toHaveCount(0)
})

test('both ends that were typed by hand are offered to the book, and once saved they are not again', async ({
  page,
  site,
  who,
}) => {
  test.setTimeout(120_000)
  const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
  const form = `${site.origin}${paths.placeOrder('zh-CN', 'express', quote)}`
  await signInFrom(page, form, who)
  await settled(page)
  const order = async (typed: readonly (readonly ['sender' | 'recipient', typeof sender])[]) => {
    for (const [of, { name, phone, detailAddr }] of typed) {
      await openPart(page, `order-${of}`)
      const party = page.locator(`#order-${of}`)
      await party.locator('[autocomplete=name]').fill(name)
      await party.locator('[autocomplete=tel]').fill(phone)
      await party.locator('[autocomplete=street-address]').fill(detailAddr)
    }
    await page.locator('#order-good-0').fill('书')
    await choosePickup(page, words)
    await placeIt(page, words)
    await expect(page.locator('[data-order-number]')).toHaveText(/^HO\d+$/)
    await settled(page)
  }
  const { saveName, saveParty } = words.confirmation
  const offers = page.getByRole('button', { name: new RegExp(fill(saveParty, { name: '.+' })) })
  await order([
    ['sender', sender],
    ['recipient', recipient],
  ])
  await expect(offers).toHaveText([recipient, sender].map(({ name }) => fill(saveName, { name })))
  for (const left of [1, 0]) {
    await offers.first().click()
    await expect(offers).toHaveCount(left)
  }
  await expect(page.getByText(words.confirmation.saved).first()).toBeVisible()

  await page.goto(form)
  await settled(page)
  // The sender is that of the order before.
  await expect(page.locator('#order-sender')).toContainText(sender.name)
  await order([['recipient', recipient]])
  await expect(page.getByRole('button', { name: words.confirmation.againButton })).toBeVisible()
  await expect(offers).toHaveCount(0)
})

test('without a default the sender of the order before stands in a form that is opened anew', async ({
  page,
  site,
  who,
}) => {
  await signInFrom(page, `${site.origin}${paths.my('zh-CN')}`, who)
  await placeOrderOf(page, site, recipient.name)
  await page.goto(`${site.origin}${paths.placeOrder('zh-CN', 'express')}`)
  await settled(page)
  const summary = page.locator('#order-sender')
  await expect(summary).toContainText(sender.name)
  await expect(summary).toContainText('138******57')
})
