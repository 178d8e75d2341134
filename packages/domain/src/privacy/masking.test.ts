import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'
import { maskFreeText } from './mask-free-text.ts'
import { maskMail } from './mask-mail.ts'
import { maskName } from './mask-name.ts'
import { hidePhone, maskPhone } from './mask-phone.ts'

describe('maskName', () => {
  test.each([
    ['欧阳娜娜', '欧***'],
    ['张三', '张*'],
    ['张', '*'],
    ['Jane Smith', 'J*** S****'],
    ['阿依古丽·买买提', '阿****'],
    ['𠮷野', '𠮷*'],
    [' Jane \t Smith ', 'J*** S****'],
    ['e\u0301a', 'é*'],
    ['欧***', '欧***'],
    ['', ''],
  ])('%s → %s', (name, masked) => expect(maskName(name)).toBe(masked))

  test('hides at least one character of every word and nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        const masked = maskName(name)
        if (name.trim() !== '') expect(masked).toContain('*')
        expect(maskName(masked)).toBe(masked)
      }),
    )
  })
})

describe('maskPhone', () => {
  test.each([
    ['18718866310', '187******10'],
    ['+86 187-1886-6310', '187******10'],
    ['１８７１８８６６３１０', '187******10'],
    ['021-62345678', '021******78'],
    ['91234567', '******67'],
    ['008618718866310', '187******10'],
    ['998613800001357', '998**********57'],
    ['86138000013579', '861*********79'],
    ['950616', '******'],
    ['110', '******'],
    ['18400002222-7804', '184******22-****'],
    ['021-62345678转801', '021******78-****'],
    ['13800001357 / 13900002468', '138**********68'],
  ])('%s → %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked))

  test('shows at most five digits, hides at least six', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d -]{3,24}$/), (phone) => {
        const masked = maskPhone(phone)
        expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(5)
        expect(masked.split('*').length - 1).toBeGreaterThanOrEqual(6)
      }),
    )
  })

  test('in public text none of the digits that open a shipment stay', () => {
    expect(hidePhone('18718866310')).toBe('187********')
    expect(hidePhone('91234567')).toBe('********')
  })
})

describe('maskAddress', () => {
  test.each([
    ['浙江省杭州市西湖区文三路90号1幢302室', '浙江省杭州市西湖区文三路***'],
    ['北京市朝阳区幸福里三号楼二单元', '北京市朝阳区幸福里***'],
    ['上海市浦东新区张江镇Ａ座１２０１', '上海市浦东新区张江镇***'],
    ['香港九龍紅磡黃埔花園十二樓', '香港九龍紅磡黃埔花園***'],
    ['北京市五一路', '北京市五一路'],
    [' 上海市 张江镇 12号 ', '上海市 张江镇***'],
    ['Hung Hom, Kowloon', 'Hung Hom, Kowloon'],
    ['Shop 3; Hung  Hom\nKowloon', '***, Hung Hom, Kowloon'],
    ['Flat 5B, 12/F, Tower 3, Whampoa Garden, Hung Hom, Kowloon', '***, Whampoa Garden, Hung Hom, Kowloon'],
    ['12 High Street, London SW1A 1AA', '***, High Street, London'],
    ['Room A, Floor B', '***'],
    ['', ''],
  ])('%s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
    expect(maskAddress(masked)).toBe(masked)
  })
})

