import { hash } from 'node:crypto'
import type { ShipmentScanRow } from '@hongyan/db'
import { packageSequence } from './find-shipments.ts'
import type { ParsedEvent } from './incoming-event.ts'
import type { EtaScan } from './project-eta.ts'
import type { Scan } from './project-shipment.ts'
import { readDetails, type ScanDetails } from './scan-details.ts'
import { readSite } from './site-name.ts'
import type { SiteName, Temperature } from './tracking-answer.ts'
import { type EventCode, eventCodes } from './vocabulary.ts'

/** A stored event as the projection and the answer need it. */
export type StoredScan = EtaScan & {
  /** Our own id; the sender's may say more than the public should know. */
  readonly id: string
  readonly packageNo: string | null
  readonly site: SiteName | null
  readonly original: { readonly lang: 'zh' | 'en'; readonly text: string } | null
  readonly temperature: Temperature | null
}

const known: ReadonlySet<string> = new Set(eventCodes)

/** Whether a carrier's code is one of ours; others are kept as `unmapped` and counted for staff. */
export function isEventCode(code: string): code is EventCode {
  return known.has(code)
}

/** An event that was just parsed, as the projection needs it. */
export function scanOf({ eventId, code, at, cityCode, packageNo, holdReason }: ParsedEvent): Scan {
  return {
    eventId,
    code: isEventCode(code) ? code : 'unmapped',
    at,
    cityCode,
    sequence: packageNo === undefined ? null : packageSequence(packageNo),
    holdReason: holdReason ?? null,
  }
}

type ScanColumns = 'event_id' | 'code' | 'at' | 'city_code' | 'details'

/** Rows were written by `ingestEvents` from parsed events, so their words are trusted here. */
export function scanOfRow(row: Pick<ShipmentScanRow, ScanColumns>): Scan {
  return scanWith(row, readDetails(row.details))
}

function scanWith(row: Pick<ShipmentScanRow, ScanColumns>, { packageNo, holdReason }: ScanDetails): Scan {
  return {
    eventId: row.event_id,
    code: isEventCode(row.code) ? row.code : 'unmapped',
    at: row.at,
    cityCode: row.city_code,
    sequence: packageNo === undefined ? null : packageSequence(packageNo),
    holdReason: holdReason ?? null,
  }
}

/** All that a row says of a scan. */
export function readScan(row: ShipmentScanRow): StoredScan {
  const details = readDetails(row.details)
  const { packageNo = null, text, lang = 'zh', eta, temperature = null } = details
  return {
    ...scanWith(row, details),
    id: publicId(row),
    eta: eta === undefined ? null : { from: eta[0], to: eta[1] },
    packageNo,
    site: row.site === null ? null : readSite(row.site),
    original: text === undefined ? null : { lang, text },
    temperature,
  }
}

/** An id that says nothing: what it is made of holds random bits that nobody is shown. */
function publicId({ shipment_id, event_id }: ShipmentScanRow): string {
  const digits = hash('sha256', `${shipment_id} ${event_id}`)
  return [8, 12, 16, 20, 32].map((end, at) => digits.slice([0, 8, 12, 16, 20][at], end)).join('-')
}
