import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

const csv = Buffer.from('姓名,手机号,地址\n张范例,13800138000,湖北省武汉市江夏区光谷大道88号\n').toString(
  'base64',
)
const person = {
  name: '季样本',
  phone: '139 0000 5527',
  areaCode: '110105',
  detailAddr: '雁书街 8 号院 3 号楼 902 室',
}

/** The address book of an account. */
export async function playAddressBook({ ask }: Player, { customer: as }: People) {
  const added = await ask('newAddress', { as, body: [{ ...person, group: '展会' }] })
  const id = textIn(added, 'data', 'id')
  await ask('updateAddressInfo', { as, body: [{ id, name: '季范例' }] })
  await ask('setDefaultAddress', { as, body: { id, role: 'recipient' } })
  await ask('getAddressByPinAndId', { as, body: { id } })
  await ask('getAddressInfoByConditionEnhance', { as, body: [{ group: '展会' }] })
  await ask('getFuzzyQueryByConditionPageEnhance', { as, body: [{ keyword: '季' }] })
  await ask('queryAddressBatchAndUserNew', {
    as,
    body: { addressList: ['张范例 13800138000 湖北武汉江夏光谷大道88号'] },
  })
  await ask('renameAddressGroup', { as, body: { from: '展会', to: '秋季展会' } })
  await ask('checkAddressImport', { as, body: { file: csv } })
  await ask('importAddresses', { as, body: { file: csv } })
  await ask('exportAddresses', { as, body: { format: 'csv', lang: 'zh-CN' } })
  const deleted = await ask('deleteAddressInfoByIdListAndPin', { as, body: [[id]] })
  await ask('undoAddressDeletion', { as, body: { undo: textIn(deleted, 'data', 'undo') } })
}

/** What an account is told of itself. */
export async function playAccount({ ask }: Player, { customer: as }: People) {
  await ask('showAccount', { as })
  await ask('keepSignedIn', { as, body: {} })
  await ask('countUnderWay', { as })
  await ask('deviceKey', { as })
  await ask('showHoldings', { as })
  await ask('exportAccount', { as })
  await ask('listSessions', { as })
}

/** What ends a session or an account comes last. */
export async function endAccounts({ ask }: Player, people: People) {
  const again = await people.as('ouyang', '欧阳样例', '+8613000002010')
  const { data } = (await ask('listSessions', { as: again })) as { data: { sessions: Session[] } }
  const id = data.sessions.find(({ current }) => !current)?.id ?? ''
  await ask('endSession', { as: again, params: { id }, body: {} })
  await ask('signOut', { as: again, body: {} })
  const back = await people.as('ouyang', '欧阳样例', '+8613000002010')
  await ask('signOutEverywhere', { as: back, body: {} })
  await ask('deleteAccount', { as: await people.as('new', '孙样章', null), body: { confirmed: true } })
}

type Session = { readonly id: string; readonly current: boolean }
