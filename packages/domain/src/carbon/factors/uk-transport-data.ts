import type { Carrier, Factor } from './factor-contract.ts'

const row = (id: string, ttw: number, wtt: number): Factor => ({
  kind: 'split',
  id,
  source: 'desnz-2025',
  place: 'Freighting goods; WTT- delivery vehs & freight',
  wtt,
  ttw,
})

/**
 * UK Government GHG conversion factors for company reporting 2025 (DESNZ), kg CO2e per tonne-kilometre, here in mg:
 * direct (TTW) and well-to-tank (WTT) of diesel vans, rigid and articulated lorries at average load, and trains.
 * Open Government Licence 3.0. Transcribed from the published sheets, 2026-11.
 */
export const ukTransport = {
  'light-truck': row('uk-van-diesel', 631_300, 150_950),
  'feeder-truck': row('uk-rigids', 197_480, 43_320),
  'trunk-truck': row('uk-artics', 78_000, 18_230),
  train: row('uk-train', 27_790, 6_910),
} as const satisfies Partial<Record<Carrier, Factor>>

/**
 * The same sheets: direct emissions of air freight with radiative forcing less those without it, mg per tonne-kilometre
 * (1.27835 - 0.75539 and 0.89939 - 0.53130 kg).
 */
export const ukBeyondCo2 = {
  source: 'desnz-2025',
  place: 'Freighting goods',
  'short-flight': 522_960,
  'long-flight': 368_090,
} as const
