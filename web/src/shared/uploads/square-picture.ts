import { squareOf } from '#web/shared/files/square'
import { fileFault } from '#web/shared/uploads/file-fault'
import { words } from '#web/shared/uploads/words'

/** A chosen picture as the square that is sent, which alone is measured: photos of phones are larger than what may be sent. */
export async function squarePicture(
  purpose: 'avatar' | 'logo',
  file: File,
  how: 'fill' | 'fit',
): Promise<{ readonly square: Blob } | { readonly fault: string }> {
  const square = await squareOf(file, how)
  return square ? { square } : { fault: fileFault(purpose, file) ?? words.couldntOpenImageTry }
}
