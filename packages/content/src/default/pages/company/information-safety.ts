import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { desks } from './desks.ts'
import { incidentSteps, whoSees } from './information-safety-parts.ts'

/** Who sees which data of a shipment, how it is protected and what happens if that fails. */
export const informationSafety: PageSeed = {
  path: '/information-safety',
  kind: 'company',
  parent: '/introduction',
  name: both('信息安全', 'Information safety'),
  head: {
    title: both('信息安全：谁能看到您的数据', 'Information safety: who sees your data'),
    keyword: both(
      '信息安全,隐私面单,数据脱敏,用户信息保护,数据泄露处理,快递隐私',
      'information safety, masked labels, data protection, privacy, security incident',
    ),
    description: both(
      '寄件人、快递员、网点、客服和商家各能看到运单上的哪些内容，保存多久、怎么脱敏；万一泄露怎么处理，您发现漏洞该告诉谁。',
      'What sender, courier, branch, service and merchant may each see of a shipment, for how long, and what we do if data ever leaks.',
    ),
  },
  hero: {
    title: bothLines(['送得到门口，', '看不见是谁'], ['To the right door,', 'without knowing whose']),
    lead: both(
      '送一件货，并不需要每个经手的人都知道您的姓名和电话。',
      'Delivering a parcel does not require everybody who touches it to know your name and number.',
    ),
    actions: [
      { label: both('看隐私政策', 'Privacy policy'), target: { kind: 'page', path: '/legal/privacy' } },
      {
        label: both('报告漏洞', 'Report a weakness'),
        target: { kind: 'outside', href: `mailto:${desks.security}` },
      },
    ],
    scene: 'software',
  },
  blocks: [
    whoSees,
    {
      kind: 'split',
      id: 'label',
      title: both('面单上写什么', 'What the label shows'),
      lead: both(
        '包裹会经过很多双手，面单是最容易泄露的一张纸。',
        'A parcel passes many hands, and its label is the easiest thing to leak.',
      ),
      points: [
        {
          term: both('姓名', 'Name'),
          text: both('只留姓，后面用星号。', 'Surname only, then asterisks.'),
        },
        {
          term: both('电话', 'Phone'),
          text: both(
            '中间几位隐去；快递员用虚拟号码打给您，送完就失效。',
            'Middle digits hidden. The courier calls through a relay number that ends with the delivery.',
          ),
        },
        {
          term: both('地址', 'Address'),
          text: both(
            '送货必须看，所以印全；签收后系统里只显示到路名。',
            'Printed in full because delivery needs it; after signature the system shows the street only.',
          ),
        },
        {
          term: both('物品', 'Contents'),
          text: both(
            '面单上不印品名，收寄时的登记另存。',
            'Not printed. What was declared is stored elsewhere.',
          ),
        },
      ],
      scene: 'shipping-label',
    },
    {
      kind: 'prose',
      id: 'measures',
      title: both('我们怎么守', 'How we guard it'),
      paragraphs: [
        both(
          '防得住外人，还要防得住自己人。下面的措施两边都管。',
          'Keeping strangers out is half of it; the other half is ourselves. These measures serve both.',
        ),
      ],
      list: [
        both(
          '查运单不登录，只看得到状态、城市和时间；看姓名要手机尾号，错五次锁十五分钟',
          'Tracking without signing in shows status, city and time; names need phone digits, and five wrong tries lock for fifteen minutes',
        ),
        both(
          '传输一律加密；运费查询的内容在浏览器里再加密一层',
          'Everything travels encrypted; a quote is encrypted once more inside the browser',
        ),
        both('网站日志不记单号、电话和地址', 'The site’s logs hold no numbers, phones or addresses'),
        both(
          '员工按岗位看数据，查了谁的单都有记录，每月抽查',
          'Staff see what their job needs; every look-up is recorded and sampled monthly',
        ),
        both(
          '导出客户数据要两人批准，文件带水印',
          'Exports of customer data need two approvals and carry a watermark',
        ),
        both(
          '合作方要数据，先签协议，再按字段给，用完删除',
          'Partners sign first, receive single fields and delete them after use',
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'yourself',
      title: both('您自己可以做的', 'What you can do'),
      verdicts: heads(['该做', 'Do'], ['留个心', 'With care'], ['别做', 'Do not']),
      items: [
        {
          text: both('扔箱子前撕掉面单，或用笔涂掉', 'Tear off or black out the label before binning a box'),
          verdict: 'yes',
        },
        {
          text: both('收件人写称呼就行，不必写全名', 'A short name is enough for the receiver'),
          verdict: 'yes',
        },
        {
          text: both(
            '分享查件链接：里面只有单号，没有电话和地址',
            'Sharing a tracking link: it holds the number only',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '请人代收：告诉他取件码，别给他账号',
            'Someone collects for you: give the code, not your account',
          ),
          verdict: 'condition',
        },
        {
          text: both(
            '点短信里的理赔链接、填银行卡',
            'Opening a “claims” link in a text and giving your card',
          ),
          verdict: 'no',
        },
        { text: both('把短信验证码念给打来电话的人', 'Reading a text code to a caller'), verdict: 'no' },
      ],
    },
    incidentSteps,
    {
      kind: 'questions',
      id: 'questions',
      title: both('关于数据，大家常问', 'Often asked about data'),
      ids: ['tracking-privacy', 'business-data', 'account-delete'],
    },
    {
      kind: 'contacts',
      id: 'report',
      title: both('发现问题，告诉我们', 'Tell us when something is wrong'),
      lead: both(
        '邮箱为示例。善意的研究者不会被追究。',
        'Mailboxes are samples. Research in good faith will not be prosecuted.',
      ),
      items: [
        {
          title: both('安全漏洞', 'Security weaknesses'),
          value: desks.security,
          note: both(
            '写明页面、步骤和影响，不要下载他人数据。收到后会回信确认。',
            'Name page, steps and effect; do not download others’ data. We confirm receipt.',
          ),
          href: `mailto:${desks.security}`,
        },
        {
          title: both('信息被人滥用', 'Misuse of your data'),
          value: '950616',
          note: both(
            '接到骚扰或冒充电话，报号码和时间，我们查是从哪一环出去的。',
            'For nuisance or fraud calls give number and time; we trace where it came from.',
          ),
          href: 'tel:950616',
        },
      ],
    },
  ],
  tags: ['safety', 'legal', 'company'],
  updated: '2026-10-20',
}
