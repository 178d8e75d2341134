import type { Guide } from './guide.ts'

export const publisherGuide: Guide = {
  id: 'publisher',
  roles: ['reviewer', 'publisher'],
  minutes: 8,
  title: { zh: '审核与发布', en: 'Review and publish' },
  lead: {
    zh: '通过同事的改动，立即发布或定时发布，需要时下线。',
    en: 'Approve what colleagues changed, publish it now or at a moment, and take it back if need be.',
  },
  steps: [
    {
      id: 'list',
      title: { zh: '谁在等审核', en: 'What waits for you' },
      text: {
        zh: '「发布」列出送审、已通过、已定时和已生效的每一条。自己写的不能自己通过。',
        en: 'Releases lists what is in review, approved, scheduled and done. Nobody approves what they wrote themselves.',
      },
    },
    {
      id: 'approve',
      title: { zh: '看过再通过', en: 'Look, then approve' },
      text: {
        zh: '点标题打开，右边是真实页面。没问题点「通过」；有问题写一句说明，点「退回」。',
        en: 'Open the document by its name; the real page stands beside it. Approve it, or write a note and refuse it.',
      },
    },
    {
      id: 'schedule',
      title: { zh: '定时发布', en: 'Schedule it' },
      text: {
        zh: '点「定时」，填日期、时间和时区。时区写明城市，夏令时不存在的时刻会被拒绝。到点后一秒之内全站可见。',
        en: 'Choose Schedule and fill in day, time and zone. The zone is named by its city, and a time that a change of clocks leaves out is refused. When it is due, the site shows it within a second.',
      },
    },
    {
      id: 'publish',
      title: { zh: '立即发布', en: 'Publish now' },
      text: {
        zh: '点「立即发布」，这种语言的页面马上换新，其他语言不变。',
        en: 'Publish now changes the page of this language at once; the other languages stay as they are.',
      },
    },
    {
      id: 'withdraw',
      title: { zh: '下线', en: 'Take it back' },
      text: {
        zh: '「下线」只让这一种语言从网站上消失：页面、列表、搜索和站点地图里都不再出现，以后可以再发布。',
        en: 'Take back removes this language alone from the site: from its page, from lists, search and the site map. It can be published again later.',
      },
    },
  ],
}
