import { type Judgement, judgeLine } from '../packages/domain/src/addresses/testing/judge-line.ts'
import { labelledLines } from '../packages/domain/src/addresses/testing/labelled-lines.ts'
import { writtenLines } from '../packages/domain/src/addresses/testing/written-lines.ts'

const seeds = [1, 2, 3]
/** Of all lines; the reading of an address is not done below this. */
const leastRight = 0.99

type Row = Record<Judgement, number> & { lines: number; fields: number; worst: string }

/**
 * How addresses are read: lines made in the forms in which people send them, of every place, and lines written by
 * hand, and what came of each kind: right, asked, wrong, wrong and said to be sure; `fields` counts wrong names, phones and streets.
 */
export async function benchAddresses(): Promise<Record<string, unknown>> {
  const rows = new Map<string, Row>()
  const began = process.cpuUsage()
  const lines = [...seeds.flatMap((seed) => labelledLines(seed)), ...writtenLines()]
  const made = process.cpuUsage(began)
  for (const line of lines) {
    const row = rows.get(line.kind) ?? {
      lines: 0,
      right: 0,
      asked: 0,
      wrong: 0,
      sure: 0,
      fields: 0,
      worst: '',
    }
    const { area, fields } = judgeLine(line)
    row.lines += 1
    row[area] += 1
    if (!fields) row.fields += 1
    if (area !== 'right' && row.worst === '') row.worst = line.text.replaceAll('\n', ' ').slice(0, 48)
    rows.set(line.kind, row)
  }
  const { user, system } = process.cpuUsage(began)
  console.table(Object.fromEntries(rows))
  const total = (key: Judgement | 'fields') => [...rows.values()].reduce((sum, row) => sum + row[key], 0)
  const share = total('right') / lines.length
  const result = {
    lines: lines.length,
    right: share,
    asked: total('asked'),
    wrong: total('wrong'),
    'wrong and sure': total('sure'),
    fields: total('fields'),
    'processor time of a line, ms': (user + system - made.user - made.system) / 1000 / lines.length,
  }
  console.table(result)
  if (total('sure') > 0 || share < leastRight) {
    console.error('Addresses are not read as they have to be: none wrong and sure, 99 % right.')
    process.exitCode = 1
  }
  return { ...result, rows: Object.fromEntries(rows) }
}
