import { MissingDevice } from '#web/shared/recorder/devices/device-fault'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { words } from '#web/shared/recorder/devices/words'

/** Ids of devices; none means the browser's choice. */
export interface DeviceChoice {
  readonly camera?: string
  readonly microphone?: string
}

const named = (id: string | undefined): MediaTrackConstraints => (id === undefined ? {} : { deviceId: { exact: id } })

/** Turns the devices on; the browser asks the person first. Throws MissingDevice, or what the browser throws. */
export async function openDevices(kind: RecordingKind, { camera, microphone }: DeviceChoice): Promise<MediaStream> {
  const audio = { ...named(microphone), echoCancellation: true, noiseSuppression: true }
  const video = {
    ...(camera === undefined ? { facingMode: 'user' } : named(camera)),
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30 },
  }
  try {
    return await navigator.mediaDevices.getUserMedia(kind === 'video' ? { audio, video } : { audio })
  } catch (error) {
    const isMissing = error instanceof Error && (error.name === 'NotFoundError' || error.name === 'OverconstrainedError')
    if (!isMissing) throw error
    // A device that was chosen and has gone since: whatever is there will do.
    if (camera !== undefined || microphone !== undefined) return openDevices(kind, {})
    const there = await navigator.mediaDevices.enumerateDevices()
    const hasCamera = there.some((one) => one.kind === 'videoinput')
    throw new MissingDevice(kind === 'video' && !hasCamera ? 'camera' : 'microphone')
  }
}

export function closeDevices(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

export interface NamedDevice {
  readonly value: string
  readonly label: string
}
/** The devices of one kind, by the names that the browser tells once they may be used. */
export async function devicesOf(kind: 'videoinput' | 'audioinput'): Promise<readonly NamedDevice[]> {
  const all = await navigator.mediaDevices.enumerateDevices()
  const one = kind === 'videoinput' ? words.camera : words.microphone
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${one} ${index + 1}` }))
}
