import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { addressRoot, childrenOf, findDivision, listDivisions } from '@hongyan/domain/places/divisions'
import { localeIds, readsSource } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleCoverage } from '../../../server/testing/sample-answers.ts'
import { drawCoverageMap } from './draw-coverage-map.ts'
import { presentCoverageOverview } from './present-overview.ts'
import { CoverageMap } from './ui/coverage-map/coverage-map.tsx'
import type { DistrictCounts } from './ui/coverage-map/overview.ts'

const network = sampleNetwork()
const overview = (province: string | null) => presentCoverageOverview(network, province, 'zh-CN')
const sum = (counts: readonly DistrictCounts[]) =>
  counts.reduce((one, other) => ({
    served: one.served + other.served,
    partly: one.partly + other.partly,
    not: one.not + other.not,
  }))
const provinces = childrenOf(addressRoot)

describe('the overview', () => {
  it.each([null, ...provinces.map(({ code }) => code)])('of %s is the sum of its parts', (code) => {
    const { districts, parts } = overview(code)
    expect(sum(parts.map((part) => part.districts))).toEqual(districts)
  })

  it('says of a province what asking for it says', () => {
    for (const { code, districts } of overview(null).parts) {
      const [answer] = sampleCoverage([code], 'zh-CN')
      if (answer?.kind === 'wider') expect(districts).toEqual(answer.districts)
    }
  })

  it('is of the country for a code that is no province’s', () => {
    for (const code of ['330100', '999999', null]) expect(overview(code).area).toBeNull()
    expect(overview('330000')).toMatchObject({ area: { name: '浙江省' } })
    expect(overview('310000').parts.map(({ name }) => name)).toContain('浦东')
  })
})

describe('the picture', () => {
  /** Without those of the provinces around. */
  const dots = (svg: string) =>
    svg.replace(/<path stroke="#dccfc4" stroke-width="\d[^>]*>/, '').match(/h0/g)?.length ?? 0

  it.each(provinces.map((province) => [province.name.en, province] as const))(
    'of %s is in its frame',
    (_, province) => {
      const svg = drawCoverageMap(network, province)
      const [, height = '0'] = /viewBox="0 0 1000 (\d+)"/.exec(svg) ?? []
      for (const [, path = ''] of svg.matchAll(/ d="(m[^"]*)"/g)) {
        let [x, y] = [0, 0]
        for (const [, right, down] of path.matchAll(/m(-?\d+) (-?\d+)h0/g)) {
          x += Number(right)
          y += Number(down)
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(1000)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(Number(height))
        }
      }
    },
  )

  it('has a dot for each district, and one for those of one place', () => {
    const shanghai = drawCoverageMap(network, findDivision('310000'))
    expect(dots(shanghai)).toBe(overview('310000').districts.served)
    expect(dots(drawCoverageMap(network, null))).toBeLessThan(listDivisions('district').length * 1.5)
  })
})

describe.each(localeIds)('the section in %s', (locale) => {
  it.each([null, '310000', '540000', '710000'])(
    'of %s has no gap in its texts and no styles of its own',
    (code) => {
      const html = renderToStaticMarkup(
        <CoverageMap
          overview={presentCoverageOverview(network, code, locale)}
          locale={locale}
          tiles={null}
        />,
      )
      expect(html).not.toMatch(/undefined|NaN|\[object|\{[a-z]\w*\}|style=/)
      expect(html).toContain(`/img/coverage/${code ?? 'china'}.svg`)
      if (!readsSource(locale)) expect(html).not.toMatch(/\p{Script=Han}/u)
    },
  )
})
