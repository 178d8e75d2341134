import { ArrowRightIcon, MailIcon, PhoneIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { linkAttributes } from '../../shell/link.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './contacts.module.css'

/** Ways to reach somebody, by subject. */
export function Contacts({ block, locale }: BlockProps<'contacts'>) {
  return (
    <Frame block={block} locale={locale}>
      <ul className={styles.contacts}>
        {block.items.map(({ title, value, note, href }) => {
          const Icon = value.includes('@') ? MailIcon : iconOf(href)
          return (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.value}>
                <Icon size={20} />
                {href === null ? (
                  value
                ) : (
                  <a {...linkAttributes(locale, href, href.startsWith('http'))}>
                    <Breakable value={value} />
                  </a>
                )}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}

/** A mailbox breaks before its domain, if it must. */
function Breakable({ value }: { readonly value: string }) {
  const [name, domain] = value.split('@')
  if (domain === undefined) return value
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

function iconOf(href: string | null): typeof PinIcon {
  if (href === null) return PinIcon
  if (href.startsWith('tel:')) return PhoneIcon
  return ArrowRightIcon
}
