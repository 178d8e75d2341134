import type { Guide } from './guide.ts'

export const translatorGuide: Guide = {
  id: 'translator',
  roles: ['translator'],
  minutes: 6,
  title: { zh: '翻译', en: 'Translate' },
  lead: {
    zh: '找出缺的、过时的译文，补上，再送审。',
    en: 'Find the translations that are missing or out of date, write them, and ask for review.',
  },
  steps: [
    {
      id: 'find',
      title: { zh: '看哪些译文要补', en: 'See what is to be translated' },
      text: {
        zh: '在「内容」里把「状态」换成「译文过时」或「缺译文」。过时的意思是：译文写好以后，原文又改过。',
        en: 'In Documents, set Show to Translation out of date or Translation missing. Out of date means that the Chinese was changed after the translation.',
      },
    },
    {
      id: 'write',
      title: { zh: '对着原文写', en: 'Write beside the original' },
      text: {
        zh: '您的语言可以写，其他语言只能看。改一处、存一处，不会碰到别人的文字。',
        en: 'Your language can be written, the others can be read. What you write is saved part by part and touches nobody else’s text.',
      },
    },
    {
      id: 'ask',
      title: { zh: '送审', en: 'Ask for review' },
      text: {
        zh: '写完点「发布」，在自己的语言那一栏点「送审」。',
        en: 'When it is done, choose Publish and ask for review in the card of your language.',
      },
    },
  ],
}
