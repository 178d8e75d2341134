import { ButtonLink } from '@hongyan/ui/button.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../parts/button.tsx'
import { useLanguage } from '../texts/language.tsx'
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
  const { texts, language, speak } = useLanguage()
  const { failed, to } = useSearch({ from: '/sign-in' })
  const why = failed !== undefined && failed in failures ? failures[failed as keyof typeof failures] : null
  useEffect(() => {
    document.title = texts.signIn.title
  }, [texts])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <h1>{texts.signIn.title}</h1>
        <p className={styles.lead}>{texts.signIn.lead}</p>
        {why !== null && (
          <p role="alert" className={styles.problem}>
            {texts.signIn[why]}
          </p>
        )}
        <ButtonLink href={signInAddress(to ?? '/')} wide>
          {texts.signIn.action}
        </ButtonLink>
        <Button onPress={() => speak(language === 'zh-CN' ? 'en-US' : 'zh-CN')}>
          <span lang={language === 'zh-CN' ? 'en' : 'zh-Hans'}>
            {language === 'zh-CN' ? 'English' : '中文'}
          </span>
        </Button>
      </div>
    </main>
  )
}

/** Where signing in begins, to come back to a page of the desk. */
export function signInAddress(to: string): string {
  return `/sign-in/start?${new URLSearchParams({ to })}`
}
