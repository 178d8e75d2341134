import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ArrowDownIcon } from '@hongyan/ui/icons.tsx'
import { pathIn } from '../../paths.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { Phrases } from '../../shell/parts/section-head/phrases.tsx'
import { WordBreaks } from '../../shell/parts/section-head/word-breaks.tsx'
import styles from './flow.module.css'

// Stations of all lanes stand in the same columns, as many as the longest lane needs.
const columns: Readonly<Record<number, string | undefined>> = {
  3: styles.three,
  4: styles.four,
  5: styles.five,
}

/** Systems and what passes between them: a lane for each, its stations in order, an arrow from one to the next. */
export function Flow({ block, locale }: { readonly block: BlockOf<'flow'>; readonly locale: LocaleId }) {
  const widest = Math.max(...block.lanes.map(({ nodes }) => nodes.length))
  return (
    <Frame block={block} locale={locale}>
      <div className={classNames(styles.lanes, columns[widest])}>
        {block.lanes.map(({ label, figure, path, nodes }) => (
          <div key={label} className={styles.lane}>
            <div className={styles.name}>
              <h3>
                {path === null ? (
                  <Phrases text={label} />
                ) : (
                  <a href={pathIn(locale, path)}>
                    <Phrases text={label} />
                  </a>
                )}
              </h3>
              {figure && <p>{figure}</p>}
            </div>
            <ol className={styles.nodes}>
              {nodes.map(({ title, text }, index) => (
                <li key={title} className={styles.node}>
                  {index > 0 && (
                    <span className={styles.arrow}>
                      <ArrowDownIcon size={18} />
                    </span>
                  )}
                  <h4>
                    <WordBreaks text={title} />
                  </h4>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Frame>
  )
}
