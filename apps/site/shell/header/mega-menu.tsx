import { type ChildMenuItem, type MenuItem, shellMessages, type ThirdMenuItem } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { linkAttributes } from '../link.ts'
import { inGroups } from '../menu/shown-items.ts'
import { ScenePicture } from '../scene-picture.tsx'
import { SceneThumb } from '../scene-thumb.tsx'
import styles from './mega-menu.module.css'

/** The wide panel of a main entry: its columns, then one programme. */
export function MegaMenu({ entry, locale }: { readonly entry: MenuItem; readonly locale: LocaleId }) {
  return (
    <div className={`page ${styles.columns}`}>
      {inGroups(entry, entry.children).map(({ id, label, children }) => (
        <section key={id}>
          {label !== null && <h3 className={styles.title}>{label}</h3>}
          {sole(label, children) ? (
            <SoleColumn item={children[0] as ChildMenuItem} locale={locale} />
          ) : children.some((child) => child.scene !== null) ? (
            <ul className={styles.thumbs}>
              {children.map((child) => (
                <li key={child.id}>
                  <ThumbLink item={child} locale={locale} />
                </li>
              ))}
            </ul>
          ) : (
            <ul className={styles.plain}>
              {children.map((child) => (
                <PlainGroup key={child.id} item={child} locale={locale} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {entry.promo !== null && <Promo promo={entry.promo} locale={locale} newTab={entry.newTab} />}
    </div>
  )
}

/** A column whose only child bears the column's own name shows that child's items at once. */
function sole(label: string | null, children: readonly ChildMenuItem[]): boolean {
  return children.length === 1 && children[0]?.label === label && children[0].children.length > 0
}

/** How many items a column shows before the link to all of them. */
const columnLimit = 7

type ItemProps<Item> = { readonly item: Item; readonly locale: LocaleId }

function ThumbLink({ item, locale }: ItemProps<ChildMenuItem>) {
  return (
    <a className={styles.thumb} {...targetOf(item, locale)} data-level={item.level}>
      {item.scene !== null && <SceneThumb name={item.scene} width={92} />}
      <span>
        {item.label}
        {item.note !== null && <small>{item.note}</small>}
      </span>
    </a>
  )
}

function SoleColumn({ item, locale }: ItemProps<ChildMenuItem>) {
  return (
    <ul className={styles.plain}>
      {item.children.slice(0, columnLimit).map((third) => (
        <li key={third.id}>
          <a {...targetOf(third, locale)} data-level={third.level}>
            {third.label}
          </a>
        </li>
      ))}
      <li>
        <ArrowLink {...targetOf(item, locale)}>
          {fill(shellMessages(locale).header.all, { name: item.label.toLowerCase() })}
        </ArrowLink>
      </li>
    </ul>
  )
}

function PlainGroup({ item, locale }: ItemProps<ChildMenuItem>) {
  const linked = item.routeName !== null || item.href !== null
  return (
    <li>
      {item.children.length > 0 ? (
        <>
          {linked ? (
            <a className={styles.head} {...targetOf(item, locale)}>
              {item.label}
            </a>
          ) : (
            <span className={styles.head}>{item.label}</span>
          )}
          <ul>
            {item.children.map((third) => (
              <li key={third.id}>
                <a {...targetOf(third, locale)} data-level={third.level}>
                  {third.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <a {...targetOf(item, locale)} data-level={item.level}>
          {item.label}
        </a>
      )}
    </li>
  )
}

function Promo({
  promo,
  locale,
  newTab,
}: {
  readonly promo: NonNullable<MenuItem['promo']>
  readonly locale: LocaleId
  readonly newTab: boolean
}) {
  return (
    <a className={styles.promo} {...linkAttributes(locale, promo.routeName, newTab)}>
      <span>
        <b>{promo.title}</b>
        <small>{promo.lead}</small>
        <i>
          {promo.action}
          <ArrowRightIcon size={16} />
        </i>
      </span>
      <ScenePicture name={promo.scene} sizes="280px" />
    </a>
  )
}

/** Where an item leads; a heading leads nowhere and gets no address. */
export function targetOf(item: ThirdMenuItem | ChildMenuItem | MenuItem, locale: LocaleId) {
  const link = item.routeName ?? item.href
  return link === null ? {} : linkAttributes(locale, link, item.newTab)
}

/** `aria-current` of an item: the page itself, never a parent of it. */
export function currentOf(item: { readonly level: string }, selected: string): 'page' | undefined {
  return item.level === selected ? 'page' : undefined
}
