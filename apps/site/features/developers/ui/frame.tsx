import { contentMessages, developersMessages, merchantMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Breadcrumb } from '../../../shell/parts/breadcrumb/breadcrumb.tsx'
import type { CallFamily } from '../load.ts'
import { codesPart, guidePart, programFamilies } from '../parts.ts'
import styles from './frame.module.css'

/** A page for developers: its title, the way to the others, what it shows. `part` is null for the first of them. */
export function DevelopersFrame({
  locale,
  families,
  part,
  title,
  lead,
  children,
}: {
  readonly locale: LocaleId
  readonly families: readonly CallFamily[]
  readonly part: string | null
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}) {
  const text = developersMessages(locale)
  const first = { name: text.title, href: paths.developers(locale) }
  const crumbs = [
    { name: contentMessages(locale).home, href: paths.home(locale) },
    first,
    ...(part === null ? [] : [{ name: title, href: paths.developersPart(locale, part) }]),
  ]
  const isForPrograms = ({ name }: CallFamily) => programFamilies.includes(name)
  const ofThisSite = families.filter((one) => !isForPrograms(one))
  const parts = [
    { name: guidePart, heading: merchantMessages(locale).guide.title },
    ...families.filter(isForPrograms),
    { name: codesPart, heading: text.codes },
    ...(ofThisSite.some(({ name }) => name === part) ? ofThisSite : []),
  ]
  return (
    <div className={`page ${styles.screen}`}>
      <Breadcrumb crumbs={crumbs} locale={locale} />
      <header className={stack(12, styles.head)}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={text.index}>
          <a href={first.href} aria-current={part === null ? 'page' : undefined}>
            {text.overview}
          </a>
          {parts.map(({ name, heading }) => (
            <a
              key={name}
              href={paths.developersPart(locale, name)}
              aria-current={part === name ? 'page' : undefined}
              data-last={name === codesPart || undefined}
            >
              {heading}
            </a>
          ))}
        </nav>
        <div className={styles.part}>{children}</div>
      </div>
    </div>
  )
}
