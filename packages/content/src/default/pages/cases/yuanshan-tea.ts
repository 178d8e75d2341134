import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, span, step, term, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const yuanshanTea: PageSeed = {
  path: '/cases/yuanshan-tea',
  kind: 'case',
  parent: '/products',
  name: both('远山茶业', 'Yuanshan Tea'),
  head: {
    title: both('远山茶业案例：明前茶只等二十天', 'Yuanshan Tea: twenty days of spring tea'),
    keyword: both(
      '茶叶物流案例,明前茶,茶叶仓储,串味,冷泡茶,玻璃瓶破损',
      'tea logistics, spring tea, tea storage, taint, cold-brew tea, bottle breakage',
    ),
    description: both(
      '一家茶企的春茶怎么在出锅第二天送到茶客手里：一天二十四小时怎么排，串味怎么隔开，夏天的玻璃瓶冷泡茶碎在哪，头一年哪两个办法没用。',
      'How one firm gets spring tea to drinkers the day after firing: the 24 hours, keeping off smells, glass bottles in summer, and two failures.',
    ),
  },
  hero: {
    title: bothLines(
      ['远山茶业：今天炒的茶，', '明天泡在杯里'],
      ['Yuanshan Tea: fired today,', 'in the cup tomorrow'],
    ),
    lead: both(
      '明前茶卖二十天，晚到一天就掉一档价。茶园在浙西北的山里，买茶的人在北京和广州。',
      'Spring tea sells for twenty days and drops a price grade with each day it is late. The gardens are in the hills of north-west Zhejiang; the drinkers are in Beijing and Guangzhou.',
    ),
    actions: [
      toPage(['看特快怎么走', 'See priority express'], '/products/express#priority'),
      toTalk(['排下一季春茶', 'Plan next spring']),
    ],
    scene: 'air-network',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('hours', '26', ['小时', 'hours'], ['出锅到签收', 'from pan to doorstep']),
        figure('first-grade', '91', ['%', '%'], ['按头采价卖出', 'sold at first-pick price']),
        figure('taint', '0.2', ['%', '%'], ['因串味退货', 'sent back for taint']),
      ],
      note: both('远山茶业提供，2026 年春季', 'From Yuanshan Tea, spring 2026'),
    },
    {
      kind: 'table',
      id: 'price-by-day',
      title: both('同一锅茶，哪天到值多少', 'The same tea, priced by the day'),
      lead: both(
        '2025 年春，远山从镇上的代收点发货，三天到是常事。下面是茶客当年实付的价，头采一斤。',
        'In spring 2025 Yuanshan posted from a counter in town, and three days was normal. These are prices paid that year for 500 g of first pick.',
      ),
      columns: columns(
        ['出锅后第几天到', 'Day after firing'],
        ['成交价', 'Price paid'],
        ['茶客怎么说', 'What the buyer says'],
        ['当年占多少', 'Share that year'],
      ),
      rows: [
        cells(
          ['第 1 天', 'Day 1'],
          ['1,680 元', '¥1,680'],
          ['开袋是豆香，先拍照', 'Opens the bag, takes a photo'],
          ['两成', 'A fifth'],
        ),
        cells(
          ['第 2 天', 'Day 2'],
          ['1,480 元', '¥1,480'],
          ['还行，问明年能不能早点', 'Fine; could it be sooner next year'],
          ['四成多', 'Over two fifths'],
        ),
        cells(
          ['第 3 天', 'Day 3'],
          ['1,260 元', '¥1,260'],
          ['别家的已经喝上了', 'Other firms’ tea is in the pot already'],
          ['近三成', 'Almost a third'],
        ),
        cells(
          ['第 4 天以后', 'Day 4 on'],
          ['980 元', '¥980'],
          ['当二采收，或者退', 'Paid as second pick, or refused'],
          ['不到一成', 'Under a tenth'],
        ),
      ],
      note: both(
        '另有 2.9% 是串味退的：同一辆车里有人寄了香皂。',
        'A further 2.9% came back for smell: somebody’s soap was in the same van.',
      ),
    },
    {
      kind: 'day-clock',
      id: 'one-day',
      title: both('三月二十六日，一锅茶的一天', 'One batch on March 26'),
      lead: both(
        '示例，照 2026 年春天的排班写成。过了零点，指针接着往前走，第二天上午茶已经在桌上。',
        'A sample drawn from the spring 2026 schedule. Past midnight the hand runs on; by the next morning the tea is on a table.',
      ),
      spans: [
        span(5.5, 11, ['采', 'Picking'], ['露水干了才下手，一芽一叶', 'After the dew, one bud and a leaf']),
        span(
          11,
          14,
          ['摊青', 'Withering'],
          [
            '我们的人这时下订车单，按鲜叶估箱数',
            'The van is booked now, cartons guessed from the fresh leaf',
          ],
        ),
        span(
          14,
          19,
          ['炒制', 'Firing'],
          ['一锅一个批号，写在袋口', 'A batch number for each pan, on the bag'],
        ),
        span(
          19,
          20.5,
          ['装箱', 'Packing'],
          ['充氮、封袋、外套铝箔，不沾手汗', 'Nitrogen, seal, foil; no bare hands'],
        ),
        span(
          20.5,
          24,
          ['下山', 'Down the hill'],
          ['专车，不与别的货同厢', 'A van of its own, nothing else inside'],
        ),
        span(24.5, 29, ['夜航', 'Night flight'], ['北京、深圳、成都三个方向', 'North, south and west']),
        span(31, 35, ['上午派送', 'Morning round'], ['茶客多在十一点前收到', 'Most have it before eleven']),
      ],
      mark: { at: 20.5, label: both('车最晚等到这时', 'The van leaves now at the latest') },
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('从一口锅往外，改了五处', 'Five changes, outward from the pan'),
      items: [
        step(
          ['车开到村口', 'The van comes up'],
          [
            '不再送到镇上等收。二十天里每晚一趟，量少也来。',
            'No more waiting in town: one run each evening for twenty days, full or not.',
          ],
          ['3 月 16 日起', 'From March 16'],
        ),
        step(
          ['先订车，再炒茶', 'Book before firing'],
          [
            '按中午的鲜叶过秤估出晚上几箱，误差在一成以内。',
            'The midday weight of leaf foretells the evening’s cartons to within a tenth.',
          ],
          ['每天 13 点', 'Daily at 13:00'],
        ),
        step(
          ['茶单独成笼', 'A cage for tea'],
          [
            '转运中心给茶一个带盖笼车，香的、辣的、腥的都不许进。',
            'At the hub tea has a lidded cage that nothing scented may enter.',
          ],
          ['绿色笼签', 'Green cage tag'],
        ),
        step(
          ['批号跟到人', 'Batch to buyer'],
          [
            '茶客扫码看哪天采、谁炒的，要退也退得出是哪一锅。',
            'Buyers scan to see the day and the maker, and a complaint points to one pan.',
          ],
          ['一锅约 2.4 斤', 'About 1.2 kg a pan'],
        ),
        step(
          ['夏天接着用', 'On into summer'],
          [
            '春茶收尾，同一条线改送玻璃瓶冷泡茶，内托按瓶型重开。',
            'When spring ends the line carries bottled cold brew, in inserts cut for the glass.',
          ],
          ['六月起', 'From June'],
        ),
      ],
    },
    said(
      [
        '我爷爷那辈挑下山要一天，我爸那辈等班车要一天。到我这儿，最慢的一段变成了炒茶。',
        'My grandfather carried it down in a day. My father waited a day for the bus. For me the slowest part is now the firing, as it should be.',
      ],
      ['叶远舟', 'Ye Yuanzhou'],
      ['远山茶业第三代掌门，虚构人物', 'Third generation at Yuanshan Tea, a fictional person'],
    ),
    {
      kind: 'comparison',
      id: 'result',
      title: both('两个春天比一比', 'Two springs compared'),
      before: both('2025 年', '2025'),
      after: both('2026 年', '2026'),
      items: [
        measure(['出锅到签收', 'Pan to doorstep'], ['小时', 'hours'], 61, 26),
        measure(['按头采价卖出', 'Sold at first-pick price'], ['%', '%'], 63, 91, [
          '一斤卖到 1,400 元以上算头采价',
          'At least ¥1,400 for 500 g',
        ]),
        measure(['串味退货', 'Returned for taint'], ['%', '%'], 2.9, 0.2),
        measure(['每斤运费', 'Carriage per 500 g'], ['元', 'yuan'], 18, 34, [
          '贵了十六元，少掉的一档价是两百',
          'Sixteen yuan more, against a grade worth two hundred',
        ]),
        measure(['冷泡茶碎瓶', 'Bottles broken'], ['‰', 'per thousand'], 9.5, 2.1, [
          '六月到八月',
          'June to August',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，与 2025 年同月相比；虚构企业的示例数据',
        'From the client, March to August 2026 against the same months of 2025; sample data of a fictional firm',
      ),
    },
    {
      kind: 'prose',
      id: 'did-not-work',
      title: both('头一年走的弯路', 'Wrong turns of the first year'),
      paragraphs: [
        both(
          '改动不是一次就对的。2025 年试过的两样，钱花了，茶没变好；后来一样换掉，一样留下半截。还有一桩，是瓶子。',
          'It was not right at once. Two things tried in 2025 cost money and left the tea no better; one was dropped, the other half kept. The third was the bottles.',
        ),
      ],
      terms: [
        term(
          ['全程冷藏', 'Chilled all the way'],
          [
            '以为冷着就鲜。袋子从冷车到暖屋，一路结水珠，茶反而回潮。现在春茶常温走，只求快；冷藏留给开春前的存货。',
            'Cold was meant to keep it fresh. Bags going from a cold van to a warm room ran with dew and the leaf took up water. Spring tea now travels at room temperature, quickly; the cold store is for stock held over winter.',
          ],
        ),
        term(
          ['满一车再走', 'Wait for a full van'],
          [
            '头三天量少，想等两晚凑一车，省下四百块，丢了一档价。之后少到六箱也发车。',
            'In the thin first days two evenings were pooled into one van. It saved ¥400 and lost a grade. Six cartons are now enough to leave.',
          ],
        ),
        term(
          ['碎瓶怎么认', 'Who pays for glass'],
          [
            '夏天头一批碎了 31 瓶，外箱全好。防震标签查出是装箱台太高，内托改厚 4 毫米，责任算在装箱，远山自己认了。',
            'Of the first summer batch 31 bottles broke in perfect cartons. Shock labels led to a packing bench set too high; the insert gained 4 mm, and Yuanshan bore that loss itself.',
          ],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('一年四季用到的', 'Through the tea year'),
      items: [
        card(
          ['航空门到门', 'Air, door to door'],
          [
            '只在头采的二十天里用，谷雨以后改走公路。',
            'For the twenty days of first pick only; after Grain Rain the tea goes by road.',
          ],
          '/products/air#door-to-door',
        ),
        card(
          ['代收货款', 'Cash on delivery'],
          claimOr(
            ['cash-on-delivery'],
            [
              '茶庄收货验香再付，一票最高 30 万元。',
              'Tea houses smell first and pay after, up to ¥300,000 a shipment.',
            ],
            ['茶庄收货验香再付。', 'Tea houses smell first and pay after.'],
          ),
          '/products/cash-on-delivery',
        ),
        card(
          ['内托与箱', 'Inserts and cartons'],
          [
            '冷泡茶的瓶肩细，内托照着实物开模。',
            'The bottle has a thin shoulder; its insert is molded from the real thing.',
          ],
          '/products/packaging',
        ),
        card(
          ['阴凉库存茶', 'Cool storage'],
          ['大宗茶分库存放，同库只许有茶。', 'Bulk tea rests in a room where only tea may enter.'],
          '/products/warehousing#storage',
        ),
      ],
      all: { label: both('食品酒水方案', 'Food and drinks solution'), href: '/solutions/drinks' },
    },
    {
      kind: 'call',
      title: both('明年春茶，二月就该排车', 'Spring tea is planned in February'),
      actions: [
        toTalk(['现在就排', 'Start the plan']),
        toPage(['看航线到哪些城市', 'Where the night flights go'], '/air/cargo'),
      ],
    },
  ],
  tags: ['food', 'air', 'express', 'retail'],
  updated: '2026-09-08',
}
