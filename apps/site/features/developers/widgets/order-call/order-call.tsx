import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { type ApiDescription, loadCalls } from '../../load.ts'
import { writeCurl } from '../../write-curl.ts'
import { writeNode, writePython } from '../../write-programs.ts'
import { Code } from '../api-guide/code.tsx'
import { CodeWords } from '../api-guide/code-words.tsx'
import { SampleTabs } from '../api-guide/sample-tabs.tsx'
import styles from './order-call.module.css'

/** How an order is placed by a program: what to know of it, the call in three languages, and what a test was answered. */
export function OrderCall({ locale, api }: { readonly locale: LocaleId; readonly api: ApiDescription }) {
  const { steps, answers } = merchantMessages(locale).guide
  const call = loadCalls(api)
    .flatMap(({ calls }) => calls)
    .find(({ id }) => id === 'placeOrder')
  if (call === undefined) return null
  const { asked, reply } = call
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        {steps.order.text.map((text) => (
          <p key={text}>
            <CodeWords text={text} />
          </p>
        ))}
        <dl>
          {answers.map(([status, text]) => (
            <div key={status}>
              <dt translate="no">{status}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.code}>
        <SampleTabs
          locale={locale}
          id={call.id}
          texts={{ shell: writeCurl(asked), node: writeNode(asked), python: writePython(asked) }}
          wraps
        />
        {reply !== null && 'json' in reply && (
          <div className={styles.reply} translate="no">
            <p>200 OK</p>
            <Code language="json" text={reply.json} />
          </div>
        )}
      </div>
    </div>
  )
}
