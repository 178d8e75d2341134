import { hotlines, rootId, telephoneLink } from '@hongyan/locales'
import type { block } from '../blocks.ts'
import type { KindLabels } from './label.ts'
import { long } from './label.ts'
import {
  actions,
  all,
  date,
  figureParts,
  head,
  id,
  link,
  linkParts,
  note,
  path,
  rowParts,
  scene,
  title,
} from './parts.ts'
import { pictureKinds } from './pictures.ts'

const file = {
  label: ['文件地址', 'File'],
  help: ['本站文件的地址，从斜杠开始。', 'The address of a file of this site, beginning with a slash.'],
} as const

/** Labels of every block of a page. */
export const blockKinds: KindLabels<(typeof block)['options'][number]> = {
  prose: {
    label: ['文字段落', 'Running text'],
    icon: 'text',
    parts: {
      ...head,
      look: {
        label: ['样式', 'Look'],
        choices: { text: ['正文', 'Text'], statement: ['大字', 'Large letters'] },
      },
      paragraphs: { ...long('段落', 'Paragraphs'), entry: ['段', 'paragraph'] },
      list: {
        ...long('要点', 'List', ['排在段落后面，每条一行。', 'After the paragraphs, a line for each.']),
        entry: ['条', 'item'],
      },
      terms: {
        label: ['名词解释', 'Definitions'],
        entry: ['行', 'row'],
        parts: rowParts,
      },
    },
  },
  figures: {
    label: ['大数字', 'Large figures'],
    help: [
      '数字从事实登记里选；过期的不再显示。',
      'Figures come from the register of facts; expired ones are no longer shown.',
    ],
    icon: 'figure',
    parts: {
      items: { label: ['数字', 'Figures'], entry: ['个数字', 'figure'], parts: { id, ...figureParts } },
      note,
    },
  },
  steps: {
    label: ['步骤', 'Steps'],
    icon: 'steps',
    parts: {
      ...head,
      items: {
        label: ['步骤', 'Steps'],
        entry: ['步', 'step'],
        parts: {
          title: ['这一步做什么', 'What happens'],
          text: long('说明', 'Description'),
          mark: {
            label: ['关键数据', 'Figure of the step'],
            help: ['这一步的时间或读数，如 18:00。', 'A time or a value of this step, such as 18:00.'],
          },
        },
      },
    },
  },
  table: {
    label: ['表格', 'Table'],
    icon: 'table',
    parts: {
      ...head,
      columns: {
        label: ['列', 'Columns'],
        entry: ['列', 'column'],
        parts: {
          label: ['列名', 'Column name'],
          align: {
            label: ['对齐', 'Alignment'],
            choices: { start: ['靠左', 'Left'], end: ['靠右', 'Right'] },
          },
          merge: {
            label: ['合并相同的格', 'Join equal cells'],
            help: [
              '上下相同的格合成一个高格，里面的数字放大。',
              'Equal cells below each other become one tall cell with a large figure.',
            ],
          },
        },
      },
      rows: {
        label: ['行', 'Rows'],
        help: ['每行第一格是行名。', 'The first cell of a row is its name.'],
        entry: ['行', 'row'],
        parts: { value: figureParts.value, unit: figureParts.unit },
      },
      note,
    },
  },
  cards: {
    label: ['卡片', 'Cards'],
    icon: 'cards',
    parts: {
      ...head,
      items: {
        label: ['卡片', 'Cards'],
        entry: ['张卡片', 'card'],
        parts: {
          title,
          text: long('说明', 'Description'),
          path: {
            ...path,
            label: ['链接到', 'Leads to'],
            help: ['留空则卡片不能点。', 'Without one the card is no link.'],
          },
          scene,
        },
      },
      all,
    },
  },
  split: {
    label: ['图文并排', 'Text beside a picture'],
    icon: 'split',
    parts: {
      ...head,
      points: { label: ['要点', 'Points'], entry: ['条', 'point'], parts: rowParts },
      action: link,
      scene,
    },
  },
  checklist: {
    label: ['能与不能', 'What is in and what is out'],
    help: ['分“可以”“有条件”“不可以”三列。', 'In three columns: yes, on a condition, no.'],
    icon: 'checklist',
    parts: {
      ...head,
      verdicts: {
        label: ['三列的名称', 'Names of the columns'],
        parts: {
          yes: { label: ['“可以”列', 'Column “yes”'], begins: 'filled' },
          condition: { label: ['“有条件”列', 'Column “on a condition”'] },
          no: { label: ['“不可以”列', 'Column “no”'] },
        },
      },
      items: {
        label: ['条目', 'Entries'],
        entry: ['条', 'entry'],
        parts: {
          text: long('内容', 'Text'),
          verdict: {
            label: ['归入', 'Belongs to'],
            choices: {
              yes: ['可以', 'Yes'],
              no: ['不可以', 'No'],
              condition: ['有条件', 'On a condition'],
            },
          },
        },
      },
      note,
    },
  },
  questions: {
    label: ['常见问题', 'Questions'],
    icon: 'question',
    parts: {
      ...head,
      ids: {
        label: ['问题', 'Questions'],
        help: [
          '从问题库里选；答案在问题库里改。',
          'Chosen from the list of questions, where their answers are changed.',
        ],
        names: 'question',
        entry: ['个问题', 'question'],
      },
    },
  },
  quote: {
    label: ['引语', 'Quote'],
    icon: 'quote',
    parts: {
      text: long('原话', 'What was said'),
      who: ['说话人', 'Who said it'],
      role: ['身份', 'Position'],
    },
  },
  'packaging-prices': {
    label: ['包装价格表', 'Packaging prices'],
    icon: 'price',
    parts: {
      ...head,
      ids: {
        label: ['显示哪些包装', 'Which packaging'],
        help: ['不选则全部显示。', 'All of it when none is chosen.'],
        names: 'packaging-price',
        entry: ['项', 'item'],
      },
    },
  },
  'service-prices': {
    label: ['服务价格表', 'Service prices'],
    icon: 'price',
    parts: {
      ...head,
      ids: {
        label: ['显示哪些服务', 'Which services'],
        help: ['不选则全部显示。', 'All of them when none is chosen.'],
        names: 'service-price',
        entry: ['项', 'item'],
      },
    },
  },
  case: {
    label: ['案例卡片', 'Case'],
    help: ['内容取自案例自己的页面。', 'What it says is taken from the page of the case.'],
    icon: 'case',
    parts: { path: { ...path, label: ['案例页面', 'Page of the case'] } },
  },
  downloads: {
    label: ['资料下载', 'Downloads'],
    icon: 'download',
    parts: {
      ...head,
      items: {
        label: ['文件', 'Files'],
        entry: ['个文件', 'file'],
        parts: {
          title,
          note: long('说明', 'Description'),
          file,
          type: {
            label: ['格式', 'Format'],
            choices: {
              PDF: ['PDF 文档', 'PDF document'],
              CSV: ['CSV 表格', 'CSV table'],
              SVG: ['SVG 图形', 'SVG drawing'],
            },
          },
        },
      },
    },
  },
  contacts: {
    label: ['联系方式', 'Contacts'],
    icon: 'contact',
    parts: {
      ...head,
      items: {
        label: ['联系方式', 'Contacts'],
        entry: ['条', 'contact'],
        parts: {
          title: ['找谁', 'Whom'],
          value: {
            label: ['号码或地址', 'Number or address'],
            help: ['按显示的样子写。', 'As it is shown.'],
          },
          note: long('说明', 'Description'),
          href: {
            label: ['链接到', 'Leads to'],
            help: [
              '以 https://、mailto:、tel: 或斜杠开头；只写不点的留空。',
              'Begins with https://, mailto:, tel: or a slash; empty when it is only to be read.',
            ],
            example: telephoneLink(hotlines[rootId].shown),
          },
        },
      },
    },
  },
  consultation: {
    label: ['在线咨询', 'Online consultation'],
    icon: 'chat',
    parts: {
      ...head,
      tabs: {
        label: ['个人与商家', 'Individuals and merchants'],
        entry: ['页签', 'tab'],
        parts: {
          id: {
            label: ['对象', 'For whom'],
            choices: { personal: ['个人', 'Individuals'], merchant: ['商家', 'Merchants'] },
          },
          label: ['页签名称', 'Name of the tab'],
          text: long('说明', 'Description'),
          topics: { label: ['常问主题', 'Usual subjects'], entry: ['个主题', 'subject'], parts: linkParts },
          hours: ['服务时间', 'Hours'],
          chat: ['咨询按钮文字', 'Text of the chat button'],
          otherwise: {
            label: ['无人值守时', 'While nobody answers'],
            help: ['没有客服时引到这里。', 'Where visitors are led then.'],
            parts: linkParts,
          },
        },
      },
    },
  },
  glossary: {
    label: ['术语表', 'Glossary'],
    icon: 'glossary',
    parts: {
      ...head,
      terms: {
        label: ['术语', 'Terms'],
        entry: ['条', 'term'],
        parts: { id, term: ['术语', 'Term'], text: long('解释', 'Explanation') },
      },
    },
  },
  latest: {
    label: ['最新列表', 'Latest items'],
    icon: 'list',
    parts: {
      ...head,
      from: {
        label: ['取自', 'Taken from'],
        choices: {
          news: ['新闻', 'News'],
          notice: ['公告', 'Notices'],
          trend: ['行业动态', 'Industry reports'],
          'air-notice': ['航空公告', 'Air cargo notices'],
        },
      },
      count: ['显示几条', 'How many'],
      all,
    },
  },
  call: {
    label: ['行动号召', 'Call to action'],
    help: ['页面的最后一句话和按钮。', 'The last words of a page, with buttons.'],
    icon: 'call',
    parts: { title, actions },
  },
  versions: {
    label: ['修订记录', 'Revisions'],
    icon: 'history',
    parts: {
      ...head,
      items: {
        label: ['修订', 'Revisions'],
        entry: ['次修订', 'revision'],
        parts: { date, text: long('改了什么', 'What changed') },
      },
    },
  },
  ...pictureKinds,
}
