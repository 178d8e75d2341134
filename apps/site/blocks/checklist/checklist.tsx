import type { BlockOf } from '@hongyan/content'
import { AlertIcon, CheckIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './checklist.module.css'

type Verdict = BlockOf<'checklist'>['items'][number]['verdict']

const icons = { yes: CheckIcon, condition: AlertIcon, no: CloseIcon } as const satisfies Record<
  Verdict,
  typeof CheckIcon
>
const verdicts = Object.keys(icons) as readonly Verdict[]

/** What is in, what is in on a condition, what is out: a column for each. */
export function Checklist({ block, locale }: BlockProps<'checklist'>) {
  const columns = verdicts
    .map((verdict) => ({ verdict, items: block.items.filter((item) => item.verdict === verdict) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.columns}>
        {columns.map(({ verdict, items }) => {
          const Icon = icons[verdict]
          return (
            <div key={verdict} className={styles[verdict]}>
              <h3>{block.verdicts[verdict]}</h3>
              <ul>
                {items.map(({ text }) => (
                  <li key={text}>
                    <Icon size={18} />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
      {block.note && <p className={styles.note}>{block.note}</p>}
    </Frame>
  )
}
