import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const drones: PageSeed = {
  path: '/products/drones',
  kind: 'hardware',
  parent: '/products',
  name: both('无人机', 'Drones'),
  head: {
    title: both('物流无人机：一次起飞，多点投放', 'Delivery drones: one flight, several drops'),
    keyword: both(
      '物流无人机,无人机配送,山区配送,海岛配送,无人机投放,低空物流',
      'delivery drone,drone logistics,mountain delivery,island delivery,drone drop,low-altitude logistics',
    ),
    description: both(
      '山路绕两小时的地方，无人机直线飞过去。看投放装置怎么用、一趟怎么排、什么天气和货物不能飞、落点要准备什么，飞行许可由谁去办。',
      'Where the road takes two hours, a drone goes straight. The drop devices, one round flight, weather and goods limits, and who gets the permits.',
    ),
  },
  hero: {
    title: bothLines(['山那边的村子，', '直着飞过去'], ['Straight over the hill', 'to the next village']),
    lead: claimOr(
      ['drones'],
      [
        '机腹下有 4 个独立投放装置，一趟能给四个地方各送一件，不用每家飞一个来回。',
        'Four independent drop devices under the body serve four places in one flight, instead of a round trip for each.',
      ],
      [
        '投放装置各自独立，一趟能给几个地方各送一件，不用每家飞一个来回。',
        'Independent drop devices serve several places in one flight, instead of a round trip for each.',
      ],
    ),
    actions: [
      { label: both('问问能不能飞', 'Ask about a route'), target: { kind: 'consultation' } },
      { label: both('看收送范围', 'Delivery range'), target: { kind: 'page', path: '/network#coverage' } },
    ],
    scene: 'drone',
  },
  blocks: [
    {
      kind: 'dimensions',
      id: 'model',
      title: both('多旋翼运输机，示例机型', 'Multirotor carrier, sample model'),
      lead: both(
        '六轴，展开后的尺寸。一轴失效仍能降落。',
        'Six rotors, measured unfolded. It can still land on five.',
      ),
      outline: 'drone',
      length: 1980,
      width: 1980,
      height: 640,
      specs: [
        {
          term: both('投放装置', 'Drop devices'),
          text: claimOr(
            ['drones'],
            ['4 个，各自独立上锁', 'Four, each locked by itself'],
            ['各自独立上锁', 'Each locked by itself'],
          ),
        },
        {
          term: both('每个装置', 'Each takes'),
          text: both('6 公斤，400 × 300 × 250 毫米的箱子', '6 kg, a box of 400 × 300 × 250 mm'),
        },
        { term: both('空机重量', 'Empty weight'), text: both('34 公斤，含电池', '34 kg with batteries') },
        {
          term: both('满载航程', 'Range loaded'),
          text: both('18 公里，另留两成电返航', '18 km, with a fifth of the charge kept back'),
        },
        { term: both('巡航速度', 'Cruise'), text: both('15 米/秒', '15 m/s') },
        {
          term: both('抗风抗雨', 'Wind and rain'),
          text: both('风速 12 米/秒以内，小雨可飞', 'Up to 12 m/s, light rain'),
        },
        { term: both('换电池', 'Battery swap'), text: both('一人三分钟', 'One person, three minutes') },
      ],
    },
    {
      kind: 'journey',
      id: 'round',
      title: both('一趟送四处：示例航线', 'Four drops in one round: a sample'),
      lead: both(
        '镇上起飞，全程 17 公里。走山路要大半天，还不算雨后封路。',
        '17 km from the town and back. By road it takes most of a day, when the road is open.',
      ),
      stops: [
        {
          title: both('镇上基地', 'Town base'),
          text: both('四箱装好，逐箱扫码上锁', 'Four boxes, each scanned and locked'),
          hours: 0,
          watch: both('电量与载重', 'Charge and load'),
        },
        {
          title: both('上村卫生室', 'Upper village clinic'),
          text: both('药品，绳降到取件台', 'Medicine, lowered by line'),
          hours: 0.12,
          watch: both('箱内温度', 'Box temperature'),
        },
        {
          title: both('小学', 'School'),
          text: both('课本，操场边落点', 'Books, beside the playground'),
          hours: 0.1,
          watch: both('落点有无人', 'Anyone near'),
        },
        {
          title: both('合作社', 'Cooperative'),
          text: both('农机配件，签收人扫码', 'Machine parts, receiver scans'),
          hours: 0.1,
          watch: both('风速', 'Wind'),
        },
        {
          title: both('护林站', 'Forest station'),
          text: both('信件和干粮', 'Mail and dry food'),
          hours: 0.08,
          watch: both('剩余电量', 'Charge left'),
        },
        {
          title: both('回到基地', 'Back at base'),
          text: both('带回空箱，换电池再飞', 'Empty boxes in, new battery, off again'),
          hours: 0.15,
          watch: both('机身自检', 'Self-check'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'limits',
      title: both('什么时候飞，什么不飞', 'When it flies, what it never carries'),
      verdicts: heads(['飞', 'Flies'], ['有条件才飞', 'With conditions'], ['不飞', 'Stays down']),
      items: [
        {
          text: both(
            '文件、药品、样本、备件、生鲜小箱',
            'Papers, medicine, samples, parts, small fresh boxes',
          ),
          verdict: 'yes',
        },
        { text: both('白天，能见度 3 公里以上', 'Daylight, visibility above 3 km'), verdict: 'yes' },
        {
          text: both('夜间只飞获批的固定航线', 'At night, approved fixed routes only'),
          verdict: 'condition',
        },
        {
          text: both('液体要装在不漏的内包装里', 'Liquids in leakproof inner packing'),
          verdict: 'condition',
        },
        {
          text: both('雷雨、结冰、风力超限，一律停飞', 'Thunder, icing or too much wind: grounded'),
          verdict: 'no',
        },
        {
          text: both(
            '禁寄物品、活体动物、单独寄的锂电池',
            'Prohibited goods, live animals, loose lithium batteries',
          ),
          verdict: 'no',
        },
      ],
      note: both(
        '停飞的件当天改走地面，运单上看得到换了路。',
        'Grounded parcels go by road the same day, and tracking shows the change.',
      ),
    },
    {
      kind: 'split',
      id: 'drop',
      title: both('货怎么落地', 'How a box comes down'),
      lead: both(
        '风速 8 米/秒以内悬停绳降，更大就落地交接；人都不靠近。',
        'Up to 8 m/s it hovers and lowers, above that it lands; people stay back.',
      ),
      points: [
        {
          term: both('悬停', 'Hover'),
          text: both(
            '在落点上方 15 米停住，相机看清下面没人',
            '15 m above the pad until the camera sees nobody below',
          ),
        },
        {
          term: both('绳降', 'Lower'),
          text: both(
            '匀速放下，触地自动脱钩；缠住就断绳留货',
            'Steadily, unhooking on touch; if caught, the line is cut and the box stays',
          ),
        },
        {
          term: both('取件', 'Collect'),
          text: both(
            '飞离后落点亮绿灯，凭取件码开箱',
            'A green light once it has gone; a code opens the box',
          ),
        },
        {
          term: both('卡住一个', 'If one jams'),
          text: both(
            '没关好时其余都锁住，带回基地再送',
            'While one is not shut the rest stay locked; all fly home and go again',
          ),
        },
        {
          term: both('没人取', 'Not collected'),
          text: both(
            '箱子锁着，由村里的代收人保管并联系您',
            'It stays locked with the local keeper, who calls you',
          ),
        },
      ],
      scene: 'locker',
    },
    {
      kind: 'table',
      id: 'who-does-what',
      title: both('许可、场地、保险各归谁', 'Permits, pads and cover: whose job'),
      lead: both(
        '依照《无人驾驶航空器飞行管理暂行条例》，机、人、航线都要有手续。',
        'China’s interim regulations on unmanned aircraft ask for papers for the craft, the crew and the route.',
      ),
      columns: [
        { label: both('事项', 'Matter') },
        { label: both('我们', 'Us') },
        { label: both('您', 'You') },
      ],
      rows: [
        [
          both('实名登记与运营合格证', 'Registration and operator certificate'),
          both('办理并随机携带', 'Ours, carried with the craft'),
          both('不用管', 'Nothing'),
        ],
        [
          both('空域与飞行活动申请', 'Airspace and flight applications'),
          both('提前申报，获批才排班', 'Filed ahead; scheduled once approved'),
          both('说明送什么、给谁', 'Say what goes to whom'),
        ],
        [
          both('起降点', 'Take-off and drop pads'),
          both('勘测、画线、装灯', 'Survey, marking, lights'),
          both('提供 5 米见方的平地和产权人同意书', 'A flat 5 m square and the owner’s consent'),
        ],
        [
          both('地面第三者责任险', 'Third-party insurance'),
          both('投保，保单可查', 'Insured, policy open to you'),
          both('不用另买', 'No further policy'),
        ],
        [
          both('货物损失', 'Loss of goods'),
          both('按保价赔', 'Paid by declared value'),
          both('如实声明价值', 'Declare it truthfully'),
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'cost',
      title: both('划不划算，先这样算', 'Whether it pays'),
      paragraphs: [
        both(
          '比较的是一趟航线和一趟车，不是一件和一件。路远、件少、等不起的地方，无人机便宜；一天有一车货的村子，还是开车去。',
          'Compare a flight with a drive, not parcel with parcel. Far, few and urgent favors the drone; a village with a vanload a day is better served by van.',
        ),
      ],
      list: [
        both(
          '固定航线按趟报价，装几箱都是一趟的钱',
          'Fixed routes are priced per flight, however many boxes',
        ),
        both('临时起飞加调机费，先报价再飞', 'Special flights add positioning, quoted first'),
        claimOr(
          ['population'],
          [
            '网络已覆盖 99% 的人口，无人机补的是最后那些难走的路',
            'The network reaches 99% of the population; drones are for the roads that remain',
          ],
          ['无人机补的是网络里最难走的那些路', 'Drones are for the hardest roads of the network'],
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('飞之前常问的', 'Asked before take-off'),
      ids: ['delivery-signature', 'claims-how', 'business-trial', 'cold-temperature-record'],
    },
    {
      kind: 'call',
      title: both('说两个地名，我们量一量', 'Name two places and we measure'),
      actions: [{ label: both('问一条航线', 'Ask for a route'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['hardware', 'express', 'health', 'automation'],
  updated: '2026-11-06',
}
