import manifest from '../../package.json' with { type: 'json' }

/** Which release this process is of, such as `1.2.0`. */
export const release: string = manifest.version
