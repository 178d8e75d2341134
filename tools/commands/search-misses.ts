import { listMisses } from '@hongyan/domain/searching/list-misses'
import { openToolContext } from '../seed/tool-context.ts'

// Lists what visitors searched the site for and did not find, most often first: how often, on how many days, and when
// last. Over the last 90 days, or `npm run search-misses -- 30` over fewer. Nothing says who searched.
const days = Number(process.argv[2] ?? 90)
if (!Number.isInteger(days) || days < 1 || days > 90) {
  process.stderr.write('npm run search-misses -- DAYS: a whole number of days, 1 to 90.\n')
  process.exit(2)
}
const { ctx, db } = await openToolContext({ name: 'search-misses' })
const missed = await listMisses(ctx, { place: 'site', days, limit: 500 })
if (missed.length === 0) console.log(`Every search of the last ${days} days found something.`)
else {
  console.table(
    missed.map(({ term, missed: times, days: onDays, lastDay }) => ({
      term,
      times,
      days: onDays,
      last: lastDay,
    })),
  )
}
await db.close()
