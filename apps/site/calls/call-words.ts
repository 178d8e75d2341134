/** Words about calls. Those for Hong Kong are derived from the Chinese, by a build. */
export type CallWords = { readonly en: string; readonly zh: string }
