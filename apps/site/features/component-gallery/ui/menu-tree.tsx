import { type ChildMenuItem, galleryMessages, type MenuItem, type ThirdMenuItem } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ChevronDownIcon, ExternalIcon } from '@hongyan/ui/icons.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { linkAttributes } from '../../../shell/link.ts'
import { narrowChildren } from '../../../shell/menu/shown-items.ts'
import styles from './menu-tree.module.css'

type Entry = MenuItem | ChildMenuItem | ThirdMenuItem
type TreeProps = { readonly items: readonly MenuItem[]; readonly locale: LocaleId }

/** The data of a menu, entry beside entry: level, label, target and what is special about an item. */
export function EntryTrees({ items, locale }: TreeProps) {
  return (
    <ul className={styles.trees}>
      {items.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} locale={locale} />
          <Branch entries={entry.children} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

/** The same as the narrow menu folds it: every level opens by itself, one entry of a level at a time. */
export function FoldedTree({ items, locale }: TreeProps) {
  return (
    <ul className={styles.folded}>
      {items.map((entry) => (
        <li key={entry.id}>
          <Folded entry={entry} name="sample-main" locale={locale} />
        </li>
      ))}
    </ul>
  )
}

type EntryProps = { readonly entry: Entry; readonly locale: LocaleId }

function Folded({ entry, name, locale }: EntryProps & { readonly name: string }) {
  const children = 'groups' in entry ? narrowChildren(entry) : 'children' in entry ? entry.children : []
  if (children.length === 0) return <Row entry={entry} locale={locale} />
  return (
    <details name={name} open={entry.level === '1-0'}>
      <summary>
        <span className={styles.level}>{entry.level}</span>
        {entry.label}
        <ChevronDownIcon size={16} />
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.id}>
            <Folded entry={child} name="sample-child" locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Branch({
  entries,
  locale,
}: {
  readonly entries: readonly (ChildMenuItem | ThirdMenuItem)[]
  readonly locale: LocaleId
}) {
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} locale={locale} />
          {'children' in entry && <Branch entries={entry.children} locale={locale} />}
        </li>
      ))}
    </ul>
  )
}

function Row({ entry, locale }: EntryProps) {
  const { marks } = galleryMessages(locale).navBar
  const link = entry.routeName ?? entry.href
  const target = link === null ? null : linkAttributes(locale, link, entry.newTab)
  return (
    <div className={styles.row}>
      <span className={styles.level}>{entry.level}</span>
      {target ? (
        <a {...target}>
          {entry.label}
          {target.target && (
            <>
              <ExternalIcon size={14} />
              <span className="visually-hidden"> ({marks.newTab})</span>
            </>
          )}
        </a>
      ) : (
        <span>{entry.label}</span>
      )}
      {!target && <Tag>{marks.headingOnly}</Tag>}
      {!entry.isEnShow && <Tag tone="caution">{marks.chineseOnly}</Tag>}
      {'flattenOnMobile' in entry && entry.flattenOnMobile && <Tag>{marks.flattened}</Tag>}
    </div>
  )
}
