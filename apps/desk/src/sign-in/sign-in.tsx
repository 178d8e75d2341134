import { ButtonLink } from '@hongyan/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { waysQuery } from '../passkeys/ways.ts'
import { sentenceOf } from '../shell/failed.tsx'
import type { DeskLanguage } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { Door, DoorProblem } from './door.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in.module.css'

const failures = {
  again: 'again',
  refused: 'refused',
  unreachable: 'unreachable',
  trouble: 'trouble',
  'set-up': 'setUp',
  'unknown-person': 'unknownPerson',
} as const

/** Where somebody of staff begins, and reads why they could not. */
export function SignIn() {
  const { texts, language } = useLanguage()
  const { failed, to = '/' } = useSearch({ from: '/sign-in' })
  const { data: ways, error, refetch } = useQuery(waysQuery)
  const why = failed !== undefined && failed in failures ? failures[failed as keyof typeof failures] : null
  return (
    <Door title={texts.signIn.title}>
      <p className={styles.lead}>{texts.signIn.lead}</p>
      {why !== null && <DoorProblem>{texts.signIn[why]}</DoorProblem>}
      {ways && (
        <div className={styles.ways}>
          {ways.passkeys && <PasskeyButton to={to} />}
          {ways.provider && (
            <ButtonLink
              href={signInAddress(to, language, why === 'unknownPerson')}
              kind={ways.passkeys ? 'secondary' : 'primary'}
              wide
            >
              {why === 'unknownPerson' ? texts.signIn.another : texts.signIn.action}
            </ButtonLink>
          )}
        </div>
      )}
      {error !== null && (
        <>
          <DoorProblem>{sentenceOf(error, texts)}</DoorProblem>
          <Button onPress={() => void refetch()}>{texts.retry}</Button>
        </>
      )}
      {ways?.passkeys && (
        <Link to="/sign-in/code" className={styles.link ?? ''}>
          {texts.passkeys.useCode}
        </Link>
      )}
    </Door>
  )
}

/**
 * Where signing in begins, to come back to a page of the desk; the provider is asked for its page in a language, and
 * with `anew` it asks who is there although it knows somebody.
 */
export function signInAddress(to: string, language: DeskLanguage, anew = false): string {
  return `/sign-in/start?${new URLSearchParams({ to, language, ...(anew ? { anew: '' } : {}) })}`
}
