import { erasePerson } from '@hongyan/domain/retention/erase-person'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import { actionChoices, actionNames, splitAction } from './present.ts'
import { actorWords, valueWords } from './value-words.ts'
import { detailWords, entityWords } from './words.ts'

/** Every entity, action and detail that is declared has to be here, or nothing builds; each has to say something. */
describe('the words of the audit', () => {
  const all = [
    ['entities', entityWords],
    ['actions', actionNames],
    ['choices', actionChoices],
    ['details', detailWords],
    ['values', valueWords],
    ['actors', actorWords],
  ] as const

  it.each(all)('of %s are said in Chinese and in English, and are no codes', (_what, words) => {
    const wrong = Object.entries(words).filter(
      ([code, { zh, en }]) => !/\p{Script=Han}/u.test(zh) || !/^[A-Z]/.test(en) || en === code,
    )
    expect(wrong).toEqual([])
    expect(Object.keys(words).length).toBeGreaterThan(4)
  })

  it('of a choice among all actions are each others', () => {
    for (const side of ['zh', 'en'] as const)
      expect(new Set(Object.values(actionChoices).map((words) => words[side])).size).toBe(
        Object.keys(actionChoices).length,
      )
  })

  it.each([
    ['release.asked', null, { entity: 'release', action: 'asked' }],
    ['enquiry.status:closed', null, { entity: 'enquiry', action: 'status:closed' }],
    ['asked', 'rates', { entity: 'rates', action: 'asked' }],
  ])('%s asks for one action', (code, entity, asked) => {
    expect(splitAction(code, entity)).toEqual(asked)
  })
})

describe('the audit', () => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {})
  })
  afterAll(async () => api.close())

  it('is narrowed to one action, and shows a line as it is written down', async () => {
    const person = await signInPerson(api, [
      { role: 'administrator', kind: null, language: null, branch: null },
    ])
    const get = async (path: string) => {
      const answer = await api.send({ url: `/v1/desk/audit${path}`, headers: person.headers })
      return { status: answer.statusCode, data: answer.json().data }
    }
    const { data } = await get('?action=staff.added')
    expect(data.rows.length).toBeGreaterThan(0)
    expect(new Set(data.rows.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['staff.added']),
    )
    const [row] = data.rows
    expect(row.detail).toEqual([{ name: 'roles', value: 'administrator' }])
    const line = await get(`/${row.id}`)
    expect(line.data).toMatchObject({ ...row, code: 'staff added', rawDetail: '{"roles":"administrator"}' })
    expect((await get('/0197a000-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('tells that a person was erased, by whom and how much of what, and not who it was', async () => {
    const person = await signInPerson(api, [
      { role: 'administrator', kind: null, language: null, branch: null },
    ])
    await api.ctx.db.query
      .insertInto('feedback')
      .values({
        id: 'named',
        path: '/help',
        language: 'zh-CN',
        rating: 'poor',
        text: '请打 137-1111 2222',
        given_at: Date.now(),
      })
      .execute()
    await erasePerson(api.ctx, { phone: '+8613711112222' }, 'operator@desk-1')
    const answer = await api.send({ url: '/v1/desk/audit?action=person.erased', headers: person.headers })
    const [row, ...others] = answer.json().data.rows
    expect(others).toEqual([])
    expect(row.detail).toEqual([
      { name: 'by', value: 'operator@desk-1' },
      { name: 'feedback', value: '1' },
    ])
    expect(answer.payload).not.toMatch(/1371111|2222/)
  })
})
