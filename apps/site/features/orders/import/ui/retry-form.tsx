import { orderImportMessages, orderListMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { AlertIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import styles from './import.module.css'
import type { ImportStep } from './import-model.ts'
import { controls, type ListAct, listActs } from './list-controls.ts'

type Props = {
  readonly locale: LocaleId
  readonly step: Extract<ImportStep, { kind: 'again' }>
  /** Where to sign in first, for whoever was signed out meanwhile. */
  readonly signIn: string | null
}

/** A form that nothing came of yet, to be sent once more as it was. */
export function RetryForm({ locale, step, signIn }: Props) {
  const { again } = orderImportMessages(locale)
  const { title, lead, submit } = signIn === null ? again : again.ended
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
        {title}
      </h2>
      <p role="alert">{(signIn === null && leadOf(step.act, locale)) || lead}</p>
      <div className={list.actions}>
        {signIn !== null && (
          <ButtonLink kind="secondary" href={signIn} newTab>
            {again.ended.signIn}
          </ButtonLink>
        )}
        <Button type="submit" name={controls.act} value={step.act}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** What is said of an act that no answer came to, where it is not about the list that was sent. */
function leadOf(act: ListAct, locale: LocaleId): string | null {
  if (act === listActs.place) return orderImportMessages(locale).again.placing
  return act === listActs.labels ? orderListMessages(locale).batch.later : null
}