describe('maskFreeText', () => {
  const texts: [string, string][] = [
    ['派件人:邓某某,电话:18718866310', '派件人:邓**,电话:187********'],
    ['派件人：邓某某正在为您派送', '派件人：邓**正在为您派送'],
    ['派件人:１８７１８８６６３１０', '派件人:187********'],
    ['【深圳南山】快递员 李四(187-1886-6310) 正在派送', '【深圳南山】快递员 李*(187********) 正在派送'],
    ['快递员张三正在派送中', '快递员张*正在派送中'],
    ['快递员正在派送', '快递员正在派送'],
    ['快递员于今日派送', '快递员于今日派送'],
    ['已签收，签收人：本人', '已签收，签收人：本人'],
    ['簽收人：歐陽娜娜', '簽收人：歐***'],
    ['联系人阿依古丽·买买提', '联系人阿****'],
    ['请联系李明先生，座机021-6234 5678', '请联系李*先生，座机021********'],
    ['身份证440301199001011234', '身份证******'],
    ['证件44030119900101123X已核验', '证件******已核验'],
    ['送至幸福小区3栋2单元501室', '送至幸福小区**栋**单元**室'],
    ['文三路90号已到达', '文三路**号已到达'],
    ['微信号：abc_12345', '微信号：***'],
    ['courier: John Smith, phone +852 9123 4567', 'courier: J*** S****, phone 852********'],
    ['Signed by J. SMITH at 10:00', 'Signed by J* S**** at 10:00'],
    ['Handed to Jane Doe-Smith', 'Handed to J*** D****'],
    ['Please ask for Mr Wong', 'Please ask for Mr W***'],
    ['delivered to Flat 12B, Tower 3', 'delivered to Flat **, Tower **'],
    ['write to jane.doe@example.com', 'write to ***@example.com'],
    ['运单 HY260011847203 由 HY1234 航班承运', '运单 HY260011847203 由 HY1234 航班承运'],
    ['快件到达【武汉中转部】', '快件到达【武汉中转部】'],
    ['热线950616', '热线950616'],
    ['The courier has left the branch', 'The courier has left the branch'],
    ['Your courier is on the way', 'Your courier is on the way'],
    ['电话：6234567', '电话：********'],
    ['联系方式 (6234)567-8', '联系方式 (********'],
    ['Tel. 9123 4567', 'Tel. ********'],
    ['hotel 9123456', 'hotel 9123456'],
    ['187\u200b1886\u00ad6310', '187********'],
    ['微信 abc_12345', '微信 ***'],
    ['QQ:12345', 'QQ:***'],
    ['a@mail.example.co.uk', '***@mail.example.co.uk'],
    ['送至幸福小区十二栋', '送至幸福小区**栋'],
    ['文三路90-12号', '文三路**号'],
    ['left at Apt. 12', 'left at Apt. **'],
    ['left at Suite A-12', 'left at Suite **'],
    ['left at Suite B', 'left at Suite **'],
    ['Courier: JOHN SMITH', 'Courier: J*** S****'],
    ['Status: in transit', 'Status: in transit'],
    ['签收人：Jonathan', '签收人：J****'],
    ['快递员李小明正在派送', '快递员李**正在派送'],
    ['收件人：阿不都热西提已签收', '收件人：阿**热西提已签收'],
  ]

  test.each(texts)('%s', (text, masked) => {
    expect(maskFreeText(text)).toBe(masked)
    expect(maskFreeText(masked)).toBe(masked)
  })

  test.each(texts)('%s, said twice, is masked twice', (text, masked) => {
    expect(maskFreeText(`${text}\n${text}`)).toBe(`${masked}\n${masked}`)
  })

  test('names the shipment knows go wherever they stand', () => {
    expect(maskFreeText('样本已在前台签收，欧阳样例', ['欧阳样例'])).toBe('样本已在前台签收，欧***')
    expect(maskFreeText('示例与示例', ['示例'])).toBe('示*与示*')
    // A single character stands in too many words.
    expect(maskFreeText('样本已签收', ['样'])).toBe('样本已签收')
  })

  test('no phone of the mainland survives, however it is grouped', () => {
    const phone = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.stringMatching(/^\d{9}$/))
      .map(([a, b]) => `1${a}${b}`)
    const cuts = fc.array(fc.constantFrom('', ' ', '-', '－', '·'), { minLength: 11, maxLength: 11 })
    fc.assert(
      fc.property(
        phone,
        cuts,
        fc.constantFrom('电话', '', 'tel ', '（', '请拨打'),
        (digits, gaps, before) => {
          const spelled = [...digits].map((digit, index) => digit + (index < 10 ? gaps[index] : '')).join('')
          const left = maskFreeText(`${before}${spelled}，谢谢`).replace(/\D/g, '')
          expect(left.length).toBeLessThanOrEqual(5)
        },
      ),
    )
  })

  test('masking twice changes nothing, and long text takes no time to speak of', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'派件人：张三丰1380栋室 courierSmith-+@.'), maxLength: 80 }),
        (text) => {
          const masked = maskFreeText(text)
          expect(maskFreeText(masked)).toBe(masked)
        },
      ),
    )
  })
})

describe('maskMail', () => {
  test.each([
    ['reader@mail.example', 'r***@mail.example'],
    ['"a@b"@mail.example', '"***@mail.example'],
    ['nobody', '***'],
    ['@mail.example', '***'],
    ['', '***'],
  ])('%s → %s', (address, masked) => expect(maskMail(address)).toBe(masked))
})
