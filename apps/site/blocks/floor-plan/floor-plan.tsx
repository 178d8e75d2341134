import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import styles from './floor-plan.module.css'
import { PlanDrawing } from './plan-drawing.tsx'

/** Where something happens: the place as a drawing with numbers, and the list they stand for. */
export function FloorPlan({
  block,
  locale,
}: {
  readonly block: BlockOf<'floor-plan'>
  readonly locale: LocaleId
}) {
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.whole}>
        <PlanDrawing plan={block} />
        <ol className={styles.zones}>
          {block.zones.map(({ label, text }) => (
            <li key={label}>
              <h3>{label}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}
