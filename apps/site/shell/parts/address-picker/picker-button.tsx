import { buttonClass } from '@hongyan/ui/button.tsx'
import { BookIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import styles from './address-picker.module.css'
import { PickerList } from './picker-list.tsx'
import type { AddressPickerProps } from './picker-model.ts'

/** A button, and the dialog behind it in which an address of the book is found and chosen. */
export function PickerButton(props: AddressPickerProps) {
  const { texts, purpose, look = 'button' } = props
  const { words, locale } = texts
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className={look === 'link' ? styles.open : buttonClass({ kind: 'quiet', size: 'small' })}
        aria-haspopup="dialog"
        aria-label={`${purpose}: ${words.open}`}
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <BookIcon size={look === 'link' ? 16 : 18} />
        {words.open}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={`${purpose}: ${words.open}`}
        onClose={() => setOpen(false)}
        {...{ closedby: 'any' }}
      >
        {isOpen && (
          <>
            <div className={styles.head}>
              <h2>{`${purpose}: ${words.open}`}</h2>
              <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
                <CloseIcon />
              </button>
            </div>
            <PickerList
              {...props}
              onPick={(address) => {
                close()
                props.onPick(address)
              }}
            />
            <p className={styles.foot}>
              <a href={paths.address(locale)} target="_blank" rel="noopener">
                {words.manage}
              </a>
            </p>
          </>
        )}
      </dialog>
    </>
  )
}
