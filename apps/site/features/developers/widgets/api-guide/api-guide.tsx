import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import styles from './api-guide.module.css'
import { ApiSampleCode } from './api-sample.tsx'
import { CodeWords } from './code-words.tsx'
import { localizeComments } from './localize-comments.ts'
import { QuoteSample } from './quote-sample.tsx'
import { apiSamples } from './samples.ts'

/** How a program quotes, places an order, follows it and is told of it, with samples that tests run; its page has the title. */
export function ApiGuide({
  locale,
  signsIn,
}: {
  readonly locale: LocaleId
  /** Whether keys can be made here. */
  readonly signsIn: boolean
}) {
  const { lead, steps, keys, answers, events, comments } = merchantMessages(locale).guide
  return (
    <div className={stack(24, styles.guide)}>
      <p className={styles.lead}>
        <CodeWords text={lead} />
      </p>
      <ol className={styles.steps}>
        <li>
          <div className={styles.words}>
            <h2>{steps.key.title}</h2>
            <p>
              <CodeWords text={steps.key.text} />
            </p>
            {signsIn && (
              <p>
                <ArrowLink href={paths.merchant(locale)}>{keys}</ArrowLink>
              </p>
            )}
          </div>
        </li>
        {(['quote', 'order', 'track', 'webhook'] as const).map((name) => (
          <li key={name}>
            <div className={styles.words}>
              <h2>{steps[name].title}</h2>
              {steps[name].text.map((text) => (
                <p key={text}>
                  <CodeWords text={text} />
                </p>
              ))}
              {name === 'order' && <Terms rows={answers} />}
              {name === 'webhook' && <Terms rows={Object.entries(events)} wide />}
            </div>
            {name === 'quote' ? (
              <QuoteSample locale={locale} />
            ) : (
              <ApiSampleCode
                locale={locale}
                sample={{
                  ...apiSamples[name],
                  text: localizeComments(apiSamples[name].text, comments[name]),
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type TermsProps = {
  readonly rows: readonly (readonly [term: string, text: string])[]
  readonly wide?: boolean
}

/** Words of the interface for programs, with what each means. */
function Terms({ rows, wide = false }: TermsProps) {
  return (
    <dl className={wide ? styles.events : styles.answers}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt translate="no">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
