import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim, claimOr } from '../../seed.ts'

const coldChain = { label: both('看冷链服务', 'See the cold chain'), href: '/products/cold-chain' }

export const coldChainQuestions: readonly QuestionSeed[] = [
  {
    id: 'cold-temperature-record',
    topic: 'cold-chain',
    question: both('温度记录怎么看，能给买家看吗？', 'Can my buyer see the temperature record?'),
    answer: [
      both(
        '能。到货时把整段读数给您，装车、换车、开门的时刻都标着，转给买家就行，里面没有您的进价和别家的货。途中运单页写着温度在不在范围内。',
        'Yes. On delivery you get the readings with every loading, transfer and open door, to pass on: they hold neither your cost price nor anybody else’s goods. On the way, tracking says whether it is within range.',
      ),
      both(
        '读数谁都改不了。对数据有疑问，报探头编号，我们给校准证书。',
        'No one can change a reading. If you doubt one, quote the probe’s number and receive its calibration certificate.',
      ),
    ],
    link: coldChain,
  },
  {
    id: 'cold-own-box',
    topic: 'cold-chain',
    question: both('用自己的泡沫箱和冰袋，行吗？', 'Can I use my own foam box and ice?'),
    answer: [
      both(
        '行，看三点：不漏水，盖得严，冰撑得到收货再富余半天。差一点的，快递员当面说，愿意就换我们的箱。',
        'Yes, on three conditions: no leaks, a tight lid, and ice for half a day beyond delivery. If it falls short the courier says so, and you may switch to a box of ours.',
      ),
      both(
        '放干冰要提前讲：净重写在箱外，箱子留气孔，走航空另有限量。自备箱里化了，看读数分责任，是箱子不保温，还是路上超时。',
        'Announce dry ice: net weight on the outside, a vent in the box, limits by air. If things thaw in your own box the readings decide between a poor box and a slow journey.',
      ),
    ],
    link: { label: both('干冰要怎么申报', 'Declaring dry ice'), href: '/notice/dry-ice' },
  },
  {
    id: 'cold-delay',
    topic: 'cold-chain',
    question: both('冷链件来晚了，怎么赔？', 'What do I get when chilled goods are late?'),
    answer: [
      claimOr(
        ['late-penalty'],
        [
          '迟于约定时刻 1 小时以上，退这一票运费的一成，也就是 10%；再晚逐档加，12 小时以后，最高退到全部运费。',
          'Later than the agreed time by more than 1 hour, a tenth of the freight, 10%, is returned; it rises in steps, and past 12 hours may reach the whole.',
        ],
        [
          '按约定时刻到门口的时间差分档退运费，档位写在服务条款里。',
          'Freight is returned in steps by the gap between the agreed time and our arrival, as the terms set out.',
        ],
      ),
      both(
        '这笔退款不用举证。货化了坏了是另一笔，凭温度记录和开箱照片，24 小时内提，两笔可以同时办。',
        'That needs no proof from you. Spoiled goods are a second matter, claimed within 24 hours on the record and your photos; both can run together.',
      ),
    ],
    link: { label: both('一票货的算例', 'A worked example'), href: '/news/late-cold-compensation' },
  },
  {
    id: 'cold-breakdown',
    topic: 'cold-chain',
    question: both('冷机半路坏了，货怎么办？', 'What if the cooling fails on the road?'),
    answer: [
      both(
        '温度一偏，司机和值班台同时响。先查门封和风口，修不好就开往沿途最近的冷库，不在服务区干等。',
        'When the reading drifts an alarm goes to driver and duty desk together. Seals and vents come first; if that fails the truck makes for the nearest cold store and does not sit at a rest stop.',
      ),
      both(
        '换车前逐箱量，超限的单独放，曲线和照片发给您，照发、降价还是退回，由您定。药品归质量部门判，我们不替您做主。',
        'Boxes are measured before transfer and those out of range set apart. You get curve and photos and choose: send on, sell cheaper or return. For medicine your quality department rules.',
      ),
    ],
    link: { label: both('药品报警后的处置', 'Alarms with medicine'), href: '/solutions/pharma#excursion' },
  },
  {
    id: 'cold-which-service',
    topic: 'cold-chain',
    question: both('一箱、一托、一车，各选哪种冷链？', 'One box, one pallet, one truck: which service?'),
    answer: [
      both(
        '一箱到家选生鲜快递。几箱到几托选冷链零担，和同温区、不串味的货拼车。够一车就包下来，中途不开门。天天补货的，先放进城里的生鲜仓。',
        'A box to a home goes by fresh express. A few boxes or pallets share a chilled truck with goods of the same zone. A full load gets its own truck, doors shut throughout. Daily supplies belong in a fresh-food warehouse in town.',
      ),
      claim(
        ['cold-main', 'cold-capitals', 'cold-county'],
        '零担的天数：主要节点之间 2–3 天，省会之间 3–5 天，到县 4–6 天，都从截单起算。',
        'Part loads take 2–3 days between main cities, 3–5 between provincial capitals and 4–6 to a county, counted from the cut-off.',
      ),
    ],
    link: coldChain,
  },
  {
    id: 'pharma-qualification',
    topic: 'cold-chain',
    question: both('第一次托运药品，要交哪些资质？', 'Which papers for a first shipment of medicine?'),
    answer: [
      both(
        '收发双方的药品许可证和营业执照，随货同行单的样式和印章留样，还有每个品种的温度要求。我们这边，运输资质和车、箱、探头的验证报告随首单给您。',
        'Licenses of both sides, a specimen of the delivery note and its stamp, and the temperature range of each product. From us you receive our own permits and the qualification of truck, box and probe with the first order.',
      ),
      both(
        '审过一次管一年，证照快到期会提醒您换。个人不能托运处方药，请医院或药店来寄。',
        'One check is good for a year, with a reminder before anything expires. Private persons cannot ship prescription medicine: ask the hospital or pharmacy.',
      ),
    ],
    link: { label: both('看医药服务', 'See pharma'), href: '/products/pharma' },
  },
  {
    id: 'pharma-handover',
    topic: 'cold-chain',
    question: both('药品交接，双方各做什么？', 'What does each side do at a pharma handover?'),
    answer: [
      both(
        '发货方核批号、点件数、写下装箱温度，签名。收货方派授权名单上的人，先看封签和外箱，再读在途数据，没问题两人签收。',
        'The shipper checks batches, counts, writes down the starting temperature and signs. The receiver sends an authorized person, looks at seal and box, reads the data, and two people sign.',
      ),
      both(
        '超限、封签断、单据对不上，当场拒收就是了，货由原车带回隔离，不放在门口。',
        'Out of range, seal broken, papers not matching: refuse on the spot. The same truck takes the goods back into quarantine; nothing is left at the gate.',
      ),
    ],
    link: {
      label: both('一箱疫苗的四次交接', 'Four handovers of one box'),
      href: '/solutions/pharma#handover',
    },
  },
]
