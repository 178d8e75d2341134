import { mapUnmappedEvents } from '@hongyan/domain/tracking/map-unmapped-events'
import { readUnmapped } from '@hongyan/domain/worklists/list-unmapped'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { companyFolder } from '../company/company-folder.ts'
import { readEventMapping } from '../company/event-mapping-file.ts'
import { openToolContext } from '../seed/tool-context.ts'

// Codes and cities that came in and that company/events.yaml does not know, seen most often first. With `apply`, scans
// that were kept with a code which it knows by now are taken by it, and their shipments show it.
const [command = 'list'] = process.argv.slice(2)
if (command !== 'list' && command !== 'apply') {
  console.error('npm run unmapped lists what is not mapped; npm run unmapped -- apply maps what was kept.')
  process.exit(2)
}
const { ctx, db } = await openToolContext({ name: 'unmapped', mapping: readEventMapping(companyFolder()) })
if (command === 'apply') console.log(`${await mapUnmappedEvents(ctx)} scans were mapped.`)
else {
  const { rows, more } = await readUnmapped(ctx, { group: 'open', offset: 0, limit: 500 })
  if (rows.length === 0) console.log('Every code and city that came in is known.')
  else {
    console.table(
      rows.map(({ kind, value, seen, firstSeen, lastSeen, sample }) => ({
        kind,
        value,
        seen,
        first: isoUtc(firstSeen),
        last: isoUtc(lastSeen),
        sample,
      })),
    )
    if (more) console.log('Only the first 500 are listed.')
    console.log('Say what they are in company/events.yaml (codes, cities), then npm run company, and SIGHUP.')
  }
}
await db.close()
