import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of Brotli that a browser loads for some files of this folder; a part of Node in them is an error. */
async function bytesOf(...files: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}.ts'`).join(';'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}

test('a browser has all forms, their words and their rules in less than a quarter of what the desk may load', async () => {
  const bytes = await bytesOf('form-of', 'initial-value', 'parts-of', 'path-label', 'problems-of', 'title-of')
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(60_000)
})

test('what needs no schema brings none', async () => {
  expect(await bytesOf('initial-value', 'parts-of')).toBeLessThan(2_000)
})
