/** What is declared to the kernel: the refusals that no other entity gives. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly passkey: 'last-way-in'
    readonly 'recovery-code': never
  }
}

export {}
