import { everywhere, rule, verdictsOf } from './build.ts'

const leakproof = [
  '瓶口拧紧贴住，外套防漏袋，瓶口朝上',
  'Cap tight and taped, in a leakproof bag, upright',
] as const
const careful = verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'conditions')
const quarantine = ['出境看目的国检疫要求，先问', 'Abroad: ask first what the country allows in'] as const

/** What is eaten, drunk, worn on the skin or taken for one’s health. */
export const consumableRules = [
  rule('alcohol-weak', 'drinks', careful, {
    reason: [
      '24% 及以下的酒不是危险品，怕的是碎和漏。',
      'Up to 24% alcohol is not dangerous goods; breaking and leaking are the worry.',
    ],
    ground: [['每瓶套气柱，瓶口朝上', 'Air sleeve on each, upright']],
    air: [['每瓶套气柱，防漏袋', 'Air sleeve on each, in a leakproof bag'], quarantine],
    sources: ['iata', 'own'],
  }),
  rule(
    'alcohol-strong',
    'drinks',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '24% 到 70% 的，装在 5 升以内的零售容器里可以运，UN3065。',
        'Between 24 and 70% it may go in retail vessels of up to 5 liters, UN3065.',
      ],
      ground: [
        ['未开封零售装，每瓶 5 升以内', 'Unopened retail vessels of up to 5 liters'],
        ['每瓶套气柱，瓶口朝上', 'Air sleeve on each, upright'],
      ],
      air: [
        ['未开封零售装，每瓶 5 升以内', 'Unopened retail vessels of up to 5 liters'],
        ['品名写明酒精度', 'The strength in the description'],
        quarantine,
      ],
      un: ['UN3065'],
      sources: ['iata', 'gb12268', 'own'],
    },
  ),
  rule('alcohol-over', 'drinks', verdictsOf('no', 'no', 'no', 'no', 'no', 'no'), {
    reason: [
      '超过 70% 的就是易燃液体，点得着，不收。',
      'Above 70% it is a flammable liquid: it lights, and it is refused.',
    ],
    un: ['UN3065', 'UN1170'],
    sources: ['iata', 'gb12268', 'own'],
  }),
  rule(
    'tobacco',
    'drinks',
    verdictsOf('conditions', 'agreement', 'conditions', 'conditions', 'agreement', 'no'),
    {
      reason: [
        '卷烟限量寄递：每人每天一件，每件两条（400 支）以内。',
        'Cigarettes are limited: one parcel a day per person, two cartons (400) in it.',
      ],
      ground: [['两条（400 支）以内，附购买凭证', 'Up to two cartons (400), with the receipt']],
      air: [
        ['两条（400 支）以内，附购买凭证', 'Up to two cartons (400), with the receipt'],
        ['出境按目的国限量', 'Abroad: the limits of the country'],
      ],
      sources: ['tobacco', 'own'],
    },
  ),
  rule('e-cigarettes', 'drinks', verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '电子烟限量寄递，里面还有锂电池和烟液，先约定。',
      'E-cigarettes are limited by the tobacco authority and hold a lithium battery and liquid: ask us first.',
    ],
    ground: [
      ['国家烟草专卖局规定的限量以内', 'Within the limits of the tobacco authority'],
      ['烟具关机，烟弹不漏', 'Switched off, nothing leaking'],
    ],
    air: [['按装在设备里的锂电池申报', 'Declared as lithium batteries in equipment']],
    un: ['UN3481'],
    sources: ['tobacco', 'iata', 'own'],
  }),
  rule('perfume', 'cosmetics', verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '香水、指甲油是第 3 类易燃液体，没开封的可以走公路；航空按 UN1266 申报。',
      'Perfume and nail polish are flammable liquids of class 3. Unopened they may go by road; by air they are declared as UN1266.',
    ],
    ground: [
      ['没开封，原包装，只走公路', 'Unopened, original pack, by road only'],
      ['外套防漏袋', 'In a leakproof bag'],
    ],
    air: [
      ['危险品申报单，双层防漏', 'A dangerous goods declaration, two layers against leaks'],
      ['装瓶口不松的内衬', 'Caps that cannot work loose'],
    ],
    instead: ['换固体香膏，随便寄。', 'A solid perfume may go freely.'],
    un: ['UN1266'],
    sources: ['gb12268', 'iata', 'own'],
  }),
  rule('toiletries', 'cosmetics', careful, {
    reason: [
      '水剂、乳液不燃，只怕漏；航空要能看出成分。',
      'Water-based liquids and creams do not burn, they leak; by air the contents must be legible.',
    ],
    ground: [leakproof],
    air: [leakproof, ['成分表清楚，不含易燃溶剂', 'Legible ingredients, no flammable solvent']],
    sources: ['own', 'iata'],
  }),
  rule('dry-cosmetics', 'cosmetics', everywhere, {
    reason: ['固体、粉饼没有液体也不燃，照常寄。', 'Solids and pressed powders neither leak nor burn.'],
    sources: ['own'],
  }),
  rule(
    'unknown-liquid',
    'cosmetics',
    verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '说不出成分的液体，没人敢放上车，先给成分。',
        'Nobody may load a liquid that nobody can name: tell us what is in it.',
      ],
      ground: [['附安全技术说明书（SDS）', 'With the safety data sheet'], leakproof],
      air: [['货物运输条件鉴定书', 'A transport report']],
      sources: ['postal-catalogue', 'own'],
    },
  ),
  rule(
    'unknown-powder',
    'cosmetics',
    verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '没有标签的粉末一律先查清成分，白色的尤其。',
        'A powder without a label is looked into first, above all a white one.',
      ],
      ground: [
        ['附安全技术说明书（SDS）或鉴定书', 'With a data sheet or a report'],
        ['原厂包装，标签完整', 'Maker’s pack with its label'],
      ],
      air: [['货物运输条件鉴定书', 'A transport report']],
      sources: ['postal-catalogue', 'own'],
    },
  ),
  rule('dry-food', 'food', verdictsOf('yes', 'yes', 'yes', 'yes', 'conditions', 'yes'), {
    reason: [
      '干燥、包装好的食品照常寄；出境看目的国。',
      'Dry packed food goes as it is; abroad the country decides.',
    ],
    air: [quarantine],
    sources: ['own'],
  }),
  rule('powder-food', 'food', careful, {
    reason: [
      '粉状食品要看得到牌子和成分，散装的会被当成不明粉末。',
      'Powdered food must show its brand and contents, or it is taken for an unknown powder.',
    ],
    ground: [['未开封原包装', 'Unopened original pack']],
    air: [['未开封原包装', 'Unopened original pack'], quarantine],
    sources: ['own'],
  }),
  rule('liquid-food', 'food', careful, {
    reason: ['油、酱、蜜会漏，漏一瓶脏一车。', 'Oil, sauce and honey leak, and one bottle soils a load.'],
    ground: [leakproof],
    air: [leakproof, quarantine],
    sources: ['own'],
  }),
  rule(
    'fresh-food',
    'food',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'yes'),
    {
      reason: [
        '生鲜怕热怕压，包对了就能走；出境多半要检疫。',
        'Fresh food fears heat and weight. Packed right it goes; abroad most of it needs quarantine.',
      ],
      ground: [
        ['泡沫箱加冰袋，吸水垫', 'Foam box, gel packs, absorbent pad'],
        ['写明最晚哪天吃', 'Marked with its last day'],
      ],
      air: [
        ['防漏箱，用冰袋；放干冰的按干冰申报', 'A leakproof box with gel packs; dry ice is declared as such'],
        ['出境附检疫证书', 'Abroad: with a quarantine certificate'],
      ],
      sources: ['own', 'animals'],
    },
  ),
  rule(
    'plant-food',
    'food',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'yes'),
    {
      reason: [
        '水果、蔬菜可以寄，疫区的要植物检疫证；出境先问。',
        'Fruit and vegetables may go; from a quarantine area with a certificate; abroad ask first.',
      ],
      ground: [['透气箱，单层或分格', 'A vented box, one layer or with cells']],
      air: [
        ['透气箱', 'A vented box'],
        ['出境附植物检疫证书', 'Abroad: with a phytosanitary certificate'],
      ],
      sources: ['plants', 'own'],
    },
  ),
  rule(
    'medicines',
    'medicines',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'conditions'),
    {
      reason: [
        '非处方药、保健品原包装可以寄；出境看目的国药监。',
        'Medicines sold freely may go in their packs; abroad the country’s authority decides.',
      ],
      ground: [['原包装，标签完整，自用合理数量', 'Original pack and label, amounts for own use']],
      air: [
        ['原包装，标签完整', 'Original pack and label'],
        ['出境附处方或购药凭证', 'Abroad: with prescription or receipt'],
      ],
      sources: ['drug-law', 'own'],
    },
  ),
  rule(
    'prescription',
    'medicines',
    verdictsOf('agreement', 'agreement', 'agreement', 'agreement', 'agreement', 'agreement'),
    {
      reason: [
        '个人不能托运处方药：由医院、药店或有资质的单位交寄。',
        'Individuals cannot send prescription medicines: a hospital, pharmacy or licensed firm does.',
      ],
      ground: [
        ['由有资质的单位交寄，附处方，原包装', 'From a licensed sender, with the prescription, in its pack'],
        ['不含麻醉和精神药品', 'No narcotic or psychotropic drugs'],
      ],
      sources: ['drug-law', 'own'],
    },
  ),
  rule('cold-medicines', 'medicines', verdictsOf('no', 'no', 'no', 'agreement', 'agreement', 'agreement'), {
    reason: [
      '疫苗、胰岛素、血制品要全程 2 到 8 度并留温度记录，只走医药冷链。',
      'Vaccines, insulin and blood products need 2 to 8 °C with a record throughout: pharma cold chain only.',
    ],
    ground: [
      ['验证过的保温箱，温度记录仪', 'A validated box with a data logger'],
      ['经营或使用单位托运', 'Shipped by a licensed firm or hospital'],
    ],
    air: [
      ['验证过的保温箱，温度记录仪', 'A validated box with a data logger'],
      ['订舱时报温区', 'The temperature range given when booking'],
    ],
    instead: ['走医药冷链，见“医药冷链”服务页。', 'Use the pharma cold chain, see its service page.'],
    sources: ['drug-law', 'own'],
  }),
  rule('specimens', 'medicines', verdictsOf('no', 'no', 'no', 'agreement', 'agreement', 'agreement'), {
    reason: [
      '诊断样本按 UN3373、包装说明 650，三层包装，由单位托运。',
      'Diagnostic specimens are UN3373 under PI 650: three layers, shipped by an institution.',
    ],
    ground: [['三层包装，箱外写责任人和电话', 'Triple packaging, a responsible person and number outside']],
    air: [
      ['三层包装，箱外写责任人和电话', 'Triple packaging, a responsible person and number outside'],
      ['运单注明 UN3373', 'UN3373 on the waybill'],
    ],
    un: ['UN3373'],
    sources: ['iata', 'pathogens', 'own'],
  }),
  rule('medical-supplies', 'medicines', everywhere, {
    reason: [
      '不带电、不带液、不带压的医疗用品照常寄。',
      'Medical supplies without power, liquid or pressure go as they are.',
    ],
    sources: ['own'],
  }),
  rule('herbs', 'medicines', verdictsOf('yes', 'yes', 'yes', 'yes', 'agreement', 'yes'), {
    reason: [
      '晒干包好的中药材照常寄；出境要检疫，有些是受保护物种。',
      'Dried herbs go as they are; abroad they need quarantine and some are protected species.',
    ],
    air: [['出境附检疫证书', 'Abroad: with a quarantine certificate']],
    sources: ['own', 'cites'],
  }),
  rule('pets', 'living', verdictsOf('no', 'no', 'no', 'no', 'no', 'no'), {
    reason: [
      '活体动物不能当快件寄，盲盒里的也不行；我们的货机也不运猫狗等宠物。',
      'Live animals are no parcels, in a “blind box” or out of it, and our freighters carry no pets.',
    ],
    instead: ['请找客运航空公司的宠物托运。', 'Ask a passenger airline for the carriage of pets.'],
    sources: ['animals', 'own'],
  }),
  rule(
    'small-live',
    'living',
    verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'agreement'),
    {
      reason: [
        '观赏鱼、水产苗、种蛋、蜂蚕要检疫证明和活体包装，先约定。',
        'Fish, spawn, hatching eggs and bees need a health certificate and packing for live goods.',
      ],
      ground: [
        ['动物检疫合格证明', 'A certificate of animal health'],
        ['当天或次日能到的线路', 'A route of a day or two'],
      ],
      sources: ['animals', 'own'],
    },
  ),
  rule(
    'plants',
    'living',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'conditions'),
    {
      reason: [
        '种子、苗木可能带病虫，跨省要植物检疫证书。',
        'Seeds and saplings may carry pests; between provinces they need a certificate.',
      ],
      ground: [
        ['植物检疫证书（家庭自用少量花卉除外）', 'A phytosanitary certificate, save for a few house plants'],
        ['根部裹湿，不带土', 'Roots kept damp, without soil'],
      ],
      air: [
        ['根部裹湿，不带土', 'Roots kept damp, without soil'],
        ['出境附植物检疫证书', 'Abroad: with a phytosanitary certificate'],
      ],
      sources: ['plants', 'own'],
    },
  ),
  rule(
    'cut-flowers',
    'living',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'yes'),
    {
      reason: [
        '鲜花怕热怕压，保水固定就能走。',
        'Cut flowers fear heat and weight; kept moist and held, they go.',
      ],
      ground: [['保水棉，花头固定', 'Moist wool, heads held']],
      air: [
        ['保水棉，不用干冰', 'Moist wool, no dry ice'],
        ['出境附植物检疫证书', 'Abroad: with a phytosanitary certificate'],
      ],
      sources: ['plants', 'own'],
    },
  ),
  rule('soil', 'living', verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'no', 'no'), {
    reason: [
      '境内的营养土可以寄；土壤一律不能进出境。',
      'Potting soil may go at home; no soil crosses the border.',
    ],
    ground: [['双层袋，不渗漏', 'Two bags, nothing seeping']],
    instead: ['出境换成无土基质。', 'Abroad use a soil-free medium.'],
    sources: ['customs', 'plants'],
  }),
]
