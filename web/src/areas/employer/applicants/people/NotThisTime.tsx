import { UNDO_MINUTES } from '@evenshift/contract/constants'
import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import type { RejectReason } from '@evenshift/contract/states/application/application'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { CloseButton, Popover, type PopoverProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState } from 'react'
import { isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { likelyReason, moreReasons, nearReasons } from '#web/areas/employer/applicants/people/people-words'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './Reasons.module.css'

interface NotThisTimeProps {
  readonly row: ApplicantCard
  readonly flow: MoveFlow
}

/** All the reasons are taller than what may be free above or below the button: the rest is scrolled to. */
const keptOnScreen: NonNullable<PopoverProps['middlewares']> = {
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${availableHeight}px`
    },
  },
}

/** A no in two presses: the button, then its reason, which sends it. */
export function NotThisTime({ row, flow }: NotThisTimeProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const close = () => setOpen(false)
  const { name } = row.applicant
  const title = words.whyNot(firstNameOf(name))
  const choose = (reason: RejectReason) => {
    close()
    if (reason === 'other') flow.start(row, 'rejected', reason)
    else flow.make(row, { status: 'rejected', reason })
  }
  const reasons = <Reasons row={row} onChoose={choose} />
  return (
    <>
      <Popover
        opened={isOpen && !phone}
        onChange={setOpen}
        width={344}
        position="top-end"
        radius={16}
        shadow="md"
        middlewares={keptOnScreen}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            disabled={flow.going.has(row._id) || !isOpenMove(row, 'rejected')}
            aria-label={words.notThisTimeWithName(name)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.notThisTime}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.popover ?? ''} aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <CloseButton aria-label={words.close} size={40} onClick={close} />
          </div>
          {reasons}
        </Popover.Dropdown>
      </Popover>
      {phone && (
        <Sheet opened={isOpen} onClose={close} title={title} unsaved={false}>
          {reasons}
        </Sheet>
      )}
    </>
  )
}

interface ReasonsProps {
  readonly row: ApplicantCard
  readonly onChoose: (reason: RejectReason) => void
}

/** The button that had the focus is gone once the others are there. */
const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** The likeliest reason first, with what says so; a press sends it. */
function Reasons({ row, onChoose }: ReasonsProps) {
  const [isMore, setMore] = useState(false)
  const { reason: likely, because } = likelyReason(row)
  const near = [likely, ...nearReasons.filter((one) => one !== likely)]
  return (
    <div className={styles.reasons}>
      <ul>
        {[...near, ...(isMore ? [...moreReasons, 'other' as const] : [])].map((reason) => (
          <li key={reason}>
            <button
              type="button"
              {...(reason === moreReasons[0] ? { ref: focus } : {})}
              data-likely={reason === likely || undefined}
              onClick={() => onChoose(reason)}
            >
              <span>{rejectWords[reason]}</span>
              {reason === likely && because && <small>{because}</small>}
            </button>
          </li>
        ))}
        {!isMore && (
          <li>
            <button type="button" onClick={() => setMore(true)}>
              {words.moreReasons}
            </button>
          </li>
        )}
      </ul>
      <p>{words.seesReasonGoesMinutes(firstNameOf(row.applicant.name), UNDO_MINUTES)}</p>
    </div>
  )
}
