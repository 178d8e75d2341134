import { shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import styles from './breadcrumb.module.css'
import type { Crumb } from './crumbs.ts'

/** The way from home to this page. */
export function Breadcrumb({
  crumbs,
  locale,
}: {
  readonly crumbs: readonly Crumb[]
  readonly locale: LocaleId
}) {
  return (
    <nav className={styles.breadcrumb} aria-label={shellMessages(locale).breadcrumb}>
      <ol>
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <a href={href}>{name}</a>
                <ChevronRightIcon size={12} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
