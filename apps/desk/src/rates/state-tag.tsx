import { useTexts } from '../texts/language.tsx'
import type { Texts } from '../texts/zh.ts'
import styles from './rates.module.css'

/** The state of a version in a word. */
export function StateTag({ state }: { readonly state: keyof Texts['rates']['states'] }) {
  const { rates } = useTexts()
  return (
    <span className={styles.state} data-state={state}>
      {rates.states[state]}
    </span>
  )
}
