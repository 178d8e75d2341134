import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'

const change = { label: both('看改到几点为止', 'See until when it can change'), href: '/track' }

export const deliveryQuestions: readonly QuestionSeed[] = [
  {
    id: 'delivery-not-home',
    topic: 'delivery',
    question: both('送来时家里没人怎么办？', 'What if nobody is in?'),
    answer: [
      both(
        '快递员先打电话。放自提柜、交给门卫、改到晚上、改天再送，您说哪样就哪样，不加钱。电话没通，他把件带回网点，不会自己找地方放。',
        'The courier calls first. Locker, front desk, this evening or another day: you say which, free of charge. If you cannot be reached the parcel returns to the branch and is not left anywhere.',
      ),
      both(
        '隔天再送一回。两回都没送成，件留在网点，运单页写着留到哪天，过了就退给寄件人。',
        'There is another try the day after. Should that fail too it waits at the branch until the day on the tracking page, then goes back to the sender.',
      ),
    ],
    link: change,
  },
  {
    id: 'delivery-upstairs',
    topic: 'delivery',
    question: both('大件送不送上楼，另外收钱吗？', 'Is carrying upstairs extra?'),
    answer: [
      claimOr(
        ['upstairs'],
        [
          '送。单件不超过 100 公斤的，几楼都免费，没有电梯也爬。超过的按重量和楼层报价，您答应了才派人。',
          'We carry it. Up to 100 kg a piece it is free to any floor, stairs included. Heavier pieces are quoted by weight and floor, and nobody comes until you agree.',
        ],
        [
          '送。按单件重量和楼层算，价钱先报，您答应了才派人。',
          'We carry it, at a price by weight and floor that you see and accept first.',
        ],
      ),
      both(
        '进不进得去，看最窄的地方：电梯门、楼道拐角、入户门。下单时把三个尺寸填上，装不下的，发货前就告诉您。',
        'Whether it fits depends on the narrowest point: elevator, turn of the stairs, front door. Give us the three widths when ordering and you hear before dispatch if it will not.',
      ),
    ],
    link: { label: both('量哪几处', 'Where to measure'), href: '/products/bulky#measure' },
  },
  {
    id: 'delivery-signature',
    topic: 'delivery',
    question: both('能不能只交给我本人？', 'Can it be handed to me alone?'),
    answer: [
      claimOr(
        ['named-signing'],
        [
          '能。寄件时加“指定签收人”，0.5 元一票，写上姓名手机，看过证件才交，旁人一律不行。',
          'Yes. The sender adds a named signature at ¥0.50 with name and mobile. It is given up against identification and to nobody else.',
        ],
        [
          '能。寄件时加“指定签收人”，写上姓名手机，看过证件才交，旁人一律不行。',
          'Yes. The sender adds a named signature with name and mobile. It is given up against identification and to nobody else.',
        ],
      ),
      both(
        '没加的，您同意的家人、同事、前台都能代签，谁签的、几点签的都有记录。合同、证照、首饰这类建议加上。',
        'Without it, family, colleagues or reception may sign if you agree, and the record says who and when. For contracts, certificates and jewelry it is worth adding.',
      ),
    ],
    link: { label: both('附加服务价目', 'Prices of extras'), href: '/info#prices' },
  },
  {
    id: 'delivery-change-address',
    topic: 'delivery',
    question: both('货在路上，还能改地址吗？', 'Can the address be changed on the way?'),
    answer: [
      both(
        '没出网点就能改，现在都打 950616。改时间、改自提、换到同一座城市的别处，收件人就能办；换城市、换收件人，只听寄件人的，核对过身份再改。',
        'Until it leaves the branch, yes: call 950616. Another time, a locker or an address in the same city is up to the receiver; another city or another person is up to the sender, who is identified first.',
      ),
      both(
        '改到外地要补一段运费，先报价。改完那一刻起重新算到达日，新日期写在运单页。',
        'A different city costs the extra leg, quoted first. The arrival day is worked out anew from the moment of the change and shown on the page.',
      ),
    ],
    link: change,
  },
  {
    id: 'delivery-refuse',
    topic: 'delivery',
    question: both('收到的不对，可以拒收吗？', 'Can I refuse what arrives?'),
    answer: [
      both(
        '可以。签字前看外箱、点件数，不对就说出来，原因写上，快递员原样带走，您不用出运费。',
        'Yes. Look at the box and count before signing. If something is wrong say so, have the reason written down, and the courier takes it away at no cost to you.',
      ),
      both(
        '签过字的，货不合意找卖家退，路上弄坏的向我们索赔。没订过的到付件，不付钱，不拆封，直接退。',
        'Once signed, goods you dislike go back through the seller, and damage on the way is a claim with us. A pay-on-delivery parcel you never ordered: pay nothing, open nothing, refuse it.',
      ),
    ],
    link: { label: both('签收的规则', 'Rules of delivery'), href: '/legal/service-details#delivery' },
  },
  {
    id: 'delivery-time',
    topic: 'delivery',
    question: both('能约到准确的钟点吗？', 'Can I have an exact hour?'),
    answer: [
      both(
        '快递给的是时段。快递员出门以后，运单页写着几点出发、预计哪个时段到，看着它下楼就行。',
        'Express gives a window. Once the courier is out, the page says since when and shows the window, so you can go down in time.',
      ),
      both(
        '大件和送货到厂可以约时段，货进了您的城市才约，所以约了就准。必须卡点的，例如开标、上门安装，请在下单时写明最晚几点。',
        'Bulky goods and deliveries to a plant are booked into a slot, and only when the goods are in your city, so it holds. If there is a deadline, such as a tender or a fitter, state the latest hour on the order.',
      ),
    ],
    link: change,
  },
  {
    id: 'delivery-locker',
    topic: 'delivery',
    question: both('没问我就放进自提柜，怎么办？', 'It was put in a locker without asking me'),
    answer: [
      both(
        '这样做违反《快递市场管理办法》。打 950616 报运单号，网点当天取出来送到门上，超时的柜费由我们付。',
        'That breaks the rules on the express market. Give 950616 the number: the branch takes it out and brings it to your door that day, and we pay any locker charge.',
      ),
      both(
        '以后都想送到手里，把这句话写进地址簿的那条地址，每个快递员都看得到。',
        'If you always want it in your hands, write so beside the address in your address book, where every courier reads it.',
      ),
    ],
    link: { label: both('放柜前要问收件人', 'Asking before a locker'), href: '/news/locker-consent' },
  },
]
