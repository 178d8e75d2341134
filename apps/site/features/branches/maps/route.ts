import { findDivision } from '@hongyan/domain/places/divisions'
import { locateNetworkAddress } from '@hongyan/domain/places/network-location'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import { areaName } from '../area-names.ts'
import { locateVisitor } from './endpoints.ts'

export const mapsRoutes: readonly Route[] = [
  defineRoute(locateVisitor, async (_input, { address, locale }) => {
    const { source, area, longitude, latitude } = locateNetworkAddress(address)
    const city = area === null ? null : findDivision(area)
    return {
      kind: 'reply',
      status: 200,
      body: {
        status: 0,
        message: '',
        result: {
          location: { lng: longitude, lat: latitude },
          source,
          ad_info: { adcode: city?.code ?? '0', name: city === null ? '' : areaName(city, locale).name },
        },
      },
    }
  }),
]
