import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim, claimOr } from '../../seed.ts'

const heavy = { label: both('各档怎么计价', 'How each band is priced'), href: '/products/freight#heavy' }

export const freightQuestions: readonly QuestionSeed[] = [
  {
    id: 'freight-large',
    topic: 'freight',
    question: both('多重算大票，价钱怎么分档？', 'What counts as large, and how is it priced?'),
    answer: [
      claimOr(
        ['heavy-bands'],
        [
          '重货四档：20–60、60–500、500–3,000 公斤和 3,000 公斤以上。到 500 公斤按吨或立方米报，整板进出；过了 3,000 公斤，多半包车划算。',
          'There are four bands: 20–60, 60–500, 500–3,000 kg and above. From 500 kg we quote by tonne or cubic meter and keep pallets whole; beyond 3,000 kg a truck of your own usually wins.',
        ],
        [
          '重货按重量分档，越往上单价越低。大票按吨或立方米报，整板进出。',
          'Heavy goods are priced in bands, cheaper per kilo as they rise. Large ones are quoted by tonne or cubic meter, pallets kept whole.',
        ],
      ),
      claim(
        ['light-freight'],
        '占地方、不压秤的另走一路：5 立方米或 1 吨以内算轻货，按立方米计。',
        'Bulky but light goods go another way: under 5 m³ or 1 t they count as light freight, charged by the cubic meter.',
      ),
    ],
    link: heavy,
  },
  {
    id: 'freight-full-truck',
    topic: 'freight',
    question: both('什么时候该包一辆整车？', 'When is a full truck worth it?'),
    answer: [
      both(
        '够装大半车的，怕中途倒手的，到货钟点改不得的，占一条就值得问价。没装满也能包，买到的是直达：封签从您门口到对方门口不拆。',
        'If goods fill most of it, must not be handled twice, or have an hour that cannot move, ask. It need not be full: what you buy is a seal unbroken from your gate to theirs.',
      ),
      claimOr(
        ['rapid-response'],
        [
          '说清两头门址、几板货、能不能堆、几点能装，10 分钟内回您车型和价钱。',
          'Name both gates, the pallets, whether they stack and when loading may start: truck and price follow within 10 minutes.',
        ],
        [
          '说清两头门址、几板货、能不能堆、几点能装，就能报出车型和价钱。',
          'Name both gates, the pallets, whether they stack and when loading may start, and we can quote truck and price.',
        ],
      ),
    ],
    link: { label: both('整车怎么走', 'How a full truck runs'), href: '/products/freight#full-truck' },
  },
  {
    id: 'freight-appointment',
    topic: 'freight',
    question: both('送商超、工厂要预约，谁来约？', 'Who books the slot with a supermarket or plant?'),
    answer: [
      both(
        '都可以。您已有预约号，填进运单，我们卡着点到；没有，把收货方的规矩给调度，由他去约，约上了告诉您。',
        'Either of us. If you hold a booking number put it on the order and we arrive to the minute. If not, give dispatch the receiver’s rules and they book and tell you.',
      ),
      both(
        '排队等月台，超出免费时间怎么收，报价单上写着从几分钟起。对方临时改期，货先进附近网点，新的日子定下来再送，保管要不要钱也先问您。',
        'Waiting beyond the free minutes is priced in the quotation. If the receiver moves the date, goods shelter in a nearby branch until the new one, and any storage charge is put to you first.',
      ),
    ],
    link: { label: both('看货运服务', 'See freight'), href: '/products/freight' },
  },
  {
    id: 'freight-dismantle',
    topic: 'freight',
    question: both('设备、家具要拆了才能运，谁拆？', 'Who takes machines or furniture apart?'),
    answer: [
      both(
        '家具由送装的人拆装，下单勾上就行。机器请厂家或您的技术员断电、放油、锁住活动件，起吊、木架、装车归我们；要我们找人拆，先看现场再报价。',
        'Furniture is done by the fitting crew once you check the box. Machines need your maker or technician to cut power, drain oil and lock moving parts; lifting, crating and loading are ours. If we are to find the fitter, we look first and quote.',
      ),
      both(
        '拆下的螺丝线缆装袋编号跟着走，前后各拍一套照片，少一颗也查得到是哪一步。',
        'Screws and cables travel in numbered bags, with photos before and after, so that a missing one can be traced to a step.',
      ),
    ],
    link: { label: both('送装包哪些', 'What fitting covers'), href: '/products/bulky#installation' },
  },
  {
    id: 'freight-unloading',
    topic: 'freight',
    question: both('到了门口，谁来卸货？', 'Who unloads at the other end?'),
    answer: [
      both(
        '看重量段。小票司机自己搬下来；中间那几档用尾板放到平地；大票要叉车，整车看合同。收货点有没有叉车、几点到几点能卸，下单时一起写。',
        'It depends on the band. The driver lifts small shipments down, middling ones come off by liftgate onto level ground, large ones need a forklift, full trucks follow the contract. State on the order whether there is a forklift and in which hours.',
      ),
      both(
        '没有叉车又没提前讲，司机只能等，或者拉回网点拆小再送。早一天说，派人派车都来得及。',
        'Without a forklift and without warning the driver waits, or the goods return to a branch to be split. A day’s notice is enough for people and a different truck.',
      ),
    ],
    link: heavy,
  },
]
