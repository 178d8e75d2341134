import type { contentPage } from '../content-page.ts'
import { blockKinds } from './blocks.ts'
import { drawing } from './drawings.ts'
import { kindNames } from './kind-names.ts'
import { type LabelsOf, long } from './label.ts'
import { actions, headTextParts, isEnShow, scene } from './parts.ts'

export const page: LabelsOf<typeof contentPage> = {
  label: kindNames.page,
  parts: {
    path: {
      label: ['页面地址', 'Address'],
      help: [
        '从斜杠开始，不带语言前缀，如 /products/express。改了以后，旧地址会转到新地址。',
        'Begins with a slash and has no language in it, such as /products/express. After a change the old address leads to the new one.',
      ],
    },
    kind: {
      label: ['页面类型', 'Kind of page'],
      help: [
        '决定版式、在网站地图里的位置和给搜索引擎的说明。',
        'Decides the layout, the place in the site map and what search engines are told.',
      ],
      choices: {
        hub: ['栏目首页', 'Section front page'],
        service: ['产品服务', 'Service'],
        software: ['软件产品', 'Software'],
        hardware: ['硬件设备', 'Hardware'],
        technology: ['技术', 'Technology'],
        addition: ['增值服务', 'Additional service'],
        solution: ['行业方案', 'Industry solution'],
        case: ['客户案例', 'Customer case'],
        programme: ['合作计划', 'Programme'],
        company: ['公司介绍', 'About the company'],
        sustainability: ['可持续发展', 'Sustainability'],
        help: ['帮助', 'Help'],
        legal: ['法律条款', 'Legal terms'],
        air: ['航空货运', 'Air cargo'],
        document: ['资料文件', 'Document'],
      },
    },
    parent: {
      label: ['上级页面', 'Page above'],
      help: [
        '面包屑里排在前面的那一页；直接在首页下面的留空。',
        'The page before this one in the breadcrumb; empty directly under the home page.',
      ],
      names: 'page',
    },
    name: {
      label: ['页面名称', 'Name'],
      help: ['用在面包屑、卡片和搜索结果里。', 'Used in breadcrumbs, cards and search results.'],
    },
    head: {
      label: ['搜索引擎信息', 'For search engines'],
      help: ['标题里不用写公司名，网站会加上。', 'Leave the company out of the title: the site adds it.'],
      parts: headTextParts,
    },
    hero: {
      label: ['页首', 'Top of the page'],
      parts: {
        title: {
          label: ['大标题', 'Headline'],
          help: ['按意思断行，最多三行。', 'Broken by meaning, three lines at most.'],
          entry: ['行', 'line'],
        },
        lead: long('导语', 'Lead'),
        actions,
        scene,
        drawing,
      },
    },
    blocks: { label: ['正文', 'Body'], entry: ['块', 'block'], kinds: blockKinds },
    tags: {
      label: ['主题标签', 'Subjects'],
      help: ['有相同标签的页面会互相推荐。', 'Pages with a subject in common are recommended on each other.'],
    },
    updated: {
      label: ['更新日期', 'Last changed'],
      help: ['内容最后一次改动的日子。', 'The day on which the content was last changed.'],
    },
    isEnShow: {
      ...isEnShow,
      help: [
        '关掉后，英文版的菜单、网站地图和搜索里都没有这一页，英文地址会转到中文页。',
        'When off, the page is in no English menu, site map or search, and its English address leads to the Chinese page.',
      ],
    },
  },
}
