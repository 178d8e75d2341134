import type { BookAddressRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { foldText } from '../addresses/fold-text.ts'
import { divisionPath } from '../places/divisions.ts'
import { readPhone } from '../typed/read-phone.ts'
import { type AddressPage, cutPage, type PageOf } from './address-page.ts'
import { defaultColumns } from './book-address.ts'
import type { AddressRole } from './book-rules.ts'
import { liveRows, ownerOf } from './own-book.ts'

type AddressConditions = {
  readonly group: string | null
  /** A division: everything in it. */
  readonly areaCode: string | null
  /** What the name or the company contains, in either script. */
  readonly name: string | null
  /** The last figures of the phone, with its extension or without. */
  readonly phoneTail: string | null
  /** Only the default for this role. */
  readonly defaultFor: AddressRole | null
}

/** The addresses of the customer's own book that meet every condition, page by page, those changed last first. */
export async function listAddresses(ctx: Ctx, input: AddressConditions & PageOf): Promise<AddressPage> {
  const rows = await liveRows(ctx.db.query, ownerOf(ctx))
  const { rows: _rows, ...page } = cutPage(
    rows.filter((row) => meets(row, input)),
    input,
  )
  return page
}

function meets(row: BookAddressRow, { areaCode, name, phoneTail, defaultFor }: AddressConditions): boolean {
  const [ownName = '', company = ''] = row.folded.split('\n')
  const wanted = name === null ? '' : foldText(name).toLowerCase().trim()
  return (
    (areaCode === null || divisionPath(row.area_code).some(({ code }) => code === areaCode)) &&
    (ownName.includes(wanted) || company.includes(wanted)) &&
    (phoneTail === null || endsIn(row.phone, phoneTail)) &&
    (defaultFor === null || row[defaultColumns[defaultFor]] === 1)
  )
}

/** 18400002222-7804 ends in 7804 and in 2222. */
function endsIn(phone: string, tail: string): boolean {
  const read = readPhone(phone)
  const numbers = read.kind === 'phone' ? [phone, read.main] : [phone]
  return numbers.some((number) => number.replace(/\D/g, '').endsWith(tail))
}
