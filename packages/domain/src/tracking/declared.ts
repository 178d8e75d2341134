/** What is declared to the kernel: the refusals that no other entity gives. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly shipment: 'locked' | 'wrong-digits' | 'wrong-code' | 'no-mobile'
  }
}

export {}
