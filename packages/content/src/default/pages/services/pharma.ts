import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { check, columns, heads, point, step, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { merged, row } from '../table-cells.ts'

export const pharma: PageSeed = {
  path: '/products/pharma',
  kind: 'service',
  parent: '/products',
  name: both('医药', 'Pharma'),
  head: {
    title: both('医药运输：零担与整车，验证过的箱和车', 'Pharma transport: part loads and full trucks'),
    keyword: both(
      '医药运输,医药零担,医药整车,保温箱验证,冷藏车,随货同行单,药品运输',
      'pharma transport, part load, full truck, qualified box, reefer, delivery note',
    ),
    description: both(
      '药品和器械怎么运：三个重量段用什么箱和车、带哪些单证，保温箱实际撑多久，开户要审什么，哪些药能同车、哪些我们不运，记录存几年。',
      'How medicines and devices travel: boxes, trucks and papers by weight, how long a box lasts, what may share a truck, what we refuse.',
    ),
  },
  hero: {
    title: bothLines(['验证过的箱，', '写得清的账'], ['Boxes that were tested,', 'records that hold']),
    lead: claimOr(
      ['pharma-bands'],
      [
        '药品、器械、诊断试剂 10 公斤起运。每一程用哪只箱、哪台车、几度，事后都对得回去。',
        'Medicines, devices and reagents from 10 kg. Which box, which truck, what temperature: every leg can be traced back.',
      ],
      [
        '药品、器械、诊断试剂都运。每一程用哪只箱、哪台车、几度，事后都对得回去。',
        'Medicines, devices and reagents. Which box, which truck, what temperature: every leg can be traced back.',
      ],
    ),
    actions: [
      toTalk(['交换资质文件', 'Exchange papers']),
      toPage(['算医药零担', 'Price a part load'], '/fee'),
    ],
    scene: 'pharma',
  },
  blocks: [
    {
      kind: 'table',
      id: 'pharma-parcel',
      title: both('医药零担与整车：分段看', 'Part load or truck, band by band'),
      lead: both(
        '同一票里温区不同的，分开装、分开记、分开算。',
        'Pieces of different zones in one shipment are packed, logged and priced apart.',
      ),
      columns: [
        ...columns(
          ['重量段', 'Weight'],
          ['用什么装', 'Carried in'],
          ['怎么计价', 'Priced'],
          ['提前多久约', 'Book ahead'],
        ),
        merged('温区', 'Zones'),
        merged('随货单证', 'Papers with it'),
      ],
      rows: [
        row(
          claimOr(['pharma-bands'], ['10–200 公斤', '10–200 kg'], ['小票', 'Small']),
          ['保温箱，随一趟合适的车', 'Insulated boxes on a suitable run'],
          ['按公斤，加箱的使用费', 'By the kilo, plus use of the box'],
          ['前一天', 'The day before'],
          ['常温、阴凉、冷藏', 'Room, cool, chilled'],
          ['随货同行单、温度记录', 'Delivery note, temperature record'],
        ),
        row(
          claimOr(['pharma-middle'], ['200–3,000 公斤', '200–3,000 kg'], ['大票', 'Large']),
          ['同温区拼车，整板进出', 'Shared truck of one zone, whole pallets'],
          ['按吨位段', 'By tonnage step'],
          ['两天', 'Two days'],
          ['常温、阴凉、冷藏', 'Room, cool, chilled'],
          ['随货同行单、温度记录', 'Delivery note, temperature record'],
        ),
        row(
          claimOr(['pharma-truck'], ['3,000 公斤以上', 'Above 3,000 kg'], ['整车', 'Full truck']),
          ['专用冷藏车，双冷机', 'A reefer to itself, two cooling units'],
          ['按车、按里程', 'By truck and distance'],
          ['三天，新线路另加验证', 'Three days; new lanes are qualified first'],
          ['常温、阴凉、冷藏、冷冻', 'Room, cool, chilled, frozen'],
          ['以上，加车辆验证报告', 'The same, and the truck’s report'],
        ),
      ],
      note: both(
        '常温 10–30 °C，阴凉不超过 20 °C，冷藏 2–8 °C，冷冻 −15 °C 以下；说明书写得更严的，照说明书。',
        'Room is 10–30 °C, cool at most 20 °C, chilled 2–8 °C, frozen below −15 °C. Where the leaflet is stricter, the leaflet rules.',
      ),
    },
    {
      kind: 'curve',
      id: 'box-test',
      title: both('一只箱能撑多久，要烤出来', 'How long a box lasts is tested'),
      lead: both(
        '示例：60 升保温箱，装满冰排和模拟药，关进 35 °C 的环境舱，每 6 小时取一个数。它撑过了 72 小时，我们只把它派给 48 小时以内的线路。',
        'Sample: a 60-liter box, packed with coolant and dummy vials, shut in a chamber at 35 °C and read every 6 hours. It held past 72 hours, so we send it only on routes under 48.',
      ),
      unit: both('°C', '°C'),
      low: 2,
      high: 8,
      points: [
        point(4.6, ['封箱', 'Sealed']),
        point(3.1),
        point(2.9),
        point(3.2),
        point(3.6, ['24 小时', '24 h']),
        point(3.9),
        point(4.3),
        point(4.7),
        point(5.2, ['48 小时', '48 h']),
        point(5.8),
        point(6.4),
        point(7.1),
        point(7.8, ['72 小时', '72 h']),
        point(8.7, ['78 小时，越线', '78 h, over the line']),
      ],
    },
    { kind: 'figures', items: figuresOf('pharma-bands', 'pharma-middle', 'pharma-truck', 'receipt-paper') },
    {
      kind: 'steps',
      id: 'opening',
      title: both('从开户到归档', 'From account to archive'),
      lead: both(
        '第一票慢在前两步，之后每票从第三步开始。',
        'The first shipment takes time over steps one and two. Later ones start at three.',
      ),
      items: [
        step(
          ['互审', 'Audit each other'],
          [
            '您看我们的许可、验证报告和人员培训，我们看您的经营许可和收货单位名单。',
            'You read our permits, reports and training files; we read your license and list of receivers.',
          ],
          ['资料齐了才开户', 'No papers, no account'],
        ),
        step(
          ['定协议', 'Agreement'],
          [
            '温度上下限、超限谁说了算、多久通知，都写进质量协议。',
            'Limits, who rules on a breach and how fast you are told go into a quality agreement.',
          ],
          ['质量协议', 'Quality agreement'],
        ),
        step(
          ['备箱', 'Prepare'],
          [
            '按线路时长和当天气温选箱，冷媒在规定温度放够时间。',
            'The box suits the hours and the day’s heat; coolant is conditioned for its full time.',
          ],
          ['箱号、探头号', 'Box and probe numbers'],
        ),
        step(
          ['装车', 'Load'],
          [
            '车厢到温再装，货离风口和侧壁留出空，门开多久记多久。',
            'Loaded once the body is at temperature, clear of vents and walls; minutes of open door are logged.',
          ],
          ['开门时长', 'Minutes open'],
        ),
        step(
          ['交付', 'Hand over'],
          [
            '收货方两人、送货方一人核箱数、封签和温度，当场导出记录再签。',
            'Two receivers and our driver check boxes, seals and temperature; the record is read out before anyone signs.',
          ],
          claim(['receipt-paper'], '原件返还 8 元', 'Original back for ¥8'),
        ),
        step(
          ['归档', 'Archive'],
          [
            '记录按《药品经营质量管理规范》留存，您随时能调。',
            'Kept as China’s GSP requires, and open to you at any time.',
          ],
          ['至少 5 年', 'At least 5 years'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'pharma-truck',
      title: both('医药整车：谁能上同一辆车', 'Full truck: what may ride together'),
      lead: claim(
        ['pharma-truck'],
        '3,000 公斤以上默认整车，一车只跑您的货；不足一车又不愿与人拼的，也可以包。',
        'Above 3,000 kg the truck is yours alone. With less you may still hire the whole one.',
      ),
      verdicts: heads(['能同车', 'Together'], ['先确认', 'Confirm first'], ['不能同车', 'Never together']),
      items: [
        check('yes', [
          '同一发货企业、同一温区的药品，按收货单位分板',
          'Medicines of one shipper and zone, a pallet for each receiver',
        ]),
        check('yes', [
          '药品与同温区的诊断试剂、器械，用隔板分开',
          'Medicines with reagents or devices of the same zone, divided by a board',
        ]),
        check('condition', [
          '一车两个温区：车厢要带移动隔板和两套探头',
          'Two zones in one truck, if it has a movable bulkhead and two sets of probes',
        ]),
        check('condition', [
          '疫苗：先确认收货的疾控或接种单位能当场验收',
          'Vaccines, once the receiving clinic confirms it can accept on the spot',
        ]),
        check('condition', [
          '退货和召回药品：单独封装、贴红签，不与合格品同板',
          'Returned and recalled medicines, sealed apart and red-tagged, never on a pallet with good stock',
        ]),
        check('no', ['药品与食品、化妆品、日化同厢', 'Medicines with food, cosmetics or household goods']),
        check('no', [
          '麻醉药品、精神药品、医疗用毒性药品、放射性药品',
          'Narcotics, psychotropics, medical toxics and radioactive medicines',
        ]),
      ],
      note: both(
        '最后一行我们不承运，请找有相应运输资格的单位。',
        'We do not carry the last group; ask a carrier licensed for it.',
      ),
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('附加服务与价格', 'Extras for pharma'),
      lead: both(
        '药值高、批次小，多数客户按批次声明价值。',
        'Small batches of high value: most customers declare the value batch by batch.',
      ),
      ids: [
        'insurance',
        'full-cover',
        'receipt-paper',
        'receipt-electronic',
        'named-signing',
        'cold-unloading',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('审计和采购常问', 'Asked by auditors and buyers'),
      ids: [
        'pharma-qualification',
        'pharma-handover',
        'cold-temperature-record',
        'cold-breakdown',
        'business-contract',
      ],
    },
    { kind: 'case', path: '/cases/chengming-pharma' },
    {
      kind: 'call',
      title: both('挑一条线路，先跑一箱空白样', 'Pick a lane and send a dummy box first'),
      actions: [
        toTalk(['约线路验证', 'Arrange a lane test']),
        toPage(['看医药方案', 'The pharma solution'], '/solutions/pharma'),
      ],
    },
  ],
  tags: ['pharma', 'cold-chain', 'health'],
  updated: '2026-10-22',
}
