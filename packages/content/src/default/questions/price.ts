import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim } from '../../seed.ts'

const quote = { label: both('算一票运费', 'Get a quote'), href: '/fee' }
const prices = { label: both('服务价目表', 'Service prices'), href: '/info#prices' }
const cash = { label: both('看代收货款', 'See cash on delivery'), href: '/products/cash-on-delivery' }

export const priceQuestions: readonly QuestionSeed[] = [
  {
    id: 'price-how-weighed',
    topic: 'price',
    question: both('运费按哪个重量收？', 'Which weight am I charged for?'),
    answer: [
      both(
        '称一次，量一次，取大的。秤上的叫实际重量，由长宽高折出来的叫体积重量，运单页列出实际重量和计费重量。',
        'We weigh once, measure once and take the larger. The scales give the actual weight, the three sides the volumetric one; tracking shows the actual weight and the weight billed.',
      ),
      both(
        '复核有照片，可以要来看。查下来您付多了，自动退；付少了先打电话，不愿意补就原样取回，不收钱。',
        'Checks are photographed and you may ask to see them. If you paid too much, we refund the difference without your asking. If you paid too little, we call you first, and if you would rather not pay you take the goods back free.',
      ),
    ],
    link: quote,
  },
  {
    id: 'price-volume-weight',
    topic: 'price',
    question: both('箱子很轻，为什么收得多？', 'Why is a light box expensive?'),
    answer: [
      both(
        '先装满的往往是地方，不是载重。一床羽绒被占掉的位置能放一箱书，所以轻而大的货折成体积重来收。',
        'Space usually runs out before load does. A duvet takes the place of a box of books, so light and large goods are charged by volume.',
      ),
      both(
        '示例：60 × 50 × 40 厘米，实重 6 公斤，除以 6,000 得体积重 20 公斤，按 20 公斤收。抽真空压到 25 厘米高，就只有 12.5 公斤。除数各产品不同，报价时写给您看。',
        'Sample: 60 × 50 × 40 cm, 6 kg on the scales. Divided by 6,000 that is 20 kg by volume, and 20 kg is charged. Vacuum-packed to 25 cm it would be 12.5 kg. Each product has its own divisor, shown with the quote.',
      ),
    ],
    link: quote,
  },
  {
    id: 'price-surcharges',
    topic: 'price',
    question: both('报价之外还会加收什么？', 'What comes on top of the quote?'),
    answer: [
      both(
        '报价单一行一项：基本运费、燃油附加费、您勾的服务。没列出来的不收。燃油附加费每月看一次油价，变动先发公告。',
        'A quote has one line for each: base freight, fuel surcharge, services you chose. What is not listed is not charged. The fuel surcharge follows diesel once a month and is announced beforehand.',
      ),
      both(
        '半路可能变的有三样：复核后重量不对，地址改远了，超重的件要搬上楼。每一样都先报数，您点头才算。',
        'Three things may change on the way: the weight after checking, a more distant address, a heavy piece carried upstairs. Each is named first and waits for your yes.',
      ),
    ],
    link: { label: both('燃油附加费怎么定', 'How fuel is charged'), href: '/notice/fuel-surcharge' },
  },
  {
    id: 'price-refund',
    topic: 'price',
    question: both('哪些钱能退，多久到账？', 'What is refunded, and when?'),
    answer: [
      both(
        '揽收前取消，全退。揽收以后，哪项没做成退哪项：签单没带回、没交给指定的人、木箱还没开工。',
        'Cancel before pickup and all of it comes back. Afterward you get back whatever was not done: a receipt that never returned, a parcel given to the wrong person, a crate not yet begun.',
      ),
      both(
        '怎么付的就退到哪里，几时到账看银行；月结的在下一张账单里减掉，单列一行，写明是哪一票。',
        'It returns the way you paid, at your bank’s pace. Monthly accounts see it on the next bill, on its own line with the shipment named.',
      ),
    ],
    link: prices,
  },
  {
    id: 'price-cheaper',
    topic: 'price',
    question: both('同一票货，怎么寄便宜些？', 'How can the same goods go for less?'),
    answer: [
      both(
        '让报价页把几种走法排在一起看，差价常常只换一天。不急的走公路，够半托盘的走货运，老往一座城市发的，先把货放进那边的仓。',
        'Let the quote page set the options side by side; the difference often buys a single day. What can wait goes by road, half a pallet as freight, and regular goods for one city belong in a warehouse there.',
      ),
      both(
        '换小一号的箱子，比砍价管用；几个小包并成一票，首重只付一回。',
        'A smaller box does more than bargaining, and several small parcels sent as one pay the first kilo once.',
      ),
    ],
    link: quote,
  },
  {
    id: 'price-payment',
    topic: 'price',
    question: both('能到付或者月结吗？', 'Can the receiver pay, or can I pay monthly?'),
    answer: [
      both(
        '都行，下单时选。到付请先和收件人说好：他不肯付，去程和退回的运费都由寄件人出。',
        'Both, chosen when ordering. Settle it with the receiver first: if they refuse, the sender pays the way there and the way back.',
      ),
      both(
        '月结要签合同，一月一张账单，哪一票、多重、什么价，逐行能对。',
        'A monthly account needs a contract and brings one bill a month with shipment, weight and price on every line.',
      ),
    ],
    link: { label: both('申请月结', 'Apply for an account'), href: '/cooperation' },
  },
  {
    id: 'cod-when-paid',
    topic: 'price',
    question: both('代收的货款，几天打给我？', 'When do I receive the money collected?'),
    answer: [
      both(
        '签收后先逐票对账，再按合同定的日子打款。周期可以谈：单量大、退货少的，打得勤一些。',
        'After delivery each sum is matched, then paid on the days your contract names. The rhythm is open to discussion: large volumes with few returns are paid more often.',
      ),
      claim(
        ['cash-on-delivery'],
        '一票最多代收 30 万元，再多的请走银行。',
        'One shipment may carry up to ¥300,000; beyond that use a bank.',
      ),
    ],
    link: cash,
  },
  {
    id: 'cod-refused',
    topic: 'price',
    question: both('收件人拒收，手续费还要付吗？', 'Is there a fee if the receiver refuses?'),
    answer: [
      both(
        '一分钱没收到，就没有手续费。运费和退回的费用照合同，货退到您指定的仓或门店。',
        'Nothing collected, no fee. Freight and return follow the contract, and the goods go to the warehouse or shop you name.',
      ),
      both(
        '只要一部分的，按实收的钱算，剩下的原车带回。派送前一天会把金额发给收件人，叫他有个准备，也能少退一些。',
        'If only part is accepted, the fee is on that part and the rest comes back with the van. The day before, receivers get the amount by text, which keeps refusals down.',
      ),
    ],
    link: cash,
  },
]
