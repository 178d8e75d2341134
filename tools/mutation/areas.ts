/** Files that are changed, and the tests that have to notice; patterns of Stryker and of vitest, from the root. */
type Area = { readonly mutate: readonly string[]; readonly tests: readonly string[] }

const domain = 'packages/domain/src'
const server = 'apps/site/server'
const limits = 'packages/kernel/src/limits'

/** What is mutated: the code whose faults cost money, privacy or trust. Tables of data are not code. */
export const areas: Readonly<Record<string, Area>> = {
  limits: {
    mutate: [`${server}/security/token-buckets.ts`, `${server}/security/limiter.ts`, `${limits}/*.ts`],
    tests: [`${server}/security/*.test.ts`, `${limits}/*.test.ts`],
  },
  codes: {
    mutate: [`${domain}/codes/{check-code,code-digests,code-limits,mobile-rules}.ts`],
    tests: [`${domain}/codes/{check-code,code-limits}.test.ts`],
  },
  'sending-codes': {
    mutate: [`${domain}/codes/send-code.ts`],
    tests: [`${domain}/codes/*.test.ts`],
  },
  captcha: {
    mutate: ['apps/site/server/captcha/{proof-of-work,questions}.ts'],
    tests: ['apps/site/server/captcha/*.test.ts'],
  },
  masking: {
    mutate: [`${domain}/privacy/*.ts`],
    tests: [`${domain}/privacy/*.test.ts`],
  },
  redirects: {
    mutate: [
      `${server}/http/{read-cookie,read-target,redirects}.ts`,
      `${server}/security/{allowed-hosts,client-address}.ts`,
    ],
    tests: [`${server}/http/{read-cookie,read-target,redirects}.test.ts`, `${server}/security/*.test.ts`],
  },
  'encrypted-requests': {
    mutate: [`${server}/encrypted-requests/{key-ring,decrypt-request,spent-nonces}.ts`],
    tests: [`${server}/encrypted-requests/*.test.ts`],
  },
  outbox: {
    mutate: [`${domain}/outbox/*.ts`],
    tests: [`${domain}/outbox/*.test.ts`],
  },
  'page-cache': {
    mutate: [
      `${server}/http/{content-security-policy,encodings}.ts`,
      `${server}/page-cache/page-cache.ts`,
      `${server}/rendering/{deferred-files,finish-document,render-queue,script-tags}.ts`,
    ],
    tests: [
      `${server}/http/encodings.test.ts`,
      `${server}/page-cache/page-cache.test.ts`,
      `${server}/rendering/{deferred-files,finish-document,render-queue,script-tags}.test.ts`,
    ],
  },
  'language-rule': {
    mutate: ['packages/locales/src/{language-rule,paths}.ts'],
    tests: ['packages/locales/src/{language-rule,paths}.test.ts'],
  },
  quotes: {
    mutate: [
      `${domain}/quotes/{advise-cheaper,chargeable-weight,journey,price-*,quote-shipment}.ts`,
      `${domain}/quotes/{tariff,whole-numbers,zone-between}.ts`,
    ],
    tests: [`${domain}/quotes/*.test.ts`],
  },
  'quote-forms': {
    mutate: [`${domain}/quotes/{quote-draft,quote-input,quote-place,search-places}.ts`],
    tests: [`${domain}/quotes/quote-*.test.ts`],
  },
  arrival: {
    mutate: [`${domain}/quotes/transit/*.ts`],
    tests: [`${domain}/quotes/transit/*.test.ts`],
  },
  carbon: {
    mutate: [`${domain}/carbon/*.ts`, `${domain}/carbon/legs/*.ts`],
    tests: [`${domain}/carbon/**/*.test.ts`],
  },
  projection: {
    mutate: [
      `${domain}/tracking/{project-eta,project-shipment,status-table,next-action,judge-freshness,route-stops}.ts`,
    ],
    tests: [`${domain}/tracking/{project-shipment,shipment-view}.test.ts`],
  },
}

/** The area that a run is about; its name comes from the command. */
export function areaOf(name: string | undefined): Area {
  const area = areas[name ?? '']
  if (area === undefined) throw new Error(`MUTATION_AREA is one of ${Object.keys(areas).join(', ')}`)
  return area
}
