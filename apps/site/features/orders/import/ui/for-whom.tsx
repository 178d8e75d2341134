import { orderImportMessages } from '@hongyan/content/messages'
import { type RecordOwner, recordOwners } from '@hongyan/domain/companies/company-rules'
import { fill, type LocaleId } from '@hongyan/locales'
import { Field } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import styles from './import.module.css'
import { controls } from './list-controls.ts'

/** Whose the orders become; nothing for whoever may order for no company. */
export function ForWhom({
  locale,
  company,
  of,
}: {
  readonly locale: LocaleId
  readonly company: string | null
  readonly of: RecordOwner
}) {
  if (company === null) return null
  const { forWhom } = orderImportMessages(locale)
  const names = { own: forWhom.own, company: fill(forWhom.company, { name: company }) }
  return (
    <Field id="list-of" label={forWhom.title} hint={forWhom.hint} group>
      <div className={stack(4, styles.owners)}>
        {recordOwners.map((one) => (
          <label key={one}>
            <input type="radio" name={controls.of} value={one} defaultChecked={one === of} />
            {names[one]}
          </label>
        ))}
      </div>
    </Field>
  )
}
