import type { navigation as schema, groupSites as sites } from '../navigation.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long } from './label.ts'
import { external, id, isEnShow, newTab, path, scene, title } from './parts.ts'

const entry = {
  id,
  label: ['菜单文字', 'Menu text'],
  note: { label: ['小字说明', 'Line under it'], help: ['留空则不显示。', 'Not shown when empty.'] },
  routeName: {
    ...path,
    help: [
      '和站外地址二选一；都留空就是只展开的标题。',
      'Either this or an external address; with neither it is a heading that only opens.',
    ],
  },
  href: {
    ...external,
    help: [
      '以 https://、mailto: 或 tel: 开头；和本站页面二选一。',
      'Begins with https://, mailto: or tel:. Either this or a page of this site.',
    ],
  },
  level: {
    label: ['层级编号', 'Level'],
    help: [
      '1-0 是第一个主菜单，1-2 是它的第二项，1-2-3 是再下一级的第三项；首页是 0-0。',
      '1-0 is the first main entry, 1-2 its second child, 1-2-3 the third below that; the home page is 0-0.',
    ],
    example: '1-0',
  },
  isEnShow,
  newTab,
  scene,
} as const

export const menu = (label: LabelsOf<typeof schema>['label']): LabelsOf<typeof schema> => ({
  label,
  parts: {
    items: {
      label: ['主菜单', 'Main entries'],
      entry: ['个主菜单', 'entry'],
      parts: {
        ...entry,
        groups: {
          label: ['分栏', 'Columns'],
          help: [
            '宽菜单的栏目标题；简单列表留空。',
            'Heads of the columns of a wide menu; none for a simple list.',
          ],
          entry: ['栏', 'column'],
          parts: { id, label: ['栏目标题', 'Head of the column'] },
        },
        promo: {
          label: ['推荐位', 'Promotion'],
          help: ['菜单旁边推荐的一个项目。', 'One programme shown beside the columns.'],
          parts: {
            title,
            lead: long('导语', 'Lead'),
            action: ['链接文字', 'Link text'],
            routeName: path,
            scene,
          },
        },
        children: {
          label: ['二级菜单', 'Second level'],
          entry: ['项', 'entry'],
          parts: {
            ...entry,
            group: {
              label: ['放在哪一栏', 'Column'],
              help: ['上面分栏里的代号。', 'One of the columns above.'],
              names: { list: 'groups' },
            },
            flattenOnMobile: {
              label: ['手机上展平', 'Flat on phones'],
              help: [
                '手机上它的下级和它并排显示。',
                'On phones its children stand beside it instead of under it.',
              ],
            },
            children: { label: ['三级菜单', 'Third level'], entry: ['项', 'entry'], parts: entry },
          },
        },
      },
    },
  },
})

export const groupSites: LabelsOf<typeof sites> = {
  label: kindNames.groupSites,
  parts: {
    sites: {
      label: ['网站', 'Sites'],
      entry: ['个网站', 'site'],
      parts: {
        id,
        name: ['名称', 'Name'],
        description: ['一句话说明', 'One line about it'],
        link: {
          label: ['链接到', 'Leads to'],
          help: [
            '本站页面从斜杠开始，站外地址以 https:// 或 mailto: 开头。',
            'A page of this site begins with a slash, an external address with https:// or mailto:.',
          ],
        },
        tag: {
          label: ['统计代号', 'Name in statistics'],
          help: ['点击按这个名字统计。', 'Clicks are counted under it.'],
        },
      },
    },
  },
}
