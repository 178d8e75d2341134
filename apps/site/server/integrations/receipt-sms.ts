import type { EnquiryMessage, OutboxPort, SmsGateway } from '@hongyan/domain'

/** Sends the number of an enquiry to the person who asked, by text message. */
export function receiptSms(sms: SmsGateway): OutboxPort {
  return {
    async send({ id, number, kind, enquiry }: EnquiryMessage) {
      if (enquiry === null || kind !== 'enquiry') return { kind: 'delivered' }
      const { locale, details } = enquiry
      const outcome = await sms.send({
        id,
        to: details.contactMobile,
        locale,
        text: { kind: 'receipt', number },
      })
      // A message that may have arrived is not sent again: a second one would puzzle more than none.
      return outcome.kind === 'refused' ? outcome : { kind: 'delivered' }
    },
  }
}
