import { classNames } from '@hongyan/ui/class-names.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import dots from '../../shell/parts/strip/dots.module.css'
import type { BlockProps } from '../block-props.ts'
import styles from './steps.module.css'

/** What happens, in order: side by side where there is room, below each other where there is not. */
export function Steps({ block, locale }: BlockProps<'steps'>) {
  const isMany = block.items.length > 3
  return (
    <Frame block={block} locale={locale}>
      <ol className={classNames(styles.steps, isMany && styles.many, isMany && dots.dots)} data-scrolls="">
        {block.items.map(({ title, text, mark }, index) => (
          <li key={title} data-name={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              {mark && <p className={styles.mark}>{mark}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  )
}
