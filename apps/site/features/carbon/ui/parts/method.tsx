import { type CarbonMessages, carbonMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { newWindow } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import styles from './method.module.css'

const sourceOrder = [
  'gbt-51366',
  'glec-3.2',
  'desnz-2025',
  'grid-2023',
  'grid-2022',
] as const satisfies readonly (keyof CarbonMessages['sources'])[]

/** How a footprint is worked out, what is left out, and every document a factor comes from. */
export function Method({ locale }: { readonly locale: LocaleId }) {
  const { method, sources } = carbonMessages(locale)
  return (
    <section className={`page ${styles.method}`} aria-labelledby="method">
      <div className={styles.head}>
        <h2 id="method">{method.title}</h2>
        <p>{method.lead}</p>
        <div className={styles.more}>
          <ArrowLink href={paths.report(locale)}>{method.more}</ArrowLink>
          <ArrowLink href={paths.glossary(locale)}>{method.glossary}</ArrowLink>
        </div>
      </div>
      <div className={styles.body}>
        <dl>
          {method.rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <details className={styles.sources}>
          <summary>
            <h3 id="sources">{method.sources}</h3>
            <ChevronDownIcon size={16} />
          </summary>
          <table aria-labelledby="sources">
            <thead>
              <tr>
                <th scope="col">{method.columns.source}</th>
                <th scope="col">{method.columns.used}</th>
                <th scope="col">{method.columns.boundary}</th>
              </tr>
            </thead>
            <tbody>
              {sourceOrder.map((id) => {
                const { name, edition, used, boundary, link } = sources[id]
                return (
                  <tr key={id}>
                    <th scope="row">
                      <a href={link} {...newWindow} rel="noopener noreferrer">
                        {name}
                      </a>
                      <small>{edition}</small>
                    </th>
                    <td data-label={method.columns.used}>{used}</td>
                    <td data-label={method.columns.boundary}>{boundary}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  )
}
