import type { Page } from '@playwright/test'
import type { Part, Screen } from '#e2e/screen/screen'

/** Moves a player to a second; tells where it stands then, and how long it plays. */
export const seek = (player: Part, second: number) =>
  player.evaluate(async (element, at) => {
    const media = element as HTMLMediaElement // the locator takes nothing else
    if (media.readyState === 0) await new Promise((resolve) => media.addEventListener('loadedmetadata', resolve, { once: true }))
    const arrived = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }))
    media.currentTime = at
    await arrived
    return { at: media.currentTime, seconds: media.duration }
  }, second)

export const bioVideo = (page: Screen): Part => page.getByLabel('Your bio video', { exact: true }).and(page.locator('video'))

/** Has the browser draw a recording that was not played as black, as iPhones do; what the camera shows is drawn as it is. */
export const unplayedIsBlack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    prototype.drawImage = new Proxy(prototype.drawImage, {
      apply(draw, canvas: CanvasRenderingContext2D, sent: Parameters<CanvasDrawImage['drawImage']>) {
        const [image] = sent
        if (image instanceof HTMLVideoElement && image.srcObject === null && image.played.length === 0) return
        Reflect.apply(draw, canvas, sent)
      },
    })
  })

/** How bright the still of a player is: from 0, black, to 255. */
export const brightness = (player: Part): Promise<number> =>
  player.evaluate(async (element) => {
    const image = new Image()
    image.src = (element as HTMLVideoElement).poster // the locator takes nothing else
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })

/** As when a call comes in: the device is somebody else's for a while. */
export const muteCamera = (page: Screen): Promise<void> =>
  page.getByLabel('Camera preview').evaluate((element) => {
    const { srcObject } = element as HTMLVideoElement // the locator takes nothing else
    if (srcObject instanceof MediaStream) srcObject.getVideoTracks()[0]?.dispatchEvent(new Event('mute'))
  })

/** As when the phone is locked and taken up again. */
export const hidePage = (page: Screen): Promise<void> =>
  page.evaluate(() => {
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
