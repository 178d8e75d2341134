import { Phrases } from '../../shell/parts/section-head/phrases.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './quote.module.css'

/** What somebody said, and who. */
export function Quote({ block }: BlockProps<'quote'>) {
  const { text, who, role } = block
  return (
    <figure className={`page ${styles.quote}`}>
      <blockquote>
        <Phrases text={text} />
      </blockquote>
      <figcaption>
        <b>{who}</b>
        {role}
      </figcaption>
    </figure>
  )
}
