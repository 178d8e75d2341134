import { TextFrame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './glossary.module.css'

/** Terms and what we mean by them; each has an address of its own. */
export function Glossary({ block, locale }: BlockProps<'glossary'>) {
  return (
    <TextFrame block={block} locale={locale}>
      <dl className={styles.terms}>
        {block.terms.map(({ id, term, text }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TextFrame>
  )
}
