import { factList } from '@hongyan/content/desk-documents'
import { listNamed } from '@hongyan/domain/desk-documents/list-named'
import { listRedirects } from '@hongyan/domain/desk-documents/rename-document'
import { searchLinks, whereUsed } from '@hongyan/domain/desk-documents/where-used'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import { seeing, shared, signedOut } from '../access.ts'
import { presentFacts, presentLinks, presentNamed, presentRedirects, presentUsed } from '../present.ts'
import { factsView, linksView, namedValuesView, redirectsView, usedView } from '../views.ts'

export const findUsesAction = defineAction(
  {
    ...shared,
    id: 'findDeskUses',
    method: 'GET',
    path: '/v1/desk/documents/used',
    summary: {
      en: 'Which documents link to an address, name a question, or show a picture',
      zh: '哪些文档用到一个地址、一个问题或一张图',
    },
    query: z.strictObject({
      what: z.enum(['path', 'question', 'picture']),
      value: z.string().min(1).max(300),
    }),
    replies: { 200: successOf(usedView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: { query: { what: 'path', value: '/air' } } }],
  },
  async ({ query }, { ctx }) => whereUsed(ctx, query),
  presentUsed,
)

export const searchLinksAction = defineAction(
  {
    ...shared,
    id: 'searchDeskLinks',
    method: 'GET',
    path: '/v1/desk/links',
    summary: { en: 'What a link may lead to', zh: '可以链接到的页面' },
    query: z.strictObject({ text: z.string().max(200).default('') }),
    replies: { 200: successOf(linksView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: { query: { text: 'track' } } }],
  },
  async ({ query }, { ctx }) => searchLinks(ctx, query),
  presentLinks,
)

export const listFactsAction = defineAction(
  {
    ...shared,
    id: 'listDeskFacts',
    method: 'GET',
    path: '/v1/desk/facts',
    summary: { en: 'The facts that statements may rest on', zh: '文字可以依据的数据' },
    replies: { 200: successOf(factsView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => factList(ctx.now()),
  presentFacts,
)

export const listNamedAction = defineAction(
  {
    ...shared,
    id: 'listDeskNamed',
    method: 'GET',
    path: '/v1/desk/named',
    summary: {
      en: 'Aircraft types, prices, services and provinces that documents name by their ids',
      zh: '文档里用代号引用的机型、价格、服务和省份',
    },
    replies: { 200: successOf(namedValuesView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => listNamed(ctx),
  presentNamed,
)

export const listRedirectsAction = defineAction(
  {
    ...shared,
    id: 'listDeskRedirects',
    method: 'GET',
    path: '/v1/desk/redirects',
    summary: { en: 'Where addresses lead that documents had before', zh: '文档的旧地址转到哪里' },
    replies: { 200: successOf(redirectsView) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => listRedirects(ctx),
  presentRedirects,
)

export const lookupActions: readonly Action[] = [
  findUsesAction,
  searchLinksAction,
  listFactsAction,
  listNamedAction,
  listRedirectsAction,
]
