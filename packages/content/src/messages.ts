import type { LocaleId } from '@hongyan/locales'
import { inHongKong } from './in-hong-kong.ts'
import { developersEn } from './messages/developers.en.ts'
import { developersZh } from './messages/developers.zh.ts'
import { errorsEn } from './messages/errors.en.ts'
import { errorsZh } from './messages/errors.zh.ts'
import { galleryEn } from './messages/gallery.en.ts'
import { galleryZh } from './messages/gallery.zh.ts'
import { homeEn } from './messages/home.en.ts'
import { homeZh } from './messages/home.zh.ts'
import { shellEn } from './messages/shell.en.ts'
import { shellZh } from './messages/shell.zh.ts'
import { trackingEn } from './messages/tracking.en.ts'
import { trackingZh } from './messages/tracking.zh.ts'
import type {
  DevelopersMessages,
  ErrorsMessages,
  GalleryMessages,
  HomeMessages,
  Messages,
  ShellMessages,
  TrackingMessages,
  WordsMessages,
} from './messages/types.ts'
import { wordsEn } from './messages/words.en.ts'
import { wordsZh } from './messages/words.zh.ts'

export type {
  DevelopersMessages,
  ErrorsMessages,
  GalleryMessages,
  HomeMessages,
  Messages,
  ShellMessages,
  TrackingMessages,
  WordsMessages,
}

/** The Chinese source of every area; the Hong Kong texts are derived from it. */
export const sourceMessages: Messages = {
  words: wordsZh,
  developers: developersZh,
  errors: errorsZh,
  shell: shellZh,
  home: homeZh,
  gallery: galleryZh,
  tracking: trackingZh,
}

const english: Messages = {
  words: wordsEn,
  developers: developersEn,
  errors: errorsEn,
  shell: shellEn,
  home: homeEn,
  gallery: galleryEn,
  tracking: trackingEn,
}

let hongKong: Messages | null = null

/** Every text of the interface in one language. Give islands an area, not the whole. */
export function messages(locale: LocaleId): Messages {
  if (locale === 'zh-CN') return sourceMessages
  if (locale === 'en-US') return english
  hongKong ??= inHongKong(sourceMessages)
  return hongKong
}

/** Words used on many pages. */
export function wordMessages(locale: LocaleId): WordsMessages {
  return messages(locale).words
}

/** Error pages, offline, and one sentence per refusal code. */
export function errorMessages(locale: LocaleId): ErrorsMessages {
  return messages(locale).errors
}

/** Header, menus, footer, floating box, dialogs. */
export function shellMessages(locale: LocaleId): ShellMessages {
  return messages(locale).shell
}

/** Labels of the home page's controls. */
export function homeMessages(locale: LocaleId): HomeMessages {
  return messages(locale).home
}

/** Pages under /components. */
export function galleryMessages(locale: LocaleId): GalleryMessages {
  return messages(locale).gallery
}

/** Everything the tracking tool says: statuses, scans, refusals, states. */
export function trackingMessages(locale: LocaleId): TrackingMessages {
  return messages(locale).tracking
}
