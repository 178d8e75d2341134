import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contentStore, readContent } from '@hongyan/content'
import { storeDraft } from '@hongyan/domain/publishing/store-draft'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { pathFor } from '@hongyan/locales'
import { parseConfig, siteOrigin } from '../../apps/site/server/config.ts'
import { signPreview } from '../../apps/site/server/security/preview-key.ts'
import { openToolContext } from '../seed/tool-context.ts'

const usage = `npm run preview -- CODE FILE [--hours 24] [--page PATH] [--db URL]

  CODE     section code of the document, such as 100025-page-about-en or 100025-footer
  FILE     the draft as JSON; a single document may hold only the parts that change
  --hours  how long its address works, up to 720
  --page   page to show it on, without language; else the page or item itself, or home
  --db     the running site's database; else the one its settings name
`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hours: { type: 'string', default: '24' },
    page: { type: 'string' },
    db: { type: 'string' },
  },
})
const [code, file] = positionals
const hours = Number(values.hours)
if (code === undefined || file === undefined || !(hours > 0 && hours <= 720)) stop(usage)
const content = readFileSync(file, 'utf8')
const read = readContent(code, content, contentStore.snapshot())
if (!read.accepted) stop(`${file} is no document for ${code}. ${read.reason}: ${read.problem}`)

const { ctx, db } = await openToolContext({ name: 'preview', databaseUrl: values.db })
const endsAt = ctx.now() + hours * 3_600_000
const id = await storeDraft(ctx, { code, content, endsAt })
const address = new URL(
  pathFor(read.place.locale, values.page ?? pageOf(read.place, read.key)),
  siteOrigin(parseConfig(process.env)),
)
address.searchParams.set('cmsKey', code)
address.searchParams.set('previewKey', signPreview(id, endsAt, ctx.settings.linkKey))
console.log(address.href)
console.log(`Shows the draft until ${isoUtc(endsAt)}, or until ${code} is published.`)
await db.close()

/** The page a document is seen on first: its own where it has one, else home. */
function pageOf(place: Extract<typeof read, { accepted: true }>['place'], key: string): string {
  if (place.kind !== 'item') return '/'
  return { page: key, news: `/news/${key}`, notice: `/notice/${key}`, question: '/help', video: '/' }[
    place.collection
  ]
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}
