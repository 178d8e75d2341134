import type { LocaleId } from '@hongyan/locales'

/** A point of a picture in thousandths of its width and height: what stays in sight when it is cropped. */
export type Focus = { readonly x: number; readonly y: number }

/** Width and height in pixels, and the widths of the files: AVIF from the smallest on, one WebP. */
export type PictureSizes = {
  readonly width: number
  readonly height: number
  readonly avif: readonly number[]
  readonly webp: number
}

/** A picture in the files that pages show, by the ends of their names. */
export type EncodedPicture = {
  /** Eight figures of what is in all the files. */
  readonly hash: string
  readonly sizes: PictureSizes
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Where files of pictures lie: a folder, or a store elsewhere, which refuses `store-away` where it does not answer as it
 * should. Names hold no folder. A file is there whole or not at all, and what stands under a name never changes.
 */
export type FileStore = {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Null where there is none. `left` is aborted when nobody waits for it any more. */
  readonly read: (name: string, left?: AbortSignal) => Promise<Uint8Array | null>
  /** In bytes; null where there is none. */
  readonly size: (name: string) => Promise<number | null>
  /** Does nothing where there is none. */
  readonly remove: (name: string) => Promise<void>
}

/** What pictures need of the process. */
export type PictureLibrary = {
  /** Refuses `not-a-picture`, `too-large`. */
  readonly encode: (bytes: Uint8Array, focus: Focus) => Promise<EncodedPicture>
  readonly store: FileStore
  /** The section code under which it is published in a language. */
  readonly codeOf: (id: string, language: LocaleId) => string
}

/** The end of the name of what others are cropped from; it is never served. */
export const masterSuffix = '-master.webp'
