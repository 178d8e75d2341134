import type { QuestionSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'

const exports = { label: both('看出口服务', 'See exports'), href: '/products/cross-border#export' }

export const crossBorderQuestions: readonly QuestionSeed[] = [
  {
    id: 'cross-border-documents',
    topic: 'cross-border',
    question: both('寄到国外要备哪些单据？', 'Which papers does a shipment abroad need?'),
    answer: [
      both(
        '个人物品：收件人电话，有的国家还要税号；逐件写品名、数量、价值。公司货物：商业发票、装箱单、报关委托书；木包装带 IPPC 标识，带电、带磁、液体另附鉴定书。',
        'Personal effects: the receiver’s phone, in some countries a tax number, and name, quantity and value of every item. Company goods: commercial invoice, packing list and customs authorization; IPPC-marked wood, and a test report for batteries, magnets and liquids.',
      ),
      both(
        '品名写到外人能想出那样东西：“男式棉衬衫”可以，“服装”退回。目的地要哪些单据，先问清关组，缺一样都提前说。',
        'Describe things so that a stranger can picture them: “men’s cotton shirt” passes, “clothing” does not. Ask the customs team first what your destination wants: they name what is missing.',
      ),
    ],
    link: exports,
  },
  {
    id: 'cross-border-duties',
    topic: 'cross-border',
    question: both('关税谁出，事先知道要多少吗？', 'Who pays duty, and can I know how much?'),
    answer: [
      both(
        '下单时选。收件人付的，放行前发税单给他；寄件人付的，先估后结，凭税单多退少补。估数按申报算，海关改了归类或价值，数就会变。',
        'You choose when ordering. If the receiver pays, the bill reaches them before release; if the sender pays, we estimate and settle on the official bill. The estimate follows your declaration and moves if customs reclassifies or revalues.',
      ),
      both(
        '跨境网购进口，单次 5,000 元、全年 26,000 元以内关税为零，增值税和消费税按七成收；超出的，按一般贸易全额征。',
        'Online retail imports within ¥5,000 an order and ¥26,000 a year bear no duty and seven tenths of VAT and consumption tax; above that, general trade rates apply in full.',
      ),
    ],
    link: { label: both('看进口服务', 'See imports'), href: '/products/cross-border#import' },
  },
  {
    id: 'cross-border-held',
    topic: 'cross-border',
    question: both('货被海关扣住了，怎么办？', 'Customs is holding my goods. What now?'),
    answer: [
      both(
        '看运单页写的原因。缺材料补材料，疑价格补付款凭证，多半补完就放。抽到查验的只能等，查验不等于有问题。',
        'Read the reason on the page. Send the missing paper, or proof of payment if the price is doubted, and most are released. An inspection you can only sit out; it does not mean something is wrong.',
      ),
      both(
        '别拖：进口货物进境 14 天内没申报，从第 15 天起按日收滞报金。仿冒品和禁止进境的会被没收，报错品名还可能罚款，责任在申报的人。',
        'Do not let it lie: imports not declared within 14 days of arrival cost a daily late fee from the 15th. Counterfeits and banned goods are seized, and a false description may be fined, at the declarant’s expense.',
      ),
    ],
    link: { label: both('问清关组', 'Ask the customs team'), href: '/consultation' },
  },
  {
    id: 'cross-border-hong-kong',
    topic: 'cross-border',
    question: both('寄香港，和寄内地有什么不同？', 'How is Hong Kong different from the mainland?'),
    answer: [
      both(
        '香港是单独的关税区，要报关，所以比同样远的内地城市多花些时间。税倒简单：除了酒、烟、碳氢油和甲醇，进口不征关税。',
        'Hong Kong is its own customs territory, so a declaration is due and it takes longer than a mainland city as far away. Tax is simple: apart from liquor, tobacco, hydrocarbon oil and methyl alcohol there is no import duty.',
      ),
      both(
        '肉、蛋、植物和药要先看当地规定，含大麻二酚的一概不行。地址写到座、楼、单位，繁体、英文都认。退回内地要当进口再报一次。',
        'Meat, eggs, plants and medicine have local rules, and anything with cannabidiol is out. Give block, floor and unit, in Chinese or English. A return to the mainland is declared again as an import.',
      ),
    ],
    link: { label: both('查这个地址送不送', 'Check the address'), href: '/network#coverage' },
  },
  {
    id: 'cross-border-tracking',
    topic: 'cross-border',
    question: both('出了境，还用同一个单号查吗？', 'Does one number work after the border?'),
    answer: [
      both(
        '用同一个。境外的扫描由当地承运方传来，页面用您看的语言写，没有对应说法的照登承运方原文；时间写的是当地时间。',
        'Yes. Scans abroad come from the local carrier, shown in your language, or in the carrier’s own words where we have none, in local time.',
      ),
      both(
        '过境那两天常常没有新记录，货在飞机上或者等清关。超过一周没动静再来问，报单号，我们向对方查。',
        'There is often a gap of two days at the border, in the air or in customs. If it is silent for a week give us the number and we ask the other side.',
      ),
    ],
    link: { label: both('查一票国际件', 'Track a shipment abroad'), href: '/track' },
  },
]
