import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** What is published, where it stands and when it is checked again. */
export const whereTable: BlockSeed = {
  kind: 'table',
  id: 'where',
  title: both('什么内容，在哪里公开', 'What is published where'),
  columns: [
    { label: both('内容', 'Subject') },
    { label: both('在哪里', 'Where') },
    { label: both('什么时候更新', 'When it changes') },
    { label: both('谁负责', 'Who answers for it'), merge: true },
  ],
  rows: [
    [
      both('服务和包装价格', 'Service and packaging prices'),
      both('本页的两张价目表', 'The two tables on this page'),
      both('调价前先发公告，写明生效日', 'Announced first, with the day it takes effect'),
      both('财务部', 'Finance'),
    ],
    [
      both('运费', 'Freight charges'),
      both('运费时效查询', 'The quote tool'),
      both('每次查询都按当天的价表算', 'Each quote uses the tariff of the day'),
      both('财务部', 'Finance'),
    ],
    [
      both('服务条款', 'Terms of service'),
      both('服务条款页', 'The page of the terms'),
      both('改前公示，旧版本可以索取', 'Shown beforehand; older versions on request'),
      both('法务部', 'Legal'),
    ],
    [
      both('个人信息怎么用', 'How personal data is used'),
      both('隐私政策页', 'The privacy policy'),
      both('新增一种用法，先改政策再用', 'A new use starts after the policy says so'),
      both('法务部', 'Legal'),
    ],
    [
      both('停运、延误、恢复', 'Closures, delays, resumption'),
      both('公告', 'Notices'),
      both('发生时发，结束时注明', 'When it happens, and again when it ends'),
      both('客户服务部', 'Customer service'),
    ],
    [
      both('网点地址和营业时间', 'Branches and their hours'),
      both('网点查询', 'The branch finder'),
      both('网点改时间，当天同步', 'The same day a branch changes them'),
      both('客户服务部', 'Customer service'),
    ],
    [
      both('排放与目标', 'Emissions and targets'),
      both('可持续发展报告', 'The sustainability report'),
      both('每年一次，方法有变随时说明', 'Yearly, and whenever the method changes'),
      both('可持续发展组', 'Sustainability team'),
    ],
  ],
}

/** What is due when, past and ahead. */
export const disclosureCalendar: BlockSeed = {
  kind: 'timeline',
  id: 'calendar',
  title: both('公开日历', 'Publication calendar'),
  lead: both(
    '已经做的和接下来要做的。日期有变，先在这里改。',
    'What has been done and what comes next. A change of date appears here first.',
  ),
  items: [
    {
      when: '2026-09',
      title: both('公司数据重新核对', 'Company figures confirmed'),
      text: both(
        '仓库、面积、城市等数字由各部门签字确认，统一到 9 月 30 日。',
        'Warehouses, floor area and cities signed off by each department, all as of September 30.',
      ),
    },
    {
      when: '2026-10',
      title: both('新价目表生效', 'New price lists'),
      text: both(
        '服务和包装两张表同时换新，旧表存档。',
        'Services and packaging change together; the old lists are archived.',
      ),
    },
    {
      when: '2026-11',
      title: both('隐私政策与禁寄清单更新', 'Privacy policy and prohibited list'),
      text: both('两份文件都写明了改动的条目。', 'Both name the entries that were changed.'),
      state: 'now',
    },
    {
      when: '2027-01',
      title: both('春节安排与网点临时时间', 'Spring Festival hours'),
      text: both(
        '逐个网点列出停收、停派和恢复的日子。',
        'For each branch: last pickup, last delivery, first day back.',
      ),
      state: 'ahead',
    },
    {
      when: '2027-04',
      title: both('可持续发展报告', 'Sustainability report'),
      text: both(
        '连同上一年的方法和系数一起公开。',
        'Together with the method and factors of the year before.',
      ),
      state: 'ahead',
    },
  ],
}

/** When the documents of this site were changed, newest first. */
export const documentHistory: BlockSeed = {
  kind: 'versions',
  id: 'history',
  title: both('文件变更记录', 'Document history'),
  lead: both(
    '最近改动的文件，新的在上。旧版本写信就能索取。',
    'Latest first. Write to us for an earlier version.',
  ),
  items: [
    {
      date: '2026-11-03',
      text: both(
        '禁寄物品清单：补充锂电池和液体的条目。',
        'Prohibited items: entries on lithium batteries and liquids added.',
      ),
    },
    {
      date: '2026-11-01',
      text: both(
        '隐私政策第四版：按工具逐项列出保存时间。',
        'Privacy policy, fourth version: retention listed tool by tool.',
      ),
    },
    {
      date: '2026-11-01',
      text: both(
        'Cookie 说明第二版：写入会话 Cookie 的名称和时长。',
        'Cookies, second version: name and life of the session cookie.',
      ),
    },
    {
      date: '2026-10-30',
      text: both('无障碍声明：第二次自查结果。', 'Accessibility statement: results of the second check.'),
    },
    {
      date: '2026-10-01',
      text: both(
        '服务条款第五版：索赔材料和答复时限写明。',
        'Terms of service, fifth version: claim papers and reply times spelled out.',
      ),
    },
    {
      date: '2026-10-01',
      text: both(
        '两张价目表：换用新表，统一含税。',
        'Both price lists replaced; all prices now include tax.',
      ),
    },
  ],
}
