import type { Page } from '@playwright/test'

/** What a page may have kept in this browser, and what it shows. */
type Kept = {
  readonly storage: readonly string[]
  readonly databases: readonly string[]
  readonly caches: readonly string[]
  readonly workers: number
  readonly cookies: readonly string[]
}

/** Everything that the site of the open page keeps in this browser, by name. */
export async function storedOnDevice(page: Page): Promise<Kept> {
  const kept = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    // Neither is there without TLS elsewhere than on this machine.
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  const cookies = await page.context().cookies(page.url())
  return { ...kept, cookies: cookies.map(({ name }) => name).sort() }
}

/** Those of the addresses whose answer stands in the browser's own cache with one of the words in it. */
export function cachedWith(
  page: Page,
  addresses: readonly string[],
  words: readonly string[],
): Promise<readonly string[]> {
  return page.evaluate(
    async (asked) => {
      const found = await Promise.all(
        asked.addresses.map(async (address) => {
          const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' }
          const said = await fetch(address, init).then(
            (answer) => answer.text(),
            () => '',
          )
          return asked.words.some((word) => said.includes(word)) ? [address] : []
        }),
      )
      return found.flat()
    },
    { addresses, words },
  )
}

/** Those of the words that the open page shows, holds in a field, or has anywhere in its document. */
export function shownOf(page: Page, words: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((asked) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const all = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n')
    return asked.filter((word) => all.includes(word))
  }, words)
}
