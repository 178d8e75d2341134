import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { answerEngines, longestText } from '../../client/brief-answer.ts'
import { overLimit } from '../../server/http/answer.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { answerText, type Engines } from './answer-text.ts'

/** What the call takes from the process; look-ups are made in the name of whoever asks. */
export type AnswerServices = Pick<RequestServices, 'takeLimit'> & Omit<Engines, 'track' | 'now'>

const path = z.string().describe('Path on this site in the language asked for.')

const answer = z.object({
  engine: z.enum(answerEngines).describe('What answers: a tool of the site, or its search.'),
  title: z.string(),
  text: z.string().nullable(),
  rows: z.array(
    z.object({
      text: z.string(),
      note: z.string().nullable(),
      figure: z.string().nullable().describe('A price, a verdict, hours or a number.'),
      path: path.nullable(),
    }),
  ),
  more: z.object({ label: z.string(), path }),
})

export const answerTextAction = defineAction(
  {
    id: 'answerText',
    method: 'POST',
    path: '/v1/answers',
    family: 'search',
    summary: { en: 'Answer a text of any kind', zh: '一句话查询' },
    description: {
      en: 'Takes a shipment number, an address, the name of a thing, a route with a weight or a message pasted from a chat, and answers by the tool that knows: status, branches, whether it may be sent, or prices. Anything else is looked for in the whole site. The text is kept by nobody.',
      zh: '单号、地址、物品名、“从哪里到哪里多少公斤”，或者从聊天里粘贴的一段话，都由对应的工具直接回答：物流状态、网点、能不能寄或者价格。其余的在全站搜索。输入的内容不保存。',
    },
    shape: 'own',
    body: z.strictObject({ text: z.string().trim().min(1).max(longestText) }),
    replies: { 200: successOf(answer) },
    refusals: [],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
    limit: 'look-up',
    examples: [
      {
        title: 'A shipment number in a sentence',
        request: { body: { text: `Where is ${sampleNumbers.delivered.number}?` } },
        status: 200,
        reply: { code: 1, data: { engine: 'tracking', rows: [] } },
      },
      {
        title: 'A route with a weight',
        request: { body: { text: '深圳到香港 5 公斤' } },
        status: 200,
        reply: { code: 1, data: { engine: 'price' } },
      },
      {
        title: 'A thing',
        request: { body: { text: '充电宝' } },
        status: 200,
        reply: { code: 1, data: { engine: 'item' } },
      },
      {
        title: 'A place',
        request: { body: { text: '深圳市南山区' } },
        status: 200,
        reply: { code: 1, data: { engine: 'place' } },
      },
      { title: 'Nothing', request: { body: { text: ' ' } }, status: 400, reply: { code: 1400 } },
    ],
  },
  async ({ body: { text } }, { ctx, services, address, locale }: At<AnswerServices>) => {
    const track: Engines['track'] = async (numbers) => {
      // One has been taken for the call; a list costs as much as its numbers asked one by one.
      const limit = numbers.length > 1 ? services.takeLimit('look-up', address, numbers.length - 1) : null
      if (limit?.allowed === false) throw new Refused(overLimit('look-up', limit.retryAfterSeconds, locale))
      return trackNumbers(ctx, { numbers })
    }
    return answerText({ ...services, track, now: ctx.now }, text, locale)
  },
)

export const answerActions: readonly Action<AnswerServices>[] = [answerTextAction]
