import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import type { EnquiryDetails } from '@hongyan/domain/enquiries/enquiry-record'
import type { LocaleId } from '@hongyan/locales'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { noSms } from './console-sms.ts'
import { receiversFrom } from './integrations-of-config.ts'
import { mailReceiver } from './mail-receiver.ts'
import { mailWords } from './mail-words.ts'
import { presentMessage } from './present-message.ts'
import { sampleMessage } from './sample-message.ts'

const account = { user: 'site', pass: 'a long password' }
let server: SMTPServer
let arrived: string[]
/** What the server says instead of taking the mail. */
let answer: { readonly responseCode: number } | null

beforeEach(async () => {
  arrived = []
  answer = null
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === account.user && password === account.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      if (answer !== null) return done(Object.assign(new Error(`no: ${mail}`), answer))
      arrived.push(mail)
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

const url = (password = account.pass) =>
  `smtp://${account.user}:${encodeURIComponent(password)}@127.0.0.1:${(server.server.address() as AddressInfo).port}`
const mailbox = (password?: string, locale: LocaleId = 'en-US') =>
  mailReceiver({
    url: url(password),
    from: 'Site <site@hongyan.example>',
    to: 'leads@hongyan.example',
    locale,
  })

describe('mail to the company', () => {
  it('arrives with its number as subject and the same id whenever it is sent', async () => {
    const port = mailbox()
    expect(await port.send(sampleMessage)).toEqual({ kind: 'delivered' })
    expect(await port.send(sampleMessage)).toEqual({ kind: 'delivered' })
    const mails = await Promise.all(arrived.map((mail) => PostalMime.parse(mail)))
    const id = `<${sampleMessage.id}@hongyan.example>`
    expect(mails.map((mail) => mail.messageId)).toEqual([id, id])
    expect(mails[0]?.subject).toBe('New cooperation inquiry EQ-2222-2222')
    expect(mails[0]?.to).toEqual([{ address: 'leads@hongyan.example', name: '' }])
  })

  it('arrives in Chinese as it was written, subject and text', async () => {
    await mailbox(account.pass, 'zh-CN').send(sampleMessage)
    const { subject, text: said } = await PostalMime.parse(arrived[0] ?? '')
    expect(subject).toBe('新的合作咨询 EQ-2222-2222')
    expect(said?.trimEnd()).toBe(mailWords('zh-CN', presentMessage(sampleMessage)).text)
  })

  it.each([
    [421, 'later'],
    [451, 'later'],
    [550, 'refused'],
    [554, 'refused'],
  ])('reads SMTP %d as %s, without the server’s words', async (responseCode, kind) => {
    answer = { responseCode }
    expect(await mailbox().send(sampleMessage)).toEqual({ kind, problem: `SMTP ${responseCode}` })
    expect(arrived).toEqual([])
  })

  it('waits for a wrong password to be mended, and for a server that is not there', async () => {
    expect(await mailbox('wrong').send(sampleMessage)).toEqual({ kind: 'later', problem: 'SMTP 535' })
    const gone = mailbox()
    await new Promise<void>((resolve) => server.close(resolve))
    expect((await gone.send(sampleMessage)).kind).toBe('later')
  })

  it('leaves a server that never comes to an end', async () => {
    const left = Promise.withResolvers<void>()
    const dripping = createServer((socket) => {
      socket.write('220 ready\r\n')
      const timer = setInterval(() => socket.write('250-and more\r\n'), 10)
      socket
        .on('error', () => {})
        .on('close', () => {
          clearInterval(timer)
          left.resolve()
        })
    })
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve))
    const { port } = dripping.address() as AddressInfo
    const slow = mailReceiver(
      { url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', to: 'c@d.example', locale: 'en-US' },
      300,
    )
    expect((await slow.send(sampleMessage)).kind).toBe('later')
    await left.promise
    dripping.close()
  })

  it('is a receiver once server, sender and mailbox are named', () => {
    const parts = { now: () => 0, fetcher: fetch, patienceMs: 8000 }
    const named = (settings: Record<string, string>) =>
      Object.keys(
        receiversFrom(parseConfig(settings), { sms: noSms, origin: 'https://www.hongyan.example' }, parts),
      )
    const mail = { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' }
    expect(named(mail)).toContain('mail')
    expect(named({})).not.toContain('mail')
  })
})

describe('what the mail says', () => {
  const words = (changes: Partial<EnquiryDetails> = {}, spam: string[] = []) =>
    mailWords(
      'zh-CN',
      presentMessage({
        ...sampleMessage,
        enquiry: {
          ...sampleMessage.enquiry,
          spam,
          details: { ...sampleMessage.enquiry.details, ...changes },
        },
      }),
    )

  it('names codes, leaves out what nobody filled in, and keeps people out of the subject', () => {
    const { subject, text } = words({
      cooperateType: 'cold-chain',
      firstBizType: '19',
      contactPositionId: 2,
      isJdSeller: 0,
      province: '330000',
      city: '330100',
      district: '330108',
      estimateOrderCount: 1200,
    })
    expect(subject).toBe('新的合作咨询 EQ-2222-2222')
    expect(text).toContain('合作需求类别: 冷链\n公司全称: 样例商贸有限公司\n是否商城商家: 否\n主营品类: 生鲜')
    expect(text).toContain('省: 浙江省\n市: 杭州市\n区县: 滨江区')
    expect(text).toContain('职位: 部门经理')
    expect(text).not.toContain('备注')
  })

  it('says first that something may be spam', () => {
    expect(words({}, ['link in name']).text).toMatch(/^可能是垃圾信息（link in name），请先核实。\n/)
  })

  it('carries no data after a withdrawal', () => {
    const { text } = mailWords(
      'en-US',
      presentMessage({ ...sampleMessage, kind: 'withdrawn', revision: 2, enquiry: null }),
    )
    expect(text).toContain('EQ-2222-2222')
    expect(text).not.toContain(sampleMessage.enquiry.details.contactMobile)
  })
})
