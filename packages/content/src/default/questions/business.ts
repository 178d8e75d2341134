import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claimOr } from '../../seed.ts'

const enquire = { label: both('填合作咨询', 'Send an inquiry'), href: '/cooperation' }
const cloud = { label: both('看云仓计划', 'See the program'), href: '/products/cloud-warehouse' }

export const businessQuestions: readonly QuestionSeed[] = [
  {
    id: 'business-contract',
    topic: 'business',
    question: both('签合同要带什么，量小行不行？', 'What does a contract need, and am I too small?'),
    answer: [
      both(
        '营业执照、开票资料、经办人授权，再加近三个月的发货明细：从哪到哪，多重，多少票。量小也能签，价钱按公开的；有了规律的量，再谈折扣和账期。',
        'Business license, invoicing details, authority for the signatory, and three months of shipments: from, to, weight, number. Small volumes are welcome at public prices; with a steady flow we talk about discounts and terms.',
      ),
      claimOr(
        ['rapid-response'],
        [
          '表交上来，客户经理 10 分钟内打给您，先问货，再谈价。',
          'Send the form and an account manager calls within 10 minutes, to hear about the goods before naming a price.',
        ],
        [
          '表交上来，客户经理打给您，先问货，再谈价。',
          'Send the form and an account manager calls, to hear about the goods before naming a price.',
        ],
      ),
    ],
    link: enquire,
  },
  {
    id: 'business-api',
    topic: 'business',
    question: both('接口能做什么，怎么开通？', 'What can the interface do, and how do I get it?'),
    answer: [
      both(
        '算运费、查轨迹、取签收图、查网点和收送范围、算碳足迹，文档在开放接口页，每个例子都能直接跑。下单、账单和状态推送签约后开通，先发测试密钥，跑通了换正式的。',
        'Quote, track, fetch proofs, find branches and range, work out carbon: documented under Developers, and every example runs as it stands. Orders, bills and status messages follow the contract: a test key first, then the live one.',
      ),
      both(
        '推送带签名和编号，重复的不会记两遍；您那边停机，我们存着，恢复了按顺序补。报错时把请求编号发给商家客服，查得最快。',
        'Messages are signed and numbered, so a repeat is never counted twice; if your side is down we keep them and deliver in order. With an error, send merchant service the request id.',
      ),
    ],
    link: { label: both('找商家客服', 'Merchant service'), href: '/consultation' },
  },
  {
    id: 'business-invoice',
    topic: 'business',
    question: both('发票怎么开，账单怎么对？', 'How do invoices and monthly bills work?'),
    answer: [
      both(
        '散客在订单里填抬头税号，电子发票发到邮箱。月结客户先对账再开票：账单逐票列重量、单价、附加费和退款，有异议的那几行单独挂起，其余照开照付。',
        'Occasional senders give name and tax number on the order and receive an e-invoice by mail. Accounts check first: the bill lists weight, rate, extras and refunds line by line; disputed lines wait and the rest is invoiced and paid.',
      ),
      both(
        '运输和仓储的增值税率不同，发票上分行写，方便您抵扣。',
        'Transport and storage carry different VAT rates and stand on separate lines, ready for deduction.',
      ),
    ],
    link: { label: both('账单有疑问找谁', 'Whom to ask about a bill'), href: '/consultation#who' },
  },
  {
    id: 'business-data',
    topic: 'business',
    question: both('我的订单和客户数据，你们拿来做什么？', 'What do you do with my orders and customers?'),
    answer: [
      both(
        '收货、发货、送货、对账，就这些。不卖，不给同行看，不联系您的买家。员工查过哪一单都有记录。',
        'Receive, ship, deliver and bill, and nothing more. We do not sell it, show it to your competitors or approach your buyers. Every look by our staff is on record.',
      ),
      both(
        '合同到期，数据按说好的格式还给您，您点过数我们再删；账目和实名这类法定要留的，到期才删。',
        'When the contract ends it comes back in the agreed format and our copy goes once you have checked it, save what the law makes us keep, such as accounts and identity records.',
      ),
    ],
    link: { label: both('信息安全', 'Information safety'), href: '/information-safety' },
  },
  {
    id: 'business-trial',
    topic: 'business',
    question: both('能先试一段再签吗？', 'Can we try before signing?'),
    answer: [
      both(
        '能。挑一条线、一类货或一座仓，先把三个数定下来：准点、破损、单票成本，试完拿数说话。试用不要求独家，价钱写在试用单上。',
        'Yes. Take one lane, one kind of goods or one warehouse and fix three figures first: punctuality, damage, cost per shipment. They decide afterward. No exclusivity is asked, and the price is on the trial sheet.',
      ),
      both(
        '软件带一天的真实订单来演；机器人、机械臂先拿样品或平面图算。不合适就到此为止，货和数据都还您。',
        'For software bring a day of real orders; for robots and arms, samples or a floor plan. If it does not suit, it ends there and goods and data return to you.',
      ),
    ],
    link: enquire,
  },
  {
    id: 'business-carbon',
    topic: 'business',
    question: both('年报要运输的碳数据，能提供吗？', 'Can you supply carbon figures for our report?'),
    answer: [
      both(
        '能。每票都算，方法照 ISO 14083，里程、系数、出处逐段列，可以按月、按线路、按客户汇总导出。',
        'Yes. Every shipment is worked out after ISO 14083, with distance, factor and source leg by leg, and can be summed by month, lane or customer.',
      ),
      both(
        '口径先说清：默认从燃料生产算起，不含仓里的用电。系数换了新版，旧数据仍按旧版留着，两年才比得起来。',
        'Mind the scope: by default it begins with producing the fuel and leaves out electricity in warehouses. When factors change, old figures keep theirs, or two years could not be compared.',
      ),
    ],
    link: { label: both('先算一票看看', 'Work one out'), href: '/carbon' },
  },
  {
    id: 'cloud-join',
    topic: 'business',
    question: both('我有仓库，怎么加入云仓？', 'I have a warehouse. How do I join?'),
    answer: [
      both(
        '先看四条：产权或租约，消防验收，进得来多大的车，用没用仓储系统。网上交表，派人看现场，合格后装系统、带班组试跑，再按那座城市的缺口派单。',
        'Four points first: title or lease, fire approval, size of truck that can enter, a warehouse system or none. Apply online, we visit, install the system, train the crew on a trial run, then send orders as that city needs them.',
      ),
      both(
        '签约前不收任何钱。谁打我们的旗号先要“保证金”“名额费”，打 950616 举报。',
        'Nothing is due before signing. If anyone asks for a deposit or a “place fee” in our name, report it on 950616.',
      ),
    ],
    link: cloud,
  },
  {
    id: 'cloud-settlement',
    topic: 'business',
    question: both('云仓的钱怎么结？', 'How are cloud warehouses paid?'),
    answer: [
      both(
        '做一样结一样：收货、上架、拣货、打包、退货各有单价，系统逐单记数。月底双方看同一份明细，有差的挂起，其余先付。',
        'By the work done: receiving, shelving, picking, packing and returns each have a price and the system counts them. At month’s end both sides read one statement; differences wait, the rest is paid.',
      ),
      both(
        '发错、丢失由出错的一方担，每一步都有操作人，不靠吵。旺季加多少，签约时就写好。',
        'Wrong or lost goods fall on whoever erred, and each step has a name, so there is little to argue. Peak rates are written down when signing.',
      ),
    ],
    link: cloud,
  },
  {
    id: 'college-apply',
    topic: 'business',
    question: both('学校想办产业学院，怎么申请？', 'How does a school join the industry college?'),
    answer: [
      both(
        '由院系提，写清专业、人数、哪个学期、想练什么，定一位带队老师。要在秋天开班，最好前一年就来谈课程和场地；申请表三月起收，名额看当地仓接待得了多少。',
        'The department applies with subject, numbers, term and aims, and names a teacher. For a fall start talk to us the year before about courses and rooms; forms are taken from March, and places depend on what the local warehouse can host.',
      ),
      both(
        '课堂归学校，岗位、师傅和真实数据归我们。学生上岗先签三方协议，有保险有报酬，夜班不排。',
        'The school gives lessons; we give jobs, mentors and real data. Students sign a three-way agreement first and have insurance and pay, and no night work.',
      ),
    ],
    link: { label: both('看产业学院', 'See the college'), href: '/products/industry-college' },
  },
]
