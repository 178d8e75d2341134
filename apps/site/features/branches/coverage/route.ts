import { clockTime } from '@hongyan/domain/branches/opening-hours'
import { checkAddress, checkAddresses } from '@hongyan/domain/coverage/check-addresses'
import type { ProductCoverage } from '@hongyan/domain/coverage/check-delivery'
import { dayInChina } from '@hongyan/kernel/day-in-china'
import { success } from '../../../calls/envelope.ts'
import { type Answer, overLimit, refuse } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import { inWorker } from '../../../server/threads/run-in-worker.ts'
import type { NetworkServices } from '../network-services.ts'
import {
  type AddressFields,
  addressesPerCall,
  checkCoverage,
  getDeliveryService,
  getDeliveryTransport,
  transportOf,
} from './endpoints.ts'
import { locateAddressesTask } from './locate-addresses-task.ts'
import { presentCoverage } from './present-coverage.ts'

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

export const coverageRoutes: readonly Route<NetworkServices>[] = [
  defineRoute(getDeliveryService, async ({ body }, { services, ctx, locale }) => {
    const answer = checkAddress(services.network(), wordsOf(body ?? {}), dayInChina(ctx.now()))
    return reply(presentCoverage(answer, locale, ctx.now()))
  }),

  defineRoute(getDeliveryTransport, async ({ body }, { services, ctx }) => {
    const answer = checkAddress(services.network(), wordsOf(body[2]), dayInChina(ctx.now()))
    if (answer.kind !== 'answered') return refuse('unknown-place')
    const { coverage } = answer
    if (coverage.kind === 'wider') {
      return reply({ areaCode: coverage.area, state: coverage.state, transports: [] })
    }
    return reply({
      areaCode: coverage.area,
      state: coverage.state,
      transports: coverage.products.filter(({ state }) => state !== 'not').map(presentTransport),
    })
  }),

  defineRoute(checkCoverage, async ({ body }, at) => {
    const { services, ctx, locale, address } = at
    // The door has taken one; a list costs as much as the calls it spares.
    const more = Math.ceil(body.addresses.length / addressesPerCall) - 1
    const limit = more > 0 ? services.takeLimit('coverage', address, more) : null
    if (limit && !limit.allowed) return overLimit('coverage', limit.retryAfterSeconds, locale)
    const located = await inWorker(at, locateAddressesTask, body.addresses)
    const answers = checkAddresses(services.network(), body.addresses, dayInChina(ctx.now()), located)
    return reply(answers.map((answer) => presentCoverage(answer, body.lang ?? locale, ctx.now())))
  }),
]

/** How a product travels, and what the last stretch adds; nothing is added as far as a branch. */
function presentTransport(one: ProductCoverage) {
  const served = one.state === 'served' ? one : null
  return {
    product: one.product,
    transport: transportOf(one.product),
    toDoor: served !== null,
    extraDays: served?.extraDays ?? 0,
    extraFeeFen: served?.extraFeeFen ?? 0,
    cutOff: served && clockTime(served.cutOffMinute),
  }
}

/** The parts of an address as one text; a code says enough. */
function wordsOf({ areaCode, provinceName, cityName, districtName, address }: AddressFields): string {
  return areaCode ?? [provinceName, cityName, districtName, address].filter(Boolean).join('')
}
