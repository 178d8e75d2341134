import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { locales, sourceId } from '@hongyan/locales'
import { isForeign, placeLine } from '../text/shipment-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'

/** Where a scan happened. A name we know only in Chinese is marked as Chinese. */
export function PlaceLine({
  event,
  className,
}: {
  readonly event: TrackedEvent
  readonly className?: string | undefined
}) {
  const texts = useTrackingTexts()
  const line = placeLine(texts, event)
  if (line === '') return null
  const foreign = isForeign(texts, line)
  return (
    <p className={className} lang={foreign ? locales[sourceId].htmlLang : undefined}>
      {line}
    </p>
  )
}
