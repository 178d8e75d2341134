import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../steps/steps.ts'
import { WrongCompanyFile } from '../read-company-file.ts'
import { markModule, markOfText, readMark } from './mark-file.ts'

const signal = '#1257a8'
const drawn = (inside: string, attributes = 'viewBox="0 0 48 48"') =>
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const one = '<path fill="#1257A8" d="M4 4h40v20H4z"/>'
const other = `<path d='M4 28h40\n  v16H4z' fill='currentColor'></path>`

test('a mark has a shape in the signal and one in the ink, or only one of them', () => {
  expect(markOfText(drawn(one + other), signal)).toEqual({
    signal: 'M4 4h40v20H4z',
    ink: 'M4 28h40 v16H4z',
  })
  expect(markOfText(drawn(other), signal).signal).toBe('')
})

test('ours is drawn in the colours that company.yaml says', () => {
  const mark = readMark(join(root, 'company'), '#e1251b')
  expect(markModule(mark)).toBe(readFileSync(join(root, 'packages/ui/src/mark.gen.ts'), 'utf8'))
})

test.each([
  ['another box', drawn(one, 'viewBox="0 0 512 512"'), 'viewBox must be "0 0 48 48"'],
  ['a script', drawn(`${one}<script href="https://x.example"/>`), '<script> cannot be drawn everywhere'],
  ['words in a script', drawn(`${one}<script>alert(1)</script>`), 'text or marks outside its elements'],
  ['a doctype', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn(one)}`, 'text or marks outside its elements'],
  ['a picture within', drawn('<image href="mark.png"/>'), '<image> cannot be drawn everywhere'],
  ['a handler', drawn('<path fill="currentColor" d="M0 0h9" onclick="a"/>'), 'and no onclick'],
  ['moved shapes', drawn('<path fill="currentColor" d="M0 0h9" transform="scale(2)"/>'), 'and no transform'],
  ['a third colour', drawn('<path fill="#00ff00" d="M0 0h9z"/>'), 'fill of path 1 must be "#1257a8"'],
  ['two in one colour', drawn(one + one), 'two paths in one colour'],
  ['the ink first', drawn(other + one), 'the path in the signal stands first'],
  ['what is no path', drawn('<path fill="currentColor" d="url(#a)"/>'), 'd of path 1 must be path data'],
  ['nothing', drawn(''), 'draws nothing'],
  ['too much', drawn(one.replace('h40', 'h40'.repeat(1400))), 'more than 4096 bytes'],
])('%s is refused', (_, svg, message) => {
  expect(() => markOfText(svg, signal)).toThrow(WrongCompanyFile)
  expect(() => markOfText(svg, signal)).toThrow(message)
})

test('a folder without a mark is told so', () => {
  expect(() => readMark(join(root, 'docs'), signal)).toThrow('mark.svg is missing')
})
