const SIDE = 512

/**
 * A picture as a square, turned upright, as a JPEG: `fill` cuts what stands out, `fit` leaves white beside it.
 * Null where the browser cannot read it.
 */
export async function squareOf(picture: Blob, how: 'fill' | 'fit'): Promise<Blob | null> {
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null)
  if (!image) return null
  const side = how === 'fill' ? Math.min(image.width, image.height) : Math.max(image.width, image.height)
  const [width, height] = [(image.width / side) * SIDE, (image.height / side) * SIDE]
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return null
  // What was transparent would else turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  image.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
