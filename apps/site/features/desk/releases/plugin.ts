import { publishDue } from '@hongyan/domain/releases/publish-due'
import type { Ctx } from '@hongyan/kernel/context'
import { localised } from '../../../server/http/localised.ts'
import type { Limits } from '../../../server/limits.ts'
import { repeated } from '../../../server/operations/repeated.ts'
import { whileOpen } from '../../../server/operations/while-open.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { releaseActions } from './actions.ts'
import { previewActions } from './previews/actions.ts'
import { publicationActions } from './publications/actions.ts'
import {
  neededDocument,
  newerPublished,
  nothingBefore,
  outdatedVersion,
  ownWork,
  releaseSettled,
  unfitDocument,
  unknownRelease,
} from './refusals.ts'

type Site = { readonly ctxOf: (name: string) => Ctx; readonly limits: Limits }

/** Review, publication and withdrawal of documents, and what is to be carried out at a moment. */
export const deskReleases: Plugin<unknown, Site> = {
  routes: [...releaseActions, ...previewActions, ...publicationActions],
  words: {
    release: {
      names: {
        'not-found': unknownRelease,
        settled: releaseSettled,
        'own-work': ownWork,
        unfit: unfitDocument,
        needed: neededDocument,
        newer: newerPublished,
        'nothing-before': nothingBefore,
        outdated: outdatedVersion,
      },
    },
  },
  sentences: {
    malformed: localised('请填写日期和时间。', '請填寫日期和時間。', 'Please enter a day and a time.'),
    'no-zone': localised('没有这个时区。', '沒有這個時區。', 'There is no such time zone.'),
    'no-such-time': localised(
      '当地没有这个时间：时钟在这时拨快。',
      '當地沒有這個時間：時鐘在這時撥快。',
      'There is no such time there: clocks are set forward then.',
    ),
    twice: localised(
      '当地这个时间有两次：时钟在这时拨慢。请选一次。',
      '當地這個時間有兩次：時鐘在這時撥慢。請選一次。',
      'Clocks show this time twice there. Please choose one of the two.',
    ),
    over: localised('这个时间已经过了。', '這個時間已經過了。', 'This moment is over.'),
    'too-far': localised('最多定在两年以内。', '最多定在兩年以內。', 'At most two years ahead, please.'),
    'note-needed': localised('请写明原因。', '請寫明原因。', 'Please say why.'),
    'note-long': localised('说明太长了。', '說明太長了。', 'This note is too long.'),
  },
  register: (app, { ctxOf, limits }) => {
    const ctx = ctxOf('releases')
    const failed = (error: unknown): void =>
      app.log.error({ err: error }, 'a release could not be carried out')
    whileOpen(
      app,
      repeated(() => publishDue(ctx, failed), limits['follow.ms'], failed),
    )
  },
}
