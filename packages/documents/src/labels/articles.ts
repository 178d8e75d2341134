import { names } from '@hongyan/locales'
import type { article, notice, question, video } from '../article.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long } from './label.ts'
import { date, figureParts, linkParts, path, scene, title } from './parts.ts'

const address = {
  label: ['地址名', 'Address'],
  help: [
    '网址最后一段：小写字母、数字和连字符。改了以后，旧地址会转到新地址。',
    'The last part of its web address: lower-case letters, figures and hyphens. After a change the old address leads to the new one.',
  ],
} as const

const summary = long('摘要', 'Summary', ['用在列表和搜索结果里。', 'Used in lists and search results.'])

const body = {
  label: ['正文', 'Body'],
  entry: ['段', 'part'],
  kinds: {
    paragraph: { label: ['段落', 'Paragraph'], icon: 'text', parts: { text: long('文字', 'Text') } },
    heading: { label: ['小标题', 'Heading'], icon: 'heading', parts: { text: ['小标题', 'Heading'] } },
    list: {
      label: ['列表', 'List'],
      icon: 'list',
      parts: { items: { ...long('条目', 'Items'), entry: ['条', 'item'] } },
    },
    quote: {
      label: ['引语', 'Quote'],
      icon: 'quote',
      parts: { text: long('原话', 'What was said'), who: ['说话人', 'Who said it'] },
    },
    figure: { label: ['大数字', 'Large figure'], icon: 'figure', parts: figureParts },
    table: {
      label: ['表格', 'Table'],
      icon: 'table',
      parts: {
        caption: ['表格标题', 'Caption'],
        columns: { label: ['列名', 'Column names'], entry: ['列', 'column'] },
        rows: { label: ['行', 'Rows'], entry: ['行', 'row'] },
      },
    },
  },
} as const satisfies LabelsOf<(typeof notice)['shape']['body']>

const corrections = {
  label: ['更正', 'Corrections'],
  help: [
    '发布后改过的地方，最新的在前；读者看得到。',
    'What was put right after publication, newest first. Readers see it.',
  ],
  entry: ['次更正', 'correction'],
  parts: { date, text: long('更正了什么', 'What was put right') },
} as const

export const news: LabelsOf<typeof article> = {
  label: kindNames.news,
  parts: {
    id: address,
    date,
    category: {
      label: ['分类', 'Category'],
      choices: {
        company: ['公司', 'Company'],
        network: ['网络', 'Network'],
        products: ['产品', 'Products'],
        technology: ['科技', 'Technology'],
        sustainability: ['可持续', 'Sustainability'],
        people: ['人物', 'People'],
      },
    },
    brand: {
      label: ['品牌', 'Brand'],
      choices: {
        logistics: [names['zh-CN'].brand, names['en-US'].brand],
        air: [names['zh-CN'].air, names['en-US'].air],
      },
    },
    title,
    summary,
    place: {
      label: ['发稿地点', 'Place'],
      help: ['写稿所在的城市。', 'The city it is written from.'],
    },
    scene,
    areaCodes: {
      label: ['涉及地区', 'Areas'],
      help: [
        '选了地区，正文页用地图代替配图。',
        'With areas chosen, a map stands on the page in place of the picture.',
      ],
      names: 'area',
      entry: ['个地区', 'area'],
    },
    body,
    related: {
      label: ['相关页面', 'Related pages'],
      entry: ['个页面', 'page'],
      names: 'page',
    },
    corrections,
  },
}

