import { readFileSync } from 'node:fs'
import { childrenOf, type Division, listDivisions } from '../../places/divisions.ts'
import type { LabelledLine } from './labelled-lines.ts'

const every = (['province', 'city', 'district'] as const).flatMap(listDivisions)

/**
 * Lines written by hand from memory of real places, with the code of what each means; null where it has to be asked.
 * The kind of each is the heading that it stands under.
 */
export function writtenLines(): readonly LabelledLine[] {
  const rows = readFileSync(new URL('written-lines.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.flatMap((row, at) => {
    if (row.startsWith('#')) return []
    const [text = '', city = '', district = ''] = row.split('\t')
    const heading = rows.slice(0, at).findLast((one) => one.startsWith('# ')) ?? ''
    const code = city === '?' ? null : codeOf(city, district, text)
    return [{ kind: `by hand: ${heading.slice(2)}`, text, code }]
  })
}

/** Where no district is said, a municipality is the province, not the city of its name. */
function codeOf(city: string, district: string, text: string): string {
  const named = every.filter(({ name }) => name.zh === city)
  const meant: Division | undefined =
    district === ''
      ? named[0]
      : named.flatMap(({ code }) => childrenOf(code)).find(({ name }) => name.zh === district)
  if (!meant) throw new Error(`No ${city} ${district}: ${text}`)
  return meant.code
}
