/** People who can sign in while developing and in tests; nobody real. */
export type SampleAccount = {
  readonly subject: string
  readonly login: string
  readonly password: string
  readonly name: string
  /** E.164, verified; null for somebody who has told the provider none. */
  readonly phone: string | null
  /** Verified. */
  readonly mail: string
  /** Has a contract to pay monthly. */
  readonly monthly?: true
}

/** The port of the provider that runs beside a site on somebody's own machine, and its name. */
export const samplePort = 3002
export const sampleIssuer = `http://localhost:${samplePort}`

export const sampleAccounts: readonly SampleAccount[] = [
  {
    subject: 'sample-1',
    login: 'zhixia',
    password: 'yan-fei-nan',
    name: '宋知夏',
    phone: '+8613000002003',
    mail: 'zhixia@people.example',
    monthly: true,
  },
  {
    subject: 'sample-2',
    login: 'robin',
    password: 'geese-fly-south',
    name: 'Robin Sample',
    phone: null,
    mail: 'robin@people.example',
  },
]
