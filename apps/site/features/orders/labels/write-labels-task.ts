import type { Task } from '../../../server/threads/task.ts'
import type { LabelSize } from './label-sizes.ts'
import type { Label } from './present-label.ts'

type LabelsToWrite = {
  readonly labels: readonly Label[]
  readonly size: LabelSize
  /** The day they bear, ms UTC. */
  readonly at: number
}

/** Writes labels as one PDF: a few ms of a processor for each. */
export const writeLabelsTask: Task<LabelsToWrite, Uint8Array> = {
  name: 'write-labels',
  load: async () => {
    const { writeLabels } = await import('./write-labels.ts')
    return ({ labels, size, at }) => writeLabels(labels, size, at)
  },
}
