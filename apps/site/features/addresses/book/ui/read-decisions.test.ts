import { expect, it } from 'vitest'
import type { ImportLine } from './book-model.ts'
import { actControl, areaChoice, fixControl, readDecisions } from './read-decisions.ts'

const note = { kind: 'any', field: 'name', from: '', to: '', message: '' }
const line = (number: number, verdict: ImportLine['verdict'], ...notes: ImportLine['notes']): ImportLine => ({
  line: number,
  text: '',
  verdict,
  address: null,
  notes,
})
const lines = [
  line(2, 'look', { ...note, fix: { kind: 'replace', id: '1' } }),
  line(3, 'look', { ...note, fix: { kind: 'take' } }),
  line(4, 'refused', { ...note, field: 'phone', from: '1390000771', fix: { kind: 'edit' } }),
  line(5, 'refused', { ...note, field: 'areaCode', from: '朝阳', fix: { kind: 'edit' } }),
  line(6, 'refused', { ...note, fix: { kind: 'choose', areas: [{ code: '110105', name: '朝阳区' }] } }),
]
const decide = (form: Record<string, string>) => readDecisions((name) => form[name], lines)

it('skips whatever stays as it was', () => {
  expect(decide({})).toEqual([])
  expect(decide({ [actControl(2)]: 'skip', [fixControl(4, 'phone')]: ' 1390000771 ' })).toEqual([])
})

it('takes and replaces lines that may be kept as they are', () => {
  expect(decide({ [actControl(2)]: 'replace', [actControl(3)]: 'take' })).toEqual([
    { line: 2, act: 'replace' },
    { line: 3, act: 'take' },
  ])
})

it('takes a line with what was corrected in it, an area in words', () => {
  expect(
    decide({ [fixControl(4, 'phone')]: '13900000771', [fixControl(5, 'areaCode')]: '北京市朝阳区' }),
  ).toEqual([
    { line: 4, act: 'take', fields: { phone: '13900000771' } },
    { line: 5, act: 'take', fields: { province: '北京市朝阳区' } },
  ])
})

it('takes a line with the area that was chosen for it', () => {
  expect(decide({ [actControl(6)]: `${areaChoice}110105` })).toEqual([
    { line: 6, act: 'take', fields: { areaCode: '110105' } },
  ])
})

it('never keeps a line that cannot be kept, nor hears of lines and acts that are none', () => {
  expect(decide({ [actControl(4)]: 'take', [actControl(6)]: 'replace' })).toEqual([])
  expect(
    decide({ [actControl(3)]: 'explode', [actControl(99)]: 'take', [fixControl(4, 'name')]: 'x' }),
  ).toEqual([])
})
