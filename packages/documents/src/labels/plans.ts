import type { pictures } from '../pictures.ts'
import { type KindLabels, long, type Words } from './label.ts'
import { head, title } from './parts.ts'

const aircraft = { label: ['机型', 'Aircraft type'], names: 'aircraft' } as const
const text = long('说明', 'Description')
const millimetre: Words = ['毫米', 'mm']
const kilogram: Words = ['公斤', 'kg']

/** Transport modes as editors know them. */
export const modes = {
  express: ['快递', 'Express'],
  freight: ['货运', 'Freight'],
  rail: ['铁路', 'Rail'],
  air: ['国内航空', 'Domestic air'],
  'air-international': ['国际航空', 'International air'],
  cold: ['冷链', 'Cold chain'],
} as const

type Kinds =
  | 'network-map'
  | 'air-desk'
  | 'prohibited-items'
  | 'compartments'
  | 'timetable'
  | 'floor-plan'
  | 'circle'
  | 'filled-form'
  | 'door-check'

/** Labels of plans, of the network, of aircraft and of forms. */
export const planKinds: Pick<KindLabels<(typeof pictures)[number]>, Kinds> = {
  'network-map': {
    label: ['网络地图', 'Map of the network'],
    help: ['数据取自首页的网络。', 'Its data are those of the home page.'],
    icon: 'map',
    parts: head,
  },
  'air-desk': {
    label: ['航空货运工具', 'Air cargo tools'],
    help: ['查航空运单、看货物能不能装。', 'Track an air waybill, and see whether a piece fits.'],
    icon: 'tool',
    parts: head,
  },
  'prohibited-items': {
    label: ['禁限运物品', 'Prohibited items'],
    help: ['数据取自禁限运物品表。', 'Taken from the list of prohibited items.'],
    icon: 'prohibited',
    parts: { ...head, mode: { label: ['运输方式', 'Way of transport'], choices: modes } },
  },
  compartments: {
    label: ['货舱布局', 'Cargo compartments'],
    icon: 'plane',
    parts: {
      ...head,
      aircraft: { ...aircraft, label: ['机型', 'Aircraft types'], entry: ['个机型', 'type'] },
    },
  },
  timetable: {
    label: ['航班时刻', 'Timetable'],
    icon: 'timetable',
    parts: {
      ...head,
      flights: {
        label: ['航班', 'Flights'],
        entry: ['个航班', 'flight'],
        parts: {
          number: ['航班号', 'Flight number'],
          from: ['始发', 'From'],
          to: ['到达', 'To'],
          departs: {
            label: ['起飞', 'Departs'],
            help: ['当地时间，如 08:30。', 'Local time, such as 08:30.'],
            example: '08:30',
          },
          arrives: {
            label: ['降落', 'Arrives'],
            help: ['当地时间，如 11:45。', 'Local time, such as 11:45.'],
            example: '11:45',
          },
          days: {
            label: ['班期', 'Days of the week'],
            help: ['周一是 1，周日是 7。', 'Monday is 1, Sunday is 7.'],
            entry: ['天', 'day'],
          },
          aircraft,
        },
      },
      note: long('备注', 'Note'),
    },
  },
  'floor-plan': {
    label: ['平面图', 'Floor plan'],
    icon: 'plan',
    parts: {
      ...head,
      columns: ['横向格数', 'Cells across'],
      rows: ['纵向格数', 'Cells down'],
      zones: {
        label: ['区域', 'Zones'],
        entry: ['个区域', 'zone'],
        parts: {
          label: ['区域名', 'Name of the zone'],
          text,
          x: { label: ['左起第几格', 'Cells from the left'], help: ['从 0 数起。', 'Counting from 0.'] },
          y: { label: ['上起第几格', 'Cells from the top'], help: ['从 0 数起。', 'Counting from 0.'] },
          width: ['占几格宽', 'Cells wide'],
          height: ['占几格高', 'Cells high'],
          tone: {
            label: ['用途', 'Use'],
            choices: {
              storage: ['存储', 'Storage'],
              work: ['作业', 'Work'],
              road: ['道路', 'Road'],
              cold: ['冷库', 'Cold store'],
              office: ['办公', 'Office'],
            },
          },
        },
      },
    },
  },
  circle: {
    label: ['伙伴环图', 'Ring of partners'],
    icon: 'circle',
    parts: {
      ...head,
      centre: ['中心文字', 'Text in the centre'],
      items: { label: ['四周', 'Around it'], entry: ['项', 'item'], parts: { title, text } },
    },
  },
  'filled-form': {
    label: ['填好的单据', 'Filled-in form'],
    icon: 'form',
    parts: {
      ...head,
      form: ['单据名称', 'Name of the form'],
      edge: {
        label: ['边框', 'Edge'],
        help: ['危险品申报单用斜纹边。', 'A declaration of dangerous goods has hatched edges.'],
        choices: { plain: ['普通', 'Plain'], hatched: ['斜纹', 'Hatched'] },
      },
      boxes: {
        label: ['格子', 'Boxes'],
        help: ['按印刷顺序排，每行合计 12 份。', 'In the order of print; each row adds up to 12 parts.'],
        entry: ['格', 'box'],
        parts: {
          label: ['栏目名', 'Printed label'],
          value: ['填写内容', 'What is filled in'],
          parts: {
            label: ['宽度', 'Width'],
            help: ['占一行十二份里的几份。', 'How many twelfths of a row.'],
          },
          mark: {
            label: ['编号', 'Number'],
            help: ['页面表格里解释这一格的编号。', 'Under which a table of the page explains it.'],
          },
          struck: { label: ['划掉的选项', 'Choice crossed out'] },
          look: {
            label: ['样式', 'Look'],
            choices: { plain: ['普通', 'Plain'], heavy: ['醒目', 'Heavy'], signed: ['手写', 'Handwritten'] },
          },
        },
      },
    },
  },
  'door-check': {
    label: ['舱门校验', 'Fit through a cargo door'],
    help: ['放不放得进由系统按机队数据算。', 'Whether a piece goes in is worked out from the fleet.'],
    icon: 'door',
    parts: {
      ...head,
      aircraft,
      deck: {
        label: ['货舱', 'Deck'],
        help: ['这个机型的一个货舱。', 'A deck of this aircraft type.'],
        names: 'deck',
      },
      pieces: {
        label: ['货件', 'Pieces'],
        entry: ['件', 'piece'],
        parts: {
          title,
          length: {
            label: ['长', 'Length'],
            help: ['按摆放的样子量，不倾斜。', 'As it stands; it is not tilted.'],
            unit: millimetre,
          },
          width: { label: ['宽', 'Width'], unit: millimetre },
          height: { label: ['高', 'Height'], unit: millimetre },
          weight: { label: ['毛重', 'Gross weight'], unit: kilogram },
          packing: ['包装', 'Packing'],
        },
      },
    },
  },
}
