import { DomainError } from '@hongyan/kernel/errors'

/** Fields that are called otherwise in calls than in the domain. */
const apiNames: Readonly<Record<string, string>> = { detail: 'detailAddr', area: 'areaCode' }

/** The name of a field in calls. */
export function apiField(field: string): string {
  return apiNames[field] ?? field
}

/** Does `work`; what it refuses by field is named as in the call, where `before` leads to. */
export async function withFieldNames<T>(before: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.fields.length === 0) throw error
    const fields = error.fields.map((problem) => ({
      ...problem,
      path: before + problem.path.split('.').map(apiField).join('.'),
    }))
    throw new DomainError({ ...error.refusal, fields })
  }
}
