import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { card, cells, claimedCells, columns, point, step, stop, term, toPage, toTalk } from '../builders.ts'

export const fresh: PageSeed = {
  path: '/solutions/fresh',
  kind: 'solution',
  parent: '/products',
  name: both('生鲜方案', 'Fresh food solution'),
  head: {
    title: both(
      '生鲜物流方案：从田头预冷到门店上架',
      'Fresh food logistics, from field cooling to shop shelf',
    ),
    keyword: both(
      '生鲜物流,产地预冷,冷链零担,生鲜仓,果蔬运输,水产冷链',
      'fresh food logistics, pre-cooling, chilled freight, fresh-food warehouse, fruit, seafood',
    ),
    description: both(
      '果蔬、水产、肉禽从产地到门店怎么走：先预冷再装车，看果心温度不只看车厢，城市生鲜仓分货，晚到与超温各有处理办法和赔付。',
      'How fruit, vegetables, fish and meat travel: cooled before loading, judged by core temperature, with rules for late or warm loads.',
    ),
  },
  hero: {
    title: bothLines(
      ['田头的热气不散，', '后面全白冷'],
      ['Take the field heat out,', 'or the rest is wasted'],
    ),
    lead: both(
      '冷藏车只会保温，不会降温。带着二三十度上车的果子，开到哪里都是温的，所以第一道冷要在产地做完。',
      'A reefer holds a temperature; it cannot pull warm fruit down. The first cooling has to be finished at the packing shed.',
    ),
    actions: [
      toPage(['算一车运费', 'Price a load'], '/fee'),
      toPage(['看生鲜仓在哪', 'Where our warehouses are'], '/products/cold-chain#cold-storage'),
    ],
    scene: 'cold',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'trouble',
      title: both('一车好果，坏在没人看的钟头', 'Good loads die in unwatched hours'),
      paragraphs: [
        both(
          '生鲜的损耗多半不在平均温度里，而在几段空当：采完堆在地头，月台上等车，门店后门卸下来没人签。',
          'Average temperature rarely ruins produce. The gaps do: crates left at the field edge, a truck waiting for a dock, boxes set down behind a shop with nobody to sign.',
        ),
        both(
          '最吃亏的是说不清。果子到店发软，产地说装车时好好的，司机说冷机一直开着，门店说收到就这样。没有分段记录，钱只好货主出。',
          'Worse is not knowing which gap. The grower says it left firm, the driver says the unit ran, the shop says it came that way. Without a reading for each leg the owner pays.',
        ),
      ],
      terms: [
        term(
          ['田间热', 'Field heat'],
          [
            '采收时果实自身带的热。不先抽走，进了冷车厢也照样呼吸、出汗、变软。',
            'What the fruit brings in from the sun. Left in, it keeps respiring, sweating and softening even in a cold truck.',
          ],
        ),
        term(
          ['断链', 'Broken chain'],
          [
            '冷库到车、车到店之间那几分钟常温。一次看不出来，几次加起来就少了货架期。',
            'Minutes at ambient between warehouse, truck and shop. One does not show; several together come off the shelf life.',
          ],
        ),
        term(
          ['冷害', 'Chilling injury'],
          [
            '香蕉、芒果、番茄怕太冷，起斑、不转熟。它们不和 0 °C 的果子拼一车。',
            'Bananas, mangoes and tomatoes spot and fail to ripen when too cold. They never share a truck with fruit kept at 0 °C.',
          ],
        ),
        term(
          ['串味催熟', 'Taint and ripening'],
          [
            '榴莲、葱蒜、海鲜味道会进别人的箱子；苹果放出的乙烯会把绿叶菜催黄。配载先看这一条。',
            'Durian, onions and fish scent their neighbors; ethylene from apples yellows leafy greens. Load plans start from this.',
          ],
        ),
      ],
    },
    {
      kind: 'curve',
      id: 'core-temperature',
      title: both('看果心，不只看车厢', 'The core, not just the air'),
      lead: both(
        '示例：一箱大樱桃的果心温度，从采摘到上架。降到上限以下才准装车，之后一直留在两条线之间。',
        'Sample: core temperature of one case of cherries from picking to shelf. It may be loaded only once below the limit, and stays between the lines from then on.',
      ),
      unit: both('°C', '°C'),
      low: 0,
      high: 5,
      points: [
        point(26, ['采摘', 'Picked']),
        point(25),
        point(17),
        point(9),
        point(4.2, ['预冷完', 'Cooled']),
        point(3.6, ['装车', 'Loaded']),
        point(3.1),
        point(2.8),
        point(3),
        point(2.9),
        point(3.4, ['城市仓', 'City warehouse']),
        point(3),
        point(3.2),
        point(4.1, ['上架', 'Shelf']),
      ],
    },
    {
      kind: 'journey',
      id: 'route',
      title: both('从枝头到货架的六站', 'Six stops, branch to shelf'),
      lead: both(
        '示例：清早在县里采，后天清早之前送进本省省会的社区店。每站的时间从上一站算起。',
        'Sample: picked at dawn in a county, in a community shop of the provincial capital before the second dawn. Hours count from the previous stop.',
      ),
      stops: [
        stop(
          0,
          ['采摘', 'Picking'],
          [
            '带露水的不采，磕碰的当场挑出来',
            'Not while wet with dew; bruised fruit is sorted out on the spot',
          ],
          ['糖度、成熟度', 'Sugar and ripeness'],
        ),
        stop(
          1,
          ['产地预冷', 'Cooling at the shed'],
          [
            '差压预冷，纸箱开孔对着风道码，不堵风',
            'Forced air; the holes of the cartons face the duct and nothing blocks it',
          ],
          ['果心温度', 'Core temperature'],
        ),
        stop(
          11,
          ['截单装车', 'Loading'],
          claimOr(
            ['cold-cutoff'],
            [
              '18:00 收齐这一波，车厢先打冷，月台对上门封再装',
              'The wave closes at 18:00; the body is chilled first and sealed to the dock before doors open',
            ],
            [
              '收齐这一波，车厢先打冷，月台对上门封再装',
              'Once the wave is complete, the body is chilled and sealed to the dock before doors open',
            ],
          ),
          ['回风温度', 'Return-air temperature'],
        ),
        stop(
          9,
          ['转运中心', 'Transit hub'],
          ['冷月台换车，不在露天倒板', 'Cross-docked inside the cold dock, never in the open'],
          ['开门次数、时长', 'Door openings and minutes'],
        ),
        stop(
          14,
          ['城市生鲜仓', 'City warehouse'],
          ['抽检后按门店分货，缺重的先补齐', 'Sampled, then split by shop; short weights are made up first'],
          ['抽检率、坏果率', 'Share sampled, share spoiled'],
        ),
        stop(
          12,
          ['社区店', 'Shop'],
          ['店员点数，看一眼曲线再签', 'Staff count, look at the curve, then sign'],
          ['交接温度', 'Temperature at handover'],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'made-of',
      title: both('拼成这条链的几样服务', 'The services behind it'),
      items: [
        card(
          ['生鲜快递', 'Fresh express'],
          claimOr(
            ['fresh-limit'],
            [
              '单箱发到家，二三线城市 72 小时内。适合礼盒和预售。',
              'Single cases to the door, within 72 hours even in smaller cities. For gift boxes and pre-orders.',
            ],
            ['单箱发到家，适合礼盒和预售。', 'Single cases to the door, for gift boxes and pre-orders.'],
          ),
          '/products/cold-chain#fresh-express',
        ),
        card(
          ['冷链零担', 'Chilled freight'],
          [
            '一天几板货，不够包车，就和同温区、不串味的货拼。',
            'A few pallets a day share a truck with goods of the same zone that leave no smell.',
          ],
          '/products/cold-chain#cold-freight',
        ),
        card(
          ['生鲜仓', 'Fresh-food warehouses'],
          claimOr(
            ['fresh-cities', 'regions'],
            [
              '18 座城市、7 个大区，卖得快的先备在当地，门店一天一补。',
              'In 18 cities of 7 regions: what sells fast waits there and shops are topped up daily.',
            ],
            [
              '卖得快的先备在当地，门店一天一补。',
              'What sells fast waits nearby and shops are topped up daily.',
            ],
          ),
          '/products/cold-chain#cold-storage',
        ),
        card(
          ['冷链增值服务', 'Cold-chain extras'],
          [
            '卸货、贴标、换规格、随入库盘点，用一项算一项。',
            'Unloading, labels, repacking and counting, each charged only when used.',
          ],
          '/products/cold-chain-services',
        ),
        card(
          ['循环筐', 'Returnable crates'],
          [
            '塑料筐跟车回产地，洗净再装，省下一次性泡沫箱。',
            'Crates ride back to the shed, are washed and filled again instead of foam boxes.',
          ],
          '/products/packaging',
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('除了运费，还有哪几笔', 'What comes on top of freight'),
      lead: both(
        '运费按重量段、温区和线路报，先在询价页算。下面几项按用量另计。',
        'Freight depends on weight band, zone and lane: try the quote page. These are charged by use.',
      ),
      columns: columns(['项目', 'Item'], ['价格', 'Price'], ['怎么选', 'How to choose']),
      rows: [
        claimedCells(
          ['cold-unloading'],
          ['卸货', 'Unloading'],
          ['18 元/立方米，或 35 元/吨', '¥18 per m³ or ¥35 per tonne'],
          [
            '瓜果压秤，按方算便宜；绿叶菜占地方，按吨算便宜',
            'By volume for heavy melons, by weight for airy leaf vegetables',
          ],
        ),
        claimedCells(
          ['cold-labelling'],
          ['贴标', 'Labels'],
          ['0.5 元/件', '¥0.50 a piece'],
          ['产地码、价签都行，您给电子版', 'Origin codes or price tags, from your file'],
        ),
        claimedCells(
          ['cold-inventory'],
          ['入库时盘点', 'Count on entry'],
          ['40 元/人时', '¥40 per person-hour'],
          ['混装到货、数对不上时再加', 'Worth it for mixed loads and doubtful counts'],
        ),
        claimedCells(
          ['cold-count'],
          ['单独盘点', 'Separate count'],
          ['200 元起', 'From ¥200'],
          [
            '200 个 SKU 以内一口价，每多 1–20 个再加 200 元',
            'Flat up to 200 SKUs, then ¥200 for every 1–20 more',
          ],
        ),
        cells(
          ['筐和蓄冷剂', 'Crates and coolant'],
          ['按合同', 'By contract'],
          ['随季节换配方，夏天多放，冬天防冻', 'Adjusted by season: more in summer, frost guard in winter'],
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'wrong',
      title: both('晚了、热了、拒收了', 'Late, warm or refused'),
      items: [
        step(
          ['路上堵住', 'Stuck on the road'],
          [
            '调度先给收货门店打电话，改预约，再看要不要就近进冷仓。',
            'The desk calls the shop first, moves the slot, then decides whether to shelter in the nearest cold store.',
          ],
        ),
        step(
          ['到晚了', 'Arrived late'],
          claimOr(
            ['late-penalty'],
            [
              '过约定时间 1 小时，退这一票运费的 10%；过了 12 小时，最高把运费全退。',
              'Past the agreed time by 1 hour, 10% of that freight goes back to you; past 12 hours, up to the whole of it.',
            ],
            [
              '按合同写的时间退运费，不用您举证。',
              'Freight is refunded by the times in your contract; no proof needed from you.',
            ],
          ),
        ),
        step(
          ['温度过线', 'Out of range'],
          [
            '货先隔开，调出这一段的曲线，请您的质检远程看照片，再定照卖、降级还是报损。',
            'Goods are set apart, that leg’s curve is pulled up and your inspector sees photos before anyone decides: sell, downgrade or write off.',
          ],
          ['曲线与照片', 'Curve and photos'],
        ),
        step(
          ['门店拒收', 'Refused'],
          [
            '拉回生鲜仓，不放常温。您可以改送别的店，也可以让我们代为分拣。',
            'It goes back to the fresh-food warehouse, not to a shed. Send it to another shop or have us sort it.',
          ],
          claim(['returns-storage'], '免费存 7 天', '7 days’ storage free'),
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('货主常问', 'What growers and shops ask'),
      ids: ['cold-temperature-record', 'cold-delay', 'cold-breakdown', 'packaging-returnable'],
    },
    { kind: 'case', path: '/cases/beiling-fruit' },
    {
      kind: 'call',
      title: both('拿一车货试一趟，看曲线再谈', 'Send one load, read its curve, then talk'),
      actions: [
        toTalk(['约一趟试运', 'Arrange a trial run']),
        toPage(['先看冷链服务', 'See the cold chain'], '/products/cold-chain'),
      ],
    },
  ],
  tags: ['cold-chain', 'food', 'retail'],
  updated: '2026-11-12',
}
