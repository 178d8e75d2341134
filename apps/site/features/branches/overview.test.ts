import { siteContent } from '@hongyan/content'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { expect, test } from 'vitest'
import { presentOverview } from './overview.ts'

const network = sampleNetwork()
const overview = presentOverview(network, 'en-US')

test('the branch map counts what the finder lists, of the country, each province and each city', () => {
  const { provinces, branches, cities } = overview
  expect(provinces.reduce((sum, { count }) => sum + count, 0)).toBe(branches)
  expect(provinces.flatMap((province) => province.cities)).toHaveLength(cities)
  for (const province of provinces) {
    expect(province.count, province.name).toBe(network.inDivision(province.code).length)
    for (const { code, name, count } of province.cities)
      expect(count, name).toBe(network.inDivision(code).length)
  }
  for (const { name, area, among } of overview.hubs) expect(among, name).toBe(network.inDivision(area).length)
})

test('the company states as many cities as its network has', () => {
  const { items } = siteContent('en-US').home.figures
  expect(items.find(({ id }) => id === 'cities')?.value).toBe(String(overview.cities))
})
