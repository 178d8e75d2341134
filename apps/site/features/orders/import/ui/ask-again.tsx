import { orderImportMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { AlertIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import styles from './import.module.css'
import type { ImportStep } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'

type Props = { readonly locale: LocaleId; readonly step: Extract<ImportStep, { kind: 'again' }> }

/** A form whose answer did not come, to be sent once more as it was. */
export function AskAgain({ locale, step }: Props) {
  const { again } = orderImportMessages(locale)
  return (
    <form
      method="post"
      action={paths.orderImport(locale)}
      encType="multipart/form-data"
      className={styles.again}
      data-sent-once=""
    >
      {step.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may be there twice, and none moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <h2>
        <AlertIcon size={20} />
        {again.title}
      </h2>
      <p role="alert">{step.act === listActs.place ? again.placing : again.lead}</p>
      <Button type="submit" name={controls.act} value={step.act}>
        {again.submit}
      </Button>
    </form>
  )
}
