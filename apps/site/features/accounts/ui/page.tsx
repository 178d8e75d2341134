import { accountMessages, overviewMessages, siteContent } from '@hongyan/content'
import { fill } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { AlertIcon, BellIcon, BoxIcon, CalculatorIcon, ChatIcon, TruckIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../paths.ts'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import type { SignInPage } from '../load.ts'
import styles from './page.module.css'

/** Where the person icon leads: to sign in where one can, what works without it, and the way back. */
export function SignInScreen({ data }: { readonly data: SignInPage }) {
  const { locale, start } = data
  const words = accountMessages(locale).signIn
  const { hotline } = siteContent(locale).support
  const ways = [
    // Where nobody can sign in, the field for a number is above.
    ...(start === null ? [] : [{ Icon: BoxIcon, href: paths.track(locale), ...words.track }]),
    { Icon: CalculatorIcon, href: paths.fee(locale), ...words.quote },
    { Icon: TruckIcon, href: paths.placeOrder(locale, 'express'), ...words.order },
    { Icon: BellIcon, href: paths.subscribe(locale), ...overviewMessages(locale).first.follow },
    { Icon: ChatIcon, href: paths.cooperation(locale), ...words.enquiry },
  ]
  return (
    <div className={`page ${styles.screen}`}>
      {data.untaken.length > 0 && start !== null ? (
        <SignedIn data={data} />
      ) : start === null ? (
        <NoSignIn data={data} />
      ) : (
        <OpenSignIn data={data} start={start} />
      )}
      <section className={styles.ways} aria-labelledby="ways">
        <h2 id="ways">{words.ways}</h2>
        <ul>
          {ways.map(({ Icon, href, name, text }) => (
            <li key={href}>
              <Icon size={24} />
              <a href={href}>
                <b>{name}</b>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.never}>
          <AlertIcon size={20} />
          {fill(start === null ? words.never : accountMessages(locale).open.never, { hotline })}
        </p>
      </section>
    </div>
  )
}

/** Whoever has just signed in, and of whom something could not be taken. */
function SignedIn({ data: { locale, back, backTitle, untaken } }: { readonly data: SignInPage }) {
  const words = accountMessages(locale).open
  return (
    <div className={styles.words}>
      <h1>{words.untaken.title}</h1>
      {untaken.map((what) => (
        <p key={what} role="status">
          {words.untaken[what]}
        </p>
      ))}
      <div className={styles.actions}>
        <ButtonLink href={back ?? paths.my(locale)}>
          {back === null
            ? words.untaken.home
            : fill(words.untaken.on, { page: backTitle ?? words.untaken.page })}
        </ButtonLink>
      </div>
    </div>
  )
}

function NoSignIn({ data: { locale, back, elsewhere } }: { readonly data: SignInPage }) {
  const words = accountMessages(locale).signIn
  return (
    <div className={`${styles.words} ${styles.card}`}>
      <ScenePicture name="locker" className={styles.small} sizes="180px" />
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {elsewhere === null ? (
        <TrackByNumber locale={locale} />
      ) : (
        <div className={styles.actions}>
          <ButtonLink href={elsewhere}>{words.elsewhere}</ButtonLink>
        </div>
      )}
      <p className={styles.back}>
        <ArrowLink href={back ?? paths.home(locale)}>{back === null ? words.home : words.back}</ArrowLink>
      </p>
    </div>
  )
}

/** What most who come here look for needs no account: the way to it is a field. */
function TrackByNumber({ locale }: Pick<SignInPage, 'locale'>) {
  const words = accountMessages(locale).signIn
  return (
    <form method="get" action={paths.track(locale)} className={styles.track}>
      <TextField
        id="waybill"
        name="no"
        label={words.number}
        hint={words.track.text}
        placeholder={overviewMessages(locale).first.example}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required
      />
      <Button type="submit">{words.track.name}</Button>
    </form>
  )
}

function OpenSignIn({ data, start }: { readonly data: SignInPage; readonly start: string }) {
  const { locale, back, backTitle, failed } = data
  const words = accountMessages(locale).open
  return (
    <div className={`${styles.words} ${styles.card}`}>
      <ScenePicture name="locker" className={styles.small} sizes="180px" />
      <h1>{words.title}</h1>
      {failed !== null && (
        <p className={styles.failed} role="alert">
          {words.failed[failed]}
        </p>
      )}
      <p>{words.lead}</p>
      {back !== null && (
        <p>{backTitle === null ? words.backSomewhere : fill(words.backTo, { page: backTitle })}</p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={start} data-no-prefetch="" rel="nofollow">
          {words.start}
        </ButtonLink>
        <ButtonLink kind="secondary" href={back ?? paths.home(locale)}>
          {back === null ? words.home : accountMessages(locale).signIn.back}
        </ButtonLink>
      </div>
    </div>
  )
}
