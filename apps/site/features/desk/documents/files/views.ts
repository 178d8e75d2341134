import { mostChecked } from '@hongyan/domain/desk-documents/check-files'
import { longestFile, mostFiles } from '@hongyan/domain/desk-documents/document-files'
import { z } from 'zod'
import { unreadableFile } from '../refusals.ts'
import { change, name, path, person } from '../views.ts'

const file = z.strictObject({
  file: z.string().min(1).max(300).describe('Its path: `news/wuhan-phase-two.yaml`.'),
  text: z.string().max(longestFile),
})
export const writtenFiles = z.array(file).min(1).max(mostChecked)
export const givenFiles = z
  .array(
    file.extend({ name: name.optional().describe('Which document it is, where its path does not say.') }),
  )
  .min(1)
  .max(mostChecked)
export const fileNames = z.array(name).min(1).max(mostFiles)

export const filesView = z.object({ files: z.array(z.object({ file: z.string(), text: z.string() })) })

const problem = z.object({
  file: z.string(),
  line: z.int().min(1),
  path: path.describe('Where in the document; empty where the file cannot be read at all.'),
  message: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
})

export const unreadableView = z.object({
  code: z.literal(unreadableFile.code),
  errorMsg: z.string(),
  problems: z.array(problem),
})

export const checkedView = z.object({
  documents: z.array(
    z.object({
      files: z.array(z.string()),
      name: z.string().nullable().describe('Null where somebody has to say which document it is.'),
      candidates: z.array(z.string()),
      outcome: z.enum(['new', 'unchanged', 'changed', 'refused', 'unplaced']),
      refusal: z
        .enum([
          ...(['other-file', 'not-text', 'order-file', 'twice', 'unreadable', 'other-kind'] as const),
          ...(['forbidden', 'trashed', 'taken', 'unknown-kind'] as const),
        ])
        .nullable(),
      problems: z.array(problem),
      kind: z.string().nullable().describe('The collection that a refused one would be right for.'),
      foreign: path.nullable().describe('The part that the person who asks may not change.'),
      base: z.int().nullable().describe('Null for a new one.'),
      seed: z.unknown().describe('What would stand there, of what is new or changed; else null.'),
      changes: z.array(change),
      count: z.int().describe('How many changes there are: the first of them are told.'),
      others: z.array(person),
    }),
  ),
})
