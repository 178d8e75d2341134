import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** Copies what stands in `shipment_events`, received since an instant, to where scans stand now, unless it is there. */
export async function copyEarlierScans(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  since: number,
): Promise<void> {
  await sql`insert into shipment_scans (at, shipment_id, event_id, content_hash, code, city_code, site, details)
    select at, shipment_id, event_id, substr(content_hash, 1, 8), code, city_code, ${siteOf[engine]},
      nullif(${detailsOf[engine]}, '{}')
    from shipment_events where received_at >= ${since} order by shipment_id, event_id
    on conflict (shipment_id, event_id) do nothing`.execute(trx)
}

/**
 * What processes of the build before have stored lately, while releases are changed one process after another: their
 * shipments are projected from all scans when the next one comes.
 */
export async function adoptEarlierScans(db: Db, since: number): Promise<void> {
  await db.transaction(async (trx) => {
    await copyEarlierScans(trx, db.engine, since)
    await trx
      .updateTable('shipments')
      .set({ projection_state: null })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('shipment_events').select('shipment_id').where('received_at', '>=', since),
      )
      .execute()
  })
}

/** Names of a site were JSON of three languages; that of Hong Kong is made of the Chinese when it is read. */
const siteOf: Readonly<Record<Db['engine'], RawBuilder<unknown>>> = {
  sqlite: sql`case when site ->> '$."zh-CN"' = site ->> '$."en-US"' then site ->> '$."zh-CN"'
    else (site ->> '$."zh-CN"') || char(31) || (site ->> '$."en-US"') end`,
  postgres: sql`case when site::json ->> 'zh-CN' = site::json ->> 'en-US' then site::json ->> 'zh-CN'
    else (site::json ->> 'zh-CN') || chr(31) || (site::json ->> 'en-US') end`,
}

/** What few scans have, as JSON; what is null is left out of it. */
const detailsOf: Readonly<Record<Db['engine'], RawBuilder<unknown>>> = {
  sqlite: sql`json_patch('{}', json_object('packageNo', package_no, 'text', text, 'lang', lang, 'holdReason', hold_reason,
    'eta', case when eta_to is not null then json_array(eta_from, eta_to) end, 'temperature', json(temperature)))`,
  postgres: sql`json_strip_nulls(json_build_object('packageNo', package_no, 'text', text, 'lang', lang,
    'holdReason', hold_reason, 'eta', case when eta_to is not null then json_build_array(eta_from, eta_to) end,
    'temperature', temperature::json))::text`,
}
