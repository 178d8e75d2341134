import { companyMessages } from '@hongyan/content/messages'
import { companyRoles } from '@hongyan/domain/accounts/membership'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { CompanyPage } from '../load.ts'
import { ActForm } from './act-form.tsx'
import styles from './page.module.css'

/** The form that invites somebody; whoever is invited stands among the people. */
export function InviteSection({ data }: { readonly data: CompanyPage }) {
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
      <p className={styles.quiet}>{words.kept}</p>
    </section>
  )
}
