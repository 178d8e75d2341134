import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
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
import { releaseWords } from './refusals.ts'

type Site = { readonly ctxOf: (name: string) => Ctx; readonly limits: Limits }

/** Review, publication and withdrawal of documents, and what is to be carried out at a moment. */
export const deskReleases: Plugin<unknown, Site> = {
  routes: [...releaseActions, ...previewActions, ...publicationActions],
  words: releaseWords,
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
    'not-kept': localised(
      '三年以前的内容没有保留。',
      '三年以前的內容沒有保留。',
      'What was on the site more than three years ago is not kept.',
    ),
    'note-needed': localised('请写明原因。', '請寫明原因。', 'Please say why.'),
    'lacks-text': localised('这里还缺文字。', '這裏還缺文字。', 'A text is missing here.'),
    'unfit-field': localised('这里还不符合要求。', '這裏還不符合要求。', 'This is not as it has to be yet.'),
    'no-such-page': localised(
      '网站上没有这个页面。',
      '網站上沒有這個頁面。',
      'There is no such page on the site.',
    ),
    'no-such-question': localised('没有这个常见问题。', '沒有這個常見問題。', 'There is no such question.'),
    'no-such-fact': localised(
      '有一项数据不在登记表里。',
      '有一項數據不在登記表裏。',
      'It rests on a fact that is not in the register.',
    ),
    'no-such-picture': localised('没有这张图片。', '沒有這張圖片。', 'There is no such picture.'),
    'no-such-aircraft': localised('没有这种机型。', '沒有這種機型。', 'There is no such aircraft type.'),
    'no-such-deck': localised(
      '机队里没有这个货舱。',
      '機隊裏沒有這個貨艙。',
      'There is no such deck in the fleet.',
    ),
    'no-such-packaging-price': localised(
      '价目表里没有这种包装。',
      '價目表裏沒有這種包裝。',
      'There is no such packaging in the price list.',
    ),
    'no-such-service-price': localised(
      '价目表里没有这项服务。',
      '價目表裏沒有這項服務。',
      'There is no such service in the price list.',
    ),
    'no-such-service': localised('没有这项服务。', '沒有這項服務。', 'There is no such service.'),
    'no-such-area': hasAreaTree
      ? localised('没有这个省份。', '沒有這個省份。', 'There is no such province.')
      : localised('没有这个地区。', '沒有這個地區。', 'There is no such area.'),
    'no-such-entry': localised(
      '这份文档里没有这一项。',
      '這份文件裏沒有這一項。',
      'There is no such entry in this document.',
    ),
    'note-long': localised('说明太长了。', '說明太長了。', 'This note is too long.'),
  },
  work: (app, { ctxOf, limits }) => {
    const ctx = ctxOf('releases')
    const failed = (error: unknown): void =>
      app.log.error({ err: error }, 'a release could not be carried out')
    whileOpen(
      app,
      repeated(() => publishDue(ctx, failed), limits['follow.ms'], failed),
    )
  },
}
