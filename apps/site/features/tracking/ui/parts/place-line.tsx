import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { locales } from '@hongyan/locales'
import { useSpeech } from '../speech.ts'
import { isForeign, placeLine } from '../text/shipment-words.ts'

/** Where a scan happened. A name we know only in Chinese is marked as Chinese. */
export function PlaceLine({
  event,
  className,
}: {
  readonly event: TrackedEvent
  readonly className?: string | undefined
}) {
  const speech = useSpeech()
  const line = placeLine(speech, event)
  if (line === '') return null
  const foreign = isForeign(speech, line)
  return (
    <p className={className} lang={foreign ? locales['zh-CN'].htmlLang : undefined}>
      {line}
    </p>
  )
}
