import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, check, heads, step, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const chengmingPharma: PageSeed = {
  path: '/cases/chengming-pharma',
  kind: 'case',
  parent: '/products',
  name: both('澄明医药', 'Chengming Pharma'),
  head: {
    title: both('澄明医药案例：三个温区，双人签收', 'Chengming Pharma: three zones, two signatures'),
    keyword: both(
      '疫苗运输案例,双人签收,温度监测记录,疫苗冷链,逐箱拍照,医药审计',
      'vaccine transport case, two signatures, temperature record, audit, vaccine cold chain',
    ),
    description: both(
      '一家疫苗企业怎么让每次开箱都查得到：滴剂、针剂、胶囊分三个温区走，交接各两人签、逐箱拍照，头一个月退回了多少张签错的单，审计要多久。',
      'How a vaccine maker made every opening traceable: three zones, two signatures at each handover, the slips sent back, and audit time.',
    ),
  },
  hero: {
    title: bothLines(
      ['澄明医药：', '疫苗分三个温区走'],
      ['Chengming Pharma: vaccines', 'in three temperature zones'],
    ),
    lead: both(
      '泰州一家疫苗企业，三个品种三个温区，送往苏皖两省的疾控中心。药没坏过，难的是证明它没坏过。',
      'A vaccine maker in Taizhou with three products in three zones, supplying disease-control centers in two provinces. The vaccine had never spoiled. Proving so was the trouble.',
    ),
    actions: [
      toPage(['看医药服务', 'See pharma transport'], '/products/pharma'),
      toTalk(['约质量部门对谈', 'Have our quality teams talk']),
    ],
    scene: 'lab',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('zones', '3', ['个', 'zones'], ['温区', 'of temperature']),
        figure('signatures', '2', ['人', 'people'], ['每次交接签收', 'sign each handover']),
        figure('lookup', '4', ['分钟', 'minutes'], ['调齐一箱的记录', 'to find a box’s whole record']),
      ],
      note: both('澄明医药提供，2026 年 3–8 月', 'From Chengming Pharma, March to August 2026'),
    },
    {
      kind: 'prose',
      id: 'one-box',
      title: both('检查员只指了一只箱子', 'The inspector pointed at one box'),
      paragraphs: [
        both(
          '2025 年 9 月的一次检查，检查员从架上随手点了一箱，问了五个问题。三个人翻了两天，十七张单子找到十四张。',
          'At an inspection in September 2025 somebody pointed at a box on the shelf and asked five questions. Three people searched for two days and found fourteen of seventeen sheets.',
        ),
        both(
          '疫苗本身没问题，曲线完整，封签没动。缺的是人：中转那一次是谁接的，字签得像一道波浪线，对不上任何一个名字。',
          'Nothing was wrong with the vaccine: curve whole, seal untouched. What was missing was a person. At the transfer somebody had signed with a wave that matched no name.',
        ),
        both(
          '《疫苗管理法》要求接收方索取运输全过程的温度监测记录，留到疫苗有效期满后至少五年。五年以后再找那道波浪线，更找不到。',
          'China’s Vaccine Administration Law has receivers demand the temperature record of the whole journey and keep it five years beyond expiry. Nobody will recognize that wave in five years.',
        ),
      ],
      list: [
        both('这箱药什么时候离开冷库？', 'When did this box leave the cold store?'),
        both('路上换过几次手，每次谁在场？', 'How often did it change hands, and who was there?'),
        both('中途有没有人打开过，开了多久？', 'Did anyone open it, and for how long?'),
        both('这只探头上次校准是哪天？', 'When was this probe last calibrated?'),
        both(
          '收货时读数是多少，谁念的，谁记的？',
          'What did it read on arrival, who read it, who wrote it down?',
        ),
      ],
    },
    {
      kind: 'flow',
      id: 'zones',
      title: both('三个温区，各走各的', 'Three zones, three ways'),
      lead: both(
        '品种为示例，温度以各自说明书为准。三条线从不同的门进出冷库，到收货台才碰头。',
        'Products are samples and each leaflet decides. The lanes leave the cold store by different doors and meet again only at the receiving bench.',
      ),
      lanes: [
        {
          label: both('滴剂 −15 °C 以下', 'Drops, below −15 °C'),
          nodes: [
            {
              title: both('冷冻库', 'Freezer'),
              text: both('攒满一趟专车再发', 'Waits for a truck of its own'),
            },
            {
              title: both('整车', 'Full truck'),
              text: both('厢内先打到 −20 °C', 'Body brought to −20 °C first'),
            },
            {
              title: both('省疾控', 'Provincial center'),
              text: both('两人读数，两人签', 'Two read, two sign'),
            },
          ],
        },
        {
          label: both('针剂 2–8 °C', 'Injections, 2–8 °C'),
          nodes: [
            {
              title: both('冷藏库', 'Cold store'),
              text: both('含铝佐剂，怕冻甚于怕热', 'Aluminum adjuvant: frost is worse than heat'),
            },
            {
              title: both('验证过的箱', 'Qualified box'),
              text: both('冰排放到不结霜才装', 'Packs conditioned until the frost is gone'),
            },
            {
              title: both('换车', 'Transfer'),
              text: both('不拆箱，四个签名', 'Unopened, four signatures'),
            },
            {
              title: both('市县疾控', 'City center'),
              text: both('逐箱拍照后入库', 'Each box photographed, then stored'),
            },
          ],
        },
        {
          label: both('胶囊 20 °C 以下', 'Capsules, up to 20 °C'),
          nodes: [
            {
              title: both('阴凉库', 'Cool store'),
              text: both('与针剂的稀释液同区', 'Shares a zone with the diluent'),
            },
            {
              title: both('零担', 'Part load'),
              text: both('夏天加隔热罩，冬天防冻', 'Hooded in summer, frost guard in winter'),
            },
            {
              title: both('接种单位', 'Clinic'),
              text: both('护士和登记员各签一名', 'Nurse and registrar both sign'),
            },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('四个月，一件一件改', 'Four months, one thing at a time'),
      items: [
        step(
          ['先定谁能签', 'Who may sign'],
          [
            '每个收货点报三个人的名字、笔迹和工号，名单外的人系统不给签。',
            'Each receiver registered three people with their hand and staff number. The system takes no others.',
          ],
          ['186 人', '186 people'],
        ),
        step(
          ['箱子先有身份', 'Boxes with names'],
          [
            '箱、探头、封签三个号扫在一起，装箱那一刻绑定。',
            'Box, probe and seal are scanned together and tied at the moment of packing.',
          ],
          ['1,160 个箱', '1,160 boxes'],
        ),
        step(
          ['签名带上照片', 'A photo with the name'],
          [
            '两人同框、箱号可读，拍完才出签字格。',
            'Both people and the box number in one picture, before the signature field opens.',
          ],
          ['平均多花 50 秒', '50 seconds more on average'],
        ),
        step(
          ['模拟检查', 'Mock audits'],
          [
            '每月由澄明的质量部门随机点一箱，从点箱到交齐，掐着表。',
            'Once a month the quality department picks any box and starts a stopwatch.',
          ],
          ['第一次 3 小时 20 分', 'First time: 3 h 20 min'],
        ),
      ],
    },
    said(
      [
        '检查员问“谁签的”，我把平板转过去，他看见两张脸、一个箱号、一条曲线。那天的检查比平时早结束两个钟头。',
        'He asked who had signed. I turned the tablet around: two faces, one box number, one curve. We finished two hours early that day.',
      ],
      ['顾承平', 'Gu Chengping'],
      ['澄明医药质量负责人，虚构人物', 'Head of quality at Chengming Pharma, a fictional person'],
    ),
    {
      kind: 'checklist',
      id: 'slips',
      title: both('头一个月，退回 52 张签收单', 'Fifty-two slips sent back'),
      lead: both(
        '规矩写了不等于会做。下面是四月退回去重签的原因，六月只剩三张。',
        'A rule is not yet a habit. These are April’s reasons for sending slips back; by June there were three.',
      ),
      verdicts: heads(['照收', 'Accepted'], ['补了再收', 'Accepted later'], ['退回', 'Sent back']),
      items: [
        check('no', ['一个人签了两个名字：22 张', 'One hand, two names: 22 slips']),
        check('no', [
          '先签后点，照片时间晚于签字：17 张',
          'Signed before counting, the photo came later: 17',
        ]),
        check('no', ['照片里箱号反光，读不出来：13 张', 'Box number lost in glare: 13']),
        check('condition', [
          '夜里只有一人值班：另一人开着视频在场，次日补签，9 张按此认了',
          'One person on night duty: the second attends by video and signs next day, accepted for 9',
        ]),
        check('yes', [
          '数目不符但当场写明差几箱：照收，另开差异单',
          'Count differs but is written down on the spot: accepted, with a note of difference',
        ]),
      ],
      note: both(
        '反光后来靠一张哑光标签解决，一箱多花四分钱。',
        'The glare was cured by a matt label at four fen a box.',
      ),
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('半年后再查一次', 'Inspected again after six months'),
      before: both('改之前', 'Before'),
      after: both('改之后', 'After'),
      items: [
        measure(['调齐一箱全部记录', 'Whole record of one box'], ['分钟', 'minutes'], 960, 4),
        measure(['交接签名认得出是谁', 'Signatures with a known name'], ['%', '%'], 71, 99.6),
        measure(['收货点等候', 'Wait at the receiver'], ['分钟', 'minutes'], 18, 21, [
          '拍照多花的三分钟，收货方起初有怨言',
          'Three minutes for photos, and receivers grumbled at first',
        ]),
        measure(['因单据拒收', 'Refused for papers'], ['次', 'times'], 11, 1),
      ],
      source: both(
        '客户提供，2026 年 3–8 月，对照 2025 年同期检查底稿；企业与品种均为虚构',
        'From the client, March to August 2026 against the inspection files of 2025; company and products are fictional',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('澄明在用的', 'In use at Chengming'),
      items: [
        card(
          ['医药整车', 'Full truck'],
          claimOr(
            ['pharma-truck'],
            [
              '滴剂凑到 3,000 公斤上下，每月发两趟专车。',
              'Frozen drops gather to some 3,000 kg and leave twice a month.',
            ],
            ['滴剂每月发两趟专车。', 'Frozen drops leave twice a month.'],
          ),
          '/products/pharma#pharma-truck',
        ),
        card(
          ['医药零担', 'Part load'],
          claimOr(
            ['pharma-bands'],
            [
              '县里一次只要几十公斤，10 公斤就能起运。',
              'A county wants a few dozen kilos; 10 kg is enough to send.',
            ],
            ['县里一次只要几十公斤，也照样送。', 'A county wants a few dozen kilos and gets them.'],
          ),
          '/products/pharma#pharma-parcel',
        ),
        card(
          ['纸质签单', 'Paper receipts'],
          claimOr(
            ['receipt-paper'],
            [
              '随货同行单的原件寄回泰州，8 元一票，入批次档案。',
              'The original note comes back to Taizhou for the batch file, ¥8 a shipment.',
            ],
            [
              '随货同行单的原件寄回泰州，入批次档案。',
              'The original note comes back to Taizhou for the batch file.',
            ],
          ),
          '/products/receipts',
        ),
      ],
      all: {
        label: both('医药方案：超温以后谁来判', 'Who rules on an excursion'),
        href: '/solutions/pharma',
      },
    },
    {
      kind: 'call',
      title: both('挑一只箱子，考考我们的记录', 'Pick a box and test our records'),
      actions: [
        toTalk(['约一次模拟检查', 'Arrange a mock audit']),
        toPage(['算一票医药件', 'Price a consignment'], '/fee'),
      ],
    },
  ],
  tags: ['pharma', 'health', 'cold-chain', 'safety'],
  updated: '2026-11-05',
}
