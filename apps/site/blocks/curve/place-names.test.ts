import { expect, it } from 'vitest'
import { placeNames } from './place-names.ts'

const placed = (...names: (readonly [x: number, label: string])[]) =>
  placeNames(names.map(([x, label]) => ({ x, label, value: '4 °C' }))).map(({ anchor, line }) => [
    anchor,
    line,
  ])

it('centres a name under its reading, but not beyond an end of the drawing', () => {
  expect(placed([0.006, '采摘'], [0.5, '装车'], [0.994, '上架'])).toEqual([
    ['start', 0],
    ['middle', 0],
    ['end', 0],
  ])
})

it('sets a name that would touch the one before it a line further down', () => {
  const names = placed([0.006, 'Loaded'], [0.857, 'Shop 6'], [0.994, 'Empty, heading back'])
  expect(names.map(([, line]) => line)).toEqual([0, 0, 1])
})
