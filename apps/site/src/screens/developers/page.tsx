import type { DevelopersMessages } from '@hongyan/content'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { ApiDescription } from '../../page-context.ts'
import type { CallFamily, ListedCall } from './load.ts'
import styles from './page.module.css'

type DevelopersScreenProps = {
  readonly text: DevelopersMessages
  readonly families: readonly CallFamily[]
  readonly codes: ApiDescription['x-codes']
}

/** Every call of the API, readable; `/openapi.json` is the same for programs. */
export function DevelopersScreen({ text, families, codes }: DevelopersScreenProps) {
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p>
          <a className={styles.file} href="/openapi.json" data-no-prefetch="">
            {text.document}
          </a>
        </p>
      </header>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label={text.index}>
          {families.map((family) => (
            <a key={family.name} href={`#${family.name}`}>
              {text.families[family.name as keyof typeof text.families] ?? family.name}
            </a>
          ))}
          <a href="#codes">{text.codes}</a>
        </nav>
        <div className={styles.calls}>
          {families.map((family) => (
            <section key={family.name} id={family.name}>
              <h2>{text.families[family.name as keyof typeof text.families] ?? family.name}</h2>
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
              <tbody lang="en">
                {Object.entries(codes).map(([code, { http, text: meaning }]) => (
                  <tr key={code}>
                    <td>{code}</td>
                    <td>{http}</td>
                    <td>
                      <InItsLanguage text={meaning} />
                    </td>
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
        <code>{call.path}</code>
        {call.access !== 'open' && <Tag>{text.access[call.access]}</Tag>}
        <span className={styles.summary} lang="en">
          {call.summary}
        </span>
      </summary>
      <div className={styles.body}>
        {call.description !== null && <p lang="en">{call.description}</p>}
        {call.request !== null && <Example label={text.request} json={call.request} />}
        {call.reply !== null && <Example label={text.reply} json={call.reply} />}
        <dl className={styles.answers} lang="en">
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

function Example({ label, json }: { readonly label: string; readonly json: string }) {
  return (
    <figure className={styles.example}>
      <figcaption>{label}</figcaption>
      <pre lang="en">{json}</pre>
    </figure>
  )
}

/** A refusal may have to carry a Chinese word in every language: readers are told which language it is in. */
function InItsLanguage({ text }: { readonly text: string }) {
  if (!/[a-z]/i.test(text)) return text
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
