import type { drawing as drawingSchema } from '../drawings.ts'
import { type LabelsOf, long, type Words } from './label.ts'
import { linkParts, note, path, title } from './parts.ts'

const rows = { label: ['行', 'Rows'], entry: ['行', 'row'] } as const
const hour: Words = ['时', 'h']

const verdict = {
  verdict: {
    label: ['能不能', 'May it'],
    choices: { yes: ['能', 'Yes'], condition: ['有条件', 'With conditions'], no: ['不能', 'No'] },
  },
  text: ['说明', 'In words'],
} as const

/** What may stand in a head instead of a scene. */
export const drawing: LabelsOf<typeof drawingSchema> = {
  label: ['页首图表', 'Drawing'],
  help: ['放在配图的位置，有它就不放配图。', 'Stands where the picture would: a page has one of the two.'],
  kinds: {
    spans: {
      label: ['区间条', 'Bars on one scale'],
      parts: {
        title,
        ticks: {
          label: ['刻度', 'Marks of the scale'],
          entry: ['个刻度', 'mark'],
          parts: {
            at: ['位置', 'Place'],
            label: ['文字', 'Words'],
            strong: {
              label: ['突出', 'Stands out'],
              help: ['要紧的那一刻，画成红线。', 'The moment that matters: drawn as a red line.'],
            },
          },
        },
        rows: {
          ...rows,
          parts: {
            label: ['行名', 'Name of the row'],
            text: ['小字', 'Small print'],
            from: ['从', 'From'],
            to: ['到', 'To'],
            value: {
              label: ['数值', 'Value'],
              help: ['条形说的话，写成文字。', 'What the bar says, in words.'],
            },
            path,
          },
        },
        note,
      },
    },
    hours: {
      label: ['现在找谁', 'Who answers now'],
      parts: {
        title,
        opens: { label: ['几点开始', 'Opens at'], unit: hour },
        closes: { label: ['几点结束', 'Closes at'], unit: hour },
        phone: ['电话', 'Phone'],
        open: ['有人时', 'While somebody is there'],
        closed: ['没人时', 'While nobody is'],
        ways: {
          label: ['其他方式', 'Other ways'],
          entry: ['种方式', 'way'],
          parts: {
            label: ['名称', 'Name'],
            open: ['有人时', 'While somebody is there'],
            closed: ['没人时', 'While nobody is'],
            href: linkParts.href,
          },
        },
      },
    },
    dates: {
      label: ['上一次与下一次', 'Last and next date'],
      parts: {
        title,
        of: {
          label: ['时间轴的锚点', 'Anchor of the timeline'],
          help: ['本页哪一个时间轴。', 'Which timeline of this page.'],
        },
      },
    },
    index: {
      label: ['一行一项的目录', 'Index, a line each'],
      parts: {
        title,
        rows: { ...rows, parts: { label: ['名称', 'Name'], text: ['说明', 'In words'], path } },
      },
    },
    holds: {
      label: ['哪个舱能装什么', 'What may go in which hold'],
      parts: {
        title,
        freighter: ['货机一栏的名称', 'Name of the freighter'],
        belly: ['客机腹舱一栏的名称', 'Name of the belly hold'],
        rows: {
          ...rows,
          parts: {
            label: ['物品', 'Goods'],
            path,
            freighter: { label: ['货机', 'Freighter'], parts: verdict },
            belly: { label: ['客机腹舱', 'Belly hold'], parts: verdict },
          },
        },
        note: long('备注', 'Note'),
      },
    },
  },
}
