import { migrate, openDatabase } from '@hongyan/db'
import Fastify, { type FastifyInstance } from 'fastify'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { formHandlers } from '../../features.ts'
import { registerForms } from '../routing/register-forms.ts'
import { type ApiUnderTest, createApiUnderTest } from './api-under-test.ts'
import { signIn } from './sign-in.ts'

/** Every form of the site, with a page that looks like nothing. */
export type FormsUnderTest = {
  readonly api: ApiUnderTest
  readonly site: FastifyInstance
  /** Of a customer who has signed in. */
  readonly cookie: string
  /** How many pages have been shown. */
  readonly shown: () => number
  /** What the last of them was told. */
  readonly submitted: () => FormOutcome | undefined
  readonly close: () => Promise<void>
}

export async function createFormsUnderTest(): Promise<FormsUnderTest> {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const api = await createApiUnderTest(async () => {}, db)
  const site = Fastify({ bodyLimit: 65_536 })
  let shown = 0
  let last: FormOutcome | undefined
  const pages = {
    renderOnce: async ({ submitted }: { readonly submitted?: FormOutcome }) => {
      shown += 1
      last = submitted
      return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
    },
  }
  const { services } = api
  registerForms(
    site,
    { pages, services, parentDomain: 'hongyan.example', accountOf: async () => null },
    formHandlers,
  )
  await site.ready()
  const { cookie } = await signIn(api, 'owner', '+8613000002003')
  return {
    api,
    site,
    cookie,
    shown: () => shown,
    submitted: () => last,
    close: async () => {
      await site.close()
      await api.close()
      await db.close()
    },
  }
}
