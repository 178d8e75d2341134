import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PaperEdition, siteContent } from '@hongyan/content'
import { isDerived, type LocaleId, localeIds, localeOf, readsSource, sourceId } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import { tones } from '@hongyan/ui/colours.gen.ts'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import subsetFont from 'subset-font'
import { mapTexts } from '../packages/content/src/map-texts.ts'
import { chromiumPath } from '../tools/browser/chromium-path.ts'
import { catalogue } from './catalogue.ts'
import { headingPages, pageCount } from './heading-pages.ts'
import type { PaperText } from './paper-text.ts'
import { sealDates } from './seal-dates.ts'
import type { Sheet } from './sheet/document.tsx'
import { words } from './words.ts'

/**
 * Prints the white papers: React to HTML, HTML through Chromium to tagged PDF, into the folder that the server reads,
 * with a list of their pages and sizes for the site. `npm run papers -- transport-carbon` prints one paper.
 */
const root = new URL('../', import.meta.url)
const shelf = new URL('apps/site/papers/', root)
const list = new URL('packages/content/src/paper-editions.gen.json', root)
/** Everything the Latin face is asked for. */
const latinSigns = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—‘’“”…−`
const face = new URL('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', root)

/** A paper in one language; the Hong Kong one by the derivation of the whole site. */
function editionText(id: string, locale: LocaleId): { text: PaperText; words: Sheet['words'] } {
  const source = readsSource(locale) ? sourceId : 'en-US'
  const paper = catalogue[id]
  if (paper === undefined) throw new Error(`There is no paper ${id}`)
  const written = { text: paper[source], words: words[source] }
  return isDerived(locale) ? mapTexts(written, toTraditional) : written
}

/** The program that makes the pages, bundled because Node reads no TSX. */
async function loadPrinter(): Promise<{ print: (sheet: Sheet) => string; css: string }> {
  const outfile = new URL('node_modules/.papers/document.mjs', root)
  await build({
    stdin: {
      contents: `import { renderToStaticMarkup } from 'react-dom/server'
        import { createElement } from 'react'
        import { PaperDocument } from './sheet/document.tsx'
        export const print = (sheet) => '<!doctype html>' + renderToStaticMarkup(createElement(PaperDocument, sheet))`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'tsx',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    outfile: fileURLToPath(outfile),
  })
  const loaded = (await import(outfile.href)) as { print: (sheet: Sheet) => string }
  // Styles of the parts that the site and the papers have in common.
  return {
    print: loaded.print,
    css: await readFile(new URL('node_modules/.papers/document.css', root), 'utf8'),
  }
}

/** The faces as plain TrueType: what varies would be drawn and not embedded. */
async function facesOf(locale: LocaleId): Promise<string> {
  const script = localeOf(locale).script === 'hant' ? 'hk' : 'sc'
  const geist = await readFile(face)
  const weights = [
    { range: '100 500', cut: 'regular', wght: 400 },
    { range: '501 900', cut: 'semibold', wght: 600 },
  ]
  const rules = await Promise.all(
    weights.map(async ({ range, cut, wght }) => {
      const latin = await subsetFont(geist, latinSigns, { targetFormat: 'truetype', variationAxes: { wght } })
      const han = await readFile(new URL(`white-papers/fonts/noto-sans-${script}-${cut}.woff2`, root))
      return [
        fontFace('Geist', range, latin, 'font/ttf', 'U+20-B6,U+B8-FF,U+2013,U+2212'),
        fontFace('Geist Marks', range, latin, 'font/ttf', 'U+B7,U+2014,U+2018-201D,U+2026'),
        fontFace('Noto Sans', range, han, 'font/woff2', null),
      ]
    }),
  )
  return rules.flat().join('\n')
}

function fontFace(
  family: string,
  weight: string,
  file: Uint8Array,
  type: string,
  signs: string | null,
): string {
  const source = `url(data:${type};base64,${Buffer.from(file).toString('base64')})`
  const range = signs === null ? '' : `;unicode-range:${signs}`
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source}${range}}`
}

