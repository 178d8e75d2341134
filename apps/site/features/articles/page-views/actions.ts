import { countView } from '@hongyan/domain/page-views/count-view'
import { z } from 'zod'
import { plainSuccess } from '../../../calls/envelope.ts'
import { Refused } from '../../../server/http/refused.ts'
import { defineAction } from '../../../server/requests/action.ts'
import { isCountedPage } from './is-counted-page.ts'

export const countReadingAction = defineAction(
  {
    id: 'countReading',
    method: 'POST',
    path: '/v1/readings',
    family: 'page-views',
    summary: 'Count that a news item or a notice was read',
    description:
      'Adds one to the page’s readings of today (China time), once a day for one reader. Robots and repeats are answered the same and change nothing. Nothing that leads back to the reader is kept.',
    shape: 'own',
    body: z.strictObject({ path: z.string().min(2).max(200) }),
    replies: { 200: plainSuccess },
    refusals: ['not-available'],
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
    if (!isCountedPage(path)) throw new Refused({ name: 'not-available' })
    await countView(ctx, { path, browser: headers['user-agent'] ?? '' })
  },
)
