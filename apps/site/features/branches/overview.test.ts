import { networkMessages, siteContent } from '@hongyan/content'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { presentOverview } from './overview.ts'

const network = sampleNetwork()
const overview = presentOverview(network, 'en-US')
const numerals: Readonly<Record<string, number>> = { six: 6, 六: 6 }

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

test.each(localeIds)('the branch map names as many road hubs as the home page draws, %s', (locale) => {
  const trunk = siteContent(locale).home.network.modes.find(({ id }) => id === 'trunk')
  const hubs = trunk?.cities.filter(({ kind }) => kind === 'hub').length
  const lead = networkMessages(locale).overview.lead
  const said = Object.keys(numerals).find(
    (word) => lead.includes(`${word} road hubs`) || lead.includes(`${word}座公路`),
  )
  expect(numerals[said ?? '']).toBe(hubs)
})
