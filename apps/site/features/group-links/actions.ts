import { z } from 'zod'
import { plainSuccess } from '../../calls/envelope.ts'
import { notAvailable } from '../../calls/refusals.ts'
import { Refused } from '../../server/http/refused.ts'
import { defineAction } from '../../server/requests/action.ts'
import { countOpenedLink } from './count-link.ts'
import { linkTags } from './link-tags.ts'

export const countLinkAction = defineAction(
  {
    id: 'countLink',
    method: 'POST',
    path: '/v1/link-clicks',
    family: 'group-links',
    summary: {
      en: 'Count that a link to a website of the group was opened',
      zh: '集团网站的链接被打开了一次',
    },
    description: {
      en: 'Adds one to the count of the tag for today (China time). Nothing about the visitor is kept.',
      zh: '给当天（中国时间）这个标记的次数加一，不记任何访客信息。',
    },
    shape: 'own',
    body: z.strictObject({ tag: z.string().min(1).max(64) }),
    replies: { 200: plainSuccess },
    refusals: [notAvailable],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'once' },
    limit: 'counter',
    examples: [
      {
        title: 'A tag that is not ours',
        request: { body: { tag: 'someone-else' } },
        status: 404,
        reply: { code: 1302 },
      },
    ],
  },
  async ({ body: { tag } }, { ctx }) => {
    if (!linkTags().has(tag)) throw new Refused({ refusal: notAvailable })
    await countOpenedLink(ctx, { tag })
  },
)
