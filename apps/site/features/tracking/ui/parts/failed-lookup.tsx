import { ButtonLink } from '@hongyan/ui/button.tsx'
import type { FailureReason } from '../../../../client/call.ts'
import { type TrackQuery, trackPath } from '../text/track-query.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import { Notice } from './notice.tsx'

type FailedLookupProps = {
  readonly reason: FailureReason
  readonly query: TrackQuery
  readonly onRetry: () => void
}

/** A look-up that brought no answer: why, and a way to try again. */
export function FailedLookup({ reason, query, onRetry }: FailedLookupProps) {
  const { locale, words } = useTrackingTexts()
  const { states } = words
  const offline = reason === 'offline'
  return (
    <Notice
      kind={offline ? 'offline' : 'caution'}
      title={offline ? states.offlineTitle : states.failedTitle}
      action={
        <ButtonLink
          kind="secondary"
          size="small"
          href={trackPath(locale, query)}
          onClick={(event) => {
            event.preventDefault()
            onRetry()
          }}
        >
          {states.retry}
        </ButtonLink>
      }
    >
      {offline ? states.offlineEmpty : reason === 'too-many' ? states.tooMany : states.failedLead}
    </Notice>
  )
}
