import type { OrderProblem } from '@hongyan/domain/orders/order-input'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with an order. */
export const orderSentences: Readonly<Record<Exclude<OrderProblem, SharedProblem>, Localised>> = {
  'too-many': localised(
    '数量太多，请分几单下。',
    '數量太多，請分幾單下。',
    'Too many. Please split it into several orders.',
  ),
  'no-such-district': localised(
    '没有这个区县，请重新选择。',
    '沒有這個分區，請重新選擇。',
    'No such district. Please choose one.',
  ),
  'not-valid': localised('内容不正确。', '內容不正確。', 'Not valid.'),
  'not-listed': localised('没有这个选项。', '沒有這個選項。', 'There is no such choice.'),
  'too-many-pieces': localised(
    '一单最多 {detail} 件，请分几单下。',
    '一單最多 {detail} 件，請分幾單下。',
    'An order has at most {detail} pieces. Please split it into several.',
  ),
  'other-kind': localised(
    '这一类里没有这个产品。',
    '這一類裏沒有這個產品。',
    'This kind of order does not have that product.',
  ),
  'goods-barred': localised(
    '这件物品不能用这种方式寄。',
    '這件物品不能用這種方式寄。',
    'This cannot be sent this way.',
  ),
  'goods-vague': localised(
    '请写明具体物品、材质，以及是否含电池或液体。',
    '請寫明具體物品、材質，以及是否含電池或液體。',
    'Please say what it is exactly, what it is made of, and whether it has a battery or liquid in it.',
  ),
  'goods-not-declared': localised(
    '清单里没有：请声明所寄与所写一致，不是违禁品。',
    '清單裏沒有：請聲明所寄與所寫一致，不是違禁品。',
    'Not on our list: please declare that it is as described, and not prohibited.',
  ),
  'goods-by-agreement': localised(
    '这件物品要先签协议才能寄，请打 {our.hotline}。',
    '這件物品要先簽協議才能寄，請致電 {our.hotline}。',
    'This can be sent by agreement only. Please call {our.hotline}.',
  ),
  'condition-not-ticked': localised(
    '请确认已照要求包装和申报。',
    '請確認已照要求包裝和申報。',
    'Please confirm that it is packed and declared as required.',
  ),
  'not-carried': localised(
    '这票货不适用这个产品。',
    '這單貨不適用這個產品。',
    'This product cannot carry the shipment.',
  ),
  'add-on-missing': localised(
    '这个产品没有这项服务。',
    '這個產品沒有這項服務。',
    'This product does not have that service.',
  ),
  'price-on-request': localised(
    '这项服务要先询价，请打 {our.hotline}。',
    '這項服務要先詢價，請致電 {our.hotline}。',
    'This service is priced on request. Please call {our.hotline}.',
  ),
  'not-delivered': localised('这里还送不到。', '這裏還送不到。', 'We do not deliver here yet.'),
  'not-collected': localised(
    '这里没有上门取件，可以送到网点。',
    '這裏沒有上門取件，可以送到服務點。',
    'No courier pickup here. You can bring it to a branch.',
  ),
  'window-closed': localised(
    '这个时段取不了，请换一个。',
    '這個時段取不了，請換一個。',
    'This time is not available. Please choose another.',
  ),
  'needs-contract': localised(
    '月结要先签月结合同。请换一种付款方式，或者到“商务合作”申请月结。',
    '月結要先簽月結合約。請換一種付款方式，或到「商務合作」申請月結。',
    'A monthly account needs a contract. Please choose another payment, or apply for an account under Business cooperation.',
  ),
  'needs-account': localised('登录后才能这样选。', '登入後才能這樣選。', 'Sign in to choose this.'),
}
