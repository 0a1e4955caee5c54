/** The checking process: parsers meet strangers' files here, away from the server's memory, sockets and secrets. */
import { setFlagsFromString } from 'node:v8'
import { checkFile } from '#server/platform/media/check/check-file'
import type { CheckMessage, CheckRequest } from '#server/platform/media/check/check-messages'

/** The most that a parser in WebAssembly may take, in pages of 64 kB: 256 MB. The limit of the heap does not bind it. */
const PARSER_PAGES = 4096
setFlagsFromString(`--wasm-max-mem-pages=${PARSER_PAGES}`)

const tell = (told: CheckMessage): void => {
  process.send?.(told, () => process.exit())
}

process.once('disconnect', () => process.exit())
process.once('message', ({ incoming, keptPath }: CheckRequest) => {
  // A parser that waits for what never comes ends the process, instead of keeping it.
  process.channel?.unref()
  checkFile(incoming, keptPath).then(tell, (error: unknown) => tell({ failed: String(error) }))
})
process.send?.('ready' satisfies CheckMessage)
