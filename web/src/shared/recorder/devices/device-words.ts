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
        title: 'We can’t find a camera',
        text: 'There isn’t one, or it’s switched off.',
        steps: ['Plug one in or open this page on your phone.', 'You can also upload a video you’ve already made.'],
        mayRetry: true,
      }
    case 'no_microphone':
      return {
        title: 'We found no microphone',
        text: 'There isn’t one, or it’s switched off.',
        steps: ['Plug a microphone or headset in, or open this page on your phone.'],
        mayRetry: true,
      }
    case 'refused':
      return {
        title: `The browser may not use your ${devices}`,
        text: 'Allow them for this site, then try again.',
        steps: [
          'Choose the icon to the left of the web address: a padlock, camera or sliders.',
          `Allow the ${devices} for this site.`,
          'On a phone or a Mac they may also be off for the whole browser: look under Privacy in the system settings.',
        ],
        mayRetry: true,
      }
    case 'in_use':
      return {
        title: `Your ${devices} can’t be reached`,
        text: 'Most often another program is using them, like a video call.',
        steps: ['Close the other app or tab.', 'If that doesn’t help, unplug the device and plug it in again.'],
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
        title: 'This browser can’t record',
        text: 'It’s out of date or recording is turned off.',
        steps: ['Use a newer browser, or open this page on your phone.', 'You can also upload a file that you made elsewhere.'],
        mayRetry: false,
      }
    case 'unknown':
      return {
        title: `We couldn’t open your ${devices}`,
        text: 'The browser didn’t say why.',
        steps: ['Try again, or load the page again.', 'You can also upload a file that you made elsewhere.'],
        mayRetry: true,
      }
  }
}
