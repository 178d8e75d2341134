import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { card, check, heads, step, toPage, toTalk } from '../builders.ts'
import { figure, measure, said } from './builders.ts'

export const tongdaoCrossBorder: PageSeed = {
  path: '/cases/tongdao-cross-border',
  kind: 'case',
  parent: '/products',
  name: both('同道跨境', 'Tongdao Cross-border'),
  head: {
    title: both('同道跨境案例：二十六家拼一柜', 'Tongdao: twenty-six makers in one container'),
    keyword: both(
      '跨境拼柜案例,东南亚出口,商品编码归类,家居百货出口,原产地证,小商家出海',
      'consolidated container, South-East Asia export, HS code, homeware, certificate of origin',
    ),
    description: both(
      '义乌一家小外贸把二十六家工坊的家居货拼成一柜发曼谷：错一个编码怎么不连累整柜，谁看得到谁的货，原产地证谁去办，头两柜栽在哪里。',
      'A small exporter in Yiwu fills one container for Bangkok from 26 workshops: codes checked first, data kept apart, and two lessons.',
    ),
  },
  hero: {
    title: bothLines(
      ['同道跨境：一个错号，', '不再压住整柜'],
      ['Tongdao: one wrong code', 'no longer stops the rest'],
    ),
    lead: both(
      '竹砧板、陶瓷杯、收纳盒，二十六家小工坊各装几立方，凑成一个四十尺柜去曼谷。从前一家报错，二十五家陪着等。',
      'Bamboo boards, mugs and storage boxes: 26 workshops put a few cubic meters each into a forty-foot container for Bangkok. One mistake used to keep the other 25 waiting.',
    ),
    actions: [
      toPage(['看出口怎么走', 'How export works'], '/products/cross-border#export'),
      toTalk(['问一柜怎么拼', 'Ask about sharing']),
    ],
    scene: 'rail',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('makers', '26', ['家', 'makers'], ['拼一个柜', 'share a container']),
        figure('days', '12', ['天', 'days'], ['义乌到曼谷', 'Yiwu to Bangkok']),
        figure('held', '0', ['柜', 'containers'], ['半年被整柜扣下', 'held whole in six months']),
      ],
      note: both('同道跨境提供，2026 年 3–8 月，31 柜', 'From Tongdao, March to August 2026, 31 containers'),
    },
    {
      kind: 'prose',
      id: 'nine-days',
      title: both('林查班港的九天', 'Nine days at Laem Chabang'),
      paragraphs: [
        both(
          '2025 年 7 月，一柜货到了泰国林查班港。有家工坊把竹砧板写成“厨房用品”，报关行顺手归进塑料制品。查验开箱一看是竹子，整柜停下。',
          'In July 2025 a container reached Laem Chabang in Thailand. One workshop had written “kitchenware” for bamboo boards and an agent filed them with plastics. Customs opened a box, saw bamboo and stopped everything.',
        ),
        both(
          '塑料餐厨具在 3924.10，竹砧板在 4419.11，税率不同，竹木还要看检疫。补一份材料用了九天，滞箱费、堆存费按二十六家平摊，没错的二十五家也掏了钱。',
          'Plastic kitchenware is 3924.10, bamboo boards 4419.11: another rate, and plant quarantine too. Nine days went on one paper, and demurrage was split by 26, of whom 25 had done nothing wrong.',
        ),
        both(
          '两家错过了商场的上架日，货进了折扣店；三家退了群。同道的老板说，那一柜赔掉的是半年攒的信用。',
          'Two missed a store’s launch date and sold to a discounter. Three left the group. The owner says the box cost him half a year of trust.',
        ),
      ],
    },
    {
      kind: 'steps',
      id: 'in-order',
      title: both('货没动，先把纸走一遍', 'Paper first, goods second'),
      lead: both(
        '顺序倒过来：以前装完柜再凑单证，现在单证齐了才给装柜号。',
        'The order was reversed: papers once followed the loading, now nobody gets a slot without them.',
      ),
      items: [
        step(
          ['一品一档', 'A file for each product'],
          [
            '材质写到百分比，拍正面、背面、标签、断面，1,140 个商品归了一遍。',
            'Material to the percent, four photos each. All 1,140 products were classified anew.',
          ],
          ['27 个编码改过', '27 codes corrected'],
        ),
        step(
          ['两个人归类', 'Two classify'],
          [
            '我们的报关员归一遍，泰国代理盲归一遍，不一样的拿出来商量。',
            'Our declarant and the agent in Bangkok work blind; differences are talked over.',
          ],
          ['分歧 6.3%', '6.3% differed'],
        ),
        step(
          ['分票不分柜', 'Split the entry, share the box'],
          [
            '竹木、食品接触、普货分三票报，一票停了，另两票照样提。',
            'Bamboo and wood, food contact, general goods: three entries. One may stop while two leave.',
          ],
          ['一柜三票', 'Three entries'],
        ),
        step(
          ['难的放柜门', 'Hard ones by the door'],
          [
            '容易被查的装在柜门口，开箱不用倒出半柜货。',
            'What customs likes to see is loaded last, so half the box need not come out.',
          ],
          ['查验从半天到 40 分钟', 'Half a day became 40 minutes'],
        ),
        step(
          ['先办原产地证', 'Origin certificate first'],
          [
            '中国—东盟自贸区的证在开船前办好，多数品种到泰国免关税。',
            'Issued under the China–ASEAN agreement before sailing; most lines then enter Thailand free of duty.',
          ],
          ['开船前 3 天', '3 days before sailing'],
        ),
      ],
    },
    {
      kind: 'data-matrix',
      id: 'who-sees',
      title: both('同一柜里，谁看得到谁的货', 'One container, who sees whose goods'),
      lead: both(
        '二十六家里有九对是同行。不先说清这张表，没有人肯把真价钱报上来。',
        'Nine pairs among the 26 are rivals. Without this table nobody would give a true price.',
      ),
      parties: [
        both('货主自己', 'The maker'),
        both('别的工坊', 'Other makers'),
        both('同道', 'Tongdao'),
        both('鸿雁', 'Hongyan'),
        both('泰国代理', 'Thai agent'),
      ],
      rows: [
        {
          label: both('成交价', 'Price paid'),
          sees: ['full', 'none', 'masked', 'full', 'full'],
          kept: both('报关用，法定期满删除', 'For the entry, erased after the legal term'),
        },
        {
          label: both('买家名称', 'Buyer'),
          sees: ['full', 'none', 'masked', 'full', 'full'],
          kept: both('随提单', 'With the bill of lading'),
        },
        {
          label: both('商品编码与材质', 'Code and material'),
          sees: ['full', 'none', 'full', 'full', 'full'],
          kept: both('一品一档，下柜再用', 'In the product file, for the next box'),
        },
        {
          label: both('箱数、体积、重量', 'Boxes, volume, weight'),
          sees: ['full', 'none', 'full', 'full', 'full'],
          kept: both('分摊运费用，两年', 'To share the freight, two years'),
        },
        {
          label: both('整柜到哪了', 'Where the container is'),
          sees: ['full', 'full', 'full', 'full', 'full'],
          kept: both('提货后三个月', 'Three months after collection'),
        },
        {
          label: both('哪一票被查', 'Which entry is stopped'),
          sees: ['full', 'masked', 'full', 'full', 'full'],
          kept: both('结案后一年', 'A year after it is closed'),
        },
      ],
    },
    said(
      [
        '拼柜最难的不是装，是让二十六个老板同时相信你。现在出了事，群里先看到的是“第二票在查，一、三票已提”，后面就没人骂了。',
        'Loading is easy. Getting twenty-six owners to trust you at once is not. Now the group reads “entry two is being checked, one and three are collected”, and nobody swears.',
      ],
      ['童万里', 'Tong Wanli'],
      ['同道跨境创办人，虚构人物', 'Founder of Tongdao, a fictional person'],
    ),
    {
      kind: 'comparison',
      id: 'result',
      title: both('前一年和这一年', 'One year and the next'),
      before: both('先装后单', 'Papers last'),
      after: both('先单后柜', 'Papers first'),
      items: [
        measure(['义乌到曼谷', 'Yiwu to Bangkok'], ['天', 'days'], 19, 12),
        measure(['归类不一致', 'Codes that differ'], ['%', '%'], 11, 0.8),
        measure(['整柜被扣', 'Containers held whole'], ['次', 'times'], 4, 0),
        measure(['滞箱与堆存', 'Demurrage and storage'], ['元/柜', 'yuan a box'], 4700, 350),
        measure(['开船前准备', 'Preparing before sailing'], ['天', 'days'], 2, 5, [
          '多出的三天换掉港口的七天',
          'Three more days here for seven fewer in port',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月 31 柜，对照 2025 年同期 22 柜；企业虚构',
        'From the client: 31 containers from March to August 2026, 22 a year before; a fictional company',
      ),
    },
    {
      kind: 'checklist',
      id: 'first-boxes',
      title: both('头两柜栽过的跟头', 'What the first two boxes taught'),
      lead: both(
        '规矩立好以后，三月那两柜照样出了事。每一条后面是现在的做法。',
        'With the rules in place, two boxes in March still went wrong. Each line ends with today’s practice.',
      ),
      verdicts: heads(['有惊无险', 'No harm done'], ['先办手续', 'Papers first'], ['吃了亏', 'Cost us']),
      items: [
        check('no', [
          '木托盘没有 IPPC 标识，在港口换托花了两天：现在只进热处理托盘',
          'Pallets without the IPPC mark, two days lost: only treated ones are let in',
        ]),
        check('no', [
          '“样品不要钱”写成零元，被要求补价：样品也按成交价报',
          'Samples declared at zero and queried: they now carry their price',
        ]),
        check('condition', [
          '陶瓷杯印了卡通图案：先要授权书，拿不出就不装',
          'Mugs with cartoons: a license first, or they stay behind',
        ]),
        check('condition', [
          '带磁铁的收纳盒：海运可以，临时改空运要另做磁性检测',
          'Boxes with magnets: fine by sea; by air they need a magnetic test',
        ]),
        check('yes', [
          '体积报大了：进仓复量，多付的运费退回',
          'Volume overstated: measured on entry and refunded',
        ]),
      ],
      note: claim(
        ['service-hours'],
        '货在海上的时候，义乌这头有问题打客服，每天 8:00–22:00 有人。',
        'While goods are at sea, questions from Yiwu are answered daily, 8:00–22:00.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('从工坊到曼谷的几段', 'Workshop to Bangkok, in stretches'),
      items: [
        card(
          ['上门集货', 'Collected'],
          [
            '义乌、永康、东阳三地跑圈，一家一两方也来拉。',
            'A round through Yiwu, Yongkang and Dongyang, even for a cubic meter.',
          ],
          '/products/freight#light',
        ),
        card(
          ['出口与清关', 'Export and clearance'],
          [
            '火车到宁波港上船，林查班清关，曼谷派送，全程一个单号。',
            'By rail to Ningbo, by sea to Laem Chabang, cleared and delivered on one number.',
          ],
          '/products/cross-border#export',
        ),
        card(
          ['热处理木箱', 'Treated crates'],
          [
            '陶瓷大件用带标识的木料，到泰国不用再熏。',
            'Large ceramics travel in marked timber and are not fumigated again.',
          ],
          '/products/packaging',
        ),
      ],
      all: {
        label: both('家居方案：易碎和大件怎么包', 'Home solution: fragile and large'),
        href: '/solutions/home',
      },
    },
    {
      kind: 'call',
      title: both('先归二十个商品，再谈拼柜', 'Twenty products classified, then a slot'),
      actions: [
        toTalk(['把商品表发来', 'Send your list']),
        toPage(['查哪些不能出口', 'What you cannot export'], '/prohibited'),
      ],
    },
  ],
  tags: ['cross-border', 'retail', 'freight'],
  updated: '2026-11-02',
}
