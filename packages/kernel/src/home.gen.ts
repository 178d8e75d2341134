// Made of company/company.yaml by `npm run company`.

/** The zone of the company's clock, by its IANA name. */
export const homeZone = 'Asia/Shanghai'
