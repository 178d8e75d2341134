import {
  collection,
  type Home,
  type PopupNotice,
  popupInForce,
  siteContent,
  type Tdk,
  tdkOf,
  typeset,
} from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { type ListItem, listItems } from '../../blocks/latest/list-items.ts'

/** How many of each stand on home, so that both columns end together. */
const shown = { news: 3, notices: 5 }

/** What home shows and what its head says. */
export type HomePage = {
  readonly home: Home
  readonly latest: { readonly news: readonly ListItem[]; readonly notices: readonly ListItem[] }
  /** What everybody is to see first, if there is something. */
  readonly notice: PopupNotice | null
  readonly head: Tdk
  readonly locale: LocaleId
}

/** What is worked out from home, such as the plan of its map, lasts as long as the home it was worked out from. */
const typesetHomes = new WeakMap<Home, Home>()

function typesetHome(locale: LocaleId): Home {
  const { home } = siteContent(locale)
  const known = typesetHomes.get(home) ?? typeset(home)
  typesetHomes.set(home, known)
  return known
}

/** Home in a language at a moment (ms UTC); a notice that is over is not on it. */
export function loadHome(locale: LocaleId, now: number): HomePage {
  return {
    home: typesetHome(locale),
    latest: {
      news: typeset(listItems('news', locale, now).slice(0, shown.news)),
      notices: typeset(
        listItems('notice', locale, now)
          .filter(({ state }) => state !== 'over')
          .slice(0, shown.notices),
      ),
    },
    notice: typeset(popupInForce(collection('notice', locale).values(), now)),
    head: tdkOf('/', locale),
    locale,
  }
}
