import { sectionCode, siteContent } from '@hongyan/content'
import { storeDraft } from '@hongyan/domain/publishing/store-draft'
import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import { deliverNext, recordingReceivers } from '@hongyan/testing'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { encryptRequest } from '../../../client/encryption/encrypt-request.ts'
import { signPreview } from '../../security/preview-key.ts'
import { testMoment, testSettings } from '../api-under-test.ts'
import { visitorsOf } from '../visitors.ts'
import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

/** Has a value of one run replaced in the record. */
type Stand = (value: string, instead: string) => void

const sampleCode = '482913'

/** An inquiry to sales, from the first code to its withdrawal; the same sent by query. */
export async function playEnquiries({ ask, api }: Player, stand: Stand) {
  const { openForm, captcha, fields } = visitorsOf(() => api)
  const fill = async (mobile: string) => {
    const { cookie, sessionId, address } = await openForm()
    const as = { cookie }
    await ask('getVerifyCode', {
      as,
      body: [{ operation: 'getSmsVerifyCode', phoneNum: mobile, type: 0, clientIp: '' }],
    })
    const verifyCode = api.sms.codeFor(mobile)
    stand(verifyCode, sampleCode)
    const solved = await captcha({ cookie, sessionId, address }, 'enquiry')
    return { as, enquiry: fields({ contactMobile: mobile, verifyCode, sessionId, captcha: solved }) }
  }
  const { as, enquiry } = await fill('13912345678')
  const receipt = await ask('submitFormData', { as, body: [enquiry] })
  const params = { number: textIn(receipt, 'content', 'enquiryNo') }
  const headers = { 'x-hongyan-enquiry': textIn(receipt, 'content', 'token') }
  await ask('showEnquiry', { params, headers })
  await ask('correctEnquiry', { params, headers, body: { companyName: '样例茶业有限公司' } })
  await ask('moveEnquiry', { params, body: { status: 'assigned' } })
  await ask('withdrawConsent', { params, headers, body: {} })
  const other = await fill('13912345670')
  const query = Object.fromEntries(
    Object.entries(other.enquiry).map(([name, value]) => [name, String(value)]),
  )
  await ask('cooperationSubmit', { as: other.as, query })
}

/** Following a shipment by mail, with an account and without. */
export async function playSubscriptions({ ask, api }: Player, { customer }: People) {
  const number = sampleNumbers.in_transit.number
  await ask('subscribe', { body: { number, channel: 'mail', address: 'reader@mail.example' } })
  const { arrived, ports } = recordingReceivers()
  while ((await deliverNext(api.ctx, ports)) !== null);
  const links = arrived.map((one) => one.message as SubscriptionMessage)
  const sent = links.find(({ kind }) => kind === 'confirm')
  if (sent?.kind !== 'confirm') throw new Error('no mail asks for a confirmation')
  const confirmed = await ask('confirmSubscription', { body: { token: sent.confirm } })
  await ask('stopSubscription', { body: { token: textIn(confirmed, 'data', 'stop') } })
  await ask('subscribe', { as: customer, body: { number, channel: 'feed' } })
  const listed = await ask('listSubscriptions', { as: customer })
  const id = textIn(listed, 'data', 'subscriptions', 0, 'id')
  await ask('endSubscription', { as: customer, params: { id }, body: {} })
}

/** What any visitor may ask. */
export async function playTools({ ask, api }: Player, stand: Stand) {
  const asked = await ask('openQuestion', { once: true })
  stand(textIn(asked, 'data', 'question'), 'What is eleven plus eight?')
  const inquiry = {
    from: '440300',
    to: '110100',
    pieces: [{ weight: 12_500, count: 2 }],
    date: '2026-11-21',
    lang: 'en-US',
  }
  const { data: key } = (await api.send({ url: '/v1/cipher-key' })).json()
  const sealed = await encryptRequest(key, inquiry, { now: testMoment, encrypted: 'body' })
  await ask('feeInquiry', { body: sealed.body, headers: { ...sealed.headers }, once: true })
  await ask('countLink', { body: { tag: siteContent('en-US').groupSites.sites[0]?.tag } })
  await ask('countReading', { body: { path: '/news/wuhan-phase-two' } })
  await ask('carbonBatchWorkbook', { body: { rows: [{ from: '北京', to: '上海', weight: '10' }] } })
  await playPreviews({ ask, api })
}

/** A white paper, for somebody who has confirmed a mobile number. */
export async function playPapers({ ask, api }: Player, stand: Stand) {
  const phoneNum = '13912345671'
  const request = { operation: 'getSmsVerifyCode', phoneNum, type: 0, clientIp: '' }
  await ask('getPaperCode', { body: [request] })
  const verifyCode = api.sms.codeFor(phoneNum)
  stand(verifyCode, sampleCode)
  const wanted = { paper: 'transport-carbon', language: 'en-US' }
  const given = await ask('fileDownload', {
    body: [{ ...wanted, phoneNum, verifyCode, consentVersion: '2026-11' }],
  })
  const { searchParams } = new URL(textIn(given, 'content', 'url'), 'https://www.hongyan.example')
  await ask('paperFile', { params: wanted, query: { key: searchParams.get('key') ?? '' } })
}

/** What somebody with the key of a draft sees of it. */
async function playPreviews({ ask, api }: Pick<Player, 'ask' | 'api'>) {
  const endsAt = testMoment + 86_400_000
  const draft = {
    code: sectionCode('support', 'en-US'),
    content: JSON.stringify({ hotline: '950618' }),
    endsAt,
  }
  const key = signPreview(await storeDraft(api.ctx, draft), endsAt, testSettings.linkKey)
  await ask('queryPreViewContentInfo', { body: { cmsKey: key } })
  await ask('queryPreviewContentInfo', { body: { previewKey: key } })
}
