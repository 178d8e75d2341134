import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Division, findDivision } from '@hongyan/domain/places/divisions'
import { bareName } from '../../packages/domain/src/places/bare-name.ts'
import { root } from '../steps/steps.ts'
import { chosenSuccessors, otherSuccessors } from './chosen-successors.ts'

/**
 * Writes the table of divisions that are no more. Argument: `result.csv` of github.com/yescallop/areacodes (CC0-1.0),
 * made of the yearly lists and the notices of changes of the Ministry of Civil Affairs.
 */

const firstYear = 2000

type Row = {
  readonly code: string
  readonly name: string
  readonly ended: number
  readonly to: readonly string[]
}

const rows: readonly Row[] = readFileSync(process.argv[2] ?? 'result.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(','))
  .flatMap(([code = '', , , name = '', , , , ended = '', to = '']) =>
    ended === '' ? [] : [{ code, name, ended: Number(ended), to: lastOf(to) }],
  )

/** Codes of the last change; `[2001]` marks what an earlier one took away. */
function lastOf(written: string): readonly string[] {
  const all = written.split(';').filter(Boolean)
  return all.filter((code) => !code.includes('['))
}

/** What has the place of a code after a year, down to divisions of today. */
function today(code: string, year: number): readonly string[] {
  const next = rows.find((row) => row.code === code && row.ended >= year && !row.to.includes(code))
  if (findDivision(code) && !next) return [code]
  return next ? [...new Set(next.to.flatMap((one) => today(one, next.ended)))] : []
}

/** Where most of the counties of a prefecture that ended lie now. */
function cityOf(code: string): readonly string[] {
  const counties = rows.filter((row) => row.code !== code && row.code.startsWith(code.slice(0, 4)))
  const cities = counties
    .flatMap((row) => today(row.code, row.ended))
    .map((one) => findDivision(one))
    .flatMap((one) => (one ? [one.level === 'city' ? one.code : one.parent] : []))
  const counts = [...new Set(cities)].map(
    (city) => [city, cities.filter((one) => one === city).length] as const,
  )
  const [most] = counts.sort(([, a], [, b]) => b - a)
  return most ? [most[0]] : []
}

function successorsOf(row: Row): readonly string[] {
  const chosen = chosenSuccessors[row.code]
  if (chosen) return [chosen]
  const found = row.code.endsWith('00') ? [] : row.to.flatMap((one) => today(one, row.ended))
  if (row.code.endsWith('00')) return findDivision(row.code) ? [row.code] : cityOf(row.code)
  const alike = found.filter((one) => bareName(nameOf(findDivision(one))) === bareName(row.name))
  // What kept the code goes before what has the name: 庐山区 is 濂溪区 now, and 庐山市 was another county.
  if (alike.length === 1) return found.includes(row.code) ? [row.code] : alike
  return [...new Set(found)]
}

const nameOf = (division: Division | null): string => division?.name.zh ?? ''

const lines = rows
  .filter(({ ended, name, code }) => ended >= firstYear && nameOf(findDivision(code)) !== name)
  .map((row) => ({ ...row, to: successorsOf(row) }))
  .filter(({ to }) => to.length > 0)
  .map(({ code, name, to, ended }) => `${code}|${name}|${to.join(' ')}|${ended}`)

const file = join(root, 'packages/domain/src/places/successors.gen.json')
const { about } = JSON.parse(readFileSync(file, 'utf8'))
const all = [...new Set([...lines, ...otherSuccessors])].sort()
writeFileSync(file, `${JSON.stringify({ about, rows: all }, null, 2)}\n`)
