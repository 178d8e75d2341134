import { companyMessages } from '@hongyan/content/messages'
import { companyRoles } from '@hongyan/domain/accounts/membership'
import { fill, formatDate, homeZone } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectInput } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import list from '../../../shell/parts/own-list/own-list.module.css'
import type { CompanyPage, ShownCompany } from '../load.ts'
import { ActForm, ConfirmedActForm } from './act-form.tsx'
import { InvitationRow } from './invitation-row.tsx'
import styles from './page.module.css'

type Props = { readonly data: CompanyPage; readonly company: ShownCompany }

/** Who belongs to the company and who is invited; owners decide about each. */
export function PeopleSection({ data, company }: Props) {
  const { people: words } = companyMessages(data.locale)
  return (
    <section className={stack(16, styles.part)} aria-labelledby="people">
      <h2 id="people">{words.title}</h2>
      <ul className={list.list}>
        <li className={`${styles.person} ${styles.heads}`} aria-hidden="true">
          <span>{words.heads.name}</span>
          <span>{words.heads.role}</span>
        </li>
        {company.people.map((person) => (
          <PersonRow key={person.id} data={data} company={company} person={person} />
        ))}
        {company.invitations?.map((one) => (
          <InvitationRow key={one.id} locale={data.locale} one={one} />
        ))}
      </ul>
    </section>
  )
}

function PersonRow({ data, company, person }: Props & { readonly person: ShownCompany['people'][number] }) {
  const { locale } = data
  const { people: words, roles } = companyMessages(locale)
  const { id, isMe, mail, role, since } = person
  const name = person.name ?? words.noName
  // The only owner hands the company over, and does not just cease to own it.
  const isOnlyOwner = isMe && company.people.every((one) => one.isMe || one.role !== 'owner')
  return (
    <li className={styles.person}>
      <div className={styles.named}>
        <h3>
          {name} {isMe && <Tag>{words.me}</Tag>}
        </h3>
        <p>
          <span translate="no">{mail ?? words.noMail}</span> ·{' '}
          {fill(words.since, { date: formatDate(locale, since, homeZone) })}
        </p>
      </div>
      {company.role === 'owner' && !isOnlyOwner ? (
        <ActForm locale={locale} act="role" id={id} className={styles.role}>
          <SelectInput name="role" defaultValue={role} aria-label={fill(words.role, { name })}>
            {companyRoles.map((one) => (
              <option key={one} value={one}>
                {roles[one]}
              </option>
            ))}
          </SelectInput>
          <Button type="submit" kind="secondary" size="small" aria-label={`${words.save}: ${name}`}>
            {words.save}
          </Button>
        </ActForm>
      ) : (
        <p className={styles.plainRole}>{roles[role]}</p>
      )}
      {company.role === 'owner' && (
        <div className={styles.acts}>
          {!isMe && (
            <>
              <ConfirmedActForm
                locale={locale}
                act="hand-over"
                id={id}
                about={name}
                label={words.handOver}
                sure={words.handOverSure}
                hint={words.handOverHint}
              />
              <ConfirmedActForm
                locale={locale}
                act="remove"
                id={id}
                about={name}
                label={words.remove}
                sure={words.removeSure}
                hint={words.removeHint}
                ends
              />
            </>
          )}
        </div>
      )}
    </li>
  )
}
