/** Why a file that came in is not taken, as its sender reads it. Imports nothing but the type. */
import type { UploadFault } from '#contract/states/upload'

export const uploadFaultWords: Readonly<Record<UploadFault, string>> = {
  not_what_it_says: 'The file isn’t of the type that its name says.',
  heic_picture:
    'The photo is in HEIC, a format that many browsers can’t show. Save it as JPEG and send that. An iPhone takes JPEG photos once you choose Most Compatible under Settings, Camera, Formats.',
  wrong_size: 'The file didn’t upload fully. Try again.',
  unreadable: 'We can’t open this file. It may be damaged.',
  encrypted: 'This file has a password. Remove it and try again.',
  active_content: 'This file contains a macro, script or hidden file. Save it as a plain PDF and try again.',
  too_complex: 'This file is too complex. Try a simpler version.',
  too_slow: 'The file takes us too long to look through. Save it again with another program, or send a simpler version.',
  too_large_picture: 'This image is too big. The limit is 50 megapixels.',
  too_large_video: 'The video has too many pixels. Send one of at most 4096 by 4096.',
  too_long: 'The recording is too long.',
  cut_off: 'The end of the recording is missing: it wasn’t copied or saved whole. Send it again from where it was made.',
  no_picture: 'This video has no picture.',
  no_sound: 'This recording has no sound.',
  unknown_codec: 'We can’t play this type of recording. Record it here or upload an MP4 or WebM.',
}
/** The same in full: a recording that is too long is told how long it may be. */
export const uploadFaultText = (fault: UploadFault, secondsMost: number | null): string =>
  fault === 'too_long' && secondsMost !== null
    ? `The recording is too long. It can last ${secondsMost} seconds at most.`
    : uploadFaultWords[fault]
