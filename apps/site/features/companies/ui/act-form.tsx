import { companyMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { ConfirmedAction } from '../../../shell/parts/confirmed-action/confirmed-action.tsx'
import type { ActName } from '../acts.ts'

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
    <form method="post" action={`${paths.company(locale)}#status`} className={className} autoComplete="off">
      <input type="hidden" name="act" value={act} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  )
}

type ConfirmedActProps = Pick<
  ComponentProps<typeof ConfirmedAction>,
  'about' | 'label' | 'sure' | 'hint' | 'ends'
> &
  Pick<ActProps, 'locale' | 'act' | 'id'>

/** An act that is asked about once more: it cannot be taken back. */
export function ConfirmedActForm({ locale, act, id, ...words }: ConfirmedActProps) {
  return (
    <ConfirmedAction
      {...words}
      id={`${act}-${id ?? 'me'}`}
      heading="h3"
      notNow={companyMessages(locale).people.notNow}
      form={(buttons) => (
        <ActForm locale={locale} act={act} {...(id === undefined ? {} : { id })}>
          {buttons}
        </ActForm>
      )}
    />
  )
}
