import { developersMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ListedField } from '../list-fields.ts'
import styles from './fields.module.css'

/** What a call is asked with, folded: the name of each field, what stands in it, and whether it must. */
export function Fields({
  fields,
  locale,
}: {
  readonly fields: readonly ListedField[]
  readonly locale: LocaleId
}) {
  if (fields.length === 0) return null
  const { fields: words } = developersMessages(locale)
  return (
    <details className={styles.fields}>
      <summary>
        {plural(locale, fields.length, words.title)}
        <ChevronDownIcon size={18} />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.required}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, required }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{required ? words.yes : words.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
