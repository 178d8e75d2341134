import { classNames } from '@hongyan/ui/class-names.ts'
import { stack } from '@hongyan/ui/layout.ts'
import { TextFrame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './prose.module.css'

/** Running text with what follows from it: a list, terms with what is said about them. */
export function Prose({ block, locale }: BlockProps<'prose'>) {
  const { look, paragraphs, list, terms } = block
  return (
    <TextFrame block={block} locale={locale}>
      <div className={classNames(styles.prose, look === 'statement' && styles.statement)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul className={stack(8, styles.list)}>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {terms.length > 0 && (
          <dl className={styles.terms}>
            {terms.map(
              ({ term, text }) =>
                text && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        )}
      </div>
    </TextFrame>
  )
}
