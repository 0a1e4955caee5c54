const SIDE = 512

/** The middle of a picture as a square, turned upright, as a JPEG; null where the browser cannot read it. */
export async function squareOf(picture: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null)
  if (!image) return null
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return null
  // What was transparent would else turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  image.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
