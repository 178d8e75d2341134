import type { article, contentPage, notice, question, video } from '@hongyan/documents'
import type { z } from 'zod'
import type { Seed } from './seed.ts'

/** What an author writes for one item of a collection: both languages, structure once. */
export type PageSeed = Seed<z.input<typeof contentPage>>
export type ArticleSeed = Seed<z.input<typeof article>>
export type NoticeSeed = Seed<z.input<typeof notice>>
export type QuestionSeed = Seed<z.input<typeof question>>
export type VideoSeed = Seed<z.input<typeof video>>
