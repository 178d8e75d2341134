import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../steps/steps.ts'

const text = readFileSync(join(root, 'docs/spec-rows.md'), 'utf8')

/** A row of a table: what holds, the file of its test, and a part of that file which names the test. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Row|---)/.test(line))
  .map((line) => {
    const [, row = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [, file = '', named = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? []
    return { row, file, named }
  })

describe('rows of the contract', () => {
  it('are read from the document', () => {
    expect(rows.length).toBeGreaterThan(40)
  })

  it.each(rows)('$row', ({ file, named }) => {
    expect(file).toMatch(/\.(test|spec)\.tsx?$/)
    expect(readFileSync(join(root, file), 'utf8')).toContain(named)
  })
})
