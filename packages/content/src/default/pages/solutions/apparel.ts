import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, columns, heads, stop, term, toPage, toTalk } from '../builders.ts'

export const apparel: PageSeed = {
  path: '/solutions/apparel',
  kind: 'solution',
  parent: '/products',
  name: both('服饰方案', 'Apparel solution'),
  head: {
    title: both('服饰鞋包物流方案：铺货与退货', 'Apparel logistics: allocation and returns'),
    keyword: both(
      '服装物流,鞋包仓储,退货质检,一件代发,云仓,电商退货',
      'apparel logistics, footwear storage, returns inspection, fulfillment, cloud warehouse',
    ),
    description: both(
      '服装、鞋、箱包的仓配方案：按码段铺货防断码，退货怎么验、怎么整理、多久重新上架，仓租、快递、防水袋和签单返还各怎么收费。',
      'Storage and delivery for clothes, shoes and bags: allocation by size, how a return is graded and put back on sale, and what each part costs.',
    ),
  },
  hero: {
    title: bothLines(
      ['衣服只值一季，', '退货要赶在季内'],
      ['A garment has one season.', 'Returns must make it back.'],
    ),
    lead: both(
      '一个款有五个色、六个码，就是三十个 SKU。铺错仓会断码，退回来放两周，就只能打折卖。',
      'One style in five colors and six sizes is thirty SKUs. Placed badly, sizes run out; left in a returns pile for two weeks, they sell at a discount.',
    ),
    actions: [
      toTalk(['聊聊换季铺货', 'Plan next season']),
      toPage(['看退货服务', 'See returns'], '/products/warehousing#reverse'),
    ],
    scene: 'wardrobe',
  },
  blocks: [
    {
      kind: 'table',
      id: 'trouble',
      title: both('卖衣服的，亏在这四处', 'Four leaks in a clothing business'),
      columns: columns(['毛病', 'Trouble'], ['怎么来的', 'Where it starts'], ['亏在哪', 'What it costs']),
      rows: [
        cells(
          ['断码', 'Broken sizes'],
          ['中间码压在远仓，近仓只剩两头', 'Middle sizes sit far away, only the ends are near'],
          ['有货发不出，或者跨仓拆单发两趟', 'Stock that cannot be sold, or two shipments for one order'],
        ),
        cells(
          ['串码串色', 'Mixed-up sizes'],
          ['吊牌长得像，靠眼睛拣', 'Tags look alike and picking is by eye'],
          ['来回两趟运费，外加一条差评', 'Freight both ways and a bad review'],
        ),
        cells(
          ['退包积压', 'Unopened returns'],
          [
            '大促后退包堆着没拆，系统里还算在途',
            'Parcels pile up after a sale, still “in transit” on screen',
          ],
          ['好卖的款明明在库，页面却显示售罄', 'A bestseller shows as sold out while it lies in the yard'],
        ),
        cells(
          ['起皱受潮', 'Creases and damp'],
          ['压得太实，梅雨天没除湿', 'Packed too tight, no drying in the plum-rain season'],
          ['整箱返整，鞋面发霉的直接报废', 'Whole cartons re-pressed, moldy shoes written off'],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'return-loop',
      title: both('退回来的一件，怎样再卖出去', 'One returned piece, back on sale'),
      lead: both(
        '示例：杭州买家退一条连衣裙，退到同城云仓。从上一站起算的钟头数写在每站上。',
        'Sample: a dress sent back by a buyer in Hangzhou to a cloud warehouse in the same city, with hours since the previous stop.',
      ),
      stops: [
        stop(
          0,
          ['买家点退货', 'Buyer taps return'],
          ['退货单直接变成取件单，买家不用抄地址', 'The return becomes a pickup order; no address to copy'],
          ['退货原因', 'Reason given'],
        ),
        stop(
          1,
          ['上门取件', 'Pickup'],
          ['快递员看一眼吊牌和件数，再封袋', 'The courier checks the tag and the count, then seals the bag'],
          claimOr(
            ['pickup-time'],
            ['1 小时内到门', 'At the door within 1 hour'],
            ['预约时段内到门', 'In the booked slot'],
          ),
        ),
        stop(
          18,
          ['最近的云仓', 'Nearest cloud warehouse'],
          ['不退回总仓，省一段干线', 'Not to the central site: one trunk leg saved'],
          ['到包即登记', 'Booked on arrival'],
        ),
        stop(
          3,
          ['拆包定级', 'Opened and graded'],
          ['对条码，看领口、腋下、鞋底，闻味道', 'Barcode, collar, underarm, sole and smell'],
          ['四个等级选一个', 'One of four grades'],
        ),
        stop(
          2,
          ['整理', 'Refreshed'],
          ['蒸汽熨烫、粘毛、换袋、补吊牌', 'Steamed, lint-rolled, rebagged, retagged'],
          ['整理前后各一张照片', 'A photo before and after'],
        ),
        stop(
          1,
          ['回到货架', 'Back on the shelf'],
          ['库存回到可售，店铺页面同时放出来', 'Stock turns sellable and the shop page shows it'],
          ['可售时间', 'Time it went live'],
        ),
      ],
    },
    {
      kind: 'shares',
      id: 'grades',
      title: both('一百件退货，去向各是多少', 'Where a hundred returns end up'),
      lead: both(
        '鞋和箱包看外盒，贴身穿的看是否拆封，各品类差得很远。',
        'Shoes hang on the box, underwear on the seal: the trades differ widely.',
      ),
      unit: both('件', 'pieces'),
      parts: [
        { id: 'as-new', label: both('直接上架', 'Straight to shelf') },
        { id: 'refreshed', label: both('整理后上架', 'Shelf after care') },
        { id: 'outlet', label: both('转折扣', 'To outlet') },
        { id: 'brand', label: both('退回品牌', 'Back to brand') },
      ],
      rows: [
        { label: both('针织 T 恤', 'Knit tops'), values: [62, 27, 7, 4] },
        { label: both('大衣外套', 'Coats'), values: [41, 46, 8, 5] },
        { label: both('鞋', 'Shoes'), values: [55, 19, 20, 6] },
        { label: both('箱包', 'Bags'), values: [70, 14, 11, 5] },
      ],
      source: both(
        '示例数据，按一家虚构女装店 2026 年秋季的退货编写，您的店会不一样。',
        'Sample data written for a fictional womenswear shop, fall 2026. Yours will differ.',
      ),
    },
    {
      kind: 'checklist',
      id: 'rules',
      title: both('哪些退货能当新的卖', 'Which returns count as new'),
      verdicts: heads(
        ['当新的卖', 'Sold as new'],
        ['处理后再卖', 'After care'],
        ['不能再卖', 'Not for sale'],
      ),
      items: [
        check('yes', ['吊牌完整，折痕与出厂一致', 'Tag in place, folds as they left the factory']),
        check('yes', ['吊牌掉了但在包里，补针即可', 'Tag loose but in the parcel: we reattach it']),
        check('condition', [
          '鞋盒压扁：换您备好的空盒再上架',
          'Crushed shoe box: shelved in one of your spare boxes',
        ]),
        check('condition', [
          '粉底印、香水味：清洁晾晒后复看一次',
          'Make-up or perfume: cleaned, aired and looked at again',
        ]),
        check('no', ['贴身衣物拆了封，或有水洗痕迹', 'Underwear unsealed, or anything that has been washed']),
        check('no', [
          '款号对不上发货记录：单独放，等您认',
          'A style we never shipped: kept aside for you to identify',
        ]),
      ],
      note: both(
        '定级标准您来定，写进合同，仓里照着执行。',
        'You set the grading standard; it is written into the contract.',
      ),
    },
    {
      kind: 'table',
      id: 'billing',
      title: both('一件衣服身上有几笔钱', 'The charges on one garment'),
      columns: columns(['环节', 'Stage'], ['按什么收', 'Charged by'], ['价格', 'Price']),
      rows: [
        claimedCells(
          ['free-storage'],
          ['压仓', 'Storage'],
          ['货位和天数', 'Position and days'],
          ['前 15 天不收', 'Nothing for the first 15 days'],
        ),
        cells(
          ['拣货打包', 'Pick and pack'],
          ['订单里的件数', 'Pieces in the order'],
          ['合同价，淡旺季分列', 'By contract, peak and off-peak listed apart'],
        ),
        cells(
          ['退货整理', 'Returns care'],
          ['做了哪几道', 'Operations done'],
          ['按道计价，没做的不收', 'Each operation priced; none done, none charged'],
        ),
        claimedCells(['waterproof'], ['防水袋', 'Waterproof bag'], ['票', 'Shipment'], ['0.5 元', '¥0.50']),
        claimedCells(
          ['receipt-electronic'],
          ['门店补货的签单', 'Receipt for shop deliveries'],
          ['票', 'Shipment'],
          ['电子回单 5 元', '¥5, electronic'],
        ),
        claimedCells(
          ['insurance-rate', 'full-cover'],
          ['1,280 元的大衣保价', 'Insuring a ¥1,280 coat'],
          ['声明价值', 'Declared value'],
          ['5‰ 是 6 元；全额保 8‰ 是 10 元', '¥6 at 5‰, ¥10 for full coverage at 8‰'],
        ),
      ],
      note: both(
        '羽绒、箱包体积大，快递费多半按体积重算，抽真空前先问能不能抽。',
        'Down and bags are mostly charged by volume weight. Ask before vacuum-packing: not every filling recovers.',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('方案用到的服务', 'What it is built from'),
      items: [
        card(
          ['云仓', 'Cloud warehouses'],
          claimOr(
            ['cloud-warehouses'],
            [
              '2,000 多座里先挑三五座够用的，看一季销量再加。',
              'Over 2,000 to pick from; start with three to five and add by the season’s sales.',
            ],
            ['先挑三五座够用的，看一季销量再加。', 'Start with three to five and add by the season’s sales.'],
          ),
          '/products/cloud-warehouse',
        ),
        card(
          ['一件代发', 'Fulfillment'],
          [
            '码段按近三十天的销量铺，低于安全数自动提调拨。',
            'Sizes follow the last thirty days of sales; low ones raise a transfer by themselves.',
          ],
          '/products/warehousing#fulfilment',
        ),
        card(
          ['标准快递', 'Standard express'],
          [
            '发货、换货、退货用同一个快递员，买家认得人。',
            'One courier for the order, the exchange and the return.',
          ],
          '/products/express#standard',
        ),
        card(
          ['仓储管理系统', 'Warehouse software'],
          [
            '款、色、码三级库存，一件一码，串码在复核台就响。',
            'Stock by style, color and size; a wrong piece beeps at the check desk.',
          ],
          '/products/wms',
        ),
      ],
    },
    {
      kind: 'split',
      id: 'wrong',
      title: both('出了岔子先止住', 'When it goes wrong'),
      points: [
        term(
          ['发错码', 'Wrong size sent'],
          [
            '对的那件当天从最近的仓发出，错的随后上门换回，运费由我们出。',
            'The right one leaves the nearest site the same day, the wrong one is swapped at the door, and freight is ours.',
          ],
        ),
        term(
          ['退包里不是原件', 'Something else in the bag'],
          [
            '拆包全程有录像，称重与出库记录一比就清楚，给您去找平台申诉。',
            'Opening is filmed and the weight compared with dispatch: evidence for your claim with the marketplace.',
          ],
        ),
        term(
          ['预售爆单', 'More orders than planned'],
          [
            '单量超过约定的波峰，先按付款时间发，同时向邻仓借人，延误多少提前告诉您。',
            'Above the agreed peak we ship by time of payment, borrow hands next door and tell you the delay before buyers ask.',
          ],
        ),
        term(
          ['箱子淋湿', 'Wet cartons'],
          [
            '整箱隔离开验，能救的烘干重整，救不了的按保价赔。',
            'Set apart and opened; what can be saved is dried and pressed, the rest is paid by its insurance.',
          ],
        ),
      ],
      action: { label: both('怎么理赔', 'How claims work'), href: '/help' },
      scene: 'warehousing',
    },
    { kind: 'case', path: '/cases/qinghe-kids' },
    {
      kind: 'call',
      title: both('把上一季的退货表给我们看看', 'Show us last season’s returns'),
      actions: [toTalk(['发来聊聊', 'Send and discuss']), toPage(['算快递费', 'Express rates'], '/fee')],
    },
  ],
  tags: ['fashion', 'retail', 'warehousing', 'express'],
  updated: '2026-10-21',
}
