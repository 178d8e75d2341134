import { listMisses } from '@hongyan/domain/searching/list-misses'
import { createItemAnswers } from '../../apps/site/features/prohibited-items/create-item-answers.ts'
import { openToolContext } from '../seed/tool-context.ts'

// Lists names that visitors looked up in vain over the last 90 days and that the list of prohibited items still does
// not know, most often first. A name is gone from here once the list knows it. Nothing says who asked.
const { ctx, db } = await openToolContext({ name: 'unknown-items' })
const items = createItemAnswers(ctx.now)
const missed = await listMisses(ctx, { place: 'items', days: 90, limit: 500 })
const unknown = missed.filter(
  ({ term }) => items.answer({ name: term, mode: 'express', measured: {} }, 'zh-CN').kind === 'unknown',
)
if (unknown.length === 0) console.log('The list knew everything that was asked.')
else console.table(unknown.map(({ term, missed: times }) => ({ name: term, times })))
await db.close()
