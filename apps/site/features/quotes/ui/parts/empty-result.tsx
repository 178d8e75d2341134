import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { drawBox } from '../text/box-geometry.ts'
import drawing from './box-drawing.module.css'
import styles from './empty-result.module.css'
import { useQuoteTexts } from './quote-texts.ts'

/** Before anything was asked: what will stand here. */
export function EmptyResult() {
  const { title, text, points } = useQuoteTexts().words.result.empty
  const box = drawBox({ length: 60, width: 40, height: 40 }, 1.7, 0.62)
  return (
    <div className={styles.empty}>
      <svg viewBox={`-2 -2 ${box.width + 4} ${box.height + 4}`} className={styles.box} aria-hidden="true">
        <polygon points={box.full.left} className={drawing.left} />
        <polygon points={box.full.right} className={drawing.right} />
        <polygon points={box.full.top} className={drawing.top} />
        {box.air && <polygon points={box.air.left} className={drawing.outline} />}
        {box.air && <polygon points={box.air.right} className={drawing.outline} />}
        {box.air && <polygon points={box.air.top} className={drawing.outline} />}
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon size={18} />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
