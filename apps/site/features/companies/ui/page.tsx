import { companyMessages } from '@hongyan/content/messages'
import { companyLimits } from '@hongyan/domain/companies/company-rules'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import { SignedOut } from '../../../shell/parts/own-list/signed-out.tsx'
import type { CompanyPage, ShownCompany } from '../load.ts'
import { ActForm, ConfirmedActForm } from './act-form.tsx'
import { CompanyStatus } from './company-status.tsx'
import { InvitationSample } from './invitation-sample.tsx'
import { InviteSection } from './invite-section.tsx'
import { LogSection } from './log-section.tsx'
import styles from './page.module.css'
import { PeopleSection } from './people-section.tsx'
import { RolesTable } from './roles-table.tsx'
import { TeamToCome } from './team-to-come.tsx'

type Props = { readonly data: CompanyPage }
type Own = Props & { readonly company: ShownCompany }

/** The company of whoever is signed in, or the way to one; whoever is not signed in is asked to. */
export function CompanyScreen({ data }: Props) {
  const { locale, signIn, company } = data
  return (
    <div className={styles.screen}>
      {signIn !== null ? (
        <SignedOut {...companyMessages(locale).signedOut} href={signIn} />
      ) : company === null ? (
        <None data={data} />
      ) : (
        <Company data={data} company={company} />
      )}
    </div>
  )
}

function None({ data }: Props) {
  const { locale } = data
  const { title, lead, none } = companyMessages(locale)
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <CompanyStatus data={data} />
      <section className={styles.make} aria-labelledby="make">
        <div className={stack(16, styles.part)}>
          <h2 id="make">{none.title}</h2>
          <p className={styles.lead}>{none.lead}</p>
          <ActForm locale={locale} act="make" className={stack(16)}>
            <NameField data={data} act="make" label={none.name} hint={none.nameHint} />
            <Button type="submit" className={styles.makes}>
              {none.make}
            </Button>
          </ActForm>
        </div>
        <TeamToCome locale={locale} />
      </section>
      <RolesTable locale={locale} />
      <InvitationSample locale={locale} />
    </>
  )
}

function NameField({
  data: { submitted },
  act,
  name,
  ...field
}: Props & {
  readonly act: 'make' | 'rename'
  readonly name?: string
  readonly label: string
  readonly hint?: string
}) {
  const sent = submitted?.act === act ? submitted : null
  return (
    <TextField
      id={`company-${act}`}
      name="name"
      {...field}
      problem={sent?.problems.name}
      defaultValue={sent?.values.name ?? name}
      maxLength={companyLimits.longestName}
      autoComplete="organization"
      required
    />
  )
}

function Company({ data, company }: Own) {
  const { locale } = data
  const { mayDo, see, keys } = companyMessages(locale)
  const { name, role, invitations, changes } = company
  const isOwner = role === 'owner'
  return (
    <>
      <CompanyStatus data={data} />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{name}</h1>
          {isOwner && <Rename data={data} company={company} />}
        </div>
        <p>{mayDo[role]}</p>
        <p className={styles.links}>
          <ArrowLink href={paths.orderList(locale, 'of=company')}>{see.orders}</ArrowLink>
          <ArrowLink href={paths.myShipments(locale, 'of=company')}>{see.shipments}</ArrowLink>
        </p>
      </header>
      <PeopleSection data={data} company={company} />
      {invitations !== null && <InviteSection data={data} />}
      <RolesTable locale={locale} />
      <Leave data={data} company={company} />
      {changes !== null && <LogSection locale={locale} changes={changes} />}
      <p className={styles.quiet}>{keys}</p>
    </>
  )
}

function Rename({ data, company }: Own) {
  const { rename } = companyMessages(data.locale)
  return (
    <details className={styles.fold} open={data.submitted?.act === 'rename'}>
      <summary className={styles.rename}>{rename.open}</summary>
      <ActForm locale={data.locale} act="rename" className={styles.form}>
        <NameField data={data} act="rename" label={rename.name} name={company.name} />
        <Button type="submit" kind="secondary">
          {rename.save}
        </Button>
      </ActForm>
    </details>
  )
}

/** Leaving, in words for whoever would leave: the only owner first hands over, the last one closes the company. */
function Leave({ data: { locale }, company: { people } }: Own) {
  const { leave } = companyMessages(locale)
  const others = people.filter(({ isMe }) => !isMe)
  const me = people.find(({ isMe }) => isMe)
  const isLastOwner = me?.role === 'owner' && others.every(({ role }) => role !== 'owner')
  const isLast = others.length === 0
  const lead = isLast ? leave.closes : isLastOwner ? leave.lastOwner : leave.lead
  return (
    <section className={stack(16, styles.part)} aria-labelledby="leave">
      <h2 id="leave">{leave.title}</h2>
      <p className={styles.lead}>{lead}</p>
      {(isLast || !isLastOwner) && (
        <div>
          <ConfirmedActForm
            locale={locale}
            act="leave"
            label={isLast ? leave.buttonCloses : leave.button}
            sure={leave.sure}
            hint={lead}
            ends
          />
        </div>
      )}
    </section>
  )
}
