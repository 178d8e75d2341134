import type { Guide } from './guide.ts'

export const administratorGuide: Guide = {
  id: 'administrator',
  roles: ['administrator'],
  minutes: 5,
  title: { zh: '管理员：人员与记录', en: 'Administrator: people and records' },
  lead: {
    zh: '给新同事开通，离职的立即停用，查谁做过什么。',
    en: 'Let a new colleague in, let one who leaves out at once, and see who did what.',
  },
  steps: [
    {
      id: 'people',
      title: { zh: '谁在用工作台', en: 'Who works at the desk' },
      text: {
        zh: '「员工」列出每个人的角色和上次出现的时间。',
        en: 'Staff lists everybody with their roles and when they were last seen.',
      },
    },
    {
      id: 'add',
      title: { zh: '添加同事', en: 'Add somebody' },
      text: {
        zh: '填公司邮箱，选角色。角色可以只给一种文档、一种语言或一个网点。',
        en: 'Write their company email address and choose roles. A role can be limited to a kind of document, a language or a branch.',
      },
    },
    {
      id: 'audit',
      title: { zh: '谁做过什么', en: 'Who did what' },
      text: {
        zh: '「操作记录」记着每次改动、每次查看个人资料和每次导出，不能删改。',
        en: 'The audit holds every change, every look at personal data and every export. Nothing in it can be changed.',
      },
    },
  ],
}
