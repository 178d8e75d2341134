import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import { answerQuestion } from '../../../server/testing/answer-question.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { filled, placing, submittedOrders } from './submitted-orders.fixture.ts'

withDatabases('the code of an order that is sent without a script', (database) => {
  const { api, mobileOf, orders, post, state, withCode } = submittedOrders(database)

  it('asks for the code again where it is wrong, and for one before the review', async () => {
    const before = await orders()
    const without = await post({ ...filled, mobile: mobileOf(), do: 'review' })
    expect(without).toMatchObject({ stage: 'form', shownErrors: true })
    const ready = await withCode()
    const wrong = ready.verifyCode === '000000' ? '111111' : '000000'
    const review = await post({ ...ready, verifyCode: wrong, do: 'review' })
    const refused = await post(placing(review))
    expect(refused.problems).toMatchObject([{ section: 'order-contact', control: '#order-code' }])
    expect(refused.contact).toEqual({ mobile: ready.mobile, code: '' })
    expect(await orders()).toBe(before)
  })

  it('sends another code of a visit once a question in words has been answered', async () => {
    await withCode()
    const another = mobileOf()
    const asked = await post({ ...filled, mobile: another, do: 'code' })
    expect(asked).toMatchObject({
      notice: null,
      codeQuestion: { isWrong: false },
      contact: { mobile: another },
    })
    const answered = (token: string | undefined, answer: string, mobile = another) =>
      post({ ...filled, mobile, question: token ?? '', answer, do: 'code' })
    const wrong = await answered(asked.codeQuestion?.token, '99')
    expect(wrong.codeQuestion?.isWrong).toBe(true)
    // What was asked belongs to its step: the review knows nothing of it.
    expect(wrong.fields.map(([name]) => name)).not.toContain('answer')
    const right = await answered(
      wrong.codeQuestion?.token,
      answerQuestion(wrong.codeQuestion?.question ?? ''),
    )
    expect(right).toMatchObject({ notice: { at: 'code' }, codeQuestion: null })
    const verifyCode = api().sms.codeFor(another)
    expect(verifyCode).toMatch(/^\d{6}$/)
    const review = await post({ ...filled, mobile: another, verifyCode, do: 'review' })
    expect((await post(placing(review))).placed?.receipt.number).toMatch(/^HO/)
    // Answered once, it is worth nothing more.
    const { token, question = '' } = wrong.codeQuestion ?? {}
    const again = await answered(token, answerQuestion(question), mobileOf())
    expect(again.codeQuestion?.isWrong).toBe(true)
  })

  it('asks somebody who is signed in for no code', async () => {
    state.account = (await signIn(api(), 'order-form')).cookie ?? ''
    const review = await post({ ...filled, payer: 'sender', do: 'review' })
    expect(review).toMatchObject({ stage: 'review', customer: true })
    const { placed } = await post(placing(review))
    expect(placed?.receipt.token).toBeNull()
    expect((await post({ number: placed?.receipt.number ?? '', do: 'look' })).placed?.order).not.toBeNull()
    state.account = ''
  })

  it('sends no code to what is no mobile number', async () => {
    expect((await post({ ...filled, mobile: '12', do: 'code' })).notice).toEqual({
      at: 'code',
      text: '请输入正确的手机号码',
    })
  })
})
