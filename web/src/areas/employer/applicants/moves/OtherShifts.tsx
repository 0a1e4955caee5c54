import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { fullShifts, placeWords } from '#web/areas/employer/applicants/moves/open-places'
import { dayShort } from '#web/ui/week/days'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from '../../dialog/Dialogs.module.css'

interface OtherShiftsProps {
  /** All of the job's. */
  readonly shifts: readonly JobShift[]
  readonly offered: readonly OfferShift[]
  readonly application: { readonly _id: string; readonly shifts: readonly string[] }
  readonly cover: Cover | undefined
  readonly onAdd: (shift: JobShift) => void
}

/** The job's shifts that the offer leaves out: a press adds one, and one that is full says whose it is. */
export function OtherShifts({ shifts, offered, application, cover, onAdd }: OtherShiftsProps) {
  const titleId = useId()
  const full = cover ? fullShifts(cover, application._id) : []
  const others = shifts.filter(({ _id }) => !offered.some((one) => one._id === _id))
  if (others.length === 0) return null
  const isAsked = ({ _id }: JobShift) => application.shifts.includes(_id)
  return (
    <div className={styles.choices} role="group" aria-labelledby={titleId}>
      <b id={titleId}>{words.notInThisOffer}</b>
      {others.map((shift) => {
        const when = `${dayShort(shift.day)} ${shift.start}–${shift.end}`
        const isFull = full.includes(shift._id)
        const known = [isAsked(shift) && words.askedFor, cover && placeWords(cover, application._id, shift._id)].filter(Boolean).join('. ')
        return (
          <div key={shift._id} className={styles.other}>
            <span>
              {when}
              {known && <span className={styles.least}>{known}</span>}
            </span>
            {!isFull && (
              <Button
                variant="light"
                leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
                aria-label={words.addShift(when)}
                onClick={() => onAdd(shift)}
              >
                {words.add}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}
