import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim, claimOr } from '../../seed.ts'

const packaging = { label: both('看包装服务', 'See packaging'), href: '/products/packaging' }
const prohibited = { label: both('按品名查一查', 'Look an item up'), href: '/prohibited' }

export const sendingQuestions: readonly QuestionSeed[] = [
  {
    id: 'sending-how-to-book',
    topic: 'sending',
    question: both('怎么约快递员上门？', 'How do I book a pickup?'),
    answer: [
      claimOr(
        ['pickup-time'],
        [
          '在线下单：填双方地址、寄什么，价钱当场算出，再挑一个取件时段，今天约满就约明天。急的打 950616 说“尽快”，1 小时内有人敲门。',
          'Order online: enter both addresses and what you send, see the price at once and pick a pickup time. In a hurry? Call 950616, say “soon”, and someone knocks within 1 hour.',
        ],
        [
          '在线下单：填双方地址、寄什么，价钱当场算出，再挑一个取件时段，今天约满就约明天。急的打 950616 说“尽快”。',
          'Order online: enter both addresses and what you send, see the price at once and pick a pickup time. In a hurry? Call 950616 and say “soon”.',
        ],
      ),
      both(
        '不方便填的，打 950616 口述，或者直接拿到网点。几种办法下的都是同一张单，后面查件、改派没有区别。',
        'If typing is awkward, dictate it on 950616 or walk to a branch. It is the same order either way, tracked and changed alike.',
      ),
    ],
    link: { label: both('现在下单', 'Order now'), href: '/route/onPlaceorder' },
  },
  {
    id: 'sending-what-to-prepare',
    topic: 'sending',
    question: both('快递员来之前，要准备什么？', 'What should be ready before the courier comes?'),
    answer: [
      both(
        '三样：本人证件，收件人的姓名电话和门牌，还有没封口的箱子。封死的也得拆开看，胶带留到最后再贴。',
        'Three things: your identity card, the receiver’s name, phone and door number, and a box not yet taped. A sealed one has to be opened, so keep the tape for last.',
      ),
      both(
        '易碎的先裹软，箱子拿起来晃，听不到响才算好。液体拧紧再套一层袋。大件量好长宽高，连电梯门一起量。',
        'Wrap fragile things until shaking the box makes no sound. Tighten bottles and bag them. For bulky pieces measure all three sides, and the elevator door as well.',
      ),
    ],
    link: packaging,
  },
  {
    id: 'sending-cutoff',
    topic: 'sending',
    question: both('几点之前交货，当天能发走？', 'By when must it be in to leave today?'),
    answer: [
      both(
        '城市不同、服务不同，钟点就不同。填好起止城市和货物，运费时效页会写出最晚几点交；过了点，自动顺到下一班。',
        'It depends on city and service. With cities and goods filled in, the quote page names the latest time; after that the next departure takes it.',
      ),
      claim(
        ['cold-cutoff'],
        '冷链零担一天只发一波，18:00 截单，晚一分钟就要等明天。',
        'Chilled freight goes in one wave a day and closes at 18:00. A minute later means tomorrow.',
      ),
      both(
        '截单看的是货到我们手里的时间，不是您点下单的时间。赶点的，自己送到网点最稳。',
        'What counts is the goods in our hands, not your click. If it is tight, bring them to a branch.',
      ),
    ],
    link: { label: both('查网点几点关门', 'Branch closing times'), href: '/network' },
  },
  {
    id: 'sending-cancel',
    topic: 'sending',
    question: both('下了单不想寄了，怎么取消？', 'How do I cancel an order?'),
    answer: [
      both(
        '没来取之前，在订单里点取消，付过的钱原路退。取走了还没发车，马上打 950616，网点拦得住就把东西还给您。',
        'Before pickup, cancel in the order and the money returns the way it came. If it has been collected but not yet left, call 950616 at once: when the branch can still catch it, you get it back.',
      ),
      both(
        '已经上路，办的就是退回：从下一站折返。走过的路和回程各算运费，数目先报给您，同意了再掉头。',
        'Once under way it becomes a return from the next stop. You pay for the way covered and the way back, and nothing turns around until you have agreed to the price.',
      ),
    ],
    link: { label: both('打 950616 拦件', 'Call 950616'), href: 'tel:950616' },
  },
  {
    id: 'sending-real-name',
    topic: 'sending',
    question: both('寄件为什么要出示身份证？', 'Why must I show identification?'),
    answer: [
      both(
        '《反恐怖主义法》和《快递暂行条例》要求收寄时查验身份，不出示，谁家都不能收。谁把东西交到快递员手上，就查谁的。',
        'The Counter-Terrorism Law and the express regulations require it, so no carrier may accept a parcel otherwise. Whoever hands it to the courier is the one who is checked.',
      ),
      both(
        '证件用专用设备读，号码直接进实名系统，面单上不印，快递员也看不到。企业常寄件，可以由经办人登记，写进合同。',
        'A reader passes the number to the registry; it is not printed, and the courier does not see it. Companies that send often register their staff in the contract.',
      ),
    ],
    link: { label: both('证件信息怎么保护', 'How this data is kept'), href: '/legal/privacy#sensitive' },
  },
  {
    id: 'sending-prohibited',
    topic: 'sending',
    question: both('怎么知道一样东西能不能寄？', 'How do I know whether something can be sent?'),
    answer: [
      both(
        '在“能不能寄”里输入品名、选好怎么走，答案有四种：可以寄；可以，要按条件；先约定才能寄；不能寄。搜不到的，拍张照问客服，别自己猜。',
        'Type it on the page “Can I send this?”, choose how it travels, and you get one of four answers: yes; yes, with conditions; only by agreement; no. If it is not there send us a photo and do not guess.',
      ),
      both(
        '最常被拦的是喷雾罐、打火机、香水、充电宝和说不出成分的粉末。瞒着寄，查出来会停运移交，后果由寄件人担。',
        'Most often stopped: aerosols, lighters, perfume, power banks and powders nobody can name. Hidden ones are pulled out and handed over, and the sender answers for it.',
      ),
    ],
    link: prohibited,
  },
  {
    id: 'sending-batteries',
    topic: 'sending',
    question: both('手机、充电宝这些带电池的怎么寄？', 'How are phones and power banks sent?'),
    answer: [
      both(
        '电池装在设备里的最省事：关机，固定住不让按键被压，下单写明含锂电池。单独的电池和充电宝只走公路：3C 标识清楚，电极绝缘，一块一块隔开，会慢一些。',
        'A battery inside its device is easiest: switched off, held so that no key is pressed, declared on the order. Loose batteries and power banks go by road only, with a clear 3C mark, insulated terminals and a divider each, which takes longer.',
      ),
      both(
        '鼓包的、泡过水的、被厂家召回的，怎么包都不收，请交当地回收点。',
        'Swollen, soaked or recalled ones are refused however packed; take them to a local collection point.',
      ),
    ],
    link: prohibited,
  },
  {
    id: 'packaging-who',
    topic: 'sending',
    question: both('包装该谁做，包坏了算谁的？', 'Who packs, and who pays if it was not enough?'),
    answer: [
      both(
        '包装归寄件人管。自己的箱子干净结实、配得上里面的东西，我们照收，不加钱；因为包得不够才坏的，赔付会减，甚至没有。',
        'Packing is the sender’s business. Your own box is welcome and costs nothing if it is clean, sound and right for the contents. Damage that comes from poor packing is paid in part or not at all.',
      ),
      both(
        '也可以请我们包，材料按价目收，您在旁边看着。之后再因为包装出问题，算我们的。',
        'Or have us do it, at the listed prices and before your eyes. If that packing fails, it is on us.',
      ),
    ],
    link: { label: both('包装价目表', 'Packaging prices'), href: '/info#packaging' },
  },
  {
    id: 'packaging-fragile',
    topic: 'sending',
    question: both('玻璃、陶瓷、仪器，怎么包才稳妥？', 'How do I pack glass, china or instruments?'),
    answer: [
      both(
        '裹、塞、套三步。每件单独裹，件与件之间塞到不动，再套一只外箱，四面各留一拳的缓冲。“易碎”标签只提醒人，垫不住摔。',
        'Wrap, fill, nest. Wrap each piece, fill until nothing moves, then nest the box in a larger one with a fist of padding all around. A “fragile” sticker informs people; it cushions nothing.',
      ),
      claimOr(
        ['wooden-packaging', 'wooden-volume', 'wooden-minimum'],
        [
          '又重又怕压的打木架，每立方米 200 元，体积按实物的 1.4 倍计，不足 40 元收 40 元。再选全额保，碎一件赔一件。',
          'What is heavy and must not be pressed gets a crate: ¥200 per cubic meter on 1.4 times its volume, at least ¥40. Add full coverage and each broken piece is paid for.',
        ],
        [
          '又重又怕压的打木架，按立方米报价。再选全额保，碎一件赔一件。',
          'What is heavy and must not be pressed gets a crate, quoted by volume. Add full coverage and each broken piece is paid for.',
        ],
      ),
    ],
    link: packaging,
  },
  {
    id: 'packaging-returnable',
    topic: 'sending',
    question: both('循环箱、周转筐用完怎么还？', 'How do reusable boxes and crates go back?'),
    answer: [
      both(
        '个人收件，签收时把空箱递回给快递员；当时腾不空，折好留着，打 950616，下一趟来收，不用付钱。一直不还的按箱价收，还回来再退。',
        'At home, hand the empty box to the courier. If you cannot empty it then, fold it, call 950616 and the next round collects it free. If it never comes you pay for the box, and get that back with it.',
      ),
      both(
        '企业用的筐和托盘跟车回，一只一个编号，压在谁手里看得见。押金和丢失的算法写在合同里，按月对数。',
        'Crates and pallets of companies ride back on the truck. Each has a number, so everyone sees who holds how many; deposit and loss are in the contract and counted monthly.',
      ),
    ],
    link: { label: both('循环包装怎么运转', 'How reuse works'), href: '/sustainability' },
  },
]
