import { galleryMessages, siteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { GalleryPage, Sample } from '../../../shell/parts/gallery-page/gallery-page.tsx'
import { Solutions } from '../../home/widgets/solutions/solutions.tsx'
import styles from './solutions-page.module.css'

/** The industries of home, and how the keyboard moves between them. */
export function SolutionsPage({ locale }: { readonly locale: LocaleId }) {
  const { live, keys } = galleryMessages(locale).solutions
  return (
    <GalleryPage component="Solutions" locale={locale}>
      <Sample {...live} wide>
        <Solutions solutions={siteContent(locale).home.solutions} locale={locale} />
      </Sample>
      <Sample title={keys.title} lead={keys.lead}>
        <dl className={styles.keys}>
          {[keys.arrows, keys.ends, keys.tab].map(({ key, effect }) => (
            <div key={key}>
              <dt>
                {key.split(' ').map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Sample>
    </GalleryPage>
  )
}
