import type { DeskMediaRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError, type FieldProblem } from '@hongyan/kernel/errors'
import {
  type InEach,
  inEach,
  type LocaleId,
  localeOf,
  localisedIn,
  sourceId,
  writtenIds,
} from '@hongyan/locales'
import type { Kysely } from 'kysely'
import { derivedId } from '../desk-documents/in-language.ts'
import type { PublishedContent } from '../publishing/store-content.ts'
import { publicationsOf } from '../releases/publication-source.ts'
import { cleanTypeset } from '../typed/clean-text.ts'
import type { Focus, PictureLibrary, PictureSizes } from './picture-library.ts'

/** What a picture shows, by language; where it is not said it follows another. */
export type PictureAlt = { readonly 'zh-CN': string; readonly 'en-US': string } & {
  readonly [Language in LocaleId]?: string | undefined
}

/** What is said anew of whose a picture is; what is left out stays. */
export type PictureRights = { readonly credit?: string | undefined; readonly licence?: string | undefined }

/** An uploaded picture. Instants are ms UTC. */
export type MediaPicture = {
  readonly id: string
  readonly name: string
  readonly alt: PictureAlt
  /** Whose it is, and on which terms it may be shown; for staff alone, empty where nobody has said. */
  readonly credit: string
  readonly licence: string
  readonly focus: Focus
  readonly width: number
  readonly height: number
  readonly files: ReturnType<typeof filesOf>
  readonly revision: number
  readonly madeAt: number
  readonly changedAt: number
}

export function pictureOf(row: DeskMediaRow): MediaPicture {
  const sizes = JSON.parse(row.sizes) as PictureSizes
  return {
    id: row.id,
    name: row.name,
    alt: JSON.parse(row.alt) as PictureAlt,
    credit: row.credit ?? '',
    licence: row.licence ?? '',
    focus: JSON.parse(row.focus) as Focus,
    width: sizes.width,
    height: sizes.height,
    files: filesOf(row.stem, sizes),
    revision: row.revision,
    madeAt: row.made_at,
    changedAt: row.changed_at,
  }
}

function filesOf(stem: string, { avif, webp }: PictureSizes) {
  return {
    avif: avif.map((width) => ({ url: `/media/${stem}-${width}.avif`, width })),
    webp: `/media/${stem}-${webp}.webp`,
  }
}

/** What is published of a picture in every language; each is a publication of its own. */
export function contentsOfPicture(
  row: DeskMediaRow,
  alt: InEach,
  { codeOf }: PictureLibrary,
): PublishedContent[] {
  const { id, width, height, files } = pictureOf(row)
  return writtenIds.map((language) => ({
    code: codeOf(id, language),
    content: JSON.stringify({ id, alt: alt[language], width, height, ...files }),
  }))
}

/** Its words in every language: Hong Kong's are made of the Simplified as those of documents are, unless written. */
export async function wordsOfPicture(ctx: Ctx, alt: PictureAlt): Promise<InEach> {
  const isMade = derivedId !== null && alt[derivedId] === undefined
  const [made] = isMade ? await publicationsOf(ctx).inHongKong([alt[sourceId]]) : []
  return inEach((id) => (id === derivedId && made !== undefined ? made : localisedIn(alt, id).text))
}

const longestAlt = 300
const longestRights = 300

/** Whose a picture is and on which terms, of those that are said. Refuses `invalid-input`. */
export function readRights(said: PictureRights): Partial<Pick<DeskMediaRow, 'credit' | 'licence'>> {
  const texts = Object.entries(said).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, cleanTypeset(text).trim()] as const],
  )
  const fields = texts.flatMap(([path, text]) =>
    text.length > longestRights ? [{ path, message: 'too-long' }] : [],
  )
  if (fields.length > 0)
    throw new DomainError({ entity: 'media', code: 'invalid-input', detail: 'rights of a picture', fields })
  return Object.fromEntries(texts)
}

/** Texts for whoever does not see a picture, in every language that is always written. Refuses `invalid-input`. */
export function readAlt(alt: PictureAlt): PictureAlt {
  const clean = (text: string | undefined): string => cleanTypeset(text ?? '').trim()
  const texts = writtenIds
    .map((id) => [id, clean(alt[id])] as const)
    .filter(([id, text]) => text !== '' || localeOf(id).complete)
  const fields = texts.flatMap(([language, text]): FieldProblem[] => {
    if (text !== '' && text.length <= longestAlt) return []
    return [{ path: `alt.${language}`, message: text === '' ? 'missing' : 'too-long' }]
  })
  if (fields.length > 0)
    throw new DomainError({ entity: 'media', code: 'invalid-input', detail: 'texts of a picture', fields })
  return Object.fromEntries(texts) as PictureAlt
}

/** Refuses `not-found`. */
export async function findPicture(query: Kysely<Schema>, id: string): Promise<DeskMediaRow> {
  const row = await query.selectFrom('desk_media').selectAll().where('id', '=', id).executeTakeFirst()
  if (row) return row
  throw new DomainError({ entity: 'media', code: 'not-found', detail: 'no such picture' })
}

/** Changes a picture as somebody saw it. Refuses `conflict` where it is another one by now. */
export async function changePicture(
  query: Kysely<Schema>,
  { id, revision }: Pick<DeskMediaRow, 'id' | 'revision'>,
  change: Partial<DeskMediaRow>,
): Promise<DeskMediaRow> {
  const row = await query
    .updateTable('desk_media')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw new DomainError({ entity: 'media', code: 'conflict', detail: 'it has been changed since' })
}
