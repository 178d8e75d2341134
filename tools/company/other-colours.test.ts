import { join } from 'node:path'
import { localeIds, localeOf } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { trackedFiles } from '../checks/tracked-files.ts'
import { root } from '../steps/steps.ts'
import { colourConstants, coloursSheet, nightSheet } from './colours/colours-file.ts'
import { oklchOf } from './colours/oklch.ts'
import { tonesOf } from './colours/tones.ts'
import { readCompany } from './company-file.ts'
import { localesOf, readLanguages } from './languages-file.ts'
import { drawnIcons, paintedIcons } from './mark/icons.ts'
import { readMark } from './mark/mark-file.ts'
import { sample } from './sample.ts'

const folder = join(root, 'company/samples/borealis')
const { colours } = readCompany(folder, localesOf(readLanguages(folder)))
const mark = readMark(folder, colours.signal)
const brand = { mark, tones: tonesOf(colours) }

const madeColours = '../../packages/ui/src/colours.gen.ts'
const madeMark = '../../packages/ui/src/mark.gen.ts'

/** The same site for somebody else: what `npm run company` makes of their files stands in the place of ours. */
beforeAll(() => {
  vi.resetModules()
  vi.doMock(madeColours, () => colourConstants(colours))
  vi.doMock(madeMark, () => ({ signalPath: mark.signal, inkPath: mark.ink }))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(madeColours)
  vi.doUnmock(madeMark)
  vi.resetModules()
})

const first = tonesOf(sample)
const firstTones = [
  ...new Set([first.signal, first.night, first.ink].flatMap((tones) => Object.values(tones))),
]
const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const ofTheFirst = [
  ...firstTones.map((tone) => new RegExp(`${tone}|rgba?\\(\\s*${parts(tone).join('[\\s,]+')}\\b`, 'i')),
  // Where its mark begins.
  /M28\.6 26\.8|M2\.5 35\.6/,
]

function expectNoneOfTheFirst(text: string): void {
  const found = ofTheFirst.flatMap((one) => {
    const at = text.search(one)
    return at === -1 ? [] : [text.slice(Math.max(0, at - 40), at + 40)]
  })
  expect(found).toEqual([])
}

test('every style sheet, of the site, the desk and the papers', () => {
  const sheet = coloursSheet(colours) + nightSheet(colours)
  expectNoneOfTheFirst(sheet)
  expect(sheet).toContain(`--signal-500: ${colours.signal};`)
  for (const { path, text } of trackedFiles(/\.(?:css|astro|html)$/))
    if (!path.endsWith('.gen.css')) expectNoneOfTheFirst(text)
})

test('icons and versions of the mark', async () => {
  for (const svg of Object.values(drawnIcons(brand))) {
    expectNoneOfTheFirst(svg)
    expect(svg).toContain(mark.signal)
  }
  for (const [name, paint] of Object.entries(paintedIcons)) {
    const bytes = await paint(brand)
    // The picture of an ICO stands behind its head.
    const png = name.endsWith('.ico') ? bytes.subarray(22) : bytes
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const hues = [...Array(info.width * info.height).keys()].flatMap((at) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
      const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
      const { chroma, hue } = oklchOf(`#${hex}`)
      return alpha > 200 && chroma > 0.08 ? [hue] : []
    })
    expect(hues.length).toBeGreaterThan(50)
    for (const hue of hues) expect(Math.abs(hue - oklchOf(colours.signal).hue)).toBeLessThan(12)
  }
})

test.each(localeIds)('head and foot of every page in %s', async (locale) => {
  const { Footer } = await import('../../apps/site/shell/footer/footer.tsx')
  const { shellContent } = await import('../../apps/site/shell/shell-content.ts')
  const { Header, HeaderSheet } = await import('../../apps/site/shell/header/header.tsx')
  const props = { content: shellContent(locale), locale: localeOf(locale), signsIn: true }
  const signIn = '/sign-in/start'
  const drawn = [
    renderToStaticMarkup(createElement(Footer, props)),
    ...[Header, HeaderSheet].map((part) =>
      renderToStaticMarkup(createElement(part, { ...props, path: '/track', brand: undefined, signIn })),
    ),
  ]
  for (const markup of drawn) {
    expectNoneOfTheFirst(markup)
    expect(markup).toContain(mark.ink)
  }
})

test('PDFs, codes to scan, the sample sign-in service and the cards beside links', async () => {
  const [{ createSheet }, { penOfPdf }, { registerScanCodes }, { signInPage }, { cardHtml }] =
    await Promise.all([
      import('../../apps/site/features/carbon/sheet.ts'),
      import('../../apps/site/features/orders/labels/pen-of-pdf.ts'),
      import('../../apps/site/features/scan-codes/scan-codes.ts'),
      import('../identity-provider/pages.ts'),
      import('../brand/social-card.ts'),
    ])
  const document = new PDFDocument({ compress: false })
  const bytes: Buffer[] = []
  document.on('data', (part: Buffer) => bytes.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  const statement = createSheet(document)
  statement.brand('Borealis')
  statement.link('Here', 'https://www.borealis.example')
  penOfPdf(document).mark({ x: 10, y: 10 }, 12)
  document.end()
  await ended
  const colour = (hex: string) =>
    parts(hex).map((part) => String(Math.round((part / 255) * 1000) / 1000).slice(0, 5))
  const filled = [
    ...Buffer.concat(bytes)
      .toString('latin1')
      .matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm),
  ].map((found) => found.slice(1, 4).map((part) => String(Math.round(Number(part) * 1000) / 1000)))
  expect(filled).toContainEqual(colour(colours.signal))
  for (const tone of firstTones) expect(filled).not.toContainEqual(colour(tone))

  const codes: string[] = []
  const app = {
    get: (_path: string, answer: (request: object, reply: object) => Promise<unknown>) =>
      answer({ params: { file: 'track.svg' } }, reply),
  }
  const reply = {
    headers: () => reply,
    send: (svg: string) => codes.push(svg),
    callNotFound: () => undefined,
  }
  registerScanCodes(app as unknown as FastifyInstance, 'https://www.borealis.example')
  expect(codes.length).toBeGreaterThan(0)
  for (const svg of codes) expectNoneOfTheFirst(svg)

  for (const isDesk of [false, true])
    expectNoneOfTheFirst(signInPage('one', { locales: 'en', isStaff: isDesk }))
  const files = {
    publicFolder: new URL('../../apps/site/public/', import.meta.url),
    font: new URL('../../apps/site/shell/typeface.woff2', import.meta.url),
  }
  const card = await cardHtml('en-US', files)
  expectNoneOfTheFirst(card)
  expect(card).toContain(mark.signal)
})

test('drawings with the mark: labels on a page, and the desk', async () => {
  const { OwnMark } = await import('../../apps/desk/src/parts/own-mark.tsx')
  const markup = renderToStaticMarkup(createElement(OwnMark, { signal: 'one', ink: 'other' }))
  expectNoneOfTheFirst(markup)
  expect(markup).toContain(mark.signal)
})
