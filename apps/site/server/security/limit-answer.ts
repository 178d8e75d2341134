/** Answer of a limiter: whether to go on, else after how many whole seconds a retry can succeed. */
export type LimitAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number }
