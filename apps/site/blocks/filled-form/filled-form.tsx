import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import styles from './filled-form.module.css'

type Box = BlockOf<'filled-form'>['boxes'][number]

/** A paper form as it looks filled in: the printed boxes, what was entered, the numbers a table explains. */
export function FilledForm({
  block,
  locale,
}: {
  readonly block: BlockOf<'filled-form'>
  readonly locale: LocaleId
}) {
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.desk}>
        <div className={styles.sheet} data-edge={block.edge}>
          <h3>{block.form}</h3>
          <dl>
            {block.boxes.map((box) => (
              <FormBox key={box.label} box={box} />
            ))}
          </dl>
        </div>
      </div>
    </Frame>
  )
}

function FormBox({ box: { label, value, parts, mark, struck, look } }: { readonly box: Box }) {
  return (
    <div data-parts={parts}>
      <dt>
        {mark !== null && <span className={styles.mark}>{mark}</span>}
        {label}
      </dt>
      <dd data-look={look}>
        {struck !== null && <s>{struck}</s>}
        {value}
        {look === 'signed' && <Signature />}
      </dd>
    </div>
  )
}

/** A stroke of the pen over a name that is written out beside it. */
function Signature() {
  return (
    <svg viewBox="0 0 120 36" aria-hidden="true">
      <path d="M6 24C16 6 24 4 22 14S10 34 14 30 34 8 38 12 30 28 36 26 46 14 50 16 48 26 54 22 62 10 66 14 60 28 70 22 84 8 86 14 78 26 92 20 108 12 114 10" />
    </svg>
  )
}
