import { words } from '#web/shared/recorder/devices/words'
/** Why nothing can be recorded here; each has its own help. */
export type DeviceFault = 'insecure' | 'unsupported' | 'no_camera' | 'no_microphone' | 'refused' | 'in_use' | 'lost' | 'unknown'

/** A device that is asked for and not there. */
export class MissingDevice extends Error {
  override readonly name = 'MissingDevice'
  readonly device: 'camera' | 'microphone'
  constructor(device: 'camera' | 'microphone') {
    super(words.no(device))
    this.device = device
  }
}

/** Reads what the browser threw when it was asked for camera and microphone. */
export function deviceFaultOf(error: unknown): DeviceFault {
  if (error instanceof MissingDevice) return error.device === 'camera' ? 'no_camera' : 'no_microphone'
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotReadableError':
    case 'AbortError':
      return 'in_use'
    default:
      return 'unknown'
  }
}
