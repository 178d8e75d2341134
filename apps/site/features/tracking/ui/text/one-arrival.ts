import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'

/** Ms between two scans of one arrival at most. */
const atOnce = 3 * 3_600_000

/**
 * Scans without those that say an arrival twice: a hub in the city of the receiver is scanned as the city and as the
 * hub. The city stays, unless the hub is the newest of all. Newest first.
 */
export function oneArrival(events: readonly TrackedEvent[]): readonly TrackedEvent[] {
  return events.filter((event, index) => {
    const [newer, older] = [events[index - 1], events[index + 1]]
    if (event.code === 'hub_arrived' && index > 0) return !(older && isCityOf(older, event))
    return !(index === 1 && newer?.code === 'hub_arrived' && isCityOf(event, newer))
  })
}

/** Whether one scan says the city of what the other says as a hub: the same site, one right after the other. */
function isCityOf(city: TrackedEvent, hub: TrackedEvent): boolean {
  return (
    city.code === 'destination_arrived' &&
    city.packageNo === hub.packageNo &&
    city.place?.cityCode === hub.place?.cityCode &&
    city.site?.['zh-CN'] === hub.site?.['zh-CN'] &&
    Math.abs(Date.parse(hub.at) - Date.parse(city.at)) <= atOnce
  )
}
