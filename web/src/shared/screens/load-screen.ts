import { SCREEN_LOAD_TIMEOUT_MS } from '@evenshift/contract/constants'
import { words } from '#web/shared/screens/words'

/** Thrown while rendering, so that the boundary around the screen offers another try. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}

/** Loads a screen's code, and gives up after `timeout` milliseconds. */
export async function loadScreen<M>(load: () => Promise<M>, timeout = SCREEN_LOAD_TIMEOUT_MS): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError(words.screenTookTooLong)), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ScreenLoadError ? error : new ScreenLoadError(words.screenCouldntLoaded, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
