import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { columns, point, step, term, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, largeOr, merged, row } from '../table-cells.ts'

const main = largeOr(['cold-main'], large(['2–3', '天'], ['2–3', 'days']), ['见报价', 'As quoted'])
const capitals = largeOr(['cold-capitals'], large(['3–5', '天'], ['3–5', 'days']), ['见报价', 'As quoted'])
const counties = largeOr(['cold-county'], large(['4–6', '天'], ['4–6', 'days']), ['见报价', 'As quoted'])

export const coldChain: PageSeed = {
  path: '/products/cold-chain',
  kind: 'service',
  parent: '/products',
  name: both('冷链', 'Cold chain'),
  head: {
    title: both('冷链物流：冷藏、冷冻与恒温', 'Cold chain: chilled, frozen and steady'),
    keyword: both(
      '冷链物流,生鲜快递,冷链零担,冷藏运输,冷冻运输,生鲜仓',
      'cold chain, fresh express, chilled freight, frozen transport, fresh-food warehouse',
    ),
    description: both(
      '生鲜快递、冷链零担和生鲜仓：几点截单、几天到、按什么计价，车门开关时厢里几度，晚到赔多少运费，卸货贴标盘点各多少钱。',
      'Fresh express, chilled freight and fresh-food warehouses: cut-off, days, prices by band, what a door opening does, and what we pay if late.',
    ),
  },
  hero: {
    title: bothLines(['从冷库到冷箱，', '温度不断线'], ['Cold from the store', 'to the doorstep']),
    lead: both(
      '冷藏、冷冻、恒温三个温区。每次换手各读一遍数，写进同一张运单。',
      'Chilled, frozen or steady. At every handover the temperature is read again and written to the same waybill.',
    ),
    actions: [
      toPage(['询价下单', 'Get a price'], '/fee'),
      toPage(['看能不能送到', 'Check an address'], '/network#coverage'),
    ],
    scene: 'cold',
  },
  blocks: [
    { kind: 'figures', items: figuresOf('cold-cutoff', 'cold-main', 'fresh-limit', 'fresh-cities') },
    {
      kind: 'steps',
      id: 'fresh-express',
      title: both('生鲜快递：五步，步步留读数', 'Fresh express: five steps, five readings'),
      lead: both(
        '单箱发到家的樱桃、牛排、月饼都走这条线。',
        'For single cases to the door: cherries, steaks, mooncakes.',
      ),
      items: [
        step(
          ['预冷', 'Pre-cool'],
          [
            '货和箱都先降到位，热箱装冷货等于白冷。',
            'Goods and box both come down first; a warm box undoes cold goods.',
          ],
          ['箱内到温才封', 'Sealed at temperature'],
        ),
        step(
          ['揽收', 'Collect'],
          [
            '快递员带冷箱上门，冷媒按目的地天数配。',
            'A courier brings the cold box, with coolant for the days ahead.',
          ],
          claimOr(['cold-cutoff'], ['18:00 前进波次', 'In by 18:00'], ['当天进波次', 'In today’s wave']),
        ),
        step(
          ['干线', 'Trunk'],
          [
            '冷藏车直发，车厢探头隔几分钟记一个数。',
            'Reefers run direct; a probe in the body logs every few minutes.',
          ],
          ['车厢曲线', 'Curve of the body'],
        ),
        step(
          ['城市冷仓', 'City cold warehouse'],
          ['卸货口套着门封，货不见外面的热气。', 'Dock seals keep the outside air off the goods.'],
          ['进仓读数', 'Reading on entry'],
        ),
        step(
          ['送达', 'Deliver'],
          [
            '收件人可当面开箱看。化了、软了不签，拍照即可。',
            'Open it at the door. Thawed or soft: do not sign, just photograph.',
          ],
          ['签收读数', 'Reading at signature'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cold-freight',
      title: both('冷链零担：重量段与时效', 'Chilled freight: bands and days'),
      lead: claim(
        ['cold-cutoff', 'delivery-bands'],
        '一天一个波次，天数从 18:00 截单后起算。300 公斤到 1 吨之间的，按实际装载报价。',
        'One wave a day; days count from the 18:00 cut-off. Between 300 kg and 1 t we quote by the load.',
      ),
      columns: [
        ...columns(['重量段', 'Weight'], ['怎么计费', 'Priced'], ['温区', 'Zones']),
        merged('主要节点之间', 'Main cities'),
        merged('省会之间', 'Capitals'),
        merged('到县', 'Counties'),
      ],
      rows: [
        row(
          claimOr(['delivery-bands'], ['0–30 公斤', '0–30 kg'], ['单箱', 'Single case']),
          ['首重加续重', 'First kilo, then by the kilo'],
          ['冷藏、冷冻', 'Chilled, frozen'],
          main,
          capitals,
          counties,
        ),
        row(
          claimOr(['delivery-bands'], ['30–300 公斤', '30–300 kg'], ['多箱', 'Several cases']),
          ['按公斤，轻泡货看体积', 'By the kilo; airy goods by volume'],
          ['冷藏、冷冻、恒温', 'Chilled, frozen, steady'],
          main,
          capitals,
          counties,
        ),
        row(
          claimOr(['delivery-bands'], ['1–3 吨', '1–3 t'], ['整板', 'Pallets']),
          ['按吨或立方米', 'By the tonne or m³'],
          ['冷藏、冷冻、恒温', 'Chilled, frozen, steady'],
          main,
          capitals,
          counties,
        ),
        row(
          claimOr(['delivery-bands'], ['3 吨以上', 'Above 3 t'], ['整车', 'Full truck']),
          ['整车一口价', 'One price a truck'],
          ['整厢一个温区，或隔板分两区', 'One zone, or two with a bulkhead'],
          ['点到点', 'Direct'],
          ['点到点', 'Direct'],
          ['点到点', 'Direct'],
        ),
      ],
      note: claim(
        ['late-penalty'],
        '比约定晚 1 小时以上，这一票运费减 10%；晚到 12 小时以上，最多可减到零。封路停航和收货方改约不算在内。',
        'More than 1 hour late takes 10% off that shipment’s freight; beyond 12 hours it can fall to nothing. Closed roads and changed appointments do not count.',
      ),
    },
    {
      kind: 'curve',
      id: 'temperature',
      title: both('开一次门，厢里升几度', 'What one open door does'),
      lead: both(
        '示例：一车冷冻水饺送六家店。门开着就往上走，关门几分钟回落；司机挂帘、拿够再开门，峰值就压在 −15 °C 以下。',
        'Sample: frozen dumplings to six shops. It climbs while the door is open and falls back after; strip curtains and short stops keep each peak under −15 °C.',
      ),
      unit: both('°C', '°C'),
      low: -25,
      high: -15,
      points: [
        point(-21, ['装车', 'Loaded']),
        point(-20.6),
        point(-17.4, ['第 1 家', 'Shop 1']),
        point(-19.8),
        point(-17.1, ['第 2 家', 'Shop 2']),
        point(-19.5),
        point(-16.6, ['第 3 家', 'Shop 3']),
        point(-19.2),
        point(-16.2, ['第 4 家', 'Shop 4']),
        point(-18.9),
        point(-16.4, ['第 5 家', 'Shop 5']),
        point(-19),
        point(-16.8, ['第 6 家', 'Shop 6']),
        point(-19.3, ['空车返回', 'Empty, heading back']),
      ],
    },
    {
      kind: 'split',
      id: 'cold-storage',
      title: both('生鲜仓：货先住在城里', 'Fresh-food warehouses: already in town'),
      lead: both(
        '卖得稳的货提前铺进城市，买家下单时它已经近了一大半路。',
        'What sells steadily moves into the city first, most of the way there before anyone orders.',
      ),
      points: [
        term(
          ['在哪里', 'Where'],
          claim(
            ['fresh-cities', 'regions'],
            '7 个大区里的 18 座城市，每区有一座主仓往外补。',
            'In 18 cities across 7 regions; one main warehouse in each feeds the rest.',
          ),
        ),
        term(
          ['多久到手', 'To the door'],
          claim(
            ['fresh-limit'],
            '从仓里发往二三线城市，最慢 72 小时。',
            'Dispatched to a smaller city, it takes 72 hours at the slowest.',
          ),
        ),
        term(
          ['怎么出', 'What leaves first'],
          [
            '先到期的先出；离到期多久停发，由您定一条线。',
            'First to expire leaves first, and you draw the line where shipping stops.',
          ],
        ),
        term(
          ['退回来的', 'Returns'],
          claim(
            ['returns-storage'],
            '退货单独一格，前 7 天不收存放费，等您决定再卖还是销毁。',
            'Returns get their own bay, free for the first 7 days while you decide: resell or destroy.',
          ),
        ),
      ],
      action: {
        label: both('看仓内作业服务', 'Work done in the warehouses'),
        href: '/products/cold-chain-services',
      },
      scene: 'warehousing',
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('仓内与交付附加服务', 'Extras in the warehouse and at delivery'),
      lead: both(
        '按实际做的量结算，没做的不出现在账单上。',
        'Billed on work done; what was not done is not on the bill.',
      ),
      ids: ['cold-unloading', 'cold-labelling', 'cold-inventory', 'cold-count', 'cold-returns', 'insurance'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('关于温度，常问这些', 'About temperature'),
      ids: ['cold-temperature-record', 'cold-own-box', 'cold-delay', 'cold-breakdown'],
    },
    { kind: 'case', path: '/cases/beiling-fruit' },
    {
      kind: 'call',
      title: both('先算一票，再决定', 'Price one shipment first'),
      actions: [toPage(['算冷链运费', 'Get a price'], '/fee'), toTalk(['谈产季合同', 'Discuss a season'])],
    },
  ],
  tags: ['cold-chain', 'food', 'express', 'freight'],
  updated: '2026-11-14',
}
