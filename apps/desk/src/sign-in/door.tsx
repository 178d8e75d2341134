import { type ReactNode, useEffect } from 'react'
import { Button } from '../parts/button.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './sign-in.module.css'

/** A page before somebody is signed in: what it is about, and the other language. */
export function Door({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { language, speak } = useLanguage()
  const { other } = deskLanguages[language]
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <h1>{title}</h1>
        {children}
        <Button onPress={() => speak(other)}>
          <span lang={deskLanguages[other].tag}>{deskLanguages[other].ownName}</span>
        </Button>
      </div>
    </main>
  )
}

/** Why it did not work, said as soon as it did not. */
export function DoorProblem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
