import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { SeedPatch } from '../apply-patches.ts'
import { createDocument } from '../create-document.ts'
import { saveDocument } from '../save-document.ts'
import { openDesk } from './sample-documents.ts'

export const minute = 60_000
export const replace = (path: SeedPatch['path'], value: unknown): SeedPatch => ({
  op: 'replace',
  path,
  value,
})
export const text = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })

/** A desk whose editors make news items. */
export function deskOfNews(database: () => Db) {
  const desk = openDesk(database)
  const { clock, somebody } = desk
  let made = 0
  /** A new news item whose texts are written. */
  async function aNewsItem(ctx: Ctx): Promise<{ name: string; revision: number }> {
    made += 1
    const { name } = await createDocument(ctx, { kind: 'news', key: `item-${made}-${database().engine}` })
    const body = ['一', '二'].map((chinese) => ({ kind: 'paragraph', text: text(chinese, `of ${chinese}`) }))
    const patches = [replace(['title'], text('标题', 'Title')), replace(['body'], body)]
    const { revision } = await saveDocument(ctx, { name, base: 1, patches })
    clock.now += 10 * minute
    return { name, revision }
  }
  const editor = () => somebody({ role: 'editor' })
  const auditOf = async (name: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity', '=', 'document')
        .where('entity_id', '=', name)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  return { ...desk, aNewsItem, editor, auditOf }
}
