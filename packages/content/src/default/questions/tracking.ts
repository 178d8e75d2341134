import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'

const track = { label: both('去查运单', 'Open tracking'), href: '/track' }

export const trackingQuestions: readonly QuestionSeed[] = [
  {
    id: 'tracking-no-result',
    topic: 'tracking',
    question: both('输入单号查不到，是怎么回事？', 'Why does my number find nothing?'),
    answer: [
      both(
        '先看页面怎么说。说单号写得不对，多半是抄错或漏了一位：运单号以 HY 开头，中间带空格也认得。说已登记还没有扫描，是寄件人填了单，货还没交过来。',
        'Read what the page says. If it calls the number wrong, a character is missing or mistyped: waybill numbers begin with HY, and spaces do no harm. If it says registered, the sender has filled in an order but the goods have not reached us.',
      ),
      both(
        '格式没错、系统里却没有的，可能是别家的单号，也可能签收已满三年，记录删了。向寄件人要一张面单照片，比反复重输快。',
        'A well-formed number that is unknown may belong to another carrier, or to a shipment delivered over three years ago. A photo of the label from the sender settles it faster than retyping.',
      ),
    ],
    link: track,
  },
  {
    id: 'tracking-late',
    topic: 'tracking',
    question: both('过了预计时间还没到，该怎么办？', 'It is past the expected time. What now?'),
    answer: [
      both(
        '运单页会换上新的日期，旧日期留在旁边，原因也写着。因为天气、封路或货量集中的，您只要等；要补地址、补清关材料的，页面会直接提出来，补得早就走得早。',
        'Tracking shows a new date with the old one beside it, and the reason. For weather, closed roads or volume you need only wait. If an address or a customs paper is missing the page asks for it, and the sooner it comes the sooner we move.',
      ),
      claimOr(
        ['service-hours'],
        [
          '没写原因，又一天没有新记录，请打 950616，每天 8:00–22:00 都有人，网点当天回话。冷链件晚了退运费，其他件按下单时选的产品算。',
          'With no reason and no scan for another day, call 950616, staffed daily from 8:00 to 22:00; the branch answers the same day. If chilled goods are late, we refund freight; for other goods it depends on the product you chose.',
        ],
        [
          '没写原因，又一天没有新记录，请打 950616，网点当天回话。冷链件晚了退运费，其他件按下单时选的产品算。',
          'With no reason and no scan for another day, call 950616; the branch answers the same day. If chilled goods are late, we refund freight; for other goods it depends on the product you chose.',
        ],
      ),
    ],
    link: { label: both('晚到怎么赔', 'What lateness costs us'), href: '/legal/service-details#claims' },
  },
  {
    id: 'tracking-privacy',
    topic: 'tracking',
    question: both('别人拿到单号，能看见我的姓名电话吗？', 'Can someone with my number see who I am?'),
    answer: [
      both(
        '看不见。光有单号，只有状态、城市和时间。姓名、地址和签收图片，要再输寄件人或收件人手机的后四位；错满五次，这个单号锁十五分钟。',
        'No. The number alone shows status, city and time. Names, addresses and the delivery picture need the last four digits of the sender’s or receiver’s phone, and five wrong tries lock that number for fifteen minutes.',
      ),
      both(
        '输对了，姓名和电话也只露一部分。您转给朋友的查件链接，里面同样没有个人信息。',
        'Even then names and phones appear in part. A tracking link you pass to a friend carries nothing personal either.',
      ),
    ],
    link: { label: both('一票货的数据谁看得到', 'Who sees what'), href: '/information-safety#who-sees' },
  },
  {
    id: 'tracking-many-numbers',
    topic: 'tracking',
    question: both('手上几十个单号，要一个个查吗？', 'Dozens of numbers: one at a time?'),
    answer: [
      both(
        '不用。从表格里整列复制，粘进查询框，一次最多 50 个，重复的自动合并。结果列成一张表，要您处理的单独标出来，可以导出；要常看的逐个存在本机，最多 20 个。',
        'No. Copy a whole column from a spreadsheet into the box, up to 50 at once; duplicates are merged. The result is one list with those needing you marked, to export; those you follow can be kept on your device, up to 20.',
      ),
      both(
        '每天几百票的，建议用接口批量查，不必打开网页。',
        'With hundreds a day, ask the interface instead: no page needs opening.',
      ),
    ],
    link: track,
  },
  {
    id: 'tracking-status-words',
    topic: 'tracking',
    question: both('运单上那些状态词，各是什么意思？', 'What do the words on the page mean?'),
    answer: [
      both(
        '已下单：货还在寄件人手里。已揽收：货到了我们手里，丢了坏了归我们管。运输中：在两座转运中心之间。派送中：快递员带着它出了网点。',
        'Registered: still with the sender. Picked up: with us, and our responsibility from here. On the way: between two hubs. Out for delivery: the courier has left the branch with it.',
      ),
      both(
        '有两个词要您动手。“待自提”，凭取件码来拿；“派送未成功”，选个时间再送。“暂停运输”后面跟着原因，写明要不要您做什么；见到“退回中”，就不会再送了。',
        'Two ask something of you. Ready to collect: bring the code. Not delivered: choose another time. On hold always comes with its reason and says whether you must act; after Returning there is no further attempt.',
      ),
    ],
    link: track,
  },
  {
    id: 'tracking-not-received',
    topic: 'tracking',
    question: both('写着签收了，家里却没人拿到？', 'It says delivered, but nobody has it'),
    answer: [
      both(
        '先输手机尾号打开签收凭证，上面有签收人的姓、时间和图片；放柜的，位置写在记录里。多数时候是家人、前台或物业先收下了。',
        'Enter the phone digits and open the proof of delivery: it shows the signer’s initial, the time and the picture; for a locker, the events say where. Mostly it turns out to be family, reception or the front desk.',
      ),
      both(
        '那人您不认识，或者没有图，当天就打 950616。网点会叫快递员回来对路线；找不回的直接转理赔，材料不用再交一遍。',
        'If you do not know the person or there is no picture, call 950616 that day. The branch retraces the round with the courier; what cannot be found goes straight to claims without new paperwork.',
      ),
    ],
    link: track,
  },
  {
    id: 'tracking-history',
    topic: 'tracking',
    question: both('去年寄的件，现在还查得到吗？', 'Can I still look up last year’s parcel?'),
    answer: [
      both(
        '查得到。运单记录留到签收后三年，签收图片留一年。过了这个时间系统里就没有了，客服也调不出来。',
        'Yes. The record stays for three years after delivery, the picture for one. After that it is gone, for our own staff as well.',
      ),
      both(
        '要当凭据用的，签收后把结果页打印一张，或者下载签收图片自己存好。',
        'If you may need evidence, print the result or download the picture soon after delivery.',
      ),
    ],
    link: { label: both('各类数据留多久', 'How long data is kept'), href: '/legal/privacy#tools' },
  },
]
