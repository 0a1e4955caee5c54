import type { RecordingKind } from '#web/shared/recorder/kind'
import type { Devices } from '#web/shared/recorder/devices/useDevices'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/shared/recorder/devices/words'

/** Which camera and microphone, where there are several. */
export function DeviceChoices({ kind, devices }: { readonly kind: RecordingKind; readonly devices: Devices }) {
  const { stream, cameras, microphones, choose } = devices
  const [picture] = stream?.getVideoTracks() ?? []
  const [sound] = stream?.getAudioTracks() ?? []
  return (
    <>
      {kind === 'video' && cameras.length > 1 && (
        <SelectField
          label={words.camera}
          options={cameras}
          value={picture?.getSettings().deviceId ?? null}
          onChange={(camera) => camera && choose({ camera })}
        />
      )}
      {microphones.length > 1 && (
        <SelectField
          label={words.microphone}
          options={microphones}
          value={sound?.getSettings().deviceId ?? null}
          onChange={(microphone) => microphone && choose({ microphone })}
        />
      )}
    </>
  )
}
