import { companyMessages } from '@hongyan/content/messages'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { paths } from '../../../paths.ts'
import { StatusMessage } from '../../../shell/parts/own-list/status-message.tsx'
import type { InvitationPage } from '../load.ts'
import styles from './page.module.css'

type Props = { readonly data: InvitationPage }

/** What a mail leads to: who invites, as what, and the button that joins. */
export function InvitationScreen({ data }: Props) {
  const { locale, problem } = data
  const words = companyMessages(locale).invitation
  return (
    <div className={styles.screen}>
      <div className={styles.calm}>
        <h1>{words.title}</h1>
        <StatusMessage bad={problem} good={null} />
        <Invitation data={data} />
      </div>
    </div>
  )
}

function Invitation({ data: { locale, token, signIn, invitation } }: Props) {
  const { invitation: words, asRole, mayDo } = companyMessages(locale)
  if (invitation === null) {
    return (
      <>
        <p>{words.signIn.lead}</p>
        <ButtonLink href={signIn ?? ''}>{words.signIn.button}</ButtonLink>
      </>
    )
  }
  switch (invitation.kind) {
    case 'open': {
      const { company, role, until } = invitation
      return (
        <>
          <p className={styles.strong}>{fill(words.open.lead, { company, role: asRole[role] })}</p>
          <p>{mayDo[role]}</p>
          <p>{words.open.shared}</p>
          <p className={styles.quiet}>
            {fill(words.open.until, { time: formatMoment(locale, until, homeZone) })}
          </p>
          <form method="post" action={paths.companyInvitation(locale)} className={styles.acts}>
            <input type="hidden" name="act" value="join" />
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{words.open.join}</Button>
            <ButtonLink kind="quiet" href={paths.my(locale)}>
              {words.open.decline}
            </ButtonLink>
          </form>
        </>
      )
    }
    case 'other-mail':
      return (
        <>
          <p>{fill(words.otherMail, { mail: invitation.mail })}</p>
          <ButtonLink kind="secondary" href={paths.signOut(locale)}>
            {words.signOut}
          </ButtonLink>
        </>
      )
    case 'elsewhere':
      return (
        <>
          <p>{fill(words.elsewhere, { company: invitation.company })}</p>
          <ToCompany locale={locale} />
        </>
      )
    case 'joined':
      return (
        <>
          <p>{words.joined}</p>
          <ToCompany locale={locale} />
        </>
      )
    case 'over':
      return <p>{words.over}</p>
  }
}

function ToCompany({ locale }: { readonly locale: InvitationPage['locale'] }) {
  return (
    <ButtonLink kind="secondary" href={paths.company(locale)}>
      {companyMessages(locale).invitation.toCompany}
    </ButtonLink>
  )
}
