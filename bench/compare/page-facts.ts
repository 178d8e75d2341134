/** What a visitor, a reader and a search engine get from a page; names of files of the build are left out. */
type PageFacts = {
  readonly head: readonly string[]
  readonly landmarks: readonly string[]
  readonly headings: readonly string[]
  readonly links: readonly string[]
  readonly fields: readonly string[]
  readonly text: string
}

/** Reads the facts of a page out of its HTML; runs in a browser. */
export function pageFacts(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const written = (element: Element, names: readonly string[]): string =>
    names.map((name) => `${name}=${element.getAttribute(name) ?? ''}`).join(' ')
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)]
  const structured = all('script[type="application/ld+json"]').map(words)
  const head = [
    `lang=${page.documentElement.lang}`,
    `title=${page.title}`,
    ...all('meta[name], meta[property]').map((one) => written(one, ['name', 'property', 'content'])),
    ...all('link[rel=canonical], link[rel=alternate]').map((one) =>
      written(one, ['rel', 'hreflang', 'href']),
    ),
    ...structured,
  ]
  for (const unread of all('script, style, template, noscript')) unread.remove()
  return {
    head,
    landmarks: all('header, nav, main, aside, footer, [role]').map(
      (one) => `${one.tagName} ${written(one, ['role', 'aria-label'])}`,
    ),
    headings: all('h1, h2, h3, h4, h5, h6').map((one) => `${one.tagName} ${words(one)}`),
    links: all('a[href]').map((one) => `${one.getAttribute('href')} ${words(one)}`),
    fields: all('form, input, select, textarea, button').map(
      (one) => `${one.tagName} ${written(one, ['action', 'method', 'name', 'type', 'value', 'aria-label'])}`,
    ),
    text: words(page.body),
  }
}

/** Where the facts of two pages part, one line each; none where the pages say the same. */
export function differentFacts(one: PageFacts, other: PageFacts): readonly string[] {
  const names = Object.keys(one) as (keyof PageFacts)[]
  return names.flatMap((name) => {
    const [before, after] = [one[name], other[name]].map((fact) => (typeof fact === 'string' ? [fact] : fact))
    if (before === undefined || after === undefined) return []
    const at = before.findIndex((line, index) => line !== after[index])
    if (at === -1 && before.length === after.length) return []
    const place = at === -1 ? before.length : at
    return [`${name} ${place}: ${around(before[place] ?? '', after[place] ?? '')}`]
  })
}

/** Two lines from a little before where they part. */
function around(one: string, other: string): string {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const start = Math.max(0, from - 30)
  return `"${one.slice(start, from + 60)}" | "${other.slice(start, from + 60)}"`
}
