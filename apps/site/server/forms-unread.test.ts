import { errorMessages } from '@hongyan/content'
import { localeIds, pathFor } from '@hongyan/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { formHandlers } from '../features.ts'
import type { Form } from './requests/form.ts'
import { ownOrigin } from './testing/api-under-test.ts'
import { createFormsUnderTest, type FormsUnderTest } from './testing/forms-under-test.ts'

let forms: FormsUnderTest
beforeAll(async () => {
  forms = await createFormsUnderTest()
  return forms.close
})

const encoded = 'application/x-www-form-urlencoded'
const inParts = 'multipart/form-data; boundary=b'

/** A form of one field of so many bytes, in parts. */
const longPart = (bytes: number) =>
  `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n${'x'.repeat(bytes)}\r\n--b--`

/** Whether a long body is for customers alone. */
const ofCustomers = ({ calls, carriesFile }: Pick<Form, 'calls' | 'carriesFile'>) =>
  carriesFile === true || calls.every(({ access }) => access.who === 'customer')
const paths = [...new Map(formHandlers.map((form) => [form.path, form]))]

describe.each(paths)('the form of %s', (path, form) => {
  const post = (
    payload: string,
    headers: Readonly<Record<string, string>> = {},
    type = encoded,
    url = path,
  ) =>
    forms.site.inject({
      method: 'POST',
      url,
      headers: { origin: ownOrigin, 'content-type': type, ...headers },
      payload,
    })
  const known = () => ({ cookie: forms.cookie })

  it('is refused by the rate of whoever sends it before it is read', async () => {
    forms.api.exhaust('form')
    const answer = await post(longPart(4_000_000), known(), inParts)
    forms.api.exhaust(null)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7'])
    expect(answer.body).toContain('返回上一页，填写的内容还在。')
  })

  it('counts by its bytes', async () => {
    forms.api.taken.length = 0
    await post(longPart(200_000), known(), inParts)
    const [first] = forms.api.taken
    const most = form.carriesFile ? 4 : form.longBody ? 4 : 1
    expect(first).toMatchObject({ name: 'form', cost: most })
  })

  it('leads nobody with a long body to sign in, where it is for customers', async () => {
    const answer = await post(longPart(2_900_000), {}, inParts)
    if (!ofCustomers(form)) expect(answer.statusCode).toBe(413)
    else
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        expect.stringContaining('/sign-in?'),
      ])
  })

  it('gives back what was typed to whoever was signed out meanwhile, to be sent again, and nothing else to anybody', async () => {
    if (!form.calls.every(({ access }) => access.who === 'customer') || form.signedOut) return
    for (const locale of localeIds) {
      const url = pathFor(locale, path)
      const typed = '样例 "<b>&1'
      const answer = await post(
        new URLSearchParams({ act: 'x', name: typed, more: '2' }).toString(),
        {},
        encoded,
        url,
      )
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { ended } = errorMessages(locale)
      for (const part of [
        ended.title,
        ended.signIn,
        ended.submit,
        `action="${url}"`,
        'value="样例 &#34;&#60;b&#62;&#38;1"',
      ])
        expect(answer.body).toContain(part)
      expect(answer.body).not.toContain('<b>')
      const bare = await post('act=x&id=1', {}, encoded, url)
      expect([bare.statusCode, bare.headers.location]).toEqual([303, expect.stringContaining('/sign-in?')])
    }
  })

  it('says in the language of its page that it is too much, of more fields than the page sends', async () => {
    for (const locale of localeIds) {
      const url = pathFor(locale, path)
      for (const [type, payload] of [
        [encoded, 'a&'.repeat(15_000)],
        [encoded, 'a=1&'.repeat(15_000)],
        [inParts, `${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n'.repeat(12_000)}--b--`],
      ] as const) {
        const answer = await post(payload, known(), type, url)
        expect(answer.statusCode).toBe(413)
        expect(answer.body).toContain(errorMessages(locale).unread.title)
        expect(answer.body).toContain(`href="${url}"`)
      }
    }
  })

  it('is short where it comes in one text though it may carry a file', async () => {
    const answer = await post(`x=${'y'.repeat(form.longBody ? 600_000 : 66_000)}`, known())
    expect(answer.statusCode).toBe(413)
  })

  it.each([
    'act=constructor&do=constructor',
    'act=__proto__&do=__proto__',
    'do=toString&act=hasOwnProperty',
    '__proto__=1&constructor=1&toString=1',
    '=',
    '%00=%00&act=%00',
  ])('answers %s as what it does not know', async (payload) => {
    expect((await post(payload, known())).statusCode).toBeLessThan(500)
  })
})
