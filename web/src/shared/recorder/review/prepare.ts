import type { Recording } from '#web/shared/recorder/kind'
import type { Range } from '#web/shared/recorder/review/remux'

/** Writes a recording so that it can be sought, or cuts it; what does that is loaded only when it is needed. */
export async function prepare(blob: Blob, range?: Range): Promise<Recording> {
  const { remux } = await import('#web/shared/recorder/review/remux')
  return remux(blob, range)
}
