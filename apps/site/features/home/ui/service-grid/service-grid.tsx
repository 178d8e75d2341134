import type { Home } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { pathIn } from '../../../../paths.ts'
import { SectionHead } from '../../../../shell/parts/section-head/section-head.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './service-grid.module.css'

/** The services in one hairline grid: an object, a name, one fact. */
export function ServiceGrid({
  services,
  locale,
}: {
  readonly services: Home['services']
  readonly locale: LocaleId
}) {
  const { title, lead, all, items } = services
  return (
    <section className={`page ${stack(40, styles.services)}`} aria-labelledby="services">
      <SectionHead id="services" title={title} lead={lead} link={all} locale={locale} />
      <ul className={styles.grid}>
        {items.map(({ id, name, note, path, scene }) => (
          <li key={id}>
            <a href={pathIn(locale, path)} className={styles.cell}>
              <ScenePicture name={scene} className={styles.picture} sizes="(max-width: 48em) 120px, 232px" />
              <h3 className={styles.name}>
                {name}
                <ArrowRightIcon size={16} />
              </h3>
              {note && <p className={styles.note}>{note}</p>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
