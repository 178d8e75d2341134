import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, it } from 'vitest'
import { workbookOf } from '../packages/tables/src/testing/workbook-of.ts'
import { root } from './steps/steps.ts'

const rows = 100_000
const folder = temporaryFolder('stream')

/** Counts the rows of a file in a process whose objects have less room than the rows of it take. */
function countWithLittle(file: string): string {
  const program = `import { tableIn } from './tools/table-stream.ts'
    let rows = 0
    for await (const some of tableIn(${JSON.stringify(file)})()) rows += some.length
    console.log(rows)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=24', '--max-semi-space-size=1', '--input-type=module', '--eval', program],
    { cwd: root, encoding: 'utf8' },
  )
  return stdout.trim() || stderr.slice(-300)
}

const cellsOf = (row: number) => [
  `event-${row}`,
  `HY${(row * 7919) % rows}`,
  '上海青浦转运中心',
  'hub_arrived',
]

it('reads a long table of text in little memory', () => {
  const file = join(folder, 'long.csv')
  writeFileSync(file, Array.from({ length: rows }, (_, row) => cellsOf(row).join(',')).join('\n'))
  expect(countWithLittle(file)).toBe(String(rows))
})

it('reads a long workbook in little memory, its texts in cells or shared by them', () => {
  const written = (row: number) =>
    cellsOf(row)
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('')
  const sheet = Array.from({ length: rows }, (_, row) => `<row>${written(row)}</row>`).join('')
  writeFileSync(join(folder, 'long.xlsx'), workbookOf(sheet))
  expect(countWithLittle(join(folder, 'long.xlsx'))).toBe(String(rows))

  const shared = Array.from({ length: rows }, (_, row) => `<si><t>event-${row}</t></si>`).join('')
  const cells = Array.from({ length: rows }, (_, row) => `<row><c t="s"><v>${row}</v></c></row>`).join('')
  const more = { 'xl/sharedStrings.xml': `<sst>${shared}</sst>` }
  writeFileSync(join(folder, 'shared.xlsx'), workbookOf(cells, more))
  expect(countWithLittle(join(folder, 'shared.xlsx'))).toBe(String(rows))
})
