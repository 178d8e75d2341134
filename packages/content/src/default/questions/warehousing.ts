import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim, claimOr } from '../../seed.ts'

export const warehousingQuestions: readonly QuestionSeed[] = [
  {
    id: 'warehousing-start',
    topic: 'warehousing',
    question: both('从签约到开始发货，要多久？', 'How long from contract to first dispatch?'),
    answer: [
      both(
        '快慢在资料。条码、尺寸重量、包装要求三样齐了，接口又用现成的，很快就能收第一车；要改系统的，看您那边的排期。签约当天给一张日程，写明哪天谁交什么。',
        'It depends on data. With barcodes, sizes and packing rules complete and a ready-made interface the first truck comes soon; changes to your own system take what they take. On signing you get a calendar of who supplies what by when.',
      ),
      claimOr(
        ['free-storage'],
        [
          '建议先搬一两成的货跑顺，再搬其余。头 15 天不收仓租，正好用来试。',
          'Move a tenth or two first and the rest once it runs. The first 15 days are free of rent, which suits a trial.',
        ],
        [
          '建议先搬一两成的货跑顺，再搬其余。',
          'Move a tenth or two first and the rest once it runs smoothly.',
        ],
      ),
    ],
    link: { label: both('进仓前给我们什么', 'What to send us first'), href: '/products/warehousing#storage' },
  },
  {
    id: 'warehousing-stock-count',
    topic: 'warehousing',
    question: both('库存对不上，怎么查、谁赔？', 'Stock does not match. Who finds out, who pays?'),
    answer: [
      both(
        '先按货位重数，再翻记录：每动一次都有人名和时间。是我们错的，照合同约定的成本价赔；是来货就少的，给您看收货那天的照片。',
        'The bin is recounted, then the log is read: every move has a name and a time. If the fault is ours we pay the cost price agreed in the contract; if it came short you see the photo of that day.',
      ),
      both(
        '平时边发货边滚动盘，不停仓，差异过了您定的线，当天通知。想整仓盘一次，约个淡日子。',
        'Counting goes on while orders leave, and a gap beyond your limit is reported the same day. For a full count choose a quiet date with us.',
      ),
    ],
    link: { label: both('不停仓怎么盘', 'Counting without closing'), href: '/news/wms-rolling-count' },
  },
  {
    id: 'warehousing-returns',
    topic: 'warehousing',
    question: both('买家退回来的货，怎么处理？', 'What happens to goods that buyers return?'),
    answer: [
      both(
        '按您给的标准分四堆：好的当天上架，能修的去返修，坏的封存，拿不准的拍照等您发话。每件的结论回写到原订单，您据此退款。',
        'Your rules make four piles: good ones are back on the shelf that day, repairable ones go to repair, bad ones are sealed, doubtful ones are photographed and wait for you. Each verdict is written to the order so that you can refund.',
      ),
      claim(
        ['returns-storage'],
        '冷链退货先免费放 7 天，到期前问您取回、转卖还是销毁。',
        'Chilled returns stay free for 7 days; before that ends we ask whether to send back, sell on or destroy.',
      ),
    ],
    link: { label: both('退货与备件', 'Returns and parts'), href: '/products/warehousing#reverse' },
  },
  {
    id: 'warehousing-peak',
    topic: 'warehousing',
    question: both('大促单量翻几倍，发得完吗？', 'Can you cope when a sale multiplies orders?'),
    answer: [
      both(
        '发不发得完，提前一个月就定了。您给分时段的预测，我们排人、排设备、排车，回您一个每小时的上限；超出的顺到下一小时，店里的发货承诺也照着改。',
        'That is settled a month ahead. You forecast by the hour, we plan people, machines and trucks, and answer with an hourly ceiling. Orders above it move to the next hour, and your shop’s promise should say so.',
      ),
      both(
        '卖得准的先铺到买家那边，赠品和组合提前定死。当天积压多少，您和仓库看同一块屏。',
        'Sure sellers go out to the regions beforehand, gifts and bundles are fixed. On the day you and the warehouse watch the same screen.',
      ),
    ],
    link: {
      label: both('分仓算得出的账', 'The math of split stock'),
      href: '/products/warehousing#split-stock',
    },
  },
  {
    id: 'warehousing-systems',
    topic: 'warehousing',
    question: both('店铺和 ERP 怎么接进仓库？', 'How do my shop and ERP connect?'),
    answer: [
      both(
        '三条路：店铺授权、标准接口、每天传表。单少先用表，不用开发；单多走接口，订单、库存、运单号自己来回。',
        'Three ways: authorize the shop, use the standard interface, or send a sheet a day. A sheet needs no development and suits small volumes; the interface moves orders, stock and numbers by itself.',
      ),
      both(
        '先用您的真实订单在测试环境跑一遍，哪单没过、为什么，都列出来，再切正式。网断了仓里照样拣，恢复后按顺序补传。',
        'Your real orders run in a test environment first, with every failure explained, before the switch. If the network drops, picking continues and the scans follow in order.',
      ),
    ],
    link: { label: both('上线分几步', 'Steps of going live'), href: '/products/wms#go-live' },
  },
  {
    id: 'warehousing-expiry',
    topic: 'warehousing',
    question: both('有保质期的货，怎么防止压到过期？', 'How do you keep dated goods from expiring?'),
    answer: [
      both(
        '收货就录生产日期和批号，没录全不给货位。发货先挑快到期的；离到期还剩多少天报警、剩多少天停发，由您定。',
        'Production date and batch are entered on arrival; without them no bin is given. The oldest leaves first, and you set the days at which we warn and the days at which we stop.',
      ),
      both(
        '要召回一批，输批号就出两张单：还在架上的，和已经发给谁的。',
        'For a recall, one batch number yields two lists: what is on the shelf and who has the rest.',
      ),
    ],
    link: { label: both('批次与效期', 'Batches and dates'), href: '/products/wms#expiry' },
  },
]
