import type { Guide } from './guide.ts'

export const publisherGuide: Guide = {
  id: 'publisher',
  roles: ['reviewer', 'publisher'],
  minutes: 8,
  title: { zh: '审核与发布', en: 'Review and publish' },
  lead: {
    zh: '通过同事的改动，立即或定时发布，需要时换回上一版。',
    en: 'Approve what colleagues changed, publish it now or at a moment, and put the previous version back if need be.',
  },
  steps: [
    {
      id: 'list',
      title: { zh: '谁在等审核', en: 'What waits for you' },
      text: {
        zh: '「发布」列出送审、已通过、已定时和已发布的每一条，别人刚做的马上就能看到。自己写的不能自己通过。',
        en: 'Releases lists what is in review, approved, scheduled and published, and follows what others do. Nobody approves what they wrote themselves.',
      },
    },
    {
      id: 'approve',
      title: { zh: '看过再通过', en: 'Look, then approve' },
      text: {
        zh: '点标题打开，卡片里标出和网站上的不同，改了一个字就只标那个字。没问题点「通过」；有问题写一句意见，点「退回」。',
        en: 'Open the document by its name: the card marks what differs from the site, down to the word. Approve it, or write why and send it back.',
      },
    },
    {
      id: 'schedule',
      title: { zh: '定时发布', en: 'Schedule it' },
      text: {
        zh: '点「定时发布」，填日期、时间和时区；送审人希望的时间已经填好。时区写明城市，夏令时不存在的时刻会被拒绝。到点后一秒之内全站可见。',
        en: 'Choose Schedule and fill in day, time and zone; what the editor wished for stands there already. The zone is named by its city, and a time that a change of clocks leaves out is refused. When it is due, the site shows it within a second.',
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
      title: { zh: '换回上一版，或下线', en: 'Put it back, or take it offline' },
      text: {
        zh: '「换回上一版」一步回到之前发布的文字，先给您看会改什么；更早的在「版本」里。「下线」很少用：这种语言的这一页会整个从网站上消失。',
        en: 'Put the previous version back returns to the text that was published before, in one step, once you have seen what changes; earlier ones are under Versions. Take offline is rare: the whole page disappears from the site in this language.',
      },
    },
  ],
}
