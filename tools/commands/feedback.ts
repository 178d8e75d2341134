import { listFeedback } from '@hongyan/domain/feedback/list-feedback'
import { listPaperCounts } from '@hongyan/domain/papers/list-paper-counts'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { openToolContext } from '../seed/tool-context.ts'

// Prints what visitors said, the newest first: of every page, or of one, `npm run feedback -- /track`. `papers` prints
// how often each white paper was taken instead.
const [asked = null] = process.argv.slice(2)
const { ctx, db } = await openToolContext({ name: 'feedback' })

if (asked === 'papers') {
  const counts = await listPaperCounts(ctx)
  if (counts.length === 0) console.log('No paper has been taken yet.')
  else console.table(counts)
} else {
  const entries = await listFeedback(ctx, { path: asked, limit: 200 })
  if (entries.length === 0)
    console.log(asked === null ? 'Nobody has said anything yet.' : `Nothing about ${asked}.`)
  for (const { path, language, rating, text, givenAt } of entries) {
    console.log(`${isoUtc(givenAt)}  ${rating.padEnd(4)}  ${language}  ${path}`)
    // Whoever wrote it chose the characters: nothing that moves a cursor reaches the terminal.
    if (text !== null) console.log(`    ${text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')}`)
  }
}
await db.close()
