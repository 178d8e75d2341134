import type { DocumentInput, SceneName } from '@hongyan/documents'
import { both, type Seed } from '../seed.ts'

type Page = DocumentInput<'placeholders'>['pages'][number]
type Words = readonly [chinese: string, english: string]
type Related = 'track' | 'home' | 'services' | 'without'

const links = {
  track: { label: both('查运单', 'Track a shipment'), href: '/track' },
  home: { label: both('返回首页', 'Back to the home page'), href: '/' },
  without: { label: both('不登录能做什么', 'What works without an account'), href: '/sign-in' },
  services: { label: both('看八类服务', 'See the eight services'), href: '/#services' },
} as const

function page(
  path: string,
  title: Words,
  lead: Words,
  willDo: readonly Words[],
  scene: SceneName,
): Seed<Page> {
  const related: readonly Related[] = ['without', 'track', 'services', 'home']
  return {
    path,
    title: both(...title),
    lead: both(...lead),
    willDo: willDo.map((words) => both(...words)),
    related: related.map((name) => links[name]),
    scene,
  }
}

/** Pages that open later: what they will do, and how to get it done today. */
export const placeholders: Seed<DocumentInput<'placeholders'>> = {
  pages: [
    page(
      '/my',
      ['我的账户', 'My account'],
      ['账户页即将开放。', 'Accounts open soon.'],
      [
        ['一处看订单、地址和发票', 'Orders, addresses and invoices in one place'],
        ['设置动态提醒', 'Choose which alerts you get'],
      ],
      'express',
    ),
  ],
}
