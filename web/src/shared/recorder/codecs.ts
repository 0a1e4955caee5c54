import type { RecordingKind } from '#web/shared/recorder/kind'

/** Best first; named in full, as a browser left to itself picks what others cannot play. */
const containers: Readonly<Record<RecordingKind, readonly string[]>> = {
  video: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2'],
  audio: ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2'],
}

/** The first container and codecs that this browser can record; null where it can record none. */
export function containerFor(kind: RecordingKind, isSupported: (type: string) => boolean): string | null {
  return containers[kind].find(isSupported) ?? null
}
export const recordable = (type: string): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type)

/** Of files that are chosen instead of recorded. */
export const acceptedFiles: Readonly<Record<RecordingKind, string>> = {
  video: 'video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov',
  audio: 'audio/mp4,audio/webm,audio/mpeg,audio/ogg,audio/x-m4a,.m4a,.mp3,.ogg,.webm',
}
