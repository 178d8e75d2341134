import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { LabelDrawing } from './label-drawing.tsx'
import styles from './number-guide.module.css'

/** Where each kind of number stands and what it looks like. Seen as long as nothing has been looked up. */
export function NumberGuide({ locale }: { readonly locale: LocaleId }) {
  const { guide } = trackingMessages(locale)
  return (
    <section aria-labelledby="number-guide" className={styles.guide}>
      <div className="page">
        <h2 id="number-guide">{guide.title}</h2>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <LabelDrawing guide={guide} />
          </div>
          <ol>
            {guide.kinds.map(({ name, shape, where }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{shape}</p>
                <p>{where}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
