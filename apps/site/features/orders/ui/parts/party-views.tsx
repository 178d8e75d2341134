import { SegmentRadio, SegmentTrack } from '@hongyan/ui/segment.tsx'
import type { Party } from '../form/order-form.ts'
import type { PartyView } from '../state/use-party-views.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './party-fields.module.css'

/** One segment for the ways in which an end is given; nothing without scripts, where all stand below each other. */
export function PartyViews({
  of,
  view,
  awake,
  hasBook,
  onView,
}: {
  readonly of: Party
  readonly view: PartyView
  readonly awake: boolean
  /** Somebody is signed in, who may have an address book. */
  readonly hasBook: boolean
  readonly onView: (view: PartyView) => void
}) {
  const { parties: say } = useOrderTexts().words
  const views = (['paste', 'book', 'fields'] as const).filter((one) => hasBook || one !== 'book')
  return (
    <SegmentTrack
      size="small"
      role="radiogroup"
      aria-label={`${say[of].title}: ${say.ways.title}`}
      className={styles.views}
    >
      {views.map((one) => (
        <SegmentRadio
          key={one}
          name={`${of}.way`}
          value={one}
          checked={view === one}
          // Asleep it is no field of the form that is sent.
          disabled={!awake}
          onChange={() => onView(one)}
        >
          {say.ways[one]}
        </SegmentRadio>
      ))}
    </SegmentTrack>
  )
}
