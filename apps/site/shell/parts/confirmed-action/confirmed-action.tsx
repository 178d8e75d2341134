import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './confirmed-action.module.css'

type Props = {
  /** Of the question, unique in the page. */
  readonly id: string
  /** One level below the heading that the act stands under. */
  readonly heading: 'h3' | 'h4'
  /** What it is about, for whoever hears the button without seeing its row; nothing for oneself. */
  readonly about?: string | undefined
  /** Of what it is about, where that is not in the language of the page. */
  readonly translate?: 'no'
  /** Of the button that asks, of the one that does it, and of the one that lets it be. */
  readonly label: string
  readonly sure: string
  readonly notNow: string
  readonly hint: string
  /** It takes something away. */
  readonly ends?: boolean
  /** The form that does it, around its two buttons. */
  readonly form: (buttons: ReactNode) => ReactNode
}

/** A button that asks once more before it does what cannot be taken back. It needs no script. */
export function ConfirmedAction({
  id,
  heading: Heading,
  about,
  translate,
  label,
  sure,
  notNow,
  hint,
  ends = false,
  form,
}: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        className={classNames(styles.act, ends && styles.ends)}
      >
        {label}
      </button>
      <div id={id} popover="auto" className={styles.asked} role="dialog" aria-label={label}>
        <Heading>
          {label} {about !== undefined && <span translate={translate}>{about}</span>}
        </Heading>
        <p>{hint}</p>
        {form(
          <>
            <Button type="submit" kind="secondary" size="small">
              {sure}
            </Button>
            <Button kind="quiet" size="small" popoverTarget={id} popoverTargetAction="hide" autoFocus>
              {notNow}
            </Button>
          </>,
        )}
      </div>
    </>
  )
}