export const noticeLabels: LabelsOf<typeof notice> = {
  label: kindNames.notice,
  parts: {
    id: address,
    kind: {
      label: ['类型', 'Type'],
      choices: { notice: ['公告', 'Notice'], trend: ['行业动态', 'Industry report'] },
    },
    category: {
      label: ['分类', 'Category'],
      choices: {
        weather: ['天气', 'Weather'],
        service: ['服务', 'Service'],
        price: ['价格', 'Prices'],
        safety: ['安全', 'Safety'],
        warning: ['防骗提醒', 'Warning'],
        health: ['健康', 'Health'],
        air: ['航空', 'Air cargo'],
        industry: ['行业', 'Industry'],
        policy: ['政策', 'Policy'],
        market: ['市场', 'Market'],
      },
    },
    date,
    title,
    summary,
    from: {
      label: ['生效时间', 'In force from'],
      help: ['留空则发布后立即生效。', 'From publication on when empty.'],
    },
    until: {
      label: ['失效时间', 'In force until'],
      help: ['之后不再提醒访客，页面保留。', 'After it nobody is alerted any more; the page stays.'],
    },
    severity: {
      label: ['严重程度', 'Severity'],
      choices: {
        information: ['告知', 'Information'],
        caution: ['注意', 'Caution'],
        severe: ['严重', 'Severe'],
      },
    },
    areas: {
      label: ['影响地区', 'Areas'],
      help: ['显示给访客的地名；留空表示各地。', 'Names as visitors see them; everywhere when empty.'],
      entry: ['个地区', 'area'],
    },
    delay: {
      label: ['时效延长', 'Delay'],
      help: ['查时效时会加上这几天。', 'Added to the transit time that visitors are given.'],
      parts: {
        days: { label: ['几天', 'Days'], unit: ['天', 'days'] },
        carriage: {
          label: ['哪种运输', 'Carriage'],
          choices: { road: ['陆运', 'Road'], air: ['空运', 'Air'], any: ['全部', 'Any'] },
        },
      },
    },
    areaCodes: {
      label: ['省份', 'Provinces'],
      help: [
        '按省名选；工具据此判断货件是否受影响。',
        'Chosen by their names: by them tools tell whether a shipment is affected.',
      ],
      names: 'area',
      entry: ['个省份', 'province'],
    },
    services: {
      label: ['影响服务', 'Services'],
      help: ['不选表示全部服务。', 'All services when none is chosen.'],
      names: 'service',
      entry: ['项服务', 'service'],
    },
    direction: {
      label: ['影响方向', 'Direction'],
      choices: {
        both: ['寄出和寄往', 'Both ways'],
        send: ['从当地寄出', 'Sent from there'],
        receive: ['寄往当地', 'Sent to there'],
      },
    },
    contact: { label: ['联系人', 'Contact'], help: ['谁来回答疑问。', 'Who answers questions about it.'] },
    popup: {
      label: ['弹窗提醒', 'Pop-up'],
      help: ['生效期间对每位访客弹一次。', 'Shown once to each visitor while the notice is in force.'],
      parts: {
        version: {
          label: ['版本', 'Version'],
          help: ['加一就会对所有人再弹一次。', 'One more shows it to everybody again.'],
        },
        text: long('弹窗文字', 'Text'),
      },
    },
    body,
    attachments: {
      label: ['附件', 'Attachments'],
      entry: ['个附件', 'attachment'],
      parts: {
        title,
        file: {
          label: ['文件地址', 'File'],
          help: [
            '本站文件从斜杠开始，站外文件以 https:// 开头。',
            'A file of this site begins with a slash, another with https://.',
          ],
          example: '/files/notice.pdf',
        },
        type: {
          label: ['格式', 'Format'],
          choices: { PDF: ['PDF 文档', 'PDF document'], CSV: ['CSV 表格', 'CSV table'] },
        },
      },
    },
    related: { label: ['相关链接', 'Related links'], entry: ['个链接', 'link'], parts: linkParts },
    corrections,
  },
}

export const questionLabels: LabelsOf<typeof question> = {
  label: kindNames.question,
  parts: {
    id: address,
    topic: {
      label: ['主题', 'Topic'],
      choices: {
        tracking: ['查件', 'Tracking'],
        sending: ['寄件', 'Sending'],
        price: ['价格', 'Prices'],
        delivery: ['派送', 'Delivery'],
        claims: ['理赔', 'Claims'],
        'cold-chain': ['冷链', 'Cold chain'],
        freight: ['货运', 'Freight'],
        warehousing: ['仓储', 'Warehousing'],
        'cross-border': ['跨境', 'Cross-border'],
        air: ['航空', 'Air cargo'],
        business: ['企业客户', 'Business'],
        account: ['账户', 'Account'],
      },
    },
    question: ['问题', 'Question'],
    answer: { ...long('回答', 'Answer'), entry: ['段', 'paragraph'] },
    link: { label: ['延伸链接', 'Link'], parts: linkParts },
  },
}

export const videoLabels: LabelsOf<typeof video> = {
  label: kindNames.video,
  parts: {
    id: address,
    date,
    title,
    summary,
    scene,
    transcript: {
      ...long('文字稿', 'Transcript', [
        '视频里说了什么，让不开声音的人也能看懂。',
        'What is said, so that nobody needs the sound.',
      ]),
      entry: ['段', 'paragraph'],
    },
    path: { ...path, label: ['相关页面', 'Related page'] },
  },
}
