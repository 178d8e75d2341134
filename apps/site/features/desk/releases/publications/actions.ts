import { changesOnSite } from '@hongyan/domain/releases/changes-on-site'
import { listPublications } from '@hongyan/domain/releases/list-publications'
import { newestChange } from '@hongyan/domain/releases/newest-change'
import { putBack } from '@hongyan/domain/releases/put-back'
import { showStanding } from '@hongyan/domain/releases/show-standing'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import {
  access,
  aDocument,
  language,
  name,
  note,
  publishing,
  refusals,
  shared,
  signedOut,
} from '../actions.ts'
import { nothingBefore, outdatedVersion, releaseSettled } from '../refusals.ts'
import { presentChanges, presentPublications, presentStanding } from './present.ts'
import { changesView, publicationsView, putBackView, standingView } from './views.ts'

const seeing = { ...access, origin: 'any', repeat: 'reads', staffRight: 'see-documents' } as const

export const followReleasesAction = defineAction(
  {
    ...shared,
    id: 'followReleases',
    limit: 'desk-follow',
    method: 'GET',
    path: '/v1/desk/releases/mark',
    summary: {
      en: 'A mark that changes as soon as anything is done with any release',
      zh: '任何一次发布有变化时就会变的标记',
    },
    description: {
      en: 'Cheap enough to be asked every second; it keeps nobody signed in.',
      zh: '可以每秒问一次；问它不会延长登录。',
    },
    replies: { 200: successOf(z.object({ mark: z.string() })) },
    refusals: [signInNeeded, staffRole],
    access: { ...seeing, inUse: false },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => ({ mark: await newestChange(ctx) }),
)

export const showStandingAction = defineAction(
  {
    ...shared,
    id: 'showStanding',
    method: 'GET',
    path: '/v1/desk/releases/standing',
    summary: {
      en: 'What of a document is on the site in each language, and whether the draft differs',
      zh: '一份内容的每种语言在网站上是哪一版，草稿有没有不同',
    },
    query: z.strictObject({ name }),
    replies: { 200: successOf(standingView) },
    refusals,
    access: seeing,
    examples: [{ ...signedOut, request: { query: { name: aDocument.name } } }],
  },
  async ({ query }, { ctx }) => showStanding(ctx, query),
  presentStanding,
)

export const listPublicationsAction = defineAction(
  {
    ...shared,
    id: 'listPublications',
    method: 'GET',
    path: '/v1/desk/releases/publications',
    summary: {
      en: 'What was published of a document, from when until when, and who published it',
      zh: '一份内容发布过哪些版本，从何时到何时，由谁发布',
    },
    description: {
      en: 'Kept for three years after it went; the last of each language for good.',
      zh: '撤下后保留三年；每种语言的上一版一直保留。',
    },
    query: z.strictObject({ name }),
    replies: { 200: successOf(publicationsView) },
    refusals,
    access: seeing,
    examples: [{ ...signedOut, request: { query: { name: aDocument.name } } }],
  },
  async ({ query }, { ctx }) => listPublications(ctx, query),
  presentPublications,
)

export const changesOnSiteAction = defineAction(
  {
    ...shared,
    id: 'showChangesOnSite',
    method: 'GET',
    path: '/v1/desk/releases/changes',
    summary: {
      en: 'What a release, or an earlier version, would change on the site',
      zh: '一次发布或换回会改变网站上的什么',
    },
    description: {
      en: 'Without a release or a publication it is the draft that is compared.',
      zh: '不写发布或以前的版本时，比较的是草稿。',
    },
    query: z.strictObject({ name, language, release: z.uuid().optional(), publication: z.uuid().optional() }),
    replies: { 200: successOf(changesView) },
    refusals,
    access: seeing,
    examples: [{ ...signedOut, request: { query: aDocument } }],
  },
  async ({ query }, { ctx }) => changesOnSite(ctx, query),
  presentChanges,
)

export const putBackAction = defineAction(
  {
    ...shared,
    id: 'putBack',
    method: 'POST',
    path: '/v1/desk/releases/put-back',
    summary: {
      en: 'Put on the site again what stood there before, in one language',
      zh: '把一种语言换回以前发布过的版本',
    },
    description: {
      en: '`over` is the publication that was seen on the site, null for none or what ships: where another one is there by now, nothing happens. Without `publication` it is the last that said something else.',
      zh: '`over` 是看到的网站上的那一版，没有或为原版时写 null：网站上已经换了别的，就什么都不做。不写 `publication` 时换回上一个不同的版本。',
    },
    body: z.strictObject({
      name,
      language,
      publication: z.uuid().nullable().default(null),
      over: z.uuid().nullable(),
      note,
    }),
    replies: { 200: successOf(putBackView) },
    refusals: [...refusals, releaseSettled, nothingBefore, outdatedVersion],
    access: { ...publishing, repeat: 'once' },
    takesLong: true,
    examples: [{ ...signedOut, request: { body: { ...aDocument, over: null } } }],
  },
  ({ body }, { ctx }) => putBack(ctx, body),
)

export const publicationActions: readonly Action[] = [
  followReleasesAction,
  showStandingAction,
  listPublicationsAction,
  changesOnSiteAction,
  putBackAction,
]
