import { addressBookMessages } from '@hongyan/content'
import type { BookAddress } from '@hongyan/domain/address-book/book-address'
import { commonGroupNames } from '@hongyan/domain/address-book/group-names'
import { divisionPath } from '@hongyan/domain/places/divisions'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { fill, type LocaleId, marksOf, textIn } from '@hongyan/locales'
import { writeCsv } from '../../../../client/csv/write-csv.ts'
import type { Answer } from '../../../../server/http/answer.ts'
import type { At } from '../../../../server/requests/route.ts'
import { writeWorkbook } from '../../../../server/tables/write-workbook.ts'
import type { ThreadServices } from '../../../../server/threads/run-in-worker.ts'

const widths = [16, 24, 18, 12, 12, 12, 40, 10, 12, 12]

/** An address book as a file for a spreadsheet; every cell is text, so that no figure of a phone is lost. */
export async function writeBook(
  at: Pick<At<ThreadServices>, 'ctx' | 'services'>,
  format: 'csv' | 'xlsx',
  addresses: readonly BookAddress[],
  locale: LocaleId,
): Promise<Extract<Answer, { kind: 'file' }>> {
  const { file } = addressBookMessages(locale)
  const rows = [Object.values(file.heads), ...addresses.map((address) => cellsOf(address, locale))]
  const name = `${fill(file.name, { date: dayAtHome(at.ctx.now()) })}.${format}`
  if (format === 'csv')
    return { kind: 'file', name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(writeCsv(rows)) }
  const bytes = await writeWorkbook(at, { sheet: file.sheet, rows, widths })
  return {
    kind: 'file',
    name,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  }
}

/** In the order of the heads. */
function cellsOf(address: BookAddress, locale: LocaleId): readonly string[] {
  const { file } = addressBookMessages(locale)
  const path = divisionPath(address.areaCode)
  const nameAt = (wanted: string) => {
    const found = path.find(({ level }) => level === wanted)
    return found ? textIn(found.name, locale) : ''
  }
  const common = Object.entries(commonGroupNames).find(([key]) => key === address.group)?.[1]
  return [
    address.name,
    address.company ?? '',
    address.phone,
    nameAt('province'),
    nameAt('city'),
    nameAt('district'),
    address.detail,
    address.postcode ?? '',
    common ? textIn(common, locale) : (address.group ?? ''),
    address.defaultFor.map((role) => file[role]).join(marksOf(locale).list),
  ]
}
