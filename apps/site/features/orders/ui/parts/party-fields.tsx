import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { streetLine } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { type FocusEvent, lazy, Suspense, useState } from 'react'
import { findInBook } from '../../../../client/find-in-book.ts'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import { useAreaLine } from '../state/use-area-line.ts'
import type { PartyView } from '../state/use-party-views.ts'
import type { SubmittedOrder } from '../submitted-order.ts'
import { useOrderTexts } from './order-texts.ts'
import { PartyEditor } from './party-editor.tsx'
import styles from './party-fields.module.css'
import { PartyMark } from './party-mark.tsx'
import { PartyViews } from './party-views.tsx'

const PickerList = lazy(async () => ({
  default: (await import('../../../../shell/parts/address-picker/picker-list.tsx')).PickerList,
}))

/** One end of the shipment: pasted, chosen or typed, and one line of it once it is complete. */
export function PartyFields({
  of,
  value,
  place,
  view,
  hasBook,
  submitted,
  awake,
  missing,
  shownErrors,
  onView,
  onChange,
  onRemark,
}: {
  readonly of: Party
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  readonly view: PartyView
  /** Somebody is signed in, who may have an address book. */
  readonly hasBook: boolean
  readonly submitted: SubmittedOrder | null
  readonly awake: boolean
  /** What this end lacks. */
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  readonly onView: (view: PartyView) => void
  readonly onChange: (value: AddressDraft) => void
  readonly onRemark: ((text: string) => void) | undefined
}) {
  const { locale, words } = useOrderTexts()
  const { parties: say } = words
  const [open, setOpen] = useState<boolean | null>(null)
  const complete = missing.length === 0
  // What is typed stays open until somebody says it is done; what came whole is a line at once.
  const [touched, setTouched] = useState(false)
  const shut = awake && complete && (open === null ? !touched : !open)
  const area = useAreaLine(value.area, place)
  const { title } = say[of]
  const edit = (next: AddressDraft) => {
    setTouched(true)
    setOpen(true)
    onChange(next)
  }
  const takeWhole = () => {
    setTouched(false)
    setOpen(null)
    onView('fields')
  }
  /** Whoever goes on to another field is done with this end. It folds once the press that led there is over. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!awake || !complete || shut || relatedTarget === null || currentTarget.contains(relatedTarget)) return
    const fold = () => setTimeout(setOpen, 0, false)
    // Were it to move now, the press would end on something else.
    if (document.documentElement.matches(':active')) addEventListener('pointerup', fold, { once: true })
    else fold()
  }
  return (
    <section
      className={styles.party}
      data-of={of}
      id={`order-${of}`}
      aria-labelledby={`order-${of}-title`}
      tabIndex={-1}
      onBlur={leave}
      data-shut={shut ? '' : undefined}
    >
      <PartyMark of={of} className={styles.mark} />
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={`order-${of}-title`} className={shut ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          {shut ? (
            <p className={styles.summary}>
              <b>{value.name}</b> {maskPhone(value.phone)}
              <span>{streetLine(area, value.detail, locale)}</span>
            </p>
          ) : (
            <PartyViews of={of} view={view} awake={awake} hasBook={hasBook} onView={onView} />
          )}
          {awake && complete && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${title}: ${shut ? say.edit : say.done}`}
              onClick={() => setOpen(shut)}
            >
              {shut ? say.edit : say.done}
            </Button>
          )}
        </div>
        {/* What a quote has brought along is not seen in the field for pasting. */}
        {awake && view === 'paste' && !shut && area !== '' && <p className={styles.area}>{area}</p>}
        {view === 'book' && !shut && (
          <div className={styles.book}>
            <Suspense fallback={<p role="status">{words.address.picker.loading}</p>}>
              <PickerList
                texts={{ locale, words: words.address.picker }}
                find={findInBook}
                onPick={({ name, phone, areaCode, detailAddr }) => {
                  onChange({ name, phone, area: areaCode, detail: detailAddr })
                  takeWhole()
                }}
              />
            </Suspense>
          </div>
        )}
        {/* It stays in the page: what was pasted and not read yet is not lost. */}
        <div hidden={shut || view === 'book'}>
          <PartyEditor
            of={of}
            value={value}
            place={place}
            only={view === 'paste' ? 'paste' : 'fields'}
            submitted={submitted}
            missing={missing}
            shownErrors={shownErrors}
            onChange={edit}
            onRemark={onRemark}
            onRead={takeWhole}
          />
        </div>
      </div>
    </section>
  )
}
