import { formatTime, homeZone } from '@hongyan/locales'

/** Whether an order was placed (ISO 8601) while most branches are shut: its answer then takes until they open. */
export function placedAtNight(placedAt: string): boolean {
  const time = formatTime('zh-CN', placedAt, homeZone)
  return time < '08:00' || time >= '20:00'
}
