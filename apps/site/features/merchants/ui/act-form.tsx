import { merchantMessages } from '@hongyan/content/messages'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { ConfirmedAction } from '../../../shell/parts/confirmed-action/confirmed-action.tsx'
import type { MerchantPage } from '../load.ts'
import type { ActName } from '../shown-log.ts'

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
    <form method="post" action={`${paths.merchant(locale)}#status`} className={className}>
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

type ConfirmedActProps = Pick<ComponentProps<typeof ConfirmedAction>, 'label' | 'sure' | 'hint' | 'ends'> &
  Pick<ActProps, 'data' | 'act'> & {
    readonly id: string
    /** What the key or webhook is called. */
    readonly about: string
    readonly more?: ReactNode
  }

/** An act that is asked about once more: it cannot be taken back. */
export function ConfirmedActForm({ data, act, id, more, ...words }: ConfirmedActProps) {
  return (
    <ConfirmedAction
      {...words}
      id={`${act}-${id}`}
      heading="h4"
      translate="no"
      notNow={merchantMessages(data.locale).notNow}
      form={(buttons) => (
        <ActForm data={data} act={act} id={id}>
          {more}
          {buttons}
        </ActForm>
      )}
    />
  )
}
