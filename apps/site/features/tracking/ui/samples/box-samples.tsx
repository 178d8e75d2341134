import { galleryMessages, trackingMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { sampleNumbers } from '../../../../calls/sample-numbers.ts'
import { TrackingBox } from '../../widgets/tracking-box/tracking-box.tsx'
import { specialAnswers } from './fixtures.ts'
import styles from './track-shipment-page.module.css'

/** The box without numbers, with two, and as it answers a mistyped one. */
export function BoxSamples({ locale }: { readonly locale: LocaleId }) {
  const { states } = galleryMessages(locale)
  const { number, problem } = specialAnswers.badFormat
  const text = trackingMessages(locale).notFound.badFormat.problems[problem.kind]
  const two = [sampleNumbers.in_transit.number, sampleNumbers.delivered.number].join(', ')
  const samples = [
    { id: 'empty-box', label: states.empty },
    { id: 'filled-box', label: states.filled, value: two },
    { id: 'faulty-box', label: states.error, value: number, error: `${number}: ${fill(text, problem)}` },
  ]
  return (
    <div className={styles.boxes}>
      {samples.map(({ label, ...box }) => (
        <figure key={box.id}>
          <figcaption>{label}</figcaption>
          <TrackingBox locale={locale} {...box} />
        </figure>
      ))}
    </div>
  )
}
