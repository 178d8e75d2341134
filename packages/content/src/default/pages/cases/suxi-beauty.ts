import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, term, toPage, toTalk } from '../builders.ts'
import { figure, measure, moment, said } from './builders.ts'

export const suxiBeauty: PageSeed = {
  path: '/cases/suxi-beauty',
  kind: 'case',
  parent: '/products',
  name: both('素汐美妆', 'Suxi Beauty'),
  head: {
    title: both('素汐美妆案例：一单一个批号', 'Suxi Beauty: one batch to an order'),
    keyword: both(
      '美妆物流案例,化妆品批号,效期管理,赠品配齐,大促组套,称重复核',
      'beauty logistics case, batch code, expiry, gift matching, sale sets, scale check',
    ),
    description: both(
      '一个护肤品牌每万单发错从四十一单降到两三单：批号效期怎么锁，赠品表谁来改，机械臂组套哪里不行，五条承诺里哪一条到现在还没做到。',
      'A skincare brand cut wrong orders from 41 to under three in ten thousand: batch locks, gift lists, robot arms, and one promise still unmet.',
    ),
  },
  hero: {
    title: bothLines(
      ['素汐美妆：赠品对了，', '差评少了大半'],
      ['Suxi Beauty: with the gifts', 'right, complaints fell away'],
    ),
    lead: both(
      '乳液从没发错过，发错的总是那包没人当回事的小样。还有一回，同一单两瓶精华，日期差了十一个月。',
      'The lotion was never wrong. It was always the sachet nobody thought about, and once two serums in one order were dated eleven months apart.',
    ),
    actions: [
      toTalk(['带赠品表来聊', 'Bring your gift list']),
      toPage(['看美妆方案', 'The beauty solution'], '/solutions/beauty'),
    ],
    scene: 'packing',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('errors', '2.6', ['单', 'orders'], ['每万单发错', 'wrong per 10,000']),
        figure('batch', '1', ['个', 'batch'], ['一单里的批号', 'in one order']),
        figure('recall', '7', ['分钟', 'minutes'], ['查清一批货在谁手里', 'to find everyone with a batch']),
      ],
      note: both('素汐美妆提供，2026 年 3–8 月', 'From Suxi Beauty, March to August 2026'),
    },
    {
      kind: 'prose',
      id: 'hundred-reviews',
      title: both('把一百条差评摊在桌上', 'A hundred bad reviews on a table'),
      paragraphs: [
        both(
          '2025 年 12 月，素汐的运营把两个月里的一百条差评打印出来，按原因分堆。产品不好用的只有九条，包装破的十三条，剩下七十八条都和发货有关。',
          'In December 2025 the team printed a hundred bad reviews and sorted them into piles. Nine disliked the product, thirteen had a broken box, and seventy-eight were about what had been sent.',
        ),
        both(
          '最厚的一堆是赠品：页面写满 399 送四样，仓里贴的还是上一档的三样。第二厚的是日期：新货老货在同一个格子里，拣到哪支算哪支。',
          'The thickest pile was gifts. The page promised four from ¥399; the sheet on the warehouse wall still said three. Next came dates: old and new in one bin, whichever the hand met.',
        ),
      ],
      list: [
        both('赠品少了或给错：46 条', 'Gift missing or wrong: 46'),
        both('日期太近，或一单两个日期：24 条', 'Date too near, or two dates in one order: 24'),
        both('泵头没锁，漏了：8 条', 'Pump unlocked, leaked: 8'),
      ],
    },
    {
      kind: 'timeline',
      id: 'months',
      title: both('先管日期，再管赠品，后上机器', 'Dates, gifts, then machines'),
      items: [
        moment(
          '2026-01',
          ['一格一批号', 'One batch to a bin'],
          [
            '一个格子只许放一个批号，满了另开一格。货位多用了三成。',
            'A bin holds a single batch; more goes elsewhere. It took a third more bins.',
          ],
        ),
        moment(
          '2026-02',
          ['渠道写明要多新', 'How fresh, by channel'],
          [
            '直播间剩 24 个月以上，自营店 12 个月，员工内购 6 个月，系统按渠道挑。',
            'Live streams want 24 months left, the shop 12, staff sales 6. The system picks accordingly.',
          ],
        ),
        moment(
          '2026-03',
          ['赠品表进系统', 'The gift list goes in'],
          [
            '活动负责人自己填档位，到点生效，到点失效，墙上的纸撕了。',
            'Whoever runs the campaign enters the tiers. They start and stop by the clock, and the sheet came off the wall.',
          ],
        ),
        moment(
          '2026-04',
          ['称重复核', 'The scale'],
          [
            '一包小样 3 克，秤设到 1 克。轻了，面单打不出来。',
            'A sachet weighs 3 g and the scale reads 1. Too light, and no label prints.',
          ],
        ),
        moment(
          '2026-06',
          ['机械臂组套', 'Arms for sets'],
          [
            '礼盒一晚组六千套，人只管补料和抽检。',
            'Six thousand gift boxes a night, with people filling trays and sampling.',
          ],
        ),
        moment(
          '2026-08',
          ['演一次召回', 'A mock recall'],
          [
            '随便报一个批号，七分钟列出 1,346 位买家和在库 212 支。',
            'Any batch, please: in seven minutes, 1,346 buyers and 212 pieces in stock.',
          ],
        ),
      ],
    },
    {
      kind: 'targets',
      id: 'promises',
      title: both('合同里的五条，三条兑现了', 'Five promises, three of them kept'),
      lead: both(
        '双方一月签的，八月底对了一遍。没做到的那条也照实写。',
        'Signed in January and checked at the end of August, including the one that fell short.',
      ),
      items: [
        {
          id: 'wrong-orders',
          title: both('每万单发错不超过 3 单', 'At most 3 wrong in 10,000'),
          text: both('八月 2.6 单，其中 1.9 单是赠品', '2.6 in August, 1.9 of them gifts'),
          year: 2026,
          done: 1,
          status: 'met',
        },
        {
          id: 'one-batch',
          title: both('一单一个批号', 'One batch to an order'),
          text: both('做到 99.8%，其余为买家指定补色号', '99.8%; the rest asked for a shade to match'),
          year: 2026,
          done: 1,
          status: 'met',
        },
        {
          id: 'recall',
          title: both('十五分钟内列出一个批次', 'A batch listed in fifteen minutes'),
          text: both('演练两次，9 分钟和 7 分钟', 'Two drills: nine minutes and seven'),
          year: 2026,
          done: 1,
          status: 'met',
        },
        {
          id: 'sale-day',
          title: both('大促单 36 小时内全部出仓', 'Sale orders out within 36 hours'),
          text: both('六月用了 31 小时，11 月再看', '31 hours in June; November decides'),
          year: 2026,
          done: 0.9,
          status: 'on-track',
        },
        {
          id: 'unmade-sets',
          title: both('组好又拆的套装不超过 3%', 'Under 3% of sets undone again'),
          text: both('现在 8%，销量猜不准，还在改', 'Still 8%: sales are guessed badly'),
          year: 2027,
          done: 0.45,
          status: 'behind',
        },
      ],
      source: both(
        '客户与鸿雁共同核对，2026 年 8 月 31 日；素汐美妆为虚构企业',
        'Checked by the client and Hongyan on August 31, 2026; Suxi Beauty is fictional',
      ),
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('半年前后', 'Half a year apart'),
      before: both('去年 12 月', 'Dec 2025'),
      after: both('今年 8 月', 'Aug 2026'),
      items: [
        measure(['每万单发错', 'Wrong per 10,000'], ['单', 'orders'], 41, 2.6),
        measure(['与发货有关的差评', 'Bad reviews about dispatch'], ['条/月', 'a month'], 39, 6),
        measure(['临期报损', 'Written off near expiry'], ['元/月', 'yuan a month'], 72000, 18000),
        measure(['补寄小样的邮费', 'Postage for resent samples'], ['元/月', 'yuan a month'], 11400, 900),
        measure(['占用货位', 'Bins in use'], ['个', 'bins'], 2100, 2760, [
          '一格一批号的代价，仓租跟着涨',
          'The price of one batch a bin: more rent',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月逐月统计；示例数据，企业虚构',
        'From the client, counted monthly from March to August 2026; sample data, fictional company',
      ),
    },
    {
      kind: 'split',
      id: 'arms-failed',
      title: both('机械臂头一个月帮了倒忙', 'The arms, worse at first'),
      lead: both(
        '买来是为了快，起初比手工还慢两成。',
        'Bought for speed, they began a fifth slower than hands.',
      ),
      points: [
        term(
          ['吸不住磨砂盒', 'Frosted boxes slip'],
          [
            '吸盘抓不牢磨砂面，一百个掉四个。换成软爪，掉件降到一千个里两个。',
            'Suction lost four in a hundred on frosted card. Soft fingers brought it to two in a thousand.',
          ],
        ),
        term(
          ['丝带只有人会打', 'Ribbons need fingers'],
          [
            '蝴蝶结机器打不好，改成先装盒再人工系，两道分开排班。',
            'No machine ties a decent bow. Boxing and tying became two shifts.',
          ],
        ),
        term(
          ['组多了要拆', 'Too many made'],
          [
            '机器不累，一晚组出两天的量，卖不动只好拆。现在每晚十点按预售数封顶。',
            'Machines do not tire and built two days’ sets in a night. The number is now fixed at ten o’clock each evening, from pre-orders.',
          ],
        ),
      ],
      action: { label: both('机械臂抓得住什么', 'What an arm can grip'), href: '/products/arms#grip' },
      scene: 'robot',
    },
    said(
      [
        '我们花在代言上的钱够买十座仓，最后是一台一克的秤救了店铺评分。',
        'What we spend on endorsements would buy ten warehouses. In the end it was a one-gram scale that saved our rating.',
      ],
      ['宋清', 'Song Qing'],
      ['素汐美妆供应链总监，虚构人物', 'Supply chain director at Suxi Beauty, a fictional person'],
    ),
    {
      kind: 'cards',
      id: 'services',
      title: both('素汐这座仓里有什么', 'Inside Suxi’s warehouse'),
      items: [
        card(
          ['效期先出', 'Out by expiry'],
          ['渠道要多新，货位灯就亮哪一格。', 'The channel says how fresh, and that bin lights up.'],
          '/products/wms#expiry',
        ),
        card(
          ['恒温托管', 'Steady storage'],
          claimOr(
            ['free-storage'],
            [
              '大促备货提前两周进仓，正好在 15 天免租之内。',
              'Sale stock arrives two weeks early, inside the 15 rent-free days.',
            ],
            ['大促备货提前两周进恒温区。', 'Sale stock arrives in the steady zone two weeks early.'],
          ),
          '/products/warehousing#storage',
        ),
        card(
          ['同城急送', 'Same city'],
          claimOr(
            ['same-city'],
            [
              '直播间的样品和漏寄的小样走这条，最快 30 分钟。',
              'Live-stream samples and forgotten sachets go by rider, 30 minutes at best.',
            ],
            ['直播间的样品和漏寄的小样走这条。', 'Live-stream samples and forgotten sachets go by rider.'],
          ),
          '/products/express#same-city',
        ),
        card(
          ['防水袋', 'Waterproof bags'],
          claimOr(
            ['waterproof'],
            ['五月到七月每单都套，0.5 元一只。', 'On every order from May to July, at ¥0.50.'],
            ['五月到七月每单都套。', 'On every order from May to July.'],
          ),
          '/products/packaging',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('打印一百条差评，带来分堆', 'Print a hundred reviews; we sort them'),
      actions: [
        toTalk(['约一个下午', 'Spend an afternoon']),
        toPage(['看一件代发', 'See fulfillment'], '/products/warehousing#fulfilment'),
      ],
    },
  ],
  tags: ['warehousing', 'retail', 'hardware', 'express'],
  updated: '2026-09-15',
}
