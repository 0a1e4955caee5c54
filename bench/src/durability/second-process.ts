import { inFolder } from '#bench/run/folder'
import { launch, startProduct, stopProduct } from '#bench/run/product'

export interface SecondProcess {
  readonly code: number | null
  /** From its start to its end. */
  readonly seconds: number
  readonly said: string
  readonly folder: string
  /** The process that holds the folder. */
  readonly holder: number | undefined
  /** Whether the first one is ready afterwards. */
  readonly firstServes: boolean
}

/** Starts a second product on the data folder of a running one. */
export const startSecondProcess = (): Promise<SecondProcess> =>
  inFolder(async (folder) => {
    const first = await startProduct(folder)
    try {
      const begun = performance.now()
      const second = launch(folder)
      const code = await second.ended
      const seconds = (performance.now() - begun) / 1000
      const { ok } = await fetch(`${first.address}/health/ready`)
      return { code, seconds, said: second.said(), folder, holder: first.process.pid, firstServes: ok }
    } finally {
      await stopProduct(first)
    }
  })
