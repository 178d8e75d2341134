import { companyMessages, wordMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import styles from './invitation-sample.module.css'

/** The mail by which a colleague is invited, in the words that are sent. */
export function InvitationSample({ locale }: { readonly locale: LocaleId }) {
  const { mailed, none, asRole, mayDo, invitation } = companyMessages(locale)
  const company = none.sampleName
  const [greeting, , asked] = mailed.text.split('\n')
  return (
    <figure className={styles.sample}>
      <figcaption>{none.sample}</figcaption>
      <div>
        <small>{wordMessages(locale).brand}</small>
        <b>{fill(mailed.subject, { company })}</b>
        <p>{greeting}</p>
        <p>{fill(asked ?? '', { company, role: asRole.member })}</p>
        <p>{mayDo.member}</p>
        <u>{invitation.open.join}</u>
      </div>
    </figure>
  )
}
