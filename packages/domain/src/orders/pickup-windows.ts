import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import type { Branch } from '../branches/branch.ts'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { dayMinutes, holidayOn, hoursOn, spansOf } from '../branches/opening-hours.ts'
import { branchesTaking, checkDelivery } from '../coverage/check-delivery.ts'
import { type CutOffs, usualCutOffs } from '../coverage/coverage-rules.ts'
import { cutOffMinute } from '../quotes/transit/cut-offs.ts'
import { addDays } from '../quotes/transit/estimate-arrival.ts'
import type { TransitBook } from '../quotes/transit/transit-book.ts'
import { type OrderProduct, orderedAs, type PickupWay, type windowStates } from './order-vocabulary.ts'

/** A time in which goods can change hands, ms UTC. */
export type PickupWindow = {
  readonly from: number
  readonly until: number
  readonly state: (typeof windowStates)[number]
  /** It ends after the cut-off: what is collected then leaves on the next day. */
  readonly afterCutOff: boolean
}

/** One day (`YYYY-MM-DD` at home); without windows nobody opens. `holiday` is its id, `cutOff` ms UTC. */
type PickupDay = {
  readonly day: string
  readonly holiday: string | null
  readonly cutOff: number | null
  readonly windows: readonly PickupWindow[]
}

export type PickupOffer = {
  /** The branch that comes, or to which the goods are brought; null where no branch takes the product in. */
  readonly branch: Branch | null
  /** Whether a courier comes to this district. */
  readonly collects: boolean
  readonly days: readonly PickupDay[]
}

const minuteMs = 60_000

/**
 * When goods of a product can be collected in a district, or brought to its branch: by the hours and holidays of the
 * branch responsible, the cut-off of the product there, and what is already past.
 */
export function pickupWindows(
  ctx: Pick<Ctx, 'now' | 'settings'>,
  input: {
    readonly division: string
    readonly product: OrderProduct
    readonly way: PickupWay
    readonly network: BranchNetwork
    /** Whose cut-offs count. */
    readonly transit: TransitBook
  },
): PickupOffer {
  const { division, product, way, network } = input
  const { orders } = ctx.settings
  const now = ctx.now()
  const { carriedAs } = orderedAs(product)
  const [branch = null] = branchesTaking(network, carriedAs, division)
  const today = dayAtHome(now)
  const coverage = checkDelivery(network, division, today)
  const collects = coverage?.kind === 'district' && coverage.pickup && branch !== null
  if (branch === null || (way === 'collect' && !collects)) return { branch, collects, days: [] }

  const days = Array.from({ length: orders.pickupDays }, (_, ahead): PickupDay => {
    const day = addDays(today, ahead)
    const { hours } = hoursOn(branch, day)
    const holiday = holidayOn(day)?.name ?? null
    const cutOff = cutOffOn(network, input, day)
    const start = instantAtHome(day)
    if (hours === null) return { day, holiday, cutOff: null, windows: [] }
    const windows: PickupWindow[] = []
    for (const [opens, closes] of spansOf(hours)) {
      // Nobody is called on after midnight.
      const end = way === 'collect' ? Math.min(closes, dayMinutes) : closes
      const length = way === 'collect' ? orders.windowMinutes : end - opens
      for (let minute = opens; minute + length <= end; minute += length) {
        const from = start + minute * minuteMs
        const until = from + length * minuteMs
        // A courier has to be told; whoever comes to the branch can do so until it closes.
        const latest = way === 'collect' ? from : until
        windows.push({
          from,
          until,
          state: latest < now + orders.leadMinutes * minuteMs ? 'past' : 'open',
          afterCutOff: way === 'collect' && cutOff !== null && until > cutOff,
        })
      }
    }
    return { day, holiday, cutOff, windows }
  })
  return { branch, collects, days }
}

function cutOffOn(
  network: BranchNetwork,
  {
    division,
    product,
    transit,
  }: { readonly division: string; readonly product: OrderProduct; readonly transit: TransitBook },
  day: string,
): number | null {
  const { carriedAs } = orderedAs(product)
  const own: CutOffs = (one) => cutOffMinute(transit, product, day) ?? usualCutOffs(one, day)
  const coverage = checkDelivery(network, division, day, own)
  if (coverage?.kind !== 'district') return null
  const found = coverage.products.find((one) => one.product === carriedAs)
  return found?.state === 'served' ? instantAtHome(day) + found.cutOffMinute * minuteMs : null
}

/** The window that an order names, where it is still open. */
export function findOpenWindow(
  offer: PickupOffer,
  { from, until }: { readonly from: number; readonly until: number },
): PickupWindow | null {
  const all = offer.days.flatMap(({ windows }) => windows)
  return all.find((one) => one.from === from && one.until === until && one.state === 'open') ?? null
}
