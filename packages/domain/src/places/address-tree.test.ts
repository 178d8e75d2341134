import { expect, test } from 'vitest'
import { addressTree } from './address-tree.ts'
import { addressRoot } from './divisions.ts'

const { children, version } = addressTree()

test('provinces stand under the root, with names in both languages', () => {
  expect(children.get(addressRoot)).toHaveLength(34)
  expect(version).toMatch(/^\d{4}-\d{2}-\d+$/)
})

test('every code stands once, under a parent that exists', () => {
  const codes = [...children.values()].flat().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const parents = [...children.keys()].filter((code) => code !== addressRoot)
  expect(parents.filter((code) => !codes.includes(code))).toEqual([])
})

test('nobody is left without a city, and only cities without districts end there', () => {
  const provinces = children.get(addressRoot) ?? []
  for (const { code } of provinces) expect(children.get(code)?.length).toBeGreaterThan(0)
  const leaves = provinces
    .flatMap(({ code }) => children.get(code) ?? [])
    .filter(({ code }) => !children.has(code))
  const whole = leaves.filter(({ code }) => code.endsWith('00')).map(({ name }) => name.zh)
  expect(whole).toEqual(['东莞市', '中山市', '儋州市', '嘉峪关市'])
})
