import { afterDelivery, afterLastContact, keptWords } from '../../../kept-words.ts'
import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

export const sensitiveData: BlockSeed = {
  kind: 'prose',
  id: 'sensitive',
  title: both('敏感信息和他人的信息', 'Sensitive data and data of others'),
  paragraphs: [
    both(
      '网站本身不收身份证号，也不收银行卡密码和人脸。寄件实名登记在取件时由快递员用专用设备完成，直接传到实名系统，快递员和网站都看不到存下的号码。',
      'The site takes no identity numbers, bank passwords or faces. Real-name registration happens at pickup on the courier’s device and goes straight to the registry; neither courier nor site can read the stored number.',
    ),
    both(
      '设备位置属于敏感信息：只在您点“用我的位置”并同意之后读取一次，用来排距离，不存、不跟踪。不同意，手动输地址也一样能查。',
      'Position is sensitive: it is read once, after you press “Use my position” and agree, to sort by distance, and never stored or followed. Typing an address works as well.',
    ),
    both(
      '您填写的收件人、联系人信息属于别人。填之前请让对方知道；对方来问，我们同样受理查阅、更正和删除。',
      'Receivers and contacts you enter are other people. Let them know first; they have the same right to see, correct and delete as you.',
    ),
  ],
}

/** Who sees what the website holds. */
export const websiteMatrix: BlockSeed = {
  kind: 'data-matrix',
  id: 'who',
  title: both('网站上的数据，谁看得到', 'Who sees what the site holds'),
  parties: [
    both('您', 'You'),
    both('经办员工', 'Staff in charge'),
    both('其他员工', 'Other staff'),
    both('短信服务商', 'SMS provider'),
    both('承运伙伴', 'Carrier partners'),
  ],
  rows: [
    {
      label: both('订单里的姓名', 'Names on orders'),
      sees: ['full', 'masked', 'none', 'none', 'masked'],
      kept: keptWords('orders', afterDelivery),
    },
    {
      label: both('订单里的地址', 'Addresses on orders'),
      sees: ['full', 'full', 'none', 'none', 'full'],
      kept: keptWords('orders', afterDelivery),
    },
    {
      label: both('订单里的手机号', 'Phone numbers on orders'),
      sees: ['full', 'masked', 'none', 'full', 'masked'],
      kept: keptWords('orders', afterDelivery),
    },
    {
      label: both('表单里的手机号', 'Phone numbers on forms'),
      sees: ['full', 'full', 'none', 'full', 'none'],
      kept: both('随所在的表单', 'With the form'),
    },
    {
      label: both('合作咨询表', 'Inquiry forms'),
      sees: ['full', 'full', 'none', 'none', 'none'],
      kept: keptWords('enquiries', afterLastContact),
    },
    {
      label: both('地址簿', 'Address book'),
      sees: ['full', 'none', 'none', 'none', 'none'],
      kept: both('到您删除', 'Until you delete it'),
    },
    {
      label: both('反馈', 'Feedback'),
      sees: ['full', 'full', 'masked', 'none', 'none'],
      kept: keptWords('feedback'),
    },
    {
      label: both('访问日志', 'Access logs'),
      sees: ['none', 'masked', 'none', 'none', 'none'],
      kept: keptWords('logs'),
    },
  ],
}

export const privacySharing: BlockSeed = {
  kind: 'prose',
  id: 'sharing',
  title: both('委托、提供和公开', 'Processors, sharing and publication'),
  paragraphs: [
    both(
      '有些事委托别人做，例如发短信、存放服务器、跑末端派送。受托方只按约定用途处理，做完归还或删除，我们对它负责。',
      'Some work is done for us: sending texts, hosting, delivering the last leg. Processors act only as agreed and then return or delete the data, and we answer for them.',
    ),
    both(
      '向别的处理者提供，须先告诉您对方是谁、做什么、给哪些，并单独征得同意。现在没有这样的提供。公安、海关、邮政管理等机关依法调取的，我们核对手续后配合，并留存记录。',
      'Giving data to another controller would need your separate consent, after telling you who, why and what. We do so with nobody at present. Authorities entitled by law receive it after we have checked their papers, and we keep a record.',
    ),
    both(
      '不公开个人信息。公司合并、分立时，接手方继续受本政策约束；它要改变用途，得重新问您。',
      'We publish none. In a merger or division the successor is bound by this policy and must ask you anew for any other use.',
    ),
  ],
}

export const privacyRights: BlockSeed = {
  kind: 'table',
  id: 'rights',
  title: both('您的权利，怎么用', 'Your rights and how to use them'),
  lead: both(
    '不收费。为了不让别人冒用，会先核对身份。',
    'Free of charge. We check who is asking, so that nobody acts in your name.',
  ),
  columns: [
    { label: both('权利', 'Right') },
    { label: both('自己办', 'By yourself') },
    { label: both('找我们办', 'Through us') },
  ],
  rows: [
    [
      both('查阅、复制', 'See and copy'),
      both(
        '用回执链接看咨询，凭尾号看运单；登录后在“我的隐私”里看',
        'Inquiries by their link, shipments by phone digits; signed in, under My privacy',
      ),
      both('写信，发您一份文件', 'Write; you get a file'),
    ],
    [
      both('更正、补充', 'Correct and complete'),
      both('咨询进度页上直接改', 'On the status page of an inquiry'),
      both('已寄出的运单，打热线改', 'For goods on the way, call'),
    ],
    [
      both('删除', 'Delete'),
      both('浏览器里存下的运单逐条移除', 'Shipments kept in your browser, one by one'),
      both('咨询表和反馈，写信删除', 'Forms and feedback: write'),
    ],
    [
      both('撤回同意', 'Withdraw consent'),
      both('咨询回执页上有按钮', 'A button on the receipt of your inquiry'),
      both('说明撤回哪一项', 'Say which'),
    ],
    [
      both('带走', 'Take along'),
      both('查询结果导出为表格；账户的内容导出为文件', 'Export what you looked up; your account as a file'),
      both('符合条件的，转给您指定的人', 'Where possible, passed on to whom you name'),
    ],
    [
      both('注销账户', 'Close the account'),
      both('登录后在“我的隐私”里办', 'Signed in, under My privacy'),
      both('没有在途货和欠款就办', 'Done once nothing is under way or owed'),
    ],
    [
      both('要求解释', 'Ask for an explanation'),
      both('看本页和各表单旁的说明', 'This page and the notes beside forms'),
      both('写信给负责人', 'Write to the officer'),
    ],
    [
      both('逝者的信息', 'Data of the deceased'),
      both('不适用', 'Not available'),
      both('近亲属凭证明查阅或删除', 'Close relatives, with proof, may see or delete'),
    ],
  ],
  note: both(
    '法律要求留存的（例如实名登记和账目），到期才能删；在那之前只存不用。',
    'What the law makes us keep, such as identity records and accounts, is deleted when due and not used until then.',
  ),
}
