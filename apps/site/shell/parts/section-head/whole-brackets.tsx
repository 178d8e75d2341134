import { Fragment, type ReactNode } from 'react'
import styles from './whole-brackets.module.css'

const bracket = /(（[^）]*）)/u

/** A Chinese text in which no line ends inside a bracket: the weekday of a date stays whole. */
export function WholeBrackets({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(bracket)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
