import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCompany } from './company-file.ts'
import { localesOf, readLanguages } from './languages-file.ts'
import { readMark } from './mark/mark-file.ts'

/** What the first company is known by; its scenes are drawn in its signal (`paint.red` of the illustrations). */
export const sample = {
  short: 'Hongyan',
  signal: '#e1251b',
  ink: '#161b28',
  /** Of the two shapes of its mark. */
  markDigest: '31efb00564ae68ec',
} as const

/** What a company's folder still has of the sample, one line each. @throws WrongCompanyFile */
export function stillSample(folder: string): readonly string[] {
  const { short, colours, sample: isSample } = readCompany(folder, localesOf(readLanguages(folder)))
  const { signal, ink } = readMark(folder, colours.signal)
  const digest = createHash('sha256').update(`${signal} ${ink}`).digest('hex')
  const hasScenes = existsSync(join(folder, '../illustrations'))
  const isTinted = existsSync(join(folder, '../illustrations/drawn/tint.json'))
  return [
    short['en-US'] === sample.short ? 'names' : null,
    isSample === 'true' ? 'address, postcode and lines of law (sample: true)' : null,
    colours.signal === sample.signal || colours.ink === sample.ink ? 'colours' : null,
    digest.startsWith(sample.markDigest) ? 'mark.svg' : null,
    hasScenes && !isTinted && colours.signal !== sample.signal
      ? 'pictures: npm run company -- --pictures puts them into your colour'
      : null,
  ].filter((line) => line !== null)
}
