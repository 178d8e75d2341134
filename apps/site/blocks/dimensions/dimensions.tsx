import { type BlockOf, picturesMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import styles from './dimensions.module.css'
import { personHeight } from './layout.ts'
import { Views } from './views.tsx'

// What stands against a wall shows its front along its length; what moves shows its side.
const showsFront: ReadonlySet<string> = new Set(['shelf', 'parcel-machine'])

/** A thing with its measures, drawn to scale from two sides, and its data beside it. */
export function Dimensions({
  block,
  locale,
}: {
  readonly block: BlockOf<'dimensions'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).dimensions
  const inMillimetres = (value: number) => fill(words.millimetres, { value: formatNumber(locale, value) })
  const [long, short] = showsFront.has(block.outline) ? [words.front, words.side] : [words.side, words.front]
  const labels = {
    long,
    short,
    length: inMillimetres(block.length),
    width: inMillimetres(block.width),
    height: inMillimetres(block.height),
    person: fill(words.person, { value: formatNumber(locale, personHeight / 1000) }),
  }
  const size = [block.length, block.width, block.height]
    .map((value) => formatNumber(locale, value))
    .join(' × ')
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.whole}>
        <div className={styles.sheet}>
          <Views block={block} room="wide" words={labels} />
          <Views block={block} room="narrow" words={labels} />
        </div>
        <dl className={styles.specs}>
          <div>
            <dt>{words.size}</dt>
            <dd>{fill(words.millimetres, { value: size })}</dd>
          </div>
          {block.specs.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Frame>
  )
}
