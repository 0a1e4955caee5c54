import { type ReactNode, type RefObject, useCallback } from 'react'
import { words } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

interface CameraPictureProps {
  readonly stream: MediaStream
  readonly videoRef?: RefObject<HTMLVideoElement | null>
  /** fill: the whole of its parent. */
  readonly size?: 'card' | 'fill'
  readonly children?: ReactNode
}

/** What the camera sees, the way round that a mirror shows it. */
export function CameraPicture({ stream, videoRef, size = 'card', children }: CameraPictureProps) {
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      if (videoRef) videoRef.current = element
      if (element) element.srcObject = stream
    },
    [stream, videoRef],
  )
  return (
    <div className={styles.camera} data-size={size}>
      <video ref={attach} autoPlay muted playsInline disablePictureInPicture aria-label={words.cameraPreview} />
      {children}
    </div>
  )
}
