import type { DeviceFault } from '#web/shared/recorder/devices/device-fault'
import type { RecordingKind } from '#web/shared/recorder/kind'

interface Help {
  readonly title: string
  readonly text: string
  /** What to do, in order. */
  readonly steps: readonly string[]
  readonly mayRetry: boolean
}

const devicesOf = { video: 'camera and microphone', audio: 'microphone' } as const

/** What is wrong and what to do about it. */
export function helpFor(fault: DeviceFault, kind: RecordingKind): Help {
  const devices = devicesOf[kind]
  switch (fault) {
    case 'no_camera':
      return {
        title: 'We found no camera',
        text: 'This device has none, or it is switched off.',
        steps: ['Plug a camera in, or open this page on your phone.', 'You can also upload a video that you made elsewhere.'],
        mayRetry: true,
      }
    case 'no_microphone':
      return {
        title: 'We found no microphone',
        text: 'This device has none, or it is switched off.',
        steps: ['Plug a microphone or headset in, or open this page on your phone.'],
        mayRetry: true,
      }
    case 'refused':
      return {
        title: `The browser may not use your ${devices}`,
        text: 'It asks once and then remembers a no.',
        steps: [
          'Press the sign to the left of the address: a lock, a camera or two sliders.',
          `Allow the ${devices} for this site.`,
          'On a phone or a Mac they may also be off for the whole browser: look under Privacy in the system settings.',
        ],
        mayRetry: true,
      }
    case 'in_use':
      return {
        title: `Your ${devices} cannot be reached`,
        text: 'Most often another program is using them, such as a video call.',
        steps: ['Close the other program or tab.', 'If that does not help, unplug the device and plug it in again.'],
        mayRetry: true,
      }
    case 'lost':
      return {
        title: 'The connection to your device was lost',
        text: 'It was unplugged or switched off.',
        steps: ['Plug it in again, then try again.'],
        mayRetry: true,
      }
    case 'insecure':
      return {
        title: 'Recording needs a secure address',
        text: `Browsers open the ${devices} only on pages whose address begins with https.`,
        steps: ['Open this page by its https address.', 'You can also upload a file that you made elsewhere.'],
        mayRetry: false,
      }
    case 'unsupported':
      return {
        title: 'This browser cannot record',
        text: 'It is too old, or recording is switched off in it.',
        steps: ['Use a newer browser, or open this page on your phone.', 'You can also upload a file that you made elsewhere.'],
        mayRetry: false,
      }
    case 'unknown':
      return {
        title: `We could not open your ${devices}`,
        text: 'The browser did not say why.',
        steps: ['Try again, or load the page again.', 'You can also upload a file that you made elsewhere.'],
        mayRetry: true,
      }
  }
}
