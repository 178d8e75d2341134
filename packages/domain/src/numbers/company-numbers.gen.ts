import { numbersOf } from './number-format.ts'

/** Made of company/numbers.yaml by `npm run company`. */
export const companyNumbers = numbersOf(
  [{"prefix":"HY","digits":12,"suffix":"","kind":"waybill","check":"mod10-31","issuedFor":["others"]},{"prefix":"HYC","digits":8,"suffix":"","kind":"waybill","check":"mod10-31","issuedFor":["cold"]},{"prefix":"HYA","digits":8,"suffix":"","kind":"air-waybill","check":"mod7","issuedFor":["air"]},{"prefix":"HO","digits":13,"suffix":"","kind":"order","check":"mod10-31","issuedFor":["others"]},{"prefix":"HL","digits":11,"suffix":"","kind":"claim","check":"mod10-31","issuedFor":["others"]}],
  true,
)
