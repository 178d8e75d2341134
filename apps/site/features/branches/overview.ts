import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { bareText } from '@hongyan/domain/places/bare-name'
import {
  addressRoot,
  childrenOf,
  divisionPath,
  findDivision,
  homeRegions,
} from '@hongyan/domain/places/divisions'
import { orderInLanguage } from '@hongyan/domain/places/order-in-language'
import { type LocaleId, textIn } from '@hongyan/locales'
import { areaName } from './area-names.ts'
import type { NetworkOverview } from './ui/branch-map/overview.ts'

/** The whole network by province and city, or by town where places have postcodes, as a map and its list show it. */
export function presentOverview(network: BranchNetwork, locale: LocaleId): NetworkOverview {
  const count = (code: string) => network.inDivision(code).length
  const towns = orderInLanguage(homeRegions(), locale)
    .filter(({ code }) => count(code) > 0)
    .map((town) => {
      const { longitude, latitude } = town
      return { ...areaName(town, locale), count: count(town.code), longitude, latitude }
    })
  const provinces = orderInLanguage(homeRegions().length > 0 ? [] : childrenOf(addressRoot), locale)
    .filter(({ code }) => count(code) > 0)
    .map((province) => {
      const children = childrenOf(province.code).filter(({ level }) => level === 'city')
      const cities = (children.length > 0 ? children : [province])
        .filter(({ code }) => count(code) > 0)
        .map((city) => {
          const { longitude, latitude } = city
          return { ...areaName(city, locale), count: count(city.code), longitude, latitude }
        })
      return { ...areaName(province, locale), count: count(province.code), cities }
    })
  return {
    branches: network.branches.length,
    cities: provinces.reduce((sum, { cities }) => sum + cities.length, towns.length),
    provinces,
    towns,
    hubs: network.branches
      // The map is of the country.
      .filter(({ kind, district }) => kind === 'hub' && findDivision(district) !== null)
      .map(({ code, name, district, longitude, latitude }) => {
        const city = divisionPath(district).find(({ level }) => level === 'city')
        return {
          code,
          name: textIn(name, locale),
          city: city ? textIn(bareText(city.name), locale) : '',
          area: district,
          among: count(district),
          longitude,
          latitude,
        }
      }),
  }
}
