import type { Guide } from './guide.ts'

export const editorGuide: Guide = {
  id: 'editor',
  roles: ['editor'],
  minutes: 10,
  title: { zh: '编辑十分钟上手', en: 'An editor’s first ten minutes' },
  lead: {
    zh: '改一个英文标题，在真实的页面上看效果，再交给同事审核。',
    en: 'Change an English headline, see it in the real page, and hand it to a colleague for review.',
  },
  steps: [
    {
      id: 'find',
      title: { zh: '找到要改的页面', en: 'Find the page' },
      text: {
        zh: '打开「内容」，在搜索框里输入标题或网址的一部分，例如 express。每一行写着上次是谁改的、译文全不全。想在别的程序里改，点「导出」把列出的内容存成文件，改好以后用「导入」带回来：先看清每一份会改什么，确认了才存成草稿。',
        en: 'Open Documents and type a part of the title or the address, such as express. Each row says who changed it last and whether its translations are complete. To work in another program, Export keeps what is listed as files, and Import brings them back: you see what each would change before it is saved as a draft.',
      },
    },
    {
      id: 'write',
      title: { zh: '三种语言并排写', en: 'Write the languages side by side' },
      text: {
        zh: '同一处文字的简体、英文和香港繁体排在一起。香港一栏没人写时跟着简体走；一旦写了就以写的为准。写完不用点保存：停笔片刻，右上角就会显示「已保存」。存下的是草稿，访客还看不到。',
        en: 'Simplified Chinese, English and Hong Kong stand beside each other. Hong Kong follows the Simplified until somebody writes there. There is no save button: a moment after you stop typing, the bar says Saved. It is a draft, and visitors do not see it yet.',
      },
    },
    {
      id: 'see',
      title: { zh: '在真实的页面里看', en: 'See it in the real page' },
      text: {
        zh: '右边就是这一页发布后的样子，边写边更新。上方可以换语言，也可以看手机、平板和电脑三种宽度。窗口窄的时候，点「预览」打开。',
        en: 'On the right is the page as it will be, following what you type. Above it you choose the language and the width of a phone, a tablet or a desktop. In a narrow window, Preview opens it.',
      },
    },
    {
      id: 'ask',
      title: { zh: '送审', en: 'Ask for review' },
      text: {
        zh: '点「发布」。每种语言各走各的，只有改过的才能送审：在英文一栏点「送审」，可以写上希望的发布时间。有地方没写对，这里会列出来，点一下就跳到那一处。',
        en: 'Choose Publish. Each language goes its own way, and only what changed can be sent: ask for review in the English card, with the time at which it should go live if you wish. If something is not right yet, it is listed here, and a click leads to it.',
      },
    },
    {
      id: 'history',
      title: { zh: '改错了就退回去', en: 'Go back when it went wrong' },
      text: {
        zh: '「版本」里留着每一次改动：谁、什么时候，哪一版在网站上。选一个旧版本就能看到它和现在的差别，也能恢复。刚写错的几步，用 Ctrl+Z 撤销更快。',
        en: 'Versions keeps every change: who, when, and which of them is on the site. Choose one to see how it differs from now, and restore it. For the last few steps, Ctrl+Z is quicker.',
      },
    },
  ],
}
