import { companyMessages } from '@hongyan/content/messages'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import asked from '../../../shell/parts/confirmed-action/confirmed-action.module.css'
import type { CompanyPage, ShownCompany } from '../load.ts'
import { ActForm } from './act-form.tsx'
import styles from './page.module.css'

/** An invitation among the people of a company: until when it works, sent again or withdrawn. */
export function InvitationRow({
  locale,
  one: { id, mail, role, until, isOver },
}: {
  readonly locale: CompanyPage['locale']
  readonly one: NonNullable<ShownCompany['invitations']>[number]
}) {
  const { invite: words, roles } = companyMessages(locale)
  return (
    <li className={styles.person}>
      <div className={styles.named}>
        <h3>
          <span translate="no">{mail}</span> <Tag>{words.waiting}</Tag>
        </h3>
        <p>{isOver ? words.over : fill(words.until, { time: formatMoment(locale, until, homeZone) })}</p>
      </div>
      <p className={styles.plainRole}>{roles[role]}</p>
      <div className={styles.acts}>
        <ActForm locale={locale} act="invite">
          <input type="hidden" name="mail" value={mail} />
          <input type="hidden" name="role" value={role} />
          <button type="submit" className={asked.act} aria-label={`${words.again}: ${mail}`}>
            {words.again}
          </button>
        </ActForm>
        <ActForm locale={locale} act="withdraw" id={id}>
          <button
            type="submit"
            className={`${asked.act} ${asked.ends}`}
            aria-label={`${words.withdraw}: ${mail}`}
          >
            {words.withdraw}
          </button>
        </ActForm>
      </div>
    </li>
  )
}
