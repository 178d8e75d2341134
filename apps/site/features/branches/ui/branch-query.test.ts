import { branchServices } from '@hongyan/domain/branches/branch'
import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portion, radii } from '../branch-answer.ts'
import { type BranchQuery, branchPath, inArea, readBranchQuery } from './branch-query.ts'

const read = (search: string) => readBranchQuery(new URLSearchParams(search))

describe('the address of the finder', () => {
  it('says again what was read from it', () => {
    const query: fc.Arbitrary<BranchQuery> = fc.record({
      area: fc.constantFrom(null, '330108', '110000'),
      services: fc.subarray([...branchServices]),
      openNow: fc.boolean(),
      radiusKm: fc.constantFrom(...radii),
      limit: fc.constantFrom(portion, 40, 200),
    })
    fc.assert(
      fc.property(query, (asked) => {
        const { search } = new URL(branchPath('en-US', asked), 'https://x')
        const back = readBranchQuery(new URLSearchParams(search))
        // Around a point there is a radius, in an area there is none to say.
        expect(back).toEqual(asked.area === null ? asked : { ...asked, radiusKm: radii[0] })
      }),
    )
  })

  it('is short where nothing was asked', () => {
    expect(branchPath('zh-CN', read(''))).toBe('/network')
    whereWritten('zh-HK', (hk) => expect(branchPath(hk, read(''))).toBe('/hk/network'))
    expect(branchPath('zh-CN', inArea(read('show=40'), '330108'))).toBe('/network?area=330108')
  })

  it('takes nothing it does not know', () => {
    expect(read('area=33010&service=cafe&open=yes&radius=7&show=1e9')).toEqual({ ...read(''), limit: 200 })
    expect(read('area=330108;drop&show=-5')).toEqual(read(''))
  })
})
