import type { pictures } from '../pictures.ts'
import { type KindLabels, long, type Words } from './label.ts'
import { head, id, path, rowParts, scene, source, title } from './parts.ts'
import { planKinds } from './plans.ts'

const unit: Words = ['单位', 'Unit']
const text = long('说明', 'Description')
const hour: Words = ['时', 'h']
const millimetre: Words = ['毫米', 'mm']
const kilogram: Words = ['公斤', 'kg']

/** Labels of every picture that is drawn from data. */
export const pictureKinds: KindLabels<(typeof pictures)[number]> = {
  'weight-ruler': {
    label: ['重量标尺', 'Weight ruler'],
    help: ['多重走哪种服务。', 'Which weight goes by which service.'],
    icon: 'weight',
    parts: {
      ...head,
      bands: {
        label: ['重量段', 'Weight bands'],
        entry: ['段', 'band'],
        parts: {
          from: { label: ['从', 'From'], unit: kilogram },
          to: {
            label: ['到', 'To'],
            help: ['不封顶就留空。', 'Empty when there is no upper end.'],
            unit: kilogram,
          },
          label: ['段名', 'Name of the band'],
          text,
          own: {
            label: ['本页说的就是这一段', 'This page is about it'],
          },
        },
      },
    },
  },
  'day-clock': {
    label: ['一天时刻', 'A day by the hour'],
    icon: 'clock',
    parts: {
      ...head,
      spans: {
        label: ['时段', 'Spans'],
        entry: ['段', 'span'],
        parts: {
          from: { label: ['从几点', 'From'], unit: hour },
          to: {
            label: ['到几点', 'To'],
            help: [
              '过了零点往后数，次日 2 点写 26。',
              'After midnight counting goes on: 2 a.m. of the next day is 26.',
            ],
            unit: hour,
          },
          label: ['时段名', 'Name of the span'],
          text,
        },
      },
      mark: {
        label: ['关键时刻', 'The moment that matters'],
        help: ['比如截单时间。', 'Such as a cut-off.'],
        parts: { at: { label: ['几点', 'Hour'], unit: hour }, label: ['名称', 'Name'] },
      },
    },
  },
  curve: {
    label: ['变化曲线', 'Curve'],
    help: [
      '一路上的数值，如从装车到签收的温度。',
      'A value along the way, such as the temperature from loading to signature.',
    ],
    icon: 'curve',
    parts: {
      ...head,
      unit,
      low: { label: ['下限', 'Lower limit'], help: ['没有就留空。', 'Empty when there is none.'] },
      high: { label: ['上限', 'Upper limit'], help: ['没有就留空。', 'Empty when there is none.'] },
      points: {
        label: ['测点', 'Points'],
        entry: ['个测点', 'point'],
        parts: { value: ['数值', 'Value'], label: ['标注', 'Label'] },
      },
    },
  },
  flow: {
    label: ['系统流程', 'Flow between systems'],
    icon: 'flow',
    parts: {
      ...head,
      lanes: {
        label: ['泳道', 'Lanes'],
        entry: ['条泳道', 'lane'],
        parts: {
          label: ['泳道名', 'Name of the lane'],
          figure: ['数字', 'Figure'],
          path,
          nodes: { label: ['环节', 'Stages'], entry: ['个环节', 'stage'], parts: { title, text } },
        },
      },
    },
  },
  dimensions: {
    label: ['外形尺寸', 'Dimensions'],
    help: ['按比例画出正面和侧面。', 'Front and side, drawn to scale.'],
    icon: 'ruler',
    parts: {
      ...head,
      outline: {
        label: ['外形', 'Outline'],
        choices: {
          robot: ['搬运机器人', 'Carrier robot'],
          arm: ['机械臂', 'Robot arm'],
          drone: ['无人机', 'Drone'],
          shelf: ['货架', 'Shelf'],
          'parcel-machine': ['自提柜', 'Parcel locker'],
        },
      },
      length: { label: ['长', 'Length'], unit: millimetre },
      width: { label: ['宽', 'Width'], unit: millimetre },
      height: { label: ['高', 'Height'], unit: millimetre },
      specs: {
        label: ['参数', 'Specifications'],
        entry: ['项', 'row'],
        parts: { term: rowParts.term, text: ['参数值', 'Value'] },
      },
    },
  },
  journey: {
    label: ['运输途程', 'Journey'],
    icon: 'journey',
    parts: {
      ...head,
      stops: {
        label: ['站点', 'Stops'],
        entry: ['站', 'stop'],
        parts: {
          title: ['站名', 'Name of the stop'],
          text,
          hours: {
            label: ['到这一站用时', 'Time to this stop'],
            help: ['从上一站算起。', 'Counted from the stop before.'],
            unit: hour,
          },
          watch: {
            label: ['监控什么', 'What is monitored'],
            help: ['比如温度。', 'Such as the temperature.'],
          },
        },
      },
    },
  },
  comparison: {
    label: ['前后对比', 'Before and after'],
    icon: 'compare',
    parts: {
      ...head,
      before: ['“之前”的名称', 'Name of “before”'],
      after: ['“之后”的名称', 'Name of “after”'],
      items: {
        label: ['指标', 'Measures'],
        entry: ['个指标', 'measure'],
        parts: {
          label: ['指标名', 'Name of the measure'],
          unit,
          before: ['之前', 'Before'],
          after: ['之后', 'After'],
          note: ['备注', 'Note'],
        },
      },
      source,
    },
  },
  timeline: {
    label: ['时间轴', 'Timeline'],
    icon: 'timeline',
    parts: {
      ...head,
      items: {
        label: ['节点', 'Events'],
        entry: ['个节点', 'event'],
        parts: {
          when: {
            label: ['时间', 'When'],
            help: [
              '年份，或年份加月份，如 2026 或 2026-09。',
              'A year, or a year and a month: 2026 or 2026-09.',
            ],
            example: '2026-09',
          },
          title,
          text,
          state: {
            label: ['状态', 'State'],
            choices: { done: ['已完成', 'Done'], now: ['进行中', 'Now'], ahead: ['计划中', 'Ahead'] },
          },
          path,
          scene,
        },
      },
    },
  },
  shares: {
    label: ['占比条', 'Shares'],
    icon: 'shares',
    parts: {
      ...head,
      unit,
      parts: {
        label: ['组成部分', 'Parts'],
        entry: ['个部分', 'part'],
        parts: { id, label: ['名称', 'Name'] },
      },
      rows: {
        label: ['行', 'Rows'],
        entry: ['行', 'row'],
        parts: {
          label: ['行名', 'Name of the row'],
          values: {
            label: ['各部分数值', 'Value of each part'],
            help: ['顺序和上面的组成部分一致。', 'In the order of the parts above.'],
            entry: ['个数值', 'value'],
          },
        },
      },
      source,
    },
  },
  targets: {
    label: ['目标进度', 'Targets'],
    icon: 'target',
    parts: {
      ...head,
      items: {
        label: ['目标', 'Targets'],
        entry: ['个目标', 'target'],
        parts: {
          id,
          title,
          text,
          year: ['目标年份', 'Year'],
          done: {
            label: ['完成比例', 'Share done'],
            help: ['0 到 1，一半写 0.5。', 'From 0 to 1: a half is 0.5.'],
          },
          status: {
            label: ['状态', 'State'],
            choices: {
              met: ['已达成', 'Met'],
              'on-track': ['按计划', 'On track'],
              behind: ['落后', 'Behind'],
            },
          },
        },
      },
      source,
    },
  },
  'data-matrix': {
    label: ['数据权限表', 'Who sees which data'],
    icon: 'matrix',
    parts: {
      ...head,
      parties: { label: ['各方', 'Parties'], entry: ['方', 'party'] },
      rows: {
        label: ['数据', 'Data'],
        entry: ['行', 'row'],
        parts: {
          label: ['数据名', 'Name of the data'],
          sees: {
            label: ['各方能看到', 'What each party sees'],
            help: ['顺序和上面的各方一致。', 'In the order of the parties above.'],
            choices: {
              full: ['全部', 'All of it'],
              masked: ['打码后', 'Masked'],
              none: ['看不到', 'Nothing'],
            },
          },
          kept: ['保存多久', 'How long it is stored'],
        },
      },
    },
  },
  ...planKinds,
}
