import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signBody } from '../../../server/security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
  testPartner,
  testStaff,
} from '../../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../../server/testing/visitors.ts'
import { unknownEnquiry } from '../refusals.ts'

withDatabases('the private page of an enquiry', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())
  const { post, filled, submit } = visitorsOf(() => api)

  describe('the private page', () => {
    async function sent() {
      const { visit, enquiry, contactMobile } = await filled()
      const { enquiryNo, token } = (await submit(visit, enquiry)).json().content as Record<string, string>
      return {
        visit,
        contactMobile,
        url: `/v1/enquiries/${enquiryNo}`,
        headers: { 'x-hongyan-enquiry': token ?? '' },
      }
    }
    const show = (url: string, headers: Record<string, string>) => api.send({ url, headers })

    it('shows the status and masked data, to the holder of the token alone', async () => {
      const { url, headers, contactMobile } = await sent()
      const reply = await show(url, headers)
      expect(reply.json().data).toMatchObject({ status: 'received', dueAt: null })
      for (const word of [contactMobile, '欧阳样例', '样例路 1 号']) expect(reply.body).not.toContain(word)
      const other = await sent()
      expect((await show(url, other.headers)).statusCode).toBe(404)
      expect((await show(url, {})).json().code).toBe(unknownEnquiry.code)
    })

    it('corrects and withdraws', async () => {
      const { url, headers, visit } = await sent()
      const wrong = await post(visit, `${url}/corrections`, { companyName: ' ' }, headers)
      expect([wrong.statusCode, wrong.json().errorMsg]).toEqual([400, '请输入公司全称'])
      expect((await post(visit, `${url}/corrections`, { companyName: '新名称' }, headers)).json().code).toBe(
        1,
      )
      expect((await show(url, headers)).json().data.details.companyName).toBe('新名称')
      expect((await post(visit, `${url}/withdrawal`, {}, headers)).json().data.status).toBe('withdrawn')
      expect((await show(url, headers)).json().data).toMatchObject({ status: 'withdrawn', details: null })
    })

    it('moves as the desk says, and for nobody else who can sign', async () => {
      const { url, headers } = await sent()
      const move = (body: object, signer = testStaff) => {
        const payload = JSON.stringify(body)
        const seconds = String(Math.floor(testMoment / 1000))
        return api.send({
          method: 'POST',
          url: `${url}/status`,
          headers: {
            'content-type': 'application/json',
            'x-hongyan-key': signer.keyId,
            'x-hongyan-time': seconds,
            'x-hongyan-signature': signBody(signer.secret, seconds, '', Buffer.from(payload)),
          },
          payload,
        })
      }
      const dueAt = new Date(testMoment + 7_200_000).toISOString()
      expect((await move({ status: 'assigned' }, testPartner)).statusCode).toBe(401)
      expect((await move({ status: 'assigned' })).json().data.status).toBe('assigned')
      expect((await move({ status: 'first-call-due', dueAt })).json().data.dueAt).toBe(dueAt)
      expect((await show(url, headers)).json().data).toMatchObject({ status: 'first-call-due', dueAt })
      expect((await move({ status: 'closed', outcome: 'won' })).statusCode).toBe(200)
      expect((await move({ status: 'assigned' })).statusCode).toBe(409)
    })
  })
})
