import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { check, columns, heads, step, toOrder, toPage, toTalk, zone } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, largeOr, merged, row } from '../table-cells.ts'

const noCharge = largeOr(['upstairs'], large(['0', '元'], ['¥0', null]), ['按价目', 'By the list'])

export const bulky: PageSeed = {
  path: '/products/bulky',
  kind: 'service',
  parent: '/products',
  name: both('大件', 'Bulky items'),
  head: {
    title: both('大件配送：上楼、开箱、安装', 'Bulky items: upstairs, unpacked, fitted'),
    keyword: both(
      '大件配送,送货上楼,送装一体,家具配送,家电安装,旧家电回收',
      'bulky delivery, carried upstairs, delivery and fitting, furniture, appliances',
    ),
    description: both(
      '沙发、冰箱、床垫、跑步机怎样送到屋里：下单前要量哪几处，上楼收不收钱，来几个人，安装包哪些、不包哪些，磕碰了当场怎么处理。',
      'Sofas, fridges and treadmills to the room: what to measure, when stairs are free, how many come, what fitting covers and what if it is dented.',
    ),
  },
  hero: {
    title: bothLines(['不是放在楼下，', '是放进房间'], ['Not at the curb.', 'In the room']),
    lead: claimOr(
      ['upstairs'],
      [
        '单件 100 公斤以内免费上楼。送到、拆箱、装好，同一班人做完。',
        'Pieces up to 100 kg go upstairs free. One crew delivers, unpacks and fits.',
      ],
      ['送上楼、拆箱、装好，同一班人做完。', 'Carried up, unpacked and fitted by one crew.'],
    ),
    actions: [
      toOrder(['约送货', 'Book a delivery']),
      toPage(['看送到哪些县', 'Where we deliver'], '/network#coverage'),
    ],
    scene: 'bulky',
  },
  blocks: [
    {
      kind: 'floor-plan',
      id: 'measure',
      title: both('下单前，把这一路量一遍', 'Measure the way in first'),
      lead: both(
        '示例：一户人家从停车位到卧室。大件送不进去，多半卡在第 3 或第 5 处。',
        'Sample: one home from curb to bedroom. What fails to get in usually fails at 3 or 5.',
      ),
      columns: 12,
      rows: 6,
      zones: [
        zone(
          'road',
          [0, 0, 2, 6],
          ['停车处', 'Curb'],
          [
            '货车能停多久，离楼门多远，小区限不限高。',
            'How long a van may stand, how far the entrance is, any height bar.',
          ],
        ),
        zone(
          'work',
          [2, 2, 1, 2],
          ['楼门', 'Entrance'],
          ['净宽，有没有台阶，闭门器能不能卸。', 'Clear width, steps, and whether the closer comes off.'],
        ),
        zone(
          'work',
          [3, 0, 2, 2],
          ['电梯', 'Elevator'],
          [
            '轿厢对角线、门宽、载重，物业要不要先登记。',
            'Diagonal of the car, door width, load, and any booking with the building.',
          ],
        ),
        zone(
          'work',
          [3, 4, 2, 2],
          ['楼梯', 'Stairs'],
          ['梯段宽、平台深，扶手能不能卸。', 'Width, depth of the landing, removable rail or not.'],
        ),
        zone(
          'work',
          [5, 2, 2, 2],
          ['转角', 'Turn'],
          ['两边走廊的宽，三人沙发要转得过身。', 'Width on both sides: a three-seater has to swing around.'],
        ),
        zone(
          'office',
          [7, 2, 1, 2],
          ['入户门', 'Apartment door'],
          ['门扇全开后的净宽，门槛高度。', 'Clear width with the door wide open, and the sill.'],
        ),
        zone(
          'storage',
          [8, 0, 4, 6],
          ['房间', 'Room'],
          [
            '最后放哪面墙，地面怕不怕压，插座够不够得着。',
            'Which wall, how strong the floor is, whether the socket is in reach.',
          ],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'limits',
      title: both('多重、几个人、要不要钱', 'How heavy, how many, how much'),
      lead: both(
        '按单件重量看。常见重量是示例，以包装上印的为准。',
        'By weight of the single piece. Weights are typical samples; the label on the box decides.',
      ),
      columns: [
        ...columns(
          ['物件', 'Piece'],
          ['常见重量', 'Usual weight'],
          ['来几个人', 'Crew'],
          ['先留意', 'Watch for'],
        ),
        merged('上楼费', 'Stairs'),
      ],
      rows: [
        row(
          ['双人床垫', 'Double mattress'],
          ['25–45 公斤', '25–45 kg'],
          ['2 人', '2'],
          ['不能对折，电梯要斜得下', 'Cannot be folded; must lean in the elevator'],
          noCharge,
        ),
        row(
          ['三人沙发', 'Three-seat sofa'],
          ['60–90 公斤', '60–90 kg'],
          ['2 人', '2'],
          ['脚能不能拆', 'Whether the legs come off'],
          noCharge,
        ),
        row(
          ['滚筒洗衣机', 'Washing machine'],
          ['60–75 公斤', '60–75 kg'],
          ['2 人', '2'],
          ['运输螺栓要留着', 'Keep the transit bolts'],
          noCharge,
        ),
        row(
          ['双门冰箱', 'Two-door fridge'],
          ['70–95 公斤', '70–95 kg'],
          ['2 人', '2'],
          ['直立搬，静置后再通电', 'Upright; let it stand before switching on'],
          noCharge,
        ),
        row(
          ['跑步机', 'Treadmill'],
          ['105–130 公斤', '105–130 kg'],
          ['3 人', '3'],
          ['折叠后的尺寸也要量', 'Measure it folded as well'],
          ['先报价', 'Quoted first'],
        ),
        row(
          ['立式钢琴', 'Upright piano'],
          ['200–260 公斤', '200–260 kg'],
          ['4 人', '4'],
          ['要专门的绑带和滑板', 'Needs straps and a skid'],
          ['先报价', 'Quoted first'],
        ),
      ],
      note: both(
        '“先报价”的按重量、楼层和有无电梯算，上门前发您，您回了同意才排人。',
        '“Quoted first” depends on weight, floor and elevator. It reaches you before the crew is booked, and waits for your yes.',
      ),
    },
    { kind: 'figures', items: figuresOf('upstairs', 'service-hours', 'payout') },
    {
      kind: 'steps',
      id: 'home-delivery',
      title: both('大件到家：约一次，来一次', 'To your room: one appointment, one visit'),
      lead: both(
        '货进了您城市的仓，才给您打电话，免得约了又改。',
        'We call once the goods are in your city, so the slot holds.',
      ),
      items: [
        step(
          ['对路线', 'Check the way in'],
          [
            '按您填的楼层、电梯、门宽先算一遍，进不去的早说。',
            'Your floor, elevator and door widths are worked through; if it cannot pass, you hear early.',
          ],
          ['提前说进不去', 'Bad news early'],
        ),
        step(
          ['约时段', 'Agree on a slot'],
          [
            '人工服务时间内打给您，出车前都能改。',
            'A call in staffed hours; change it any time before the van leaves.',
          ],
          claim(['service-hours'], '8:00–22:00', '8:00–22:00'),
        ),
        step(
          ['铺垫', 'Lay covers'],
          ['进门穿鞋套，地面和门框先铺护垫。', 'Shoe covers on, mats on the floor, guards on the frames.'],
          ['护垫自带', 'Covers brought'],
        ),
        step(
          ['开箱同看', 'Unpack together'],
          ['拆到能看全六面，再一起看。', 'Unwrapped until all six sides show, then looked at together.'],
          ['看完才签', 'Look, then sign'],
        ),
        step(
          ['有磕碰', 'If it is dented'],
          [
            '拍照，写在签单上，您选：留用补差、换一件、退回。',
            'Photos, a note on the slip, and your choice: keep at a reduction, swap or send back.',
          ],
          ['三选一', 'Three choices'],
        ),
        step(
          ['收尾', 'Clear up'],
          [
            '纸箱泡沫要就留，不要就带走，地上扫干净。',
            'Boxes and foam stay or go as you wish; the floor is swept.',
          ],
          ['包装可带走', 'Wrapping removed'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'installation',
      title: both('送装一体：包哪些，不包哪些', 'Delivery and fitting: what is included'),
      lead: both(
        '下单时勾“送装一体”，来的就是会装的人，工具也带齐。',
        'Check it when ordering and the crew that comes can fit, with tools.',
      ),
      verdicts: heads(['全包', 'Included'], ['另约或另付', 'Arranged apart'], ['不包', 'Not included']),
      items: [
        check('yes', [
          '床、桌、柜、沙发按说明书拼好，调平，试开合',
          'Beds, tables, cabinets and sofas built by the manual, leveled, doors tried',
        ]),
        check('yes', [
          '冰箱、洗衣机、电视就位，接现成的水电口，通电试机',
          'Fridge, washer or television placed, joined to existing points and switched on',
        ]),
        check('condition', [
          '同类旧件一换一：下单时加订，按件报价，广州、佛山、成都、西安先开',
          'One old piece for one new: added when ordering, priced by the piece, so far in Guangzhou, Foshan, Chengdu and Xi’an',
        ]),
        check('condition', [
          '墙上打孔挂装：墙体承重和管线位置请您先确认',
          'Wall mounting, once you confirm what the wall holds and hides',
        ]),
        check('condition', [
          '空调、燃气热水器：由持证人员另约时间来装',
          'Air conditioners and gas heaters, by a certified fitter on a second visit',
        ]),
        check('condition', [
          '楼道进不去，要从外窗吊装：另请有资质的队伍，价钱先谈',
          'Hoisting through a window, by a licensed crew at a price agreed first',
        ]),
        check('no', [
          '改水路、电路、燃气管，拆窗、敲墙',
          'Altering water, power or gas lines, taking out windows, breaking walls',
        ]),
        check('no', ['搬动家里别的家具，清理旧装修', 'Moving your other furniture or clearing old fittings']),
      ],
      note: both(
        '装好后拍照留底。安装本身的毛病找我们，商品质量按三包找卖家，分不清的先打客服，我们来认。',
        'We photograph the result. Faulty fitting is ours; faulty goods are the seller’s under their warranty. If unclear, call us and we will sort out which.',
      ),
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('可以加的几样', 'Worth adding'),
      lead: both(
        '玻璃、大理石、红木建议打木架，再按整件价值保价。',
        'Glass, marble and hardwood deserve a crate and cover for their full value.',
      ),
      ids: ['upstairs', 'wooden', 'insurance', 'full-cover', 'named-signing', 'cash-on-delivery'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('收货人常问', 'What receivers ask'),
      ids: [
        'delivery-upstairs',
        'delivery-signature',
        'sending-what-to-prepare',
        'claims-how',
        'claims-how-long',
      ],
    },
    { kind: 'case', path: '/cases/mubai-furniture' },
    {
      kind: 'call',
      title: both('卖大件的商家，先试十单', 'Selling large pieces? Try ten orders'),
      actions: [
        toTalk(['谈送装合作', 'Discuss fitting']),
        toPage(['家居行业怎么做', 'How home brands do it'], '/solutions/home'),
      ],
    },
  ],
  tags: ['bulky', 'retail', 'price'],
  updated: '2026-10-29',
}
