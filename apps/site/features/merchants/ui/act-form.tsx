import { merchantMessages } from '@hongyan/content/messages'
import { Button } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import type { MerchantPage } from '../load.ts'
import type { ActName } from '../shown-log.ts'
import styles from './page.module.css'

type ActProps = {
  readonly data: MerchantPage
  readonly act: ActName
  /** The key, webhook or event it is about. */
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form that does one thing; what is shown of the log stays as it is. */
export function ActForm({ data: { locale, shown, requestKey }, act, id, className, children }: ActProps) {
  return (
    <form method="post" action={`${paths.merchant(locale)}#said`} className={className}>
      <input type="hidden" name="act" value={act} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="request" value={requestKey} />
      {Object.entries(shown).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

type AskedProps = Omit<ActProps, 'id' | 'children'> & {
  readonly id: string
  /** What the key or webhook is called, for whoever hears the button without seeing its row. */
  readonly about: string
  /** Of the button that asks, and of the one that does it. */
  readonly label: string
  readonly sure: string
  readonly hint: string
  readonly more?: ReactNode
}

/** A button that asks once more before it does what cannot be taken back. */
export function AskedAct({ data, act, id, about, label, sure, hint, more, className }: AskedProps) {
  const popover = `${act}-${id}`
  return (
    <>
      <button type="button" popoverTarget={popover} aria-label={`${label}: ${about}`} className={className}>
        {label}
      </button>
      <div id={popover} popover="auto" className={styles.asked} role="dialog" aria-label={label}>
        <h4>
          {label} <span translate="no">{about}</span>
        </h4>
        <p>{hint}</p>
        <ActForm data={data} act={act} id={id} className={styles.eventActs}>
          {more}
          <Button type="submit" kind="secondary" size="small">
            {sure}
          </Button>
          <Button kind="quiet" size="small" popoverTarget={popover} popoverTargetAction="hide" autoFocus>
            {merchantMessages(data.locale).notNow}
          </Button>
        </ActForm>
      </div>
    </>
  )
}
