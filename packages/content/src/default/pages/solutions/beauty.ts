import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import {
  card,
  cells,
  check,
  claimedCells,
  columns,
  heads,
  stop,
  term,
  toPage,
  toTalk,
  zone,
} from '../builders.ts'

export const beauty: PageSeed = {
  path: '/solutions/beauty',
  kind: 'solution',
  parent: '/products',
  name: both('美妆方案', 'Beauty solution'),
  head: {
    title: both('美妆个护物流方案：批号、效期与组套', 'Beauty logistics: batches, dates and gift sets'),
    keyword: both(
      '美妆物流,化妆品仓储,批号效期管理,赠品小样,大促组套,香水运输',
      'beauty logistics, cosmetics storage, batch and expiry, samples, gift sets, perfume shipping',
    ),
    description: both(
      '护肤、彩妆、香氛的仓配方案：按批号和限用日期出库，赠品小样随单配齐，香水指甲油单独存放，大促一单怎么走、怎么收费、漏液怎么办。',
      'Skincare, make-up and fragrance: shipped by batch and use-by date, samples matched to the order, flammables kept apart, and leaks dealt with.',
    ),
  },
  hero: {
    title: bothLines(['少一支小样，', '这单也算发错'], ['One sample short', 'is one wrong order']),
    lead: both(
      '买家记得页面上写的“满额送五件”。主品对了、赠品缺了，客服照样要补发、要道歉。',
      'The page promised five gifts. With the cream right and one sachet missing, you still apologize and mail it again.',
    ),
    actions: [
      toTalk(['排下一场大促', 'Plan the next sale']),
      toPage(['看一件代发', 'See fulfillment'], '/products/warehousing#fulfilment'),
    ],
    scene: 'cosmetics',
  },
  blocks: [
    {
      kind: 'glossary',
      id: 'words',
      title: both('毛病都在这几个行话里', 'The trade’s own words for trouble'),
      terms: [
        {
          id: 'use-by',
          term: both('限期使用日期', 'Use-by date'),
          text: both(
            '各渠道要的剩余时间不一样：直播间要两年以上，折扣店半年也收。不按日期拣，新货老货就混着发。',
            'Every channel asks for its own remaining life: a live stream two years, an outlet six months. Pick without looking and old goes out with new.',
          ),
        },
        {
          id: 'batch',
          term: both('批号', 'Batch code'),
          text: both(
            '一个批次被抽检不合格，要能说出发给了谁、还剩多少。说不出，只能全部下架。',
            'If one batch fails a test you must say who has it and how much is left. If you cannot, everything comes off sale.',
          ),
        },
        {
          id: 'diversion',
          term: both('窜货', 'Diversion'),
          text: both(
            '供免税店或某省代理的货，流到低价网店。没有一物一码，查不到从哪一手漏的。',
            'Goods meant for duty-free or one province turn up in a cheap web shop. Without a code on each piece nobody knows whose hands let go.',
          ),
        },
        {
          id: 'set',
          term: both('组套', 'Gift sets'),
          text: both(
            '水乳霜配礼盒，提前组好占库存，临时组赶不上波次。组多了还得拆。',
            'Build sets early and the single items sell out; build late and the wave leaves without them. Build too many and you unpack them again.',
          ),
        },
        {
          id: 'leak',
          term: both('漏液', 'Leaks'),
          text: both(
            '泵头没锁，坐一次飞机就渗。一瓶漏了，同箱的纸盒全花。',
            'An unlocked pump weeps after one flight, and a single bottle stains every box in the carton.',
          ),
        },
      ],
    },
    {
      kind: 'floor-plan',
      id: 'warehouse',
      title: both('一座美妆仓，隔成九块', 'One warehouse, nine zones'),
      lead: both(
        '示意图，不按比例。货从左边进，右边出，隔离区的货系统锁着，拣不出来。',
        'A sketch, not to scale. Goods enter on the left and leave on the right; whatever stands in quarantine is locked in the system too.',
      ),
      columns: 12,
      rows: 7,
      zones: [
        zone(
          'work',
          [0, 0, 2, 4],
          ['收货验收', 'Receiving'],
          ['录批号和日期，查中文标签', 'Batch and date keyed in, Chinese label checked'],
        ),
        zone(
          'cold',
          [2, 0, 4, 3],
          ['恒温区', 'Steady temperature'],
          ['膏霜、精华、面膜，避光', 'Creams, serums and masks, out of the light'],
        ),
        zone(
          'storage',
          [6, 0, 3, 3],
          ['彩妆小件', 'Small make-up'],
          ['一格一色号，不叠放', 'One shade to a bin, never stacked'],
        ),
        zone(
          'storage',
          [6, 3, 3, 2],
          ['赠品小样', 'Gifts and samples'],
          ['与正装分开盘点', 'Counted apart from full sizes'],
        ),
        zone(
          'storage',
          [0, 5, 2, 2],
          ['易燃间', 'Flammables'],
          ['香水、指甲油、喷雾，防爆通风', 'Perfume, polish and sprays, with explosion-proof ventilation'],
        ),
        zone(
          'office',
          [2, 5, 4, 2],
          ['临期隔离', 'Quarantine'],
          ['临期、待检、退货，各有颜色', 'Short-dated, on hold, returned: a color each'],
        ),
        zone(
          'work',
          [2, 3, 4, 2],
          ['组套台', 'Set assembly'],
          ['按次日预测只组一天的量', 'One day’s forecast and no more'],
        ),
        zone(
          'work',
          [9, 0, 2, 5],
          ['复核打包', 'Check and pack'],
          ['称重比对，少一片面膜也能称出来', 'Scales notice a single missing mask'],
        ),
        zone(
          'road',
          [11, 0, 1, 7],
          ['发货口', 'Dispatch'],
          ['同城、快递、门店三条道', 'Same city, express and shops on three lanes'],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'sale-order',
      title: both('大促零点的一单', 'An order at midnight of the sale'),
      lead: both(
        '示例：零点付尾款，当天傍晚同省签收，每站写的是离上一站多久。',
        'Sample: balance paid at midnight, signed for that evening in the same province; each stop shows the wait since the last.',
      ),
      stops: [
        stop(
          0,
          ['付尾款', 'Balance paid'],
          ['同一地址的几单先并成一箱', 'Orders for one address are merged into one box'],
          ['合单条件', 'Merge rules'],
        ),
        stop(
          0.5,
          ['定赠品', 'Gifts assigned'],
          [
            '按满额档位算出该配哪几样，缺货的当场换等值',
            'By spending tier; a gift out of stock is replaced by one of equal value',
          ],
          ['赠品清单', 'Gift list'],
        ),
        stop(
          2,
          ['按日期拣', 'Picked by date'],
          ['渠道要求的剩余月数不够，货位不亮灯', 'A bin with too few months left does not light up'],
          ['批号、日期', 'Batch and date'],
        ),
        stop(
          1.5,
          ['称重复核', 'Scale check'],
          ['理论重量和实重差一克也停', 'Stops on a gram’s difference'],
          ['重量差', 'Weight gap'],
        ),
        stop(
          1,
          ['防漏打包', 'Leak-proof packing'],
          ['泵头加卡扣，瓶口套袋，缝里填实', 'Pump clips, bagged caps, no empty corners'],
          ['摇一摇不响', 'No rattle'],
        ),
        stop(
          13,
          ['签收', 'Signature'],
          ['天热时不放露天柜，送到手里', 'On hot days handed over, not left in a locker outdoors'],
          ['签收方式', 'How it was signed for'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'liquids',
      title: both('瓶瓶罐罐怎么寄', 'How bottles and jars may travel'),
      verdicts: heads(['都能走', 'Any way'], ['按条件走', 'With conditions'], ['不收', 'Refused']),
      items: [
        check('yes', [
          '水乳膏霜、精华、面膜：陆运航空都行，封口防漏',
          'Lotions, creams, serums, masks: by road or air, sealed',
        ]),
        check('yes', [
          '口红、粉饼、眼影：加缓冲，防碎防熔',
          'Lipstick, powder, eyeshadow: cushioned against shock and heat',
        ]),
        check('condition', [
          '香水、花露水：含酒精，走陆运，整箱申报',
          'Perfume and cologne: alcohol, so by road and declared by the carton',
        ]),
        check('condition', ['指甲油：没开封，只走公路', 'Nail polish: unopened, by road only']),
        check('no', ['卸甲水、定型喷雾：快递不收', 'Polish remover, hairspray: not by express']),
        check('no', [
          '没有中文标签或查不到注册备案的进口化妆品',
          'Imported cosmetics without a Chinese label or a registration on record',
        ]),
        check('no', ['分装的无标小瓶', 'Decanted bottles without a label']),
      ],
      note: both(
        '依据《化妆品监督管理条例》，进货查验和销售记录要留到产品期限届满后一年，期限不足一年的留两年，我们替您存着。',
        'China’s cosmetics regulation wants purchase and sales records kept one year past the product’s date, two years for short-lived products. We keep them for you.',
      ),
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('几笔常见的费用', 'The usual charges'),
      columns: columns(['项目', 'Item'], ['单价', 'Rate'], ['说明', 'Note']),
      rows: [
        cells(
          ['存放', 'Storage'],
          ['按货位、按月', 'By position and month'],
          ['恒温区与常温区两个价', 'Steady and ambient zones priced apart'],
        ),
        claimedCells(
          ['free-storage'],
          ['首批入仓', 'First stock in'],
          ['15 天不收仓租', '15 days without rent'],
          ['够您把第一场活动跑完', 'Long enough to run a first campaign'],
        ),
        cells(
          ['组套、拆套', 'Building and undoing sets'],
          ['按套', 'By the set'],
          ['按件数和包材分三档', 'Three grades by pieces and material'],
        ),
        claimedCells(
          ['insurance-middle', 'full-cover'],
          ['680 元礼盒保价', 'Insuring a ¥680 gift box'],
          ['2 元；全额保 3 元', '¥2; full coverage ¥3'],
          ['500 到 1,000 元这一档', 'The ¥500 to ¥1,000 band'],
        ),
        claimedCells(
          ['waterproof'],
          ['外套防水袋', 'Waterproof outer bag'],
          ['一票 0.5 元', '¥0.50 each'],
          ['梅雨季建议每单都套', 'Advised for every order in the rainy months'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'wrong',
      title: both('出了问题，先锁再说', 'When it fails, lock first'),
      paragraphs: [
        both(
          '美妆的差错多半能在仓里拦住，前提是系统敢停。发现一个，就把同批、同货位的先锁上，查清了再放。',
          'Most mistakes can be caught inside, if the system dares to stop. One find locks its batch and its bin until the cause is known.',
        ),
      ],
      terms: [
        term(
          ['到手漏了', 'Arrived leaking'],
          claimOr(
            ['payout'],
            [
              '凭开箱照片就受理，最快 24 小时赔到账；同批泵头抽十瓶倒置一夜。',
              'Photos are enough to open the claim, paid in 24 hours at best; ten bottles of the batch stand upside down overnight.',
            ],
            [
              '凭开箱照片就受理；同批泵头抽十瓶倒置一夜。',
              'Photos are enough to open the claim; ten bottles of the batch stand upside down overnight.',
            ],
          ),
        ),
        term(
          ['少了赠品', 'A gift missing'],
          [
            '调称重记录。是我们漏的，小样单独补寄，不要您出邮费；页面写错的，请您改页面。',
            'The scale record decides. Our slip: the sample follows at our cost. The page’s slip: the page needs correcting.',
          ],
        ),
        term(
          ['批次要召回', 'A recall'],
          [
            '一个批号查出全部收件人和在库数，在途的半路拦下。',
            'One batch code lists every buyer and every piece in stock; parcels still moving are stopped.',
          ],
        ),
        term(
          ['渠道退回的货', 'Goods back from a channel'],
          [
            '验塑封和防伪码，拆过封的不再进正品货位。',
            'Film and security code are checked; anything opened never returns to a sales bin.',
          ],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('配一套美妆方案', 'Putting it together'),
      items: [
        card(
          ['同城急送', 'Same-city delivery'],
          [
            '直播间的单，从专柜或前置仓直接出。',
            'Live-stream orders leave straight from the counter or a forward warehouse.',
          ],
          '/products/express#same-city',
        ),
        card(
          ['跨境进口', 'Import'],
          [
            '保税仓备货，清关后贴中文标，再进国内仓。',
            'Stock in bond, cleared, labeled in Chinese, then moved inland.',
          ],
          '/products/cross-border#import',
        ),
        card(
          ['机械臂组套', 'Robot-arm assembly'],
          ['礼盒量大时，用机械臂放盒、放瓶、合盖。', 'For big runs an arm places tray, bottles and lid.'],
          '/products/arms',
        ),
        card(
          ['包装方案', 'Packaging'],
          [
            '换薄一层箱、少一截胶带，跌落试验照样过。',
            'A thinner carton and less tape that still pass the drop test.',
          ],
          '/products/packaging',
        ),
      ],
    },
    { kind: 'case', path: '/cases/suxi-beauty' },
    {
      kind: 'call',
      title: both('大促前六周，把赠品表给我们', 'Six weeks before the sale, send the gift list'),
      actions: [
        toTalk(['约仓内演练', 'Book a rehearsal']),
        toPage(['看同城能多快', 'How fast in your city'], '/products/express#same-city'),
      ],
    },
  ],
  tags: ['retail', 'warehousing', 'express', 'safety'],
  updated: '2026-10-09',
}
