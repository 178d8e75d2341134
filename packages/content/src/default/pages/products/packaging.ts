import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { claimed } from '../claimed.ts'

const cartonsAndBags = [
  'carton-small',
  'carton-medium',
  'carton-large',
  'carton-extra',
  'carton-wardrobe',
  'bag-document',
  'bag-courier',
  'bag-bubble',
  'bag-woven',
]
const inside = [
  'cushion-paper',
  'cushion-bubble',
  'cushion-bottle',
  'cushion-corner',
  'cushion-edge',
  'cold-bag',
  'cold-foam',
  'cold-reusable',
  'cold-pack',
  'cold-plate',
  'wood-plywood',
  'wood-treated',
  'wood-cover',
]

export const packaging: PageSeed = {
  path: '/products/packaging',
  kind: 'addition',
  parent: '/products',
  name: both('包装服务', 'Packaging'),
  head: {
    title: both('包装服务：纸箱、缓冲、保温与木箱价格', 'Packaging: cartons, cushioning and crates'),
    keyword: both(
      '包装服务,纸箱价格,木箱包装,防水袋,易碎品包装,循环包装',
      'packaging service,carton prices,wooden crate,waterproof bag,fragile packing,reusable packaging',
    ),
    description: both(
      '多重的货用什么箱，纸箱、袋子、缓冲、保温和托盘各多少钱，木架木箱怎么按体积计费，谁来包谁负责，没用上的材料和循环箱怎么退。',
      'Which box for which weight, prices of cartons, bags, cushioning and pallets, how crates are charged, who answers for packing, and refunds.',
    ),
  },
  hero: {
    title: bothLines(['包得刚刚好，', '不多缠一层'], ['Packed enough,', 'and no layer more']),
    lead: both(
      '货摔坏，多半不是摔得重，是箱里有空。快递员带着材料上门，当您的面装好再称重。',
      'Most breakage comes from empty space in the box. The courier brings the material, packs in front of you, then weighs.',
    ),
    actions: [
      { label: both('下单时选材料', 'Choose when ordering'), target: { kind: 'order' } },
      { label: both('看能不能寄', 'Can it be sent?'), target: { kind: 'page', path: '/prohibited' } },
    ],
    scene: 'packing',
  },
  blocks: [
    {
      kind: 'weight-ruler',
      id: 'by-weight',
      title: both('多重的货，用什么装', 'What to put it in, by weight'),
      lead: both(
        '按一件普通货估的。易碎的、带尖角的，往右挪一档。',
        'For ordinary goods. Fragile or sharp-cornered ones go one step to the right.',
      ),
      bands: [
        {
          from: 0,
          to: 1,
          label: both('袋', 'Bag'),
          text: both('衣服、文件、软东西', 'Clothes, papers, soft things'),
        },
        {
          from: 1,
          to: 5,
          label: both('三层箱', 'Single wall'),
          text: both('四周留两指宽填缓冲', 'Two fingers of cushioning all around'),
        },
        {
          from: 5,
          to: 30,
          label: both('五层箱', 'Double wall'),
          text: both('底部十字封箱，重物放中间', 'Base taped crosswise, weight in the middle'),
        },
        {
          from: 30,
          to: 300,
          label: both('托盘', 'Pallet'),
          text: both('护角、捆扎、缠膜，不超边', 'Edge guards, straps, film, no overhang'),
        },
        {
          from: 300,
          to: null,
          label: both('木箱', 'Crate'),
          text: both('底托带叉孔，重心标在外面', 'Fork openings below, center of gravity marked'),
        },
      ],
    },
    {
      kind: 'packaging-prices',
      id: 'outside-prices',
      title: both('外面的：箱和袋', 'Outside: cartons and bags'),
      lead: both(
        '上门时按实际用掉的个数收，没拆的带走。',
        'You pay for what is used; the rest goes back in the van.',
      ),
      ids: cartonsAndBags,
    },
    {
      kind: 'packaging-prices',
      id: 'inside-prices',
      title: both('里面和底下的：缓冲、保温、托盘', 'Inside and under: cushioning, cold, pallets'),
      ids: inside,
    },
    {
      kind: 'service-prices',
      id: 'services',
      title: both('要动手做的两项', 'Two that take work'),
      lead: both(
        '木架、木箱到网点或仓库现场钉，防水袋随手就套。',
        'Frames and crates are built at a branch or warehouse; a waterproof bag takes a moment.',
      ),
      ids: ['wooden', 'waterproof'],
    },
    {
      kind: 'table',
      id: 'wood-example',
      title: both('木箱的钱怎么算出来', 'How a crate is priced'),
      lead: claimOr(
        ['wooden-volume'],
        [
          '木料比货大一圈，所以按货物体积的 1.4 倍算，量的是货，不是钉好的箱。',
          'Timber adds a rim, so the charge is on 1.4 times the goods. We measure the goods, and never the finished crate.',
        ],
        ['量的是货，不是钉好的箱。', 'We measure the goods, and never the finished crate.'],
      ),
      columns: [
        { label: both('货', 'Goods') },
        { label: both('尺寸', 'Size') },
        { label: both('计费', 'Sum') },
        { label: both('应付', 'Charge'), align: 'end' },
      ],
      rows: [
        claimed(['wooden-packaging', 'wooden-volume'], (say) => [
          say('一台展示柜', 'A display cabinet'),
          say('1.0 × 0.8 × 0.6 米，0.48 立方米', '1.0 × 0.8 × 0.6 m, 0.48 m³'),
          say('0.48 × 1.4 × 200', '0.48 × 1.4 × 200'),
          { value: '134.40', unit: say('元', 'yuan') },
        ]),
        claimed(['wooden-packaging', 'wooden-volume', 'wooden-minimum'], (say) => [
          say('一座石膏像', 'A plaster bust'),
          say('0.4 × 0.3 × 0.3 米，0.036 立方米', '0.4 × 0.3 × 0.3 m, 0.036 m³'),
          say('0.036 × 1.4 × 200 = 10.08，不足最低收费', '0.036 × 1.4 × 200 = 10.08, below the minimum'),
          { value: '40', unit: say('元', 'yuan') },
        ]),
        claimed(['wooden-packaging', 'wooden-volume'], (say) => [
          say('两件同一票', 'Two pieces, one shipment'),
          say('合计 1.2 立方米', '1.2 m³ together'),
          say('1.2 × 1.4 × 200', '1.2 × 1.4 × 200'),
          { value: '336', unit: say('元', 'yuan') },
        ]),
        [
          both('已有出厂木箱', 'Already crated by the maker'),
          both('不量', 'Not measured'),
          both('检查钉子和底托', 'Nails and base are checked'),
          both('不收', 'None'),
        ],
      ],
      note: both(
        '钉好以后毛重和体积都变了，运费按钉好的算，下单时会先估给您看。',
        'Weight and size grow with the crate and freight follows; the order shows an estimate first.',
      ),
    },
    {
      kind: 'split',
      id: 'fragile',
      title: both('易碎的东西，我们这样包', 'How we pack what breaks'),
      lead: both(
        '包完您可以抱起来晃一晃，听不到声音才封口。',
        'Lift it and shake it before it is closed: there should be no sound.',
      ),
      points: [
        {
          term: both('一件一包', 'One by one'),
          text: both('杯盘之间隔开，不互相碰', 'Cups and plates never touch'),
        },
        {
          term: both('悬在中间', 'In the middle'),
          text: both('离六个面都有一掌厚', 'A palm’s width from all six sides'),
        },
        {
          term: both('箱中箱', 'Box in a box'),
          text: both('特别脆的套两层，中间填满', 'The most delicate go in two, filled between'),
        },
        {
          term: both('写在外面', 'Marked'),
          text: both(
            '易碎、向上、怕湿，按 GB/T 191 的图示',
            'Fragile, this way up, keep dry: the signs of GB/T 191',
          ),
        },
      ],
      action: { label: both('看保价怎么配合', 'Pair it with insurance'), href: '/products/insurance' },
      scene: 'shipping-label',
    },
    {
      kind: 'prose',
      id: 'responsibility',
      title: both('谁包的，谁负责', 'Who packed it answers for it'),
      paragraphs: [
        both(
          '我们包的，运输中因包装不当损坏由我们赔。您自己包的，快递员会看外观、晃一晃，觉得不够会建议加固；您坚持不加，要在运单上注明。',
          'What we pack, we answer for. What you pack is looked at and shaken; if it seems weak we suggest more, and if you decline that is noted on the waybill.',
        ),
      ],
      list: [
        both(
          '揽收前取消，材料钱随运费退回',
          'Cancel before pickup and the material is refunded with the freight',
        ),
        both(
          '多买的整件材料，没沾胶带的可以退给网点',
          'Whole unused material without tape can be handed back at a branch',
        ),
        both(
          '循环保温箱按次租，签收时交还快递员；逾期没还按箱价收，还了再退',
          'Reusable boxes are hired by the trip and given back on delivery; one kept is charged, and refunded when it returns',
        ),
        both(
          '木箱开工前取消全退，料已锯开的只收料钱',
          'A crate canceled before work is refunded; once timber is cut, only the timber is charged',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('包装常见问题', 'On packing'),
      ids: ['packaging-who', 'packaging-fragile', 'packaging-returnable', 'price-how-weighed'],
    },
    {
      kind: 'call',
      title: both('不会包，就空着手等我们', 'Leave the packing to us'),
      actions: [
        { label: both('叫人上门包', 'Have it packed'), target: { kind: 'order' } },
        { label: both('批量定制包材', 'Custom material'), target: { kind: 'consultation' } },
      ],
    },
  ],
  tags: ['price', 'green', 'safety', 'express'],
  updated: '2026-10-01',
}
