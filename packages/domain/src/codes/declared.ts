/** What is declared to the kernel: the refusals that no other entity gives. */
declare module '@hongyan/kernel/errors' {
  interface EntityErrors {
    readonly code: 'wrong-code' | 'captcha-needed' | 'too-frequent' | 'code-failed' | 'code-unsure'
  }
}

export {}
