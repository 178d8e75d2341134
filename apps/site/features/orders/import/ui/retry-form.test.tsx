import { orderImportMessages, orderListMessages } from '@hongyan/content/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ListAct, listActs } from './list-controls.ts'
import { RetryForm } from './retry-form.tsx'

it('speaks of what was asked for: of labels, of orders, or of the list', () => {
  const { again } = orderImportMessages('zh-CN')
  const said = (act: ListAct, signIn: string | null = null) =>
    renderToStaticMarkup(
      <RetryForm locale="zh-CN" signIn={signIn} step={{ kind: 'again', act, fields: [] }} />,
    )
  expect(said(listActs.labels)).toContain(orderListMessages('zh-CN').batch.later)
  expect(said(listActs.labels)).not.toContain(again.lead)
  expect(said(listActs.place)).toContain(again.placing)
  expect(said(listActs.check)).toContain(again.lead)
  expect(said(listActs.labels, '/sign-in')).toContain(again.ended.lead)
})
