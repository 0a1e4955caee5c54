import type { Logger } from 'pino'
import type { RunningServer } from '#server/start'

/** A stop that hangs is ended after this long, so that a supervisor never has to kill. */
const STOP_MS_MOST = 9_000

/** SIGTERM and SIGINT stop the server: calls under way finish, then everything is closed. A second signal ends it at once. */
export function stopOnSignal(server: RunningServer, log: Logger): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS_MOST).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
