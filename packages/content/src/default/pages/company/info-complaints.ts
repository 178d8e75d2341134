import { both } from '../../../seed.ts'
import { mail } from '../../addresses.ts'
import type { BlockSeed } from '../block-seed.ts'
import { desks } from './desks.ts'

/** Where to complain: with us first, then with the regulator. */
export const complaintContacts: BlockSeed = {
  kind: 'contacts',
  id: 'complaints',
  title: both('投诉与申诉', 'Complaints and appeals'),
  lead: both(
    '先向我们投诉。按《快递暂行条例》，我们要在接到投诉之日起 7 日内处理并告诉您结果；过期没答复，或者您不接受结果，可以向邮政管理部门申诉。',
    'Complain to us first. Under the Interim Regulations on Express Delivery we must handle it and tell you the outcome within 7 days. If we do not, or you disagree, you may appeal to the postal authority.',
  ),
  items: [
    {
      title: both('客服热线', 'Hotline'),
      value: '950616',
      note: both(
        '报运单号，说明哪里不满意。接线员当场给投诉编号，请记下来。',
        'Give the tracking number and what went wrong. You get a complaint number on the spot: note it down.',
      ),
      href: 'tel:950616',
    },
    {
      title: both('投诉邮箱（示例）', 'Complaints mailbox (sample)'),
      value: desks.complaints,
      note: both(
        '适合要附照片和单据的情况。写明运单号和希望怎样解决。',
        'Best when you have photos or papers. Say which shipment and what would settle it.',
      ),
      href: `mailto:${desks.complaints}`,
    },
    {
      title: both('在线反馈', 'Feedback on the site'),
      value: both('每页末尾的“这一页对您有用吗？”', 'The feedback form at the foot of every page'),
      note: both(
        '对网站本身有意见，用它最快，会连同所在页面一起送到。',
        'Quickest for the website itself: it sends the page along.',
      ),
    },
    {
      title: both('投诉复核（示例）', 'Review of a complaint (sample)'),
      value: mail,
      note: both(
        '对答复不服，来信附投诉编号，由没有经手过的人重新看一遍。',
        'Not satisfied with the answer? Write with the complaint number; someone not involved looks at it again.',
      ),
      href: `mailto:${mail}`,
    },
    {
      title: both('邮政管理部门', 'Postal authority'),
      value: '12305',
      note: both(
        '邮政业用户申诉电话。申诉前请先有我们的投诉编号。',
        'Appeals of postal and express users in China. Have our complaint number ready.',
      ),
      href: 'tel:12305',
    },
    {
      title: both('市场监管部门', 'Market regulator'),
      value: '12315',
      note: both('价格不实、消费欺诈等问题，打这个电话。', 'For false prices and consumer fraud.'),
      href: 'tel:12315',
    },
  ],
}
