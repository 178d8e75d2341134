import type { home as schema } from '../home.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long } from './label.ts'
import { actions, all, figureParts, id, link, note, path, rowParts, scene, title } from './parts.ts'

const lead = long('导语', 'Lead')
const heading = {
  label: ['标题', 'Title'],
  help: ['按意思断行，最多三行。', 'Broken by meaning, three lines at most.'],
  entry: ['行', 'line'],
} as const

export const home: LabelsOf<typeof schema> = {
  label: kindNames.home,
  parts: {
    banner: {
      label: ['轮播横幅', 'Banner'],
      parts: {
        slides: {
          label: ['横幅', 'Slides'],
          entry: ['张横幅', 'slide'],
          parts: { id, title: heading, lead, actions, scene },
        },
      },
    },
    dock: {
      label: ['快捷工具', 'Quick tools'],
      parts: {
        tools: {
          label: ['工具', 'Tools'],
          entry: ['个工具', 'tool'],
          parts: {
            id: {
              label: ['哪个工具', 'Which tool'],
              choices: {
                quote: ['运费时效', 'Price and transit time'],
                branches: ['网点查询', 'Branches'],
                range: ['服务范围', 'Service area'],
                carbon: ['碳排放计算', 'Carbon calculator'],
              },
            },
            label: ['名称', 'Name'],
            path,
          },
        },
      },
    },
    services: {
      label: ['产品服务', 'Services'],
      parts: {
        title: heading,
        lead,
        all,
        items: {
          label: ['服务', 'Services'],
          entry: ['项服务', 'service'],
          parts: { id, name: ['名称', 'Name'], note: ['一句话说明', 'One line about it'], path, scene },
        },
      },
    },
    network: {
      label: ['服务网络', 'Network'],
      parts: {
        title,
        modes: {
          label: ['网络图层', 'Layers of the map'],
          entry: ['层', 'layer'],
          parts: {
            id: {
              label: ['图层', 'Layer'],
              choices: {
                air: ['航空', 'Air'],
                trunk: ['干线', 'Trunk routes'],
                warehouse: ['仓储', 'Warehouses'],
              },
            },
            label: ['名称', 'Name'],
            lead,
            cities: {
              label: ['城市', 'Cities'],
              entry: ['座城市', 'city'],
              parts: {
                id,
                name: ['城市名', 'Name of the city'],
                longitude: {
                  label: ['经度', 'Longitude'],
                  help: ['WGS-84，东经为正。', 'WGS-84, east is positive.'],
                  unit: ['度', '°'],
                },
                latitude: {
                  label: ['纬度', 'Latitude'],
                  help: ['WGS-84，北纬为正。', 'WGS-84, north is positive.'],
                  unit: ['度', '°'],
                },
                kind: { label: ['级别', 'Rank'], choices: { hub: ['枢纽', 'Hub'], stop: ['站点', 'Stop'] } },
                label: {
                  label: ['名称放在', 'Where its name stands'],
                  help: ['免得和旁边的重叠。', 'So that names do not meet.'],
                  choices: {
                    left: ['左边', 'Left'],
                    right: ['右边', 'Right'],
                    above: ['上方', 'Above'],
                    below: ['下方', 'Below'],
                  },
                },
                offMap: {
                  label: ['在地图范围外', 'Off the map'],
                  help: ['画成地图边上的箭头。', 'Drawn as a named arrow at its edge.'],
                },
              },
            },
            routes: {
              label: ['线路', 'Routes'],
              help: ['每座城市至少连一条。', 'Every city is an end of at least one.'],
              entry: ['条线路', 'route'],
              parts: {
                from: { label: ['起点', 'From'], names: { list: 'cities' } },
                to: { label: ['终点', 'To'], names: { list: 'cities' } },
              },
            },
            figures: {
              label: ['数字', 'Figures'],
              entry: ['个数字', 'figure'],
              parts: figureParts,
            },
            list: long('文字列表', 'As a list', [
              '地图看不到时代替它的文字。',
              'The words in place of the map for whoever does not see it.',
            ]),
          },
        },
        list: link,
      },
    },
    solutions: {
      label: ['行业方案', 'Industry solutions'],
      parts: {
        title,
        all,
        tabs: {
          label: ['行业', 'Industries'],
          entry: ['个行业', 'industry'],
          parts: {
            id,
            label: ['行业名', 'Name of the industry'],
            title,
            lead,
            rows: { label: ['要点', 'Points'], entry: ['行', 'row'], parts: rowParts },
            action: link,
            scene,
          },
        },
      },
    },
    technology: {
      label: ['科技', 'Technology'],
      parts: {
        title: heading,
        lead,
        items: {
          label: ['条目', 'Entries'],
          entry: ['条', 'entry'],
          parts: { name: ['名称', 'Name'], text: long('说明', 'Description') },
        },
        action: link,
        scene,
      },
    },
    figures: {
      label: ['大数字', 'Large figures'],
      help: [
        '数字从事实登记里选；过期的不再显示。',
        'From the register of facts; expired ones are no longer shown.',
      ],
      parts: {
        items: { label: ['数字', 'Figures'], entry: ['个数字', 'figure'], parts: { id, ...figureParts } },
        note,
      },
    },
    cases: {
      label: ['客户案例', 'Customer cases'],
      parts: {
        title,
        all,
        items: {
          label: ['案例', 'Cases'],
          entry: ['个案例', 'case'],
          parts: {
            id,
            tag: ['行业标签', 'Industry'],
            company: ['公司', 'Company'],
            title: heading,
            lead,
            figures: { label: ['数字', 'Figures'], entry: ['个数字', 'figure'], parts: figureParts },
            path: { ...path, label: ['案例页面', 'Page of the case'] },
            scene,
          },
        },
        note,
      },
    },
    news: {
      label: ['新闻', 'News'],
      help: ['列出的是最新的几条。', 'What it lists are the newest.'],
      parts: { title, all },
    },
    notices: {
      label: ['公告', 'Notices'],
      help: ['列出的是最新的几条。', 'What it lists are the newest.'],
      parts: { title, all },
    },
    sustainability: {
      label: ['可持续发展', 'Sustainability'],
      parts: {
        title: heading,
        lead,
        items: {
          label: ['条目', 'Entries'],
          entry: ['条', 'entry'],
          parts: { name: ['名称', 'Name'], text: long('说明', 'Description') },
        },
        action: link,
        scene,
      },
    },
    cooperation: { label: ['合作', 'Cooperation'], parts: { title, lead, actions, scene } },
  },
}
