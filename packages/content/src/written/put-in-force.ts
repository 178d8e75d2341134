import { collectionNames, documentNames, sectionCode } from '@hongyan/documents'
import { type LocaleId, partsOff, writtenIds } from '@hongyan/locales'
import { itemCode, wordsOf } from '../content-code.ts'
import { type ContentStore, contentStore } from '../content-store.ts'
import { resolveSeed } from '../seed.ts'
import { collections } from './collections.ts'
import { type Written, written } from './read-written.ts'

type Parts = { readonly written: Written; readonly store: ContentStore }
type Saved = { readonly seed: object; readonly codeIn: (locale: LocaleId) => string }

/**
 * Publishes a saved document to this process at a moment (ms UTC); `file` is its path in the folder of documents. False
 * where that is not enough: it is wrong, is new or gone, lacks a part that it had, has another place in its order, a
 * route depends on it, or the site lacks parts that it may lead to.
 */
export function putInForce(
  file: string,
  at: number,
  { written: from, store }: Parts = { written, store: contentStore },
): boolean {
  if (partsOff.length > 0) return false
  const saved = itemIn(file, at, { written: from, store }) ?? documentIn(file, at, { written: from, store })
  if (saved === null) return false
  return writtenIds.every(
    (locale) =>
      store.publish(saved.codeIn(locale), JSON.stringify(resolveSeed(saved.seed, locale, at))).accepted,
  )
}

function itemIn(file: string, at: number, { written, store }: Parts): Saved | null {
  const name = collectionNames.find((one) => file.startsWith(`${collections[one].place}/`))
  if (name === undefined) return null
  const { place, named } = collections[name]
  const key = Object.values(named(file.slice(place.length + 1, -'.yaml'.length)))[0] ?? ''
  const now = written.collection(name)
  const before = store.snapshot().items(name, 'zh-CN', at)
  const seed = now.get(key)
  if (seed === undefined || [...now.keys()].join() !== [...before.keys()].join()) return null
  // Whether English has a page is part of its route.
  const { isEnShow = true } = { ...before.get(key) } as { readonly isEnShow?: boolean }
  if ((Reflect.get(seed, 'isEnShow') ?? true) !== isEnShow) return null
  return { seed, codeIn: (locale) => itemCode(name, key, locale) }
}

function documentIn(file: string, at: number, { written, store }: Parts): Saved | null {
  const name = documentNames.find((one) => new RegExp(`^${wordsOf(one)}[./]`).test(file))
  if (name === undefined) return null
  const seed = written.document(wordsOf(name))
  // What a publication leaves out stays as it is; a file is the whole document.
  if (Object.keys(store.snapshot().site('zh-CN', at)[name]).some((key) => !Object.hasOwn(seed, key)))
    return null
  return { seed, codeIn: (locale) => sectionCode(name, locale) }
}
