import { galleryMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import styles from './gallery-page.module.css'

const components = ['Banner', 'NavBar', 'Solutions', 'TrackShipment'] as const

type GalleryPageProps = {
  readonly component: (typeof components)[number]
  readonly locale: LocaleId
  /** `Sample`s. */
  readonly children: ReactNode
}

/** A page about one component: what it is, the way to the other ones, and samples of its states. */
export function GalleryPage({ component, locale, children }: GalleryPageProps) {
  const { title, items } = galleryMessages(locale)
  return (
    <div className={styles.gallery}>
      <header className={`page ${stack(12, styles.head)}`}>
        <h1>{items[component].title}</h1>
        <p>{items[component].lead}</p>
        <nav aria-label={title}>
          <ul>
            {components.map((name) => (
              <li key={name}>
                <a
                  href={paths.component(locale, name)}
                  aria-current={name === component ? 'page' : undefined}
                >
                  {items[name].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {children}
    </div>
  )
}

type SampleProps = {
  readonly title: string
  readonly lead: string
  /** Whether the sample is as wide as the window, like the real part. */
  readonly wide?: boolean
  readonly children?: ReactNode
}

/** One state or group of states, with words about it. */
export function Sample({ title, lead, wide = false, children }: SampleProps) {
  return (
    <section className={stack(24)}>
      <div className={`page ${stack(4, styles.caption)}`}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      {children && <div className={wide ? undefined : 'page'}>{children}</div>}
    </section>
  )
}
