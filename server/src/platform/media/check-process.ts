/** The checking process: parsers meet strangers' files here, away from the server's memory, sockets and secrets. */
import { checkFile } from '#server/platform/media/check-file'
import type { Asked, Told } from '#server/platform/media/check-messages'

const tell = (told: Told): void => {
  process.send?.(told, () => process.exit())
}

process.once('disconnect', () => process.exit())
process.once('message', ({ incoming, keptPath }: Asked) => {
  checkFile(incoming, keptPath).then(tell, (error: unknown) => tell({ failed: String(error) }))
})
process.send?.('ready' satisfies Told)
