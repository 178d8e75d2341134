import { type PictureName, scenes } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { shippedTexts } from './shipped-texts.ts'
import { mediaOf } from './site-content.ts'

/** A picture in the files it exists in: AVIF from the smallest on, and one WebP. */
export type PictureFiles = {
  readonly width: number
  readonly height: number
  readonly avif: readonly { readonly url: string; readonly width: number }[]
  readonly webp: string
}

/**
 * The files of a picture by its name, which are the same in every language; null for an uploaded one that is there no
 * longer.
 */
export function pictureFiles(name: PictureName): PictureFiles | null {
  const id = mediaId(name)
  return id === null ? scenes[name as keyof typeof scenes] : mediaOf(id, 'zh-CN')
}

/** Alternative text of a picture in a language. */
export function pictureAlt(name: PictureName, locale: LocaleId): string {
  const id = mediaId(name)
  if (id !== null) return mediaOf(id, locale)?.alt ?? ''
  return shippedTexts(locale).sceneAlts[name as keyof typeof scenes]
}

function mediaId(name: PictureName): string | null {
  return name.startsWith('media:') ? name.slice('media:'.length) : null
}
