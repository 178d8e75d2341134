import { Button } from '@hongyan/ui/button.tsx'
import { BookIcon, ClipboardIcon, CloseIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findInBook } from '../../../../client/find-in-book.ts'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import type { SheetView } from '../state/use-party-sheet.ts'
import type { SubmittedOrder } from '../submitted-order.ts'
import { useOrderTexts } from './order-texts.ts'
import { PartyEditor } from './party-editor.tsx'
import styles from './party-sheet.module.css'

const PickerList = lazy(async () => ({
  default: (await import('../../../../shell/parts/address-picker/picker-list.tsx')).PickerList,
}))

/**
 * One end of the shipment on a phone, in a sheet over the form: chosen of one's book, or pasted and typed. What is
 * typed is in the form at once, and what is only pasted stays in the sheet when it is closed. Where one press fills the
 * whole end, `onWhole` is called.
 */
export function PartySheet({
  of,
  view,
  value,
  place,
  submitted,
  missing,
  shownErrors,
  hasBook,
  onView,
  onClose,
  onWhole,
  onChange,
  onRemark,
}: {
  readonly of: Party
  /** Null while it is closed. */
  readonly view: SheetView | null
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  readonly submitted: SubmittedOrder | null
  /** What this end lacks. */
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  /** Somebody is signed in, who may have an address book. */
  readonly hasBook: boolean
  readonly onView: (view: SheetView) => void
  readonly onClose: () => void
  readonly onWhole: () => void
  readonly onChange: (value: AddressDraft) => void
  readonly onRemark: ((text: string) => void) | undefined
}) {
  const { locale, words } = useOrderTexts()
  const { parties: say, address } = words
  const { title, choose } = say[of]
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = view !== null
  const [isBookEmpty, setBookEmpty] = useState(false)
  const isChoosing = view === 'book' && !isBookEmpty
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    heading.current?.focus()
  }, [isOpen])
  // What it lacks is known once what was read stands in the form.
  const [justRead, setJustRead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once after each reading
  useEffect(() => {
    if (!justRead) return
    setJustRead(false)
    if (missing.length === 0) onWhole()
  }, [justRead])
  const write = (control: string) => {
    onView('fields')
    requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>(control)?.focus())
  }
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={`order-${of}-title`}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={`order-${of}-title`} tabIndex={-1}>
          {isChoosing ? choose : title}
        </h2>
        <button type="button" className={styles.close} aria-label={words.review.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {isChoosing && (
        <div className={styles.book}>
          <Suspense
            fallback={
              <p role="status" data-unknown="">
                {address.picker.loading}
              </p>
            }
          >
            <PickerList
              texts={{ locale, words: address.picker }}
              find={findInBook}
              onEmpty={() => {
                // No button moves under a finger: the fields come where the list would be.
                setBookEmpty(true)
                heading.current?.focus()
              }}
              onPick={({ name, phone, areaCode, detailAddr }) => {
                onChange({ name, phone, area: areaCode, detail: detailAddr })
                onWhole()
              }}
            />
          </Suspense>
        </div>
      )}
      <div id={`order-${of}`} className={styles.fields} tabIndex={-1} hidden={isChoosing}>
        <PartyEditor
          {...{ of, value, place, submitted, missing, shownErrors, onRemark }}
          onChange={(changed) => {
            if (view === 'book') onView('fields')
            onChange(changed)
          }}
          onRead={() => setJustRead(true)}
        />
      </div>
      <div className={styles.foot}>
        {view === 'book' && isBookEmpty ? (
          <Button onClick={onClose}>{say.use}</Button>
        ) : view === 'book' ? (
          <>
            <Button kind="secondary" onClick={() => write('textarea')}>
              <ClipboardIcon size={18} />
              {say.paste}
            </Button>
            <Button kind="secondary" onClick={() => write('[autocomplete=name]')}>
              <PlusIcon size={18} />
              {say.fresh}
            </Button>
          </>
        ) : (
          <>
            {hasBook && !isBookEmpty && (
              <Button kind="secondary" onClick={() => onView('book')}>
                <BookIcon size={18} />
                {address.picker.open}
              </Button>
            )}
            <Button kind="secondary" onClick={onClose}>
              {say.done}
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}
