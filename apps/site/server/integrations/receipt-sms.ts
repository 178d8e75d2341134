import type { SmsGateway, TextMessage } from '@hongyan/domain/codes/sms-gateway'
import type { EnquiryMessage } from '@hongyan/domain/enquiries/enquiry-message'
import type { OrderMessage } from '@hongyan/domain/orders/order-message'
import type { OutboxPort } from '@hongyan/domain/outbox/outbox-port'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'

type Receipt = { readonly to: string; readonly locale: LocaleId; readonly text: TextMessage }

/**
 * Sends the number of an enquiry to the person who asked, and that of an order with its private link to whoever placed
 * it without an account, by text message. `origin` is the site's, for links.
 */
export function receiptSms(sms: SmsGateway, origin: string): OutboxPort {
  return {
    async send(message: EnquiryMessage | OrderMessage) {
      const receipt = message.topic === 'order' ? ofOrder(message, origin) : ofEnquiry(message)
      if (receipt === null) return { kind: 'delivered' }
      const outcome = await sms.send({ id: message.id, ...receipt })
      // A message that may have arrived is not sent again: a second one would puzzle more than none.
      return outcome.kind === 'refused' ? outcome : { kind: 'delivered' }
    },
  }
}

function ofEnquiry({ number, kind, enquiry }: EnquiryMessage): Receipt | null {
  if (enquiry === null || kind !== 'enquiry') return null
  return { to: enquiry.details.contactMobile, locale: enquiry.locale, text: { kind: 'receipt', number } }
}

function ofOrder({ number, kind, guest }: OrderMessage, origin: string): Receipt | null {
  if (guest === null || kind !== 'placed') return null
  const { mobile: to, locale, token } = guest
  const link = new URL(paths.placedOrder(locale, number, token), origin).href
  return { to, locale, text: { kind: 'order', number, link } }
}
