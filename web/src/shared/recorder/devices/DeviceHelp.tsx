import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { FilePick } from '#web/shared/recorder/devices/FilePick'
import type { DeviceFault } from '#web/shared/recorder/devices/device-fault'
import { helpFor } from '#web/shared/recorder/devices/device-words'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

interface DeviceHelpProps {
  readonly kind: RecordingKind
  readonly fault: DeviceFault
  readonly onRetry: () => void
  readonly onFile: (file: File) => void
}

/** Why nothing can be recorded, and the way out. */
export function DeviceHelp({ kind, fault, onRetry, onFile }: DeviceHelpProps) {
  const { title, text, steps, mayRetry } = helpFor(fault, kind)
  return (
    <Card label={title}>
      <div role="alert" className={styles.help}>
        <h3>{title}</h3>
        <p className={styles.small}>{text}</p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.ways}>
        {mayRetry && (
          <Button leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        <FilePick kind={kind} onFile={onFile} variant="default" />
      </div>
    </Card>
  )
}
