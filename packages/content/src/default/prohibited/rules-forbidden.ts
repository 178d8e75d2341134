import { never, rule, verdictsOf } from './build.ts'

const police = [
  '不要自己寄，也不要自己留：交当地公安机关。',
  'Neither mail it nor keep it: hand it to the police.',
] as const

/** Things that are against the law or against somebody’s safety before any question of packing. */
export const forbiddenRules = [
  rule('firearms', 'arms', never, {
    reason: [
      '枪支、弹药和主要零部件受国家管制，任何运输方式都不收；查到即停运并报告公安机关。',
      'Firearms, ammunition and their main parts are controlled by the state. No way of transport takes them, and any that are found are reported to the police.',
    ],
    instead: police,
    sources: ['postal-catalogue', 'firearms'],
  }),
  rule('replica-arms', 'arms', never, {
    reason: [
      '外形或威力接近真枪的仿制品，按枪支管理，寄递目录把它和真枪列在一起。',
      'Replicas that look or fire like the real thing count as firearms, and the catalog names them together.',
    ],
    instead: police,
    sources: ['postal-catalogue', 'firearms'],
  }),
  rule('toy-arms', 'arms', verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '颜色鲜艳、一看就是玩具的可以寄；分不清的按仿真枪处理。',
      'Bright ones that nobody would take for a weapon may go; in doubt they are treated as replicas.',
    ],
    ground: [
      ['整件能看清颜色和结构，当面验视', 'Shown whole at pickup: color and build can be seen'],
      ['不含水弹、火药帽、气瓶', 'Without gel balls, caps or gas'],
    ],
    instead: ['拍清楚整体和出水口，先问客服。', 'Photograph the whole toy and its nozzle and ask us first.'],
    sources: ['own', 'firearms'],
  }),
  rule('bows', 'arms', verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '体育用弓可以约定运输；弩是管制器具，一律不收。',
      'Bows for sport may go by agreement; crossbows are controlled weapons and never do.',
    ],
    ground: [
      ['附俱乐部或赛事证明', 'With a letter of the club or the event'],
      ['拆下弓弦，箭头套住', 'Unstrung, with the points capped'],
    ],
    sources: ['own', 'postal-catalogue'],
  }),
  rule('controlled-weapons', 'blades', never, {
    reason: [
      '管制刀具、弩、电击器、催泪器属于管制器具，任何方式都不收。',
      'Controlled knives, crossbows, stun devices and tear-gas devices go by no means of transport.',
    ],
    instead: police,
    sources: ['postal-catalogue', 'knives'],
  }),
  rule(
    'knife-short',
    'blades',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '刀身 150 毫米以内、没有自锁的生活用刀不属于管制刀具。',
        'A household knife with a blade of up to 150 mm and no locking spring is not a controlled one.',
      ],
      ground: [
        ['刀刃套硬套，刀尖包死，箱内不晃', 'Edge in a hard sheath, point covered, nothing loose'],
        ['箱外写“内有刀具”', 'Marked on the box: knives inside'],
      ],
      sources: ['knives', 'own'],
    },
  ),
  rule('knife-middle', 'blades', verdictsOf('agreement', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '刀身超过 150 毫米要看刀尖：尖角小于 60 度是管制刀具；大于 60 度的厨刀可以约定。',
      'Above 150 mm the point decides: sharper than 60° is a controlled knife, a blunter kitchen knife may go by agreement.',
    ],
    ground: [
      ['量好刀身和刀尖角度，拍照给客服', 'Measure blade and angle of the point and send a photo'],
      ['刀刃套硬套，原包装最好', 'Hard sheath, best in its original pack'],
    ],
    sources: ['knives', 'own'],
  }),
  rule('knife-long', 'blades', never, {
    reason: [
      '刀身超过 220 毫米的尖刀按管制刀具认定，不收。',
      'A pointed blade of more than 220 mm counts as a controlled knife and is refused.',
    ],
    instead: [
      '未开刃、刀尖倒角半径大于 2.5 毫米的工艺刀剑不在此列，凭照片先问。',
      'Blunt ornaments with a point rounded by more than 2.5 mm are another matter: ask with a photo.',
    ],
    sources: ['knives', 'postal-catalogue'],
  }),
  rule(
    'sharp-tools',
    'blades',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '有刃的工具不是管制刀具，但要包到扎不伤人。',
        'Edged tools are not controlled weapons, but they must be packed so that they hurt nobody.',
      ],
      ground: [['刃口和尖头套硬套，固定在箱里', 'Edges and points in a hard sheath, fixed in the box']],
      sources: ['own', 'knives'],
    },
  ),
  rule('explosives', 'explosives', never, {
    reason: [
      '受热、撞击就可能爆炸，寄递、铁路和航空都明令禁止。',
      'Heat or a blow may set it off. Mail, rail and air forbid it outright.',
    ],
    instead: [
      '有许可的单位，找持危险货物资质的专业承运人。',
      'Licensed firms use a carrier qualified for explosives.',
    ],
    sources: ['postal-catalogue', 'blasting', 'gb12268'],
  }),
  rule('fireworks', 'explosives', never, {
    reason: [
      '烟花爆竹含火药，哪怕只有一小盒也会引燃整车货。',
      'Fireworks hold powder; one small box can burn a whole load.',
    ],
    instead: ['到当地持证的销售点买，不要寄。', 'Buy them from a licensed shop where they are used.'],
    sources: ['postal-catalogue', 'fireworks'],
  }),
  rule('infectious', 'biological', never, {
    reason: [
      '能使人或动物患病的材料，只能由有批准文件的单位专人专车运送。',
      'What can make people or animals ill travels only with its own escort, under a permit.',
    ],
    instead: [
      '实验室请联系卫生健康部门批准的承运单位。',
      'Laboratories use a carrier approved by the health authority.',
    ],
    un: ['UN2814', 'UN2900'],
    sources: ['postal-catalogue', 'pathogens', 'iata'],
  }),
  rule('remains', 'biological', never, {
    reason: [
      '尸骨、器官、排泄物、医疗废物和未经硝制的皮骨，寄递目录明令禁止。',
      'Bones, organs, waste from hospitals and untreated hides are named in the catalog.',
    ],
    instead: ['遗体和遗骨请联系殡葬服务机构。', 'For human remains ask a funeral service.'],
    sources: ['postal-catalogue'],
  }),
  rule('ashes', 'biological', verdictsOf('no', 'no', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '骨灰不走快递和货运；航空可以在约定后承运。',
      'Ashes do not travel as parcels or freight; by air they may, once agreed.',
    ],
    air: [
      ['附火化证明和死亡证明', 'With the certificates of cremation and death'],
      ['密封的骨灰盒，外加软垫木箱', 'A sealed urn in a padded wooden box'],
    ],
    instead: ['打 950616 约航空承运。', 'Call 950616 to arrange carriage by air.'],
    sources: ['own', 'postal-catalogue'],
  }),
  rule('radioactive', 'radioactive', never, {
    reason: [
      '有电离辐射，只能由持证单位用专用容器运送。',
      'It gives off ionizing radiation and is carried only by licensees, in vessels made for it.',
    ],
    instead: [
      '医院和研究单位请找持放射性物品运输许可的承运人。',
      'Hospitals and institutes need a carrier licensed for it.',
    ],
    sources: ['postal-catalogue', 'radioactive', 'gb12268'],
  }),
  rule('narcotics', 'drugs', never, {
    reason: [
      '毒品、吸毒工具和个人寄的麻醉药品、精神药品一律不收，查到即报公安机关。',
      'Illegal drugs, what they are taken with, and narcotic medicines sent by individuals are refused and reported.',
    ],
    instead: police,
    sources: ['postal-catalogue', 'narcotics'],
  }),
  rule('precursors', 'drugs', verdictsOf('no', 'agreement', 'no', 'no', 'no', 'no'), {
    reason: [
      '易制毒化学品凭许可或备案证明运输，快递和航空不收。',
      'Precursors travel only with a permit or a filing, and neither as parcels nor by air.',
    ],
    ground: [
      ['易制毒化学品运输许可证或备案证明', 'Permit or filing for carrying precursors'],
      ['企业托运，签危险货物合同', 'Shipped by a firm under a contract for dangerous goods'],
    ],
    sources: ['precursors', 'postal-catalogue'],
  }),
  rule('illegal-publications', 'publications', never, {
    reason: [
      '法律禁止出版、传播的书刊、音像和印刷品，寄递也在禁止之列。',
      'What the law forbids to publish may not be sent either.',
    ],
    sources: ['postal-catalogue', 'postal-law'],
  }),
  rule('state-secrets', 'publications', never, {
    reason: ['国家秘密载体只能走机要渠道。', 'Carriers of state secrets go by the confidential mail alone.'],
    instead: ['联系本单位保密部门走机要交通。', 'Ask your security office for the confidential mail.'],
    sources: ['postal-law', 'postal-catalogue'],
  }),
  rule('spy-devices', 'spying', never, {
    reason: [
      '暗藏式窃听、窃照器材属于间谍专用器材，不收。',
      'Hidden devices for listening in or taking pictures are refused.',
    ],
    instead: police,
    sources: ['postal-catalogue'],
  }),
  rule('forgeries', 'forgeries', never, {
    reason: [
      '伪造、变造的货币、证件、公章和发票，寄递即违法。',
      'Forged money, papers, seals or invoices: to send them is itself an offense.',
    ],
    instead: police,
    sources: ['postal-catalogue'],
  }),
  rule('counterfeits', 'forgeries', never, {
    reason: [
      '侵犯知识产权和假冒伪劣的商品，查到即停运并移交。',
      'Counterfeit goods are stopped and handed over.',
    ],
    sources: ['postal-catalogue', 'express-regulations'],
  }),
  rule('endangered', 'wildlife', never, {
    reason: [
      '濒危野生动物及其制品受法律保护，活体、标本、牙、角、骨、皮都一样。',
      'Endangered animals are protected by law, alive, stuffed, or as ivory, horn, bone or skin.',
    ],
    instead: [
      '有来历证明的，先问当地林草部门。',
      'If you hold proof of origin, ask the forestry authority first.',
    ],
    sources: ['postal-catalogue', 'wildlife', 'cites'],
  }),
  rule(
    'farmed-products',
    'wildlife',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'no'),
    {
      reason: [
        '人工养殖、来源合法的制品可以寄，要能说清来历。',
        'Products of farmed animals may go when their origin can be shown.',
      ],
      ground: [['附购买凭证或专用标识', 'With a receipt or the official mark']],
      air: [
        ['附购买凭证或专用标识', 'With a receipt or the official mark'],
        ['出境先办允许进出口证明书', 'Abroad only with an export permit'],
      ],
      sources: ['wildlife', 'cites'],
    },
  ),
  rule('cash', 'valuables', never, {
    reason: [
      '现金和不记名的有价凭证丢了无法查证，寄递一律不收。',
      'Cash and bearer papers cannot be traced once lost, so no parcel may hold them.',
    ],
    instead: ['走银行转账或邮政汇兑。', 'Use a bank transfer or a postal order.'],
    sources: ['postal-law', 'own'],
  }),
]
