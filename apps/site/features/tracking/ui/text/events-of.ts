import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'

/** The scans that concern the asked number: of one package, those of the whole consignment and its own. */
export function eventsOf({ asked, events, packages }: TrackedShipment): readonly TrackedEvent[] {
  const wanted = packages.find(({ packageNo }) => packageNo === asked)
  return wanted
    ? events.filter(({ packageNo }) => packageNo === null || packageNo === wanted.packageNo)
    : events
}
