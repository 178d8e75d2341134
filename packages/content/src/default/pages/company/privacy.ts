import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { desks } from './desks.ts'
import { privacyRights, privacySharing, sensitiveData, websiteMatrix } from './privacy-parts.ts'
import { privacyTools } from './privacy-tools.ts'

/** The privacy policy: what each tool collects, why, how long, who sees it and what rights there are. */
export const privacy: PageSeed = {
  path: '/legal/privacy',
  kind: 'legal',
  parent: '/info',
  name: both('隐私政策', 'Privacy policy'),
  head: {
    title: both('隐私政策：收集什么、留多久、给谁看', 'Privacy policy: what, why, how long, who'),
    keyword: both(
      '隐私政策,个人信息保护,用户权利,信息保存期限,撤回同意,注销账户',
      'privacy policy, personal information, rights, retention, consent, closing an account',
    ),
    description: both(
      '按网站上的每个工具说明收集哪些个人信息、为什么要、依据什么、保存多久、谁会看到，以及怎么查看、更正、删除、带走和注销。',
      'For every tool: which personal data it collects, why, on what basis, for how long and who sees it, and how to use your rights.',
    ),
  },
  hero: {
    title: bothLines(['隐私政策'], ['Privacy policy']),
    lead: both(
      '2026 年 11 月 1 日起生效，适用于本网站。寄递本身怎么保护信息，另见信息安全页。',
      'In force from November 1, 2026, for this website. How shipments themselves are protected is explained under information safety.',
    ),
  },
  blocks: [
    {
      kind: 'prose',
      id: 'short',
      title: both('先说结论', 'In short'),
      paragraphs: [
        both(
          '看网页不用给任何信息。用工具时，只要办那件事必需的几项。我们不卖信息，不做广告画像，不装第三方统计代码。',
          'You need give us nothing to read. Tools ask only for what they need. We sell nothing, build no advertising profiles and load no third-party analytics.',
        ),
        both(
          '处理者是运营本网站的鸿雁物流（示例主体，地址见联系我们）。个人信息保护负责人的邮箱在本页末尾。',
          'The controller is Hongyan Logistics as operator of this site (a sample entity; see Contact for the address). The data protection officer’s mailbox is at the end.',
        ),
      ],
      list: [
        both(
          '必填的，是不填就办不成的；标“选填”的，可以不填',
          'Required fields are those without which it cannot be done; the rest says optional',
        ),
        both(
          '不同意这份政策，仍能看全部内容、查运单、算运费',
          'Without agreeing you can still read everything, track and get quotes',
        ),
        both(
          '同意过的，随时可以撤回，撤回前做的事仍然有效',
          'Consent may be withdrawn at any time; what was done before stays valid',
        ),
      ],
    },
    privacyTools,
    sensitiveData,
    websiteMatrix,
    privacySharing,
    {
      kind: 'prose',
      id: 'decisions',
      title: both('推荐和自动决定', 'Recommendations and automated decisions'),
      paragraphs: [
        both(
          '页面下方推荐的内容，是从主题相同的页面里随机挑的，不看您的浏览记录。报价由价目表算出，同样的货、同样的路线，谁来查都是一个价。',
          'Suggested pages are drawn at random from those on the same subject, whatever you read before. Quotes come from the tariff: same goods, same route, same price for everybody.',
        ),
        both(
          '我们不用自动化方式作出对您有重大影响的决定。合作申请由人来看，被拒绝的可以要求说明理由。',
          'No decision of weight about you is made by a machine. Applications are read by people, and a refusal comes with reasons if you ask.',
        ),
      ],
    },
    privacyRights,
    {
      kind: 'prose',
      id: 'security',
      title: both('保护、地点和未成年人', 'Protection, place and minors'),
      paragraphs: [
        both(
          '传输加密；手机号码和验证码在日志里隐去；能看到表单内容的员工有名单，并留下查看记录。发生泄露时，我们立即补救，并按法律要求通知您和主管部门。',
          'Transmission is encrypted. Phone numbers and codes are blanked in logs. Staff who may read forms are listed and each look is recorded. In a breach we act at once and notify you and the authorities as the law requires.',
        ),
        both(
          '信息存放在中国境内。只有您寄国际件时，收寄双方的姓名、地址、电话和申报内容会交给到达地的承运商和海关，不给就送不到；下单时会单独征得您的同意。',
          'Data is kept in mainland China. Only for shipments abroad do names, addresses, phones and the declaration go to the carrier and customs of the destination, as they must; your separate consent is asked when ordering.',
        ),
        both(
          '网站面向成年人。不满十四周岁的孩子使用时，应由监护人同意；我们发现误收了孩子的信息，会尽快删除。',
          'The site is meant for adults. Children under fourteen need a guardian’s consent, and data taken from them by mistake is deleted promptly.',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('常见的三个疑问', 'Three common doubts'),
      ids: ['tracking-privacy', 'business-data', 'account-delete'],
    },
    {
      kind: 'contacts',
      id: 'contact',
      title: both('找个人信息保护负责人', 'Data protection officer'),
      lead: both(
        '邮箱为示例。十五个工作日内答复；事情复杂要延长的，先告诉您原因。',
        'Sample mailbox. We answer within fifteen working days, or say why it takes longer.',
      ),
      items: [
        {
          title: both('邮箱', 'Mail'),
          value: desks.privacy,
          note: both(
            '写明要做什么，用注册手机收一次验证码，证明是您本人。',
            'Say what you want; a code to your registered phone shows that it is you.',
          ),
          href: `mailto:${desks.privacy}`,
        },
        {
          title: both('邮寄', 'Post'),
          value: both(
            '上海市青浦区鸿雁路 1 号法务部（示例）',
            'Legal department, 1 Hongyan Road, Qingpu, Shanghai (sample)',
          ),
          note: both('信封注明“个人信息”。', 'Write “personal data” on the envelope.'),
        },
        {
          title: both('不满意的话', 'Not satisfied?'),
          value: both('向网信部门举报，或向法院起诉', 'The cyberspace authority, or the courts'),
          note: both(
            '先找我们会快一些，但不是必经的一步。',
            'Asking us first is quicker, though you need not.',
          ),
        },
      ],
    },
    {
      kind: 'versions',
      id: 'versions',
      title: both('版本', 'Versions'),
      lead: both(
        '重大变更会在首页提示；收集范围变大时，重新征得同意。',
        'Major changes are announced on the home page; wider collection asks for consent again.',
      ),
      items: [
        {
          date: '2026-11-01',
          text: both(
            '第四版。逐项写出各工具的保存时间，加入碳足迹链接。',
            'Fourth. Retention for each tool; links of the carbon calculator added.',
          ),
        },
        {
          date: '2026-06-01',
          text: both(
            '第三版。查运单改为凭手机尾号显示姓名和签收图片。',
            'Third. Names and proof of delivery shown only with phone digits.',
          ),
        },
        {
          date: '2025-05-20',
          text: both('第二版。加入未成年人和出境的内容。', 'Second. Minors and transfers abroad.'),
        },
        {
          date: '2021-11-01',
          text: both(
            '第一版，随《个人信息保护法》施行。',
            'First, with the Personal Information Protection Law.',
          ),
        },
      ],
    },
  ],
  tags: ['legal', 'safety', 'help'],
  updated: '2026-11-01',
}
