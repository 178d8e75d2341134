import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { linkAttributes } from '../link.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './footer.module.css'

/** Codes for a phone, each opening a card with what it is for and where it leads. */
export function SocialCodes({
  content,
  locale,
}: {
  readonly content: ShellContent
  readonly locale: LocaleId
}) {
  const { social } = content.support
  if (social.length === 0) return null
  return (
    <div className={styles.scan}>
      <p id="scan-codes">{content.shell.footer.social}</p>
      <ul className={styles.social} aria-labelledby="scan-codes">
        {social.map(({ id, label, note, payload }) => (
          <li key={id}>
            <button type="button" popoverTarget={`social-${id}`}>
              {label}
            </button>
            <div id={`social-${id}`} className={styles.code} popover="auto" role="dialog" aria-label={label}>
              <b>{label}</b>
              {note}
              <img src={paths.scanCode(locale, id)} alt={label} width={132} height={132} loading="lazy" />
              <a {...linkAttributes(locale, payload, true)}>{payload.replace(/^https:\/\/|^\//, '')}</a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
