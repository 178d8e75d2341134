import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** July to December 2025, newest first. */
export const noticesOfLate2025: readonly NoticeSeed[] = [
  {
    id: 'plastic-deadline',
    kind: 'trend',
    category: 'policy',
    date: '2025-12-30',
    title: both(
      '年底到了，快递网点不再用不可降解塑料',
      'Year’s end: no more non-degradable plastic at branches',
    ),
    summary: both(
      '五年前定下的期限到了，袋子、胶带、编织袋各有替代，也各有短处。',
      'A limit set five years ago falls due. Bags, tape and sacks have substitutes, each with a weakness.',
    ),
    contact: both('绿色包装组，950616', 'Green packaging team, 950616'),
    body: [
      passage.paragraph(
        '2020 年，国家发展改革委和生态环境部在《关于进一步加强塑料污染治理的意见》里写明：到 2025 年底，全国邮政快递网点禁止使用不可降解的塑料包装袋、塑料胶带和一次性塑料编织袋。期限就是这几天。',
        'In 2020 the National Development and Reform Commission and the environment ministry set it down: by the end of 2025 postal and express branches across China may no longer use non-degradable plastic bags, plastic tape or single-use woven sacks. That is this week.',
      ),
      passage.table(
        ['换成什么，要留意什么', 'What replaces what'],
        [
          ['原来', 'Before'],
          ['现在', 'Now'],
          ['短处', 'Weakness'],
        ],
        [
          [
            ['塑料快递袋', 'Plastic bags'],
            ['可降解袋、纸袋', 'degradable or paper bags'],
            ['放久了变脆，别囤一年', 'brittle with age: do not stock a year'],
          ],
          [
            ['透明胶带', 'Clear tape'],
            ['湿水牛皮纸胶带', 'gummed kraft tape'],
            ['冷库里粘不牢', 'weak in cold rooms'],
          ],
          [
            ['一次性编织袋', 'Single-use sacks'],
            ['可循环集装袋', 'reusable sacks'],
            ['要有人收、有人洗', 'someone must collect and wash them'],
          ],
          [
            ['泡沫填充', 'Foam filling'],
            ['蜂窝纸、充气纸垫', 'honeycomb paper, paper cushions'],
            ['怕潮，重件压得扁', 'dislikes damp, flattens under weight'],
          ],
        ],
      ),
      passage.paragraph(
        '“可降解”不等于扔在哪里都会消失，多数要进工业堆肥才降解得快。所以排在前面的仍是少用一层、多用几次。',
        '“Degradable” does not mean it vanishes where it is dropped; most kinds need industrial composting. Using one layer less, and using it again, still comes first.',
      ),
      passage.paragraph(
        '自己备包材的商家，过了年再用旧袋子，网点会请您换。库存多的可以退给供应商或改作仓内周转，别寄出来。',
        'Merchants who supply their own bags will be asked to change them after the New Year. Left-over stock may go back to the maker or serve inside the warehouse, not on the road.',
      ),
    ],
    related: [
      { label: both('包装怎么选', 'Choosing packaging'), href: '/products/packaging' },
      { label: both('可持续发展', 'Sustainability'), href: '/sustainability' },
    ],
  },
  {
    id: 'year-end-abroad',
    kind: 'notice',
    category: 'service',
    date: '2025-12-10',
    title: both('圣诞到元旦，欧美日的派送要慢几天', 'Christmas to New Year: slower abroad'),
    summary: both(
      '12 月 24 日到 1 月 5 日，目的国海关和派送员轮休，各国恢复的日子不同。',
      'From December 24 to January 5 customs and couriers abroad are on holiday, each country on its own days.',
    ),
    from: '2025-12-23T16:00:00Z',
    until: '2026-01-05T16:00:00Z',
    areas: [
      both('德国', 'Germany'),
      both('美国', 'United States'),
      both('日本', 'Japan'),
      both('韩国', 'South Korea'),
      both('新加坡', 'Singapore'),
    ],
    services: ['cross-border', 'air'],
    direction: 'send',
    contact: both('国际派送协调组，950616', 'International delivery desk, 950616'),
    body: [
      passage.table(
        ['主要目的地的停派日', 'Days without delivery'],
        [
          ['目的地', 'Destination'],
          ['停派', 'No delivery'],
          ['海关', 'Customs'],
        ],
        [
          [
            ['德国', 'Germany'],
            ['24 日下午–26 日，1 月 1 日', 'from noon on the 24th to the 26th; January 1'],
            ['27 日起清积压', 'backlog from the 27th'],
          ],
          [
            ['美国', 'United States'],
            ['25 日，1 月 1 日', 'December 25, January 1'],
            ['节日照常值班', 'on duty'],
          ],
          [
            ['日本', 'Japan'],
            ['12 月 31 日–1 月 3 日', 'December 31 – January 3'],
            ['4 日恢复', 'resumes on the 4th'],
          ],
          [
            ['韩国', 'South Korea'],
            ['25 日，1 月 1 日', 'December 25, January 1'],
            ['隔日恢复', 'resumes next day'],
          ],
          [
            ['新加坡', 'Singapore'],
            ['25 日，1 月 1 日', 'December 25, January 1'],
            ['照常', 'as usual'],
          ],
        ],
      ),
      passage.paragraph(
        '我们这头天天收，货机照飞。慢的是落地以后，积压从中转仓开始，所以运单上会连着几天没有新记录。',
        'We accept every day and the freighters fly. The delay begins after landing, in transit sheds, so a page may stay silent for days.',
      ),
      passage.list(
        [
          '想在圣诞前送到的，欧美 12 月 12 日前交，日韩新 12 月 17 日前交。',
          'For Christmas: by December 12 for Europe and America, by the 17th for Japan, Korea and Singapore.',
        ],
        [
          '商家请把店里的预计到达日往后改，免得买家投诉。',
          'Merchants: move the dates shown in your shop, or buyers will complain.',
        ],
        [
          '冷藏品这两周不收门到门，只接机场自提。',
          'Chilled goods are taken to the airport only in these weeks.',
        ],
      ),
      passage.paragraph(
        '节日里收件人常不在家，请留能接通的当地电话。没人收的，邻居代收在德国很普遍，在美国则多半放门口，要签字的请事先选好。',
        'Receivers are often away, so give a local number that answers. In Germany a neighbor will usually take it, in America it is left at the door: choose a signature beforehand if you need one.',
      ),
    ],
    related: [
      { label: both('查国际件走到哪', 'Track abroad'), href: '/track' },
      { label: both('出口服务', 'Exports'), href: '/products/cross-border#export' },
    ],
  },
  {
    id: 'price-floor',
    kind: 'trend',
    category: 'market',
    date: '2025-11-27',
    title: both('快递单价不再一路往下', 'Parcel prices stop falling'),
    summary: both(
      '低过成本的单价靠派费和罚款撑着，修订后的法律开始管这件事。',
      'Prices below cost were held up by couriers’ pay and fines; an amended law now looks at that.',
    ),
    contact: both('市场研究组，950616', 'Market research, 950616'),
    body: [
      passage.paragraph(
        '前几年，小件快递的单价一年低过一年，低到连面单、中转、派费都不够付。差额从哪里来？从网点的罚款里，从派送员每件几毛的派费里，从大客户补小客户里。',
        'For years the price of a small parcel fell until it no longer covered label, transit and delivery. The gap was filled from fines on branches, from the few jiao a courier earns, from large customers paying for small.',
      ),
      passage.paragraph(
        '今年夏天起，几个发件大省陆续有企业上调底价，派费也跟着加。10 月 15 日，修订后的《反不正当竞争法》施行，平台不得强制商家低于成本卖货，这条管的是平台，压力会顺着往下松一截。',
        'Since summer several carriers have raised their floor in the provinces that send most, and delivery pay with it. On October 15 the amended Anti-Unfair Competition Law came into force; platforms may no longer make sellers sell below cost. It addresses platforms, but the pressure eases all along the line.',
      ),
      passage.heading('商家该怎么看', 'For merchants'),
      passage.list(
        [
          '报价低得离谱的，问清派到门还是派到驿站。',
          'With a very low offer ask whether it reaches the door or a shop.',
        ],
        ['把破损、丢失、退货的钱算进单票成本再比。', 'Compare with damage, loss and returns included.'],
        [
          '合同写清调价条件，比一年锁死实在。',
          'A clause on price changes is more honest than a year’s freeze.',
        ],
      ),
      passage.paragraph(
        '涨价不会让件送得更快。能省钱的仍是老办法：箱子小一点，货离买家近一点，少退一点。',
        'Higher prices do not make parcels faster. What saves money is what always did: smaller boxes, stock nearer the buyer, fewer returns.',
      ),
    ],
    related: [
      { label: both('自己算一票', 'Price one yourself'), href: '/fee' },
      { label: both('分仓算得出的账', 'The math of split stock'), href: '/products/warehousing#split-stock' },
    ],
  },
  {
    id: 'small-parcel-duty',
    kind: 'trend',
    category: 'market',
    date: '2025-09-09',
    title: both('小包免税的口子在收，跨境卖家怎么接', 'Duty-free parcels are ending: what sellers do'),
    summary: both(
      '美国取消 800 美元以下免税，备货、申报、定价都要改。',
      'America has ended the $800 exemption, which changes stock, declarations and prices.',
    ),
    contact: both('跨境研究组，950616', 'Cross-border research, 950616'),
    body: [
      passage.paragraph(
        '过去寄往美国、价值不到 800 美元的小包免税，也不用细报。2025 年 5 月 2 日起，中国内地和香港的货不再享受；8 月 29 日起，所有来源地都一样。直邮小包由此和普通进口站在一条线上。',
        'Parcels to the United States worth less than $800 used to enter free of duty with little paper. From May 2, 2025 that ended for goods from mainland China and Hong Kong, from August 29 for every origin. A parcel now stands where any import stands.',
      ),
      passage.heading('变在哪三处', 'Three changes'),
      passage.list(
        [
          '要报到税号和原产地，一句“礼品”过不了。',
          'Tariff code and origin are needed; “gift” will not pass.',
        ],
        [
          '税由谁付，下单前就得定，不然收件人拒付，货退不起。',
          'Who pays must be settled first, or the receiver refuses and the return is unaffordable.',
        ],
        [
          '一件一清的成本上来了，凑整柜进海外仓又变得划算。',
          'Clearing piece by piece became expensive, and a container to a warehouse abroad makes sense again.',
        ],
      ),
      passage.paragraph(
        '欧盟也在讨论取消 150 欧元以下的免税，时间表没有最后定。卖家别等：先把品名、材质、原产地补进商品档案，这件事哪条路都用得上。',
        'The EU is discussing an end to its €150 exemption, with no final date. Sellers need not wait: add description, material and origin to your item data now, since every route asks for them.',
      ),
      passage.paragraph(
        '低价轻件受影响最大，几美元的手机壳付了税和报关费就不剩什么。单价高、退货少的品类反而更稳。',
        'Cheap light goods suffer most: a phone case of a few dollars has nothing left after duty and clearance. Costlier goods with few returns fare better.',
      ),
    ],
    related: [
      { label: both('出口怎么走', 'How exports run'), href: '/products/cross-border#export' },
      { label: both('一家跨境店的做法', 'How one shop did it'), href: '/cases/tongdao-cross-border' },
    ],
  },
  {
    id: 'false-agents',
    kind: 'notice',
    category: 'warning',
    date: '2025-09-05',
    title: both('有人冒名招“区域代理”和“内部司机”', 'False offers of agencies and driver jobs'),
    summary: both(
      '先收保证金、服装费、培训费的，都不是我们。',
      'Anyone who wants a deposit, a uniform fee or training money first is not us.',
    ),
    severity: 'caution',
    contact: both('合作与招聘核验，950616', 'Checks on partners and jobs, 950616'),
    body: [
      passage.paragraph(
        '8 月以来接到二十多起举报：短视频里挂着我们的标志，招县级代理和带车司机，说“名额只剩两个”，收几百到几万元后拉黑。公章、合同、工牌全是仿的。',
        'Since August over twenty people have reported videos under our logo seeking county agents and drivers with vans, “two places left”. They pay a few hundred to tens of thousands of yuan and are blocked. Seals, contracts and badges are forged.',
      ),
      passage.heading('三条不会变', 'Three things that hold'),
      passage.list(
        [
          '招聘不收钱，面试在网点或公司，不在宾馆。',
          'Jobs cost nothing, and interviews are at a branch or our offices.',
        ],
        [
          '合作从合作咨询表开始，签约前要实地看场。',
          'Partnership begins with the inquiry form, and we visit before signing.',
        ],
        [
          '收款账户只有公司户名，没有个人收款码。',
          'Payments go to a company account, never to a private code.',
        ],
      ),
      passage.paragraph(
        '想核实，打 950616 报对方姓名和工号，当场告诉您有没有这个人、有没有这件事。已经付了钱的，先报警，再把聊天和转账记录发给我们，我们出证明。',
        'To check, give 950616 the name and staff number and you hear at once whether person and offer exist. If you have paid, go to the police first and send us chat and transfer; we confirm in writing.',
      ),
      passage.paragraph(
        '9 月 5 日前举报的账号，平台已下架七个，其余在办。有新的在这里补。',
        'Of the accounts reported by September 5 platforms have removed seven; the rest are in hand.',
      ),
    ],
    related: [
      { label: both('正式的合作入口', 'The real way in'), href: '/cooperation' },
      { label: both('云仓加入条件', 'Joining as a warehouse'), href: '/products/cloud-warehouse' },
    ],
  },
  {
    id: 'dry-ice',
    kind: 'notice',
    category: 'air',
    date: '2025-07-17',
    title: both('箱里放干冰，请写明多少公斤', 'Dry ice in the box? Write down how much'),
    summary: both(
      '干冰走航空按第 9 类危险物质办，净重、通气孔、标签缺一样都上不了机。',
      'By air dry ice is a class 9 substance: weight, vent and labels, or it stays behind.',
    ),
    from: '2025-07-31T16:00:00Z',
    services: ['air', 'cold-chain', 'pharma'],
    direction: 'send',
    contact: both(
      '鸿雁航空危险品办公室，950616 转航空',
      'Hongyan Air dangerous goods office, 950616, ask for air',
    ),
    body: [
      passage.paragraph(
        '干冰会变成二氧化碳气体，密封的箱子要胀，机舱里浓度高了伤活体和人。暑期冷冻货多，7 月头两周退了 31 票，都是没申报或者封死了箱。',
        'Dry ice turns to carbon dioxide. A sealed box swells, and in the hold the gas harms animals and people. With summer’s frozen cargo 31 shipments were turned away in two weeks of July, undeclared or sealed tight.',
      ),
      passage.table(
        ['一箱要做到的', 'What each box needs'],
        [
          ['项目', 'Item'],
          ['写法或做法', 'How'],
        ],
        [
          [
            ['品名和编号', 'Name and number'],
            ['UN1845 干冰（固体二氧化碳）', 'UN1845, Dry ice (Carbon dioxide, solid)'],
          ],
          [
            ['净重', 'Net weight'],
            ['每箱几公斤，写在外面和运单上', 'kilograms per box, on the outside and the waybill'],
          ],
          [
            ['标签', 'Label'],
            ['第 9 类杂项危险品标签，贴平', 'class 9 miscellaneous label, flat'],
          ],
          [
            ['通气', 'Vent'],
            ['盖子不用胶带绕死，留孔', 'lid not taped round; leave a hole'],
          ],
          [
            ['包装说明', 'Packing instruction'],
            ['PI 954', 'PI 954'],
          ],
        ],
      ),
      passage.paragraph(
        '每个货舱能装多少干冰，随机型和通风变，订舱时要报总公斤数，临时加会挤掉别人的。和活体、种蛋不放同一舱。',
        'How much a hold may carry depends on aircraft and airflow, so book the total; adding later displaces others. It never shares a hold with live animals or hatching eggs.',
      ),
      passage.paragraph(
        '只是保冷的，先问冰板行不行：0 到 8 度用冰板就够，零下二十度以下才值得上干冰。',
        'If the aim is to keep cool, ask whether cold plates will do: they hold 0 to 8 °C, and dry ice pays below minus twenty.',
      ),
    ],
    related: [
      { label: both('危险品电子申报', 'E-declaration'), href: '/air/e-freight/edgd' },
      { label: both('航空禁运物品', 'What may not fly'), href: '/air/prohibited' },
    ],
  },
  {
    id: 'power-bank-mark',
    kind: 'trend',
    category: 'policy',
    date: '2025-07-08',
    title: both('没有 3C 的充电宝，改寄也未必行', 'Power banks without the mark: parcels too?'),
    summary: both(
      '旅客带不走，就想寄回家，快递也有自己的门槛。',
      'Passengers who cannot carry them want to mail them, and parcels have rules too.',
    ),
    contact: both('安全研究组，950616', 'Safety research, 950616'),
    body: [
      passage.paragraph(
        '民航局规定，6 月 28 日起，没有 3C 标识、标识不清，或者属于召回型号、批次的充电宝，不能带上境内航班。机场安检口堆起一筐筐充电宝，旁边就有人问能不能寄。',
        'Since June 28 the aviation authority bars power banks on domestic flights if they lack the 3C mark, if it is illegible, or if the model or batch was recalled. Baskets fill at security, and people beside them ask whether they can post them.',
      ),
      passage.paragraph(
        '先看是哪种情况。召回的，哪条路都不该走，按厂家的召回办法处理。没有标识、但完好的，不能上飞机，也不等于能进快递：网点会问容量、外观、来历，答不上来就不收。',
        'It depends which. A recalled one should travel no way at all but follow the maker’s recall. One that is sound but unmarked may not fly, and that does not make it a parcel: the branch asks capacity, condition and origin and refuses what nobody can answer.',
      ),
      passage.heading('卖家受的影响更大', 'Sellers feel it more'),
      passage.list(
        [
          '仓里没有标识的存货，2024 年 8 月起就不许出厂、销售。',
          'Stock without the mark may not leave a factory or be sold since August 2024.',
        ],
        ['买家退回来的鼓包件，别当普通退货混在一起。', 'Swollen returns must not lie among the others.'],
        [
          '详情页写清容量和标识编号，能少一半咨询。',
          'Put capacity and mark number on the product page and half the questions go.',
        ],
      ),
      passage.paragraph(
        '铁路有铁路的限制，寄件有寄件的，航空最严。带出门之前看一眼标识，比到了安检口再想办法省事。',
        'Railways have one rule, parcels another, aircraft the strictest. A look at the mark before leaving home beats a solution at security.',
      ),
    ],
    related: [
      { label: both('查能不能寄', 'Can it be sent?'), href: '/prohibited' },
      { label: both('演练：一箱充电宝冒烟', 'The drill with power banks'), href: '/news/battery-fire-drill' },
    ],
  },
]
