const LONGEST = 1280
const PATIENCE_MS = 5000

/** The picture of a video at a moment (seconds), as a JPEG; undefined where the browser cannot show it. */
export async function stillOf(video: Blob, at: number): Promise<Blob | undefined> {
  const url = URL.createObjectURL(video)
  const player = document.createElement('video')
  player.muted = true
  player.playsInline = true
  player.preload = 'auto'
  try {
    const known = once(player, 'loadedmetadata')
    player.src = url
    await known
    const arrived = once(player, 'seeked')
    player.currentTime = at
    await arrived
    return await draw(player)
  } catch {
    return undefined
  } finally {
    player.removeAttribute('src')
    player.load()
    URL.revokeObjectURL(url)
  }
}

function once(player: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The video shows nothing')), PATIENCE_MS)
    player.addEventListener(name, () => {
      clearTimeout(late)
      resolve()
    })
    player.addEventListener('error', () => reject(new Error('The video cannot be shown')))
  })
}

async function draw(player: HTMLVideoElement): Promise<Blob | undefined> {
  const share = Math.min(1, LONGEST / Math.max(player.videoWidth, player.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(player.videoWidth * share)
  canvas.height = Math.round(player.videoHeight * share)
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((still) => resolve(still ?? undefined), 'image/jpeg', 0.85))
}
