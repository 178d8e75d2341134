import type { Limits } from '../../apps/site/server/limits.ts'
import type { Measured } from './measure.ts'

/** How an answer is bounded, worked out from what the process itself counted. */
export type Bound = {
  readonly bound: string
  /** Share of one core that one client can keep busy with it, per cent. */
  readonly share: number
  /** Processor seconds one client can ask for at once. */
  readonly burst: number
  readonly within: boolean
}

/** More than this is kept, queued or limited. */
const dearMs = 20
const mostShare = 10
const mostBurst = 2

/** @param measured with `kept` where the same answer serves everybody until it is stale */
export function boundOf(measured: Measured & { readonly kept?: boolean }, limits: Limits): Bound {
  const { ms, firstMs, takes, renders } = measured
  if (measured.kept) return { bound: 'kept, made in the queue', share: 0, burst: 0, within: true }
  const rates = Object.entries(takes).map(([name, cost]) => ({
    name,
    perSecond: limits[`${name}.perMinute` as keyof Limits] / 60 / cost,
    atOnce: limits[`${name}.burst` as keyof Limits] / cost,
  }))
  const narrowest = rates.toSorted((one, other) => one.perSecond - other.perSecond)[0]
  const atOnce = Math.min(...rates.map((rate) => rate.atOnce))
  const share = narrowest === undefined ? Number.POSITIVE_INFINITY : (narrowest.perSecond * ms) / 10
  const burst = (atOnce * ms) / 1000
  const row = narrowest === undefined ? 'nothing' : `${narrowest.name} ÷ ${takes[narrowest.name]}`
  const words = [
    ...(ms <= dearMs && firstMs > 4 * ms && firstMs > dearMs ? ['kept'] : []),
    ...(renders > 0 ? ['queued'] : []),
    `limited by ${row}`,
  ]
  return {
    bound: words.join(', '),
    share: Math.round(share * 10) / 10,
    burst: Math.round(burst * 100) / 100,
    within: share <= mostShare && burst <= mostBurst,
  }
}
