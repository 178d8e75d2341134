import { fill, telephoneLink } from '@hongyan/locales'
import { CheckIcon, LockIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import type { EnquiryWords } from '../words.ts'
import styles from './points.module.css'

/** Three things to know before writing: the quick way, what happens to the data, what comes back. */
export function Points({ words }: { readonly words: Pick<EnquiryWords, 'points' | 'hotline'> }) {
  const { urgent, privacy, receipt } = words.points
  return (
    <ul className={styles.points}>
      <li>
        <PhoneIcon size={20} />
        <a href={telephoneLink(words.hotline)}>{fill(urgent, { hotline: words.hotline })}</a>
      </li>
      <li>
        <LockIcon size={20} />
        <Clauses text={privacy} />
      </li>
      <li>
        <CheckIcon size={20} />
        <Clauses text={receipt} />
      </li>
    </ul>
  )
}

/** A Chinese clause is not broken before the whole sentence is. */
function Clauses({ text }: { readonly text: string }) {
  return (
    <span className={styles.clauses}>
      {text.split(/(?<=，)/u).map((clause) => (
        <span key={clause}>{clause}</span>
      ))}
    </span>
  )
}
