import { type BlockOf, picturesMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './data-matrix.module.css'

type Sight = BlockOf<'data-matrix'>['rows'][number]['sees'][number]

const sights = ['full', 'masked', 'none'] as const satisfies readonly Sight[]

/** Who sees which data: a full, a half or an empty dot where a row of data meets a party. */
export function DataMatrix({
  block,
  locale,
}: {
  readonly block: BlockOf<'data-matrix'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale)
  const { parties, rows } = block
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(16, styles.matrix)}>
        <ul className={styles.key}>
          {sights.map((sight) => (
            <li key={sight}>
              <Dot sight={sight} />
              {words.sights[sight]}
            </li>
          ))}
        </ul>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {parties.map((party) => (
                <th key={party} scope="col">
                  {party}
                </th>
              ))}
              <th scope="col" className={styles.kept}>
                {words.kept}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, sees, kept }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {parties.map((party, index) => {
                  const sight = sees[index] ?? 'none'
                  return (
                    <td key={party} className={styles.cell} data-label={party}>
                      <Dot sight={sight} />
                      <span className="visually-hidden">{words.sights[sight]}</span>
                    </td>
                  )
                })}
                <td className={styles.kept} data-label={words.kept}>
                  {kept}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  )
}

function Dot({ sight }: { readonly sight: Sight }) {
  return (
    <svg className={styles.dot} viewBox="-12 -12 24 24" aria-hidden="true">
      {sight === 'none' ? (
        <path className={styles.nothing} d="M-5 0H5" />
      ) : (
        <circle r="9" className={pic.line} />
      )}
      {sight === 'full' && <circle r="9" className={pic.ink} />}
      {sight === 'masked' && <path className={pic.ink} d="M0-9A9 9 0 0 0 0 9Z" />}
    </svg>
  )
}
