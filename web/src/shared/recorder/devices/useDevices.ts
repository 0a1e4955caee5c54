import { useCallback, useEffect, useState } from 'react'
import { ownContainer } from '#web/shared/recorder/codecs'
import { type DeviceFault, deviceFaultOf } from '#web/shared/recorder/devices/device-fault'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { type DeviceChoice, type NamedDevice, closeDevices, devicesOf, openDevices } from '#web/shared/recorder/devices/open-devices'

interface Opened {
  readonly stream: MediaStream | null
  readonly fault: DeviceFault | null
  readonly cameras: readonly NamedDevice[]
  readonly microphones: readonly NamedDevice[]
}
const closed: Opened = { stream: null, fault: null, cameras: [], microphones: [] }

export interface Devices extends Opened {
  readonly choose: (choice: DeviceChoice) => void
  readonly retry: () => void
}

/** What speaks against recording before any device is asked for. */
function faultOfPlace(kind: RecordingKind): DeviceFault | null {
  if (!window.isSecureContext || !('mediaDevices' in navigator)) return 'insecure'
  return ownContainer(kind) === null ? 'unsupported' : null
}

/** Camera and microphone while `on`; they are turned off as soon as nothing needs them. */
export function useDevices(kind: RecordingKind, on: boolean): Devices {
  const [opened, setOpened] = useState(closed)
  const [choice, setChoice] = useState<DeviceChoice>({})
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((count) => count + 1), [])
  const choose = useCallback((change: DeviceChoice) => setChoice((before) => ({ ...before, ...change })), [])

  const placeFault = faultOfPlace(kind)
  useEffect(() => {
    if (!on || placeFault) return undefined
    let isGone = false
    let held: MediaStream | null = null
    const open = async () => {
      const stream = await openDevices(kind, choice)
      if (isGone) return closeDevices(stream)
      held = stream
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => setOpened((before) => ({ ...before, stream: null, fault: 'lost' })))
      const [cameras, microphones] = await Promise.all([devicesOf('videoinput'), devicesOf('audioinput')])
      if (!isGone) setOpened({ stream, fault: null, cameras, microphones })
    }
    open().catch((error: unknown) => {
      if (!isGone) setOpened({ ...closed, fault: deviceFaultOf(error) })
    })
    return () => {
      isGone = true
      if (held) closeDevices(held)
      setOpened(closed)
    }
  }, [kind, on, placeFault, choice, tries])

  const waitsForDevice = opened.fault === 'no_camera' || opened.fault === 'no_microphone' || opened.fault === 'lost'
  useEffect(() => {
    if (!waitsForDevice) return undefined
    navigator.mediaDevices.addEventListener('devicechange', retry)
    return () => navigator.mediaDevices.removeEventListener('devicechange', retry)
  }, [waitsForDevice, retry])

  return { ...opened, fault: placeFault ?? opened.fault, choose, retry }
}
