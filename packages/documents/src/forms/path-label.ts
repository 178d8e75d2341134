import type { LocaleId } from '@hongyan/locales'
import type { Words } from '../labels/label.ts'
import type { DocumentKind } from '../labels/labels.ts'
import { isBoth, isClaim, type Step } from '../written-value.ts'
import type { FormNode } from './form-node.ts'
import { formOf } from './form-of.ts'
import { childOf, memberOf } from './parts-of.ts'

const languages: Readonly<Record<string, Words>> = {
  'zh-CN': ['简体中文', 'Chinese'],
  'zh-HK': ['香港繁体', 'Hong Kong'],
  'en-US': ['英文', 'English'],
}
const expired: Words = ['数据过期后', 'when its facts expire']

/**
 * Where a path of a written document leads, in words: "正文 › 第 2 块 › 标题", "Body › block 2 › Heading". `written` is
 * the document, which tells the kinds of its blocks.
 */
export function pathLabel(kind: DocumentKind, path: readonly Step[], written: unknown): Words {
  const steps = labelsOn(formOf(kind), path, written)
  return [steps.map(([chinese]) => chinese).join(' › '), steps.map(([, english]) => english).join(' › ')]
}

function labelsOn(form: FormNode, path: readonly Step[], written: unknown): readonly Words[] {
  const found: Words[] = []
  let node: FormNode | null = form
  let value = written
  for (const step of path) {
    const choice: Words | null | undefined = choiceLabel(value, step)
    if (choice === undefined && node !== null) {
      const inner: FormNode | null = childOf(node, step, value)
      found.push(
        typeof step === 'number' ? numbered(node, step) : (inner?.label ?? fieldLabel(node, step, value)),
      )
      node = inner
    } else if (choice) found.push(choice)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return found
}

/** A step that chooses a language or a side of a statement; null where it needs no words, undefined for every other step. */
function choiceLabel(value: unknown, step: Step): Words | null | undefined {
  if (isClaim(value))
    return step === 'without' ? expired : step === 'claim' ? ['用到的数据', 'facts it rests on'] : null
  return isBoth(value) ? languages[step as LocaleId] : undefined
}

function numbered(node: FormNode, index: number): Words {
  return entryLabel('entry' in node ? node.entry : ['项', 'item'], index)
}

/** One of a list by its place, which counts from 0: "第 2 个链接", "link 2". */
export function entryLabel([chinese, english]: Words, index: number): Words {
  return [`第 ${index + 1} ${chinese}`, `${english} ${index + 1}`]
}

/** A field that no form has, and which of several groups it is. */
function fieldLabel(node: FormNode, step: string, value: unknown): Words {
  const isKind = step === 'kind' && node.type === 'union' && memberOf(node, value) !== null
  return isKind ? ['类型', 'Kind'] : [`[${step}]`, `[${step}]`]
}
