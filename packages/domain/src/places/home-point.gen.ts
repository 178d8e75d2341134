// Made of company/company.yaml by `npm run company`.

/** Where the company is at home, WGS-84 degrees. */
export const homePoint = { longitude: 116.4038, latitude: 39.9149 } as const
