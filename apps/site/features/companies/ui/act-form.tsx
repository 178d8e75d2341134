import { companyMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import type { ActName } from '../acts.ts'
import styles from './page.module.css'

type ActProps = {
  readonly locale: LocaleId
  readonly act: ActName
  /** The person or invitation it is about. */
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form that does one thing about a company. */
export function ActForm({ locale, act, id, className, children }: ActProps) {
  return (
    <form method="post" action={`${paths.company(locale)}#said`} className={className} autoComplete="off">
      <input type="hidden" name="act" value={act} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  )
}

type AskedProps = Omit<ActProps, 'children' | 'className'> & {
  /** Whom it is about, for whoever hears the button without seeing its row; nothing for oneself. */
  readonly about?: string
  /** Of the button that asks, and of the one that does it. */
  readonly label: string
  readonly sure: string
  readonly hint: string
  readonly ends?: boolean
}

/** A button that asks once more before it does what cannot be taken back. */
export function AskedAct({ locale, act, id, about, label, sure, hint, ends = false }: AskedProps) {
  const popover = `${act}-${id ?? 'me'}`
  return (
    <>
      <button
        type="button"
        popoverTarget={popover}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        className={ends ? `${styles.act} ${styles.ends}` : styles.act}
      >
        {label}
      </button>
      <div id={popover} popover="auto" className={styles.asked} role="dialog" aria-label={label}>
        <h3>
          {label} {about !== undefined && <span>{about}</span>}
        </h3>
        <p>{hint}</p>
        <ActForm locale={locale} act={act} {...(id === undefined ? {} : { id })} className={styles.acts}>
          <Button type="submit" kind="secondary" size="small">
            {sure}
          </Button>
          <Button kind="quiet" size="small" popoverTarget={popover} popoverTargetAction="hide" autoFocus>
            {companyMessages(locale).people.notNow}
          </Button>
        </ActForm>
      </div>
    </>
  )
}
