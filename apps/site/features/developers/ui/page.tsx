import {
  type DevelopersMessages,
  developersMessages,
  galleryMessages,
  merchantMessages,
} from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { Fragment } from 'react'
import { paths } from '../../../paths.ts'
import type { ApiDescription, CallFamily, ListedCall } from '../load.ts'
import { ApiGuide } from '../widgets/api-guide/api-guide.tsx'
import { CodeWords } from '../widgets/api-guide/code-words.tsx'
import styles from './page.module.css'

type DevelopersScreenProps = {
  readonly locale: LocaleId
  readonly families: readonly CallFamily[]
  readonly codes: ApiDescription['x-codes']
}

/** Every call of the API, readable; `/openapi.json` is the same for programs. */
export function DevelopersScreen({ locale, families, codes }: DevelopersScreenProps) {
  const text = developersMessages(locale)
  return (
    <div className={`page ${styles.screen}`}>
      <header className={stack(12, styles.head)}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.conventions}>
          <CodeWords text={text.description.about} />
        </p>
        <p>
          <a className={styles.file} href={paths.apiDescription(locale)} data-no-prefetch="">
            {text.document}
          </a>
        </p>
        <h2 className={styles.parts}>{text.components}</h2>
        <ChipLinks>
          {Object.entries(galleryMessages(locale).items).map(([name, { title }]) => (
            <ChipLink key={name} href={paths.component(locale, name)}>
              {title}
            </ChipLink>
          ))}
        </ChipLinks>
      </header>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={text.index}>
          <a href="#guide">{merchantMessages(locale).guide.title}</a>
          {families.map((family) => (
            <a key={family.name} href={`#calls-${family.name}`}>
              {family.heading}
            </a>
          ))}
          <a href="#codes">{text.codes}</a>
        </nav>
        <div className={styles.calls}>
          <ApiGuide locale={locale} id="guide" />
          {families.map((family) => (
            <section key={family.name} id={`calls-${family.name}`}>
              <h2>{family.heading}</h2>
              {family.calls.map((call) => (
                <CallCard key={call.id} call={call} text={text} />
              ))}
            </section>
          ))}
          <section id="codes">
            <h2>{text.codes}</h2>
            <table className={styles.codes}>
              <thead>
                <tr>
                  <th scope="col">code</th>
                  <th scope="col">HTTP</th>
                  <th scope="col">{text.meaning}</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(codes).map(([code, { http, text: meaning }]) => (
                  <tr key={code}>
                    <td>{code}</td>
                    <td>{http}</td>
                    <td>{locale === 'en-US' ? <MarkedChinese text={meaning} /> : meaning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </div>
  )
}

function CallCard({ call, text }: { readonly call: ListedCall; readonly text: DevelopersMessages }) {
  return (
    <details className={styles.call} name="call">
      <summary>
        <span className={styles.method}>{call.method}</span>
        <code>
          <BreakingPath path={call.path} />
        </code>
        {call.scope !== null ? (
          <Tag>{fill(text.access.key, { scope: call.scope })}</Tag>
        ) : (
          call.access !== 'open' && <Tag>{text.access[call.access]}</Tag>
        )}
        <span className={styles.summary}>
          <CodeWords text={call.summary} />
        </span>
      </summary>
      <div className={styles.body}>
        {call.description !== null && (
          <p>
            <CodeWords text={call.description} />
          </p>
        )}
        {call.request !== null && <Example label={text.request} json={call.request} />}
        {call.reply !== null && <Example label={text.reply} json={call.reply} />}
        <dl className={styles.answers}>
          {call.answers.map((answer) => (
            <div key={answer.status}>
              <dt>{answer.status}</dt>
              <dd>{answer.about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

/** An address of a call, for narrow columns to break before its parts and inside its long names. */
function BreakingPath({ path }: { readonly path: string }) {
  return path.split(/(?=\/)|(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Example({ label, json }: { readonly label: string; readonly json: string }) {
  return (
    <figure className={stack(8, styles.example)}>
      <figcaption>{label}</figcaption>
      <pre lang="en">{json}</pre>
    </figure>
  )
}

/** A refusal in English may have to carry a Chinese word: readers are told which language it is in. */
function MarkedChinese({ text }: { readonly text: string }) {
  return text.split(/(\p{Script=Han}+)/u).map((part) =>
    /\p{Script=Han}/u.test(part) ? (
      <span key={part} lang="zh">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
