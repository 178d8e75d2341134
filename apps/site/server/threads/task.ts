import type { Refusal } from '@hongyan/kernel/errors'

/** Work that is done in a thread of its own. What it is given and what it gives are copied: plain values and bytes. */
export type Task<Input, Result> = {
  /** By which the thread finds it among the tasks of the site. */
  readonly name: string
  /** Loads what does it: the thread of the pages need not. */
  readonly load: () => Promise<(input: Input) => Result | Promise<Result>>
}

/** What became of a task; `stopped` where it took longer, or more memory, than a task may. */
export type TaskOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'stopped'; readonly by: 'time' | 'memory' }

/** What a thread is asked. */
export type TaskOrder = { readonly task: string; readonly input: unknown }

/** What a thread says: that it can be asked, what came of a task, what the task refused, or that it failed. */
export type ThreadReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: unknown }
