import { tidyPhone } from '@hongyan/domain/typed/read-phone'
import { findInBook } from '../../../../client/find-in-book.ts'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'

/** As many of one name as are looked through. */
const size = 50

/** Whether the book of whoever is signed in has an address already; false where nobody can say. */
export async function isInBook({ name, phone, area, detail }: AddressDraft): Promise<boolean> {
  const answer = await findInBook({ keyword: name, group: null, size })
  return (
    answer.kind === 'found' &&
    answer.page.list.some(
      (one) =>
        one.name === name.trim() &&
        tidyPhone(one.phone) === tidyPhone(phone) &&
        one.areaCode === area &&
        one.detailAddr === detail.trim(),
    )
  )
}
