import { prohibitedMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../apps/site/paths.ts'
import { sampleNumbers } from '../../tools/seed/sample-numbers.ts'
import { orderAShipment } from './order-a-shipment.ts'
import type { Walk } from './walk.ts'

/** A question that somebody comes to the home page with, and the way to its answer. */
export type Journey = {
  readonly name: string
  /** More than this it must not cost, on any width and in any language. */
  readonly most: { readonly presses: number; readonly fields: number; readonly pastes?: number }
  readonly walk: (walk: Walk, locale: LocaleId) => Promise<void>
}

const isChinese = (locale: LocaleId): boolean => locale !== 'en-US'

async function whereIsIt(walk: Walk): Promise<void> {
  const form = walk.page.locator('main form[action$="/track"]').first()
  await walk.fill(form.locator('textarea'), sampleNumbers.in_transit.number)
  await walk.press(form.locator('[type=submit]'))
  await walk.answered(walk.page.locator('main article h2'))
}

async function whatDoesItCost(walk: Walk, locale: LocaleId): Promise<void> {
  await walk.follow(paths.fee(locale))
  await walk.awake()
  const { page } = walk
  await walk.fill(page.locator('#f-from'), isChinese(locale) ? '深圳' : 'Shenzhen')
  await walk.fill(page.locator('#f-to'), isChinese(locale) ? '北京' : 'Beijing')
  await walk.fill(page.locator('[id="f-sizes.0.weight"]'), '12')
  const submit = page.locator('form[method=get]:has(#f-from) [type=submit]').last()
  await walk.press(submit)
  const answer = page.locator('#quote-head')
  const problems = page.locator('#quote-problems')
  await walk.answered(answer.or(problems))
  if (await problems.isVisible()) {
    // Asked for the size too, one measures the box.
    for (const [name, centimetres] of Object.entries({ length: '40', width: '30', height: '25' }))
      await walk.fill(page.locator(`[id="f-sizes.0.${name}"]`), centimetres)
    await walk.press(submit)
  }
  await walk.answered(answer)
  const result = page.locator('main')
  await walk.answered(result.getByText(/¥\s?\d/))
  await walk.answered(result.getByText(isChinese(locale) ? /\d+ 月 \d+ 日/ : /[A-Z][a-z]{2} \d+/))
}

async function whoIsOpenNearby(walk: Walk, locale: LocaleId): Promise<void> {
  await walk.follow(paths.network(locale))
  await walk.awake()
  const { page } = walk
  await walk.press(page.locator('form:has(input[name=address]) button[type=button]').first())
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await walk.tick(page.locator('input[name=open]'))
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  // At night none is open: that is said, with a way to those that open again.
  await walk.answered(page.locator('[id^="b-"]').or(page.locator('section[aria-labelledby=found] p a')))
}

async function mayItFly(walk: Walk, locale: LocaleId): Promise<void> {
  const words = prohibitedMessages(locale)
  if (!(await walk.tryFollow(paths.prohibited(locale)))) {
    // Without a link in sight a visitor types the thing into the search.
    await walk.follow(paths.search(locale))
    await walk.fill(walk.page.locator('main input[name=q]'), isChinese(locale) ? '充电宝' : 'power bank')
    await walk.press(walk.page.locator('main form:has(input[name=q]) [type=submit]'))
    await walk.page.waitForURL((url) => url.searchParams.has('q'))
    await walk.follow(paths.prohibited(locale))
  }
  await walk.awake()
  const { page } = walk
  await walk.fill(page.getByLabel(words.field), isChinese(locale) ? '充电宝' : 'power bank')
  await walk.tick(page.getByRole('radio', { name: words.modes.air, exact: true }))
  await walk.press(page.getByRole('button', { name: words.submit }))
  await walk.answered(page.locator('h2#verdict'))
}

async function workTogether(walk: Walk): Promise<void> {
  await walk.press(walk.page.locator('main a[data-opens=consultation-dialog]:visible').last())
  const form = walk.page.locator('#consultation-dialog form[data-awake]')
  await walk.answered(form)
  for (const [name, value] of Object.entries({
    companyName: '样例商贸有限公司',
    detailAddr: '样例路 1 号',
    contactName: '林一苇',
    contactMobile: '13812345678',
    verifyCode: '123456',
  }))
    await walk.fill(form.locator(`[name=${name}]`), value)
  await walk.tick(form.getByRole('checkbox').last())
  await walk.answered(form.locator('[type=submit]:enabled'))
}

export const journeys: readonly Journey[] = [
  { name: 'where is my parcel', most: { presses: 1, fields: 1 }, walk: whereIsIt },
  {
    name: '12 kg Shenzhen to Beijing: price and day',
    most: { presses: 2, fields: 3 },
    walk: whatDoesItCost,
  },
  { name: 'nearest branch open now', most: { presses: 2, fields: 1 }, walk: whoIsOpenNearby },
  { name: 'a power bank by air', most: { presses: 4, fields: 2 }, walk: mayItFly },
  {
    name: 'a cooperation enquiry, up to its submit',
    most: { presses: 1, fields: 6 },
    walk: workTogether,
  },
  {
    name: 'an order of somebody new, placed',
    most: { presses: 12, fields: 4, pastes: 2 },
    walk: orderAShipment,
  },
]
