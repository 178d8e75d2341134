// Made of company/company.yaml by `npm run company`.

export * from './CN/addresses.ts'
