import { developersMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ListedCall } from '../list-call.ts'
import { CodeWords } from '../widgets/api-guide/code-words.tsx'
import styles from './fields.module.css'

/** Fields that stand open; of a longer list the rest is a press away. */
const open = 12
/** Fewer than these are not worth a press. */
const fewest = 3

/** What a call is asked with: each field with what stands in it, whether it must, and what it is in a line. */
export function Fields({ call, locale }: { readonly call: ListedCall; readonly locale: LocaleId }) {
  const { id, fields } = call
  const { fields: words } = developersMessages(locale)
  const shown = fields.length < open + fewest ? fields.length : open
  return (
    <div id={`fields-${id}`} className={styles.fields}>
      <p className={styles.title}>{plural(locale, fields.length, words.title)}</p>
      <Rows fields={fields.slice(0, shown)} locale={locale} />
      {shown < fields.length && (
        <details>
          <summary>
            {plural(locale, fields.length - shown, words.more)}
            <ChevronDownIcon size={18} />
          </summary>
          <Rows fields={fields.slice(shown)} locale={locale} />
        </details>
      )}
    </div>
  )
}

type RowsProps = {
  readonly fields: ListedCall['fields']
  readonly locale: LocaleId
}

function Rows({ fields, locale }: RowsProps) {
  const { fields: words } = developersMessages(locale)
  return (
    <dl>
      {fields.map(({ name, type, required, about }) => {
        const own = name.lastIndexOf('.') + 1
        return (
          <div key={name}>
            <dt>
              <code>
                {own > 0 && <small>{name.slice(0, own)}</small>}
                {name.slice(own)}
              </code>
              {required && <b>{words.required}</b>}
            </dt>
            <dd>
              <code>{type}</code>
              {about !== null && (
                <p>
                  <CodeWords text={about} />
                </p>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
