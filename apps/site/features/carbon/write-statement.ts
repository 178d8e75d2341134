import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { carbonMessages, wordMessages } from '@hongyan/content'
import type { Column, SourceId } from '@hongyan/domain/carbon/factors/factor-contract'
import type { CarbonResult, Step } from '@hongyan/domain/carbon/footprint'
import type { Total } from '@hongyan/domain/carbon/total'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import {
  fill,
  formatDistance,
  formatFullDate,
  formatWeight,
  homeZone,
  type LocaleId,
  localeOf,
  marksOf,
  noonAtHome,
} from '@hongyan/locales'
import PDFDocument from 'pdfkit'
import { paths } from '../../paths.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { arithmeticOf } from './text/arithmetic.ts'
import { boundaryWord } from './text/boundary-word.ts'
import { exactKg, roundedKg } from './text/format-emission.ts'
import { basisWords, cityName, placeWords, stepWords } from './text/step-words.ts'
import { wayWords } from './text/way-words.ts'

export const statementFont = fileURLToPath(new URL('./noto-sans-sc-statement.ttf', import.meta.url))

const columns: readonly Column[] = ['international', 'china']

type Texts = { readonly locale: LocaleId; readonly words: ReturnType<typeof carbonMessages> }

/**
 * A footprint as a PDF to keep: input, both sums, every step's arithmetic, sources, and the link that works it out
 * again. It bears no date but that of its factors, so one link always gives the same bytes.
 */
export function writeStatement(locale: LocaleId, result: CarbonResult, origin: string): Promise<Buffer> {
  const texts: Texts = { locale, words: carbonMessages(locale) }
  const { statement } = texts.words
  const { footprint, since } = result
  const brand = wordMessages(locale).brand
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    bufferPages: true,
    lang: localeOf(locale).htmlLang,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${statement.title}: ${wayWords(locale, footprint.shipment)}`,
      Author: brand,
      CreationDate: new Date(`${since}T00:00:00Z`),
      ModDate: new Date(`${since}T00:00:00Z`),
    },
  })
  const bytes = buffer(document)
  document.font(statementFont)
  const sheet = createSheet(document)
  writeHead(sheet, texts, result, brand)
  writeSums(sheet, texts, result)
  writeSteps(sheet, texts, result)
  writeSources(sheet, texts, result)
  writeEnd(sheet, texts, result, origin)
  sheet.number((page, pages) => fill(statement.page, { page, pages }))
  document.end()
  return bytes
}

function writeHead(sheet: Sheet, { locale, words }: Texts, { footprint }: CarbonResult, brand: string): void {
  const { statement, form } = words
  const { shipment, metres } = footprint
  sheet.brand(brand)
  sheet.title(statement.title)
  sheet.pairs([
    [statement.from, cityName(locale, shipment.from)],
    [statement.to, cityName(locale, shipment.to)],
    [statement.weight, formatWeight(locale, shipment.grams, 3)],
    [statement.mode, form.modes[shipment.mode]],
    [statement.distance, formatDistance(locale, metres / 1000)],
  ])
}

function writeSums(sheet: Sheet, { locale, words }: Texts, { footprint }: CarbonResult): void {
  const { result, statement, beyondCo2 } = words
  sheet.heading(statement.result)
  sheet.figures(
    columns.map((column) => {
      const total = footprint.totals[column]
      return {
        name: `${result[column]} · ${boundaryWord(locale, total)}`,
        value: `${roundedKg(locale, total.amount.milligrams)} kg CO2e`,
        under: partsOf(locale, words, column, total),
      }
    }),
  )
  if (footprint.beyondCo2 !== null) {
    const amount = `${roundedKg(locale, footprint.beyondCo2)} kg CO2e`
    sheet.text(fill(statement.pair, { name: beyondCo2.title, text: fill(beyondCo2.text, { amount }) }))
  }
}

/** The parts of a sum, exactly, and what its boundary forbids to say. */
function partsOf(
  locale: LocaleId,
  { result }: Texts['words'],
  column: Column,
  { amount, parts, split }: Total,
): readonly string[] {
  const line = (name: string, milligrams: number) => `${name} ${exactKg(locale, milligrams)}`
  if (amount.boundary === 'open') {
    const note = column === 'china' ? result.openChina : result.openInternational
    return [...parts.map((part) => line(result.boundaries[part.boundary], part.milligrams)), note]
  }
  if (split === null) return []
  return [
    line(result.boundaries.wtt, split.wtt.milligrams),
    line(result.boundaries.ttw, split.ttw.milligrams),
    line(result.unsplit, split.unsplit.milligrams),
  ]
}

function writeSteps(sheet: Sheet, texts: Texts, { footprint }: CarbonResult): void {
  const { locale, words } = texts
  sheet.heading(words.statement.steps)
  for (const [index, step] of footprint.steps.entries()) {
    const { name, where, carrier } = stepWords(locale, words, step)
    const way = step.element.kind === 'leg' ? formatDistance(locale, step.element.metres / 1000) : ''
    sheet.row(`${index + 1}  ${name}`, [where, carrier, way].filter(Boolean).join(' · '), [
      basisWords(locale, words, step),
      ...distinct(step).flatMap((column) => workingLines(texts, footprint.shipment, step, column)),
    ])
  }
}

/** Both columns, or the first alone where they take the same factor. */
function distinct({ china, international }: Step): readonly Column[] {
  return china.factor.id === international.factor.id ? ['international'] : columns
}

function workingLines(
  { locale, words }: Texts,
  shipment: CarbonResult['footprint']['shipment'],
  step: Step,
  column: Column,
): readonly string[] {
  const { factor, grid, amount } = step[column]
  const { terms, result, split } = arithmeticOf(locale, shipment, step, column)
  const origin = [
    words.factors[factor.id as keyof typeof words.factors],
    words.sources[factor.source].short,
    placeWords(words, factor.place),
    ...(grid === null ? [] : [words.sources[grid.source].short, placeWords(words, grid.place)]),
    words.result.boundaries[amount.boundary],
  ]
  return [
    fill(words.statement.pair, {
      name: distinct(step).length === 1 ? words.statement.both : words.steps.columns[column],
      text: `${terms.join(' × ')} = ${result}`,
    }),
    ...(split === null ? [] : [fill(words.steps.split, split)]),
    origin.join(jointOf(locale)),
  ]
}

function writeSources(sheet: Sheet, { locale, words }: Texts, { footprint }: CarbonResult): void {
  sheet.heading(words.statement.sources)
  const used = new Set<SourceId>(
    footprint.steps.flatMap((step) =>
      columns.flatMap((column) => [
        step[column].factor.source,
        step[column].grid?.source ?? step[column].factor.source,
      ]),
    ),
  )
  for (const id of used) {
    const { name, edition, boundary, link } = words.sources[id]
    sheet.text([name, edition, boundary, link].join(jointOf(locale)))
  }
}

function writeEnd(
  sheet: Sheet,
  { locale, words }: Texts,
  { footprint, since, fingerprint }: CarbonResult,
  origin: string,
): void {
  const { statement, proof } = words
  const date = formatFullDate(locale, noonAtHome(since), homeZone)
  const link = origin + paths.footprint(locale, writeLink(footprint.shipment, footprint.set))
  sheet.heading(statement.notes)
  for (const line of statement.lines) sheet.text(line)
  sheet.text(fill(proof.set, { set: footprint.set, date }))
  sheet.text(fill(statement.pair, { name: proof.fingerprint, text: fingerprint }))
  sheet.link(statement.link, link)
}

/** What stands between the parts of a line. */
function jointOf(locale: LocaleId): string {
  return marksOf(locale).comma
}
