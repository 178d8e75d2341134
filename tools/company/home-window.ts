import { countryRatio } from '../../apps/site/shell/parts/map/country-ratio.ts'
import { fitWindow, type MapWindow, project } from '../../apps/site/shell/parts/map/projection.ts'
import { type CountryCode, countryPacks } from './country-packs.ts'

/** From the Pamirs to the Amur, and south to Hainan. */
const ofDivisions: MapWindow = { x: 72, y: -63.3, width: 65, height: 65 / countryRatio }

/** How much wider the map of a country is than the towns that its postcodes are known by. */
const air = 1.18
const leastSpan = 4

/** What a map of a whole country shows. */
export function homeWindowOf(country: CountryCode): MapWindow {
  const { areas } = countryPacks[country].addresses
  if (areas.kind !== 'postcodes') return ofDivisions
  const towns = areas.regions
    .filter(({ code }) => !areas.isRemote(code))
    .map(({ longitude, latitude }) => project(longitude, latitude))
  const { x, y, width } = fitWindow(towns, countryRatio, leastSpan, air)
  const short = (units: number) => Math.round(units * 100) / 100
  return { x: short(x), y: short(y), width: short(width), height: short(width) / countryRatio }
}

/** The module that maps have it from. */
export function homeWindowModule(country: CountryCode): string {
  const { x, y, width } = homeWindowOf(country)
  return [
    "import { countryRatio } from './country-ratio.ts'",
    "import type { MapWindow } from './projection.ts'",
    '',
    '// Made of company/company.yaml by `npm run company`.',
    '',
    '/** The country of the home. */',
    `export const homeWindow: MapWindow = { x: ${x}, y: ${y}, width: ${width}, height: ${width} / countryRatio }`,
    '',
  ].join('\n')
}
