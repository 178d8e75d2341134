import { everywhere, rule, verdictsOf } from './build.ts'

/** Money and papers, and what most parcels hold. */
export const everydayRules = [
  rule(
    'papers',
    'valuables',
    verdictsOf('conditions', 'no', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '证件、合同走快递文件最稳，丢了能补、但费事。',
        'Papers travel best as express documents: they can be replaced, but it is a nuisance.',
      ],
      ground: [
        ['文件封密封，单独寄，本人签收', 'In a sealed document sleeve, alone, signed by the addressee'],
      ],
      instead: ['改走快递文件。', 'Send it as an express document.'],
      sources: ['own'],
    },
  ),
  rule('bank-cards', 'valuables', verdictsOf('agreement', 'no', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '银行卡、电话卡涉及实名，成批的只收发卡机构的。',
      'Bank and SIM cards are bound to a name; in quantity they are taken from their issuers only.',
    ],
    ground: [['发卡机构合同寄递，个人限本人名下', 'By contract of the issuer; individuals only their own']],
    instead: ['请发卡机构补寄到新地址。', 'Ask the issuer to send a new one there.'],
    sources: ['own', 'express-regulations'],
  }),
  rule('jewellery', 'valuables', verdictsOf('conditions', 'no', 'no', 'conditions', 'agreement', 'no'), {
    reason: [
      '贵重品要保价、当面验、单独装，出境要报关。',
      'Valuables are insured, checked face to face and boxed alone; abroad they are declared.',
    ],
    ground: [
      ['按实际价值保价，附凭证', 'Insured at its value, with proof'],
      ['当面封箱，本人签收', 'Sealed before your eyes, signed by the addressee'],
    ],
    instead: ['改走快递并保价。', 'Send it insured by express.'],
    sources: ['own', 'customs'],
  }),
  rule(
    'art',
    'valuables',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'agreement', 'no'),
    {
      reason: [
        '当代书画、工艺品可以寄，怕折怕潮；出境先问文物部门。',
        'Modern art and crafts may go; keep them flat and dry, and ask the relics office before sending abroad.',
      ],
      ground: [['硬筒或木框，防潮，保价', 'Hard tube or crate, against damp, insured']],
      air: [
        ['硬筒或木框，防潮，保价', 'Hard tube or crate, against damp, insured'],
        ['出境附文物出境鉴定', 'Abroad: with the relics office’s assessment'],
      ],
      sources: ['relics', 'own'],
    },
  ),
  rule('relics', 'valuables', verdictsOf('no', 'agreement', 'no', 'agreement', 'agreement', 'no'), {
    reason: [
      '文物不走快递；国有馆藏经批准由专业承运，出境要许可证。',
      'Relics are no parcels. Those of museums go by specialists with approval; abroad with a permit.',
    ],
    ground: [
      ['文物部门批准文件', 'Approval of the relics authority'],
      ['专用包装，专人押运', 'Packing of its own, with an escort'],
    ],
    air: [
      ['文物部门批准文件', 'Approval of the relics authority'],
      ['出境附文物出境许可证', 'Abroad: with an export permit'],
    ],
    instead: [
      '个人合法收藏的，先请当地文物部门鉴定。',
      'If you own it lawfully, have the relics office assess it first.',
    ],
    sources: ['relics', 'customs'],
  }),
  rule('media', 'publications', verdictsOf('yes', 'yes', 'yes', 'yes', 'conditions', 'yes'), {
    reason: [
      '正规出版的书刊、音像照常寄；出境按对方海关。',
      'Books and discs published lawfully go as they are; abroad by the customs there.',
    ],
    air: [['出境如实申报，成批的附清单', 'Abroad: declared, with a list for quantities']],
    sources: ['own', 'customs'],
  }),
  rule(
    'data-media',
    'publications',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '硬盘、U 盘怕静电怕摔，里面的内容也要合法；先备份。',
        'Drives fear static and shocks, and their contents must be lawful. Make a copy first.',
      ],
      ground: [['防静电袋加缓冲', 'Anti-static bag and padding']],
      sources: ['own', 'postal-catalogue'],
    },
  ),
  rule('plain', 'everyday', everywhere, {
    reason: [
      '不带电、不带磁、不含液体和粉末的普通货，照常寄。',
      'Ordinary goods without battery, magnet, liquid or powder go as they are.',
    ],
    sources: ['own'],
  }),
  rule(
    'fragile',
    'everyday',
    verdictsOf('conditions', 'conditions', 'conditions', 'conditions', 'conditions', 'conditions'),
    {
      reason: ['易碎不是危险，包得够就行。', 'Fragile is not dangerous: it only needs enough packing.'],
      ground: [
        ['每件裹好，四周留 5 厘米缓冲', 'Each wrapped, 5 cm of padding all around'],
        ['贵的保价', 'Insured if it is valuable'],
      ],
      sources: ['own'],
    },
  ),
  rule('bulky', 'everyday', verdictsOf('agreement', 'yes', 'agreement', 'agreement', 'agreement', 'no'), {
    reason: [
      '大件走货运照常，走快递要看尺寸重量。',
      'Bulky goods are ordinary freight; as a parcel size and weight decide.',
    ],
    ground: [['量好尺寸重量再下单', 'Measure and weigh before ordering']],
    air: [['先用装载自查看装不装得下', 'See first whether it fits the aircraft']],
    instead: ['改走大件或零担。', 'Send it as bulky goods or freight.'],
    sources: ['own'],
  }),
  rule(
    'appliances',
    'everyday',
    verdictsOf('conditions', 'yes', 'conditions', 'conditions', 'conditions', 'no'),
    {
      reason: [
        '插电的电器没有电池，照常走；水排净，门固定。',
        'Plug-in appliances hold no battery and may go: drained, doors fixed.',
      ],
      ground: [['水排净，活动件固定', 'Drained, moving parts fixed']],
      sources: ['own'],
    },
  ),
  rule(
    'refrigerators',
    'everyday',
    verdictsOf('agreement', 'conditions', 'no', 'agreement', 'agreement', 'no'),
    {
      reason: [
        '冰箱、空调里有制冷剂，有的可燃，要直立。',
        'Refrigerators and air conditioners hold a refrigerant, some of them flammable, and stand upright.',
      ],
      ground: [['直立，写明制冷剂牌号', 'Upright, the refrigerant named']],
      air: [['制冷剂量和牌号，附厂家说明', 'Amount and kind of refrigerant, by the maker']],
      sources: ['iata', 'own'],
    },
  ),
]
