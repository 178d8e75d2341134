import { companyMessages } from '@hongyan/content/messages'
import { maskMail } from '@hongyan/domain/privacy/mask-mail'
import type { LocaleId } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import styles from './team-to-come.module.css'

const colleagues = [
  { mail: 'li@tea.example', role: 'member' },
  { mail: 'wang@tea.example', role: 'viewer' },
] as const

/** Who belongs to a company once two colleagues have been asked: mails of others are masked there too. */
export function TeamToCome({ locale }: { readonly locale: LocaleId }) {
  const { none, people, roles, invite } = companyMessages(locale)
  return (
    <figure className={styles.team}>
      <figcaption>
        <b>{none.sampleName}</b> {people.title}
      </figcaption>
      <ul>
        <li>
          <b>{people.me}</b>
          <Tag tone="ink">{roles.owner}</Tag>
        </li>
        {colleagues.map(({ mail, role }) => (
          <li key={mail}>
            <span translate="no">{maskMail(mail)}</span>
            {role === 'member' && <span className={styles.waiting}>{invite.waiting}</span>}
            <Tag>{roles[role]}</Tag>
          </li>
        ))}
      </ul>
    </figure>
  )
}
