import { expect, test } from 'vitest'
import { addressRoot, addressTree } from './address-tree.ts'

const { children, version } = addressTree()

test('provinces stand under the root, with names in both languages', () => {
  expect(children.get(addressRoot)).toHaveLength(34)
  expect(version).toMatch(/^\d{4}-\d{2}-\d+$/)
  for (const list of children.values()) {
    for (const { code, zh, en } of list) {
      expect(code).toMatch(/^\d{6}$/)
      expect(zh).toMatch(/^\p{Script=Han}+$/u)
      expect(en).toMatch(/^[A-Z][A-Za-z' -]+$/)
    }
  }
})

test('every code stands once, under a parent that exists', () => {
  const codes = [...children.values()].flat().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const parents = [...children.keys()].filter((code) => code !== addressRoot)
  expect(parents.filter((code) => !codes.includes(code))).toEqual([])
})

test('nobody is left without a city', () => {
  for (const { code } of children.get(addressRoot) ?? [])
    expect(children.get(code)?.length).toBeGreaterThan(0)
})