/** Style of the pages: the site's tokens, the faces, the print sheet, and what runs along the head. */
async function styleOf(text: PaperText, locale: LocaleId, brand: string, shared: string): Promise<string> {
  const [colours, tokens, sheet, figures, faces] = await Promise.all([
    readFile(new URL('packages/ui/src/colours.gen.css', root), 'utf8'),
    readFile(new URL('packages/ui/src/tokens.css', root), 'utf8'),
    readFile(new URL('white-papers/print.css', root), 'utf8'),
    readFile(new URL('white-papers/figures.css', root), 'utf8'),
    facesOf(locale),
  ])
  const families =
    localeOf(locale).script === 'latin' ? 'Geist, "Geist Marks", "Noto Sans"' : 'Geist, "Noto Sans"'
  return [
    colours,
    tokens,
    shared,
    faces,
    // Margin boxes know no custom properties.
    sheet
      .replaceAll('var(--face)', `${families}, sans-serif`)
      .replaceAll('var(--ink-500)', tones.ink[500])
      .replaceAll('var(--ink-900)', tones.ink[900]),
    figures,
    `@page{@top-left{content:"${text.title[0] ?? ''}"}@top-right{content:"${brand}"}}`,
  ].join('\n')
}

async function printEdition(
  browser: Browser,
  printer: { readonly print: (sheet: Sheet) => string; readonly css: string },
  id: string,
  locale: LocaleId,
): Promise<PaperEdition> {
  const { text, words: furniture } = editionText(id, locale)
  const about = siteContent(locale).papers.items.find((item) => item.id === id)
  if (!about) throw new Error(`The site says nothing about the paper ${id}`)
  const sheet: Omit<Sheet, 'pages'> = {
    paper: id,
    locale: localeOf(locale),
    text,
    words: furniture,
    date: about.date,
    hotline: siteContent(locale).support.hotline,
    css: await styleOf(text, locale, furniture.brand, printer.css),
  }
  const page = await browser.newPage()
  try {
    const pdfOf = async (pages: readonly number[]): Promise<Buffer> => {
      await page.setContent(printer.print({ ...sheet, pages }))
      await page.evaluate(() => document.fonts.ready)
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    }
    // The contents name pages that only the print knows: once to find them, once to say them.
    const first = headingPages(await pdfOf([]))
    const chapters = text.sections.map(({ title }) => ({
      title,
      page: first.find((heading) => heading.title.endsWith(title))?.page ?? 0,
    }))
    if (chapters.some((chapter) => chapter.page === 0))
      throw new Error(`${id} ${locale}: a chapter has no page`)
    const pdf = sealDates(await pdfOf(chapters.map((chapter) => chapter.page)), about.date)
    await writeFile(new URL(`${id}.${locale}.pdf`, shelf), pdf)
    return { pages: pageCount(pdf), bytes: pdf.byteLength, chapters }
  } finally {
    await page.close()
  }
}

const wanted = process.argv.slice(2)
const ids = Object.keys(catalogue).filter((id) => wanted.length === 0 || wanted.includes(id))
await mkdir(shelf, { recursive: true })
const editions: Record<string, Record<string, PaperEdition>> = JSON.parse(await readFile(list, 'utf8'))
const printer = await loadPrinter()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
try {
  for (const id of ids) {
    const made: Record<string, PaperEdition> = {}
    for (const locale of localeIds) {
      const edition = await printEdition(browser, printer, id, locale)
      made[locale] = edition
      console.log(`${id} ${locale}: ${edition.pages} pages, ${Math.round(edition.bytes / 1024)} kB`)
    }
    editions[id] = made
  }
} finally {
  await browser.close()
}
await writeFile(list, `${JSON.stringify(editions, null, 2)}\n`)
