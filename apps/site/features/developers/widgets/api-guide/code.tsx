import { BreakingAddress } from './breaking-address.tsx'
import styles from './code.module.css'
import { type CodeLanguage, codeTokens } from './code-tokens.ts'

// Elements that say nothing themselves and are short: a page has thousands of these.
const elements = { comment: 'i', key: 'b', string: 'span', flag: 'u', value: 'small' } as const

/** A string of a sample that is an address, or a path of one. */
const isAddress = /^["'`](?:https?:\/)?\//

/** A sample with its colours. */
export function Code({ language, text }: { readonly language: CodeLanguage; readonly text: string }) {
  return (
    <pre lang="en" className={styles.code}>
      {codeTokens(language, text).map(({ kind, text: piece }, place) => {
        if (kind === null) return piece
        const Element = elements[kind]
        const content = isAddress.test(piece) ? <BreakingAddress text={piece} /> : piece
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may repeat and never move
        return <Element key={place}>{content}</Element>
      })}
    </pre>
  )
}
