// Door of the subpath `@hongyan/domain/order-rules`: what a form of an order may know in the browser. Loads no schema.
export { type GoodVerdict, goodVerdicts, modeOf } from './orders/judge-goods.ts'
export { hasSeveralPhones, isOrderPhone, lacksDigit } from './orders/order-phone.ts'
export * from './orders/order-vocabulary.ts'
export { sizeBeyond } from './orders/size-beyond.ts'
export { phoneRegionOf, readMobile, tidyPhone } from './typed/read-phone.ts'
