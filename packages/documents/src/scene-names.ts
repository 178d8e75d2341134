import scenes from './scenes.gen.json' with { type: 'json' }

export { scenes }
export type SceneName = keyof typeof scenes

/** Pictures that content may name: those that have been drawn. */
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]]
