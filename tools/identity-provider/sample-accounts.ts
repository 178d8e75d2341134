/** People who can sign in while developing and in tests; nobody real. */
export type SampleAccount = {
  readonly subject: string
  readonly login: string
  readonly password: string
  readonly name: string
}

export const sampleAccounts: readonly SampleAccount[] = [
  { subject: 'sample-1', login: 'zhixia', password: 'yan-fei-nan', name: '宋知夏' },
  { subject: 'sample-2', login: 'robin', password: 'geese-fly-south', name: 'Robin Sample' },
]
