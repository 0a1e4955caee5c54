import type { InputVideoTrack } from 'mediabunny'
import { words } from '#web/shared/recorder/review/words'

/** A video whose picture this browser cannot show: iPhones film in HEVC unless they are told otherwise. */
export class UnshownPicture extends Error {
  override readonly name = 'UnshownPicture'
}

/** Throws where the picture is of a kind that not every browser shows, and this one doesn't. */
export async function mustBeShown(picture: InputVideoTrack): Promise<void> {
  if ((await picture.getCodec()) !== 'hevc') return
  const type = `video/mp4; codecs="${(await picture.getCodecParameterString()) ?? 'hvc1'}"`
  if (document.createElement('video').canPlayType(type) === '') throw new UnshownPicture(words.nothingHereShows(type))
}
