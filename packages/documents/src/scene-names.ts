import { type SceneName, scenes } from './scenes.gen.ts'

export { type SceneName, scenes }

/** Pictures that content may name: those that have been drawn. */
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]]
