import { writeFileSync } from 'node:fs'
import { toTraditional } from '@hongyan/locales/traditional'
import { sourceTexts } from './source-texts.ts'

/** The generated module: each Simplified text with its Hong Kong form, where the two differ. */
export function traditionalModule(): string {
  const pairs = sourceTexts()
    .map((text) => [text, toTraditional(text)] as const)
    .filter(([simplified, traditional]) => simplified !== traditional)
  return [
    '// Written by `node packages/content/src/generate-traditional.ts`. Do not edit.',
    `export const traditional: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(pairs), null, 2)}`,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(new URL('traditional.gen.ts', import.meta.url), traditionalModule())
