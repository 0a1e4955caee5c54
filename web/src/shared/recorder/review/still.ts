const LONGEST = 1280
const PATIENCE_MS = 5000

/** What a video shows now, as a JPEG; undefined where it shows nothing. */
export async function stillOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return undefined
  const share = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * share)
  canvas.height = Math.round(videoHeight * share)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((still) => resolve(still ?? undefined), 'image/jpeg', 0.85))
}

/** What a player on the page shows at a moment (seconds); undefined where it cannot be taken there. */
export async function stillAt(player: HTMLVideoElement, at: number): Promise<Blob | undefined> {
  if (player.readyState < HTMLMediaElement.HAVE_METADATA) return undefined
  try {
    player.pause()
    const arrived = once(player, 'seeked')
    player.currentTime = at
    await arrived
    return await stillOf(player)
  } catch {
    return undefined
  }
}

function once(player: HTMLVideoElement, name: string): Promise<void> {
  const over = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The video shows nothing')), PATIENCE_MS)
    over.signal.addEventListener('abort', () => clearTimeout(late))
    player.addEventListener(name, () => resolve(), { signal: over.signal })
    player.addEventListener('error', () => reject(new Error('The video can’t be shown')), { signal: over.signal })
  }).finally(() => over.abort())
}
