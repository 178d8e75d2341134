import { aPicture } from '@hongyan/testing'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

const { delivered, in_transit } = sampleNumbers

/** Numbers that anybody may look up, and what unlocks them. */
export async function playTracking({ ask, api }: Player, { customer }: People) {
  const tail = { waybillCode: delivered.number, phoneTail: delivered.phoneTail }
  const token = textIn(await ask('getPhoneVerify', { body: tail }), 'data', 'token')
  const shown = await ask('getSignImg', { body: { waybillCode: delivered.number, token } })
  const link = decodeURIComponent(textIn(shown, 'data', 'imageLink').split('/').at(-1) ?? '')
  await ask('getSignPictureNoPin', { query: { link } })
  const unlocked = await ask('unlockShipment', {
    body: { number: delivered.number, tail: delivered.phoneTail },
  })
  const unlockToken = textIn(unlocked, 'data', 'token')
  const proof = await ask('openProof', { body: { number: delivered.number, unlockToken } })
  const picture = decodeURIComponent(textIn(proof, 'data', 'imageLink').split('/').at(-1) ?? '')
  await ask('readProofImage', { params: { link: picture } })

  const first = await api.post('/waybill/getSessionId', {})
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  const sessionId = textIn(await ask('getSessionId', { as: { cookie }, body: {} }), 'data', 'sessionId')
  await ask('sendCaptcha', { as: { cookie }, query: { waybillCode: delivered.number, sessionId } })
  const code = { waybillCode: delivered.number }
  await ask('trackWithPin', { as: customer, query: code })
  await ask('listWaybill', { as: customer, body: { pageNum: 1, pageSize: 2 } })
  await ask('getSignPicture', { as: customer, query: code })
}

/** The shipments of an account, and a claim for one of them. */
export async function playShipments({ ask }: Player, { customer, awaiting }: People) {
  const params = { number: delivered.number }
  await ask('listShipments', { as: customer, query: { limit: '2' } })
  await ask('showShipment', { as: customer, params })
  await ask('nameShipment', { as: customer, params, body: { nickname: '秋茶样品' } })
  const theirs = { number: in_transit.number }
  const wish = { choice: 'neighbour', name: '陈试件', at: '3 单元 503' }
  await ask('changeDelivery', { as: awaiting, params: theirs, body: wish })
  await ask('answerDelivery', { params: theirs, body: { state: 'accepted', revision: 1 } })
  const filed = await ask('fileClaim', {
    as: customer,
    params,
    headers: { 'idempotency-key': 'own-claim-0001' },
    body: { kind: 'damaged', amount: 10_000, story: '外箱破损，茶罐变形' },
  })
  const claim = { number: textIn(filed, 'data', 'number') }
  await ask('addClaimFile', { as: customer, params: claim, body: { name: 'box.png', base64: aPicture } })
  const shown = await ask('showClaim', { as: customer, params: claim })
  const file = textIn(shown, 'data', 'files', 0, 'id')
  await ask('readClaimFile', { as: customer, params: { ...claim, file } })
  await ask('fetchClaimFile', { body: { ...claim, file } })
  await ask('answerClaim', { params: claim, body: { step: 'review' } })
  await ask('withdrawClaim', { as: customer, params: claim, body: {} })
}
