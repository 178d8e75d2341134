/** Limits of the desk and of the pictures that are uploaded there: rows of the one table in `limits.ts`. */
export const deskLimits = {
  'desk.perMinute': { value: 600, unit: 'calls', about: 'calls of the desk, of one address' },
  'desk.burst': { value: 300, unit: 'calls', about: 'the same, at once' },
  'desk-follow.perMinute': {
    value: 6000,
    unit: 'calls',
    about: 'looks of one address whether anything was done with releases, one a second of each window',
  },
  'desk-follow.burst': { value: 600, unit: 'calls', about: 'the same, at once' },
  'pictures.seconds': {
    value: 4,
    unit: 'seconds',
    about: 'longest wait for an S3-compatible store to take or give a picture',
  },
  'pictures.parallel': { value: 16, unit: 'files', about: 'fetched from it at once' },
  'pictures.waiting': { value: 256, unit: 'files', about: 'waiting to be fetched; more are refused' },
  'pictures.kept': { value: 16_777_216, unit: 'bytes', about: 'memory for the files fetched last' },
} as const
