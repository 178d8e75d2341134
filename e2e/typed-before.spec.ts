import { whereWritten } from '@hongyan/testing/where-written'
import type { Page } from '@playwright/test'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { awake, expect, test } from './checked-page.ts'
import { type ForeignHand, letLoose } from './foreign-hands.ts'
import { openPart } from './order-parts.ts'

/** Every page whose tool can be filled in before its script has come, in a language it exists in. */
const pages = [
  pathIn('en-US', '/fee'),
  pathIn(whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', '/track'),
  pathIn('en-US', `/track?no=${sampleNumbers.delivered.number}`),
  pathIn('en-US', '/cooperation'),
  pathIn('zh-CN', '/ecology/cooperation'),
  pathIn('en-US', '/network'),
  pathIn('zh-CN', '/serve-range'),
  pathIn('en-US', '/route/onPlaceorder'),
  pathIn('zh-CN', '/route/onPlaceorder?kind=fresh'),
  pathIn('en-US', '/white-paper/peak-season'),
]

const hands: readonly (ForeignHand | null)[] = [
  null,
  'a password manager and a dark reader',
  'a translator that takes texts out',
]

for (const path of pages) {
  for (const who of hands) {
    test(`${path} keeps what was put in before it woke${who === null ? '' : `, beside ${who}`}`, async ({
      page,
    }) => {
      const letGo = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      const put = await page.evaluate(fillIn)
      expect(Object.keys(put).length).toBeGreaterThan(0)
      const focused = await page.evaluate(focusFirstText)
      if (who !== null) await letLoose(page, who)
      letGo()
      await page.waitForLoadState()
      for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded()
      await awake(page)
      await expect(page.locator('astro-island[ssr]:has(input, textarea)')).toHaveCount(0)
      await expect.poll(() => page.evaluate(standing, Object.keys(put))).toEqual(put)
      await expect.poll(() => page.evaluate(focusNow)).toEqual(focused)
      // The tool has learnt of it: what it shows anew is the same.
      await page.keyboard.press('End')
      await page.keyboard.insertText('9')
      await expect
        .poll(async () => {
          const now: Record<string, string> = await page.evaluate(standing, Object.keys(put))
          return Object.keys(put).filter((key) => now[key] !== put[key])
        })
        .toEqual([focused.name])
    })
  }
}

for (const [path, name] of [
  [pathIn('en-US', '/cooperation'), 'companyName'],
  [pathIn('zh-CN', '/fee'), 'from'],
  [pathIn('en-US', '/route/onPlaceorder'), 'sender.paste'],
] as const)
  for (const who of hands) {
    test(`${path} keeps what is typed as it wakes${who === null ? '' : `, beside ${who}`}`, async ({
      page,
    }) => {
      const letGo = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      const field = page.locator(`astro-island [name="${name}"]`).first()
      await field.fill('Shen')
      if (who !== null) await letLoose(page, who)
      const typed = page.evaluate(typeOn, 12)
      letGo()
      expect(await typed).toBe('Shen123456789012')
      await awake(page)
      await expect(field).toHaveValue('Shen123456789012')
    })
  }

test('a word that is being written with an input method is not disturbed', async ({ page }) => {
  const letGo = await holdScripts(page, /start-island|_assets/)
  await page.goto(pathIn('zh-CN', '/cooperation'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.locator('[name=companyName]').focus()
  letGo()
  await awake(page)
  await page.keyboard.insertText('鸿雁')
  await expect(page.locator('[name=companyName]')).toHaveValue('鸿雁')
})

for (const [part, path, name] of [
  ['Quote', '/fee', 'from'],
  ['Enquiry', '/cooperation', 'companyName'],
  ['Order', '/route/onPlaceorder', 'sender.detail'],
] as const)
  test(`${part}, broken, leaves its form with what was typed, and says so`, async ({ page, problems }) => {
    const told: unknown[] = []
    await page.route('**/v1/page-faults', async (route) => {
      told.push(route.request().postDataJSON())
      await route.fulfill({ json: { code: 1, errorMsg: '' } })
    })
    await page.goto(pathIn('en-US', path))
    await awake(page)
    if (part === 'Order') await openPart(page, 'order-sender')
    const field = page.locator(`astro-island [name="${name}"]`)
    await field.fill('typed')
    await page.evaluate(breakInsertions)
    await page
      .locator('astro-island form')
      .last()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect.poll(() => told).toHaveLength(1)
    expect(told).toEqual([expect.objectContaining({ path, part, error: 'NotFoundError' })])
    await expect(field).toHaveValue('typed')
    await expect(page.locator('astro-island form [type=submit]:not([tabindex])').first()).toBeVisible()
    // React says on the console what it has caught.
    problems.splice(0)
  })

test('the consultation, broken, leaves its form with what was typed, and says so', async ({
  page,
  problems,
}) => {
  const told: unknown[] = []
  await page.route('**/v1/page-faults', async (route) => {
    told.push(route.request().postDataJSON())
    await route.fulfill({ json: { code: 1, errorMsg: '' } })
  })
  await page.goto(pathIn('en-US', '/help'))
  await awake(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/consultation'
    link.dataset.opens = 'consultation-dialog'
    document.body.append(link)
    link.click()
  })
  const dialog = page.locator('dialog#consultation-dialog:modal')
  const field = dialog.locator('[name=companyName]')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()
  await field.fill('typed')
  await page.evaluate(breakInsertions)
  await dialog.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect.poll(() => told).toEqual([expect.objectContaining({ part: 'Consultation' })])
  await expect(field).toHaveValue('typed')
  await expect(dialog.locator('form[method=post]')).toHaveAttribute('action', /\/en\/cooperation$/)
  problems.splice(0)
})

/** From now on nothing can be put into the page the usual way, and no form leaves it. Runs in the page. */
function breakInsertions(): void {
  const breaks = () => {
    throw new DOMException('not a child', 'NotFoundError')
  }
  for (const way of ['appendChild', 'insertBefore'] as const)
    Object.defineProperty(Node.prototype, way, { value: breaks })
  addEventListener('submit', (event) => event.preventDefault())
}

/** Keeps all scripts back until it is told to let them go. */
async function holdScripts(page: Page, which = /\/_assets\/.*\.js$/): Promise<() => void> {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(which, async (route) => {
    if (route.request().resourceType() === 'script') await wait
    await route.continue()
  })
  return letGo
}

/** Fills in whatever can be filled in, as somebody's hand would; what stands where then. Runs in the page. */
function fillIn(): Record<string, string> {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('astro-island :is(input, textarea, select)'),
  ].filter(
    (one) =>
      one.name !== '' && !one.disabled && one.checkVisibility() && !/^(hidden|submit|file)$/.test(one.type),
  )
  const texts = { number: '12', tel: '13800138000', date: '2026-12-01' } as const
  const kept: Record<string, string> = {}
  for (const field of fields) {
    // Measured sides take the place of a box that is chosen, and are what is typed here.
    if (field.name === 'box') continue
    if (field.type === 'checkbox') field.checked = !field.checked
    else if (field.type === 'radio')
      field.checked = fields.filter(({ name }) => name === field.name).at(-1) === field
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else {
      const kind = /numeric|decimal/.test(field.inputMode) ? 'number' : field.type
      field.value = texts[kind as keyof typeof texts] ?? 'Shenzhen'
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const key = /radio|checkbox/.test(field.type) ? `${field.name}=${field.value}` : field.name
    kept[key] ??= /radio|checkbox/.test(field.type) ? String(field.checked) : field.value
  }
  const typed = (key: string) => !/=/.test(key)
  return Object.fromEntries(
    Object.entries(kept).sort(([one], [other]) => Number(typed(other)) - Number(typed(one))),
  )
}

/** What stands in these fields. Runs in the page. */
function standing(keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.map((key) => {
      const [name, choice] = key.split('=')
      const own = choice === undefined ? '' : `[value="${choice}"]`
      const all = [...document.querySelectorAll<HTMLInputElement>(`astro-island [name="${name}"]${own}`)]
      const field = all.find((one) => one.checkVisibility()) ?? all[0]
      return [key, choice === undefined ? String(field?.value) : String(field?.checked)]
    }),
  )
}

/** Puts the caret into the middle of the first text. Runs in the page. */
function focusFirstText() {
  const kinds = 'astro-island :is(input[type=text], input:not([type]), textarea)[name]'
  const field = [...document.querySelectorAll<HTMLInputElement>(kinds)].find((one) => one.checkVisibility())
  field?.focus()
  field?.setSelectionRange(2, 4)
  return { name: field?.name, from: field?.selectionStart, to: field?.selectionEnd }
}

/** Types a figure whenever an island has changed, up to so many, wherever the focus is; what its field holds then. Runs in the page. */
function typeOn(times: number): Promise<string> {
  let typed = 0
  return new Promise((done) => {
    const type = () => {
      if (typed === times) return
      typed += 1
      document.execCommand('insertText', false, String(typed % 10))
      if (typed === times) done((document.activeElement as HTMLInputElement).value)
    }
    for (const island of document.querySelectorAll('astro-island'))
      new MutationObserver(type).observe(island, { childList: true, subtree: true, attributes: true })
    const onTime = setInterval(() => {
      if (document.querySelector('astro-island[ssr]') === null) type()
      if (typed === times) clearInterval(onTime)
    }, 20)
  })
}

/** Where the focus and the caret are. Runs in the page. */
function focusNow() {
  const field = document.activeElement as HTMLInputElement
  return { name: field.name, from: field.selectionStart, to: field.selectionEnd }
}
