import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { term, toPage, toTalk } from '../builders.ts'
import { cutOffs } from './cargo-cut-offs.ts'
import { stations } from './cargo-stations.ts'
import { transferPlan } from './cargo-transfer.ts'
import { abroad, inbound, outbound, sideways } from './flights.ts'

/** Where Hongyan Air flies, when cargo has to be in, and what the night in Wuhan does with it. */
export const airCargo: PageSeed = {
  path: '/air/cargo',
  kind: 'air',
  parent: '/air',
  name: both('航空货运网络', 'Air network'),
  head: {
    title: both('航空货运网络：航班、截货与航站', 'Air network: flights, cut-offs and stations'),
    keyword: both(
      '航班时刻,货机航线,截货时间,武汉中转,航站,国际货运航线',
      'freighter timetable, cargo routes, cut-off times, Wuhan transfer, stations, international routes',
    ),
    description: both(
      '国内与国际货班的时刻和班期，每条航线最晚几点交货、落地几点能提，在武汉换机要留多少分钟，各航站几点开门、能收哪些特殊货。',
      'Times and days of domestic and international freighters, cut-offs by route, minutes needed to connect in Wuhan, and what each station handles.',
    ),
  },
  hero: {
    title: bothLines(['零点到齐，', '四点飞走'], ['Midnight in,', 'four o’clock out']),
    lead: both(
      '先看航班，再看截货。两样都对得上，货才算订稳。',
      'Find the flight, then the cut-off. Cargo is safely booked when you can meet both.',
    ),
    actions: [toTalk(['订舱', 'Book space']), toPage(['看网络图', 'See the map'], '/cargo#map')],
    scene: 'air-network',
  },
  blocks: [
    {
      kind: 'timetable',
      id: 'night-wave',
      title: both('武汉夜航：来一波，走一波', 'The night wave in Wuhan'),
      lead: both(
        '航班号是奇数的从武汉飞出，偶数的飞进来。时刻全是北京时间。',
        'Odd numbers leave Wuhan, even ones come in. All in Beijing time.',
      ),
      flights: [...inbound, ...outbound],
      note: both(
        '示例航班，冬春航季 2026-10-25 至 2027-03-27。班期按起飞那天算；不是每个航班都画在网络图上。',
        'Sample flights, October 25, 2026 to March 27, 2027. Days are those of departure; not every flight is drawn on the network map.',
      ),
    },
    {
      kind: 'timetable',
      id: 'domestic',
      title: both('不经武汉的国内航班', 'Domestic, not through Wuhan'),
      lead: both(
        '高原、海岛和沿海，直飞比绕一圈快。',
        'For the plateau, the island and the coast the straight way is quicker.',
      ),
      flights: sideways,
      note: both(
        '示例航班。拉萨两班看风看云，春季取消最多；周日的海口班次是冬季加的。',
        'Sample flights. Lhasa depends on wind and cloud and loses most flights in spring; the Sunday flight to Haikou is for winter only.',
      ),
    },
    {
      kind: 'timetable',
      id: 'international',
      title: both('国际航班', 'International flights'),
      lead: both(
        '起飞看始发地的钟，落地看目的地的钟，所以横条长短不等于飞了多久。',
        'Each end shows its own clock, so the length of a bar is not the length of a flight.',
      ),
      flights: abroad,
      note: both(
        '示例航班。6 字头是客机腹舱。上海—洛杉矶 HY8803 跨日界线，不画：周二、五、日 06:30 起飞，经停安克雷奇，当地同一天 07:00 落地，全程约 16 个半小时；回程 HY8804 当地 11:00 起飞，次日 17:00 到上海。',
        'Sample flights; numbers from 6000 are belly space. Shanghai–Los Angeles crosses the date line and is not drawn: HY8803 leaves on Tuesdays, Fridays and Sundays at 06:30, stops in Anchorage and lands at 07:00 local on the same date, about 16½ hours later. HY8804 leaves at 11:00 and reaches Shanghai at 17:00 next day.',
      ),
    },
    cutOffs,
    transferPlan,
    {
      kind: 'prose',
      id: 'connections',
      title: both('在武汉换机要留多久', 'How long a connection needs'),
      paragraphs: [
        both(
          '从飞机停稳算到下一班关舱，最少要这些时间。少一分钟，订舱系统就不给您排这个组合。',
          'Counted from parking to the door of the next flight being shut. One minute short and the booking system will not offer the pair.',
        ),
        both(
          '举个例子：深圳来的 01:55 停稳，整板 03:25 能走，赶得上 04:00 的昆明；要拆开的 04:25 才好，昆明、青岛、上海、北京都走了，哈尔滨还在。',
          'An example: the Shenzhen flight parks at 01:55. A whole pallet is free at 03:25 and makes Kunming at 04:00; a mixed one is ready at 04:25, when Kunming, Qingdao, Shanghai and Beijing have gone and Harbin has not.',
        ),
      ],
      terms: [
        term(
          ['整板换机', 'Whole pallet'],
          ['90 分钟，不拆网，只核封签和重量。', '90 minutes: net untouched, seal and weight compared.'],
        ),
        term(
          ['拆板重打', 'Rebuilt'],
          ['150 分钟，按目的地分开再打。', '150 minutes, to split by destination and build again.'],
        ),
        term(
          ['危险品', 'Dangerous goods'],
          [
            '180 分钟，逐件看包装和标签，再出通知单。',
            '180 minutes: every package and label seen, then a new notice.',
          ],
        ),
        term(
          ['国内转国际', 'Domestic to abroad'],
          ['240 分钟，含海关放行。', '240 minutes, customs included.'],
        ),
        term(
          ['赶不上了', 'A missed one'],
          [
            '是我们晚到的，改下一班并先装您的货；改路由更快，先打电话问您。',
            'If we were late, you are first on the next flight; if another route is quicker we call before using it.',
          ],
        ),
      ],
    },
    stations,
    {
      kind: 'questions',
      id: 'questions',
      title: both('排日子之前', 'Before you fix a date'),
      ids: ['sending-cutoff', 'air-book-space', 'cross-border-documents', 'business-contract'],
    },
    {
      kind: 'call',
      title: both('表上没有的机场，也可以问', 'An airport we do not list? Ask'),
      actions: [
        toTalk(['问整机包机', 'Ask for a charter']),
        toPage(['看今天的公告', 'Today’s announcements'], '/air/notice'),
      ],
    },
  ],
  tags: ['air', 'freight', 'cross-border'],
  updated: '2026-11-16',
}
