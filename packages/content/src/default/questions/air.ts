import type { QuestionSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'

export const airQuestions: readonly QuestionSeed[] = [
  {
    id: 'air-book-space',
    topic: 'air',
    question: both('怎么订舱，要提前多久？', 'How do I book space, and how early?'),
    answer: [
      both(
        '报五样：起止机场、品名、件数、毛重、最大一件的长宽高。普通货有空位当天也能订；危险品、温控和超长件要先审资料，早几天来。月月都有货的，签固定板位。',
        'Give five things: airports, description, pieces, gross weight and the size of the largest piece. General cargo goes the same day if there is room; dangerous goods, temperature control and long pieces are reviewed first, so come days ahead. Regular cargo can hold a position.',
      ),
      both(
        '订上后发您最晚交货的钟点，错过了自动顺到下一班。过磅比申报重得多，要重排配载，也可能改班。',
        'You get the latest time of delivery to the terminal; miss it and you are on the next flight. Much heavier than declared means a new load plan, and perhaps a later flight too.',
      ),
    ],
    link: { label: both('看航线与班次', 'Routes and departures'), href: '/air/cargo' },
  },
  {
    id: 'air-dangerous-goods',
    topic: 'air',
    question: both('危险品能不能上飞机？', 'Can dangerous goods fly?'),
    answer: [
      both(
        '有的能，有的只上货机，有的怎么都不行，以国际航协《危险品规则》和中国民航的规定为准。能走的要有申报单、合格包装和标签，填单的人须受过培训。',
        'Some may, some on freighters only, some never: the IATA Dangerous Goods Regulations and China’s civil aviation rules decide. Those that may need a declaration, approved packing, labels and someone trained to fill it in.',
      ),
      both(
        '香水、喷漆、锂电池、干冰、强磁铁都在内。拿不准的先做一份运输条件鉴定，花的钱比在货站被退回来少。',
        'Perfume, spray paint, lithium batteries, dry ice and strong magnets all count. When in doubt have a transport report made; it costs less than being turned away at the terminal.',
      ),
    ],
    link: { label: both('航空禁运物品', 'What may not fly'), href: '/air/prohibited' },
  },
  {
    id: 'air-awb',
    topic: 'air',
    question: both('航空运单号怎么看，还要纸单吗？', 'How do I read an air waybill number?'),
    answer: [
      both(
        '十一位数。前三位是航空公司，后八位里末位是校验：前七位除以 7 的余数。抄错一位，多半当场就能发现。',
        'Eleven digits: three for the airline, then eight of which the last is a check, the remainder of the first seven divided by 7. One wrong digit is usually noticed at once.',
      ),
      both(
        '国内出港不用纸单了，窗口扫码过磅。危险品申报单、检疫证明，以及目的站不收电子单的，仍要带原件。',
        'Domestic departures need no paper: the counter scans a code. Dangerous goods declarations, quarantine certificates and stations without electronic waybills still want originals.',
      ),
    ],
    link: { label: both('电子运单怎么填', 'Filling in an e-waybill'), href: '/air/e-freight/eawb' },
  },
  {
    id: 'air-oversize',
    topic: 'air',
    question: both('多大的货装得进飞机？', 'How large a piece fits?'),
    answer: [
      both(
        '要过三关：舱门的高和宽，板位的长，地板每平方米承多重。机型之间差得远，舱位图上逐门标了。斜着进、转着进有时行，把图纸发来先算。',
        'It has to pass three tests: height and width of the door, length of the position, load per square meter of floor. Aircraft differ widely, as the diagrams show. Tilted or turned it may still go: send a drawing and we work it out.',
      ),
      both(
        '小而重的加垫板，把分量摊开；一块板放不下的长件，占几个板位就按几个板位报。',
        'Small and heavy pieces get spreaders underneath. A long piece that overhangs its pallet is quoted for the positions it blocks.',
      ),
    ],
    link: { label: both('看舱门和板位', 'Doors and positions'), href: '/air/compartments' },
  },
  {
    id: 'air-late-flight',
    topic: 'air',
    question: both('航班取消了，我的货怎么办？', 'My flight was canceled. What about the cargo?'),
    answer: [
      both(
        '改到下一班，不另收钱，订舱人收到短信，写着新班次和落地时间。药品、鲜货、急件先改，改公路更快的会先问您。',
        'It moves to the next flight at no charge and you get a text with the new times. Medicine, fresh goods and urgent cargo move first; if road is quicker we ask.',
      ),
      both(
        '等的时候，怕热怕冻的进控温区。冬天除冰、夏天雷雨多，看一眼航空公告再出门，能少等一趟。',
        'Meanwhile sensitive cargo waits under temperature control. With ice in winter and storms in summer, a glance at the announcements saves a trip.',
      ),
    ],
    link: { label: both('航空公告', 'Air announcements'), href: '/air/notice' },
  },
]
