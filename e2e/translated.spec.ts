import type { Page } from '@playwright/test'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { expect, settled, test } from './checked-page.ts'
import { type ForeignHand, foreignHands, letLoose } from './foreign-hands.ts'

const hands = Object.keys(foreignHands) as ForeignHand[]

/** Every page with a tool. */
const pages = [
  '/fee',
  '/track',
  `/track?no=${sampleNumbers.delivered.number}`,
  '/cooperation',
  '/carbon',
  '/network',
  '/serve-range',
  '/route/onPlaceorder',
  '/white-paper/peak-season',
  '/components/TrackShipment',
]

// Each on a page of its own: one that is still going elsewhere is not always to be led back.
for (const path of pages)
  for (const who of hands)
    test(`${path} says what it means whatever is done to it by ${who}`, async ({ page, problems }) => {
      const faults: string[] = []
      await page.route('**/v1/page-faults', async (route) => {
        faults.push(route.request().postData() ?? '')
        await route.fulfill({ json: { code: 1, errorMsg: '' } })
      })
      await useAll(page, path, who)
      await expect.poll(() => page.evaluate(unlikeMeant)).toEqual([])
      expect(faults).toEqual([])
      // What the walk sends is often refused, and the browser says so.
      expect(
        problems.splice(0).filter((one) => !/^console error: Failed to load resource/.test(one)),
      ).toEqual([])
    })

/** Opens a page, lets somebody loose on it, and does everything that can be done in its tools. */
async function useAll(page: Page, path: string, who: ForeignHand): Promise<void> {
  await page.goto(pathIn(/serve-range/.test(path) ? 'zh-CN' : 'en-US', path))
  // Whoever would go on to another page stays.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback(),
  )
  // A form that a tool does not send itself stays here.
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()))
  for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded()
  await settled(page)
  await letLoose(page, who)
  const done: string[] = []
  for (let step = 0; step < 40; step += 1) {
    const did = await page.evaluate(doNext, done)
    if (did === null) break
    done.push(did)
  }
  expect(done.length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
}

/** Does the first thing that has not been done yet, and names it. Runs in the page. */
async function doNext(done: readonly string[]): Promise<string | null> {
  const things = [
    'input:not([type=hidden],[type=file])',
    'select',
    'textarea',
    'button',
    'summary',
    '[role=tab]',
  ]
  const dialog = document.querySelector('dialog[open]')
  const within = dialog === null ? 'astro-island' : 'dialog[open]'
  const seen = new Map<string, number>()
  for (const one of document.querySelectorAll<HTMLInputElement>(`${within} :is(${things})`)) {
    const choice = /radio|checkbox/.test(one.type) ? one.value : ''
    const label = one.matches('button, summary') ? (one.textContent ?? '').replace(/\s+/g, '') : ''
    const name = [one.localName, one.type, one.name, choice, label].join('|')
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    const key = `${name}|${nth}`
    if (done.includes(key) || one.disabled || !one.checkVisibility()) continue
    one.focus()
    if (one instanceof HTMLSelectElement) {
      one.selectedIndex = one.options.length - 1
      one.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (/radio|checkbox/.test(one.type) || !one.matches('input, textarea')) one.click()
    else {
      const number = /numeric|decimal/.test(one.inputMode) ? '12' : '深圳市南山区科技园路1号'
      const value = { date: '2026-12-01', tel: '13800138000' }[one.type] ?? number
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value)
      one.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return key
  }
  return null
}

/** Texts that a tool shows otherwise than it means them, each beside what it means. Runs in the page. */
function unlikeMeant(): readonly string[] {
  type Fiber = {
    readonly tag: number
    readonly memoizedProps: {
      readonly children?: unknown
      readonly dangerouslySetInnerHTML?: unknown
    } & string
    readonly stateNode: Element & { readonly current: Fiber }
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  const apart = 'textarea, noscript'
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const meantBy = (fiber: Fiber | null): string => {
    if (fiber === null) return ''
    const { tag, memoizedProps: props, stateNode, child, sibling } = fiber
    const own = () => {
      if (tag === 6) return String(props)
      if (tag !== 5) return meantBy(child)
      if (stateNode.matches(apart)) return ''
      // What the page wrote, or another script fills: none of its own texts.
      if (props.dangerouslySetInnerHTML || (child === null && (props.children ?? '') === ''))
        return shownBy(stateNode)
      return /^(string|number|bigint)$/.test(typeof props.children) ? String(props.children) : meantBy(child)
    }
    return own() + meantBy(sibling)
  }
  const shownBy = (part: Element): string => {
    const copy = part.cloneNode(true) as Element
    for (const one of copy.querySelectorAll(apart)) one.remove()
    return copy.textContent ?? ''
  }
  return [...document.querySelectorAll('astro-island, body > div')].flatMap((root) => {
    const key = Object.keys(root).find((one) => one.startsWith('__reactContainer$'))
    if (key === undefined) return []
    const { stateNode } = (root as unknown as Record<string, Fiber>)[key] as Fiber
    const meant = squeezed(meantBy(stateNode.current.child))
    const shown = squeezed(shownBy(root))
    if (meant === shown) return []
    const at = [...meant].findIndex((sign, index) => sign !== shown[index])
    return [
      `means …${meant.slice(Math.max(0, at - 30), at + 80)} but says …${shown.slice(Math.max(0, at - 30), at + 80)}`,
    ]
  })
}
