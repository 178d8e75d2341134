import type { MenuItem } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { holdsLevel } from '../menu/select-level.ts'
import { SceneThumb } from '../scene-thumb.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './header.module.css'
import { currentOf, MegaMenu, targetOf } from './mega-menu.tsx'

/**
 * The main entries of the wide header. An entry with children has a button beside its link, which opens its panel, as
 * a pointer over the entry does; Escape closes it. What panels hold is fetched apart from the page.
 */
export function MainNav({
  items,
  selected,
  content,
  locale,
}: {
  readonly items: readonly MenuItem[]
  readonly selected: string
  readonly content: ShellContent
  readonly locale: LocaleId
}) {
  const texts = content.shell.header
  return (
    <nav className={styles.nav} aria-label={texts.main} data-menu="" data-selected={selected}>
      <ul>
        {items.map((entry) => {
          const wide = entry.groups.length > 0
          const panelId = `menu-${entry.id}`
          return (
            <li
              key={entry.id}
              className={classNames(styles.entry, holdsLevel(entry.level, selected) && styles.current)}
              data-entry=""
              {...(wide ? { 'data-wide': '' } : {})}
            >
              <a
                className={styles.word}
                {...targetOf(entry, locale)}
                aria-current={currentOf(entry, selected)}
              >
                {entry.label}
              </a>
              {entry.children.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded="false"
                    aria-controls={panelId}
                    aria-label={fill(texts.expand, { name: entry.label })}
                  >
                    <ChevronDownIcon size={14} />
                  </button>
                  <Deferred
                    id={panelId}
                    file="menu"
                    className={classNames(styles.panel, !wide && styles.small)}
                    data-later=""
                  >
                    {wide ? (
                      <MegaMenu entry={entry} locale={locale} />
                    ) : (
                      <ul>
                        {entry.children.map((child) => (
                          <li key={child.id}>
                            <a {...targetOf(child, locale)} data-level={child.level}>
                              {child.scene !== null && <SceneThumb name={child.scene} width={72} />}
                              <span>
                                {child.label}
                                {child.note !== null && <small>{child.note}</small>}
                              </span>
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Deferred>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
