import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkApart } from '#server/platform/media/check/check-apart'
import type { Media } from '#server/platform/media/port'

/** Looks into files on this machine, each in a process of its own. */
export function openMedia(): Media {
  return {
    async check(incoming, folder) {
      const keptPath = join(folder, randomUUID())
      let isKept = false
      try {
        const verdict = await checkApart({ incoming, keptPath })
        isKept = 'kept' in verdict
        return verdict
      } finally {
        if (!isKept) await rm(keptPath, { force: true })
      }
    },
  }
}
