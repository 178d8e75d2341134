import { everywhere, never, rule, verdictsOf } from './build.ts'

const un383 = ['附 UN 38.3 试验概要', 'With the UN 38.3 test summary'] as const
const apart = ['电极绝缘，一块一盒', 'Terminals insulated, one to a box'] as const
const off = ['关机，按键压不到，固定住', 'Switched off, no key pressed, held firm'] as const
const charge = ['荷电不超过 30%', 'Charged to 30% or less'] as const
const dg = [
  '危险品申报单，受过培训的人签字',
  'A dangerous goods declaration, signed by somebody trained',
] as const
const freighter = [
  '贴“仅限货机”，客机不装',
  'Labeled for freighters only, never on passenger aircraft',
] as const
const roadOnly = ['只走公路，下单写明含锂电池', 'By road only, declared on the order'] as const
const byRoad = ['改走公路快递或零担。', 'Send it by road instead.'] as const
const makers = [
  '厂家凭鉴定书按第 9 类危险货物托运；个人请找本地门店换购回收。',
  'Makers ship it as class 9 with a report; individuals trade it in locally.',
] as const
const batterySources = ['gb12268', 'iata', 'icao', 'caac', 'own'] as const

/** Batteries, what runs on them, and other things that ride on a number. */
export const chargedRules = [
  rule(
    'ion-loose-small',
    'batteries',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '单独的锂离子电池短路会起火。100 Wh 以内包好可以走公路；航空按 UN3480、包装说明 965 第 IB 节，只上货机。',
        'A loose lithium-ion battery burns when shorted. Up to 100 Wh it may go by road if packed so; by air it is UN3480 under PI 965 section IB, freighters only.',
      ],
      ground: [roadOnly, ['3C 标识和容量看得清', 'Legible 3C mark and capacity'], apart],
      air: [charge, un383, dg, freighter],
      instead: byRoad,
      un: ['UN3480'],
      sources: batterySources,
    },
  ),
  rule(
    'ion-loose-middle',
    'batteries',
    verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '100 到 160 Wh 的单独电池要先约定；航空按包装说明 965 第 IA 节，用 UN 规格包装。',
        'Between 100 and 160 Wh a loose battery needs our agreement; by air PI 965 section IA asks for UN packing.',
      ],
      ground: [roadOnly, un383, apart],
      air: [charge, un383, ['UN 规格包装', 'UN specification packing'], dg, freighter],
      instead: byRoad,
      un: ['UN3480'],
      sources: batterySources,
    },
  ),
  rule('ion-loose-large', 'batteries', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '超过 160 Wh 的单独电池，快递不收；按第 9 类危险货物走持证车或货机。',
      'Above 160 Wh no parcel takes it: as class 9 it goes by licensed truck or freighter.',
    ],
    ground: [
      ['企业托运，签危险货物运输合同', 'Shipped by a firm under a contract for dangerous goods'],
      un383,
    ],
    air: [charge, un383, ['UN 规格包装', 'UN specification packing'], dg, freighter],
    instead: makers,
    un: ['UN3480'],
    sources: batterySources,
  }),
  rule(
    'ion-device-small',
    'batteries',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '电池装在设备里最省事。100 Wh 以内按包装说明 967（与设备同箱按 966），UN3481。',
        'A battery inside its device is easiest: up to 100 Wh it is UN3481 under PI 967, or PI 966 beside the device.',
      ],
      ground: [off, ['下单写明含锂电池', 'Declared on the order']],
      air: [
        off,
        un383,
        ['同箱的散电池荷电不超过 30%', 'Batteries beside the device charged to 30% or less'],
        ['运单注明包装说明号', 'The waybill names the packing instruction'],
      ],
      un: ['UN3481'],
      sources: batterySources,
    },
  ),
  rule(
    'ion-device-middle',
    'batteries',
    verdictsOf('agreement', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '100 到 160 Wh 的设备要先约定，航空按完整的第 9 类申报。',
        'Between 100 and 160 Wh a device needs our agreement, and by air a full class 9 declaration.',
      ],
      ground: [off, un383, ['下单写明容量', 'Capacity on the order']],
      air: [off, un383, dg, ['第 9 类锂电池标签', 'Class 9 lithium label']],
      instead: byRoad,
      un: ['UN3481'],
      sources: batterySources,
    },
  ),
  rule('ion-device-large', 'batteries', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '超过 160 Wh 的带电设备，快递不收，走零担危货或货机，先约定。',
      'Above 160 Wh no parcel takes it: licensed freight or a freighter, by agreement.',
    ],
    ground: [
      off,
      un383,
      ['企业托运，签危险货物运输合同', 'Shipped by a firm under a contract for dangerous goods'],
    ],
    air: [off, un383, dg, ['第 9 类锂电池标签', 'Class 9 lithium label']],
    instead: makers,
    un: ['UN3481'],
    sources: batterySources,
  }),
  rule('vehicles', 'batteries', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '电动车归 UN3556（锂离子）或 UN3171，电池多半超过 160 Wh，快递不收。',
      'An electric vehicle is UN3556 or UN3171 and its battery mostly exceeds 160 Wh: no parcel.',
    ],
    ground: [
      ['拆下电池单独处理，或约定整车运输', 'Battery out and handled apart, or the whole by agreement'],
      un383,
    ],
    air: [un383, dg, ['先问危险品值班', 'Ask the dangerous goods desk first']],
    instead: ['拆掉电池的车架按大件寄。', 'Without its battery the frame goes as bulky goods.'],
    un: ['UN3171', 'UN3556'],
    sources: ['iata', 'gb12268', 'own'],
  }),
  rule(
    'metal-loose',
    'batteries',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '锂金属电池不能充电，短路温度更高；航空按 UN3090、包装说明 968，只上货机。',
        'Lithium metal batteries burn hotter when shorted; by air they are UN3090 under PI 968, freighters only.',
      ],
      ground: [['零售泡壳原包装，逐粒隔开', 'In blister packs, each apart'], roadOnly],
      air: [un383, dg, freighter],
      instead: byRoad,
      un: ['UN3090'],
      sources: batterySources,
    },
  ),
  rule(
    'metal-device',
    'batteries',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '装在设备里的纽扣电池很小，按 UN3091、包装说明 970 关机固定即可。',
        'Coin cells inside a device are small: UN3091 under PI 970, switched off and held firm.',
      ],
      ground: [off],
      air: [off, ['运单注明包装说明号', 'The waybill names the packing instruction']],
      un: ['UN3091'],
      sources: batterySources,
    },
  ),
  rule(
    'dry-batteries',
    'batteries',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '碱性、碳性、镍氢电池不是锂电，防短路即可。',
        'Alkaline, zinc and NiMH cells are not lithium: keep them from shorting.',
      ],
      ground: [['原包装，或电极贴胶带', 'In their pack, or with taped ends']],
      sources: ['gb12268', 'iata'],
    },
  ),
  rule('wet-batteries', 'batteries', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '铅酸电池里有硫酸，翻倒会漏，短路会起火。',
      'A lead battery holds sulfuric acid: it leaks when tipped and burns when shorted.',
    ],
    ground: [['直立、电极套帽、防漏托盘', 'Upright, terminals capped, in a leakproof tray']],
    air: [dg, ['非漏液型附振动和压差试验报告', 'Non-spillable ones with their test reports']],
    un: ['UN2794', 'UN2800'],
    sources: ['gb12268', 'iata'],
  }),
  rule('sodium-batteries', 'batteries', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '钠离子电池 2025 年起有自己的编号 UN3551，按锂电同样看待。',
      'Sodium-ion batteries have had a number of their own since 2025, UN3551, and are treated as lithium.',
    ],
    ground: [un383, apart],
    air: [charge, un383, dg],
    un: ['UN3551', 'UN3552'],
    sources: ['iata', 'gb12268'],
  }),
  rule('damaged-batteries', 'batteries', never, {
    reason: [
      '鼓包、进水、漏液、被召回的电池随时可能自燃，怎么包都不收。',
      'Swollen, soaked, leaking or recalled batteries may catch fire by themselves. No packing makes them fit.',
    ],
    instead: [
      '放到室外通风处，交回收点或按厂家召回办法处理。',
      'Put it outdoors and take it to a collection point or follow the recall.',
    ],
    sources: ['own', 'iata', 'caac'],
  }),
  rule(
    'dry-ice',
    'machines',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'conditions'),
    {
      reason: [
        '干冰会放出二氧化碳：密封会胀破，舱里多了会让人缺氧。每件净重不超过 200 公斤。',
        'Dry ice gives off carbon dioxide: sealed, it bursts the box; in quantity, it takes the air from a hold. 200 kg net in one package at most.',
      ],
      ground: [
        ['箱子能放气，不缠死', 'A box that vents, not taped shut'],
        ['箱外写“干冰”和净重', 'Marked “dry ice” with its net weight'],
      ],
      air: [
        ['订舱时报总公斤数', 'Total kilograms given when booking'],
        ['UN1845、第 9 类标签、净重', 'UN1845, class 9 label, net weight'],
        ['箱子能放气', 'A box that vents'],
      ],
      instead: ['0 到 8 度用冰板就够。', 'For 0 to 8 °C cold plates will do.'],
      un: ['UN1845'],
      sources: ['iata', 'gb12268', 'caac'],
    },
  ),
  rule('dry-ice-heavy', 'machines', verdictsOf('no', 'agreement', 'no', 'no', 'no', 'agreement'), {
    reason: [
      '一件超过 200 公斤干冰，超出包装说明 954 的上限，航空不收。',
      'More than 200 kg of dry ice in one package is over the limit of PI 954: not by air.',
    ],
    ground: [['厢体通风，随车有气体报警', 'A ventilated body and a gas alarm aboard']],
    instead: ['分成每件 200 公斤以内。', 'Divide it into packages of up to 200 kg.'],
    un: ['UN1845'],
    sources: ['iata', 'gb12268'],
  }),
  rule(
    'liquid-nitrogen',
    'machines',
    verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'agreement'),
    {
      reason: [
        '低温液氮会冻伤、会排挤空气；吸附好的干式罐可以约定。',
        'Liquid nitrogen burns with cold and displaces air; a dry shipper may go by agreement.',
      ],
      ground: [['干式运输罐，无游离液体，直立', 'A dry shipper without free liquid, upright']],
      air: [['干式运输罐附说明', 'A dry shipper with its statement'], dg],
      un: ['UN1977'],
      sources: ['iata', 'gb12268'],
    },
  ),
  rule(
    'magnets',
    'machines',
    verdictsOf('conditions', 'yes', 'conditions', 'conditions', 'conditions', 'yes'),
    {
      reason: [
        '强磁会干扰飞机罗盘，公路上只要包好。UN2807，包装说明 953。',
        'A strong magnet disturbs a compass; on the road it only needs packing. UN2807 under PI 953.',
      ],
      ground: [['异极相吸，成对放，加铁片屏蔽', 'In pairs, unlike poles together, with an iron keeper']],
      air: [
        ['磁性检测报告', 'A report of its magnetic field'],
        ['4.6 米处超过 0.418 A/m 的不收', 'Refused above 0.418 A/m at 4.6 m'],
      ],
      un: ['UN2807'],
      sources: ['iata', 'caac'],
    },
  ),
  rule(
    'inflated',
    'machines',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'yes'),
    {
      reason: ['充足气的轮胎、球类在低气压下会爆。', 'Tires and balls at full pressure burst in thin air.'],
      ground: [['放掉大部分气', 'Most of the air let out']],
      sources: ['iata', 'own'],
    },
  ),
  rule('airbags', 'machines', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '安全气囊和安全带预紧器里有火药和气体发生剂。',
      'Airbags and belt tensioners hold a charge and a gas generator.',
    ],
    ground: [['企业托运，签危险货物运输合同', 'Shipped by a firm under a contract for dangerous goods']],
    air: [dg],
    un: ['UN3268'],
    sources: ['gb12268', 'iata'],
  }),
  rule('engines', 'machines', verdictsOf('no', 'conditions', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '用过的发动机里有残油残气，放净了才按机件走。',
      'A used engine holds fuel and fumes; drained, it goes as machinery.',
    ],
    ground: [['油放净、口堵死、附放净声明', 'Drained and plugged, with a statement']],
    air: [['放净并吹干，附声明', 'Drained and purged, with a statement'], dg],
    un: ['UN3528'],
    sources: ['iata', 'own'],
  }),
  rule(
    'pressure-parts',
    'machines',
    verdictsOf('conditions', 'conditions', 'conditions', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '减震器、气弹簧和制冷件里有压力或制冷剂。',
        'Dampers, gas springs and cooling parts hold pressure or refrigerant.',
      ],
      ground: [['固定住，不受压；制冷剂写明牌号', 'Held firm; the refrigerant is named']],
      air: [['厂家说明或货物运输条件鉴定书', 'The maker’s statement or a transport report']],
      sources: ['iata', 'own'],
    },
  ),
  rule(
    'capacitors',
    'machines',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '大电容存着电，要放电并短接。',
        'A large capacitor stores charge: discharge it and bridge its ends.',
      ],
      ground: [['放电，两极用导线短接', 'Discharged, terminals bridged']],
      un: ['UN3499'],
      sources: ['iata'],
    },
  ),
  rule('gel-packs', 'machines', everywhere, {
    reason: ['水和凝胶做的冰袋不是危险品，干冰才是。', 'Gel packs are water; only dry ice counts.'],
    sources: ['own', 'iata'],
  }),
]
