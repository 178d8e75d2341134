import { never, rule, verdictsOf } from './build.ts'

const onlyFreight = verdictsOf('no', 'agreement', 'no', 'no', 'no', 'no')
const freightAndAir = verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no')

const contract = [
  '企业托运，签危险货物运输合同',
  'Shipped by a firm under a contract for dangerous goods',
] as const
const sheet = ['附安全技术说明书（SDS）', 'With the safety data sheet'] as const
const declaration = [
  '危险品申报单，受过培训的人签字',
  'A dangerous goods declaration, signed by somebody trained',
] as const
const askFreight = [
  '企业可以走持证的危险货物车，先打 950616。',
  'Firms may use a licensed dangerous goods truck: call 950616 first.',
] as const

/** Dangerous goods by class, as GB 12268 and the air rules name them. */
export const dangerousRules = [
  rule('flammable-gas', 'gases', never, {
    reason: [
      '可燃气体受热膨胀，漏一点遇火就爆，空罐残气也一样。',
      'Flammable gas expands with heat and a leak needs only a spark. What is left in an empty can is enough.',
    ],
    instead: [
      '到当地再买；空罐交回收点。',
      'Buy it where it is used; take empty cans to a collection point.',
    ],
    un: ['UN1075', 'UN1978', 'UN2037'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'rail'],
  }),
  rule('lighters', 'gases', never, {
    reason: [
      '打火机里是液化丁烷，安检必拦，快递、铁路、航空都不收。',
      'A lighter is a small bottle of butane. Screening stops it; parcels, rail and air all refuse it.',
    ],
    instead: ['寄之前取出来，到当地再买。', 'Take it out of the box and buy another there.'],
    un: ['UN1057'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'rail'],
  }),
  rule(
    'empty-lighters',
    'gases',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '从没充过气、注过油的新壳不算危险品，要能当面看出来。',
        'A new case that never held fuel is not dangerous, provided that anybody can see so.',
      ],
      ground: [['全新未充气，包装上写明“空”', 'New and never filled, the pack says “empty”']],
      sources: ['own', 'iata'],
    },
  ),
  rule('aerosols', 'gases', onlyFreight, {
    reason: [
      '喷雾罐内有压力，推进剂多半可燃，挤压受热会炸。',
      'An aerosol is under pressure and its propellant mostly burns: crushed or hot, it bursts.',
    ],
    ground: [contract, sheet],
    instead: [
      '换成按压泵、膏状或滚珠的，一般就能寄。',
      'The same product as a pump, cream or roll-on can usually go.',
    ],
    un: ['UN1950'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'road'],
  }),
  rule('oxygen', 'gases', freightAndAir, {
    reason: [
      '氧气助燃又带压，个人不能寄，医疗单位可以约定。',
      'Oxygen feeds fire and is under pressure. Individuals may not send it; hospitals may arrange it with us.',
    ],
    ground: [contract, ['在检验期内，阀门有护帽', 'Within its test date, valve capped']],
    air: [declaration, ['在检验期内，阀门有护帽', 'Within its test date, valve capped']],
    instead: ['家用请在当地租氧气瓶或制氧机。', 'For use at home rent a cylinder or a concentrator there.'],
    un: ['UN1072'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'road'],
  }),
  rule('inert-cylinders', 'gases', freightAndAir, {
    reason: [
      '不燃的气体也有压力，瓶阀一断就是一枚弹头。',
      'A gas that does not burn is still under pressure; with its valve off, a cylinder is a projectile.',
    ],
    ground: [contract, ['在检验期内，瓶阀有护帽', 'Within its test date, valve capped']],
    air: [declaration, ['在检验期内，瓶阀有护帽', 'Within its test date, valve capped']],
    instead: askFreight,
    un: ['UN1044', 'UN1046', 'UN1066', 'UN1013'],
    sources: ['gb12268', 'postal-catalogue', 'iata', 'road'],
  }),
  rule('toxic-gas', 'gases', never, {
    reason: ['吸入就能致命，任何方式都不收。', 'To breathe it can kill. No way of transport takes it.'],
    un: ['UN1017'],
    sources: ['postal-catalogue', 'gb12268'],
  }),
  rule('nitrous-oxide', 'gases', never, {
    reason: [
      '笑气带压、助燃，又常被滥用，气弹和气罐都不收。',
      'Laughing gas is under pressure, feeds fire and is often abused: neither chargers nor tanks go.',
    ],
    un: ['UN1070'],
    sources: ['postal-catalogue', 'gb12268'],
  }),
  rule('purged-cylinders', 'gases', onlyFreight, {
    reason: [
      '空瓶看不出有没有残气，要有清洗置换证明。',
      'Nobody can see whether an empty cylinder is empty: it needs a certificate of purging.',
    ],
    ground: [['清洗置换证明，阀门打开', 'Certificate of purging, valve open']],
    instead: askFreight,
    sources: ['gb12268', 'own', 'road'],
  }),
  rule('fuels', 'flammable-liquids', never, {
    reason: [
      '闪点低，常温就冒可燃蒸气，漏一瓶就能烧一车。',
      'It gives off vapor that burns at room temperature; one leaking bottle can set a load on fire.',
    ],
    instead: [
      '到当地再买，剩下的交危险废物回收点。',
      'Buy it there; take what is left to a hazardous waste point.',
    ],
    un: ['UN1203', 'UN1223', 'UN1170', 'UN1090', 'UN1230'],
    sources: ['postal-catalogue', 'gb12268', 'caac', 'rail'],
  }),
  rule('solvent-paints', 'flammable-liquids', never, {
    reason: [
      '油性漆、稀释剂和溶剂型胶都是易燃液体。',
      'Solvent paint, thinner and solvent glue are flammable liquids.',
    ],
    instead: [
      '换成水性的，附成分说明就能走公路。',
      'The water-based kind may go by road with its data sheet.',
    ],
    un: ['UN1263', 'UN1133'],
    sources: ['postal-catalogue', 'gb12268', 'own'],
  }),
  rule(
    'water-paints',
    'flammable-liquids',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '水性的不燃，要能从成分上看出来。',
        'Water-based products do not burn, as their data sheet must show.',
      ],
      ground: [sheet, ['未开封，桶口朝上，外套防漏袋', 'Unopened, upright, in a leakproof bag']],
      air: [['货物运输条件鉴定书，写明按普货', 'A transport report that says ordinary cargo']],
      sources: ['own', 'gb12268'],
    },
  ),
  rule(
    'alcohol-wipes',
    'flammable-liquids',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '吸在布里的酒精不流动，少量独立包装的可以走公路。',
        'Alcohol soaked into cloth does not run; small sealed packs may go by road.',
      ],
      ground: [['零售独立包装，只走公路', 'Sealed retail packs, by road only']],
      air: [declaration],
      sources: ['own', 'iata'],
    },
  ),
  rule('flammable-solids', 'flammable-solids', never, {
    reason: [
      '摩擦、遇水或一碰空气就可能着火，沾了货也扑不灭。',
      'Friction, water or air alone can set it alight, and it is hard to put out.',
    ],
    un: ['UN1944', 'UN1350', 'UN1428', 'UN1402'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'rail'],
  }),
  rule('camphor', 'flammable-solids', freightAndAir, {
    reason: [
      '樟脑、萘会升华，蒸气可燃，快递车厢密闭不能装。',
      'Camphor and naphthalene turn to vapor that burns, and a parcel van is closed.',
    ],
    ground: [contract, sheet],
    air: [declaration],
    instead: ['换成樟木条、薰衣草包，随便寄。', 'Cedar strips or lavender bags may go freely.'],
    un: ['UN2717', 'UN1334'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'road'],
  }),
  rule('charcoal', 'flammable-solids', freightAndAir, {
    reason: [
      '木炭、活性炭会自己发热，闷久了会燃。',
      'Charcoal warms itself and may catch fire when kept close.',
    ],
    ground: [contract, ['自热试验报告', 'Report of the self-heating test']],
    air: [declaration, ['自热试验报告', 'Report of the self-heating test']],
    un: ['UN1361', 'UN1362'],
    sources: ['gb12268', 'iata', 'road'],
  }),
  rule('self-heating', 'flammable-solids', verdictsOf('conditions', 'conditions', 'no', 'no', 'no', 'no'), {
    reason: [
      '发热包遇水就放热、放氢气，飞机和高铁上绝不能有。',
      'The heating pouch gives off heat and hydrogen when wet: never aboard an aircraft or a train.',
    ],
    ground: [['未开封，防水袋套好，只走公路', 'Unopened, in a waterproof bag, by road only']],
    instead: ['取出发热包，食品照常寄。', 'Take the pouch out and the food may go.'],
    sources: ['own', 'caac', 'rail'],
  }),
  rule(
    'warmers',
    'flammable-solids',
    verdictsOf('conditions', 'conditions', 'conditions', 'agreement', 'agreement', 'no'),
    {
      reason: ['铁粉遇空气才发热，密封完好就稳定。', 'Iron powder warms only in air; sealed, it is stable.'],
      ground: [['独立密封，没有破漏', 'Each sealed, none torn']],
      air: [['货物运输条件鉴定书', 'A transport report']],
      sources: ['own', 'iata'],
    },
  ),
  rule('oxidisers', 'oxidisers', never, {
    reason: [
      '能放出氧，碰到油、纸、糖就可能起火爆炸。',
      'It gives off oxygen: with oil, paper or sugar it may burn or explode.',
    ],
    un: ['UN1490', 'UN1942', 'UN2014'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'rail'],
  }),
  rule('mild-oxidisers', 'oxidisers', onlyFreight, {
    reason: [
      '过碳酸钠一类遇潮放热放氧，快递车里没法隔开。',
      'Percarbonates give off heat and oxygen when damp and cannot be kept apart in a van.',
    ],
    ground: [contract, sheet],
    instead: ['换成普通洗衣粉、皂粉。', 'Ordinary washing powder may go.'],
    un: ['UN3378'],
    sources: ['gb12268', 'postal-catalogue', 'road'],
  }),
  rule('poisons', 'poisons', never, {
    reason: [
      '吞入、吸入或沾到皮肤就能中毒，目录明令禁止。',
      'Swallowed, breathed in or on the skin it poisons. The catalog forbids it.',
    ],
    sources: ['postal-catalogue', 'gb12268'],
  }),
  rule('pesticides', 'poisons', onlyFreight, {
    reason: [
      '农药有毒，和食品、衣物混装会沾染；个人快递不收。',
      'Pesticides poison what travels beside them. Parcels do not take them.',
    ],
    ground: [contract, sheet],
    instead: ['到当地农资店买。', 'Buy it from a farm supplier there.'],
    sources: ['postal-catalogue', 'gb12268', 'road'],
  }),
  rule('mercury-devices', 'poisons', onlyFreight, {
    reason: [
      '玻璃一碎水银就散开，飞机上还会腐蚀铝。',
      'When the glass breaks the mercury spreads, and it eats aluminum aboard an aircraft.',
    ],
    ground: [contract, ['防碎盒加密封袋，两层', 'A box against breaking and a sealed bag']],
    instead: [
      '换电子体温计，带电池按电子产品寄。',
      'Send an electronic thermometer, as a device with a battery.',
    ],
    un: ['UN3506', 'UN2809'],
    sources: ['gb12268', 'iata', 'road'],
  }),
  rule(
    'household-insecticide',
    'poisons',
    verdictsOf('conditions', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '蚊香片、电蚊液是低毒的家用品，不是喷雾罐就能走公路。',
        'Coils, mats and plug-in liquids are mild; unless they are sprays they may go by road.',
      ],
      ground: [['零售原包装，和食品分箱', 'Retail packs, never in a box with food']],
      air: [sheet],
      sources: ['own', 'gb12268'],
    },
  ),
  rule('acids-alkalis', 'corrosives', never, {
    reason: [
      '强酸、强碱能烧伤皮肤、蚀穿包装，漏出来伤人伤车。',
      'Strong acids and alkalis burn skin and eat through packing.',
    ],
    un: ['UN1830', 'UN1789', 'UN1823', 'UN2031'],
    sources: ['postal-catalogue', 'gb12268', 'iata', 'rail'],
  }),
  rule('corrosive-cleaners', 'corrosives', onlyFreight, {
    reason: [
      '含次氯酸钠或强酸强碱，漏了会腐蚀，和别的清洁剂混了会放氯气。',
      'Hypochlorite, acid or lye: a leak corrodes, and mixed with other cleaners it gives off chlorine.',
    ],
    ground: [contract, sheet],
    instead: ['当地超市都有，不必寄；中性洗涤剂可以寄。', 'Any shop there has it; neutral cleaners may go.'],
    un: ['UN1791'],
    sources: ['postal-catalogue', 'gb12268', 'road'],
  }),
]
