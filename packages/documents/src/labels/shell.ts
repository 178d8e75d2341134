import { hotlines, rootId } from '@hongyan/locales'
import type { investorNavigation as investors } from '../investors.ts'
import type { tdkList as heads, expressMenu as menu } from '../pages.ts'
import type {
  floatingBox as box,
  orderDialog as dialog,
  footer as footerSchema,
  hongKongFooter as hongKong,
  support as supportSchema,
} from '../shell.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long, type Words } from './label.ts'
import { headTextParts, id, linkParts, path, scene, title } from './parts.ts'

const links = { label: ['链接', 'Links'], entry: ['个链接', 'link'], parts: linkParts } as const
const columns = {
  label: ['导航栏目', 'Columns of links'],
  entry: ['栏', 'column'],
  parts: { id, title, links },
} as const

const filing = (label: Words) =>
  ({
    label,
    parts: {
      text: ['显示文字', 'Text'],
      href: {
        label: ['链接到', 'Leads to'],
        help: [
          '以 https://、mailto: 或 tel: 开头；不点的留空。',
          'Begins with https://, mailto: or tel:; empty when it is no link.',
        ],
      },
      sample: {
        label: ['示例数据', 'Sample data'],
        help: ['换成真实信息后关掉。', 'Switch it off once the real value stands here.'],
      },
    },
  }) as const

const firstRow = { ...links, label: ['底部链接', 'Links of the first row'] } as const
const company = ['公司信息', 'Company'] as const
const copyright = ['版权声明', 'Copyright'] as const
const address = filing(['地址', 'Address'])
const mailbox = filing(['邮箱', 'Mailbox'])
const licences = {
  ...filing(['证照备案', 'Licenses and filings']),
  entry: ['条', 'line'],
} as const

export const footer: LabelsOf<typeof footerSchema> = {
  label: kindNames.footer,
  parts: {
    footerNav: columns,
    links: firstRow,
    company: {
      label: company,
      parts: { copyright, address, postcode: filing(['邮编', 'Postal code']), mailbox },
    },
    licences,
  },
}

export const hongKongFooter: LabelsOf<typeof hongKong> = {
  label: kindNames.hongKongFooter,
  parts: {
    links: firstRow,
    company: { label: company, parts: { copyright, address, phone: filing(['电话', 'Phone']), mailbox } },
    licences,
    note: long('说明', 'Note'),
  },
}

export const support: LabelsOf<typeof supportSchema> = {
  label: kindNames.support,
  parts: {
    hotline: {
      label: ['热线号码', 'Hotline'],
      help: [
        '数字之间可以空一格，最前面可以有 +。',
        'Figures, with single spaces where they are read apart, after + at most.',
      ],
      example: hotlines[rootId].shown,
    },
    hours: ['服务时间', 'Hours'],
    mail: ['客服邮箱', 'Email address'],
    social: {
      label: ['二维码', 'QR codes'],
      entry: ['个二维码', 'code'],
      parts: {
        id,
        label: ['名称', 'Name'],
        note: ['说明', 'Note'],
        payload: {
          label: ['扫码打开', 'Opens'],
          help: [
            '本站页面从斜杠开始，站外地址以 https:// 开头。',
            'A page of this site begins with a slash, an external address with https://.',
          ],
        },
      },
    },
  },
}

const chat = (label: Words) =>
  ({
    label,
    parts: {
      label: ['按钮文字', 'Button text'],
      href: {
        label: ['聊天地址', 'Address of the chat'],
        help: [
          '以 https:// 开头，网站会带上访客所在地区；没有就留空。',
          'Begins with https://; the site adds the area of the visitor. Empty when there is none.',
        ],
      },
    },
  }) as const

export const floatingBox: LabelsOf<typeof box> = {
  label: kindNames.floatingBox,
  parts: {
    personalChat: chat(['个人客服', 'Chat for individuals']),
    merchantChat: chat(['商家客服', 'Chat for merchants']),
    contact: {
      label: ['邮件联系', 'Contact by mail'],
      parts: { label: ['按钮文字', 'Button text'], tip: ['提示', 'Tip'], mail: ['邮箱', 'Email address'] },
    },
    backToTop: ['“回到顶部”文字', 'Words for “back to top”'],
  },
}

export const orderDialog: LabelsOf<typeof dialog> = {
  label: kindNames.orderDialog,
  parts: {
    title,
    lead: long('导语', 'Lead'),
    choices: {
      label: ['寄件类型', 'What can be sent'],
      entry: ['种', 'choice'],
      parts: {
        id: {
          label: ['类型', 'Type'],
          choices: {
            express: ['快递', 'Express'],
            heavy: ['大件重货', 'Heavy freight'],
            fresh: ['生鲜冷链', 'Fresh food'],
          },
        },
        label: ['名称', 'Name'],
        note: ['一句话说明', 'One line about it'],
        path,
        scene,
      },
    },
  },
}

export const expressMenu: LabelsOf<typeof menu> = {
  label: kindNames.expressMenu,
  parts: { title, links },
}

export const tdkList: LabelsOf<typeof heads> = {
  label: kindNames.tdkList,
  parts: {
    entries: {
      label: ['页面', 'Pages'],
      entry: ['个页面', 'page'],
      parts: {
        path: {
          ...path,
          help: [
            '从斜杠开始，不带语言前缀；错误页是 /404 和 /500。',
            'Begins with a slash and has no language in it; error pages are /404 and /500.',
          ],
        },
        ...headTextParts,
      },
    },
  },
}

export const investorNavigation: LabelsOf<typeof investors> = {
  label: kindNames.investorNavigation,
  parts: { navList: columns },
}
