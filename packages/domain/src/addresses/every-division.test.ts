import { toTraditional } from '@hongyan/locales/traditional'
import { describe, expect, test } from 'vitest'
import { childrenOf, type Division, divisionPath, listDivisions } from '../places/divisions.ts'
import { parseAddress } from './parse-address.ts'

const street = '人民路12号'
const districts = listDivisions('district')
const leaves = [...districts, ...listDivisions('city').filter(({ code }) => childrenOf(code).length === 0)]

/** What was read of divisions that are not where they should be, for a failure that says which. */
function lost(
  divisions: readonly Division[],
  write: (names: readonly string[]) => string,
): readonly string[] {
  return divisions.flatMap((division) => {
    const text = write(divisionPath(division.code).map(({ name }) => name.zh))
    const { district, city, detail } = parseAddress(text)
    const code = (district ?? city)?.code
    const right = code === division.code && detail.replace('號', '号') === street
    return right ? [] : [`${text}: ${code} ${detail}`]
  })
}

describe('every district, with a street behind it', () => {
  test.each([
    ['whole', (names: readonly string[]) => names.join('') + street],
    ['from its city on', (names: readonly string[]) => names.slice(1).join('') + street],
  ])('is found %s, in both scripts', (_, write) => {
    expect(districts.length).toBeGreaterThan(2846)
    expect(lost(districts, write)).toEqual([])
    expect(lost(districts, (names) => toTraditional(write(names)))).toEqual([])
  })

  test('is found with spaces between', () => {
    expect(lost(districts, (names) => [...names, street].join(' '))).toEqual([])
  })

  test('and every city that has none', () => {
    expect(lost(leaves, (names) => names.join('') + street)).toEqual([])
  })
})

test('a district alone is read as itself, or not at all where others have or had its name', () => {
  // 中区 is a part of every estate; of the two characters alone no place is taken.
  for (const { code, name } of districts.filter(({ name }) => name.zh !== '中区')) {
    const { district, candidates } = parseAddress(name.zh + street)
    const found = district?.code ?? candidates.find((one) => one.code === code)?.code
    expect(found, name.zh).toBe(code)
  }
})
