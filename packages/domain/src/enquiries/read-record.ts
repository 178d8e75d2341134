import type { Db } from '@hongyan/db'
import type { LocaleId } from '@hongyan/locales'
import { detailsOf } from './details-row.ts'
import type { EnquiryRecord } from './enquiry-record.ts'
import { readStatus } from './enquiry-status.ts'

/** Everything about one enquiry, or null when its data is gone. For receivers and for the person who asked. */
export async function readRecord(db: Db, enquiryId: string): Promise<EnquiryRecord | null> {
  const details = await db.query
    .selectFrom('enquiry_details')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
  if (!details) return null
  const row = await db.query
    .selectFrom('enquiries')
    .innerJoin('enquiry_consents', 'enquiry_consents.enquiry_id', 'enquiries.id')
    .selectAll('enquiries')
    .select(['text_version', 'language', 'given_at'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow()
  return {
    number: row.number,
    form: row.form,
    locale: row.locale as LocaleId,
    receivedAt: row.created_at,
    status: readStatus(row),
    spam: row.spam_reasons === null ? [] : (JSON.parse(row.spam_reasons) as string[]),
    consent: { textVersion: row.text_version, language: row.language, givenAt: row.given_at },
    details: detailsOf(details),
  }
}
