import { type BlockOf, picturesMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { At } from '../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import { type Ruler, rulerFor } from './ruler.ts'
import styles from './weight-ruler.module.css'
import { bandWords, weightWords } from './weight-words.ts'

type Band = BlockOf<'weight-ruler'>['bands'][number]

/** Which weight goes by which service: one ruler, a row for each service, a bar where it applies. */
export function WeightRuler({
  block,
  locale,
}: {
  readonly block: BlockOf<'weight-ruler'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale)
  const ruler = rulerFor(block.bands)
  const contrast = block.bands.some(({ own }) => own)
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.chart}>
        <svg className={styles.ruler} aria-hidden="true">
          {ruler.strokes.map((at) => (
            <Stroke key={at} at={ruler.scale(at)} height={6} />
          ))}
          {ruler.marks.map((at) => (
            <Mark key={at} at={ruler.scale(at)} label={weightWords(locale, at)} />
          ))}
        </svg>
        <ol className={styles.bands}>
          {block.bands.map((band) => (
            <li key={band.label} className={styles.band}>
              <h3>
                {band.label}
                {band.own && <Tag tone="signal">{words.thisService}</Tag>}
              </h3>
              <b>{bandWords(locale, band.from, band.to)}</b>
              <Bar band={band} ruler={ruler} soft={contrast && !band.own} />
              <p>{band.text}</p>
            </li>
          ))}
        </ol>
        {ruler.multiplies && <p className={pic.source}>{words.logScale}</p>}
      </div>
    </Frame>
  )
}

function Stroke({ at, height }: { readonly at: number; readonly height: number }) {
  return (
    <line className={styles.stroke} x1={percent(at)} x2={percent(at)} y1={rem(40 - height)} y2={rem(40)} />
  )
}

function Mark({ at, label }: { readonly at: number; readonly label: string }) {
  const anchor = at < 0.02 ? 'start' : at > 0.98 ? 'end' : 'middle'
  return (
    <>
      <Stroke at={at} height={14} />
      <text className={pic.words} x={percent(at)} y={rem(18)} textAnchor={anchor}>
        {label}
      </text>
    </>
  )
}

function Bar({ band, ruler, soft }: { readonly band: Band; readonly ruler: Ruler; readonly soft: boolean }) {
  const start = ruler.scale(band.from)
  const end = band.to === null ? 1 : ruler.scale(band.to)
  return (
    <svg className={styles.plot} aria-hidden="true">
      {ruler.marks.map((at) => (
        <line
          key={at}
          className={pic.rule}
          x1={percent(ruler.scale(at))}
          x2={percent(ruler.scale(at))}
          y2="100%"
        />
      ))}
      <At y={0.5}>
        <rect
          className={band.own ? pic.signal : soft ? pic.soft : pic.ink}
          x={percent(start)}
          width={percent(end - start)}
          y={rem(-11)}
          height={rem(22)}
        />
        {band.to === null && (
          <At x={1}>
            <path className={pic.paper} d="M-11-14H2V0zM-11 14H2V0z" />
          </At>
        )}
      </At>
    </svg>
  )
}
