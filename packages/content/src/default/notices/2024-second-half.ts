import type { NoticeSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'
import { passage } from '../passages.ts'

/** June to December 2024, newest first. */
export const noticesOfLate2024: readonly NoticeSeed[] = [
  {
    id: 'logistics-cost-plan',
    kind: 'trend',
    category: 'policy',
    date: '2024-12-12',
    title: both('降物流成本，不是把运费砍一刀', 'Cheaper logistics is not cheaper freight'),
    summary: both(
      '中办、国办的行动方案盯着结构：少倒一次、少等一天、少空一趟。',
      'The national plan looks at structure: one handling less, one day less, one empty trip less.',
    ),
    contact: both('政策研究组，950616', 'Policy research, 950616'),
    body: [
      passage.paragraph(
        '11 月底，中共中央办公厅、国务院办公厅印发《有效降低全社会物流成本行动方案》，目标是到 2027 年，社会物流总费用与国内生产总值的比率力争降到 13.5% 左右。',
        'At the end of November the central authorities issued an action plan to reduce the logistics cost of society: by 2027 its ratio to gross domestic product is to come down to about 13.5 percent.',
      ),
      passage.paragraph(
        '这个比率里，运费只占一块，仓储、库存占用的资金、管理也在里面。所以方案里写得多的是“公转铁”“公转水”、多式联运、仓库选址、单据互认，不是叫承运商降价。',
        'Freight is only part of that ratio; storage, the capital tied up in stock and administration belong to it too. So the plan speaks of moving cargo to rail and water, of intermodal transport, siting of warehouses and mutual recognition of papers, not of cutting rates.',
      ),
      passage.heading('企业自己能做的三笔账', 'Three calculations a company can do itself'),
      passage.list(
        [
          '库存多放一天要多少钱：货值乘资金成本除以 365。',
          'What a day of stock costs: value times cost of capital over 365.',
        ],
        [
          '一票货从下线到上架动手几次，减一次省多少工时。',
          'How often hands touch a consignment, and what one time less saves.',
        ],
        ['返程空驶几成，能不能和别家拼。', 'What share of return trips is empty, and with whom to share.'],
      ),
      passage.paragraph(
        '示例：货值 1,000 万元、资金成本 5%，库存少放 10 天，一年省下约 1.4 万元。看着不多，乘上周转次数就是另一回事。',
        'Sample: with ¥10 million of goods and capital at 5%, ten days less stock is about ¥14,000. Not much, until it is multiplied by the number of turns.',
      ),
    ],
    related: [
      { label: both('分仓算得出的账', 'The math of split stock'), href: '/products/warehousing#split-stock' },
      { label: both('返程空车怎么配', 'Filling return trips'), href: '/news/tms-return-legs' },
    ],
  },
  {
    id: 'unordered-cod',
    kind: 'notice',
    category: 'warning',
    date: '2024-11-19',
    title: both('没买过的到付件，一分钱也别付', 'Pay nothing for parcels you never ordered'),
    summary: both(
      '几十元的“面膜”“茶叶”到付，赌您懒得细看。拒收就行。',
      'Face masks and tea for a few dozen yuan bank on your not looking. Simply refuse.',
    ),
    severity: 'caution',
    direction: 'receive',
    contact: both('代收风控组，950616', 'Collection risk team, 950616'),
    body: [
      passage.paragraph(
        '大促前后包裹多，有人照着泄露的名单群发代收货款的小件，一件收三四十元，里面是不值钱的东西。家人代收时顺手付了，钱就到了对方账上。',
        'When parcels are many, some send cheap goods in bulk to leaked addresses, each with thirty or forty yuan to collect. A relative pays at the door and the money is theirs.',
      ),
      passage.heading('收件时', 'At the door'),
      passage.list(
        [
          '让快递员报订单平台和品名，说不清就拒收。',
          'Ask for the shop and the contents; if unclear, refuse.',
        ],
        ['要求先验后付，看完再扫码。', 'Insist on looking before paying.'],
        [
          '老人在家的，提前说好：到付的一律等您回来。',
          'Tell elderly relatives that anything to be paid waits for you.',
        ],
      ),
      passage.heading('我们做的', 'What we do'),
      passage.paragraph(
        '新开的代收商家，头一个月货款压着不放，拒收率高的查货源。同一寄件人一天被拒收超过五件，系统自动停收，人工复核。',
        'For a merchant’s first month the money is held, and many refusals bring a look at where goods come from. Five refused in a day from one sender and the system stops accepting until a person has checked.',
      ),
      passage.paragraph(
        '已经付了的，七天内凭运单号打 950616。货款还没打出去的，核实后退给您；打出去的，我们报警，配合追。',
        'If you paid, call 950616 within seven days with the number. Money not yet passed on is returned once checked; for the rest we go to the police and help trace it.',
      ),
    ],
    related: [
      { label: both('代收哪些生意不能用', 'Who may not use it'), href: '/products/cash-on-delivery#who' },
      { label: both('举报', 'Report it'), href: '/info#complaints' },
    ],
  },
  {
    id: 'sustainable-fuel',
    kind: 'trend',
    category: 'market',
    date: '2024-10-15',
    title: both('可持续航油开始试用，账先别算太满', 'Sustainable jet fuel: trials first'),
    summary: both(
      '试点从四个机场起步，减的碳算在谁头上，比加多少油更难。',
      'A trial began at four airports. Who may claim the saving is harder than filling the tanks.',
    ),
    contact: both('航空减排组，950616 转航空', 'Air emissions team, 950616, ask for air'),
    body: [
      passage.paragraph(
        '9 月 18 日，国家发展改革委和民航局启动可持续航空燃料应用试点，先在北京大兴、成都双流、郑州新郑、宁波栎社四个机场加注，明年扩大。这种油用废油脂等做原料，和普通航油掺着用，飞机不用改。',
        'On September 18 the National Development and Reform Commission and the aviation authority began a trial of sustainable aviation fuel at Beijing Daxing, Chengdu Shuangliu, Zhengzhou and Ningbo, to grow next year. Made from waste oils and the like, it is blended with ordinary fuel and needs no change to aircraft.',
      ),
      passage.paragraph(
        '难处有两个。一是贵，产量小，价格是普通航油的几倍。二是记账：油加在甲机场，货从乙机场走，减的碳能不能卖给丙公司，各家的算法还没统一。',
        'Two things are hard. It is scarce and costs several times as much. And it must be booked: if fuel goes in at one airport and cargo leaves from another, may a third party buy the saving? Methods still differ.',
      ),
      passage.list(
        [
          '买“减排凭证”前，问清有没有唯一编号，会不会卖两遍。',
          'Before buying a certificate ask whether it is numbered and sold once only.',
        ],
        [
          '减的是燃料全生命周期的碳，飞机尾气还是一样的。',
          'The saving is over the fuel’s life; the exhaust is the same.',
        ],
        [
          '能少飞的先少飞：不急的货换成公路，比加油见效快。',
          'Fly less first: cargo that can wait goes by road, and that works sooner.',
        ],
      ),
      passage.paragraph(
        '碳足迹页目前按普通航油的系数算。等国内有了公认的核证办法，再单列这一项，不先往脸上贴金。',
        'Our carbon page uses the factor of ordinary jet fuel for now. Once there is an accepted way to verify it in China the item will be shown apart.',
      ),
    ],
    related: [
      { label: both('比较空运和公路', 'Compare air and road'), href: '/carbon' },
      { label: both('方法和名词', 'Method and terms'), href: '/sustainability/glossary' },
    ],
  },
  {
    id: 'midday-heat',
    kind: 'notice',
    category: 'health',
    date: '2024-07-24',
    title: both('高温天，午间派送往早晚挪', 'Heat: midday rounds move to morning and evening'),
    summary: both(
      '气温到 37 度，中午三小时不派送；到 40 度，当天户外停工。',
      'At 37 °C couriers stay in for the three hottest hours; at 40 °C outdoor work stops for the day.',
    ),
    from: '2024-07-24T16:00:00Z',
    until: '2024-08-20T16:00:00Z',
    areas: [
      both('上海', 'Shanghai'),
      both('江苏', 'Jiangsu'),
      both('浙江', 'Zhejiang'),
      both('湖北', 'Hubei'),
      both('重庆', 'Chongqing'),
    ],
    areaCodes: ['310000', '320000', '330000', '420000', '500000'],
    services: ['express', 'bulky', 'freight'],
    contact: both('劳动保护组，950616', 'Occupational health, 950616'),
    body: [
      passage.paragraph(
        '《防暑降温措施管理办法》定了两条线：日最高气温 37 度以上、不到 40 度，户外作业一天不超过六小时，最热的三小时不安排；40 度以上，当天停止户外作业。长江沿线这一个月会多次碰到。',
        'China’s rules on heat protection draw two lines. From 37 to below 40 °C outdoor work is limited to six hours and stops for the three hottest; from 40 °C it stops for the day. Along the Yangtze both will come up this month.',
      ),
      passage.table(
        ['改成这样送', 'The new rhythm'],
        [
          ['当天最高', 'Day’s high'],
          ['派送', 'Delivery'],
          ['取件', 'Pickup'],
        ],
        [
          [
            ['35–37 度', '35–37 °C'],
            ['照常，多配一轮水', 'as usual, with more water'],
            ['照常', 'as usual'],
          ],
          [
            ['37–40 度', '37–40 °C'],
            ['6:30–11:30，15:30–20:30', '6:30–11:30, 15:30–20:30'],
            ['午间只在网点收', 'at branches only at midday'],
          ],
          [
            ['40 度以上', 'Above 40 °C'],
            ['药品用空调车送，其余次日', 'medicine by cooled van, the rest next day'],
            ['网点收', 'at branches'],
          ],
        ],
      ),
      passage.list(
        [
          '约好中午收的，短信请您改时段，不改就顺到傍晚。',
          'For midday slots you get a text; unless you change it, it comes at dusk.',
        ],
        [
          '大件上楼三层以上、没有电梯的，改到早上八点前。',
          'Three floors and more without an elevator: before eight in the morning.',
        ],
        ['快递员在楼道歇脚，请别赶。', 'Please let a courier rest in the stairwell.'],
      ),
      passage.paragraph(
        '网点门口放了水和藿香正气水，路过的环卫工、骑手都可以拿。当天停工的，快递员按日均收入付钱，免得有人硬撑。',
        'Water and herbal heat remedy stand at branch doors for anyone who passes. On days without work couriers receive their daily average, so nobody need push on.',
      ),
    ],
    related: [
      { label: both('看改到几点为止', 'See until when it can change'), href: '/track' },
      { label: both('找网点', 'Find a branch'), href: '/network' },
    ],
  },
  {
    id: 'wet-cargo',
    kind: 'notice',
    category: 'air',
    date: '2024-06-20',
    title: both('会滴水的货，7 月起按湿货标准收', 'Wet cargo: one standard from July'),
    summary: both(
      '海鲜、冻品、带水植物三类，包装不过关，货站当场退。',
      'Seafood, frozen goods and plants in water are refused at the counter unless packed to it.',
    ),
    from: '2024-06-30T16:00:00Z',
    services: ['air', 'cold-chain'],
    direction: 'send',
    contact: both('鸿雁航空收货主管，950616 转航空', 'Hongyan Air acceptance, 950616, ask for air'),
    body: [
      passage.paragraph(
        '一箱活虾漏半升海水，流进地板缝，要停场拆板清洗，盐会啃铝和电线。今年上半年停了两次，都是包装只有一层袋。7 月 1 日起，各货站用同一张单子验。',
        'Half a liter of sea water under the floor means an aircraft out of service while panels come up, because salt eats aluminum and wiring. It happened twice this half-year, each time from a single bag. From July 1 every station uses one checklist.',
      ),
      passage.heading('五样，少一样不收', 'Five points, all required'),
      passage.list(
        ['内袋两层，分开扎口，厚度不小于 0.1 毫米。', 'Two inner bags, tied separately, 0.1 mm or more.'],
        ['袋底铺吸水材料，吸得下箱内一半的水。', 'Absorbent beneath, for half the water in the box.'],
        ['外箱防水，泡沫箱再套一只纸箱。', 'A waterproof box; foam goes inside a carton.'],
        ['倒置四小时不渗，货站抽一成试。', 'No leak upside down for four hours; one in ten is tested.'],
        ['箭头朝上，写“湿货”和紧急电话。', 'Arrows up, “wet cargo” and an emergency number.'],
      ),
      passage.paragraph(
        '装机时湿货放在集装板下层，底下垫塑料布，四边卷起。请把数量和大约的水量报进订舱备注，配载要留位置。',
        'On the pallet wet cargo goes at the bottom, on sheeting turned up at the edges. Give quantity and rough amount of water when booking, so that room is kept.',
      ),
      passage.paragraph(
        '头两周不合格的，货站备了袋子和吸水纸，按成本价换，换好照走。8 月起直接退。',
        'For two weeks the terminal keeps bags and pads at cost, and repacked cargo still flies. From August it goes back.',
      ),
    ],
    related: [
      { label: both('生鲜怎么走', 'Fresh food'), href: '/solutions/fresh' },
      { label: both('交运前先查一遍', 'Pre-check'), href: '/air/e-freight/pre-check' },
    ],
  },
]
