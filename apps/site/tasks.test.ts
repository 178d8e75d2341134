import { expect, it } from 'vitest'
import { limitsWith } from './server/limits.ts'
import { readTableTask } from './server/tables/read-table-task.ts'
import { tableBoundsOf } from './server/tables/table-bounds.ts'
import { writeWorkbookTask } from './server/tables/write-workbook.ts'
import { createThreads } from './server/threads/run-in-worker.ts'
import { tasks } from './tasks.ts'

it('every task has a name of its own, and threads begin with the file that knows them all', async () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  const threads = createThreads(limitsWith({ 'threads.run': 60_000 }))
  const rows = [['姓名'], ['张三']]
  const written = await threads.run('a', writeWorkbookTask, { sheet: 's', rows })
  if (written.kind !== 'done') throw new Error(written.by)
  const source = { bytes: written.result, bounds: tableBoundsOf(limitsWith({})) }
  expect(await threads.run('a', readTableTask, source)).toEqual({
    kind: 'done',
    result: { kind: 'table', rows },
  })
  await threads.close()
}, 60_000)
