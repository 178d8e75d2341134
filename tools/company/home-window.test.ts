import { expect, test } from 'vitest'
import { project, within } from '../../apps/site/shell/parts/map/projection.ts'
import { countryPacks } from './country-packs.ts'
import { homeWindowModule, homeWindowOf } from './home-window.ts'

test('a map of a country with postcodes shows every town that they are known by', () => {
  const { areas } = countryPacks.DE.addresses
  if (areas.kind !== 'postcodes') throw new Error('Germany has postcodes')
  const window = homeWindowOf('DE')
  for (const { town, longitude, latitude } of areas.regions) {
    const { x, y } = within(window, project(longitude, latitude))
    expect(Math.min(x, y), town).toBeGreaterThan(0.02)
    expect(Math.max(x, y), town).toBeLessThan(0.98)
  }
})

test('that of China is the one that its pictures are drawn for', () => {
  expect(homeWindowModule('CN')).toContain('{ x: 72, y: -63.3, width: 65, height: 65 / countryRatio }')
})
