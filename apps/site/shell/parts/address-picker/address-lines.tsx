import { Tag } from '@hongyan/ui/tag.tsx'
import type { BookEntry } from '../../../client/find-in-book.ts'
import styles from './address-lines.module.css'
import { Marked } from './marked.tsx'
import type { PickerWords } from './picker-model.ts'

/** The parts of an address that stand in a list; its phone is masked already. */
type ListedAddress = Pick<BookEntry, 'name' | 'phone' | 'company' | 'fullAddress' | 'defaultFor'> &
  Partial<Pick<BookEntry, 'marks'>>

/** An address of the book in two lines: whose it is, and where. */
export function AddressLines({
  address,
  words,
}: {
  readonly address: ListedAddress
  readonly words: Pick<PickerWords, 'defaults'>
}) {
  const { name, company, phone, fullAddress, defaultFor, marks = {} } = address
  const isPhoneFound = (marks.phone ?? []).length > 0
  return (
    <>
      <span className={styles.who}>
        <b>
          <Marked text={name} stretches={marks.name} />
        </b>
        {company !== null && (
          <span>
            <Marked text={company} stretches={marks.company} />
          </span>
        )}
        {/* Of a masked number no single figures can be marked. */}
        <span className={styles.phone}>{isPhoneFound ? <mark>{phone}</mark> : phone}</span>
        {defaultFor.map((role) => (
          <Tag key={role}>{words.defaults[role]}</Tag>
        ))}
      </span>
      <span className={styles.where}>{fullAddress}</span>
    </>
  )
}
