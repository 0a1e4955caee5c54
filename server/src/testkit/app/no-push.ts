import type { Push } from '#server/platform/push/port'

/** Takes every token, and reaches no device: a test that pushes brings its own. */
export const noPush: Push = {
  entrance: { kind: 'fcm' },
  accept: (token) => ({ token }),
  send: () => Promise.reject(new Error('no push service is there')),
}
