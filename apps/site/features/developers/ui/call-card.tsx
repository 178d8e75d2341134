import { developersMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { ListedCall } from '../list-call.ts'
import { BreakingAddress } from '../widgets/api-guide/breaking-address.tsx'
import { CodeWords } from '../widgets/api-guide/code-words.tsx'
import styles from './call-card.module.css'
import { CallExample } from './call-example.tsx'
import { Fields } from './fields.tsx'
import { Refusals } from './refusals.tsx'

/** A call, folded: what it is for, and where somebody opens it, how it is asked and what it answers. */
export function CallCard({ call, locale }: { readonly call: ListedCall; readonly locale: LocaleId }) {
  const text = developersMessages(locale)
  const words = <CodeWords text={call.summary} />
  return (
    <details className={styles.call} name="call">
      <summary>
        <span className={styles.method}>{call.method}</span>
        {call.older ? (
          <b>{words}</b>
        ) : (
          <code>
            <BreakingAddress text={call.path} />
          </code>
        )}
        {call.scope !== null ? (
          <Tag>{fill(text.access.key, { scope: call.scope })}</Tag>
        ) : (
          call.proof !== 'open' && <Tag>{text.access[call.proof]}</Tag>
        )}
        {!call.older && <span className={styles.summary}>{words}</span>}
      </summary>
      {/* The address of a call is inside of it, for browsers to open it. */}
      <div id={call.id} className={styles.body}>
        {call.older && (
          <p>
            {text.address}{' '}
            <code>
              <BreakingAddress text={call.path} />
            </code>
          </p>
        )}
        {call.description !== null && (
          <p>
            <CodeWords text={call.description} />
          </p>
        )}
        {call.fields.length === 0 ? (
          <CallExample call={call} locale={locale} beside />
        ) : (
          <div className={styles.asked}>
            <Fields call={call} locale={locale} />
            <CallExample call={call} locale={locale} beside={false} />
          </div>
        )}
        <Refusals call={call} locale={locale} />
      </div>
    </details>
  )
}
