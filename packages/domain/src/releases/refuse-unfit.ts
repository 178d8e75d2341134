import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { allDocuments } from '../desk-documents/list-documents.ts'
import { readDocument } from '../desk-documents/read-document.ts'
import { allLinks } from '../desk-documents/where-used.ts'
import { type DeskTargets, publicationsOf } from './publication-source.ts'
import { unfit } from './unfit.ts'

/**
 * A language of a document as the site reads it at a moment (ms UTC). Refuses `unfit`, with every field that keeps it
 * from the site: by the schema of its kind, or because it names a page, a question, a picture or an entry of a list
 * that is not there.
 */
export async function fitContent(
  ctx: Ctx,
  document: {
    readonly name: string
    readonly seed: unknown
    readonly language: LocaleId
    readonly at: number
  },
): Promise<string> {
  const source = publicationsOf(ctx)
  const resolved = await source.contentOf(document)
  if (!resolved.fits) throw unfit(resolved.problem, resolved.fields)
  const unknown = await source.unknownNames(document, await readTargets(ctx))
  if (unknown.length > 0) throw unfit(`${unknown[0]?.path} names what is not there`, unknown)
  return resolved.content
}

async function readTargets(ctx: Ctx): Promise<DeskTargets> {
  const documents = await allDocuments(ctx)
  const links = await allLinks(ctx, documents)
  const pictures = await ctx.db.query.selectFrom('desk_media').select('id').execute()
  const listed = async (name: string): Promise<unknown> =>
    (await readDocument(ctx, { name: `document/${name}` }))?.seed ?? null
  return {
    pages: new Set(links.map(({ path }) => path)),
    questions: new Set(
      documents.flatMap(({ name, trashedAt }) =>
        name.startsWith('question/') && trashedAt === null ? [name.slice('question/'.length)] : [],
      ),
    ),
    pictures: new Set(pictures.map(({ id }) => `media:${id}`)),
    lists: { fleet: await listed('fleet'), priceTables: await listed('priceTables') },
  }
}
