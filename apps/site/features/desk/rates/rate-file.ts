import { type RateChange, rateChange, withChange } from '@hongyan/domain/rates/rate-change'
import type { ShownVersion } from '@hongyan/domain/rates/show-version'
import { currency } from '@hongyan/locales'
import { LineCounter, parseDocument, stringify } from 'yaml'
import { z } from 'zod'

/** Amounts are of the smallest unit of the currency; a file that names none is of the company's. */
const rateFile = z.strictObject({
  title: z.string(),
  validFrom: z.iso.date(),
  currency: z.literal(currency).default(currency),
  rates: rateChange,
})

/** A version as a file: every table as it stands with its changes, so that it can be edited whole. */
export function writeRateFile({ version, rates, change }: ShownVersion): {
  readonly name: string
  readonly text: string
} {
  const { title, validFrom, number } = version
  const text = textOfRates({ title, validFrom, rates: withChange(rates, change) })
  return { name: `rates-${number}-${validFrom}.yaml`, text }
}

/** Rates as the text of a file. */
export function textOfRates({
  title,
  validFrom,
  rates,
}: {
  readonly title: string
  readonly validFrom: string
  readonly rates: RateChange
}): string {
  const file = { title, validFrom, currency, rates }
  return stringify(file, { lineWidth: 110, aliasDuplicateObjects: false })
}

/** What cannot be read of a file: a line, or the path of a value, and what is wrong there. */
type FileProblem = { readonly at: string; readonly message: string }

type RateFile =
  | {
      readonly kind: 'read'
      readonly title: string
      readonly validFrom: string
      readonly rates: RateChange
    }
  | { readonly kind: 'problems'; readonly problems: readonly FileProblem[] }

/** Reads a file of a version, or says at which lines and values it cannot be read. */
export function readRateFile(text: string): RateFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const broken = document.errors.map(({ pos: [offset], message }) => ({
    at: String(lineCounter.linePos(offset).line),
    message,
  }))
  if (broken.length > 0) return { kind: 'problems', problems: broken.slice(0, mostProblems) }
  const read = rateFile.safeParse(valueOfDocument(document))
  if (read.success) return { kind: 'read', ...read.data }
  const problems = read.error.issues.map(({ path, message }) => ({ at: path.join('.'), message }))
  return { kind: 'problems', problems: problems.slice(0, mostProblems) }
}

const mostProblems = 20

/** Null where aliases stand for more than a file may hold. */
function valueOfDocument(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return null
  }
}
