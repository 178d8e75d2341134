import type { Notice } from '@hongyan/content'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../../server/requests/route.ts'
import { getNoticeIndex, getNoticeInfos, getNoticePopup, getTrendIndex, getTrendInfos } from './endpoints.ts'
import { listNotices } from './list-notices.ts'
import { presentNotice, presentPopup } from './present.ts'

export const noticesRoutes: readonly Route[] = [
  defineRoute(getTrendIndex, async (_input, at) => indexOf('trend', at)),
  defineRoute(getNoticeIndex, async (_input, at) => indexOf('notice', at)),
  defineRoute(getTrendInfos, async ({ query }, at) => infosOf('trend', query, at)),
  defineRoute(getNoticeInfos, async ({ query }, at) => infosOf('notice', query, at)),
  defineRoute(getNoticePopup, async (_input, { locale, ctx }) => ({
    kind: 'reply',
    status: 200,
    body: success(presentPopup(listNotices('notice', locale), locale, ctx.now())),
  })),
]

function indexOf(kind: Notice['kind'], { locale, ctx }: At): Answer {
  const items = listNotices(kind, locale)
  const [latest] = items
  const body = success({
    total: items.length,
    years: counted(items.map(({ date }) => date.slice(0, 4))).map(([year, count]) => ({ year, count })),
    categories: counted(items.map(({ category }) => category)).map(([category, count]) => ({
      category,
      count,
    })),
    latest: latest === undefined ? null : presentNotice(latest, locale, ctx.now()),
  })
  return { kind: 'reply', status: 200, body }
}

function infosOf(
  kind: Notice['kind'],
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  { locale, ctx }: At,
): Answer {
  const items = listNotices(kind, locale)
  const body = success({
    pageNum,
    pageSize,
    total: items.length,
    pages: Math.ceil(items.length / pageSize),
    list: items
      .slice((pageNum - 1) * pageSize, pageNum * pageSize)
      .map((notice) => presentNotice(notice, locale, ctx.now())),
  })
  return { kind: 'reply', status: 200, body }
}

/** How many items each value has, in the order the values first appear. */
function counted(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
