import type { Browser, Page } from 'playwright-core'
import { sayAs } from './words.ts'

/** How two pages are drawn before their pixels are compared. */
type Drawn = {
  readonly width: number
  /** Without, their places stay empty: the same photograph in another size differs by rounding all over. */
  readonly photos: boolean
  /** The first page says what the second does, wherever both have the same elements. */
  readonly sameWords: boolean
}

/** Share of pixels that differ between one page of two origins, from 0 to 1; both at rest, whole pages. */
export async function pixelDifference(
  browser: Browser,
  [one, other]: readonly [string, string],
  { width, photos, sameWords }: Drawn,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  await settle(page, other, photos)
  const words = await page.evaluate(sayAs, undefined)
  const second = await pictureOf(page)
  await settle(page, one, photos)
  if (sameWords) await page.evaluate(sayAs, words)
  const first = await pictureOf(page)
  await page.goto('about:blank')
  const share = await page.evaluate(compare, [first, second])
  await context.close()
  return share
}

/** Loads a page until nothing more comes, with all of it laid out and without what is drawn by lot. */
async function settle(page: Page, url: string, photos: boolean): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // What follows the first screenful is shown once its styles have come.
  await page.waitForSelector('html:not([data-deferred-styles])', { state: 'attached' })
  await page.evaluate(layOut)
  await page.evaluate(photos ? loadPhotos : emptyPhotos)
}

async function pictureOf(page: Page): Promise<string> {
  return (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64')
}

/** Runs in the page: pages to read on are drawn by lot, and what is far below may not be laid out yet. */
function layOut(): void {
  document.querySelector('[data-recommended]')?.remove()
  for (const section of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible'
}

/** Runs in the page: the screenshot shows the whole of it at once, and waits for no photograph further down. */
async function loadPhotos(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  for (const image of shown) image.loading = 'eager'
  await Promise.all(shown.map((image) => image.decode()))
}

/** Runs in the page. */
function emptyPhotos(): void {
  for (const image of document.images) image.style.setProperty('visibility', 'hidden', 'important')
}

/** Runs in the page: a pixel differs when one of its colors does by more than rounding. */
async function compare(pictures: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (!one || !other) throw new Error('a picture could not be read')
  if (one.width !== other.width || one.height !== other.height) return 1
  let different = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (color) => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) > 2,
    )
    if (differs) different += 1
  }
  return different / (one.width * one.height)
}
