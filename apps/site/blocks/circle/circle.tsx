import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { At } from '../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './circle.module.css'
import { type Node, nodesOn } from './ring.ts'

type Item = BlockOf<'circle'>['items'][number]

/** Partners around one network: a spoke to each, its words beside it. */
export function Circle({ block, locale }: { readonly block: BlockOf<'circle'>; readonly locale: LocaleId }) {
  const { items, centre } = block
  const nodes = nodesOn(items.length, 0.4)
  const lefts = nodes.filter(({ side }) => side === 'left').length
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.whole}>
        <Partners items={items.slice(0, lefts)} first={1} />
        <div className={styles.ring}>
          <svg aria-hidden="true">
            <circle className={styles.orbit} cx="50%" cy="50%" r="40%" />
            {nodes.map((node, index) => (
              <Spoke key={items[index]?.title} node={node} number={index + 1} />
            ))}
            <circle className={pic.signal} cx="50%" cy="50%" r="20%" />
          </svg>
          <p className={styles.centre}>{centre}</p>
        </div>
        <Partners items={items.slice(lefts)} first={lefts + 1} />
      </div>
    </Frame>
  )
}

function Partners({ items, first }: { readonly items: readonly Item[]; readonly first: number }) {
  return (
    <ol start={first} className={styles.partners}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {first + index}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Spoke({ node, number }: { readonly node: Node; readonly number: number }) {
  const [x, y] = [percent(node.x), percent(node.y)]
  return (
    <>
      <line className={pic.line} x1="50%" y1="50%" x2={x} y2={y} />
      <line
        className={styles.lead}
        x1={x}
        y1={y}
        x2={node.side === 'left' ? '0%' : '100%'}
        y2={percent(node.row)}
      />
      <At x={node.x} y={node.y}>
        <circle className={pic.ink} r={rem(14)} />
        <text y={rem(5)} textAnchor="middle">
          {number}
        </text>
      </At>
    </>
  )
}
