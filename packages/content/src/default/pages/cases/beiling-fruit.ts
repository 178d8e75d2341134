import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, point, step, term, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const beilingFruit: PageSeed = {
  path: '/cases/beiling-fruit',
  kind: 'case',
  parent: '/products',
  name: both('北岭鲜果', 'Beiling Fruit'),
  head: {
    title: both('北岭鲜果案例：温度在店长手机上', 'Beiling Fruit: the temperature on a phone'),
    keyword: both(
      '鲜果冷链案例,产地预冷,社区店配送,樱桃运输,温度记录',
      'fruit cold chain, field cooling, community shops, cherries, temperature record',
    ),
    description: both(
      '晋南县城的樱桃和桃，两天到太原二十四家社区店。预冷怎么补上，店长手机上看什么，头一版报警为什么被全部静音，坏果率降到多少。',
      'Cherries and peaches from a county orchard to 24 shops in Taiyuan in two days: cooling, the curve on a phone, and alarms that were muted.',
    ),
  },
  hero: {
    title: bothLines(['北岭鲜果：', '从果园到社区店'], ['Beiling Fruit: orchard', 'to corner shop']),
    lead: both(
      '果园在晋南，二十四家店在太原。果子路上几度，以前只有司机知道；如今验货的店长掏出手机就看见。',
      'The orchards lie in the south of Shanxi, the 24 shops in Taiyuan. Once only the driver knew how cold the load was. Now whoever signs for it sees the curve first.',
    ),
    actions: [
      toPage(['看冷链怎么走', 'How the cold chain runs'], '/products/cold-chain'),
      toTalk(['谈一个产季', 'Discuss a season']),
    ],
    scene: 'store',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('days', '2', ['天', 'days'], ['采摘到上架', 'from picking to shelf']),
        figure('shops', '24', ['家', 'shops'], ['社区店', 'supplied']),
        figure('spoiled', '2.8', ['%', '%'], ['到店坏果', 'spoiled on arrival']),
      ],
      note: both('北岭鲜果提供，2026 年 5–8 月产季', 'From Beiling Fruit, the season of May to August 2026'),
    },
    said(
      [
        '我卖了十一年水果，头一回敢在小黑板上写“前天早上还在树上”。以前这话谁写谁心虚。',
        'Eleven years in fruit, and this is the first summer I dared chalk up “on the tree two days ago”. It used to be a wish.',
      ],
      ['郝玉芬', 'Hao Yufen'],
      ['北岭鲜果社区店店长，虚构人物', 'Shop manager at Beiling Fruit, a fictional person'],
    ),
    {
      kind: 'prose',
      id: 'one-afternoon',
      title: both('2025 年 6 月，一下午的太阳', 'One sunny afternoon in June 2025'),
      paragraphs: [
        both(
          '那天采了两吨二樱桃，上午十点就装好了筐。说好的冷藏车在高速上修胎，筐在地头等到下午四点，只搭了一层遮阳网。',
          'By ten, 2.2 tonnes of cherries were in crates. The reefer had a flat tire on the expressway, and the crates stood at the field edge under a sunshade until four.',
        ),
        both(
          '车来了，司机把冷机开到 0 °C，第二天凌晨打开车门，箱壁在淌水，果梗发黑。车厢是 0 °C，果心还有 14 °C。',
          'The driver set the unit to 0 °C. Before dawn the doors opened on dripping walls and black stems. The air was at zero; the fruit was still at fourteen.',
        ),
        both(
          '二十四家店里十九家拒收。合作社、车主、门店各说各的，最后北岭自己认了六万多元。',
          'Nineteen of the 24 shops refused it. Growers, carrier and shops each had a story, and Beiling swallowed more than ¥60,000.',
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('先补冷，再补数，后补钱的规矩', 'First cold, then data, then money'),
      lead: both(
        '头一步花的时间最长，也最管用。后面三步没有它都白做。',
        'The first step took longest and did most. Without it the rest would have been decoration.',
      ),
      items: [
        step(
          ['县里建预冷点', 'Cooling in the county'],
          [
            '合作社的旧果库改出两间差压预冷间，果子下树两小时内必须进。',
            'Two rooms of the co-op’s old store became forced-air coolers. Fruit is inside within two hours of picking.',
          ],
          ['三月，改造 19 天', 'March, 19 days of work'],
        ),
        step(
          ['探头插进果里', 'Probes in the fruit'],
          [
            '每板挑一筐，探头插进一颗樱桃的果心，单子上写明是哪一筐。',
            'One crate on each pallet has a probe in the heart of a cherry, and the waybill says which.',
          ],
          ['四月，先试 12 板', 'April, twelve pallets'],
        ),
        step(
          ['门店先看再签', 'Look before signing'],
          [
            '店长扫运单，曲线先出来，签字键后出来。',
            'The manager scans the waybill; the curve appears first and the signature after it.',
          ],
          ['五月头茬樱桃', 'The first cherries of May'],
        ),
        step(
          ['写清谁赔', 'Who pays, in writing'],
          [
            '超过 6 °C 连续半小时算断，断在谁手里谁赔，三方签在一页纸上。',
            'Half an hour above 6 °C is a break, and whoever held the fruit pays. Three parties signed one page.',
          ],
          ['一页纸，三个章', 'One page, three stamps'],
        ),
      ],
    },
    {
      kind: 'curve',
      id: 'core',
      title: both('2026 年 5 月 28 日那一车', 'The load of May 28, 2026'),
      lead: both(
        '示例：第 7 板的果心温度。高速上那个小鼓包是服务区路检，开了六分钟门。',
        'Sample: core temperature on pallet 7. The bump on the expressway is an inspection that held the doors open for six minutes.',
      ),
      unit: both('°C', '°C'),
      low: 0,
      high: 6,
      points: [
        point(21, ['下树', 'Off the tree']),
        point(20.4),
        point(12.6),
        point(7.2),
        point(3.4, ['预冷完', 'Cooled']),
        point(3),
        point(2.6, ['装车', 'Loaded']),
        point(2.4),
        point(2.3),
        point(3.7, ['路检', 'Road check']),
        point(2.7),
        point(2.5, ['太原冷仓', 'Taiyuan cold store']),
        point(2.6),
        point(2.4),
        point(3.1),
        point(4.2, ['第 1 家店', 'First shop']),
        point(5.1, ['第 24 家店', 'Last shop']),
      ],
    },
    {
      kind: 'split',
      id: 'phone',
      title: both('手机上那条线，改了三版', 'The phone screen, third version'),
      lead: both('第一版什么都给，结果没人看。', 'The first version showed everything, so nobody looked.'),
      points: [
        term(
          ['一夜三百条报警', 'Three hundred alarms'],
          [
            '探头每分钟一个数，过线就响。店长们第二天全设成了静音。后来改成半小时没回落才响，一季只响了四回。',
            'Every reading above the line rang. By next day each manager had muted it. It now rings after half an hour without recovery: four times in a season.',
          ],
        ),
        term(
          ['看的是空气', 'Reading the air'],
          [
            '头两周用的是车厢探头，曲线漂亮，果子照样软。换成果心以后才对得上。',
            'For two weeks the curve came from the truck body. It looked lovely and the fruit was soft. Core probes ended that.',
          ],
        ),
        term(
          ['太晚才知道', 'Told too late'],
          [
            '曲线到签收才放出来，坏消息也晚。改成进太原冷仓时先推一次，门店当晚就能改第二天的陈列。',
            'The curve came with the signature, and so did bad news. It now arrives when the load reaches Taiyuan, in time to change tomorrow’s display.',
          ],
        ),
      ],
      action: {
        label: both('生鲜方案里的六站', 'Six stops of the fresh solution'),
        href: '/solutions/fresh',
      },
      scene: 'cold-chain',
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('同样的果园，换了一种走法', 'Same orchard, another way'),
      before: both('上一季', 'Last season'),
      after: both('这一季', 'This season'),
      items: [
        measure(['到店坏果', 'Spoiled on arrival'], ['%', '%'], 11.4, 2.8),
        measure(['采摘到上架', 'Picking to shelf'], ['小时', 'hours'], 71, 48),
        measure(['装车时果心', 'Core when loaded'], ['°C', '°C'], 15, 2.6, [
          '差别几乎全在这一行',
          'Nearly all the difference is in this line',
        ]),
        measure(['门店拒收', 'Loads refused by shops'], ['次', 'times'], 37, 3),
        measure(['每公斤到店成本', 'Cost per kilo in the shop'], ['元', 'yuan'], 1.9, 2.3, [
          '预冷要花钱，少扔的果子补回来有余',
          'Cooling costs money; fruit not thrown away more than repays it',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，对照 2025 年产季；示例数据',
        'From the client, March to August 2026 against the 2025 season; sample data',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('这条线由这几段接成', 'What the line is made of'),
      items: [
        card(
          ['冷链零担', 'Chilled freight'],
          claimOr(
            ['cold-cutoff'],
            [
              '一天六到九板，和别家的果子拼，县里的车赶 18:00 那一波。',
              'Six to nine pallets a day share a truck; the county van makes the 18:00 wave.',
            ],
            [
              '一天六到九板，和别家的果子拼一车。',
              'Six to nine pallets a day share a truck with other fruit.',
            ],
          ),
          '/products/cold-chain#cold-freight',
        ),
        card(
          ['太原的生鲜仓', 'The warehouse in Taiyuan'],
          [
            '夜里到货、抽检、按店分筐，早上五点半出车。',
            'Arrives at night, sampled, split by shop, out at half past five.',
          ],
          '/products/cold-chain#cold-storage',
        ),
        card(
          ['贴产地标', 'Origin labels'],
          claimOr(
            ['cold-labelling'],
            [
              '哪片园、哪天采，每盒一张，0.5 元一件。',
              'Which plot, which day: a label on each punnet at ¥0.50.',
            ],
            ['哪片园、哪天采，每盒一张。', 'Which plot, which day: a label on each punnet.'],
          ),
          '/products/cold-chain-services',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('下一茬果子，先借两只探头去', 'Borrow two probes for the next crop'),
      actions: [
        toTalk(['借探头试一板', 'Try one pallet']),
        toPage(['查县里通不通冷链', 'Is your county served'], '/network#coverage'),
      ],
    },
  ],
  tags: ['cold-chain', 'food', 'retail'],
  updated: '2026-09-22',
}
