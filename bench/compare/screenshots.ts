import type { Browser, Page } from 'playwright-core'

/**
 * Share of pixels that differ between one page of two origins, from 0 to 1; both at rest, whole pages. Without
 * `photos` their places stay empty: the same photograph in another size differs by rounding all over.
 */
export async function pixelsApart(
  browser: Browser,
  [one, other]: readonly [string, string],
  { width, photos }: { readonly width: number; readonly photos: boolean },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const pictures = [await pictureOf(page, one, photos), await pictureOf(page, other, photos)]
  await page.goto('about:blank')
  const share = await page.evaluate(compare, pictures)
  await context.close()
  return share
}

async function pictureOf(page: Page, url: string, photos: boolean): Promise<string> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // Pages to read on are drawn by lot.
  await page.evaluate(() => document.querySelector('[data-recommended]')?.remove())
  await page.evaluate(photos ? loadPhotos : emptyPhotos)
  return (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64')
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
  let apart = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (color) => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) > 2,
    )
    if (differs) apart += 1
  }
  return apart / (one.width * one.height)
}
