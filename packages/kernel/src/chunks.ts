/** Rows per statement: well below the parameter limits of both engines, and few distinct statement texts. */
const rowsPerStatement = 200

/** Cuts rows into lists short enough for one `insert`. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < rows.length; i += rowsPerStatement) chunks.push(rows.slice(i, i + rowsPerStatement))
  return chunks
}
