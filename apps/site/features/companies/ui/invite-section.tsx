import { companyMessages } from '@hongyan/content/messages'
import { companyRoles } from '@hongyan/domain/accounts/membership'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import asked from '../../../shell/parts/confirmed-action/confirmed-action.module.css'
import list from '../../../shell/parts/own-list/own-list.module.css'
import type { CompanyPage, ShownCompany } from '../load.ts'
import { ActForm } from './act-form.tsx'
import styles from './page.module.css'

type Invitations = NonNullable<ShownCompany['invitations']>

/** The form that invites, and the invitations that wait. */
export function InviteSection({
  data,
  invitations,
}: {
  readonly data: CompanyPage
  readonly invitations: Invitations
}) {
  const { locale, submitted } = data
  const { invite: words, roles } = companyMessages(locale)
  const sent = submitted?.act === 'invite' ? submitted : null
  return (
    <section className={stack(16, styles.part)} aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <ActForm locale={locale} act="invite" className={styles.invite}>
        <TextField
          id="invite-mail"
          name="mail"
          inputMode="email"
          label={words.mail}
          problem={sent?.problems.mail}
          defaultValue={sent?.values.mail}
          maxLength={254}
          required
        />
        <SelectField
          id="invite-role"
          name="role"
          label={words.role}
          defaultValue={sent?.values.role ?? 'member'}
        >
          {companyRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{words.send}</Button>
      </ActForm>
      <h3 className={styles.small}>{words.waiting}</h3>
      {invitations.length === 0 ? (
        <p className={styles.quiet}>{words.nobody}</p>
      ) : (
        <ul className={list.list}>
          {invitations.map((one) => (
            <InvitationRow key={one.id} locale={locale} one={one} />
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{words.kept}</p>
    </section>
  )
}

function InvitationRow({
  locale,
  one: { id, mail, role, until, isOver },
}: {
  readonly locale: CompanyPage['locale']
  readonly one: Invitations[number]
}) {
  const { invite: words, roles } = companyMessages(locale)
  return (
    <li className={styles.person}>
      <div className={styles.named}>
        <h4 translate="no">{mail}</h4>
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
