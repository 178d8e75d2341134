import { newWindow } from '@hongyan/ui/button.tsx'
import { paths } from '../../paths.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './footer.module.css'

/** The channels to follow, each opening a card with what it is for and where it leads. */
export function SocialCodes({ content }: { readonly content: ShellContent }) {
  const { social } = content.support
  return (
    <ul className={styles.social} aria-label={content.shell.footer.social}>
      {social.map(({ id, label, note, payload }) => (
        <li key={id}>
          <button type="button" popoverTarget={`social-${id}`}>
            {label}
          </button>
          <div id={`social-${id}`} className={styles.code} popover="auto" role="dialog" aria-label={label}>
            <b>{label}</b>
            {note}
            <img src={paths.scanCode(id)} alt={label} width={132} height={132} loading="lazy" />
            <a href={payload} {...newWindow}>
              {payload.replace('https://', '')}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
