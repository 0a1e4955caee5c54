import type { RecordingKind } from '#web/shared/recorder/kind'

const recordable = (type: string): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type)

/** Named in full, as a browser left to itself picks what others cannot play. */
const webm: Readonly<Record<RecordingKind, readonly string[]>> = {
  video: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus'],
  audio: ['audio/webm;codecs=opus'],
}
const mp4: Readonly<Record<RecordingKind, string>> = {
  video: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  audio: 'audio/mp4;codecs=mp4a.40.2',
}

/**
 * The first container and codecs that this browser can record, best first; null where it can record none. Apple's phones have a
 * chip for MP4 and write WebM, which they know too, by their processor alone.
 */
export function containerFor(kind: RecordingKind, isSupported: (type: string) => boolean, isApple: boolean): string | null {
  const containers = isApple ? [mp4[kind], ...webm[kind]] : [...webm[kind], mp4[kind]]
  return containers.find(isSupported) ?? null
}
/** The container for a recording made here. */
export const ownContainer = (kind: RecordingKind): string | null => containerFor(kind, recordable, navigator.vendor.startsWith('Apple'))

/** Of files that are chosen instead of recorded. */
export const acceptedFiles: Readonly<Record<RecordingKind, string>> = {
  video: 'video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov',
  audio: 'audio/mp4,audio/webm,audio/mpeg,audio/ogg,audio/x-m4a,.m4a,.mp3,.ogg,.webm',
}
