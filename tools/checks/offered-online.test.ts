import { expect, test } from 'vitest'
import { routeOf } from '../../apps/site/routes.ts'
import { labelDictionary } from '../../packages/content/src/label-dictionary.ts'

/** What can be done on the site: the page, how a sentence asks for a call instead, and how it names the page. */
const offers = [
  {
    path: '/my/shipments',
    asks: /(?:改派|改约|换一天|换个时间|改天|改时间|改到|自提柜|快递柜|理赔|索赔)[^。；]*打(?:电话)? ?950616|打 ?950616[^。；]*(?:改派|换一天|改天|改时间|自提柜|理赔|索赔)/,
    names: /登录|寄件与收件|改约|，或打/,
  },
  {
    path: '/my/shipments',
    asks: /call 950616[^.;]*for another|for another (?!day, call)[^.;]*950616|950616[^.;]*put in a|\bclaims?\b(?! to)[^.;]*950616|(?:locker|another day)[^.;]*: by phone/i,
    names: /sign(?:ed)? in|Sent and received/i,
  },
  {
    path: '/route/orderList.do',
    asks: /打 ?950616[^。；]*取消订单|取消订单[^。；]*打 ?950616|cancel (?:the|an) order[^.;]*950616/i,
    names: /登录|订单里|in the order/,
  },
  { path: '/address', asks: /地址簿[^。；]*(?:暂不|还不能)|address book[^.;]*not yet/i, names: /$^/ },
  { path: '/subscriptions', asks: /(?:短信|邮件)提醒[^。；]*(?:暂不|还没有)/, names: /$^/ },
] as const

/** A page opens when it is built; until then nobody is told of it. */
const later =
  /即将(?:开放|上线|推出)|敬请期待|暂未开放|尚未(?:开放|上线)|coming soon|opens? soon|not (?:yet )?open(?:ed)? yet/i

const texts = [...labelDictionary()].flat()

test('no text promises for later what is not there', () => {
  expect(texts.filter((text) => later.test(text))).toEqual([])
})

test.each(offers)(
  'no text sends people to the phone alone for what $path does: $asks',
  ({ path, asks, names }) => {
    expect(routeOf(path)).toBeDefined()
    expect(texts.filter((text) => asks.test(text) && !names.test(text))).toEqual([])
  },
)

test('no text promises a chat: a company may have none, and then the page of customer service says how to call', () => {
  expect(
    texts.filter((text) =>
      /.在线客服|在线客服.|在线聊天|chat with us|\b(?:by|live|online) chat\b/i.test(text),
    ),
  ).toEqual([])
})
