import { countView } from '@hongyan/domain/page-views/count-view'
import { z } from 'zod'
import { plainSuccess } from '../../../calls/envelope.ts'
import { notAvailable } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import { defineAction } from '../../../server/requests/action.ts'
import { isCountedPage } from './is-counted-page.ts'

export const countReadingAction = defineAction(
  {
    id: 'countReading',
    method: 'POST',
    path: '/v1/readings',
    family: 'page-views',
    summary: { en: 'Count that a news item or a notice was read', zh: '一条新闻或公告被读了一次' },
    description: {
      en: 'Adds one to the page’s readings of today (China time), once a day for one reader. Robots and repeats are answered the same and change nothing. Nothing that leads back to the reader is kept.',
      zh: '给当天（中国时间）这一页的阅读数加一，同一个读者一天只算一次。机器人和重复的请求答复一样，数字不变。不留任何能追到读者的东西。',
    },
    shape: 'own',
    body: z.strictObject({ path: z.string().min(2).max(200) }),
    replies: { 200: plainSuccess },
    refusals: [notAvailable],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'repeats' },
    limit: 'counter',
    examples: [
      {
        title: 'A page that is not counted',
        request: { body: { path: '/no-such-page' } },
        status: 404,
        reply: { code: 1302 },
      },
    ],
  },
  async ({ body: { path } }, { ctx, headers }) => {
    if (!isCountedPage(path)) throw new Refused({ refusal: notAvailable })
    await countView(ctx, { path, browser: headers['user-agent'] ?? '' })
  },
)
